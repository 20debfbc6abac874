#include "ui/figure/marks.h"

#include "tests/test_class.h"
#include "ui/figure/curve.h"
#include "ui/figure/look.h"
#include "ui/figure/parts/declared.h"
#include "ui/figure/theme.h"

using namespace attention;

namespace {

constexpr QRectF kLeft(10, 10, 20, 20), kRight(30, 10, 20, 20);

QImage painted(const std::function<void(QCPPainter&)>& paint) {
    QImage image(80, 40, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QCPPainter painter(&image);
    painter.setAntialiasing(true);
    paint(painter);
    return image;
}

QImage painted(const Marks& marks) {
    return painted([&](QCPPainter& painter) { marks.paint(painter); });
}

const QPen kPen(Qt::black, 1.5);

}  // namespace

/// Marks are what figures draw, as data.
class MarksTest : public QObject {
    Q_OBJECT

 private slots:
    void aMarkIsPaintedAsByAPainter_data() {
        QTest::addColumn<std::function<void(Marks&)>>("declare");
        QTest::addColumn<std::function<void(QCPPainter&)>>("paint");
        const auto row = [](const char* mark, std::function<void(Marks&)> declare,
                            std::function<void(QCPPainter&)> paint) { QTest::addRow("%s", mark) << declare << paint; };
        row(
            "a line",
            [](Marks& marks) {
                marks.line({5, 5}, {60, 31.5}, kPen);
            },
            [](QCPPainter& painter) {
                painter.setPen(kPen);
                painter.drawLine(QPointF(5, 5), QPointF(60, 31.5));
            });
        row(
            "a box with round corners", [](Marks& marks) { marks.rect(kLeft, kPen, Qt::red, 4); },
            [](QCPPainter& painter) {
                painter.setPen(kPen);
                painter.setBrush(Qt::red);
                painter.drawRoundedRect(kLeft, 4, 4);
            });
        row(
            "a hollow box after a filled one: no brush is left over",
            [](Marks& marks) {
                marks.rect(kLeft, Qt::NoPen, Qt::red);
                marks.rect(kRight, kPen);
            },
            [](QCPPainter& painter) {
                painter.fillRect(kLeft, Qt::red);
                painter.setPen(kPen);
                painter.drawRect(kRight);
            });
        row(
            "a dot",
            [](Marks& marks) {
                marks.dot({20, 20}, 4, Qt::blue, false, Qt::white);
            },
            [](QCPPainter& painter) {
                drawDot(painter, {20, 20}, 4, Qt::blue, false, Qt::white);
            });
        row(
            "without antialiasing, half a pixel away",
            [](Marks& marks) {
                marks.crisp([](Marks& crisp) { crisp.line({5.3, 5}, {60, 31.5}, kPen); });
                marks.line({5, 31}, {60, 5}, kPen);
            },
            [](QCPPainter& painter) {
                painter.setPen(kPen);
                painter.setAntialiasing(false);
                painter.drawLine(QPointF(5.3, 5), QPointF(60, 31.5));
                painter.setAntialiasing(true);
                painter.drawLine(QPointF(5, 31), QPointF(60, 5));
            });
        row(
            "cut at the edges of an area, and not after it",
            [](Marks& marks) {
                marks.clipped(kLeft, [](Marks& inner) { inner.fill({0, 0, 80, 40}, Qt::green); });
                marks.line({5, 31}, {60, 5}, kPen);
            },
            [](QCPPainter& painter) {
                painter.save();
                painter.setClipRect(kLeft);
                painter.fillRect(QRectF(0, 0, 80, 40), Qt::green);
                painter.restore();
                painter.setPen(kPen);
                painter.drawLine(QPointF(5, 31), QPointF(60, 5));
            });
    }
    void aMarkIsPaintedAsByAPainter() {
        QFETCH(std::function<void(Marks&)>, declare);
        QFETCH(std::function<void(QCPPainter&)>, paint);
        Marks marks;
        declare(marks);
        QCOMPARE(painted(marks), painted(paint));
        QVERIFY(painted(marks) != painted(Marks()));
    }

    void whatLiesOnTopIsPointedAt() {
        Marks marks;
        marks.cell({0, 0, "a"}, kLeft | kRight);
        marks.cell({1, 2, "a"}, kRight);
        marks.choice({"head", std::int64_t(3)}, kLeft);
        QCOMPARE(marks.cellAt(kLeft.center()), std::optional(Cell{0, 0, "a"}));
        QCOMPARE(marks.cellAt(kRight.center()), std::optional(Cell{1, 2, "a"}));
        QCOMPARE(marks.cellAt({70, 20}), std::nullopt);
        QCOMPARE(marks.cellRect({1, 2, "a"}), std::optional(kRight));
        QCOMPARE(marks.cellRect({1, 2, "b"}), std::nullopt);
        QVERIFY(marks.choiceAt(kLeft.center()));
        QCOMPARE(std::get<std::int64_t>(marks.choiceAt(kLeft.center())->value), 3);
        QVERIFY(!marks.choiceAt(kRight.center()));
        // Also among marks that are cut, where they are not cut away.
        marks.clipped(kLeft, [](Marks& inner) { inner.cell({3, 3, "a"}, QRectF(0, 0, 80, 40)); });
        QCOMPARE(marks.cellAt(kLeft.center()), std::optional(Cell{3, 3, "a"}));
        QCOMPARE(marks.cellAt(kRight.center()), std::optional(Cell{1, 2, "a"}));
        QCOMPARE(marks.cellRect({3, 3, "a"}), std::optional(QRectF(0, 0, 80, 40)));
        // These areas are not seen.
        QCOMPARE(painted(marks), painted(Marks()));
    }

    /// Areas can hide the cells below, find cells and choices by a function, and begin drags.
    void anAreaSaysWhatAPlaceMeans() {
        Marks marks;
        marks.cell({0, 0, "a"}, kLeft | kRight);
        marks.noCell(kRight);
        QCOMPARE(marks.cellAt(kLeft.center()), std::optional(Cell{0, 0, "a"}));
        QCOMPARE(marks.cellAt(kRight.center()), std::nullopt);
        QVERIFY(marks.hidesCells(kRight.center()) && !marks.hidesCells(kLeft.center()));
        marks.cells(kRight, [](const QPointF& place) -> std::optional<Cell> {
            if (place.y() < kRight.center().y()) return std::nullopt;
            return Cell{7, 0, "a"};
        });
        QCOMPARE(marks.cellAt(kRight.topLeft()), std::nullopt);
        QCOMPARE(marks.cellAt(kRight.bottomLeft()), std::optional(Cell{7, 0, "a"}));

        marks.doubleClick({"layer", std::int64_t(2)}, kLeft);
        QVERIFY(!marks.choiceAt(kLeft.center()) && !marks.doubleClickAt(kRight.center()));
        QCOMPARE(std::get<std::int64_t>(marks.doubleClickAt(kLeft.center())->value), 2);

        for (const double step : {1.0, 10.0})
            marks.handle("n", step == 1 ? kLeft : kRight,
                         [step](const QPointF& place) -> ParameterValue { return std::int64_t(step * place.x()); });
        QVERIFY(!marks.handleAt({70, 20}) && !marks.findHandle("d"));
        QCOMPARE(marks.handleAt(kRight.center())->key, std::string_view("n"));
        // A handle is not clicked through, but a choice above it is.
        marks.choice({"d", std::int64_t(4)}, kLeft);
        QVERIFY(marks.choiceAt(kLeft.center()));
        marks.handle("d", kLeft, [](const QPointF&) -> ParameterValue { return std::int64_t(1); });
        QVERIFY(!marks.choiceAt(kLeft.center()) && marks.doubleClickAt(kLeft.center()));
        QCOMPARE(std::get<std::int64_t>(marks.handleAt(kRight.center())->valueAt({3, 0})), 30);
        QCOMPARE(std::get<std::int64_t>(marks.findHandle("n")->valueAt({3, 0})), 3);
        QCOMPARE(painted(marks), painted(Marks()));
    }

    /// A part is pointed at and highlighted by the marks that it declares.
    void aPartReadsItsMarks() {
        MarksPart part;
        part.set({}, [](Marks& marks, const QRectF& content) {
            marks.cell({4, 5, "a"}, QRectF(content.topLeft(), QSizeF(20, 20)));
        });
        QCOMPARE(part.cellAt(kLeft.center()), std::nullopt);  // it has no place yet
        part.setGeometry(kLeft | kRight, kLeft | kRight);
        QCOMPARE(part.cellAt(kLeft.center()), std::optional(Cell{4, 5, "a"}));
        QCOMPARE(part.cellAt(kRight.center()), std::nullopt);
        QCOMPARE(part.cellRect({4, 5, "a"}), std::optional(kLeft));
        const auto highlighted = [&part](const Cell& cell) {
            return painted(
                [&](QCPPainter& painter) { part.drawHighlight(painter, Theme::light(), cell, Highlight::Current); });
        };
        QVERIFY(highlighted({4, 5, "a"}) != painted(Marks()));
        QCOMPARE(highlighted({4, 6, "a"}), painted(Marks()));
    }
};

ATTENTION_TEST(MarksTest, QApplication)
#include "marks_test.moc"
