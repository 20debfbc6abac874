#include "ui/text/parameter_text.h"

#include <set>

#include "core/scene/parameters.h"
#include "tests/test_class.h"

using namespace attention;

class ParameterTextTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void everyParameterHasWords() {
        for (const ParameterInfo& info : parameterTable()) {
            const ParameterText words = parameterText(info.key);
            const auto key = QByteArray(info.key.data(), qsizetype(info.key.size()));
            QVERIFY2(!words.name.isEmpty(), key.constData());
            QVERIFY2(words.tooltip.endsWith(u'.'), key.constData());
            // Short enough for the panel at its usual width: above a text, or beside a number.
            const bool isAbove = std::holds_alternative<TextField>(info.field);
            QVERIFY2(words.name.size() <= (isAbove ? 32 : 18), key.constData());
        }
    }

    void everyChoiceHasWords() {
        for (const ParameterInfo& info : parameterTable()) {
            const auto* choice = std::get_if<ChoiceField>(&info.field);
            if (!choice) continue;
            for (const ChoiceValue& value : choice->values) {
                const QString words = choiceWords(value);
                // Names that are words already stay as they are.
                static const std::set<std::string_view> kWords{
                    "encoding",   "mask",    "numbers",     "padding",      "kernel-values", "output-view",
                    "heads-view", "queries", "head-design", "architecture", "quantity",      "pass",
                    "chart-view", "task",    "ghost",       "activation"};
                const bool isName = kWords.contains(info.key) || value.name == "on" || value.name == "off";
                QVERIFY2(isName ? !words.isEmpty() : words != QString::fromUtf8(value.name), qPrintable(words));
            }
        }
    }

    void labels_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("label");
        QTest::addRow("a symbol in plain letters") << "n"
                                                   << "n";
        QTest::addRow("a name where there is no symbol") << "start"
                                                         << "first position";
    }
    void labels() {
        QFETCH(QString, key);
        QTEST(parameterLabel(key.toStdString()), "label");
    }

    void values_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<ParameterValue>("value");
        QTest::addColumn<QString>("words");
        QTest::addRow("a whole number") << "n" << ParameterValue(std::int64_t(16384)) << "16\u202F384";
        QTest::addRow("a real, exact") << "base" << ParameterValue(0.1) << "0.1";
        QTest::addRow("none") << "row" << ParameterValue() << "–";
        QTest::addRow("a choice") << "look" << choiceValue(FigureStyle::Book) << "as in the book";
    }
    void values() {
        QFETCH(QString, key);
        QFETCH(ParameterValue, value);
        QTEST(valueWords(*findParameter(key.toStdString()), value), "words");
    }

    void anUnknownKeyShowsItself() { QCOMPARE(parameterText("no-such-key").name, QStringLiteral("no-such-key")); }
};

ATTENTION_TEST(ParameterTextTest, QApplication)
#include "parameter_text_test.moc"
