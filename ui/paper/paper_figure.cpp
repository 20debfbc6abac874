#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <memory>
#include <set>
#include <utility>

#include <QImage>
#include <QRegularExpression>
#include <QTransform>

#include "ui/figure/exporters.h"
#include "ui/figure/theme.h"
#include "ui/paper/covered_painter.h"
#include "ui/paper/paper_blocks.h"
#include "ui/paper/paper_theme.h"

namespace attention {
namespace {

/// The scales with which a figure may be printed. A smaller scale gives the layout more pixels; with 0.85 the smallest
/// letters, of 8.25 pt, become 7 pt.
constexpr double kScales[] = {1, 0.92, 0.85};
/// The ratios of height to width that are tried; the first one with room for everything is taken.
constexpr double kAspects[] = {0.24, 0.28, 0.32, 0.36, 0.4, 0.44, 0.48, 0.52, 0.56, 0.6, 0.66, 0.72};
/// The ratio up to which a figure grows if the page has spare height.
constexpr double kMaxAspect = 0.8;
/// The ratio of the reference layout, whose numbers and names a layout must have. Two such figures with their questions
/// fill a page.
constexpr double kReferenceAspect = 0.6;
/// A figure also grows up to this multiple of its minimum height.
constexpr double kGrowth = 1.5;
/// By this share of the maximum height a candidate is reduced while too much of it is covered.
constexpr double kGrowthStep = 0.1;
/// The share of a figure that may be covered if it grows.
constexpr double kMaxCovered = 0.45;
/// The shares of the width that are tried for a figure that is mostly blank at full width; the first one with room for
/// everything is taken.
constexpr double kShares[] = {0.4, 0.5, 0.6, 0.7, 0.8};
/// A figure is mostly blank if something is drawn in less than this share of its pixel columns.
constexpr double kMostlyBlank = 0.6;
/// By this factor a narrower figure may become taller.
constexpr double kTaller = 1.3;
/// The steps of the bisection for the tallest layout that fits.
constexpr int kTrials = 6;
/// The margin around what is drawn, in pixels.
constexpr double kMargin = 3;
/// Pixels darker than this grey value, of 0 to 255, count as drawn.
constexpr int kInkThreshold = 250;
/// How many lost numbers or names a lost panel counts for.
constexpr qsizetype kPanelWeight = 10;

/// Removes the texts that begin inside of `hidden` from an SVG of renderFigure(), except for the question marks of
/// covers.
QByteArray withoutTextIn(const QByteArray& svg, const std::vector<QRectF>& hidden) {
    if (hidden.empty()) return svg;
    static const QRegularExpression kPiece(QStringLiteral("<g [^>]*>|<text[^>]*>([^<]*)</text>"));
    static const QRegularExpression kMatrix(QStringLiteral("transform=\"matrix\\(([^)]*)\\)\""));
    static const QRegularExpression kSeparators(QStringLiteral("[ ,]"));
    static const QRegularExpression kPosition(QStringLiteral(" x=\"([^\"]*)\" y=\"([^\"]*)\""));
    const QString text = QString::fromUtf8(svg);
    QString result;
    QTransform transform;
    qsizetype copied = 0;
    for (auto pieces = kPiece.globalMatch(text); pieces.hasNext();) {
        const QRegularExpressionMatch piece = pieces.next();
        if (piece.captured().startsWith(QStringLiteral("<g "))) {
            QList<double> numbers;
            const QString matrix = kMatrix.match(piece.captured()).captured(1);
            for (const QString& number : matrix.split(kSeparators, Qt::SkipEmptyParts)) numbers += number.toDouble();
            transform = numbers.size() == 6
                            ? QTransform(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
                            : QTransform();
            continue;
        }
        const auto position = kPosition.match(piece.captured());
        const QPointF begin = transform.map(QPointF(position.captured(1).toDouble(), position.captured(2).toDouble()));
        const bool isHidden =
            std::ranges::any_of(hidden, [&](const QRectF& hiddenRect) { return hiddenRect.contains(begin); });
        if (!isHidden || piece.captured(1).trimmed() == QStringLiteral("?")) continue;
        result += QStringView(text).sliced(copied, piece.capturedStart() - copied);
        copied = piece.capturedEnd();
    }
    result += QStringView(text).sliced(copied);
    return result.toUtf8();
}

class FigureBlock : public PaperBlock {
 public:
    explicit FigureBlock(const PaperFigure& figure) : m_figure(figure) {}

    Heights heights(double width) const override {
        const Fit& fit = fitAt(width);
        return {fit.minimum, fit.maximum};
    }

    void paint(QCPPainter& painter, const QRectF& rect) const override {
        const Fit& fit = fitAt(rect.width());
        const Drawing drawing = drawingIn(rect.size());
        painter.save();
        // The drawing is centred.
        const double spare = rect.height() - fit.scale * drawing.height();
        painter.translate(rect.topLeft() +
                          QPointF((rect.width() - fit.width) / 2, spare / 2 - fit.scale * drawing.top));
        painter.scale(fit.scale, fit.scale);
        paintFigure(painter, *drawing.figure, drawing.marks, drawing.size);
        painter.restore();
    }

    QByteArray html() const override {
        const double width = paperTextWidth(PaperSize::A4);
        const Fit& fit = fitAt(width);
        const Drawing drawing = drawn(layoutSize(fit.width, fit.minimumLayout, fit.scale));
        const QSize& size = drawing.size;
        FigureOptions options;
        options.format = FigureFormat::Svg;
        options.size = {size.width() / kLogicalDpi * kMillimetresPerInch,
                        size.height() / kLogicalDpi * kMillimetresPerInch};
        options.overlay = [&](QCPPainter& painter) {
            drawing.marks.paint(painter, drawing.figure->theme(), PlacedMarks::Medium::Paper);
        };
        QByteArray svg = withoutTextIn(renderFigure(*drawing.figure, options), drawing.marks.hiddenRects());
        // The shapes are moved into a new svg element, because the original one has attributes for a file of its own.
        const auto shapes = svg.indexOf('>', svg.indexOf("<svg")) + 1;
        svg = "<svg class=\"picture\" role=\"img\" aria-label=\"" + m_figure.description.toHtmlEscaped().toUtf8() +
              "\" style=\"max-width:" + QByteArray::number(100 * fit.width / width) + "%\" viewBox=\"0 " +
              QByteArray::number(drawing.top) + ' ' + QByteArray::number(size.width()) + ' ' +
              QByteArray::number(drawing.height()) + "\" xmlns:xlink=\"http://www.w3.org/1999/xlink\">" +
              svg.sliced(shapes).trimmed();
        return "<figure>\n" + svg + "\n</figure>\n";
    }

 private:
    static QSize layoutSize(double width, double height, double scale) {
        return {int(width / scale + 1e-6), int(std::lround(height / scale))};
    }

    /// The texts of a layout that are not covered.
    struct Texts {
        CoveredPainter::Count inside;                  ///< without the labels of axes
        std::map<std::pair<int, int>, double> atAxes;  ///< labels per row or column, by index of the axis rect and side
    };
    /// What a layout should show: the contents of a generously sized one.
    struct Need {
        std::set<std::size_t> panels;  ///< in which something is drawn
        std::set<std::size_t> placed;  ///< that have a rectangle, even if nothing is drawn in it
        qsizetype droppedAnyway = 0;   ///< items that are dropped even there
        QSizeF smallest;               ///< the minimum size of a layout
        Texts texts;
    };

    /// How a figure is laid out at a width. Blank space above and below is not printed, so that the printed height may
    /// be smaller than that of the layout.
    struct Fit {
        double width = 0;  ///< of the printed figure, which is centred on the paper
        double scale = 1;
        qsizetype lost = 0;  ///< the loss()
        Need need = {};
        double minimum = 0, maximum = 0;              ///< printed heights
        double minimumLayout = 0, maximumLayout = 0;  ///< heights of the layouts for these, in printed pixels
    };
    /// A figure that is laid out, and the range of pixel rows in which something is drawn.
    struct Drawing {
        std::unique_ptr<Figure> figure;
        QSize size;
        PlacedMarks marks;
        double top = 0, bottom = 0;

        double height() const { return bottom - top; }
    };

    Drawing drawn(const QSize& size) const {
        Drawing drawing{.figure = arranged(size), .size = size, .marks = {}};
        drawing.marks = PlacedMarks(m_figure.marks, *drawing.figure, m_figure.shown, QRectF({}, size));
        const QImage image = picture(*drawing.figure, drawing.marks, size);
        int top = 0, bottom = image.height();
        while (top < bottom && !hasInk(image, top, 0, image.width())) ++top;
        while (bottom > top && !hasInk(image, bottom - 1, 0, image.width())) --bottom;
        drawing.top = std::max(0.0, top - kMargin);
        drawing.bottom = std::min(double(size.height()), bottom + kMargin);
        return drawing;
    }

    /// The tallest layout that fits into the height and loses no more than the flattest one.
    Drawing drawingIn(const QSizeF& room) const {
        const Fit& fit = fitAt(room.width());
        const auto isComplete = [&](const Drawing& drawing) {
            return loss(*drawing.figure, drawing.size, fit.need) <= fit.lost;
        };
        double low = fit.minimumLayout, high = fit.maximumLayout;
        Drawing best = drawn(layoutSize(fit.width, high, fit.scale));
        if (fit.scale * best.height() <= room.height() && isComplete(best)) return best;
        best = drawn(layoutSize(fit.width, low, fit.scale));
        for (int trial = 0; trial < kTrials && room.height() > fit.minimum; ++trial) {
            const double middle = (low + high) / 2;
            Drawing next = drawn(layoutSize(fit.width, middle, fit.scale));
            const bool fits = fit.scale * next.height() <= room.height();
            (fits ? low : high) = middle;
            if (fits && isComplete(next)) best = std::move(next);
        }
        return best;
    }

    std::unique_ptr<Figure> arranged(const QSize& size) const {
        std::unique_ptr<Figure> figure = m_figure.shown.exhibit().makeFigure();
        figure->setTheme(paperTheme());
        figure->omit(m_omitted);
        figure->setViewport(QRect({}, size));
        figure->display(m_figure.shown.scene(), m_figure.shown.study());
        figure->replot(QCustomPlot::rpImmediateRefresh);
        return figure;
    }

    static void paintFigure(QCPPainter& painter, Figure& figure, const PlacedMarks& marks, const QSize& size) {
        painter.setFont(textFont(font_size::kBody));
        figure.setBackground(Qt::NoBrush);
        const std::vector<QRectF> hidden = marks.hiddenRects();
        if (hidden.empty() || painter.paintEngine()->type() == QPaintEngine::Raster) {
            figure.paint(painter, size);
        } else {
            CoveredPainter covered(painter, hidden);
            figure.paint(covered.painter(), size);
        }
        marks.paint(painter, figure.theme(), PlacedMarks::Medium::Paper);
    }

    static QImage picture(Figure& figure, const PlacedMarks& marks, const QSize& size) {
        QImage image(size, QImage::Format_RGB32);
        image.fill(Qt::white);
        QCPPainter painter(&image);
        painter.setMode(QCPPainter::pmNoCaching);
        paintFigure(painter, figure, marks, size);
        painter.end();
        return image.convertToFormat(QImage::Format_Grayscale8);
    }

    static bool hasInk(const QImage& image, int row, int from, int to) {
        const uchar* line = image.constScanLine(row);
        return std::any_of(line + from, line + to, [](uchar grey) { return grey < kInkThreshold; });
    }

    /// The share of pixel columns in which something is drawn.
    double inkedShare(const Drawing& drawing) const {
        const QImage image = picture(*drawing.figure, drawing.marks, drawing.size);
        int inkedColumns = 0;
        for (int column = 0; column < image.width(); ++column)
            for (int row = 0; row < image.height(); ++row)
                if (hasInk(image, row, column, column + 1)) {
                    ++inkedColumns;
                    break;
                }
        return double(inkedColumns) / image.width();
    }

    /// The indices of the panels that are not covered and in which something is drawn.
    std::set<std::size_t> shownPanels(Figure& figure, const QSize& size) const {
        const QImage image = picture(figure, PlacedMarks(), size);
        std::set<std::size_t> shown;
        const auto panels = figure.panels();
        for (std::size_t i = 0; i < panels.size(); ++i) {
            const QRect rect = panels[i].place.toAlignedRect() & image.rect();
            const bool isCovered = isCoveredPanel(panels, i);
            for (int row = rect.top(); !isCovered && row <= rect.bottom(); ++row)
                if (hasInk(image, row, rect.left(), rect.right() + 1)) {
                    shown.insert(i);
                    break;
                }
        }
        return shown;
    }

    /// The keys of the panels that have a rectangle but in which nothing is drawn.
    std::vector<std::string> blankPanels(const Figure& figure, const std::set<std::size_t>& shown) const {
        std::vector<std::string> blank;
        const auto panels = figure.panels();
        for (std::size_t i = 0; i < panels.size(); ++i)
            if (!panels[i].place.isEmpty() && !shown.contains(i) && !isCoveredPanel(panels, i))
                blank.push_back(panels[i].key);
        return blank;
    }

    using Panels = std::vector<Figure::Panel>;

    bool isCoveredPanel(const Panels& panels, std::size_t index) const {
        return std::ranges::any_of(m_figure.marks.covers, [&](const LessonCover& cover) {
            return Figure::findPanel(panels, cover.word()) == index;
        });
    }

    /// How much of `need` a layout lacks: numbers, names and, with more weight, panels.
    qsizetype loss(Figure& figure, const QSize& size, const Need& need) const {
        const auto panels = figure.panels();
        // At least one of the covers must be visible with its question mark.
        const bool hasNoSign = std::ranges::all_of(m_figure.marks.covers, [&](const LessonCover& cover) {
            const auto panel = Figure::findPanel(panels, cover.word());
            return panel && panels[*panel].place.isEmpty();
        });
        qsizetype lost = !m_figure.marks.covers.empty() && hasNoSign ? kPanelWeight : 0, empty = 0;
        for (std::size_t i = 0; i < panels.size(); ++i) {
            if (!panels[i].place.isEmpty() || !need.placed.contains(i)) continue;
            ++empty;
            lost += need.panels.contains(i) ? kPanelWeight : 0;
        }
        lost += std::max(qsizetype(0), figure.droppedItems().size() - need.droppedAnyway - empty);
        const Texts texts = textsIn(figure, size);
        const CoveredPainter::Count& expected = need.texts.inside;
        lost += std::max(qsizetype(0), expected.numbers - texts.inside.numbers);
        // Words are lost only if there are fewer letters and fewer texts: a text may be wrapped differently or
        // shortened.
        if (texts.inside.letters < expected.letters)
            lost += std::max(qsizetype(0), expected.words - texts.inside.words);
        return lost + std::ranges::count_if(need.texts.atAxes, [&](const auto& axis) {
                   // An axis that labels every row in the reference layout must do so here.
                   return axis.second == 1 && texts.atAxes.contains(axis.first) && texts.atAxes.at(axis.first) < 1;
               });
    }

    Texts textsIn(Figure& figure, const QSize& size) const {
        const PlacedMarks marks(m_figure.marks, figure, m_figure.shown, QRectF({}, size));
        Texts texts;
        // The labels of axes are not counted, because their number depends on the length of the axis.
        QCPLayer* axes = figure.layer(QStringLiteral("axes"));
        axes->setVisible(false);
        QImage none(1, 1, QImage::Format_RGB32);
        QCPPainter target(&none);
        target.setMode(QCPPainter::pmNoCaching);
        {
            CoveredPainter counted(target, marks.covers());
            figure.paint(counted.painter(), size);
            texts.inside = counted.count();
        }
        axes->setVisible(true);
        const auto rects = figure.axisRects();
        for (int i = 0; i < rects.size(); ++i) {
            const QPointF middle = QRectF(rects[i]->rect()).center();
            if (!rects[i]->visible() ||
                std::ranges::any_of(marks.covers(), [&](const QRectF& cover) { return cover.contains(middle); }))
                continue;
            for (const auto side : {QCPAxis::atLeft, QCPAxis::atBottom})
                for (const QCPAxis* axis : rects[i]->axes(side))
                    if (axis->visible() && axis->tickLabels() && axis->range().size() >= 1)
                        texts.atAxes[{i, side}] = double(axis->tickVector().size()) / std::round(axis->range().size());
        }
        return texts;
    }

    /// The flattest layout, with the largest scale, that loses as little as possible at this width. Cached.
    const Fit& fitAt(double width) const {
        const auto cached = m_fits.find(width);
        if (cached != m_fits.end()) return cached->second;
        const double smallestScale = kScales[std::size(kScales) - 1];
        const QSize largeSize = layoutSize(width, kAspects[std::size(kAspects) - 1] * width, smallestScale);
        m_omitted = omittedPanels(m_figure.marks);
        auto figure = arranged(largeSize);
        const std::set<std::size_t> shown = shownPanels(*figure, largeSize);
        // On a screen, panels that are filled later keep their space; on paper they are left out.
        if (const std::vector<std::string> blank = blankPanels(*figure, shown); !blank.empty()) {
            m_omitted.insert(m_omitted.end(), blank.begin(), blank.end());
            figure = arranged(largeSize);
        }
        Need need{shown, {}, figure->droppedItems().size(), figure->minimumLogicalSize(), {}};
        const auto panels = figure->panels();
        for (std::size_t i = 0; i < panels.size(); ++i)
            if (!panels[i].place.isEmpty()) need.placed.insert(i);
        const QSize reference = layoutSize(width, kReferenceAspect * width, smallestScale);
        need.texts = textsIn(*arranged(reference), reference);
        Fit best = fitOf(width, need);
        if (inkedShare(drawn(layoutSize(width, best.minimumLayout, best.scale))) < kMostlyBlank)
            for (const double share : kShares) {
                const Fit narrow = fitOf(share * width, need);
                if (narrow.lost > best.lost || narrow.minimumLayout > kTaller * best.minimumLayout) continue;
                best = narrow;
                break;
            }
        const auto printed = [&](double layout) {
            return best.scale * drawn(layoutSize(best.width, layout, best.scale)).height();
        };
        best.need = need;
        best.maximumLayout = maximumLayout(best);
        best.minimum = printed(best.minimumLayout);
        best.maximum = std::max(best.minimum, printed(best.maximumLayout));
        return m_fits[width] = best;
    }

    /// The flattest layout for a printed width, without the printed heights and without `need`.
    Fit fitOf(double width, const Need& need) const {
        Fit best{.width = width,
                 .scale = kScales[std::size(kScales) - 1],
                 .lost = std::numeric_limits<qsizetype>::max(),
                 .minimumLayout = kAspects[std::size(kAspects) - 1] * width};
        for (const double aspect : kAspects) {
            for (const double scale : kScales) {
                const QSize size = layoutSize(width, aspect * width, scale);
                if (size.width() < need.smallest.width() || size.height() < need.smallest.height()) continue;
                const qsizetype lost = loss(*arranged(size), size, need);
                if (lost < best.lost)
                    best = {.width = width, .scale = scale, .lost = lost, .minimumLayout = aspect * width};
            }
            if (best.lost == 0) break;
        }
        return best;
    }

    /// The maximum height of the layout. It is reduced if covers, which waste ink, would take a larger share of it.
    double maximumLayout(const Fit& fit) const {
        const double maximum = std::max(kGrowth * fit.minimumLayout, kMaxAspect * fit.width);
        if (m_figure.marks.covers.empty()) return maximum;
        const auto coveredShare = [&](double layout) {
            const QSize size = layoutSize(fit.width, layout, fit.scale);
            const PlacedMarks marks(m_figure.marks, *arranged(size), m_figure.shown, QRectF({}, size));
            double area = 0;
            for (const QRectF& cover : marks.covers()) area += cover.width() * cover.height();
            return area / (double(size.width()) * size.height());
        };
        const double maxCovered = std::max(kMaxCovered, coveredShare(fit.minimumLayout));
        double height = maximum;
        while (height > fit.minimumLayout && coveredShare(height) > maxCovered) height -= kGrowthStep * maximum;
        return std::max(height, fit.minimumLayout);
    }

    PaperFigure m_figure;
    mutable std::vector<std::string> m_omitted;  ///< of its panels
    mutable std::map<double, Fit> m_fits;        ///< by width
};

}  // namespace

PaperBlockPtr paperFigure(const PaperFigure& figure) {
    return std::make_shared<FigureBlock>(figure);
}

}  // namespace attention
