#pragma once

#include <QtTest>

// How the test classes of a folder share one program, which takes the name of the class to run first:
// test.core.io core.io.csv [Qt Test's arguments].

namespace attention {

/// What main() would be in a program of the class's own. The arguments have the class's name taken out.
using TestMain = int (*)(int count, char** arguments);

/// Makes a test class known to the program that it is linked into.
class TestClass {
 public:
    /// @param file  __FILE__ of the test; tests/core/io/csv_test.cpp is core.io.csv
    TestClass(const char* file, TestMain main);
};

/// For tests that need nothing of Qt's event loop.
struct NoApplication {
    NoApplication(int&, char**) {}
};

template <class Test, class Application>
int runTest(int count, char** arguments) {
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    [[maybe_unused]] const Application application(count, arguments);
    Test test;
    return QTest::qExec(&test, count, arguments);
}

}  // namespace attention

/// At the end of a test's file: which class it has, and in which kind of application it runs.
#define ATTENTION_TEST(Test, Application) \
    static const attention::TestClass classOf##Test(__FILE__, attention::runTest<Test, Application>);
/// At the end of a test's file that needs a main() of its own.
#define ATTENTION_TEST_MAIN(main) static const attention::TestClass classOf##main(__FILE__, main);
