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
    // Tables that cells are named after. Rows of the costs are values of the axis, columns the layers compared; a
    // crossing is a row; of the plane rows are widths, columns lengths.
    inline static const std::string kCosts = "costs";
    inline static const std::string kCrossings = "crossings";
    inline static const std::string kCheapest = "cheapest";

    struct Look {
        QStringList axisNames = {};   ///< forms of the name of the axis below, the longest first
        QStringList widthNames = {};  ///< forms of the name of the plane's axis at the left, the longest first
        QString present = {};         ///< where the marker is, above the numbers beside the names
        std::function<QString(double)> amount = {};  ///< a cost in words
        /// Forms of what is said of the lowest layers along the axis; without it there is no strip for them.
        std::function<QStringList(const std::vector<Architecture>&)> lowest = {};
        bool hasValues = true;  ///< beside the names, where there is room
    };
    explicit CostChartPart(Figure& figure);

    /// @param study  is kept by reference
    void set(const CostChartStudy& study, Look look);
    /// For a figure with other cells: which of them one of the chart's is, and the other way round.
    std::function<std::optional<Cell>(const Cell&)> toChartCell = {};
    std::function<std::optional<Cell>(const Cell&)> fromChartCell = {};

    /// The present values on their axes, where the tag of the marked cell leaves room. They lie over numbers, so they
    /// are drawn with the selection.
    void addMarkerTags(Marks& marks, const std::optional<Cell>& marked) const;
    /// The place of the present value among the axis's values.
    Index markerRow() const;
    /// The row of the plane whose width, and the column whose length, is nearest to the present one.
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
    /// Behind the name of a layer that has no curve.
    inline static const QString kInfinitySuffix = QStringLiteral(" ∞");

    /// How much stands beside the curves.
    struct Form {
        bool isShort = false;
        bool hasValues = true;
    };
    struct Name {
        std::size_t curve = 0;
        QRectF box;
        double end = 0;  ///< where the curve ends
        bool isConnected = false;
    };
    struct Label {
        std::size_t crossing = 0;  ///< or contour
        std::vector<FormulaLayout> lines;
        std::optional<LabelPlacer::Place> place;
    };

    const Theme& theme() const { return m_figure.theme(); }
    const CostChart& chart() const { return m_study->axis.chart; }
    const CostOptions& setting() const { return chart().setting; }
    bool isPlane() const { return m_study->isPlane; }
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
    /// Nothing where the curve has no such point in the picture.
    std::optional<QPointF> pointOf(Index row, std::size_t curve) const;
    /// The room of a place of the plane: half way to its neighbours.
    QRectF planeBox(Index row, Index column) const;
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
    /// Contours are named on themselves, where they pass through nothing else.
    void placePlaneLabels();
    /// Of layers in a tag that lies in the plane beside a place: half of it wide at most, or else as wide as it.
    QString fittingTag(const std::vector<Architecture>& layers) const;
    /// The lowest layers at the marked place are named beside it, where that covers no line if there is such a place.
    QRectF presentBox() const;

    void drawNames(QCPPainter& painter) const;
    void drawAxisNames(QCPPainter& painter) const;
    void drawStrip(QCPPainter& painter) const;
    void drawCurves(QCPPainter& painter) const;
    void drawCrossing(QCPPainter& painter, const Label& label) const;
    void drawRing(QCPPainter& painter, const QPointF& ring, double radius) const;
    void drawPlane(QCPPainter& painter) const;
    void drawContours(QCPPainter& painter) const;
    /// Each region is named inside itself, where there is room.
    void drawRegionNames(QCPPainter& painter) const;
    bool isWithin(const std::vector<Architecture>& kind, const QRectF& box) const;
    void drawTagOn(QCPPainter& painter, const QCPAxis& axis, std::int64_t value, bool isMarker) const;
    /// Beside a place, on the side where it covers nothing, or else no label.
    /// @param mayCover  it is not left out where every side covers something
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
    LabelPlacer m_room;
    QRectF m_presentBox;
};

}  // namespace attention
