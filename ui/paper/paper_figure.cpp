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

/// A figure may be laid out wider than the paper and drawn so much smaller: its smallest letters, of 8.25 pt, are then
/// 7 pt.
constexpr double kScales[] = {1, 0.92, 0.85};
/// Heights by widths, the first of which that has room for everything is taken,
constexpr double kAspects[] = {0.24, 0.28, 0.32, 0.36, 0.4, 0.44, 0.48, 0.52, 0.56, 0.6, 0.66, 0.72};
// and what a figure can make use of where there is more room.
constexpr double kMostAspect = 0.8;
/// Of the layout whose numbers and names all others have: two such figures and their questions fill a page.
constexpr double kUsualAspect = 0.6;
constexpr double kGrowth = 1.5;
constexpr double kGrowthStep = 0.1;
/// Of a figure that gets higher.
constexpr double kMostCovered = 0.45;
/// Shares of the width, the first of which that has room for everything is taken for a figure that is mostly blank at
/// its whole width,
constexpr double kShares[] = {0.4, 0.5, 0.6, 0.7, 0.8};
// which is one with so few columns of pixels in which something is drawn.
constexpr double kMostlyBlank = 0.6;
constexpr double kTaller = 1.3;  // that it may get
/// Halvings on the way to the layout that just fits.
constexpr int kTrials = 6;
/// Pixels around what is drawn.
constexpr double kRim = 3;
/// Of what is to be told from the paper, in the grey of 0 to 255.
constexpr int kInk = 250;
/// A part that is lost counts as so many small things that are.
constexpr qsizetype kPart = 10;

/// An SVG as renderFigure() writes it, without the text that begins in some places. The signs of covers are kept.
QByteArray withoutTextIn(const QByteArray& svg, const std::vector<QRectF>& hidden) {
    if (hidden.empty()) return svg;
    static const QRegularExpression kPiece(QStringLiteral("<g [^>]*>|<text[^>]*>([^<]*)</text>"));
    static const QRegularExpression kMatrix(QStringLiteral("transform=\"matrix\\(([^)]*)\\)\""));
    static const QRegularExpression kSeparators(QStringLiteral("[ ,]"));
    static const QRegularExpression kPlace(QStringLiteral(" x=\"([^\"]*)\" y=\"([^\"]*)\""));
    const QString whole = QString::fromUtf8(svg);
    QString kept;
    QTransform transform;
    qsizetype copied = 0;
    for (auto pieces = kPiece.globalMatch(whole); pieces.hasNext();) {
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
        const auto place = kPlace.match(piece.captured());
        const QPointF begin = transform.map(QPointF(place.captured(1).toDouble(), place.captured(2).toDouble()));
        const bool isHidden = std::ranges::any_of(hidden, [&](const QRectF& each) { return each.contains(begin); });
        if (!isHidden || piece.captured(1).trimmed() == QStringLiteral("?")) continue;
        kept += QStringView(whole).sliced(copied, piece.capturedStart() - copied);
        copied = piece.capturedEnd();
    }
    kept += QStringView(whole).sliced(copied);
    return kept.toUtf8();
}

class FigureBlock : public PaperBlock {
 public:
    explicit FigureBlock(const PaperFigure& figure) : m_figure(figure) {}

    Heights heights(double width) const override {
        const Fit& fit = fitAt(width);
        return {fit.least, fit.most};
    }

    void paint(QCPPainter& painter, const QRectF& place) const override {
        const Fit& fit = fitAt(place.width());
        const Drawing drawing = drawingIn(place.size());
        painter.save();
        // What is drawn stands in the middle.
        const double spare = place.height() - fit.scale * drawing.height();
        painter.translate(place.topLeft() +
                          QPointF((place.width() - fit.width) / 2, spare / 2 - fit.scale * drawing.top));
        painter.scale(fit.scale, fit.scale);
        paintFigure(painter, *drawing.figure, drawing.marks, drawing.size);
        painter.restore();
    }

    QByteArray html() const override {
        const double width = paperTextWidth(PaperSize::A4);
        const Fit& fit = fitAt(width);
        const Drawing drawing = drawn(layoutSize(fit.width, fit.leastLayout, fit.scale));
        const QSize& size = drawing.size;
        FigureOptions options;
        options.format = FigureFormat::Svg;
        options.size = {size.width() / kLogicalDpi * kMillimetresPerInch,
                        size.height() / kLogicalDpi * kMillimetresPerInch};
        options.overlay = [&](QCPPainter& painter) {
            drawing.marks.paint(painter, drawing.figure->theme(), PlacedMarks::Medium::Paper);
        };
        QByteArray svg = withoutTextIn(renderFigure(*drawing.figure, options), drawing.marks.hiddenPlaces());
        // What is drawn, in an element of this page: its own head is for files.
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

    /// The texts that a layout has where nothing is covered.
    struct Texts {
        CoveredPainter::Count inside;                  ///< of axes
        std::map<std::pair<int, int>, double> atAxes;  ///< labels for each row or column, by axis rect and side
    };
    /// What an ample layout shows.
    struct Need {
        std::set<std::size_t> panels;
        std::set<std::size_t> placed;  ///< panels with room, also those in which nothing is drawn
        qsizetype droppedAnyway = 0;   ///< items that even it has no room for
        QSizeF smallest;               ///< size without which a layout has nothing
        Texts texts;
    };

    /// How a figure is laid out at a width. Of a layout less is printed where it leaves room above or below.
    struct Fit {
        double width = 0;  ///< printed, of the figure in the middle of the paper
        double scale = 1;
        qsizetype lost = 0;  ///< how much has no room
        Need need = {};
        double least = 0, most = 0;              ///< printed
        double leastLayout = 0, mostLayout = 0;  ///< laid out for it, in printed pixels
    };
    /// A figure that is laid out, and the rows of its pixels in which something is drawn.
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
        drawing.top = std::max(0.0, top - kRim);
        drawing.bottom = std::min(double(size.height()), bottom + kRim);
        return drawing;
    }

    /// A large layout of which no more is drawn than has room, and that loses nothing of what the flattest one has.
    Drawing drawingIn(const QSizeF& room) const {
        const Fit& fit = fitAt(room.width());
        const auto isWhole = [&](const Drawing& each) { return loss(*each.figure, each.size, fit.need) <= fit.lost; };
        double low = fit.leastLayout, high = fit.mostLayout;
        Drawing best = drawn(layoutSize(fit.width, high, fit.scale));
        if (fit.scale * best.height() <= room.height() && isWhole(best)) return best;
        best = drawn(layoutSize(fit.width, low, fit.scale));
        for (int trial = 0; trial < kTrials && room.height() > fit.least; ++trial) {
            const double middle = (low + high) / 2;
            Drawing next = drawn(layoutSize(fit.width, middle, fit.scale));
            const bool fits = fit.scale * next.height() <= room.height();
            (fits ? low : high) = middle;
            if (fits && isWhole(next)) best = std::move(next);
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
        const std::vector<QRectF> hidden = marks.hiddenPlaces();
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
        return std::any_of(line + from, line + to, [](uchar grey) { return grey < kInk; });
    }

    /// The share of the columns of pixels in which something is drawn.
    double inkedShare(const Drawing& drawing) const {
        const QImage image = picture(*drawing.figure, drawing.marks, drawing.size);
        int inked = 0;
        for (int column = 0; column < image.width(); ++column)
            for (int row = 0; row < image.height(); ++row)
                if (hasInk(image, row, column, column + 1)) {
                    ++inked;
                    break;
                }
        return double(inked) / image.width();
    }

    /// The panels in which something is drawn that is not covered, of an amply laid out figure.
    std::set<std::size_t> shownPanels(Figure& figure, const QSize& size) const {
        const QImage image = picture(figure, PlacedMarks(), size);
        std::set<std::size_t> shown;
        const auto panels = figure.panels();
        for (std::size_t i = 0; i < panels.size(); ++i) {
            const QRect place = panels[i].place.toAlignedRect() & image.rect();
            const bool isCovered = isCoveredPanel(panels, i);
            for (int row = place.top(); !isCovered && row <= place.bottom(); ++row)
                if (hasInk(image, row, place.left(), place.right() + 1)) {
                    shown.insert(i);
                    break;
                }
        }
        return shown;
    }

    /// Keys of the panels that have room in which nothing is drawn.
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

    /// What a layout leaves out of what an ample one shows.
    qsizetype loss(Figure& figure, const QSize& size, const Need& need) const {
        const auto panels = figure.panels();
        // Something of what is asked for is there behind its sign.
        const bool hasNoSign = std::ranges::all_of(m_figure.marks.covers, [&](const LessonCover& cover) {
            const auto panel = Figure::findPanel(panels, cover.word());
            return panel && panels[*panel].place.isEmpty();
        });
        qsizetype lost = !m_figure.marks.covers.empty() && hasNoSign ? kPart : 0, empty = 0;
        for (std::size_t i = 0; i < panels.size(); ++i) {
            if (!panels[i].place.isEmpty() || !need.placed.contains(i)) continue;
            ++empty;
            lost += need.panels.contains(i) ? kPart : 0;
        }
        lost += std::max(qsizetype(0), figure.droppedItems().size() - need.droppedAnyway - empty);
        const Texts texts = textsIn(figure, size);
        const CoveredPainter::Count& had = need.texts.inside;
        lost += std::max(qsizetype(0), had.numbers - texts.inside.numbers);
        // A text in fewer lines has as many letters, and a shorter form of it is a text as well.
        if (texts.inside.letters < had.letters) lost += std::max(qsizetype(0), had.words - texts.inside.words);
        return lost + std::ranges::count_if(need.texts.atAxes, [&](const auto& axis) {
                   // An axis that names each of its rows does not name only some of them in less room.
                   return axis.second == 1 && texts.atAxes.contains(axis.first) && texts.atAxes.at(axis.first) < 1;
               });
    }

    Texts textsIn(Figure& figure, const QSize& size) const {
        const PlacedMarks marks(m_figure.marks, figure, m_figure.shown, QRectF({}, size));
        Texts texts;
        // How many numbers stand at an axis is a matter of its length; they are no part of the count.
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

    /// The flattest and largest way in which as much of the figure has room as in any.
    const Fit& fitAt(double width) const {
        const auto known = m_fits.find(width);
        if (known != m_fits.end()) return known->second;
        const double smallestScale = kScales[std::size(kScales) - 1];
        const QSize ample = layoutSize(width, kAspects[std::size(kAspects) - 1] * width, smallestScale);
        m_omitted = omittedPanels(m_figure.marks);
        auto figure = arranged(ample);
        const std::set<std::size_t> wanted = shownPanels(*figure, ample);
        // On a screen what comes later keeps its room, on paper there is none for it.
        if (const std::vector<std::string> blank = blankPanels(*figure, wanted); !blank.empty()) {
            m_omitted.insert(m_omitted.end(), blank.begin(), blank.end());
            figure = arranged(ample);
        }
        Need need{wanted, {}, figure->droppedItems().size(), figure->minimumLogicalSize(), {}};
        const auto panels = figure->panels();
        for (std::size_t i = 0; i < panels.size(); ++i)
            if (!panels[i].place.isEmpty()) need.placed.insert(i);
        const QSize usual = layoutSize(width, kUsualAspect * width, smallestScale);
        need.texts = textsIn(*arranged(usual), usual);
        Fit best = fitOf(width, need);
        if (inkedShare(drawn(layoutSize(width, best.leastLayout, best.scale))) < kMostlyBlank)
            for (const double share : kShares) {
                const Fit narrow = fitOf(share * width, need);
                if (narrow.lost > best.lost || narrow.leastLayout > kTaller * best.leastLayout) continue;
                best = narrow;
                break;
            }
        const auto printed = [&](double layout) {
            return best.scale * drawn(layoutSize(best.width, layout, best.scale)).height();
        };
        best.need = need;
        best.mostLayout = mostLayout(best);
        best.least = printed(best.leastLayout);
        best.most = std::max(best.least, printed(best.mostLayout));
        return m_fits[width] = best;
    }

    /// @param width  printed  @return without the heights that are printed
    Fit fitOf(double width, const Need& need) const {
        Fit best{.width = width,
                 .scale = kScales[std::size(kScales) - 1],
                 .lost = std::numeric_limits<qsizetype>::max(),
                 .leastLayout = kAspects[std::size(kAspects) - 1] * width};
        for (const double aspect : kAspects) {
            for (const double scale : kScales) {
                const QSize size = layoutSize(width, aspect * width, scale);
                if (size.width() < need.smallest.width() || size.height() < need.smallest.height()) continue;
                const qsizetype lost = loss(*arranged(size), size, need);
                if (lost < best.lost)
                    best = {.width = width, .scale = scale, .lost = lost, .leastLayout = aspect * width};
            }
            if (best.lost == 0) break;
        }
        return best;
    }

    /// As high as it can make use of, unless what is covered would take a larger part of it, and only ink.
    double mostLayout(const Fit& fit) const {
        const double most = std::max(kGrowth * fit.leastLayout, kMostAspect * fit.width);
        if (m_figure.marks.covers.empty()) return most;
        const auto coveredShare = [&](double layout) {
            const QSize size = layoutSize(fit.width, layout, fit.scale);
            const PlacedMarks marks(m_figure.marks, *arranged(size), m_figure.shown, QRectF({}, size));
            double area = 0;
            for (const QRectF& cover : marks.covers()) area += cover.width() * cover.height();
            return area / (double(size.width()) * size.height());
        };
        const double allowed = std::max(kMostCovered, coveredShare(fit.leastLayout));
        double height = most;
        while (height > fit.leastLayout && coveredShare(height) > allowed) height -= kGrowthStep * most;
        return std::max(height, fit.leastLayout);
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
