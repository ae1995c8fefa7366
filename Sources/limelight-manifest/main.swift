// Becomes the program in the next change.
print("limelight-manifest")
