#include <cstdio>
#include <map>
#include <string>

#include "tests/test_class.h"

namespace attention {
namespace {

std::map<std::string, TestMain>& testClasses() {
    static std::map<std::string, TestMain> classes;
    return classes;
}

std::string nameOf(std::string file) {
    const std::string folder = ATTENTION_SOURCE_DIR "/tests/", ending = "_test.cpp";
    file = file.substr(folder.size(), file.size() - folder.size() - ending.size());
    for (char& character : file)
        if (character == '/') character = '.';
    return file;
}

}  // namespace

TestClass::TestClass(const char* file, TestMain main) {
    testClasses()[nameOf(file)] = main;
}

}  // namespace attention

int main(int count, char** arguments) {
    const auto& classes = attention::testClasses();
    const auto found = classes.find(count > 1 ? arguments[1] : "");
    if (found == classes.end()) {
        std::fprintf(stderr, "usage: %s CLASS [ARGUMENT OF QT TEST...], where CLASS is one of\n", arguments[0]);
        for (const auto& [name, main] : classes) std::fprintf(stderr, "  %s\n", name.c_str());
        return 2;
    }
    arguments[1] = arguments[0];
    return found->second(count - 1, arguments + 1);
}
