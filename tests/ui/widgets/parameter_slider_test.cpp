#include "ui/widgets/parameter_slider.h"

#include <QAccessible>
#include <QImage>
#include <QSignalSpy>

#include "tests/test_class.h"

using namespace attention;

namespace {

constexpr SliderScale kSliderPositions{.minimum = 1, .maximum = 1024, .integer = true, .logarithmic = true};
constexpr SliderScale kSliderColumns{.minimum = 0, .maximum = 100, .integer = true};

/// A slider that follows its own choices.
struct FollowedSlider {
    explicit FollowedSlider(const SliderScale& scale, std::optional<double> value) {
        slider.resize(223, 24);  // 200 pixels between the ends of the handle's way
        slider.setScale(scale);
        slider.setValue(value);
        QObject::connect(&slider, &ParameterSlider::valueEdited, &slider, [this](ExactNumber chosen) {
            choices.push_back(double(chosen));
            slider.setValue(chosen);
        });
        slider.show();
    }
    QPoint at(double value) { return slider.handlePosition(value).toPoint(); }
    ParameterSlider slider;
    std::vector<double> choices;
};

void turnWheel(QWidget& widget, int eighths) {
    QWheelEvent event(QPointF(50, 12), QPointF(50, 12), {}, {0, eighths}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&widget, &event);
}

void moveTo(QWidget& widget, const QPoint& place, Qt::KeyboardModifiers modifiers = {}) {
    QMouseEvent event(QEvent::MouseMove, place, place, Qt::NoButton, Qt::LeftButton, modifiers);
    QApplication::sendEvent(&widget, &event);
}

}  // namespace

class ParameterSliderTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void keys_data() {
        QTest::addColumn<int>("key");
        QTest::addColumn<double>("value");
        QTest::addRow("right: one more") << int(Qt::Key_Right) << 61.0;
        QTest::addRow("up: one more") << int(Qt::Key_Up) << 61.0;
        QTest::addRow("left: one less") << int(Qt::Key_Left) << 59.0;
        QTest::addRow("down: one less") << int(Qt::Key_Down) << 59.0;
        QTest::addRow("page up: twice as much, a tenth of 2^10") << int(Qt::Key_PageUp) << 120.0;
        QTest::addRow("page down: half as much") << int(Qt::Key_PageDown) << 30.0;
        QTest::addRow("home: the start") << int(Qt::Key_Home) << 1.0;
        QTest::addRow("end: the end") << int(Qt::Key_End) << 1024.0;
    }
    void keys() {
        QFETCH(int, key);
        QFETCH(double, value);
        FollowedSlider followed(kSliderPositions, 60);
        QTest::keyClick(&followed.slider, Qt::Key(key));
        QCOMPARE(followed.choices, std::vector<double>{value});
    }

    void pressOnTheTrackJumpsThere() {
        FollowedSlider followed(kSliderColumns, 10);
        QTest::mousePress(&followed.slider, Qt::LeftButton, {}, followed.at(75));
        QCOMPARE(followed.choices, std::vector<double>{75});
        moveTo(followed.slider, followed.at(80));
        QCOMPARE(followed.slider.value(), std::optional<ExactNumber>(80));
        QTest::mouseRelease(&followed.slider, Qt::LeftButton, {}, followed.at(80));
        moveTo(followed.slider, followed.at(20));
        QCOMPARE(followed.slider.value(), std::optional<ExactNumber>(80));
    }

    void enlargedItIsTheSameSlider() {
        FollowedSlider followed(kSliderColumns, 10);
        const QSize before = followed.slider.sizeHint();
        followed.slider.setEnlargement(2);
        QCOMPARE(followed.slider.sizeHint(), 2 * before);
        followed.slider.resize(446, 48);
        QCOMPARE(followed.at(100).x() - followed.at(0).x(), 400);
        // The handle is as much larger to take hold of.
        QTest::mousePress(&followed.slider, Qt::LeftButton, {}, followed.at(10) + QPoint(12, 0));
        QVERIFY(followed.choices.empty());
        moveTo(followed.slider, followed.at(10) + QPoint(52, 0));
        QCOMPARE(followed.choices, std::vector<double>{20});
    }

    void aPressOnTheHandleOnlyHoldsIt() {
        FollowedSlider followed(kSliderColumns, 50);
        QTest::mousePress(&followed.slider, Qt::LeftButton, {}, followed.at(50) + QPoint(4, 0));
        QVERIFY(followed.choices.empty());
        QVERIFY(followed.slider.isDragging());
        moveTo(followed.slider, followed.at(50) + QPoint(24, 0));
        QCOMPARE(followed.choices, std::vector<double>{60});
    }

    void hiddenWhileHeldIsLetGoOf() {
        FollowedSlider followed(kSliderColumns, 50);
        QSignalSpy released(&followed.slider, &ParameterSlider::released);
        QTest::mousePress(&followed.slider, Qt::LeftButton, {}, followed.at(50));
        followed.slider.hide();
        QCOMPARE(released.count(), 1);
        followed.slider.show();
        moveTo(followed.slider, followed.at(80));
        QTest::mouseRelease(&followed.slider, Qt::LeftButton, {}, followed.at(80));
        QVERIFY(followed.choices.empty());
        QCOMPARE(released.count(), 1);
    }

    void shiftIsTenTimesFiner() {
        FollowedSlider followed(kSliderColumns, 50);
        QTest::mousePress(&followed.slider, Qt::LeftButton, {}, followed.at(50));
        moveTo(followed.slider, followed.at(50) + QPoint(40, 0), Qt::ShiftModifier);
        QCOMPARE(followed.slider.value(), std::optional<ExactNumber>(52));
        moveTo(followed.slider, followed.at(50) + QPoint(60, 0));
        QCOMPARE(followed.slider.value(), std::optional<ExactNumber>(62));
    }

    void comesBackWithThePointerFromBeyondItsEnd() {
        FollowedSlider followed(kSliderColumns, 90);
        QTest::mousePress(&followed.slider, Qt::LeftButton, {}, followed.at(90));
        moveTo(followed.slider, followed.at(90) + QPoint(300, 0));
        QCOMPARE(followed.slider.value(), std::optional<ExactNumber>(100));
        moveTo(followed.slider, followed.at(90));
        QCOMPARE(followed.slider.value(), std::optional<ExactNumber>(90));
    }

    void otherButtonsDoNothing() {
        FollowedSlider followed(kSliderColumns, 50);
        QTest::mouseClick(&followed.slider, Qt::RightButton, {}, followed.at(10));
        QVERIFY(followed.choices.empty());
    }

    void wheelNeedsFocus() {
        FollowedSlider followed(kSliderColumns, 50);
        QVERIFY(QTest::qWaitForWindowActive(&followed.slider));
        followed.slider.clearFocus();
        turnWheel(followed.slider, 120);
        QVERIFY(followed.choices.empty());
        followed.slider.setFocus();
        turnWheel(followed.slider, 120);
        turnWheel(followed.slider, -240);
        QCOMPARE(followed.choices, (std::vector<double>{51, 49}));
        // A touch pad sends parts of a notch.
        for (int i = 0; i < 4; ++i) turnWheel(followed.slider, 30);
        QCOMPARE(followed.slider.value(), std::optional<ExactNumber>(50));
    }

    void noneBeginsAtTheStart() {
        FollowedSlider followed(kSliderColumns, std::nullopt);
        QTest::keyClick(&followed.slider, Qt::Key_Right);
        QCOMPARE(followed.choices, std::vector<double>{0});
    }

    void noneIsSetByAPressAnywhere() {
        FollowedSlider followed(kSliderColumns, std::nullopt);
        QTest::mousePress(&followed.slider, Qt::LeftButton, {}, followed.at(0));
        QCOMPARE(followed.choices, std::vector<double>{0});
    }

    void isASliderToAScreenReader() {
        FollowedSlider followed(kSliderPositions, 60);
        followed.slider.setAccessibleName(QStringLiteral("positions"));
        QAccessibleInterface* reader = QAccessible::queryAccessibleInterface(&followed.slider);
        QVERIFY(reader);
        QCOMPARE(reader->role(), QAccessible::Slider);
        QCOMPARE(reader->text(QAccessible::Name), QStringLiteral("positions"));
        QCOMPARE(reader->text(QAccessible::Value), QStringLiteral("positions: 60"));
        QAccessibleValueInterface* value = reader->valueInterface();
        QVERIFY(value);
        QCOMPARE(value->currentValue().toDouble(), 60.0);
        QCOMPARE(value->minimumValue().toDouble(), 1.0);
        QCOMPARE(value->maximumValue().toDouble(), 1024.0);
        value->setCurrentValue(5);
        QCOMPARE(followed.choices, std::vector<double>{5});
    }

    void drawsWhereTheValueIs() {
        FollowedSlider followed(kSliderColumns, 50);
        const Theme& theme = Theme::light();
        const auto at = [&](double value, int below) {
            return followed.slider.grab().toImage().pixelColor(followed.at(value) + QPoint(0, below));
        };
        QCOMPARE(at(25, 0), theme.text);
        QCOMPARE(at(75, 0), theme.track);
        QCOMPARE(at(50, 0), theme.surface);
        followed.slider.setTickValue(75);
        QVERIFY(at(75, -8) != at(25, -8));
        followed.slider.setValue(std::nullopt);
        QCOMPARE(at(25, 0), theme.track);
    }
};

ATTENTION_TEST(ParameterSliderTest, QApplication)
#include "parameter_slider_test.moc"
