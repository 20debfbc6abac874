#include "ui/parameter_text.h"

#include <QtTest>

#include "core/scene/parameters.h"

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
            // Short enough for the panel at its usual width.
            QVERIFY2(words.name.size() <= 18, key.constData());
        }
    }

    void everyChoiceHasWords() {
        for (const ParameterInfo& info : parameterTable()) {
            const auto* choice = std::get_if<ChoiceField>(&info.field);
            if (!choice) continue;
            for (const std::string_view name : choice->names) {
                const QString words = choiceText(info.key, name);
                QVERIFY2(words.contains(u' '), qPrintable(words));
            }
        }
    }

    void anUnknownKeyShowsItself() {
        QCOMPARE(parameterText("no-such-key").name, QStringLiteral("no-such-key"));
        QCOMPARE(choiceText("look", "new"), QStringLiteral("new"));
    }
};

QTEST_MAIN(ParameterTextTest)
#include "parameter_text_test.moc"
