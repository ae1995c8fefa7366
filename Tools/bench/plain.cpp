// The yardstick: what a C++ programmer gets from Xapian by its manual, with the same search abilities.
//
//   plain index DB CORPUS.ndjson               a fresh database, one commit at the end
//   plain query DB WORDS.txt ROUNDS [partial]  every word in turn, ten stored documents read for each
//   plain query DB WORDS.txt ROUNDS typing     as partial, of all rounds the best time of each
//   plain spotlight GENERATION APP TITLES.txt ROUNDS  titles by term and by beginning, all stored documents read
//
// A line of WORDS.txt is a word, or a class, a tab and a word; each class prints one JSON line of its own, times of the
// wall clock and of the processor. Reading and parsing the corpus is not measured; making documents from it is.
#include <sys/resource.h>
#include <time.h>
#include <xapian.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace {

struct Record {
  std::map<std::string, std::string> text;
  std::map<std::string, double> number;
  std::vector<std::string> keywords;
  std::string line;
};

/// Reads one flat JSON object: strings, numbers and lists of strings.
class Reader {
 public:
  explicit Reader(const std::string& line) : at_(line.c_str()), end_(at_ + line.size()) {}

  Record record() {
    Record result;
    expect('{');
    if (peek() == '}') return result;
    do {
      std::string key = string();
      expect(':');
      char next = peek();
      if (next == '"') {
        result.text[key] = string();
      } else if (next == '[') {
        ++at_;
        while (peek() != ']') {
          result.keywords.push_back(string());
          if (peek() == ',') ++at_;
        }
        ++at_;
      } else {
        char* stop = nullptr;
        result.number[key] = std::strtod(at_, &stop);
        if (stop == at_) throw std::runtime_error("not a value");
        at_ = stop;
      }
    } while (peek() == ',' && ++at_);
    expect('}');
    return result;
  }

 private:
  const char* at_;
  const char* end_;

  char peek() {
    while (at_ < end_ && (*at_ == ' ' || *at_ == '\t')) ++at_;
    return at_ < end_ ? *at_ : '\0';
  }

  void expect(char wanted) {
    if (peek() != wanted) throw std::runtime_error(std::string("expected ") + wanted);
    ++at_;
  }

  unsigned hex() {
    if (end_ - at_ < 4) throw std::runtime_error("short escape");
    unsigned value = std::strtoul(std::string(at_, 4).c_str(), nullptr, 16);
    at_ += 4;
    return value;
  }

  std::string string() {
    std::string result;
    expect('"');
    while (at_ < end_ && *at_ != '"') {
      if (*at_ != '\\') {
        result += *at_++;
        continue;
      }
      ++at_;
      char escape = *at_++;
      switch (escape) {
        case 'n': result += '\n'; break;
        case 't': result += '\t'; break;
        case 'r': result += '\r'; break;
        case 'b': result += '\b'; break;
        case 'f': result += '\f'; break;
        case 'u': {
          unsigned code = hex();
          if (code >= 0xD800 && code < 0xDC00 && end_ - at_ >= 6 && at_[0] == '\\' && at_[1] == 'u') {
            at_ += 2;
            code = 0x10000 + ((code - 0xD800) << 10) + (hex() - 0xDC00);
          }
          Xapian::Unicode::append_utf8(result, code);
          break;
        }
        default: result += escape;
      }
    }
    expect('"');
    return result;
  }
};

std::vector<Record> load(const char* path) {
  std::ifstream file(path);
  if (!file) throw std::runtime_error(std::string("cannot read ") + path);
  std::vector<Record> records;
  std::string line;
  while (std::getline(file, line)) {
    records.push_back(Reader(line).record());
    records.back().line = line;
  }
  return records;
}

double wall() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

double cpu() {
  rusage use;
  getrusage(RUSAGE_SELF, &use);
  return use.ru_utime.tv_sec + use.ru_stime.tv_sec + (use.ru_utime.tv_usec + use.ru_stime.tv_usec) / 1e6;
}

long peakMegabytes() {
  rusage use;
  getrusage(RUSAGE_SELF, &use);
  return use.ru_maxrss / 1024;
}

/// Makes documents: title words under S too, title and description as text, keywords, filters, custom keys.
class DocumentMaker {
 public:
  DocumentMaker() { generator_.set_stemmer(Xapian::Stem("english")); }

  Xapian::Document make(const Record& record) {
    Xapian::Document document;
    generator_.set_document(document);
    generator_.set_termpos(0);

    const std::string& title = record.text.at("title");
    generator_.index_text_without_positions(title, 1, "S");
    generator_.index_text(title, 3);
    generator_.increase_termpos();
    generator_.index_text(record.text.at("contentDescription"));
    for (const std::string& keyword : record.keywords) {
      generator_.index_text_without_positions(keyword);
      document.add_boolean_term(limited("K" + keyword));
    }
    for (const char* key : {"version", "maintainer"}) {
      auto found = record.text.find(key);
      if (found == record.text.end()) continue;
      std::string prefix = std::string("XK") + key + ":";
      generator_.increase_termpos();
      generator_.index_text(found->second);
      generator_.index_text_without_positions(found->second, 1, prefix);
      document.add_boolean_term(limited(prefix + "=" + found->second));
    }
    for (auto& [key, value] : record.number) document.add_value(10, Xapian::sortable_serialise(value));

    document.add_boolean_term("XT" + record.text.at("type"));
    document.add_boolean_term(limited("Q" + record.text.at("id")));
    document.set_data(record.line);
    return document;
  }

 private:
  Xapian::TermGenerator generator_;

  static std::string limited(std::string term) {
    if (term.size() > 240) term.resize(240);
    return term;
  }
};

int index(const char* path, const char* corpus) {
  std::vector<Record> records = load(corpus);
  double wallStart = wall(), cpuStart = cpu();
  {
    Xapian::WritableDatabase database(path, Xapian::DB_CREATE_OR_OVERWRITE);
    DocumentMaker maker;
    for (const Record& record : records) database.add_document(maker.make(record));
    database.commit();
  }
  std::printf("{\"program\":\"plain\",\"job\":\"bulk\",\"entities\":%zu,\"wall\":%.4f,\"cpu\":%.4f,\"peakMB\":%ld}\n",
              records.size(), wall() - wallStart, cpu() - cpuStart, peakMegabytes());
  return 0;
}

double percentile(const std::vector<double>& sorted, double part) {
  return sorted[std::min(sorted.size() - 1, size_t(part * sorted.size()))];
}

double cpuMicros() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec * 1e6 + now.tv_nsec / 1e3;
}

/// What one class of queries took.
struct Times {
  std::vector<double> wall, cpu;
  size_t hits = 0, bytes = 0;

  void print(const std::string& job) {
    std::sort(wall.begin(), wall.end());
    std::sort(cpu.begin(), cpu.end());
    double used = 0, sum = 0;
    for (double micros : wall) sum += micros;
    for (double micros : cpu) used += micros / 1e6;
    std::printf("{\"program\":\"plain\",\"job\":\"%s\",\"queries\":%zu,\"hits\":%zu,\"bytes\":%zu,\"cpu\":%.4f,"
                "\"mean\":%.1f,\"p50\":%.1f,\"p95\":%.1f,\"p99\":%.1f,\"cpu50\":%.1f,\"cpu95\":%.1f,\"cpu99\":%.1f}\n",
                job.c_str(), wall.size(), hits, bytes, used, sum / wall.size(), percentile(wall, 0.5),
                percentile(wall, 0.95), percentile(wall, 0.99), percentile(cpu, 0.5), percentile(cpu, 0.95),
                percentile(cpu, 0.99));
  }
};

int query(const char* path, const char* wordsFile, int rounds, bool partial, bool best) {
  std::ifstream file(wordsFile);
  if (!file) throw std::runtime_error(std::string("cannot read ") + wordsFile);
  std::vector<std::pair<std::string, std::string>> queries;
  std::vector<std::string> order;
  std::map<std::string, Times> times;
  for (std::string line; std::getline(file, line);) {
    size_t tab = line.find('\t');
    std::string job = tab == std::string::npos ? (partial ? "word-completed" : "word") : line.substr(0, tab);
    if (times.find(job) == times.end()) order.push_back(job);
    times[job];
    queries.emplace_back(job, tab == std::string::npos ? line : line.substr(tab + 1));
  }
  if (queries.empty()) throw std::runtime_error("no words");

  Xapian::Database database(path);
  Xapian::QueryParser parser;
  parser.set_database(database);
  parser.set_stemmer(Xapian::Stem("english"));
  parser.set_stemming_strategy(Xapian::QueryParser::STEM_SOME);
  parser.set_default_op(Xapian::Query::OP_AND);
  unsigned flags = Xapian::QueryParser::FLAG_DEFAULT | (partial ? Xapian::QueryParser::FLAG_PARTIAL : 0);

  std::vector<std::pair<double, double>> least(queries.size(), {1e18, 1e18});
  for (int round = -1; round < rounds; ++round) {  // one round to warm up
    for (size_t number = 0; number < queries.size(); ++number) {
      const auto& [job, word] = queries[number];
      Times& taken = times[job];
      size_t hits = 0, bytes = 0;
      double start = wall(), cpuStart = cpuMicros();
      {
        Xapian::Enquire enquire(database);
        enquire.set_query(parser.parse_query(word, flags));
        Xapian::MSet matches = enquire.get_mset(0, 10);
        for (auto match = matches.begin(); match != matches.end(); ++match, ++hits)
          bytes += match.get_document().get_data().size();
      }
      double cpuTook = cpuMicros() - cpuStart, took = (wall() - start) * 1e6;
      if (round < 0) continue;
      if (best) {
        least[number] = {std::min(least[number].first, took), std::min(least[number].second, cpuTook)};
        if (round + 1 < rounds) continue;
        std::tie(took, cpuTook) = least[number];
      }
      taken.wall.push_back(took);
      taken.cpu.push_back(cpuTook);
      taken.hits += hits;
      taken.bytes += bytes;
    }
  }
  for (const std::string& job : order) times[job].print(job);
  return 0;
}

/// Runs whole titles and beginnings of titles as terms of a generation of Limelight's own, every hit's document read.
///
/// Reopens before each query, as whoever is to see what was written since has to.
int spotlight(const char* path, const char* app, const char* titlesFile, int rounds) {
  std::ifstream file(titlesFile);
  if (!file) throw std::runtime_error(std::string("cannot read ") + titlesFile);
  std::vector<std::string> titles;
  for (std::string line; std::getline(file, line);) titles.push_back(line);
  if (titles.empty()) throw std::runtime_error("no titles");
  Xapian::Database database(path);
  Xapian::Query scope("XAPP:" + std::string(app));
  for (bool begins : {false, true}) {
    Times taken;
    for (int round = -1; round < rounds; ++round) {
      for (const std::string& title : titles) {
        double start = wall(), cpuStart = cpuMicros();
        database.reopen();
        std::string value = "S=" + (begins ? title.substr(0, 4) : title);
        Xapian::Query query = begins ? Xapian::Query(Xapian::Query::OP_WILDCARD, value) : Xapian::Query(value);
        Xapian::Enquire enquire(database);
        enquire.set_weighting_scheme(Xapian::BoolWeight());
        enquire.set_query(Xapian::Query(Xapian::Query::OP_FILTER, query, scope));
        Xapian::MSet matches = enquire.get_mset(0, database.get_doccount());
        size_t hits = 0, bytes = 0;
        for (auto match = matches.begin(); match != matches.end(); ++match, ++hits)
          bytes += match.get_document().get_data().size();
        double cpuTook = cpuMicros() - cpuStart, took = (wall() - start) * 1e6;
        if (round < 0) continue;
        taken.wall.push_back(took);
        taken.cpu.push_back(cpuTook);
        taken.hits += hits;
        taken.bytes += bytes;
      }
    }
    taken.print(begins ? "title-begins" : "title-equals");
  }
  return 0;
}

}  // namespace

int main(int count, char** arguments) {
  try {
    std::string verb = count > 1 ? arguments[1] : "";
    if (verb == "index" && count == 4) return index(arguments[2], arguments[3]);
    if (verb == "query" && (count == 5 || count == 6))
      return query(arguments[2], arguments[3], std::max(1, std::atoi(arguments[4])), count == 6,
                   count == 6 && std::string(arguments[5]) == "typing");
    if (verb == "spotlight" && count == 6)
      return spotlight(arguments[2], arguments[3], arguments[4], std::max(1, std::atoi(arguments[5])));
    std::cerr << "usage: plain index DB CORPUS | plain query DB WORDS ROUNDS [partial|typing] | "
                 "plain spotlight GENERATION APP TITLES ROUNDS\n";
    return 2;
  } catch (const Xapian::Error& error) {
    std::cerr << error.get_description() << "\n";
  } catch (const std::exception& error) {
    std::cerr << "plain: " << error.what() << "\n";
  }
  return 1;
}
