#include "ui/widgets/parameter_control.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QToolButton>

#include "tests/test_class.h"
#include "ui/exhibits/exhibits.h"
#include "ui/text/exact_number_format.h"
#include "ui/text/number_format.h"
#include "ui/widgets/number_box.h"
#include "ui/widgets/parameter_slider.h"
#include "ui/widgets/style.h"

using namespace attention;

namespace {

const ParameterUse kPositionsUse{.key = "n", .maximum = 16384, .sliderMaximum = 1024};
const ParameterUse kBaseUse{.key = "base", .sliderMinimum = 10, .sliderMaximum = 1e6};

/// A control on parameters that do what it asks for.
struct FollowedControl {
    explicit FollowedControl(const ParameterUse& theUse, Parameters theParameters = {})
        : use(theUse), parameters(std::move(theParameters)), control(theUse) {
        QObject::connect(&control, &ParameterControl::valueChanged, &control,
                         [this](const std::string&, const ParameterValue& value) {
                             setValue(parameters, *findParameter(use.key), value);
                             ++changes;
                             show();
                         });
        QObject::connect(&control, &ParameterControl::resetRequested, &control, [this](const std::string&) {
            const ParameterInfo& info = *findParameter(use.key);
            setValue(parameters, info, valueOf(Parameters{}, info));
            show();
        });
        control.resize(280, 61);
        control.show();
        show();
    }
    void show() {
        const Parameters shown = adapt(std::span(&use, 1), parameters).parameters;
        const ParameterInfo& info = *findParameter(use.key);
        control.setState(valueOf(parameters, info), valueOf(shown, info), currentBounds(use, shown));
    }
    template <class Widget>
    Widget& part(const char* name) {
        auto* found = control.findChild<Widget*>(control.objectName() + QLatin1String(name));
        if (!found) qFatal("no part %s", name);
        return *found;
    }
    void type(const QString& text) {
        auto& box = part<NumberBox>(".box");
        box.selectAll();
        QTest::keyClicks(&box, text);
        QTest::keyClick(&box, Qt::Key_Return);
    }
    ParameterUse use;
    Parameters parameters;
    ParameterControl control;
    int changes = 0;
};

QString ends(const ParameterControl& control) {
    return exactNumber(control.scale().minimum) + QStringLiteral(" … ") + exactNumber(control.scale().maximum);
}

}  // namespace

class ParameterControlTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() {
        loadFonts();
        applyTheme(Theme::light());
    }

    void sliderAndBoxShowTheSame() {
        FollowedControl followed(kPositionsUse);
        QTest::keyClick(&followed.part<ParameterSlider>(".slider"), Qt::Key_Right);
        QCOMPARE(followed.parameters.n, 61);
        QCOMPARE(followed.part<NumberBox>(".box").text(), QStringLiteral("61"));
        followed.type(QStringLiteral("200"));
        QCOMPARE(followed.part<ParameterSlider>(".slider").value(), std::optional<ExactNumber>(200));
    }

    void resetIsThereWhenChanged() {
        FollowedControl followed(kPositionsUse);
        auto& reset = followed.part<QToolButton>(".reset");
        QCoreApplication::processEvents();
        const QRect name = followed.part<QLabel>(".name").geometry();
        QVERIFY(!reset.isVisible());
        followed.type(QStringLiteral("16"));
        QVERIFY(reset.isVisible());
        QCoreApplication::processEvents();  // lays out
        QCOMPARE(followed.part<QLabel>(".name").geometry(), name);
        QTest::mouseClick(&reset, Qt::LeftButton);
        QCOMPARE(followed.parameters.n, 60);
        QVERIFY(!reset.isVisible());
        // Its place is kept free: the name has no more room than before.
        QCOMPARE(followed.part<QLabel>(".name").geometry(), name);
    }

    void optionalIsNoneUntilSet() {
        FollowedControl followed({.key = "row"});
        QCOMPARE(followed.part<NumberBox>(".box").text(), QStringLiteral("–"));
        QVERIFY(!followed.part<ParameterSlider>(".slider").value());
        QTest::keyClick(&followed.part<ParameterSlider>(".slider"), Qt::Key_Right);
        QCOMPARE(followed.parameters.row, std::optional<std::int64_t>(0));
        followed.type(QStringLiteral("7"));
        QCOMPARE(followed.parameters.row, std::optional<std::int64_t>(7));
        QTest::mouseClick(&followed.part<QToolButton>(".reset"), Qt::LeftButton);
        QVERIFY(!followed.parameters.row);
        QCOMPARE(followed.part<NumberBox>(".box").text(), QStringLiteral("–"));
    }

    void realsKeepEveryDigit() {
        FollowedControl followed(kBaseUse);
        followed.type(QStringLiteral("1.0000000000000002"));
        QCOMPARE(followed.parameters.base, std::nextafter(1.0, 2.0));
    }

    void sliderStretches_data() {
        QTest::addColumn<ParameterUse>("use");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("range");
        QTest::addRow("inside: its own part") << kPositionsUse << "500"
                                              << "1 … 1024";
        QTest::addRow("beyond: the whole range") << kPositionsUse << "5000" << QStringLiteral("1 … 16\u202F384");
        QTest::addRow("far beyond: to a power of ten")
            << kBaseUse << "3e7" << QStringLiteral("10 … 100\u202F000\u202F000");
        QTest::addRow("below, where the least is excluded: to the value")
            << kBaseUse << "2" << QStringLiteral("2 … 1\u202F000\u202F000");
    }
    void sliderStretches() {
        QFETCH(ParameterUse, use);
        QFETCH(QString, typed);
        QFETCH(QString, range);
        FollowedControl followed(use);
        followed.type(typed);
        QCOMPARE(ends(followed.control), range);
    }

    void sliderDoesNotShrinkUnderTheHand() {
        FollowedControl followed(kPositionsUse);
        followed.type(QStringLiteral("5000"));
        auto& slider = followed.part<ParameterSlider>(".slider");
        QTest::mousePress(&slider, Qt::LeftButton, {}, slider.handlePosition(5000).toPoint());
        const QPoint middle = slider.handlePosition(100).toPoint();
        QMouseEvent move(QEvent::MouseMove, middle, middle, Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(&slider, &move);
        QVERIFY(followed.parameters.n < 1024);
        QCOMPARE(ends(followed.control), QStringLiteral("1 … 16\u202F384"));
        QTest::mouseRelease(&slider, Qt::LeftButton, {}, middle);
        slider.clearFocus();
        followed.show();
        QCOMPARE(ends(followed.control), QStringLiteral("1 … 1024"));
    }

    void boundsOfOtherParametersAreTheEnds() {
        FollowedControl followed({.key = "column"});
        QCOMPARE(ends(followed.control), QStringLiteral("0 … 31"));
        followed.type(QStringLiteral("99"));
        QCOMPARE(followed.parameters.column, std::optional<std::int64_t>(31));
    }

    void saysWhyThePageShowsAnotherValue_data() {
        QTest::addColumn<QString>("exhibit");
        QTest::addColumn<QString>("key");
        QTest::addColumn<std::int64_t>("wanted");
        QTest::addColumn<QString>("note");
        const auto row = [](const char* name, const char* exhibit, const char* key, int wanted, const char* note) {
            QTest::addRow("%s", name) << exhibit << key << std::int64_t(wanted) << note;
        };
        row("beyond what a model has", "trained-sentence", "layer", 3, "set to 3, the last layer is 1");
        row("beyond the range", "relative-shift", "pair", 99, "set to 99, here at most 15");
        row("before the range", "training", "d", 1, "set to 1, here at least 2");
        row("between two multiples", "relative-shift", "d", 33, "set to 33, here a multiple of 2");
    }
    void saysWhyThePageShowsAnotherValue() {
        QFETCH(QString, exhibit);
        QFETCH(QString, key);
        QFETCH(std::int64_t, wanted);
        Parameters parameters;
        setValue(parameters, *findParameter(key.toStdString()), wanted);
        FollowedControl followed(*findExhibit(exhibit.toStdString())->findUse(key.toStdString()), parameters);
        auto& note = followed.part<QLabel>(".note");
        QTEST(note.text(), "note");
        QVERIFY(note.isVisible() && note.sizeHint().width() <= note.width());
    }

    void saysWhenThePageShowsAnotherValue() {
        Parameters parameters;
        parameters.n = 100000;
        FollowedControl followed(kPositionsUse, parameters);
        auto& note = followed.part<QLabel>(".note");
        QVERIFY(note.isVisible());
        QCOMPARE(note.text(), QStringLiteral("set to 100\u202F000, here at most 16\u202F384"));
        QVERIFY(note.sizeHint().width() <= note.width());
        QCOMPARE(followed.part<NumberBox>(".box").text(), QStringLiteral("16\u202F384"));
        const int height = followed.control.sizeHint().height();
        followed.type(QStringLiteral("60"));
        QVERIFY(!note.isVisible());
        QCOMPARE(followed.control.sizeHint().height(), height);
    }

    void choices() {
        FollowedControl followed({.key = "look"});
        auto& box = followed.part<QComboBox>(".box");
        QVERIFY(!followed.control.isPlayable());
        QCOMPARE(box.count(), 2);
        box.setFocus();
        QTest::keyClick(&box, Qt::Key_Down);
        QCOMPARE(followed.parameters.look, FigureStyle::Book);
        QVERIFY(followed.part<QToolButton>(".reset").isVisible());
        QTest::mouseClick(&followed.part<QToolButton>(".reset"), Qt::LeftButton);
        QCOMPARE(box.currentIndex(), 0);
    }

    void wheelPassesOverAChoice() {
        FollowedControl followed({.key = "look"});
        QVERIFY(QTest::qWaitForWindowActive(&followed.control));
        auto& box = followed.part<QComboBox>(".box");
        box.clearFocus();
        QWheelEvent event(QPointF(5, 5), QPointF(5, 5), {}, {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                          false);
        QApplication::sendEvent(&box, &event);
        QCOMPARE(followed.changes, 0);
        QVERIFY(!event.isAccepted());
    }

    void withoutEffectItSaysWhy() {
        FollowedControl followed(kPositionsUse);
        const QString before = followed.control.toolTip();
        QVERIFY(before.contains(QStringLiteral("rows")));
        followed.control.setDisabledReason(QStringLiteral("Only the clock heeds it."));
        QVERIFY(!followed.control.isEnabled());
        QVERIFY(followed.control.toolTip().contains(QStringLiteral("Only the clock heeds it.")));
        QTest::keyClick(&followed.part<ParameterSlider>(".slider"), Qt::Key_Right);
        QCOMPARE(followed.changes, 0);
        followed.control.setDisabledReason({});
        QVERIFY(followed.control.isEnabled());
        QCOMPARE(followed.control.toolTip(), before);
    }

    void playingTurnsTheTriangleIntoBars() {
        FollowedControl followed(kPositionsUse);
        auto& play = followed.part<QToolButton>(".play");
        const QImage triangle = play.grab().toImage();
        const QString name = play.accessibleName();
        followed.control.setPlaying(true);
        QVERIFY(play.grab().toImage() != triangle);
        QVERIFY(play.accessibleName() != name);
        followed.control.setPlaying(false);
        QCOMPARE(play.grab().toImage(), triangle);
    }

    void everythingHasAName() {
        for (const char* key : {"n", "row", "look"}) {
            const ParameterControl control({.key = key});
            for (const QWidget* widget : control.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
                if (widget->focusPolicy() != Qt::NoFocus)
                    QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(widget->objectName()));
        }
    }

    void longNamesNeverTakeTheBoxsPlace_data() {
        QTest::addColumn<int>("width");
        QTest::addRow("the panel's usual width") << 280;
        QTest::addRow("the narrowest panel") << 220;
    }
    void longNamesNeverTakeTheBoxsPlace() {
        QFETCH(int, width);
        FollowedControl followed({.key = "column"});
        auto* name = followed.control.findChild<QLabel*>(QStringLiteral("column.name"));
        QVERIFY(name);
        name->setText(QStringLiteral("a name that is more than twice as long as it is in English"));
        followed.control.resize(width, 61);
        QCOMPARE(followed.control.width(), width);
        auto& box = followed.part<NumberBox>(".box");
        QCOMPARE(box.size(), QSize(82, 28));
        QVERIFY(name->geometry().right() < box.x());
        QVERIFY(followed.part<QToolButton>(".play").geometry().right() < width);
    }

    void widthDoesNotFollowDigits() {
        FollowedControl followed(kPositionsUse);
        const QRect box = followed.part<NumberBox>(".box").geometry();
        const QRect slider = followed.part<ParameterSlider>(".slider").geometry();
        for (const char* text : {"1", "9", "10", "999", "1024"}) {
            followed.type(QLatin1String(text));
            QCOMPARE(followed.part<NumberBox>(".box").geometry(), box);
            QCOMPARE(followed.part<ParameterSlider>(".slider").geometry(), slider);
        }
    }

    void aSentenceIsTyped() {
        FollowedControl followed({.key = "tokens"});
        auto& line = followed.part<QLineEdit>(".box");
        QCOMPARE(line.text().toStdString(), followed.parameters.tokens);
        QSignalSpy pressed(&followed.control, &ParameterControl::pressed);
        QSignalSpy released(&followed.control, &ParameterControl::released);
        line.setFocus();
        line.selectAll();
        QTest::keyClicks(&line, "my cat");
        QCOMPARE(followed.parameters.tokens, std::string("my cat"));
        // The blank behind a word is no other token, but the sentence is what was typed.
        QCOMPARE(followed.changes, 6);
        QCOMPARE(pressed.count(), 1);
        QCOMPARE(released.count(), 0);
        QTest::keyClick(&line, Qt::Key_Return);
        QCOMPARE(released.count(), 1);
        QVERIFY(followed.part<QToolButton>(".reset").isVisible());
    }

    void aSentenceThatIsNotAcceptedChangesNothing_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("says");
        QTest::addRow("blanks") << "   "
                                << "There is no word in it.";
        QTest::addRow("as many tokens as there may be") << QString("a ").repeated(512) << "";
        QTest::addRow("one more") << QString("a ").repeated(513) << "This is too long: up to 512 tokens are accepted.";
        QTest::addRow("nothing at all: numbered tokens") << ""
                                                         << "";
    }
    void aSentenceThatIsNotAcceptedChangesNothing() {
        QFETCH(QString, text);
        QFETCH(QString, says);
        FollowedControl followed({.key = "tokens"});
        auto& line = followed.part<QLineEdit>(".box");
        const std::string before = followed.parameters.tokens;
        line.selectAll();
        line.insert(text);
        Q_EMIT line.textEdited(line.text());
        QCOMPARE(followed.part<QLabel>(".problem").text(), says);
        QCOMPARE(followed.parameters.tokens == before, !says.isEmpty());
        if (says.isEmpty()) return;
        QCOMPARE(line.accessibleDescription(), "Not accepted. " + says);
        QVERIFY(line.property(kInvalidProperty).toBool());
        // What is typed stays while something else changes, and goes by the button, though the value is the usual one.
        followed.show();
        QCOMPARE(line.text(), text);
        QTest::mouseClick(&followed.part<QToolButton>(".reset"), Qt::LeftButton);
        QCOMPARE(line.text().toStdString(), before);
        QCOMPARE(followed.part<QLabel>(".problem").text(), QString());
        QVERIFY(!followed.part<QToolButton>(".reset").isVisible());
    }

    void anotherSentenceTakesThePlaceOfWhatWasNotAccepted() {
        FollowedControl followed({.key = "tokens"});
        auto& line = followed.part<QLineEdit>(".box");
        line.setText("  ");
        Q_EMIT line.textEdited(line.text());
        followed.parameters.tokens = "from elsewhere";
        followed.show();
        QCOMPARE(line.text(), QString("from elsewhere"));
        QCOMPARE(followed.part<QLabel>(".problem").text(), QString());
        QVERIFY(!line.property(kInvalidProperty).toBool());
    }

    void aListThatDoesNotFitIsMarkedUntilItDoes() {
        FollowedControl followed({.key = "order"});
        auto& line = followed.part<QLineEdit>(".box");
        const auto& problem = followed.part<QLabel>(".problem");
        followed.control.setError("It has two places for six tokens.");
        QCOMPARE(problem.text(), QString("It has two places for six tokens."));
        QVERIFY(line.property(kInvalidProperty).toBool() && line.accessibleDescription().contains(problem.text()));
        QVERIFY2(!followed.control.hasInvalidInput(), "it is a value");
        // What is typed and is no list comes first; the edge is seen.
        const QImage marked = line.grab().toImage();
        line.setText("x");
        Q_EMIT line.textEdited(line.text());
        QVERIFY(problem.text() != QString("It has two places for six tokens."));
        QVERIFY(followed.control.hasInvalidInput());
        line.setText({});
        Q_EMIT line.textEdited(line.text());
        QCOMPARE(problem.text(), QString("It has two places for six tokens."));
        followed.control.setError({});
        QCOMPARE(problem.text(), QString());
        QVERIFY(line.grab().toImage() != marked);
    }

    void aValueThatDoesNotFitIsMarkedAtItsField_data() {
        QTest::addColumn<std::string>("key");
        QTest::newRow("number") << std::string("n");
        QTest::newRow("number or none") << std::string("sweep-last");
        QTest::newRow("choice") << std::string("path-kind");
    }
    void aValueThatDoesNotFitIsMarkedAtItsField() {
        QFETCH(std::string, key);
        const QString why = "The sweep would end at 8, below its beginning, 16. Long enough for a second line.";
        FollowedControl followed({.key = key});
        auto& field = followed.part<QWidget>(".box");
        const auto& problem = followed.part<QLabel>(".problem");
        const int height = followed.control.sizeHint().height();
        followed.control.resize(280, 160);
        const QImage before = field.grab().toImage();
        QVERIFY(!problem.isVisible());
        followed.control.setError(why);
        QVERIFY(problem.isVisible());
        QCOMPARE(problem.text(), why);
        QVERIFY(field.property(kInvalidProperty).toBool());
        QVERIFY2(field.grab().toImage() != before, "the edge is seen");
        QCOMPARE(field.accessibleDescription(), "Not accepted. " + why);
        QVERIFY2(followed.control.heightForWidth(280) > height + problem.fontMetrics().height(), "two lines have room");
        QVERIFY2(followed.part<QToolButton>(".reset").isVisible(), "a way out");
        QVERIFY2(!followed.control.hasInvalidInput(), "it is a value");
        followed.show();
        QVERIFY(followed.part<QToolButton>(".reset").isVisible());
        followed.control.setError({});
        QVERIFY(!problem.isVisible() && !followed.part<QToolButton>(".reset").isVisible());
        QCOMPARE(followed.control.sizeHint().height(), height);
        QCOMPARE(field.grab().toImage(), before);
    }

    void resetComesWithAnythingButTheUsualValue() {
        FollowedControl followed({.key = "n"});
        followed.control.setDefaultValue(std::int64_t(16));
        const auto& reset = followed.part<QToolButton>(".reset");
        followed.show();
        QVERIFY(reset.isVisible());
        followed.parameters.n = 16;
        followed.show();
        QVERIFY(!reset.isVisible());
    }
};

ATTENTION_TEST(ParameterControlTest, QApplication)
#include "parameter_control_test.moc"
