#include "ui/widgets/formula_view.h"

#include <QAccessible>

#include "core/encoding/sinusoidal_derivation.h"
#include "tests/test_class.h"
#include "ui/figure/formula.h"

using namespace attention;

namespace {

constexpr double kSize = 17;

std::vector<Expression> formulas() {
    const Derivation derivation = sinusoidalDerivation(3, 6, 32, 10000);
    return {derivation.symbolic, derivation.numeric()};
}

QRect inkOf(const QWidget& widget) {
    QImage image(widget.size() * 2, QImage::Format_ARGB32);
    image.setDevicePixelRatio(2);
    image.fill(Qt::transparent);
    const_cast<QWidget&>(widget).render(&image, {}, {}, QWidget::RenderFlags());
    QRect ink;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qAlpha(image.pixel(x, y)) > 0) ink |= QRect(x, y, 1, 1);
    return ink;
}

}  // namespace

class FormulaViewTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }

    void hasRoomForItsFormulas() {
        FormulaView view;
        QCOMPARE(view.sizeHint(), QSize(0, 0));
        QCOMPARE(view.heightForWidth(200), 0);
        view.setFormulas(formulas(), kSize);
        const FormulaLayout general(formulas()[0], kSize);
        const FormulaLayout numbers(formulas()[1], kSize);
        QCOMPARE(view.sizeHint().width(), int(numbers.size().width()));
        QCOMPARE(view.sizeHint().height(), view.heightForWidth(view.sizeHint().width()));
        QVERIFY(view.sizeHint().height() > general.size().height() + numbers.size().height());
    }

    void isHigherWhereItBreaks() {
        FormulaView view;
        view.setFormulas(formulas(), kSize);
        const int wide = view.sizeHint().width();
        QCOMPARE(view.heightForWidth(wide + 100), view.heightForWidth(wide));
        QVERIFY(view.heightForWidth(wide - 10) > view.heightForWidth(wide));
    }

    void nothingIsCut_data() {
        QTest::addColumn<int>("width");
        for (const int width : {400, 300, 240, 200, 160, 120}) QTest::addRow("%d px", width) << width;
    }
    void nothingIsCut() {
        QFETCH(int, width);
        FormulaView view;
        view.setFormulas(formulas(), kSize);
        const int height = view.heightForWidth(width);
        // In a widget with room to spare, so that what would be cut can be seen.
        view.resize(width, height + 40);
        const QRect ink = inkOf(view);
        QVERIFY(!ink.isEmpty());
        QVERIFY(ink.right() < 2 * width);
        QVERIFY(ink.bottom() < 2 * height);
        QVERIFY(ink.bottom() > 2 * (height - 6));
    }

    void setsSmallerWhatCannotBreak() {
        FormulaView view;
        Expression root = formula::root(formula::number(123456789012));
        view.setFormulas({root}, kSize);
        const int wide = view.sizeHint().width();
        view.resize(int(wide * 0.8), 60);
        const QRect ink = inkOf(view);
        QVERIFY(ink.right() < 2 * view.width());
        QVERIFY(ink.right() > 1.8 * view.width());
    }

    void followsTheTheme() {
        FormulaView view;
        view.setFormulas({formula::symbol("j", 1, IndexRole::J)}, 80);
        view.resize(view.sizeHint());
        const auto has = [&](const QColor& colour) {
            const QImage image = view.grab().toImage();
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (image.pixelColor(x, y) == colour) return true;
            return false;
        };
        QVERIFY(has(Theme::light().indexJ));
        view.setTheme(Theme::dark());
        QVERIFY(has(Theme::dark().indexJ));
        QVERIFY(!has(Theme::light().indexJ));
    }

    void isTextToAssistiveTechnology() {
        FormulaView view;
        view.setFormulas(formulas(), kSize);
        QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(&view);
        QVERIFY(interface);
        QCOMPARE(interface->role(), QAccessible::StaticText);
        QCOMPARE(interface->text(QAccessible::Name),
                 QStringLiteral("P[i, 2j] = sin(i/10000^(2j/d)); P[3, 6] = sin(3/10000^(6/32)) = sin(3/5.6234)"));
    }
};

ATTENTION_TEST(FormulaViewTest, QApplication)
#include "formula_view_test.moc"
