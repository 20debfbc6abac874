#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include <QStringList>

#include "core/matrix.h"
#include "ui/figure/figure.h"
#include "ui/figure/glide.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// Tokens in reading order at the left and in another order at the right, with a line from each token to its new place.
/// As high as the matrices beside it, whose rows are the places; or, as two lines of text, in reading order above and
/// in the other order below.
class PermutationPart : public Part {
 public:
    struct Look {
        QStringList words = {};          ///< of the tokens, in reading order
        std::vector<Index> order = {};   ///< which token stands at each place at the right
        std::vector<Index> places = {};  ///< the place at the right at which each token stands
        bool addsPositions = false;      ///< beside each place stands what is added there
        double maxRow = kMaxExtent;      ///< pixels of a row
        bool isHorizontal = false;       ///< two lines of text, whose left and right are above and below
        QStringList lineNames = {};      ///< before the two lines of text
        bool canDrag = false;            ///< the boxes of the other order have dots to grasp
    };
    explicit PermutationPart(Figure& figure) : m_figure(figure) {}

    /// Where the figure glides, the tokens at the right and their lines go to their new places.
    void set(Look look);

    /// What a drag of a token's box to a place at the right gives the parameter `orderKey`.
    std::function<ParameterValue(Index token, Index place)> moved = {};
    std::string_view orderKey = {};
    /// The token that a cell is of, for the mark.
    std::function<std::optional<Index>(const Cell&)> tokenOf = {};
    /// The cell that a token stands for, at the left or at the right.
    std::function<Cell(Index token, bool isRight)> cellOf = {};

    std::optional<Cell> cellAt(const QPointF& point) const override;
    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;
    std::string_view handleAt(const QPointF& point) const override;
    void beginDrag(const QPointF& point) override;
    ParameterValue handleValue(std::string_view key, const QPointF& point) const override;

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    /// The place at the left or at the right that lies under the pointer.
    std::optional<Index> placeAt(const QPointF& point, bool isRight) const;
    /// The place nearest to a point, along the line of places.
    Index nearestPlace(const QPointF& point) const;
    /// Pixels from one place to the next.
    double pitch() const;
    /// Boxes are too low for a word: words stand beside them, as many as there is room for.
    bool isLow() const;
    double columnWidth() const;
    double addedWidth() const;
    QFont font() const;
    QRectF column(bool isRight) const;
    /// @param place  may be between two while the figure glides
    QRectF box(double place, bool isRight) const;
    QRectF boxInLine(double place, bool isBelow) const;
    /// Where a token is drawn at the right.
    double drawnPlace(Index token) const { return m_drawnPlaces[std::size_t(token)]; }
    QLineF line(Index token) const;
    void drawBox(QCPPainter& painter, const Theme& theme, Index token, bool isRight, bool isCurrent) const;
    void drawBeside(QCPPainter& painter, const Theme& theme, Index place, bool isRight, const QString& word,
                    bool isCurrent) const;
    void drawAdded(QCPPainter& painter, const Theme& theme, bool isRight) const;
    void drawGrip(QCPPainter& painter, const Theme& theme, const QRectF& box, const QColor& ink) const;
    void drawWordTag(QCPPainter& painter, const Theme& theme, double place, bool isBelow, const QString& word) const;

    Figure& m_figure;
    std::optional<Index> m_dragged;  ///< the token whose box was grabbed last
    Look m_look;
    GlidingNumbers m_drawnPlaces;  ///< of the tokens, at the right
    double m_widest = 0;           ///< pixels of the widest word
    double m_added = 0;            ///< pixels of the widest of what is added
    double m_names = 0;            ///< pixels before the lines of text
};

}  // namespace attention
