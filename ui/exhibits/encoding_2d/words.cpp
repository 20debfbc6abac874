#include <algorithm>
#include <cmath>
#include <cstdlib>

#include <QStringList>

#include "ui/exhibits/encoding_2d/parts.h"
#include "ui/text/language_signs.h"
#include "ui/text/number_words.h"

namespace attention {

GridCell GridWords::explained(const GridStudy& study, const Scene& scene) {
    const auto selected = selectionOf(scene.parameters);
    return selected ? GridCell{selected->row, selected->column} : leastSimilar(study.maps);
}

QString GridWords::seen(const GridStudy& study, const Scene& scene) {
    const GridCell to = explained(study, scene);
    const GridMaps& maps = study.maps;
    const auto number = [&](double value) { return displayNumber(value, decimalsOf(study.similarity.largest())); };
    return tr("Rows %1 and %2 add <i>R</i> = %3, columns %4 and %5 add <i>C</i> = %6: the similarity is %7.")
        .arg(wholeNumber(study.from.row), wholeNumber(to.row), number(maps.rowPart(to.row, to.column)),
             wholeNumber(study.from.column), wholeNumber(to.column), number(maps.columnPart(to.row, to.column)),
             number(maps.sum(to.row, to.column)));
}

QString GridWords::tryThis(const Scene& scene) {
    const Parameters& parameters = scene.parameters;
    QStringList suggestions;
    suggestions += tr("Drag the ring to another cell: that one becomes <i>a</i>.");
    if (selectionOf(parameters))
        suggestions += tr("<a href=\"play:row\">Let <i>b</i> move down</a>: <i>R</i> changes, <i>C</i> stays.");
    suggestions += parameters.normaliseGrid
                       ? tr("<a href=\"normalise-grid=off\">Count rows and columns from 0</a>.")
                       : tr("<a href=\"normalise-grid=on\">Spread rows and columns over 2π</a> instead of counting 0, "
                            "1, 2 …: the fastest pair then makes one turn over the whole image.");
    suggestions += tr("<a href=\"preset:detr\">See DETR’s grid of 25 × 34 cells</a>.");
    return suggestions.join(betweenSentences());
}

QString GridWords::more(const GridStudy& study, const Scene& scene) {
    const GridEncoding& encoding = study.encoding;
    constexpr Index kRound = 8;
    QStringList sentences{
        tr("<i>a</i> is the ringed cell, <i>b</i> the one compared with it. <i>p</i> is the encoding of a cell, "
           "<i>y</i> its row and <i>x</i> its column. The similarity is the dot product of <i>p</i> of <i>a</i> and "
           "<i>p</i> of <i>b</i>. <i>R</i> is what two rows add to it, <i>C</i> what two columns add; both are sums of "
           "cosines. <i>ω</i>₀ is the frequency of the fastest pair."),
        tr("A cell is most like itself: each of the %1 <a href=\"term:pair\">pairs</a> adds 1. In the numbers of a "
           "cell, filled dots are sines and hollow ones cosines.")
            .arg(wholeNumber(std::lround(study.similarity.largest())))};
    if (encoding.normalised && std::min(encoding.rows, encoding.columns) >= kRound)
        sentences += tr("Both curves are wide arcs, so their sum is a round spot.");
    else if (encoding.rows > 1 && encoding.columns > 1)
        sentences += tr("The cells in the row and the column of <i>a</i> stand out as a cross.");
    else
        sentences +=
            tr("Only one axis is left: the encoding of a sequence, beside a half that is the same everywhere.");
    if (encoding.normalised)
        sentences += tr("Scaled to one turn, rows are 2π/%1 apart and columns 2π/%2: the fastest pair turns once over "
                        "the image, all others less.")
                         .arg(wholeNumber(encoding.rows), wholeNumber(encoding.columns));
    if (scene.parameters.base > 20)
        sentences +=
            tr("An image has few rows and columns, so the waves need not be as long as for sentences, whose base is "
               "10000. <a href=\"base=20\">Set the base to 20</a>: fewer cells are like <i>a</i>.");
    sentences += tr("Double-click a cell: it becomes <i>a</i>.");
    return inParagraphs(sentences);
}

ExhibitWords GridWords::words() {
    return {tr("Two dimensions"), tr("Encoding the cells of an image"),
            tr("A cell of an image is a token: half of its encoding says in which row it lies, half in which column.")};
}

std::vector<Preset> GridWords::presets() {
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
        {"base-20", tr("Base 20"), tr("As in a later model, DAB-DETR: without slow pairs a cell is like few others."),
         "grid-rows=25; grid-columns=34; d=256; base=20; normalise-grid=on; from-cell=417; row=16; column=20"},
        {"one-row", tr("One row"),
         tr("The row half is the same everywhere; what is left is the encoding of a sequence."),
         "grid-rows=1; grid-columns=60; d=64; from-cell=20; row=0; column=28"},
        {"wide", tr("A wide image"),
         tr("12 × 64 cells, one turn for the rows and one for the columns: a step down counts five steps right."),
         "grid-rows=12; grid-columns=64; d=128; normalise-grid=on; from-cell=404; row=7; column=25"},
    };
}

Caption GridWords::caption(const GridStudy& study, const Scene& scene) {
    return {study.definition(), seen(study, scene), tryThis(scene), more(study, scene),
            tr("Self-attention does not know where in the image a cell lies, unless an encoding says it. DETR, a model "
               "that finds objects in images (Carion et al. 2020), adds this encoding to the queries and keys of every "
               "encoder layer.")};
}

QString GridWords::description(const GridStudy& study, const Scene& scene) {
    const GridEncoding& encoding = study.encoding;
    const GridCell to = explained(study, scene);
    return tr("Positional encoding of an image grid of %1 rows and %2 columns in %3 dimensions, base %4, coordinates "
              "%5.")
               .arg(wholeNumber(encoding.rows), wholeNumber(encoding.columns), wholeNumber(encoding.dimensions),
                    significantNumber(encoding.base, 6),
                    encoding.normalised ? tr("scaled to one turn") : tr("counted from 0")) +
           betweenSentences() +
           tr("The large map shows the similarity of cell %1 to every cell, from negative (blue) over 0 (neutral) to "
              "positive (red); beside it the parts that rows and columns have in it, and along its edges the curves of "
              "both. Cell %2: %3.")
               .arg(placeText(study.from), placeText(to), sumText(study.maps, to, study.similarity.largest()));
}

std::vector<Explanation::Tag> GridWords::tags(const Cell& cell) {
    return {{tr("row %1").arg(wholeNumber(cell.row)), IndexRole::I},
            {tr("column %1").arg(wholeNumber(cell.column)), IndexRole::J}};
}

Explanation GridWords::explain(const GridStudy& study, const Cell& cell) {
    const GridCell to{cell.row, cell.column};
    Explanation explanation;
    explanation.derivation = study.derivation(to);
    explanation.value = displayNumber(explanation.derivation.value, 4);
    explanation.sentence = study.from == to ? tr("similarity to itself, the largest there is")
                                            : tr("similarity to cell %1").arg(placeText(study.from));
    return explanation;
}

QString GridWords::placeText(const GridCell& cell) {
    return QStringLiteral("(%1, %2)").arg(wholeNumber(cell.row), wholeNumber(cell.column));
}

int GridWords::decimalsOf(double largest) {
    return largest >= 100 ? 1 : 2;
}

QString GridWords::sumText(const GridMaps& maps, const GridCell& cell, double largest) {
    const int decimals = decimalsOf(largest);
    const double columnPart = maps.columnPart(cell.row, cell.column);
    return QStringLiteral("%1 %2 %3 = %4")
        .arg(displayNumber(maps.rowPart(cell.row, cell.column), decimals),
             columnPart < 0 ? QStringLiteral("−") : QStringLiteral("+"), displayNumber(std::abs(columnPart), decimals),
             displayNumber(maps.sum(cell.row, cell.column), decimals));
}

}  // namespace attention
