#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/cost/cost_chart_study.h"
#include "ui/figure/figure.h"
#include "ui/figure/formula.h"
#include "ui/figure/labels.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/parts/plot.h"

namespace attention {

/// The costs of the layers: either curves on logarithmic axes with rings at their crossings, or the plane of lengths
/// and widths coloured by the cheapest layer. A thin line marks the current setting and can be dragged. Layer names are
/// at the right.
class CostChartPart : public PlotPart {
 public:
    // Values of Cell::matrix. In kCosts rows are values of the axis, columns the compared layers; in kCrossings a row
    // is a crossing; in kCheapest, the plane, rows are widths and columns lengths.
    inline static const std::string kCosts = "costs";
    inline static const std::string kCrossings = "crossings";
    inline static const std::string kCheapest = "cheapest";

    struct Look {
        QStringList axisNames = {};   ///< forms of the horizontal axis's name, the longest first
        QStringList widthNames = {};  ///< forms of the name of the plane's vertical axis, the longest first
        QString present = {};         ///< heading of the costs beside the names: the value at the marker
        std::function<QString(double)> amount = {};  ///< the text of a cost
        /// Forms of the text about the cheapest layers in a part of the axis; nothing: there is no strip for them.
        std::function<QStringList(const std::vector<Architecture>&)> lowest = {};
        bool hasValues = true;  ///< costs are written beside the names, if there is room
    };
    explicit CostChartPart(Figure& figure);

    /// @param study  kept by reference
    void set(const CostChartStudy& study, Look look);
    /// For a figure whose cells are not those of the chart: convert a cell of the chart to one of the figure, and back.
    std::function<std::optional<Cell>(const Cell&)> toFigureCell = {};
    std::function<std::optional<Cell>(const Cell&)> fromFigureCell = {};

    /// Adds tags with the current values on their axes, unless the tag of the marked cell is too near. They cover
    /// numbers, so they must be drawn with the selection.
    void addMarkerTags(Marks& marks, const std::optional<Cell>& marked) const;
    /// The index of the current value among the axis's values.
    Index markerRow() const;
    /// The row of the plane whose width, and the column whose length, is nearest to the current one.
    Index markedRow() const { return nearest(m_study->plane.d, setting().d); }
    Index markedColumn() const { return nearest(m_study->plane.n, setting().n); }

    std::optional<Cell> cellAt(const QPointF& place) const override;
    std::optional<QRectF> cellRect(const Cell& cell) const override;
    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;
    std::string_view handleAt(const QPointF& place) const override;
    ParameterValue handleValue(std::string_view key, const QPointF& place) const override;

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void geometryChanged() override;
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    static constexpr double kRing = 5.5;
    static constexpr int kLabelSize = 15;
    /// Appended to the name of a layer whose cost is infinite.
    inline static const QString kInfinitySuffix = QStringLiteral(" ∞");

    /// How much text is beside the curves.
    struct Form {
        bool isShort = false;  ///< short names
        bool hasValues = true;
    };
    struct Name {
        std::size_t curve = 0;
        QRectF box;
        double end = 0;            ///< y where the curve ends
        bool isConnected = false;  ///< with a line to the curve's end
    };
    struct Label {
        std::size_t crossing = 0;  ///< index of the crossing, or of the contour
        std::vector<FormulaLayout> lines;
        std::optional<LabelPlacer::Place> place;
    };

    const Theme& theme() const { return m_figure.theme(); }
    const CostChart& chart() const { return m_study->axis.chart; }
    const CostOptions& setting() const { return chart().setting; }
    bool isPlane() const { return m_study->isPlane; }
    /// The current value of the axis's variable.
    std::int64_t present() const { return axisValue(chart()); }
    bool isLowest(Architecture architecture) const;

    double xOf(double value) const { return x().coordToPixel(std::log10(value)); }
    double yOf(double value) const { return y().coordToPixel(std::log10(value)); }
    double valueAt(Index row) const { return double(m_study->axis.values[std::size_t(row)]); }
    QPolygonF pixels(const std::vector<ChartPoint>& line) const;
    QPolygonF pixels(const std::vector<CostPlanePoint>& line) const;
    QPointF ringOf(const Crossing& crossing) const { return {xOf(crossing.value), yOf(crossing.height)}; }
    double markerX() const { return xOf(double(present())); }
    double markerY() const { return yOf(double(setting().d)); }
    static Index nearest(const std::vector<std::int64_t>& values, std::int64_t wanted);
    /// The point of a curve at a value of the axis; nothing if it is not in the picture.
    std::optional<QPointF> pointOf(Index row, std::size_t curve) const;
    /// The rectangle of a cell of the plane, which extends half way to its neighbours.
    QRectF planeBox(Index row, Index column) const;
    /// As cellAt(), for the chart's own cells.
    std::optional<Cell> ownCellAt(const QPointF& place) const;
    std::optional<Cell> planeCellAt(const QPointF& place) const;
    std::optional<QRectF> ownBoxOf(const Cell& cell) const;

    double widthOf(const Form& form) const;
    double nameWidth(bool isShort) const;
    static double valueWidth();
    Form formIn(double width) const;
    QCPRange heights() const;
    void setTicks(QSizeF size);
    void placeNames();
    /// Crossings at one place share a ring and a label.
    void placeLabels();
    /// Places the name of each contour on its line, where the name covers nothing else.
    void placePlaneLabels();
    /// The names of layers for a tag in the plane: long or short ones that take less than half of the plane's width, or
    /// else short ones elided to its width.
    QString fittingTag(const std::vector<Architecture>& layers) const;
    /// The rectangle for the names of the cheapest layers beside the marker, where it covers no lines if possible.
    QRectF presentBox() const;

    void drawNames(QCPPainter& painter) const;
    void drawAxisNames(QCPPainter& painter) const;
    void drawStrip(QCPPainter& painter) const;
    void drawCurves(QCPPainter& painter) const;
    void drawCrossing(QCPPainter& painter, const Label& label) const;
    void drawRing(QCPPainter& painter, const QPointF& ring, double radius) const;
    void drawPlane(QCPPainter& painter) const;
    void drawContours(QCPPainter& painter) const;
    /// Draws the name of each region inside the region, if there is room.
    void drawRegionNames(QCPPainter& painter) const;
    bool isWithin(const std::vector<Architecture>& kind, const QRectF& box) const;
    void drawTagOn(QCPPainter& painter, const QCPAxis& axis, std::int64_t value, bool isMarker) const;
    /// Draws a value beside a point, on a side where it covers nothing.
    /// @param mayCover  draw it even if every side covers something
    void drawValue(QCPPainter& painter, const QPointF& point, const QString& text, bool mayCover) const;

    Figure& m_figure;
    const CostChartStudy* m_study = nullptr;
    Look m_look;
    Form m_form;
    QRectF m_column;  ///< of the names
    std::vector<QPolygonF> m_lines;
    std::vector<Name> m_names;
    std::vector<Label> m_labels;
    std::vector<double> m_rings;  ///< radius for each crossing
    LabelPlacer m_room;           ///< knows what labels must avoid
    QRectF m_presentBox;
};

}  // namespace attention
