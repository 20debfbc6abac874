#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "core/matrix.h"
#include "ui/figure/parts/part.h"

namespace attention {

class WordArcsPart;

/// Tokens in a row, each with the model's prediction and the target below it. Wrong predictions are boxed, bold and
/// crossed out, and their targets are bold. Cells belong to the matrix "example": one row per token, column 0.
class PredictionStripPart : public FixedPart {
 public:
    struct Place {
        QString token;
        QString named;   ///< empty where nothing is asked
        QString wanted;  ///< empty where nothing is asked
        bool isWrong = false;
        bool isWantedWrong = false;  ///< where the last row is what another model names
    };
    struct Look {
        std::vector<Place> places = {};
        QString position = {}, token = {}, named = {}, wanted = {};  ///< names of the rows
        std::optional<Index> query = {};                             ///< the place looked at
        std::optional<Index> target = {};                            ///< the place that it should look at
        QStringList way = {};                                        ///< what is between the two, forms; empty: no arc
        Index first = 0;                                             ///< the number of the first of the places
        double scale = 1;                                            ///< of rows and letters, where there is room
        /// Of what is named, where the last row is what another model names: wrong letters are grey and struck; the
        /// token that the query should name and what it names are filled alike. Invalid: there is no other model.
        QColor ink = {};
    };
    void set(Look look);

    QRectF column(Index place) const;

    std::optional<Cell> cellAt(const QPointF& place) const override;
    std::optional<QRectF> cellRect(const Cell& cell) const override;
    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    friend class StripCountsPart;
    enum Row { Arc, Position, Token, Named, Wanted };
    /// That there are: the last one may have no name, and is left out.
    std::size_t rows() const { return m_look.wanted.isEmpty() ? Wanted : Wanted + 1; }
    bool hasPlace(Index place) const { return place >= m_look.first && place < end(); }
    Index end() const { return m_look.first + Index(m_look.places.size()); }
    QRectF row(Row row) const;
    QRectF box(Row row, Index place) const;
    bool isWritten() const;
    void drawWay(QCPPainter& painter, const Theme& theme) const;
    void drawCompared(QCPPainter& painter, const Theme& theme, Index place, const QFont& font) const;

    Look m_look;
};

/// How many are right in each of the last two rows of a strip that compares them; in the next column of its grid.
class StripCountsPart : public FixedPart {
 public:
    /// @param strip  is kept by reference
    /// @param words  "%1 of %2"
    void set(const PredictionStripPart& strip, const QString& words);

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    const PredictionStripPart* m_strip = nullptr;
    QStringList m_counts;
};

/// Where one token looks: a row of weights for each head, on the columns of the tokens. Cells of the chosen row are
/// those of the matrix "weights"; another row is chosen by a click.
class AttentionRowsPart : public Part {
 public:
    struct Look {
        std::vector<Eigen::RowVectorXd> weights = {};  ///< of each head
        QStringList names = {};                        ///< of each head
        Index query = 0;                               ///< the token
        std::optional<Index> target = {};              ///< the place that is outlined
        Index chosen = 0;                              ///< the head whose cells can be selected
        double minWritten = 0.05;                      ///< smaller weights have no digits
        double minRow = 14, maxRow = 22;               ///< height, pixels
        /// Of each head: of its name's tag, and around its largest weight; may be fewer.
        std::vector<QColor> colours = {};
        double low = 0, high = 1;  ///< the weights that the colours reach to
        /// The ends of each head's own scale, in place of those; empty: all heads share one.
        std::vector<std::pair<double, double>> ranges = {};
        bool isStrongestBold = false;                  ///< the number of each head's largest weight
        std::function<bool(Index key)> isMasked = {};  ///< whose weights are hatched; nothing: none are
        const WordArcsPart* over = nullptr;            ///< on whose columns the weights stand; kept
        /// All weights of each head, small behind its row, and what stands above them; may be empty.
        std::vector<Matrix> whole = {};
        QString wholeName = {};
        /// What a click on a row sets; nothing: its number is that of the head.
        std::function<ParameterChange(Index)> choose = {};
    };
    void set(Look look);

    std::optional<Cell> cellAt(const QPointF& place) const override;
    std::optional<QRectF> cellRect(const Cell& cell) const override;
    std::optional<ParameterChange> choiceAt(const QPointF& place) const override;
    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    Index count() const { return Index(m_look.weights.size()); }
    std::optional<Index> headAt(const QPointF& place) const;
    QRectF box(Index head, Index key) const;
    /// The cell as it is drawn: taller rows stand apart.
    QRectF cellBox(Index head, Index key) const;
    /// The ends of a head's scale.
    std::pair<double, double> rangeOf(Index head) const;
    void drawName(QCPPainter& painter, const Theme& theme, Index head) const;
    void drawWhole(QCPPainter& painter, const Theme& theme, Index head) const;

    Look m_look;
    double m_names = 0;
};

}  // namespace attention
