#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include <QBrush>
#include <QFont>
#include <QImage>
#include <QLineF>
#include <QPen>
#include <QPolygonF>
#include <QRectF>
#include <QStringList>

#include "core/scene/view.h"
#include "ui/figure/cell_label.h"
#include "ui/figure/highlight.h"
#include "ui/figure/parameter_change.h"
#include "ui/figure/shapes.h"

class QCPAxis;
class QCPPainter;

namespace attention {

class FormulaLayout;
class MatrixPanel;
struct Theme;

/// A picture as data: a list of shapes, texts and formulas in the order in which they are painted, the first one at the
/// bottom. Coordinates are logical pixels of the figure; pens are made by strokePen(). paint() is the only code that
/// paints marks, in the window and in files. Invisible marks say what a place means: which cell it shows, what a click
/// there chooses and what a drag changes. Hit tests and highlights read the same list.
class Marks {
 public:
    // --- shapes

    void line(const QLineF& line, const QPen& pen) { add(Line{line, pen}); }
    void line(const QPointF& from, const QPointF& to, const QPen& pen) { add(Line{{from, to}, pen}); }
    void lines(QList<QLineF> lines, const QPen& pen) { add(Lines{std::move(lines), pen}); }
    void polyline(QPolygonF points, const QPen& pen) { add(Polyline{std::move(points), pen}); }
    /// A polyline of many points; see drawCurve().
    void curve(QPolygonF points, const QPen& pen, bool isAntialiased = true) {
        add(Curve{std::move(points), pen, isAntialiased});
    }
    void polygon(QPolygonF points, const QPen& pen, const QBrush& brush) {
        add(Polygon{std::move(points), pen, brush});
    }
    /// @param radius  of the corners
    void rect(const QRectF& rect, const QPen& pen, const QBrush& brush = Qt::NoBrush, double radius = 0) {
        add(Rect{rect, pen, brush, radius});
    }
    void fill(const QRectF& rect, const QColor& colour) { add(Fill{rect, colour}); }
    void ellipse(const QRectF& rect, const QPen& pen, const QBrush& brush = Qt::NoBrush) {
        add(Ellipse{rect, pen, brush});
    }
    void circle(const QPointF& centre, double radius, const QPen& pen, const QBrush& brush = Qt::NoBrush) {
        add(Ellipse{squareAround(centre, radius), pen, brush});
    }
    /// @param start, span  in sixteenths of a degree, as QPainter::drawPie()
    void pie(const QRectF& rect, int start, int span, const QPen& pen, const QBrush& brush) {
        add(Pie{rect, start, span, pen, brush});
    }
    /// Each pixel of the image takes one logical pixel, divided by its device pixel ratio.
    void image(const QPointF& corner, const QImage& image) { add(Image{corner, {}, image}); }
    /// The image is scaled to `room` without smoothing.
    void image(const QRectF& room, const QImage& image) { add(Image{room.topLeft(), room.size(), image}); }
    /// Clips the marks that `declare` adds to `room`.
    void clipped(const QRectF& room, const std::function<void(Marks&)>& declare) {
        addGroup(Group::Clip, room, declare);
    }
    /// Adds many strokes in `area` (no texts or images) that are painted by drawStrokesFast().
    void strokes(const QRectF& area, const std::function<void(Marks&)>& declare) {
        addGroup(Group::Strokes, area, declare);
    }
    /// Paints the marks that `declare` adds without antialiasing: adjacent areas show no seam, and lines are on whole
    /// pixels.
    void crisp(const std::function<void(Marks&)>& declare) { addGroup(Group::Crisp, {}, declare); }

    // --- shapes with a meaning of their own; see the functions drawDot(), drawCasedLine() ...

    /// @param filled  false: hollow, with the casing colour inside
    void dot(const QPointF& centre, double radius, const QColor& colour, bool filled, const QColor& casing) {
        add(Dot{centre, radius, colour, filled, casing});
    }
    void casedLine(const QLineF& line, const QColor& colour, double width, const QColor& casing) {
        add(CasedLine{line, colour, width, casing});
    }
    void casedBox(const QRectF& box, const QColor& colour, double width, const QColor& casing, double rim = 1) {
        add(CasedBox{box, colour, width, casing, rim});
    }
    void casedRing(const QPointF& centre, double radius, const QPen& pen, const QColor& casing, double rim = 4) {
        add(CasedRing{centre, radius, pen, casing, rim});
    }
    void arrowHead(const QPointF& tip, double direction, double length, const QColor& ink) {
        add(ArrowHead{tip, direction, length, ink});
    }
    void connector(QPolygonF points, const QColor& ink, double width = kConnector) {
        add(Connector{std::move(points), ink, width});
    }
    void hatching(const QRectF& area, const QColor& ink) { add(Hatching{area, ink}); }
    void hatchedSwatch(const QRectF& swatch, const Theme& theme) { add(HatchedSwatch{swatch, &theme}); }
    void pill(const QRectF& box, const QColor& fill) { add(Pill{box, fill}); }
    /// Covers what lies below it with the page's ground; see clearGround(). @param fills  paints `surface` where
    /// the ground cannot be cleared
    void ground(const QRectF& room, const QColor& surface, bool fills = false) { add(Ground{room, surface, fills}); }
    void pin(const QRectF& cell, const QRectF& inside, const Theme& theme) { add(Pin{cell, inside, &theme}); }
    void highlight(const QRectF& box, const QRectF& inside, Highlight how, const Theme& theme,
                   const std::optional<QColor>& outline = {}) {
        add(HighlightedCell{box, inside, how, &theme, outline});
    }

    // --- texts

    /// The first of the forms that fits; nothing if none does. @param forms  the longest first
    void text(const QRectF& room, Qt::Alignment alignment, const QStringList& forms, const QFont& font,
              const QColor& ink);
    /// A text that is elided if it is wider than `room`.
    void elided(const QRectF& room, Qt::Alignment alignment, const QString& text, const QFont& font, const QColor& ink);
    /// A text that is known to fit. @param flags  as for QPainter::drawText()
    void label(const QRectF& room, int flags, const QString& text, const QFont& font, const QColor& ink) {
        add(Label{room, flags, text, font, ink});
    }
    void onBaseLine(const QRectF& room, const QString& text, const QFont& font, const QColor& ink) {
        add(BaseLineText{room, text, font, ink});
    }
    void title(const QRectF& room, const QStringList& names, const QStringList& notes, const Theme& theme) {
        add(Title{room, names, notes, &theme});
    }
    void formula(FormulaLayout formula, const QPointF& place, const QColor& ink, const Theme& theme);
    void tag(const QString& text, const QPointF& centre, const QRectF& inside, const QColor& fill, const QColor& ink) {
        add(Tag{text, centre, inside, fill, ink});
    }
    void axisTag(const QCPAxis& axis, double coordinate, const QString& text, const QColor& fill, const Theme& theme) {
        add(AxisTag{&axis, coordinate, text, fill, &theme});
    }
    void tagBeside(const QString& text, const QPointF& edge, bool isLeft, const QRectF& inside, const QColor& fill,
                   const Theme& theme) {
        add(TagBeside{text, edge, isLeft, inside, fill, &theme});
    }

    // --- what a place means; nothing is painted

    void cell(const Cell& cell, const QRectF& box) { add(CellArea{cell, box}); }
    /// No cell can be pointed at in `box`, whatever lies below.
    void noCell(const QRectF& box) { add(CellArea{std::nullopt, box}); }
    /// The visible cells and the labels of a matrix that paints itself.
    /// @param elsewhere  the rows and columns for which cellRect() is left to another part
    void cellsOf(const MatrixPanel& matrix, const std::optional<Zoom>& elsewhere = {}) {
        add(MatrixArea{&matrix, elsewhere});
    }
    /// Cells that are found by a function, such as lines that cross.
    void cells(const QRectF& box, std::function<std::optional<Cell>(const QPointF&)> cellAt) {
        add(SearchedArea{box, std::move(cellAt)});
    }
    using FindChange = std::function<std::optional<ParameterChange>(const QPointF&)>;
    /// What a click changes, or a double click: one parameter in the whole box, or what a function finds.
    void choice(ParameterChange change, const QRectF& box) {
        choices(box, [change = std::move(change)](const QPointF&) { return change; });
    }
    void choices(const QRectF& box, FindChange find) { add(ChoiceArea{box, std::move(find), false}); }
    void doubleClick(ParameterChange change, const QRectF& box) {
        doubleClicks(box, [change = std::move(change)](const QPointF&) { return change; });
    }
    void doubleClicks(const QRectF& box, FindChange find) { add(ChoiceArea{box, std::move(find), true}); }
    /// An area in which a drag can begin.
    struct Handle {
        std::string_view key;  ///< of the parameter; outlives the list
        QRectF box;
        /// The parameter's value when the handle is dragged to a place. It is called after this list was destroyed,
        /// since
        /// the figure changes during the drag.
        std::function<ParameterValue(const QPointF&)> valueAt;
    };
    void handle(std::string_view key, const QRectF& box, std::function<ParameterValue(const QPointF&)> valueAt) {
        add(Handle{key, box, std::move(valueAt)});
    }

    /// A mark that paints by itself what is no list of shapes or depends on the device: cells of a matrix, clocks,
    /// arcs, thousands of faint edges. @param paint  may only refer to objects that outlive this list
    void block(std::function<void(QCPPainter&)> paint) { add(Block{std::move(paint)}); }

    /// The cell that lies on top at a place.
    std::optional<Cell> cellAt(const QPointF& place) const;
    /// Whether noCell() lies on top at a place.
    bool hidesCells(const QPointF& place) const;
    std::optional<CellLabel> labelAt(const QPointF& place) const;
    std::optional<QRectF> cellRect(const Cell& cell) const;
    std::optional<ParameterChange> choiceAt(const QPointF& place) const { return changeAt(place, false); }
    std::optional<ParameterChange> doubleClickAt(const QPointF& place) const { return changeAt(place, true); }
    /// The handle on top at a place; nullptr if there is none.
    const Handle* handleAt(const QPointF& place) const;
    /// The first handle of a parameter; nullptr if there is none.
    const Handle* findHandle(std::string_view key) const;

    /// Paints all marks. The painter's pen, brush and font are those of the last one afterwards.
    void paint(QCPPainter& painter) const;

 private:
    struct Line {
        QLineF line;
        QPen pen;
    };
    struct Lines {
        QList<QLineF> lines;
        QPen pen;
    };
    struct Polyline {
        QPolygonF points;
        QPen pen;
    };
    struct Curve {
        QPolygonF points;
        QPen pen;
        bool isAntialiased;
    };
    struct Polygon {
        QPolygonF points;
        QPen pen;
        QBrush brush;
    };
    struct Rect {
        QRectF rect;
        QPen pen;
        QBrush brush;
        double radius;
    };
    struct Fill {
        QRectF rect;
        QColor colour;
    };
    struct Ellipse {
        QRectF rect;
        QPen pen;
        QBrush brush;
    };
    struct Pie {
        QRectF rect;
        int start, span;
        QPen pen;
        QBrush brush;
    };
    struct Image {
        QPointF corner;
        std::optional<QSizeF> size;  ///< none: its own
        QImage image;
    };
    struct Group {
        enum Kind { Clip, Strokes, Crisp } kind;
        QRectF area;
        std::vector<Marks> marks;  ///< one list
    };
    struct Dot {
        QPointF centre;
        double radius;
        QColor colour;
        bool filled;
        QColor casing;
    };
    struct CasedLine {
        QLineF line;
        QColor colour;
        double width;
        QColor casing;
    };
    struct CasedBox {
        QRectF box;
        QColor colour;
        double width;
        QColor casing;
        double rim;
    };
    struct CasedRing {
        QPointF centre;
        double radius;
        QPen pen;
        QColor casing;
        double rim;
    };
    struct ArrowHead {
        QPointF tip;
        double direction, length;
        QColor ink;
    };
    struct Connector {
        QPolygonF points;
        QColor ink;
        double width;
    };
    struct Hatching {
        QRectF area;
        QColor ink;
    };
    struct HatchedSwatch {
        QRectF swatch;
        const Theme* theme;
    };
    struct Pill {
        QRectF box;
        QColor fill;
    };
    struct Ground {
        QRectF room;
        QColor surface;
        bool fills;
    };
    struct Pin {
        QRectF cell, inside;
        const Theme* theme;
    };
    struct HighlightedCell {
        QRectF box, inside;
        Highlight how;
        const Theme* theme;
        std::optional<QColor> outline;
    };
    struct Text {
        QRectF room;
        Qt::Alignment alignment;
        QString text;
        QFont font;
        QColor ink;
    };
    struct Label {
        QRectF room;
        int flags;
        QString text;
        QFont font;
        QColor ink;
    };
    struct BaseLineText {
        QRectF room;
        QString text;
        QFont font;
        QColor ink;
    };
    struct Title {
        QRectF room;
        QStringList names, notes;
        const Theme* theme;
    };
    struct Formula {
        std::shared_ptr<const FormulaLayout> formula;
        QPointF place;
        QColor ink;
        const Theme* theme;
    };
    struct Tag {
        QString text;
        QPointF centre;
        QRectF inside;
        QColor fill, ink;
    };
    struct AxisTag {
        const QCPAxis* axis;
        double coordinate;
        QString text;
        QColor fill;
        const Theme* theme;
    };
    struct TagBeside {
        QString text;
        QPointF edge;
        bool isLeft;
        QRectF inside;
        QColor fill;
        const Theme* theme;
    };
    struct CellArea {
        std::optional<Cell> cell;
        QRectF box;
    };
    struct MatrixArea {
        const MatrixPanel* matrix;
        std::optional<Zoom> elsewhere;
    };
    struct SearchedArea {
        QRectF box;
        std::function<std::optional<Cell>(const QPointF&)> cellAt;
    };
    struct ChoiceArea {
        QRectF box;
        FindChange find;
        bool isDoubleClick;
    };
    struct Block {
        std::function<void(QCPPainter&)> paint;
    };
    using Any = std::variant<Line, Lines, Polyline, Curve, Polygon, Rect, Fill, Ellipse, Pie, Image, Group, Dot,
                             CasedLine, CasedBox, CasedRing, ArrowHead, Connector, Hatching, HatchedSwatch, Pill,
                             Ground, Pin, HighlightedCell, Text, Label, BaseLineText, Title, Formula, Tag, AxisTag,
                             TagBeside, CellArea, MatrixArea, SearchedArea, ChoiceArea, Handle, Block>;
    struct Painting;

    void add(Any mark) { m_marks.push_back(std::move(mark)); }
    /// Calls `visit` for each mark that a place can touch, those of groups included, the one on top first, until it
    /// returns true.
    bool visitAt(const QPointF& place, const std::function<bool(const Any&)>& visit) const;
    std::optional<ParameterChange> changeAt(const QPointF& place, bool isDoubleClick) const;
    void addGroup(Group::Kind kind, const QRectF& area, const std::function<void(Marks&)>& declare);

    std::vector<Any> m_marks;
};

/// Paints the marks that `declare` adds, and leaves the painter as it was.
void paintMarks(QCPPainter& painter, const std::function<void(Marks&)>& declare);

}  // namespace attention
