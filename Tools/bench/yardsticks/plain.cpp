// Plain Xapian by its manual, as a yardstick for ranking: plain DB DOCUMENTS.tsv QUERIES.tsv prints query, tab, document.
#include <xapian.h>

#include <fstream>
#include <iostream>
#include <string>

namespace {

constexpr Xapian::doccount kDepth = 100;

/// The text up to the next tab, which is taken off the line.
std::string cell(std::string& line) {
  const auto tab = line.find('\t');
  std::string text = line.substr(0, tab);
  line.erase(0, tab == std::string::npos ? line.size() : tab + 1);
  return text;
}

}  // namespace

int main(int count, char** arguments) try {
  if (count != 4) throw std::runtime_error("usage: plain DB DOCUMENTS.tsv QUERIES.tsv");
  Xapian::WritableDatabase database(arguments[1], Xapian::DB_CREATE_OR_OVERWRITE);
  Xapian::TermGenerator generator;
  generator.set_stemmer(Xapian::Stem("english"));
  std::ifstream documents(arguments[2]), queries(arguments[3]);
  for (std::string line; std::getline(documents, line);) {
    Xapian::Document document;
    document.set_data(cell(line));
    generator.set_document(document);
    const std::string title = cell(line);
    generator.index_text(title, 1, "S");
    generator.index_text(title);
    generator.increase_termpos();
    generator.index_text(line);
    database.add_document(document);
  }
  database.commit();
  Xapian::QueryParser parser;
  parser.set_database(database);
  parser.set_stemmer(Xapian::Stem("english"));
  parser.set_stemming_strategy(Xapian::QueryParser::STEM_SOME);
  parser.set_default_op(Xapian::Query::OP_OR);
  Xapian::Enquire enquire(database);
  for (std::string line; std::getline(queries, line);) {
    const std::string name = cell(line);
    enquire.set_query(parser.parse_query(line, 0));
    const Xapian::MSet found = enquire.get_mset(0, kDepth);
    for (auto hit = found.begin(); hit != found.end(); ++hit)
      std::cout << name << '\t' << hit.get_document().get_data() << '\n';
  }
} catch (const Xapian::Error& error) {
  std::cerr << error.get_description() << '\n';
  return 1;
} catch (const std::exception& error) {
  std::cerr << error.what() << '\n';
  return 1;
}
