#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <memory>
#include <utility>

#include "ui/figure/exporters.h"
#include "ui/figure/theme.h"
#include "ui/paper/paper_blocks.h"

namespace attention {
namespace {

/// A figure may be laid out wider than the paper and drawn so much smaller: its smallest letters, of 8.25 pt, are then
/// 7 pt.
constexpr double kScales[] = {1, 0.92, 0.85};
/// Heights by widths, the first of which that has room for everything is taken,
constexpr double kAspects[] = {0.36, 0.42, 0.48, 0.55, 0.62, 0.7};
// and what a figure can make use of where there is more room.
constexpr double kMostAspect = 0.62;
constexpr double kGrowth = 1.25;

class FigureBlock : public PaperBlock {
 public:
    explicit FigureBlock(const PaperFigure& figure) : m_figure(figure) {}

    Heights heights(double width) const override {
        const Fit& fit = fitAt(width);
        return {fit.height, std::max(kGrowth * fit.height, kMostAspect * width)};
    }

    void paint(QCPPainter& painter, const QRectF& place) const override {
        const double scale = fitAt(place.width()).scale;
        const QSize size = layoutSize(place.size(), scale);
        const auto figure = arranged(size);
        const PlacedMarks marks = marksOn(*figure, size);
        painter.save();
        painter.translate(place.topLeft());
        painter.scale(scale, scale);
        painter.setFont(textFont(font_size::kBody));
        figure->setBackground(Qt::NoBrush);
        figure->paint(painter, size);
        marks.paint(painter, figure->theme(), PlacedMarks::Medium::Paper);
        painter.restore();
    }

    QByteArray html() const override {
        const double width = paperTextWidth(PaperSize::A4);
        const Fit& fit = fitAt(width);
        const QSize size = layoutSize({width, std::min(heights(width).most, 1.15 * fit.height)}, fit.scale);
        const auto figure = arranged(size);
        const PlacedMarks marks = marksOn(*figure, size);
        FigureOptions options;
        options.format = FigureFormat::Svg;
        options.size = {size.width() / kLogicalDpi * kMillimetresPerInch,
                        size.height() / kLogicalDpi * kMillimetresPerInch};
        options.overlay = [&](QCPPainter& painter) {
            marks.paint(painter, figure->theme(), PlacedMarks::Medium::Paper);
        };
        QByteArray svg = renderFigure(*figure, options);
        // What is drawn, in an element of this page: its own head is for files.
        const auto open = svg.indexOf("<svg"), shapes = svg.indexOf('>', open) + 1;
        svg = "<svg class=\"picture\" role=\"img\" aria-label=\"" + m_figure.description.toHtmlEscaped().toUtf8() +
              "\" viewBox=\"0 0 " + QByteArray::number(size.width()) + ' ' + QByteArray::number(size.height()) +
              "\" xmlns:xlink=\"http://www.w3.org/1999/xlink\">" + svg.sliced(shapes).trimmed();
        return "<figure>\n" + svg + "\n</figure>\n";
    }

 private:
    /// How a figure is laid out at a width.
    struct Fit {
        double scale = 1;
        double height = 0;  ///< on paper
    };

    static QSize layoutSize(const QSizeF& printed, double scale) {
        return {int(printed.width() / scale + 1e-6), int(printed.height() / scale + 1e-6)};
    }

    std::unique_ptr<Figure> arranged(const QSize& size) const {
        std::unique_ptr<Figure> figure = m_figure.shown.exhibit().makeFigure();
        figure->setTheme(Theme::light());
        figure->omit(omittedPanels(m_figure.marks));
        figure->setViewport(QRect({}, size));
        figure->display(m_figure.shown.scene(), m_figure.shown.study());
        figure->replot(QCustomPlot::rpImmediateRefresh);
        return figure;
    }

    PlacedMarks marksOn(const Figure& figure, const QSize& size) const {
        return {m_figure.marks, figure, m_figure.shown, QRectF({}, size)};
    }

    /// The flattest and largest way in which as much of the figure has room as in any.
    const Fit& fitAt(double width) const {
        const auto known = m_fits.find(width);
        if (known != m_fits.end()) return known->second;
        const auto figure = arranged(layoutSize({width, kAspects[0] * width}, 1));
        const QSizeF smallest = figure->minimumLogicalSize();
        Fit best;
        qsizetype fewest = std::numeric_limits<qsizetype>::max();
        for (const double aspect : kAspects)
            for (const double scale : kScales) {
                const QSize size = layoutSize({width, aspect * width}, scale);
                if (size.width() < smallest.width() || size.height() < smallest.height()) continue;
                const qsizetype missing = figure->droppedItemsAt(size).size();
                if (missing >= fewest) continue;
                fewest = missing;
                best = {scale, aspect * width};
            }
        if (best.height <= 0) best = {kScales[2], kAspects[5] * width};
        return m_fits[width] = best;
    }

    PaperFigure m_figure;
    mutable std::map<double, Fit> m_fits;  ///< by width
};

}  // namespace

PaperBlockPtr paperFigure(const PaperFigure& figure) {
    return std::make_shared<FigureBlock>(figure);
}

}  // namespace attention
