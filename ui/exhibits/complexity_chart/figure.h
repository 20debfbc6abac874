#pragma once

#include "core/cost/cost_chart_study.h"
#include "ui/figure/figure.h"
#include "ui/figure/formula.h"
#include "ui/figure/labels.h"

namespace attention::complexity_chart {

/// Curves on logarithmic axes with rings where they cross, or the plane of lengths and widths in the colours of the
/// lowest layers. Lines and a grip mark the present setting.
class ComplexityChartFigure : public Figure {
 public:
    ComplexityChartFigure();

    QSize leastRoom() const override { return {470, 270}; }

    std::optional<Cell> cellAt(const QPointF& place) const override;
    /// Along a curve to the right and left, down to the next layer and then to the crossings. In the plane as it is
    /// drawn.
    Cell neighbour(const Cell& cell, int right, int down) const override;
    std::string_view handleAt(const QPointF& place) const override;
    ParameterValue handleValue(std::string_view key, const QPointF& place) const override;

 protected:
    bool selectionMovesLayout(const Scene&, const Scene&) const override { return false; }

    void arrange() override;
    void drawContent(QCPPainter& painter) override;
    void drawSelection(QCPPainter& painter) override;

 private:
    static constexpr double kTitleHeight = 22;
    static constexpr double kSubtitleHeight = 18;  ///< what is counted, and what is fixed
    static constexpr double kStripHeight = 26;     ///< names of the lowest, and the bar under them
    static constexpr double kAxisRoom = 26;
    static constexpr double kSwatch = 20;
    static constexpr double kRing = 5.5;

    struct Name {
        std::size_t curve = 0;
        QRectF box;
        double end = 0;  ///< where the curve ends, or what it belongs to
        bool isConnected = false;
    };
    struct Label {
        std::size_t crossing = 0;  ///< or contour
        std::vector<FormulaLayout> lines;
        std::optional<LabelRoom::Place> place;
    };

    const CostChartStudy& shown() const { return study<CostChartStudy>(); }
    const CostChart& chart() const { return shown().axis.chart; }
    const CostSetting& setting() const { return chart().setting; }
    bool isPlane() const { return shown().isPlane; }
    /// Where the marker is.
    std::int64_t present() const { return axisValue(chart()); }
    bool isLowest(Architecture architecture) const;

    QPointF pixel(const QPointF& place) const;
    QPolygonF pixels(const std::vector<ChartPoint>& line) const;
    QPolygonF pixels(const std::vector<PlanePoint>& line) const;
    double xOf(double value) const { return pixel({std::log10(value), m_low}).x(); }
    double yOf(double value) const { return pixel({m_left, std::log10(value)}).y(); }
    double valueAt(Index row) const { return double(shown().axis.values[std::size_t(row)]); }
    QPointF ringOf(const Crossing& crossing) const { return {xOf(crossing.value), yOf(crossing.height)}; }
    double markerX() const { return xOf(double(present())); }
    double markerY() const { return yOf(double(setting().d)); }
    Index markerRow() const;
    static Index nearest(const std::vector<std::int64_t>& values, std::int64_t wanted);
    Index markedRow() const { return nearest(shown().plane.d, setting().d); }
    Index markedColumn() const { return nearest(shown().plane.n, setting().n); }

    /// Nothing where the curve has no such point in the picture.
    std::optional<QPointF> pointOf(Index row, std::size_t curve) const;
    /// Of the plane: half way to its neighbours.
    QRectF planeBox(Index row, Index column) const;
    std::optional<Cell> planeCellAt(const QPointF& place) const;
    std::optional<QRectF> boxOf(const Cell& cell) const;

    void layOut();
    /// Of the widest name at the curves' ends.
    double widestName(bool isShort) const;
    /// All of the curves, with a little room above and below.
    void findHeights();
    void placeNames();
    /// Decades, and between them 2 and 5 where there are few.
    static QSharedPointer<QCPAxisTicker> ticks(double low, double high, double length, double room, bool isPlain);
    void styleAxes();
    static QSizeF sizeOf(const std::vector<FormulaLayout>& lines);
    /// Crossings at one place share a ring and a label.
    void placeLabels();
    /// Contours are named on themselves, where they pass through nothing else.
    void placePlaneLabels();
    /// Of layers in a tag that lies in the plane beside a place: half of it wide at most, or else as wide as it.
    QString fittingTag(const std::vector<Architecture>& layers) const;
    QString presentNames() const { return fittingTag(shown().lowest); }
    /// The lowest layers at the marked place are named beside it, where that covers no line if there is such a place.
    QRectF presentBox() const;

    void drawTitle(QCPPainter& painter);
    void drawStrip(QCPPainter& painter);
    /// One of several lines at the same place: each is seen in turn.
    void drawShared(QCPPainter& painter, const QPolygonF& line, const QColor& colour, double width, std::size_t which,
                    std::size_t all) const;
    void drawCurves(QCPPainter& painter);
    void drawCrossing(QCPPainter& painter, const Label& label) const;
    void drawRing(QCPPainter& painter, const QPointF& ring, double radius) const;
    void drawNames(QCPPainter& painter);
    void drawAxisNames(QCPPainter& painter);
    /// Where the selection's own tag would lie on them they give way.
    void drawMarkerTags(QCPPainter& painter);
    void drawTagOn(QCPPainter& painter, QCPAxis::AxisType side, std::int64_t value);
    /// Flat colours of the lowest layers, striped where several are.
    void drawPlane(QCPPainter& painter);
    /// Pieces of the plane that lie on each other as one, so that no seam is seen between them.
    std::vector<std::pair<std::vector<Architecture>, QPolygonF>> planeRegions() const;
    void drawStripes(QCPPainter& painter, const QPolygonF& area, const std::vector<Architecture>& lowest) const;
    void drawContours(QCPPainter& painter);
    /// Each region is named inside itself, where there is room.
    void drawRegionNames(QCPPainter& painter, const std::vector<PlaneRow>& rows);
    bool isWithin(const std::vector<PlaneRow>& rows, const std::vector<Architecture>& kind, const QRectF& box) const;
    void drawMarked(QCPPainter& painter, const Cell& cell, bool isSelected);
    /// Beside a place, on the side where it covers no label.
    void drawValue(QCPPainter& painter, const QPointF& point, const QString& text);

    QCPAxisRect* m_rect = nullptr;
    QRectF m_plot;
    QRectF m_column;  ///< of the names at the curves' ends
    double m_nameWidth = 0;
    double m_valueWidth = 0;
    double m_left = 0;  ///< of the axes, logarithmic
    double m_right = 1;
    double m_low = 0;
    double m_high = 1;
    bool m_isSmall = false;
    bool m_hasValues = true;
    bool m_isShort = false;  ///< names
    std::vector<QPolygonF> m_lines;
    std::vector<Name> m_names;
    std::vector<Label> m_labels;
    std::vector<double> m_rings;  ///< radius for each crossing
    LabelRoom m_room;
    QRectF m_presentBox;
};

}  // namespace attention::complexity_chart
