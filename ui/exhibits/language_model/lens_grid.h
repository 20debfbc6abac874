#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include <QStringList>

#include "core/matrix.h"
#include "ui/figure/parts/declared.h"

namespace attention {

/// What each layer would name next behind each token, coloured by its probability, and at the right, row by row, how
/// probable the last layer's choice is by then. Cells are those of "lens" and "winner".
class LensGridPart : public DeclaredPart {
 public:
    struct Guess {
        QString label;
        double probability = 0;
    };
    struct Look {
        QStringList layers = {};                       ///< names of the rows, first to last
        QStringList tokens = {};                       ///< names of the columns
        std::vector<std::vector<Guess>> guesses = {};  ///< of each row
        std::vector<double> winner = {};               ///< of each row
        QStringList winnerNames = {};                  ///< above these bars, forms
        Index chosen = 0;                              ///< the column whose winner that is
        Index firstToken = 0;                          ///< number of the first column
        std::string_view key = {};  ///< of the parameter that a click on a column's token sets to its number
        bool hasGrid = true;
    };
    void set(Look look);

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void declare(Marks& marks, const Theme& theme) const override;
    void declareAreas(Marks& marks) const override;
    void declareHighlight(Marks& marks, const Theme& theme, const Cell& cell, Highlight how) const override;

 private:
    std::size_t rows() const { return m_look.layers.size(); }
    /// The columns that have room for their words: the last ones up to the chosen one.
    Index firstColumn() const;
    Index shownColumns() const;
    QRectF gridRect() const;
    QRectF rowRect(std::size_t row) const;
    QRectF barTrack(std::size_t row) const;
    std::optional<std::size_t> rowAt(double y) const;

    Look m_look;
    double m_names = 0, m_column = 0;
};

}  // namespace attention
