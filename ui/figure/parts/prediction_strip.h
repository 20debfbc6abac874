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
        QString named;   ///< the prediction; empty where none is asked for
        QString wanted;  ///< the target; empty where none is asked for
        bool isWrong = false;
        bool isWantedWrong = false;  ///< if `wanted` is the prediction of another model (Look::ink): it is wrong
    };
    struct Look {
        std::vector<Place> places = {};
        QString position = {}, token = {}, named = {}, wanted = {};  ///< names of the rows
        std::optional<Index> query = {};                             ///< the current position
        std::optional<Index> target = {};                            ///< the position that it should attend to
        QStringList way = {};                                        ///< forms of the arc's text; empty: no arc
        Index first = 0;                                             ///< position of the first of `places`
        double scale = 1;                                            ///< of rows and letters, if there is room
        /// If the last row has the predictions of another model: the colour of the first model's predictions. Wrong
        /// letters are grey and struck through; the token that the query should copy and its copy have the same fill.
        /// Invalid: the last row has the targets.
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
    /// The number of rows: the last one is left out if it has no name.
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

/// The numbers of right predictions in the last two rows of a strip that compares two models. The part is in the next
/// column of the strip's grid.
class StripCountsPart : public FixedPart {
 public:
    /// @param strip  kept by reference
    /// @param words  "%1 of %2"
    void set(const PredictionStripPart& strip, const QString& words);

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    const PredictionStripPart* m_strip = nullptr;
    QStringList m_counts;
};

/// The attention weights of one token: a row for each head, in the columns of the tokens. The cells of the chosen head
/// belong to the matrix "weights"; a click on another row chooses its head.
class AttentionRowsPart : public Part {
 public:
    struct Look {
        std::vector<Eigen::RowVectorXd> weights = {};  ///< of each head
        QStringList names = {};                        ///< of each head
        Index query = 0;                               ///< the token
        std::optional<Index> target = {};              ///< the token whose column is outlined
        Index chosen = 0;                              ///< the head whose cells can be selected
        double minWritten = 0.05;                      ///< smaller weights have no digits
        double minRow = 14, maxRow = 22;               ///< height, pixels
        /// The colour of each head, for its name's tag and the outline of its largest weight; heads without one have
        /// neither.
        std::vector<QColor> colours = {};
        double low = 0, high = 1;  ///< weights with the map's first and last colour
        /// Such weights for each head, in place of `low` and `high`; empty: all heads share one scale.
        std::vector<std::pair<double, double>> ranges = {};
        bool isStrongestBold = false;                  ///< the number of each head's largest weight is bold
        std::function<bool(Index key)> isMasked = {};  ///< whether a key's weights are hatched; nothing: none are
        const WordArcsPart* over = nullptr;            ///< the part whose columns the weights share; kept
        /// All weights of each head, drawn small behind its row, and a heading above them; may be empty.
        std::vector<Matrix> whole = {};
        QString wholeName = {};
        /// What a click on a row sets; nothing: the parameter "head" becomes the row's index.
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
    /// The cell as it is drawn, with gaps between tall rows.
    QRectF cellBox(Index head, Index key) const;
    /// The weights with the first and the last colour in a head's row.
    std::pair<double, double> rangeOf(Index head) const;
    void drawName(QCPPainter& painter, const Theme& theme, Index head) const;
    void drawWhole(QCPPainter& painter, const Theme& theme, Index head) const;

    Look m_look;
    double m_names = 0;  ///< width of the heads' names in pixels
};

}  // namespace attention
