#include "ui/figure/parts/two_ways.h"

namespace attention {

void TwoWaysPart::set(const AddOrConcatenateStudy& study, double end, Index row, Index column, const QString& word,
                      const QString& difference) {
    const auto source = [&](const char* name) { return Source{name, &study.matrix(name)}; };
    const AddOrConcatenate& values = study.values;
    set({.row = row,
         .column = column,
         .first = source("X"),
         .second = source("one-hot"),
         .upper = source("W_x"),
         .lower = source("W_p"),
         .firstProduct = source("token-part"),
         .secondProduct = source("position-part"),
         .result = source("concatenated"),
         .sum = source("added"),
         .upperNames = {tr("upper rows of W"), tr("upper rows")},
         .lowerNames = {tr("lower rows of W"), tr("lower rows")},
         .sameAsResult = {"difference"},
         .end = end,
         .whole = {tr("Concatenate")},
         .wholeNote = {tr("one long row times the whole W"), tr("one long row times W")},
         .parted = {tr("Add")},
         .partedNote = {tr("each times its own part of W")},
         .firstName = tr("word"),
         .secondName = tr("position"),
         .firstWord = word,
         .secondTag = QString::number(row),
         .equal = {values.largest == 0 ? tr("Both ways: the same row")
                                       : tr("Both ways: the same row, but for rounding"),
                   tr("the same row")},
         .difference = difference,
         .differenceNames = {tr("largest difference in all rows"), tr("largest difference"), tr("difference")}});
}

}  // namespace attention
