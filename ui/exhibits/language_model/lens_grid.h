#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include <QStringList>

#include "core/matrix.h"
#include "ui/figure/parts/declared.h"

namespace attention {

/// The logit lens. In the grid, a row for each layer and a column for each token, stands the token that the layer would
/// predict after it, coloured by probability. At the right of each row a bar shows the probability of the token that
/// the last layer predicts. The cells belong to the matrices "lens" and "winner".
class LensGridPart : public DeclaredPart {
 public:
    struct Guess {
        QString label;
        double probability = 0;
    };
    struct Look {
        QStringList layers = {};                       ///< names of the rows, first to last
        QStringList tokens = {};                       ///< names of the columns
        std::vector<std::vector<Guess>> guesses = {};  ///< by row and column
        std::vector<double> winner = {};               ///< by row: the probability that the bar shows
        QStringList winnerNames = {};                  ///< forms of the bars' heading, the longest first
        Index chosen = 0;                              ///< the column to which the bars belong
        Index firstToken = 0;                          ///< index in the text of the first column's token
        std::string_view key = {};  ///< the parameter that a click on a column's token sets to the token's index
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
    /// The first column that is shown. Where not all fit, the chosen column is the last one that is shown.
    Index firstColumn() const;
    /// How many columns are shown.
    Index shownColumns() const;
    QRectF gridRect() const;
    QRectF rowRect(std::size_t row) const;
    QRectF barTrack(std::size_t row) const;
    std::optional<std::size_t> rowAt(double y) const;

    Look m_look;
    double m_namesWidth = 0, m_columnWidth = 0;  ///< pixels
};

}  // namespace attention
