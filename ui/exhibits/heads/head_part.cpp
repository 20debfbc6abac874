#include "ui/exhibits/heads/head_part.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include <QLineF>
#include <QRectF>

#include "ui/exhibits/heads/exhibit.h"
#include "ui/figure/figure.h"
#include "ui/figure/hatching.h"
#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

// Sizes in pixels.
/// Height of the line with the head's name, above the picture.
constexpr double kNameHeight = 18;
/// Width of the colour swatch before the name, with its gap.
constexpr double kSwatch = 12;
/// The minimum width of a name line that has a swatch.
constexpr double kMinWithSwatch = 2.5 * kSwatch;
/// Width of the entropy bars, and of the gap between them and the matrix.
constexpr double kBars = 34, kBarsGap = 9;
/// Width of the numbers beside the bars, where one head is shown alone.
constexpr double kBarNumbers = 38;
/// The minimum width of a small picture that has bars.
constexpr double kMinWithBars = 110;
/// The maximum size of a cell, so that few tokens do not become huge blocks.
constexpr double kMaxCell = 64;
/// The minimum size of a cell whose selection outlines its row, too.
constexpr double kMinOutlinedCell = 4;
/// The maximum distance between the tokens at the ends of lines.
constexpr double kMaxPitch = 46;
/// The maximum size of a small picture with lines.
constexpr double kMaxLinesTile = 260;
/// The size of the overview: the small picture of all weights beside the zoomed one.
constexpr double kOverview = 110;
/// With more heads than this, small pictures may become still smaller.
constexpr Index kMany = 16;

/// The y coordinate of a token's centre. @param count  of the tokens in the area
double tokenY(const QRectF& area, Index token, Index count) {
    return area.top() + area.height() * (double(token) + 0.5) / double(count);
}

Index tokenAt(const QRectF& area, double y, Index count) {
    return std::clamp<Index>(Index(std::floor((y - area.top()) / area.height() * double(count))), 0, count - 1);
}

/// Moves a line up or down, so that lines of several heads run side by side and do not hide each other.
/// @param i  index of the head among the heads that are drawn  @param count  of these heads
QLineF sideBySide(const QLineF& line, std::size_t i, std::size_t count) {
    constexpr double kLineDistance = 2.4;
    return line.translated(0, kLineDistance * (double(i) - (double(count) - 1) / 2));
}

/// Weights as lines from queries at the left edge of an area to keys at its right edge.
class HeadLines {
 public:
    explicit HeadLines(const HeadsContext& context) : m_context(context) {}

    /// @param maxWidth  of a line, in pixels
    void add(Marks& marks, const QRectF& area, const std::vector<Index>& heads, double maxWidth) const {
        for (std::size_t i = 0; i < heads.size(); ++i)
            for (const HeadLink& link : m_context.study->links[std::size_t(heads[i])])
                addLine(marks, sideBySide(line(area, link.query, link.key), i, heads.size()), heads[i], link.weight,
                        maxWidth);
    }
    /// All lines of the query of a cell. If the chosen head gives the cell's key the weight 0, a dashed line leads
    /// there.
    void addQuery(Marks& marks, const QRectF& area, const std::vector<Index>& heads, const Cell& cell,
                  double maxWidth) const {
        const HeadsStudy& study = *m_context.study;
        for (std::size_t i = 0; i < heads.size(); ++i) {
            const Matrix& weights = study.weights[std::size_t(heads[i])];
            for (Index key = 0; key < weights.cols(); ++key)
                addLine(marks, sideBySide(line(area, cell.row, key), i, heads.size()), heads[i], weights(cell.row, key),
                        maxWidth);
        }
        if (cell.column >= study.keys() || study.weights[std::size_t(m_context.chosen)](cell.row, cell.column) > 0)
            return;
        marks.line(line(area, cell.row, cell.column),
                   strokePen(m_context.theme->control, 1, Qt::DashLine, Qt::FlatCap));
    }
    /// The tokens at both sides.
    void addTokens(Marks& marks, const QRectF& area) const {
        addWords(marks, area, m_context.queryWords, true);
        addWords(marks, area, m_context.keyWords, false);
    }
    /// Adds a tag on the query's token, and one on the key's token if the cell is a weight.
    /// @param bounds  the tags lie inside this rectangle
    void addTags(Marks& marks, const QRectF& area, const Cell& cell, const QRectF& bounds) const {
        addTag(marks, area, m_context.queryWords, cell.row, true, bounds);
        if (cell.matrix == "weights") addTag(marks, area, m_context.keyWords, cell.column, false, bounds);
    }
    /// Beside each key its weight for the query: a number for one head, else a small square for each head.
    /// @param left  x of the left edge of the numbers or squares
    void addKeyWeights(Marks& marks, const QRectF& area, double left, const std::vector<Index>& heads,
                       Index query) const {
        const HeadsStudy& study = *m_context.study;
        if (area.height() / double(study.keys()) < kMinWordPitch - 1) return;
        for (Index key = 0; key < study.keys(); ++key) {
            const double y = tokenY(area, key, study.keys());
            const auto weight = [&](Index head) { return study.weights[std::size_t(head)](query, key); };
            if (heads.size() == 1) {
                const double value = weight(heads.front());
                marks.label({left, y - 8, 50, 16}, Qt::AlignVCenter, formatDecimals(value, value == 0 ? 0 : 2),
                            textFont(font_size::kSmallest), m_context.theme->muted);
                continue;
            }
            for (std::size_t i = 0; i < heads.size(); ++i) {
                const QRectF box(left + 11 * double(i), y - 5, 9, 10);
                QColor colour = m_context.colour(heads[i]);
                colour.setAlphaF(float(std::clamp(weight(heads[i]) / m_context.range(heads[i]).second, 0.0, 1.0)));
                marks.fill(box, m_context.theme->surface);
                marks.fill(box, colour);
                marks.rect(box, strokePen(m_context.theme->track, 1));
            }
        }
    }

    /// The weight at a position: left of the area a query is pointed at, right of it a key, between them a line.
    /// @param selected  its key, or query, completes the cell where the position means only a query, or only a key
    std::optional<Cell> cellAt(const QPointF& place, const QRectF& area, const std::optional<Cell>& selected) const {
        const HeadsStudy& study = *m_context.study;
        const bool isKept = selected && selected->matrix == "weights";
        const Index query = tokenAt(area, place.y(), study.queries());
        const Index key = tokenAt(area, place.y(), study.keys());
        // A query keeps the key that was looked at, and the other way round; at first it is the token itself.
        if (place.x() < area.left())
            return Cell{query, isKept ? selected->column : std::min(query, study.keys() - 1), "weights"};
        const Index kept = isKept ? Index(selected->row) : std::min(key, study.queries() - 1);
        if (place.x() > area.right()) return Cell{kept, key, "weights"};
        if (!isKept) return nearest(place, area);
        // The line of that query that passes here.
        const double part = (place.x() - area.left()) / area.width();
        if (part < 0.1) return std::nullopt;
        const double from = tokenY(area, kept, study.queries());
        return Cell{kept, tokenAt(area, from + (place.y() - from) / part, study.keys()), "weights"};
    }

 private:
    QLineF line(const QRectF& area, Index query, Index key) const {
        return {area.left(), tokenY(area, query, m_context.study->queries()), area.right(),
                tokenY(area, key, m_context.study->keys())};
    }
    /// The weight whose line is nearest to a position, at most 5 pixels away.
    std::optional<Cell> nearest(const QPointF& place, const QRectF& area) const {
        constexpr double kMaxDistance = 5;
        double minDistance = kMaxDistance;
        std::optional<Cell> found;
        for (const HeadLink& link : m_context.study->links[std::size_t(m_context.chosen)]) {
            const QLineF drawn = line(area, link.query, link.key);
            const double fraction = (place.x() - drawn.x1()) / std::max(drawn.dx(), 1.0);
            const double distance = std::abs(drawn.y1() + fraction * drawn.dy() - place.y());
            if (distance > minDistance) continue;
            minDistance = distance;
            found = Cell{link.query, link.key, "weights"};
        }
        return found;
    }

    /// Width and opacity grow with the weight, up to the upper end of the head's scale.
    void addLine(Marks& marks, const QLineF& line, Index head, double weight, double maxWidth) const {
        const double fraction = std::clamp(weight / m_context.range(head).second, 0.0, 1.0);
        if (!(fraction > 0)) return;
        QColor colour = m_context.colour(head);
        colour.setAlphaF(float(fraction));
        marks.line(line, strokePen(colour, 0.5 + (maxWidth - 0.5) * fraction, Qt::SolidLine, Qt::FlatCap));
    }
    void addWords(Marks& marks, const QRectF& area, const QStringList& words, bool isLeft) const {
        const double pitch = area.height() / double(words.size());
        const auto stride = std::max<qsizetype>(1, qsizetype(std::ceil(kMinWordPitch / std::max(pitch, 0.01))));
        const double left = isLeft ? area.left() - 6 - m_context.widestWord : area.right() + 6;
        tellOmittedNames(words, stride);
        for (qsizetype i = 0; i < words.size(); i += stride)
            marks.elided({left, tokenY(area, i, words.size()) - 9, m_context.widestWord, 18},
                         Qt::AlignVCenter | (isLeft ? Qt::AlignRight : Qt::AlignLeft), words[i],
                         textFont(font_size::kAxis), m_context.theme->text);
    }
    void addTag(Marks& marks, const QRectF& area, const QStringList& words, Index token, bool isLeft,
                const QRectF& bounds) const {
        const double edge = isLeft ? area.left() - 4 : area.right() + 4;
        marks.tagBeside(words[token], {edge, tokenY(area, token, words.size())}, isLeft, bounds,
                        isLeft ? m_context.theme->indexI : m_context.theme->indexJ, *m_context.theme);
    }

    const HeadsContext& m_context;
};

}  // namespace

HeadPart::HeadPart(Figure& figure, const HeadsContext& context)
    : m_figure(figure), m_context(context), m_panel(figure, "weights") {}

void HeadPart::set(const Options& options) {
    m_options = options;
    m_hasRowWords = options.isLarge;
    m_need.clear();
}

/// Height of what is above the content: the name, and the bar of the mean entropy where rows have no bars.
double HeadPart::heightAbove(bool hasBars) const {
    return kNameHeight + (hasBars ? 2 : kEntropyBar + 5);
}

double HeadPart::widthOfBars() const {
    return kBarsGap + kBars + (m_context.isSingleHead ? kBarNumbers : 0);
}

/// Whether words fit below the columns; a large picture always has them. @param width  of the content
bool HeadPart::hasColumnWords(double width) const {
    constexpr double kMinNamedCell = 11;
    return m_options.isLarge || (m_options.hasWords && width / double(m_context.study->keys()) >= kMinNamedCell);
}

MatrixStyle HeadPart::style(bool rowWords, bool columnWords) const {
    MatrixStyle look = m_context.matrix(m_options.head, rowWords, columnWords);
    if (m_options.isLarge) look.visible = m_context.visible;
    look.isSquare = m_options.isOverview;
    return look;
}

std::vector<Index> HeadPart::heads() const {
    return m_options.isLarge ? m_context.largeHeads() : std::vector<Index>{m_options.head};
}

Part::SizeHint HeadPart::measureSizeHint(QSizeF room) const {
    return m_need.get(room, [&] { return measured(room); });
}

Part::SizeHint HeadPart::measured(QSizeF room) const {
    const HeadsStudy& study = *m_context.study;
    const auto rows = double(study.queries()), columns = double(study.keys());
    const bool hasBars = m_options.hasBars && (m_options.isLarge || room.width() >= kMinWithBars);
    const double bars = hasBars ? widthOfBars() : 0;
    SizeHint need;
    if (!m_context.isLines) {
        const MatrixStyle look = style(m_options.isLarge, hasColumnWords(room.width() - bars));
        const bool isMany = study.headCount() > kMany;
        const auto minimum = [&](double count) {
            return std::clamp((isMany ? 2.5 : 4) * count, 14.0, isMany ? 24.0 : 40.0);
        };
        need.margins = MatrixPanel::marginsFor(look, study.weights[std::size_t(m_options.head)], room.width() - bars);
        need.minimum = m_options.isLarge ? QSizeF(std::min(14 * columns, 120.0), std::min(14 * rows, 120.0))
                                         : QSizeF(minimum(columns), minimum(rows));
        // In the window a few heads keep this height; if space is short, the parts below them are dropped.
        if (m_options.hasWords && m_figure.isInteractive()) need.minimum.setHeight(std::clamp(16 * rows, 40.0, 96.0));
        need.maximum = QSizeF(kMaxCell * columns, kMaxCell * rows).expandedTo(need.minimum);
        if (!m_context.isSingleHead || !m_context.visible) need.aspectRatio = std::clamp(columns / rows, 0.25, 4.0);
        if (m_options.isOverview) need.minimum = {kOverview, kOverview}, need.maximum = {kOverview, kMaxExtent};
    } else if (m_options.isLarge) {
        const auto words = [&](const QStringList& of) {
            return MatrixPanel::rowLabelWidth(
                {.map = ColourMap::weights(*m_context.theme), .rowWords = of, .maxLabelWidth = m_context.widestWord},
                Index(of.size()));
        };
        const double shares = heads().size() == 1 ? 40 : 8 + 11 * double(heads().size());
        need.margins = {words(m_context.queryWords), 0, words(m_context.keyWords) + shares, 4};
        const double height = kMaxPitch * std::max(rows, columns);
        need.minimum = {80, std::min(height, 60.0)};
        // The width is limited to 1.4 times the height, so that lines do not become too flat.
        need.maximum = {std::max(120.0, 1.4 * std::min(room.height(), height)), height};
    } else {
        need = {
            .minimum = {24, 24}, .maximum = {kMaxLinesTile, kMaxLinesTile}, .margins = {4, 0, 4, 4}, .aspectRatio = 1};
    }
    need.margins.setTop(heightAbove(hasBars));
    need.margins.setRight(need.margins.right() + bars);
    return need;
}

void HeadPart::geometryChanged() {
    m_hasBars = m_options.hasBars && (m_options.isLarge || frame().right() - content().right() > kBars);
    if (m_context.isLines) {
        m_panel.hide();
        return;
    }
    MatrixStyle look = style(m_hasRowWords, hasColumnWords(content().width()));
    constexpr double kThreeDecimals = 44;
    const double columns = look.visible ? look.visible->right - look.visible->left : double(m_context.study->keys());
    if (content().width() / columns >= kThreeDecimals) look.decimals = 3;
    m_panel.show(content(), &m_context.study->weights[std::size_t(m_options.head)], std::move(look), *m_context.theme);
}

/// The rectangle between whose left and right edge lines are drawn; a small picture has a frame around it.
QRectF HeadPart::area() const {
    return m_options.isLarge ? content() : content().adjusted(5, 4, -5, -4);
}

QRectF HeadPart::bars() const {
    if (!m_hasBars || !isVisible()) return {};
    return {content().right() + kBarsGap, content().top(), kBars, content().height()};
}

QRectF HeadPart::barOf(Index query) const {
    const QRectF cell = m_panel.box(query, 0);
    return {bars().left() - 3, cell.top(), kBars + 6, cell.height()};
}

/// Whether the zoom shows the query's row.
bool HeadPart::isRowInSight(Index query) const {
    return m_panel.yAxis().range().contains(double(query));
}

void HeadPart::addTitle(Marks& marks, const Theme& theme) const {
    const bool isChosen = m_options.head == m_context.chosen && !m_context.isSingleHead && !m_options.isLarge;
    const bool isBold = isChosen || m_options.isLarge;
    QRectF line(content().left(), content().top() - heightAbove(m_hasBars), content().width(), kNameHeight - 1);
    if (!bars().isEmpty()) line.setRight(bars().right());
    const QFont font = textFont(font_size::kAxis, isBold ? QFont::DemiBold : QFont::Normal);
    if (m_options.isLarge && m_context.isOverlay()) {
        marks.elided(line, Qt::AlignVCenter, tr("all heads"), font, theme.text);
        return;
    }
    const bool isWide = line.width() >= kMinWithSwatch, hasSwatch = isWide && m_options.head < kColouredHeads;
    // All pictures have the same form of name and note: the longest one that fits in all of them.
    const double room = line.width() - (isWide ? kSwatch : 0);
    const QFont bold = textFont(font_size::kAxis, QFont::DemiBold);
    const auto fits = [&](const QString& text) { return !firstFittingText({text}, room, bold).isEmpty(); };
    if (hasSwatch) marks.fill({line.left(), line.center().y() - 4, 8, 8}, m_context.colour(m_options.head));
    if (hasSwatch) line.setLeft(line.left() + kSwatch);
    const HeadsStudy& study = *m_context.study;
    const QString number = formatInteger(m_options.head), last = formatInteger(study.headCount() - 1);
    const bool isNamed = fits(tr("head %1").arg(last));
    const QString name = isNamed ? tr("head %1").arg(number) : number, gap = QStringLiteral("   ");
    marks.text(line.adjusted(0, 0, 20, 0), Qt::AlignVCenter, {name}, font, theme.text);
    const QString longest = (isNamed ? tr("head %1").arg(last) : last) + gap;
    const auto noteText = [](const QString& form, double entropy) {
        return form.contains(QLatin1String("%1")) ? form.arg(formatDecimals(entropy, 2)) : form;
    };
    for (const QString& form : noteForms()) {
        constexpr double kWidestEntropy = 8.88;
        if (!fits(longest + noteText(form, kWidestEntropy))) continue;
        const QString note = noteText(form, study.meanEntropies[m_options.head]);
        // measuredText() may be longer than the text that was tried above.
        if (!fits(measuredText(name) + gap + measuredText(note))) continue;
        marks.elided(line, Qt::AlignVCenter | Qt::AlignRight, note, textFont(font_size::kAxis), theme.muted);
        break;
    }
}

/// Forms of the note beside the name, the longest first; %1, where a form has it, is the mean entropy.
QStringList HeadPart::noteForms() const {
    const HeadsStudy& study = *m_context.study;
    if (m_context.hasScalePerHead && !m_options.isLarge) {
        const auto [low, high] = study.ranges[std::size_t(m_options.head)];
        const int decimals = high < 0.1 ? 3 : 2;
        return {tr("%1 to %2").arg(formatDecimals(low, decimals), formatDecimals(high, decimals)),
                formatDecimals(high, decimals)};
    }
    if (study.keys() == 1) return {};
    QStringList forms{tr("mean entropy %1"), tr("entropy %1")};
    if (m_options.isLarge)
        forms.prepend(
            tr("mean entropy %1 of at most %2").replace(QStringLiteral("%2"), formatDecimals(study.maxEntropy(), 2)));
    return forms;
}

void HeadPart::declare(Marks& marks, const Theme& theme) const {
    const HeadsStudy& study = *m_context.study;
    addTitle(marks, theme);
    if (!m_hasBars && !(m_options.isLarge && m_context.isOverlay()))
        addEntropyBar(marks, m_context,
                      {content().left(), content().top() - kEntropyBar - 3, content().width(), kEntropyBar},
                      study.meanEntropies[m_options.head]);
    if (m_context.isLines) {
        if (m_options.isLarge)
            HeadLines(m_context).addTokens(marks, area());
        else
            marks.rect(content(), strokePen(theme.rule, 1));
        HeadLines(m_context).add(marks, area(), heads(), m_options.isLarge ? 3.2 : 1.6);
    } else {
        m_panel.add(marks);
        if (const Mask* mask = study.mask())
            addHatchedCells(marks, m_panel, theme, [&](Index query, Index key) {
                return !mask->isFullyMasked(query) && !mask->allows(query, key);
            });
    }
    if (!bars().isEmpty()) addBars(marks, theme);
    if (const auto& part = m_context.visible; part && !m_options.isLarge && m_panel.isShown()) {
        const QRectF shown(
            QPointF(m_panel.xAxis().coordToPixel(part->left), m_panel.yAxis().coordToPixel(part->top)),
            QPointF(m_panel.xAxis().coordToPixel(part->right), m_panel.yAxis().coordToPixel(part->bottom)));
        marks.casedBox(shown, theme.text, 1.5, theme.surface);
    }
    if (m_options.isLarge || m_options.isOverview || m_options.head != m_context.chosen) return;
    marks.rect(content().adjusted(-2, -2, 2, 2), strokePen(theme.text, 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
}

/// A bar for each query, as long as its entropy, in a track as long as ln m.
void HeadPart::addBars(Marks& marks, const Theme& theme) const {
    const HeadsStudy& study = *m_context.study;
    for (Index query = 0; query < study.queries(); ++query) {
        if (!isRowInSight(query)) continue;
        const QRectF row = barOf(query);
        const double height = std::clamp(row.height() * 0.3, 1.0, 8.0);
        addEntropyBar(marks, m_context, {bars().left(), row.center().y() - height / 2, kBars, height},
                      study.entropies(query, m_options.head));
        if (!m_context.isSingleHead || row.height() < kMinWordPitch) continue;
        marks.text({row.right() + 4, row.top(), kBarNumbers, row.height()}, Qt::AlignVCenter,
                   {formatDecimals(study.entropies(query, m_options.head), 2)}, textFont(font_size::kSmallest),
                   theme.muted);
    }
}

void HeadPart::declareAreas(Marks& marks) const {
    if (!m_options.isLarge) marks.choice({"head", std::int64_t(m_options.head)}, tileRect());
    // A weight is one of the chosen head, so only the large picture and the chosen small one have cells.
    if (isLargeOrChosen() && !m_context.isLines)
        marks.cellsOf(m_panel, m_options.isOverview ? m_context.visible : std::nullopt);
    else if (m_options.isLarge)
        marks.cells(
            {frame().left(), content().top(), frame().width(), content().height()},
            [this](const QPointF& place) { return HeadLines(m_context).cellAt(place, area(), m_figure.selection()); });
    for (Index query = 0; !bars().isEmpty() && query < m_context.study->queries(); ++query)
        if (isRowInSight(query)) marks.cell({query, m_options.head, "entropy"}, barOf(query));
}

QRectF HeadPart::tileRect() const {
    return isVisible() ? content().adjusted(-3, -heightAbove(m_hasBars) - 1, 3, 3) : QRectF();
}

void HeadPart::declareHighlight(Marks& marks, const Theme& theme, const Cell& cell, Highlight how) const {
    const HeadsStudy& study = *m_context.study;
    if (cell.matrix == "counts" || cell.row < 0 || cell.row >= study.queries()) return;
    if (cell.matrix == "weights" && cell.column >= study.keys()) return;
    if (const auto box = cellRect(cell); box && (how == Highlight::Pinned || cell.matrix == "entropy"))
        marks.highlight(*box, m_figure.viewport(), how, theme);
    if (how == Highlight::Pinned || how == Highlight::Related) return;
    if (m_context.isLines) return addLinesHighlight(marks, theme, cell, how);
    if (cell.matrix == "entropy" || cell.column < 0) {
        if (how == Highlight::Current && (cell.column < 0 || cell.column == m_options.head))
            m_panel.addRow(marks, cell.row, theme.indexI, 1.5);
        return;
    }
    const QRectF box = m_panel.box(cell.row, cell.column);
    if (!isLargeOrChosen() && std::min(box.width(), box.height()) < kMinOutlinedCell) {
        marks.casedBox(box.adjusted(-1.5, -1.5, 1.5, 1.5), theme.text, 1, theme.surface, 0.75);
    } else if (isLargeOrChosen()) {
        m_panel.addCell(marks, cell.row, cell.column);
    } else {
        // The selected weight in a head that is not chosen.
        m_panel.addRow(marks, cell.row, theme.indexI, 1);
        marks.casedBox(box.adjusted(-1, -1, 1, 1), theme.text, 1, theme.surface, 0.75);
    }
}

/// Clears the area and draws only the lines of the cell's query.
void HeadPart::addLinesHighlight(Marks& marks, const Theme& theme, const Cell& cell, Highlight how) const {
    if (how != Highlight::Current) return;
    const QRectF all = m_options.isLarge ? area() : content().adjusted(1.5, 1.5, -1.5, -1.5);
    marks.ground(all, theme.surface, true);
    HeadLines(m_context).addQuery(marks, area(), heads(), cell, m_options.isLarge ? 3.2 : 1.6);
    if (!m_options.isLarge) return;
    const double maxLeft = frame().right() - (heads().size() == 1 ? 40 : 8 + 11 * double(heads().size()));
    const double left = content().right() + m_need.last().margins.right();
    HeadLines(m_context).addKeyWeights(marks, area(), std::min(maxLeft, left), heads(), cell.row);
    HeadLines(m_context).addTags(marks, area(), cell, m_figure.viewport());
}

}  // namespace attention
