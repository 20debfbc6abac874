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
/// The part is as high as the matrices beside it, whose rows are the places. Or it is horizontal: two lines of text, in
/// reading order above and in the other order below.
class PermutationPart : public Part {
 public:
    struct Look {
        QStringList words = {};          ///< of the tokens, in reading order
        std::vector<Index> order = {};   ///< for each place at the right its token
        std::vector<Index> places = {};  ///< for each token its place at the right
        bool addsPositions = false;      ///< beside each place "+ P" with its position is written
        double maxRow = kMaxExtent;      ///< maximum height of a row, in pixels
        bool isHorizontal = false;       ///< two lines of text: "left" means above and "right" below
        QStringList lineNames = {};      ///< names before the two lines of text
        bool canDrag = false;            ///< the boxes of the other order have dots as grips
    };
    explicit PermutationPart(Figure& figure) : m_figure(figure) {}

    /// If the figure glides, the tokens at the right and their lines move to their new places.
    void set(Look look);

    /// The parameter that dragging a token's box to another place at the right changes, and the value it gets.
    std::string_view orderKey = {};
    std::function<ParameterValue(Index token, Index place)> moved = {};
    /// The token to highlight for a cell.
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
    /// The place at the left or at the right whose row contains a point.
    std::optional<Index> placeAt(const QPointF& point, bool isRight) const;
    /// The place whose row is nearest to a point, or whose column if the part is horizontal.
    Index nearestPlace(const QPointF& point) const;
    /// Pixels from one place to the next.
    double pitch() const;
    /// Boxes are too small for words. Words are beside them, as many as there is room for.
    bool isLow() const;
    double columnWidth() const;
    double addedWidth() const;
    QFont font() const;
    QRectF column(bool isRight) const;
    /// @param place  may be between two while the figure glides
    QRectF box(double place, bool isRight) const;
    QRectF boxInLine(double place, bool isBelow) const;
    /// The place at the right where a token is drawn now.
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
    double m_widest = 0;           ///< width of the widest word, in pixels
    double m_added = 0;            ///< width of the widest added text, in pixels
    double m_names = 0;            ///< width of the lines' names, in pixels
};

}  // namespace attention
