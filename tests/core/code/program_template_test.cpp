#include "core/code/program_template.h"

#include <limits>

#include "tests/test_class.h"

using namespace attention;

/// Templates of programs: what they leave of their directives, and what is no template.
class ProgramTemplateTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void filled_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("result");
        QTest::addRow("values") << "n, d = {{n}}, {{d}}  # {{n}}"
                                << "n, d = 5, 8  # 5\n";
        QTest::addRow("taken") << "% if n\na\n% else\nb\n% end\nc\n"
                               << "a\nc\n";
        QTest::addRow("not taken") << "% if empty\na\n% elif off\nb\n% elif none\nc\n% else\nd\n% end"
                                   << "d\n";
        QTest::addRow("first true branch alone") << "% if off\na\n% elif n\nb\n% elif d\nc\n% else\nd\n% end"
                                                 << "b\n";
        QTest::addRow("equal") << "% if d == 8\na\n% end\n% if d != 8\nb\n% end\n% if mask == causal\nc\n% end"
                               << "a\nc\n";
        QTest::addRow("and, not") << "% if n and not off\na\n% end\n% if n and off\nb\n% end"
                                  << "a\n";
        QTest::addRow("nested in what is not taken")
            << "% if off\n% if n\na\n% else\nb\n% end\n% include missing\n{{missing}}\n% else\nc\n% end"
            << "c\n";
        QTest::addRow("included with its indentation") << "def f():\n    % include part\n"
                                                       << "def f():\n    x = 5\n\n    y\n";
    }
    void filled() {
        QFETCH(QString, text);
        QFETCH(QString, result);
        QCOMPARE(QString::fromStdString(fillTemplate(text.toStdString(), kValues, included)), result);
    }

    void mistakes_data() {
        QTest::addColumn<QString>("text");
        for (const char* text : {"{{unknown}}", "{{n", "% if unknown\n% end", "% if n\na", "% end", "% else",
                                 "% loop n", "% include missing"})
            QTest::addRow("%s", text) << text;
    }
    void mistakes() {
        QFETCH(QString, text);
        QVERIFY_EXCEPTION_THROWN((void)fillTemplate(text.toStdString(), kValues, included), TemplateError);
    }

    void literals() {
        QCOMPARE(realLiteral(3), std::string("3.0"));
        QCOMPARE(realLiteral(-0.1), std::string("-0.1"));
        QCOMPARE(realLiteral(1e300), std::string("1e+300"));
        QCOMPARE(realLiteral(std::numeric_limits<double>::infinity()), std::string("float(\"inf\")"));
        Matrix matrix(2, 2);
        matrix << 1, 0.5, -2, 4;
        QCOMPARE(matrixLiteral(matrix, 3), std::string("[[1.0, 0.5],\n   [-2.0, 4.0]]"));
    }

 private:
    inline static const TemplateValues kValues{{"n", "5"},    {"d", "8"},     {"mask", "causal"},
                                               {"empty", ""}, {"off", "off"}, {"none", "none"}};
    static std::string included(std::string_view name) {
        if (name != "part") throw TemplateError("no template");
        return "x = {{n}}\n\n% if off\nz\n% end\ny\n";
    }
};

ATTENTION_TEST(ProgramTemplateTest, attention::NoApplication)
#include "program_template_test.moc"
