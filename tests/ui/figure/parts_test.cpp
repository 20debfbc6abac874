#include <QtTest>

#include "tests/test_class.h"
#include "ui/figure/parts/declared.h"
#include "ui/figure/parts/matrix.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/figure/parts/plot.h"

using namespace attention;

namespace {

/// Parts lie on whole pixels, so equal contents may differ by what is rounded off.
constexpr double kPixel = 1;

Part::SizeHint sized(QSizeF least, QSizeF most = {kMaxExtent, kMaxExtent}, QMarginsF around = {}, double aspect = 0) {
    return {least, most, around, aspect, false};
}

class Block : public Part {
 public:
    explicit Block(SizeHint need) : m_need(need) {}
    std::optional<Cell> cellAt(const QPointF& place) const override {
        return content().contains(place) ? std::optional(Cell{0, 0}) : std::nullopt;
    }

 protected:
    SizeHint measureSizeHint(QSizeF) const override { return m_need; }

 private:
    SizeHint m_need;
};

struct NoNumbers : Study {};

/// A figure that takes its tree from a test.
class TestFigure : public PartsFigure {
 public:
    explicit TestFigure(std::function<Grid()> make) : m_make(std::move(make)) {}
    void layOut(QSize size) {
        setViewport(QRect({}, size));
        display(Scene{}, std::make_shared<NoNumbers>());
    }

 protected:
    Grid buildLayout() override { return m_make(); }
    QPointF slackAlignment() const override { return {0, 0}; }

 private:
    std::function<Grid()> m_make;
};

}  // namespace

class PartsTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void contentsOfEqualSharesAreEqualWhateverStandsAroundThem() {
        Block words(sized({40, 40}, {kMaxExtent, kMaxExtent}, {70, 0, 4, 0}));
        Block plain(sized({40, 40})), another(sized({40, 40}));
        TestFigure figure([&] { return row({words, plain, another}); });
        figure.layOut({500, 200});
        QVERIFY(words.content().width() > 100);
        QVERIFY(std::abs(words.content().width() - plain.content().width()) <= kPixel);
        QVERIFY(std::abs(another.content().width() - plain.content().width()) <= kPixel);
        QVERIFY(another.content().right() <= 500);
    }

    void contentsOfARowBeginAndEndAlikeThoughOneIsNested() {
        Block titled(sized({40, 40}, {kMaxExtent, kMaxExtent}, {0, 30, 0, 0}));
        Block numbered(sized({40, 40}, {kMaxExtent, kMaxExtent}, {0, 0, 0, 24}));
        TestFigure figure([&] { return row({titled, column({numbered})}); });
        figure.layOut({400, 300});
        QCOMPARE(titled.content().top(), numbered.content().top());
        QCOMPARE(titled.content().bottom(), numbered.content().bottom());
    }

    void onAStageCellsAndChartsKeepTheirProportions_data() {
        QTest::addColumn<bool>("isOnStage");
        QTest::addRow("in a window") << false;
        QTest::addRow("on a stage") << true;
    }
    void onAStageCellsAndChartsKeepTheirProportions() {
        QFETCH(bool, isOnStage);
        const Matrix few = Matrix::Zero(32, 4), more = Matrix::Zero(32, 16);
        MatrixPart *narrow = nullptr, *wide = nullptr;
        PlotPart* chart = nullptr;
        TestFigure figure([&] {
            narrow->set(few, {.map = ColourMap::blues()});
            wide->set(more, {.map = ColourMap::blues()});
            chart->styleAxes({0, 1}, {}, {0, 1});
            return column({*narrow, *wide, *chart});
        });
        MatrixPart first(figure, "narrow"), second(figure, "wide");
        PlotPart third(figure);
        narrow = &first, wide = &second, chart = &third;
        figure.setOnStage(isOnStage);
        figure.layOut({1800, 900});
        const auto aspect = [](const QRectF& box) { return box.width() / box.height(); };
        QCOMPARE(aspect(wide->content()) * 32 / 16 < 2, isOnStage);
        QCOMPARE(aspect(chart->content()) < 5, isOnStage);
        // Columns stay in line.
        QCOMPARE(narrow->content().width(), wide->content().width());
        // The picture stands in the middle.
        QCOMPARE(wide->content().left() > 100, isOnStage);
    }

    void sharesDivideWhatIsLeftOver() {
        Block one(sized({20, 20})), two(sized({20, 20}));
        TestFigure figure([&] { return row({LayoutItem(one), LayoutItem(two).stretch(2)}, 0); });
        figure.layOut({308, 100});
        QVERIFY(std::abs(two.content().width() - 2 * one.content().width()) <= 2 * kPixel);
    }

    void aSquareLeavesItsNeighbourTheRest() {
        Block square(sized({40, 40}, {kMaxExtent, kMaxExtent}, {}, 1)), plot(sized({40, 40}));
        TestFigure figure([&] { return row({square, plot}, 20); });
        figure.layOut({700, 206});
        QCOMPARE(square.content().width(), square.content().height());
        QCOMPARE(square.content().height(), plot.content().height());
        QVERIFY(plot.content().width() > 400);
    }

    void whereRoomIsShortTheHighestRankLeavesFirst_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<QStringList>("missing");
        QTest::newRow("room for all") << 420 << QStringList{};
        QTest::newRow("one less") << 320 << QStringList{"the second"};
        QTest::newRow("only what stays") << 120 << QStringList{"the first", "the second"};
        QTest::newRow("what stays is never taken out, only squeezed") << 60 << QStringList{"the first", "the second"};
    }
    void whereRoomIsShortTheHighestRankLeavesFirst() {
        QFETCH(int, width);
        Block kept(sized({100, 20})), first(sized({100, 20})), second(sized({150, 20}));
        TestFigure figure([&] {
            return row({LayoutItem(second).dropPriority(2, QStringLiteral("the second")), LayoutItem(kept),
                        LayoutItem(first).dropPriority(1, QStringLiteral("the first"))});
        });
        figure.layOut({width, 100});
        QTEST(figure.droppedItems(), "missing");
        QVERIFY(kept.isVisible());
        QCOMPARE(second.isVisible(), !figure.droppedItems().contains(QStringLiteral("the second")));
        QVERIFY(figure.minimumLogicalSize().width() >= 100 && figure.minimumLogicalSize().width() < 120);
    }

    void aPartThatLeftHasNoCells() {
        Block kept(sized({100, 20})), left(sized({150, 20}));
        TestFigure figure([&] {
            return row({LayoutItem(kept), LayoutItem(left).dropPriority(1, QStringLiteral("the rest"))});
        });
        figure.layOut({300, 100});
        const QPointF place = left.content().center();
        QVERIFY(figure.cellAt(place));
        figure.layOut({130, 100});
        QVERIFY(!figure.cellAt(place));
    }

    void aPartThatIsInTheTreeNoMoreIsNotShown() {
        Block kept(sized({100, 20})), other(sized({100, 20}));
        bool hasOther = true;
        TestFigure figure([&] { return hasOther ? row({kept, other}) : row({kept}); });
        figure.layOut({300, 100});
        QVERIFY(other.isVisible());
        hasOther = false;
        figure.layOut({300, 100});
        QVERIFY(kept.isVisible() && !other.isVisible());
    }

    void emptyPlacesOfAGridKeepTheirColumns() {
        Block above(sized({40, 40})), left(sized({40, 40})), below(sized({40, 40}));
        TestFigure figure([&] { return Grid(2, {{}, above, left, below}, {10, 10}); });
        figure.layOut({400, 300});
        QCOMPARE(above.content().left(), below.content().left());
        QVERIFY(left.content().right() < below.content().left());
        QVERIFY(above.content().bottom() < below.content().top());
    }
};

ATTENTION_TEST(PartsTest, QApplication)
#include "parts_test.moc"
