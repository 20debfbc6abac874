#pragma once

#include <functional>
#include <limits>

#include "ui/figure/figure.h"
#include "ui/figure/marks.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// A pair of axes; QCustomPlot keeps their ranges, ticks and numbers.
class PlotPart : public Part {
 public:
    explicit PlotPart(Figure& figure);
    ~PlotPart() override;

    QCPAxis& x() const;
    QCPAxis& y() const;
    QPointF at(double key, double value) const { return {x().coordToPixel(key), y().coordToPixel(value)}; }

    /// Gives the axes the look of the theme: keys below, values by fine lines of a grid. The ranges, names, tickers and
    /// tick counts that differ are set at x() and y() afterwards.
    void styleAxes(const QCPRange& keys, const QString& keyName, const QCPRange& values, const QString& valueName = {});
    /// Other names of the axes, the longest form first: the first is drawn that stays inside the figure and away from
    /// the other axis' name, or else the last.
    void setNames(const QStringList& keys, const QStringList& values);
    void setMinimumSize(QSizeF least) { m_least = least; }
    void setMaximumSize(QSizeF most) { m_most = most; }
    /// @param aspect  width by height of the axes; 0: any
    void setAspect(double aspect) { m_aspect = aspect; }

    /// Marks a key, or a point, by a line to the axis below; it may be dragged.
    struct Marker {
        double key = 0;
        double value = std::numeric_limits<double>::quiet_NaN();  ///< of a point; else the line is as high as the plot
        QPen pen = {};
        QString tag = {};                 ///< on the axis, in the colour of the line
        std::string_view parameter = {};  ///< that a drag changes
        double gripRadius = 0;            ///< pixels beside the line or around the point where it can be grabbed
        std::function<ParameterValue(double)> valueFromKey = {};  ///< from a key
    };
    void setMarker(Marker marker) { m_marker = std::move(marker); }
    /// For declareMarks: what lies above the line is added after it.
    void addMarker(Marks& marks) const;
    void addMarkerTag(Marks& marks) const;
    /// Where a point is marked.
    QPointF marked() const { return at(m_marker.key, m_marker.value); }

    /// Adds the data.
    std::function<void(Marks&)> declareMarks = {};
    /// Adds the highlight of a cell that is shown here.
    std::function<void(Marks&, const Cell&, Highlight)> declareHighlight = {};
    /// The cell at a key and a value.
    std::function<std::optional<Cell>(const QPointF& keyAndValue)> onPoint = {};
    /// Where a cell is drawn.
    std::function<std::optional<QRectF>(const Cell&)> onBox = {};

    std::optional<Cell> cellAt(const QPointF& place) const override;
    std::optional<QRectF> cellRect(const Cell& cell) const override;
    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;
    std::string_view handleAt(const QPointF& place) const override;
    ParameterValue handleValue(std::string_view key, const QPointF& place) const override;

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void geometryChanged() override;
    void hidden() override;
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    void chooseNames();

    Figure& m_figure;
    QCPAxisRect* m_rect;
    QSizeF m_least = {80, 40};
    QSizeF m_most = {kMaxExtent, kMaxExtent};
    double m_aspect = 0;
    mutable std::optional<QMarginsF> m_around;
    std::optional<QCPRange> m_keptKeys, m_keptValues;
    QStringList m_keyNames, m_valueNames;
    Marker m_marker;
};

}  // namespace attention
