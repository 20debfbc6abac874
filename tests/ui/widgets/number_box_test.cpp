#include "ui/widgets/number_box.h"

#include <QLineEdit>
#include <QSignalSpy>

#include "tests/test_class.h"
#include "ui/figure/figure.h"
#include "ui/text/exact_number_format.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"
#include "ui/widgets/style.h"

using namespace attention;

using Number = std::optional<ExactNumber>;

namespace {

constexpr SliderScale kWhole{.minimum = 1, .maximum = 16384};
constexpr SliderScale kAnyBase{.minimum = 1, .maximum = 1e300, .integer = false, .logarithmic = true};

/// A box that shows at once what was chosen in it, as the window's model would let it.
struct FollowedBox {
    explicit FollowedBox(const SliderScale& steps, bool excluded = false, Number value = 60) {
        box.setRange({steps.minimum, steps.maximum, excluded}, steps);
        box.setValue(value);
        QObject::connect(&box, &NumberBox::valueEdited, &box, [this](Number chosen) {
            choices.push_back(chosen);
            box.setValue(chosen);
        });
        box.show();
    }
    void type(const QString& text) {
        box.selectAll();
        QTest::keyClicks(&box, text);
        QTest::keyClick(&box, Qt::Key_Return);
    }
    NumberBox box;
    std::vector<Number> choices;
};

}  // namespace

class NumberBoxTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() {
        loadFonts();
        applyTheme(Theme::light());
    }

    void writesExactly_data() {
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("text");
        QTest::addRow("four digits in one") << 1024.0 << QStringLiteral("1024");
        QTest::addRow("five in two groups") << 10000.0 << QStringLiteral("10\u202F000");
        QTest::addRow("seven in three") << 1234567.0 << QStringLiteral("1\u202F234\u202F567");
        QTest::addRow("a true minus") << -59.0 << QStringLiteral("−59");
        QTest::addRow("all digits of a double") << 0.1 + 0.2 << QStringLiteral("0.30000000000000004");
        QTest::addRow("groups before the point only") << 12345.678901 << QStringLiteral("12\u202F345.678901");
        QTest::addRow("an exponent without plus") << 1e300 << QStringLiteral("1e300");
        QTest::addRow("a small one with a true minus") << 1e-7 << QStringLiteral("1e−07");
    }
    void writesExactly() {
        QFETCH(double, value);
        QFETCH(QString, text);
        QCOMPARE(exactNumber(value), text);
        QCOMPARE(parseNumberInput(text), Number(value));
    }

    void takesWhatIsTyped_data() {
        QTest::addColumn<bool>("whole");
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value");
        QTest::addRow("plain digits") << true << QStringLiteral("1234") << 1234.0;
        QTest::addRow("an exponent") << true << QStringLiteral("1e4") << 10000.0;
        QTest::addRow("grouped by blanks") << true << QStringLiteral("10 000") << 10000.0;
        QTest::addRow("too large: the largest") << true << QStringLiteral("99999") << 16384.0;
        QTest::addRow("too small: the smallest") << true << QStringLiteral("0") << 1.0;
        QTest::addRow("1.5e1 is whole") << false << QStringLiteral("1.5e1") << 15.0;
        QTest::addRow("a comma for a point") << false << QStringLiteral("1,5") << 1.5;
        QTest::addRow("four digits behind a comma are no thousands") << false << QStringLiteral("12,3456") << 12.3456;
        QTest::addRow("a real") << false << QStringLiteral("2.718281828459045") << 2.718281828459045;
    }
    void takesWhatIsTyped() {
        QFETCH(bool, whole);
        QFETCH(QString, text);
        QFETCH(double, value);
        FollowedBox followed(whole ? kWhole : kAnyBase);
        followed.type(text);
        QCOMPARE(followed.choices, std::vector<Number>{value});
        QCOMPARE(followed.box.value(), Number(value));
    }

    void wholeNumbersOf64BitsAreExact_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<qint64>("value");
        constexpr qint64 kMax = std::numeric_limits<qint64>::max();
        QTest::addRow("the largest") << "9223372036854775807" << kMax;
        QTest::addRow("beyond it: the largest") << "9223372036854775808" << kMax;
        QTest::addRow("far beyond it") << "1e30" << kMax;
        QTest::addRow("the one before") << "9223372036854775806" << kMax - 1;
        QTest::addRow("one more than doubles have") << "9007199254740993" << (qint64(1) << 53) + 1;
    }
    void wholeNumbersOf64BitsAreExact() {
        QFETCH(QString, typed);
        QFETCH(qint64, value);
        const ParameterBounds bounds = fixedBounds({.key = "seed"});
        FollowedBox followed({.minimum = bounds.minimum, .maximum = bounds.maximum});
        followed.box.resize(400, 28);
        followed.type(typed);
        QVERIFY(followed.box.value() == Number(value));
        QCOMPARE(followed.box.text().remove(QChar(0x202F)), QString::number(value));
        QTest::keyClick(&followed.box, Qt::Key_Down);
        QVERIFY(followed.box.value() == Number(value - 1));
    }

    void refusesWhatIsNoNumber_data() {
        QTest::addColumn<QString>("text");
        QTest::addRow("a comma and a point: one of them means something else") << QStringLiteral("1.000,5");
        QTest::addRow("letters") << QStringLiteral("abc");
        QTest::addRow("nothing") << QString();
        QTest::addRow("half an exponent") << QStringLiteral("1e");
        QTest::addRow("a dash, where none is not allowed") << QStringLiteral("-");
    }
    void refusesWhatIsNoNumber() {
        QFETCH(QString, text);
        FollowedBox followed(kAnyBase);
        followed.box.selectAll();
        QTest::keyClick(&followed.box, Qt::Key_Delete);
        followed.type(text);
        QVERIFY(followed.choices.empty());
        QCOMPARE(followed.box.text(), QStringLiteral("60"));
    }

    void writesTheDecimalSignOfTheLanguage() {
        const auto back = qScopeGuard([] { setDecimalSign(u'.'); });
        NumberBox box;
        box.setRange({kAnyBase.minimum, kAnyBase.maximum, false}, kAnyBase);
        box.setValue(12345.5);
        setDecimalSign(u',');
        QEvent change(QEvent::LanguageChange);
        QApplication::sendEvent(&box, &change);
        QCOMPARE(box.text(), QStringLiteral("12\u202F345,5"));
        QCOMPARE(formatDecimals(-1234567.891, 2), QStringLiteral("−1\u202F234\u202F567,89"));
        QCOMPARE(parseNumberInput("1,5"), Number(1.5));
        QCOMPARE(parseNumberInput("1.5"), Number(1.5));
        QCOMPARE(parseNumberInput("10,000"), Number(10.0));
        QCOMPARE(parseNumberInput("10.000"), Number(10000.0));
        QCOMPARE(parseNumberInput("1.024"), Number(1024.0));
        QCOMPARE(parseNumberInput("2.000.000,5"), Number(2000000.5));
        QCOMPARE(parseNumberInput("1.02"), Number(1.02));
        QCOMPARE(parseNumberInput("0.125"), Number(0.125));
        QCOMPARE(parseNumberInput("1.000.00"), Number());
        QCOMPARE(parseNumberInput("0.125"), Number(0.125));
        for (const double value : {0.1 + 0.2, 12345.678901, 1e-7, -59.5})
            QCOMPARE(parseNumberInput(exactNumber(value)), Number(value));
    }

    void saysNothingWhileTyping() {
        FollowedBox followed(kWhole);
        followed.box.selectAll();
        QTest::keyClicks(&followed.box, QStringLiteral("123"));
        QVERIFY(followed.choices.empty());
        QTest::keyClick(&followed.box, Qt::Key_Return);
        QCOMPARE(followed.choices, std::vector<Number>{123.0});
    }

    void escapeBringsTheValueBack() {
        FollowedBox followed(kWhole);
        followed.box.selectAll();
        QTest::keyClicks(&followed.box, QStringLiteral("7"));
        QTest::keyClick(&followed.box, Qt::Key_Escape);
        QCOMPARE(followed.box.text(), QStringLiteral("60"));
        QTest::keyClick(&followed.box, Qt::Key_Return);
        QVERIFY(followed.choices.empty());
    }

    void stepsByKeys() {
        FollowedBox followed(kWhole);
        for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Up, Qt::Key_Down, Qt::Key_PageUp})
            QTest::keyClick(&followed.box, key);
        QCOMPARE(followed.choices, (std::vector<Number>{61.0, 62.0, 61.0, 71.0}));
    }

    void stepsFromWhatIsTyped() {
        FollowedBox followed(kWhole);
        followed.box.selectAll();
        QTest::keyClicks(&followed.box, QStringLiteral("500"));
        QTest::keyClick(&followed.box, Qt::Key_Up);
        QCOMPARE(followed.choices, std::vector<Number>{501.0});
    }

    void neverReachesAnExcludedMinimum() {
        FollowedBox followed(kAnyBase, true, 2);
        QTest::keyClick(&followed.box, Qt::Key_Down);
        followed.type(QStringLiteral("1"));
        QVERIFY(followed.choices.empty());
        QCOMPARE(followed.box.text(), QStringLiteral("2"));
    }

    void noneIsADash() {
        FollowedBox followed(kWhole, false, std::nullopt);
        followed.box.setNoneAllowed(true);
        QCOMPARE(followed.box.text(), QStringLiteral("–"));
        QTest::keyClick(&followed.box, Qt::Key_Up);
        followed.type(QStringLiteral("5"));
        followed.type(QStringLiteral("-"));
        QCOMPARE(followed.choices, (std::vector<Number>{1.0, 5.0, std::nullopt}));
        QCOMPARE(followed.box.text(), QStringLiteral("–"));
    }

    void wheelNeedsFocus() {
        FollowedBox followed(kWhole);
        QVERIFY(QTest::qWaitForWindowActive(&followed.box));
        const auto turn = [&] {
            QWheelEvent event(QPointF(5, 5), QPointF(5, 5), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                              Qt::NoScrollPhase, false);
            QApplication::sendEvent(&followed.box, &event);
        };
        followed.box.clearFocus();
        turn();
        QVERIFY(followed.choices.empty());
        followed.box.setFocus();
        turn();
        QCOMPARE(followed.choices, std::vector<Number>{61.0});
    }

    void showsWhatFits_data() {
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("text");
        QTest::addRow("six digits fit") << 100000.0 << QStringLiteral("100\u202F000");
        QTest::addRow("a round million is written shorter, still exact") << 1e6 << QStringLiteral("1e6");
        QTest::addRow("a long one is cut at its end") << 0.123456789012345 << QStringLiteral("0.123…");
    }
    void showsWhatFits() {
        QFETCH(double, value);
        QFETCH(QString, text);
        FollowedBox followed(kAnyBase, false, value);
        followed.box.setRange({0, 1e9, false}, kAnyBase);
        followed.box.clearFocus();
        QCOMPARE(followed.box.text(), text);
        QVERIFY(QFontMetrics(followed.box.font()).horizontalAdvance(followed.box.text()) <=
                followed.box.findChild<QLineEdit*>()->width());
        // A press of Enter on the text as it stands changes nothing.
        QTest::keyClick(&followed.box, Qt::Key_Return);
        QVERIFY(followed.choices.empty());
    }

    void keepsWhatIsBeingTyped() {
        FollowedBox followed(kWhole);
        followed.box.selectAll();
        QTest::keyClicks(&followed.box, QStringLiteral("12"));
        followed.box.setValue(99);
        QCOMPARE(followed.box.text(), QStringLiteral("12"));
    }
};

ATTENTION_TEST(NumberBoxTest, QApplication)
#include "number_box_test.moc"
