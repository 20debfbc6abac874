#pragma once

#include <functional>
#include <limits>

#include "ui/figure/figure.h"
#include "ui/figure/marks.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// A plot with two axes, whose ranges, ticks and numbers QCustomPlot manages.
class PlotPart : public Part {
 public:
    explicit PlotPart(Figure& figure);
    ~PlotPart() override;

    QCPAxis& x() const;
    QCPAxis& y() const;
    /// The point of a key and a value, in the figure's pixels.
    QPointF at(double key, double value) const { return {x().coordToPixel(key), y().coordToPixel(value)}; }

    /// Sets up the axes in the style of the theme: keys on an axis below, values with fine grid lines. Other ranges,
    /// names, tickers and tick counts can be set at x() and y() afterwards.
    void styleAxes(const QCPRange& keys, const QString& keyName, const QCPRange& values, const QString& valueName = {});
    /// Sets several forms of the axes' names, the longest first. The first one is drawn that stays inside the figure
    /// and away from the other axis's name, or else the last one.
    void setNames(const QStringList& keys, const QStringList& values);
    void setMinimumSize(QSizeF size) { m_minimumSize = size; }
    void setMaximumSize(QSizeF size) { m_maximumSize = size; }
    /// @param aspect  width by height of the axes; 0: any
    void setAspect(double aspect) { m_aspect = aspect; }

    /// A marker of a key or of a point: a vertical line to the axis below, which can be dragged if it has a parameter.
    struct Marker {
        double key = 0;
        double value = std::numeric_limits<double>::quiet_NaN();  ///< of a point; NaN: the line is as high as the plot
        QPen pen = {};
        QString tag = {};                 ///< on the axis, in the colour of the line
        std::string_view parameter = {};  ///< key of the parameter that a drag changes
        double gripRadius = 0;            ///< distance from the line or the point at which it can be grabbed, in pixels
        std::function<ParameterValue(double)> valueFromKey = {};  ///< the parameter's value for a key of the plot
    };
    void setMarker(Marker marker) { m_marker = std::move(marker); }
    /// Adds the marker's line. Call it in declareMarks, before marks that are to be above the line.
    void addMarker(Marks& marks) const;
    void addMarkerTag(Marks& marks) const;
    /// The position of the marked point.
    QPointF marked() const { return at(m_marker.key, m_marker.value); }

    /// Adds the data.
    std::function<void(Marks&)> declareMarks = {};
    /// Adds the highlight of a cell that is shown here.
    std::function<void(Marks&, const Cell&, Highlight)> declareHighlight = {};
    /// Returns the cell at a point of the plot, given by its key (x) and value (y); nullopt if there is none.
    std::function<std::optional<Cell>(const QPointF& keyAndValue)> findCell = {};
    /// Returns the rectangle of a cell in pixels of the figure; nullopt if the cell is not in the plot.
    std::function<std::optional<QRectF>(const Cell&)> findRect = {};

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
    QSizeF m_minimumSize = {80, 40};
    QSizeF m_maximumSize = {kMaxExtent, kMaxExtent};
    double m_aspect = 0;
    mutable std::optional<QMarginsF> m_margins;  ///< of numbers and names; nothing: to be measured
    std::optional<QCPRange> m_keptKeys, m_keptValues;
    QStringList m_keyNames, m_valueNames;
    Marker m_marker;
};

}  // namespace attention
