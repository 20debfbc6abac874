#include "ui/figure/cell_walk.h"

#include <cmath>

#include "tests/test_class.h"
#include "ui/figure/figure.h"

using namespace attention;

namespace {

/// A figure with matrices "A" (3 x 2), "B" (3 x 4) and "C" (2 x 2).
TableShape shapeOf(const std::string& matrix) {
    return matrix == "A" ? TableShape{3, 2} : matrix == "B" ? TableShape{3, 4} : TableShape{2, 2};
}

CellWalk chained(bool isTransposed = false) {
    CellWalk walk{.right = {{"A", "B"}}, .down = {{"B", "C"}}};
    if (isTransposed) walk.layouts = {{.isTransposed = true}};
    return walk;
}

/// Two curves over 1, 10 and 100, the second without its first point, above a row of two crossings.
CellWalk curves() {
    return {.lines = {{{{0, 0, "costs"}, 1}, {{1, 0, "costs"}, 10}, {{2, 0, "costs"}, 100}},
                      {{{1, 1, "costs"}, 10}, {{2, 1, "costs"}, 100}},
                      {{{0, 0, "crossings"}, 20}, {{1, 0, "crossings"}, 90}},
                      {{{0, 0, "fit"}}, {{0, 1, "fit"}}}}};
}

}  // namespace

class CellWalkTest : public QObject {
    Q_OBJECT

 private slots:
    void arrowKeysLead_data() {
        QTest::addColumn<CellWalk>("walk");
        QTest::addColumn<Cell>("from");
        QTest::addColumn<int>("right");
        QTest::addColumn<int>("down");
        QTest::addColumn<Cell>("to");
        const auto row = [](const char* name, const CellWalk& walk, const Cell& from, int right, int down,
                            const Cell& to) { QTest::addRow("%s", name) << walk << from << right << down << to; };
        row("without entries to the next column", {}, {1, 1, "B"}, 1, 0, {1, 2, "B"});
        row("without entries to the next row, past the last one", {}, {2, 1, "B"}, 0, 1, {3, 1, "B"});
        row("inside a chain as without one", chained(), {1, 0, "A"}, 1, 0, {1, 1, "A"});
        row("from the last column into the next matrix", chained(), {2, 1, "A"}, 1, 0, {2, 0, "B"});
        row("from the first column back to the end of the row", chained(), {2, 0, "B"}, -1, 0, {2, 1, "A"});
        row("a large step leads no farther", chained(), {2, 0, "A"}, 10, 0, {2, 0, "B"});
        row("past the end of a chain", chained(), {0, 3, "B"}, 1, 0, {0, 4, "B"});
        row("down into the next matrix", chained(), {2, 1, "B"}, 0, 1, {0, 1, "C"});
        row("down into a matrix with fewer columns", chained(), {2, 3, "B"}, 0, 1, {0, 1, "C"});
        row("up into the last row", chained(), {0, 1, "C"}, 0, -1, {2, 1, "B"});
        row("transposed: right is the next row", chained(true), {0, 1, "B"}, 1, 0, {1, 1, "B"});
        row("transposed: down is the next column", chained(true), {1, 1, "B"}, 0, 1, {1, 2, "B"});
        row("transposed: down past the last column, into a matrix with fewer rows", chained(true), {2, 3, "B"}, 0, 1,
            {1, 0, "C"});
        row("upward: down is the row before", {.layouts = {{.isUpward = true}}}, {1, 1, "B"}, 0, 1, {0, 1, "B"});
        row("every second column is drawn", {.layouts = {{.columnStep = 2}}}, {0, 0, "B"}, 1, 0, {0, 2, "B"});
        row("an entry holds for its matrix alone", {.layouts = {{.matrix = "A", .isUpward = true}}}, {1, 1, "B"}, 0, 1,
            {2, 1, "B"});
        row("a line: down is the next one", {.layouts = {{.isLine = true}}}, {1, 0, "A"}, 0, 1, {2, 0, "A"});
        const CellWalk blocks{.layouts = {{.rowsPerBlock = 1}}};
        row("blocks: down stays in the block", blocks, {1, 1, "A"}, 0, 1, {1, 1, "A"});
        row("blocks: right past the last column is the next block", blocks, {1, 1, "A"}, 1, 0, {2, 0, "A"});
        row("blocks: left past the first column is the block before", blocks, {1, 0, "A"}, -1, 0, {0, 1, "A"});
        row("along a curve", curves(), {0, 0, "costs"}, 1, 0, {1, 0, "costs"});
        row("a curve ends", curves(), {2, 0, "costs"}, 1, 0, {2, 0, "costs"});
        row("down to the nearest point of the next curve", curves(), {0, 0, "costs"}, 0, 1, {1, 1, "costs"});
        row("down to the nearest crossing", curves(), {2, 1, "costs"}, 0, 1, {1, 0, "crossings"});
        row("without coordinates to the first one", curves(), {1, 0, "crossings"}, 0, 1, {0, 0, "fit"});
        CellWalk plane{.layouts = {{.matrix = "A"}}, .start = Cell{2, 1, "A"}};
        row("from a matrix that is not shown to the start", plane, {0, 0, "B"}, 1, 0, {2, 1, "A"});
        row("with a start inside what is shown as without one", plane, {0, 0, "A"}, 1, 0, {0, 1, "A"});
        CellWalk gaps{.lines = {{{{0, 0, ""}, 0}, {{0, 1, ""}, 1, false}, {{0, 2, ""}, 2}, {{0, 3, ""}, 3, false}}}};
        row("over a hidden column", gaps, {0, 0, ""}, 1, 0, {0, 2, ""});
        row("back over it", gaps, {0, 2, ""}, -1, 0, {0, 0, ""});
        row("right of a hidden column", gaps, {0, 1, ""}, 1, 0, {0, 2, ""});
        row("left of a hidden column", gaps, {0, 3, ""}, -1, 0, {0, 2, ""});
        row("nothing is right of it", gaps, {0, 3, ""}, 1, 0, {0, 3, ""});
        row("nor of the last one that is shown", gaps, {0, 2, ""}, 1, 0, {0, 2, ""});
        row("below the last line is nothing", curves(), {0, 1, "fit"}, 0, 1, {0, 1, "fit"});
    }
    void arrowKeysLead() {
        QFETCH(CellWalk, walk);
        QFETCH(Cell, from);
        QFETCH(int, right);
        QFETCH(int, down);
        QTEST(walk.next(from, right, down, shapeOf), "to");
    }

    /// The row that stands for the same token may be another one in the next matrix.
    void aChainCanChangeTheRow() {
        CellWalk walk = chained();
        walk.rowInNext = [](const Cell& from, std::string_view) { return 2 - from.row; };
        QCOMPARE(walk.next({0, 1, "A"}, 1, 0, shapeOf), (Cell{2, 0, "B"}));
        QCOMPARE(walk.next({0, 0, "B"}, -1, 0, shapeOf), (Cell{2, 1, "A"}));
    }
};

ATTENTION_TEST(CellWalkTest, QCoreApplication)
#include "cell_walk_test.moc"
