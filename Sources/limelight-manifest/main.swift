import Foundation
import ManifestExtraction

let code = ManifestProgram.run(Array(CommandLine.arguments.dropFirst())) { text in
  FileHandle.standardOutput.write(Data(text.utf8))
} say: { text in
  FileHandle.standardError.write(Data(text.utf8))
}
exit(code)
