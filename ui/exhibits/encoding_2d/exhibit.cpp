#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "core/encoding/grid_study.h"
#include "ui/exhibits/encoding_2d/words.h"
#include "ui/exhibits/exhibits.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

std::int64_t lastCell(const Parameters& parameters) {
    return parameters.gridRows * parameters.gridColumns - 1;
}

/// The exhibit "Two dimensions": the sinusoidal encoding of the cells of an image grid.
class Encoding2d : public ExhibitWithStudy<GridStudy>, private GridWords {
    Q_DECLARE_TR_FUNCTIONS(Encoding2d)

 public:
    Encoding2d()
        : ExhibitWithStudy({
              .id = "encoding-2d",
              .chapter = Chapter::Position,
              .makeFigure = encoding2dFigure,
              .presentationKeys = {"row", "column"},
              .uses = {{.key = "grid-rows"},
                       {.key = "grid-columns"},
                       {.key = "from-cell",
                        .dynamicMaximum = &lastCell,
                        .dynamicMaximumText = "grid-rows * grid-columns - 1"},
                       {.key = "d",
                        .minimum = 4,
                        .maximum = 4096,
                        .sliderMaximum = 256,
                        .multipleOf = 4,
                        .label = CoreMessages::tr("numbers"),
                        .tooltip = CoreMessages::tr(
                            "How many numbers stand for one cell: half of them for its row, half for its column.")},
                       {.key = "base", .sliderMinimum = 2, .sliderMaximum = 1e6},
                       {.key = "normalise-grid"},
                       {.key = "row",
                        .dynamicMaximum = lastIndexOf<&Parameters::gridRows>,
                        .dynamicMaximumText = "grid-rows - 1"},
                       {.key = "column",
                        .dynamicMaximum = lastIndexOf<&Parameters::gridColumns>,
                        .dynamicMaximumText = "grid-columns - 1"}},
              .tables = {{"encoding",
                          "a channel of a cell, cells row by row",
                          {{"row", "", ColumnType::Integer, "the cell's row"},
                           {"column", "", ColumnType::Integer, "the cell's column"},
                           {"channel", "", ColumnType::Integer, "0 to d / 2 - 1 encode the row, the rest the column"},
                           {"value", "", ColumnType::Real, "the encoding there"}},
                          {"grid-rows", "grid-columns", "d"}},
                         {"rows",
                          "a row of the grid",
                          {{"channel", "0 to d / 2 - 1", ColumnType::Real, "its half of the encoding"}}},
                         {"columns",
                          "a column of the grid",
                          {{"channel", "0 to d / 2 - 1", ColumnType::Real, "its half of the encoding"}}},
                         {"similarity",
                          "a cell, row by row: row * grid-columns + column",
                          {{"cell", "0 to grid-rows * grid-columns - 1", ColumnType::Real,
                            "the product of the two cells' encodings"}}}},
              .tabs = {{"sum", CoreMessages::tr("Rows plus columns")},
                       {"halves", CoreMessages::tr("Both halves as maps")},
                       {"numbers", CoreMessages::tr("Numbers of a cell")}},
          }) {}
    double memoryNeeded(const Scene& scene) const override {
        const Parameters& parameters = scene.parameters;
        const double cells = double(parameters.gridRows) * double(parameters.gridColumns);
        const double halves = double(parameters.gridRows + parameters.gridColumns) * double(parameters.d);
        return sizeof(double) * ((std::max(cells, double(parameters.d)) + 6) * cells + 2 * halves);
    }

    StudyPtr compute(const Scene& scene, std::stop_token) const override {
        return std::make_shared<const GridStudy>(scene.parameters);
    }
    ExhibitTexts textsFor(const Scene&) const override {
        return {tr("Two dimensions"), tr("Encoding the cells of an image"),
                tr("Similarity of two cells = a row part + a column part.")};
    }
    std::vector<Preset> presets() const override {
        return {
            {kStartPreset, tr("One sum"),
             tr("Two of 9 × 12 cells, one row and four columns apart: R is large and C small."),
             "grid-rows=9; grid-columns=12; d=16; base=1000; from-cell=54; row=5; column=10"},
            {"detr", tr("As in DETR"),
             tr("DETR, which finds objects in images, cuts one of 800 × 1088 pixels into 25 × 34 cells. Each has 128 "
                "numbers for its row and 128 for its column."),
             "grid-rows=25; grid-columns=34; d=256; normalise-grid=on; from-cell=417; row=16; column=20"},
            {"not-normalised", tr("DETR without scaling"),
             tr("The same grid, rows and columns counted from 0: the nearest cells stand out more sharply."),
             "grid-rows=25; grid-columns=34; d=256; from-cell=417; row=16; column=20"},
            {"base-20", tr("Base 20"),
             tr("As in a later model, DAB-DETR: without slow pairs a cell is like few others."),
             "grid-rows=25; grid-columns=34; d=256; base=20; normalise-grid=on; from-cell=417; row=16; column=20"},
            {"one-row", tr("One row"),
             tr("The row half is the same everywhere; what is left is the encoding of a sequence."),
             "grid-rows=1; grid-columns=60; d=64; from-cell=20; row=0; column=28"},
            {"wide", tr("A wide image"),
             tr("12 × 64 cells, one turn for the rows and one for the columns: a step down counts five steps right."),
             "grid-rows=12; grid-columns=64; d=128; normalise-grid=on; from-cell=404; row=7; column=25"},
        };
    }
    Caption caption(const GridStudy& study, const Scene& scene) const override {
        return {
            study.definition(), seen(study, scene), tryThis(scene), more(study, scene),
            tr("Self-attention does not know where in the image a cell lies, unless an encoding says it. DETR, a model "
               "that finds objects in images (Carion et al. 2020), adds this encoding to the queries and keys of every "
               "encoder layer.")};
    }
    QString description(const GridStudy& study, const Scene& scene) const override {
        const GridEncoding& encoding = study.encoding;
        const GridCell to = comparedCell(study, scene);
        return tr("Positional encoding of an image grid of %1 rows and %2 columns in %3 dimensions, base %4, "
                  "coordinates %5.")
                   .arg(formatInteger(encoding.rows), formatInteger(encoding.columns),
                        formatInteger(encoding.dimensions), formatSignificantDigits(encoding.base, 6),
                        encoding.normalised ? tr("scaled to one turn") : tr("counted from 0")) +
               sentenceSeparator() +
               tr("The large map shows the similarity of cell %1 to every cell: the redder, the more alike; blue is "
                  "below 0. The parts that rows and columns have in it are curves along its edges. Cell %2: %3.")
                   .arg(placeText(study.from), placeText(to), sumText(study.maps, to, study.similarity.largest()));
    }
    CellTags tags(const GridStudy&, const Scene&, const Cell& cell) const override {
        return {{tr("row %1").arg(formatInteger(cell.row)), IndexRole::I},
                {tr("column %1").arg(formatInteger(cell.column)), IndexRole::J}};
    }
    Explanation explain(const GridStudy& study, const Scene&, const Cell& cell) const override {
        const GridCell to{cell.row, cell.column};
        Explanation explanation;
        explanation.derivation = study.derivation(to);
        explanation.value = formatDecimals(explanation.derivation.value, 4);
        explanation.sentence = study.from == to ? tr("similarity to itself, the largest there is")
                                                : tr("similarity to cell %1").arg(placeText(study.from));
        return explanation;
    }
    /// "6.21 + 7.05 = 13.26"
    static QString sumText(const GridMaps& maps, const GridCell& cell, double largest) {
        const int decimals = decimalsOf(largest);
        const double columnPart = maps.columnPart(cell.row, cell.column);
        return QStringLiteral("%1 %2 %3 = %4")
            .arg(formatDecimals(maps.rowPart(cell.row, cell.column), decimals),
                 columnPart < 0 ? QStringLiteral("−") : QStringLiteral("+"),
                 formatDecimals(std::abs(columnPart), decimals),
                 formatDecimals(maps.sum(cell.row, cell.column), decimals));
    }

 private:
    /// The cell that is compared with GridStudy::from: the selected one, else the least similar one.
    static GridCell comparedCell(const GridStudy& study, const Scene& scene) {
        const auto selected = selectedCell(scene.parameters);
        return selected ? GridCell{selected->row, selected->column} : leastSimilarCell(study.maps);
    }
    static QString seen(const GridStudy& study, const Scene& scene) {
        const GridCell to = comparedCell(study, scene);
        const GridMaps& maps = study.maps;
        const auto number = [&](double value) { return formatDecimals(value, decimalsOf(study.similarity.largest())); };
        return tr("Rows %1 and %2 add <i>R</i> = %3, columns %4 and %5 add <i>C</i> = %6: the similarity is %7.")
            .arg(formatInteger(study.from.row), formatInteger(to.row), number(maps.rowPart(to.row, to.column)),
                 formatInteger(study.from.column), formatInteger(to.column), number(maps.columnPart(to.row, to.column)),
                 number(maps.sum(to.row, to.column)));
    }
    static QString tryThis(const Scene& scene) {
        const Parameters& parameters = scene.parameters;
        QStringList suggestions;
        suggestions += tr("Drag the ring to another cell: that one becomes <i>a</i>.");
        if (selectedCell(parameters))
            suggestions += tr("<a href=\"play:row\">Let <i>b</i> move down</a>: <i>R</i> changes, <i>C</i> stays.");
        suggestions +=
            parameters.normaliseGrid
                ? tr("<a href=\"normalise-grid=off\">Count rows and columns from 0</a>.")
                : tr("<a href=\"normalise-grid=on\">Spread rows and columns over 2π</a> instead of counting 0, "
                     "1, 2 …: the fastest pair then makes one turn over the whole image.");
        suggestions += tr("<a href=\"preset:detr\">See DETR’s grid of 25 × 34 cells</a>.");
        return suggestions.join(sentenceSeparator());
    }
    static QString more(const GridStudy& study, const Scene& scene) {
        const GridEncoding& encoding = study.encoding;
        // With at least so many rows and columns, the similar cells form a round spot.
        constexpr Index kRound = 8;
        QStringList sentences{
            tr("<i>a</i> is the ringed cell, <i>b</i> the one compared with it. <i>p</i> is the encoding of a cell, "
               "<i>y</i> its row and <i>x</i> its column. The similarity is the dot product of <i>p</i> of <i>a</i> "
               "and <i>p</i> of <i>b</i>. <i>R</i> is what two rows add to it, <i>C</i> what two columns add; both are "
               "sums of cosines. <i>ω</i>₀ is the frequency of the fastest pair."),
            tr("A cell is most like itself: each of the %1 <a href=\"term:pair\">pairs</a> adds 1. In the numbers of a "
               "cell, filled dots are sines and hollow ones cosines.")
                .arg(formatInteger(std::lround(study.similarity.largest())))};
        if (encoding.normalised && std::min(encoding.rows, encoding.columns) >= kRound)
            sentences += tr("Both curves are wide arcs, so their sum is a round spot.");
        else if (encoding.rows > 1 && encoding.columns > 1)
            sentences += tr("The cells in the row and the column of <i>a</i> stand out as a cross.");
        else
            sentences +=
                tr("Only one axis is left: the encoding of a sequence, beside a half that is the same everywhere.");
        if (encoding.normalised)
            sentences +=
                tr("Scaled to one turn, rows are 2π/%1 apart and columns 2π/%2: the fastest pair turns once over "
                   "the image, all others less.")
                    .arg(formatInteger(encoding.rows), formatInteger(encoding.columns));
        if (scene.parameters.base > 20)
            sentences += tr(
                "An image has few rows and columns, so the waves need not be as long as for sentences, whose base is "
                "10000. <a href=\"base=20\">Set the base to 20</a>: fewer cells are like <i>a</i>.");
        sentences += tr("Double-click a cell: it becomes <i>a</i>.");
        return joinParagraphs(sentences);
    }
};

}  // namespace

QString GridWords::placeText(const GridCell& cell) {
    return QStringLiteral("(%1, %2)").arg(formatInteger(cell.row), formatInteger(cell.column));
}

int GridWords::decimalsOf(double largest) {
    return largest >= 100 ? 1 : 2;
}

const Exhibit& encoding2d() {
    return singleton<Encoding2d>();
}

}  // namespace attention
