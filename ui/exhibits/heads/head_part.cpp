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

/// The line of the name, above.
constexpr double kName = 18;
/// Before the name of a head with a colour.
constexpr double kSwatch = 12;
/// Where a name has less room, none.
constexpr double kMinWithSwatch = 2.5 * kSwatch;
constexpr double kBars = 34, kBarsGap = 9;
/// Beside the bars of a picture of its own: their numbers.
constexpr double kBarNumbers = 38;
/// Small pictures of less room have no bars.
constexpr double kMinWithBars = 110;
/// Cells are no larger, so that few tokens do not become blocks.
constexpr double kMaxCell = 64;
/// Below this width of a cell a selection is drawn without row and column.
constexpr double kMinOutlinedCell = 4;
/// Between tokens of lines, at the most.
constexpr double kMaxPitch = 46;
constexpr double kMaxLinesTile = 260;
/// Edges of the small picture of all weights beside a part of them.
constexpr double kOverview = 110;
/// More heads have smaller pictures.
constexpr Index kMany = 16;

double tokenPlace(const QRectF& area, Index token, Index count) {
    return area.top() + area.height() * (double(token) + 0.5) / double(count);
}

Index tokenAt(const QRectF& area, double y, Index count) {
    return std::clamp<Index>(Index(std::floor((y - area.top()) / area.height() * double(count))), 0, count - 1);
}

/// Lines of several heads run side by side, else the last one would hide the others.
QLineF beside(const QLineF& line, std::size_t place, std::size_t count) {
    constexpr double kLineDistance = 2.4;
    return line.translated(0, kLineDistance * (double(place) - (double(count) - 1) / 2));
}

/// Weights as lines from queries at the left edge of an area to keys at its right edge.
class HeadLines {
 public:
    explicit HeadLines(const HeadsContext& look) : m_look(look) {}

    /// @param widest  of a line, in pixels
    void add(Marks& marks, const QRectF& area, const std::vector<Index>& heads, double widest) const {
        for (std::size_t place = 0; place < heads.size(); ++place)
            for (const HeadLink& each : m_look.study->links[std::size_t(heads[place])])
                addLine(marks, beside(line(area, each.query, each.key), place, heads.size()), heads[place], each.weight,
                        widest);
    }
    /// All lines of one query, with that to the key marked, also where its weight is 0.
    void addQuery(Marks& marks, const QRectF& area, const std::vector<Index>& heads, const Cell& cell,
                  double widest) const {
        const HeadsStudy& study = *m_look.study;
        for (std::size_t place = 0; place < heads.size(); ++place) {
            const Matrix& weights = study.weights[std::size_t(heads[place])];
            for (Index key = 0; key < weights.cols(); ++key)
                addLine(marks, beside(line(area, cell.row, key), place, heads.size()), heads[place],
                        weights(cell.row, key), widest);
        }
        if (cell.column >= study.keys() || study.weights[std::size_t(m_look.chosen)](cell.row, cell.column) > 0) return;
        marks.line(line(area, cell.row, cell.column), strokePen(m_look.theme->control, 1, Qt::DashLine, Qt::FlatCap));
    }
    /// The tokens at both sides.
    void addTokens(Marks& marks, const QRectF& area) const {
        addWords(marks, area, m_look.queryWords, true);
        addWords(marks, area, m_look.keyWords, false);
    }
    /// Tags on the query's token, and on the key's where the cell is a weight. @param inside  where they are kept
    void addTags(Marks& marks, const QRectF& area, const Cell& cell, const QRectF& inside) const {
        addTag(marks, area, m_look.queryWords, cell.row, true, inside);
        if (cell.matrix == "weights") addTag(marks, area, m_look.keyWords, cell.column, false, inside);
    }
    /// Beside each key what the query gives it: a number, or a square for each of the heads that are shown.
    /// @param left  where they begin
    void addShares(Marks& marks, const QRectF& area, double left, const std::vector<Index>& heads, Index query) const {
        const HeadsStudy& study = *m_look.study;
        if (area.height() / double(study.keys()) < kMinWordPitch - 1) return;
        for (Index key = 0; key < study.keys(); ++key) {
            const double y = tokenPlace(area, key, study.keys());
            const auto weight = [&](Index head) { return study.weights[std::size_t(head)](query, key); };
            if (heads.size() == 1) {
                const double only = weight(heads.front());
                marks.label({left, y - 8, 50, 16}, Qt::AlignVCenter, formatDecimals(only, only == 0 ? 0 : 2),
                            textFont(font_size::kSmallest), m_look.theme->muted);
                continue;
            }
            for (std::size_t place = 0; place < heads.size(); ++place) {
                const QRectF box(left + 11 * double(place), y - 5, 9, 10);
                QColor colour = m_look.colour(heads[place]);
                colour.setAlphaF(float(std::clamp(weight(heads[place]) / m_look.range(heads[place]).second, 0.0, 1.0)));
                marks.fill(box, m_look.theme->surface);
                marks.fill(box, colour);
                marks.rect(box, strokePen(m_look.theme->track, 1));
            }
        }
    }

    /// The cell that a place beside or between the tokens stands for.
    /// @param selected  whose query, or key, is kept where a place names only the other
    std::optional<Cell> cellAt(const QPointF& place, const QRectF& area, const std::optional<Cell>& selected) const {
        const HeadsStudy& study = *m_look.study;
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
        const double from = tokenPlace(area, kept, study.queries());
        return Cell{kept, tokenAt(area, from + (place.y() - from) / part, study.keys()), "weights"};
    }

 private:
    QLineF line(const QRectF& area, Index query, Index key) const {
        return {area.left(), tokenPlace(area, query, m_look.study->queries()), area.right(),
                tokenPlace(area, key, m_look.study->keys())};
    }
    std::optional<Cell> nearest(const QPointF& place, const QRectF& area) const {
        constexpr double kNear = 5;
        double nearest = kNear;
        std::optional<Cell> found;
        for (const HeadLink& each : m_look.study->links[std::size_t(m_look.chosen)]) {
            const QLineF link = line(area, each.query, each.key);
            const double part = (place.x() - link.x1()) / std::max(link.dx(), 1.0);
            const double distance = std::abs(link.y1() + part * link.dy() - place.y());
            if (distance > nearest) continue;
            nearest = distance;
            found = Cell{each.query, each.key, "weights"};
        }
        return found;
    }

    void addLine(Marks& marks, const QLineF& line, Index head, double weight, double widest) const {
        const double part = std::clamp(weight / m_look.range(head).second, 0.0, 1.0);
        if (!(part > 0)) return;
        QColor colour = m_look.colour(head);
        colour.setAlphaF(float(part));
        marks.line(line, strokePen(colour, 0.5 + (widest - 0.5) * part, Qt::SolidLine, Qt::FlatCap));
    }
    void addWords(Marks& marks, const QRectF& area, const QStringList& words, bool isLeft) const {
        const double pitch = area.height() / double(words.size());
        const auto every = std::max<qsizetype>(1, qsizetype(std::ceil(kMinWordPitch / std::max(pitch, 0.01))));
        const double left = isLeft ? area.left() - 6 - m_look.widestWord : area.right() + 6;
        tellOmittedNames(words, every);
        for (qsizetype i = 0; i < words.size(); i += every)
            marks.elided({left, tokenPlace(area, i, words.size()) - 9, m_look.widestWord, 18},
                         Qt::AlignVCenter | (isLeft ? Qt::AlignRight : Qt::AlignLeft), words[i],
                         textFont(font_size::kAxis), m_look.theme->text);
    }
    void addTag(Marks& marks, const QRectF& area, const QStringList& words, Index token, bool isLeft,
                const QRectF& inside) const {
        const double edge = isLeft ? area.left() - 4 : area.right() + 4;
        marks.tagBeside(words[token], {edge, tokenPlace(area, token, words.size())}, isLeft, inside,
                        isLeft ? m_look.theme->indexI : m_look.theme->indexJ, *m_look.theme);
    }

    const HeadsContext& m_look;
};

}  // namespace

HeadPart::HeadPart(Figure& figure, const HeadsContext& look)
    : m_figure(figure), m_look(look), m_panel(figure, "weights") {}

void HeadPart::set(const Options& options) {
    m_options = options;
    m_hasRowWords = options.isLarge;
    m_need.clear();
}

/// Of the name, and of the bar of the mean.
double HeadPart::above(bool hasBars) const {
    return kName + (hasBars ? 2 : kEntropyBar + 5);
}

double HeadPart::widthOfBars() const {
    return kBarsGap + kBars + (m_look.isSingleHead ? kBarNumbers : 0);
}

/// Narrow cells are named at the rows only.
bool HeadPart::hasColumnWords(double width) const {
    constexpr double kMinNamedCell = 11;
    return m_options.isLarge || (m_options.hasWords && width / double(m_look.study->keys()) >= kMinNamedCell);
}

MatrixStyle HeadPart::style(bool rowWords, bool columnWords) const {
    MatrixStyle look = m_look.matrix(m_options.head, rowWords, columnWords);
    if (m_options.isLarge) look.visible = m_look.visible;
    look.isSquare = m_options.isOverview;
    return look;
}

std::vector<Index> HeadPart::heads() const {
    return m_options.isLarge ? m_look.largeHeads() : std::vector<Index>{m_options.head};
}

Part::SizeHint HeadPart::measureSizeHint(QSizeF room) const {
    return m_need.get(room, [&] { return measured(room); });
}

Part::SizeHint HeadPart::measured(QSizeF room) const {
    const HeadsStudy& study = *m_look.study;
    const auto rows = double(study.queries()), columns = double(study.keys());
    const bool hasBars = m_options.hasBars && (m_options.isLarge || room.width() >= kMinWithBars);
    const double bars = hasBars ? widthOfBars() : 0;
    SizeHint need;
    if (!m_look.isLines) {
        const MatrixStyle look = style(m_options.isLarge, hasColumnWords(room.width() - bars));
        const bool isMany = study.headCount() > kMany;
        const auto least = [&](double count) {
            return std::clamp((isMany ? 2.5 : 4) * count, 14.0, isMany ? 24.0 : 40.0);
        };
        need.margins = MatrixPanel::marginsFor(look, study.weights[std::size_t(m_options.head)], room.width() - bars);
        need.minimum = m_options.isLarge ? QSizeF(std::min(14 * columns, 120.0), std::min(14 * rows, 120.0))
                                         : QSizeF(least(columns), least(rows));
        // On a screen a few heads are what is looked at: before they shrink, what stands below them leaves.
        if (m_options.hasWords && m_figure.isInteractive()) need.minimum.setHeight(std::clamp(16 * rows, 40.0, 96.0));
        need.maximum = QSizeF(kMaxCell * columns, kMaxCell * rows).expandedTo(need.minimum);
        if (!m_look.isSingleHead || !m_look.visible) need.aspectRatio = std::clamp(columns / rows, 0.25, 4.0);
        if (m_options.isOverview) need.minimum = {kOverview, kOverview}, need.maximum = {kOverview, kMaxExtent};
    } else if (m_options.isLarge) {
        const auto words = [&](const QStringList& of) {
            return MatrixPanel::rowLabelWidth(
                {.map = ColourMap::weights(*m_look.theme), .rowWords = of, .maxLabelWidth = m_look.widestWord},
                Index(of.size()));
        };
        const double shares = heads().size() == 1 ? 40 : 8 + 11 * double(heads().size());
        need.margins = {words(m_look.queryWords), 0, words(m_look.keyWords) + shares, 4};
        const double height = kMaxPitch * std::max(rows, columns);
        need.minimum = {80, std::min(height, 60.0)};
        // Lines of long lanes would be flat, those of short ones steep.
        need.maximum = {std::max(120.0, 1.4 * std::min(room.height(), height)), height};
    } else {
        need = {
            .minimum = {24, 24}, .maximum = {kMaxLinesTile, kMaxLinesTile}, .margins = {4, 0, 4, 4}, .aspectRatio = 1};
    }
    need.margins.setTop(above(hasBars));
    need.margins.setRight(need.margins.right() + bars);
    return need;
}

void HeadPart::geometryChanged() {
    m_hasBars = m_options.hasBars && (m_options.isLarge || frame().right() - content().right() > kBars);
    if (m_look.isLines) {
        m_panel.hide();
        return;
    }
    MatrixStyle look = style(m_hasRowWords, hasColumnWords(content().width()));
    constexpr double kThreeDecimals = 44;
    const double columns = look.visible ? look.visible->right - look.visible->left : double(m_look.study->keys());
    if (content().width() / columns >= kThreeDecimals) look.decimals = 3;
    m_panel.show(content(), &m_look.study->weights[std::size_t(m_options.head)], std::move(look), *m_look.theme);
}

/// Of the lines: a small picture has a frame.
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

/// Of the rows beside which bars stand.
bool HeadPart::isInSight(Index query) const {
    return m_panel.yAxis().range().contains(double(query));
}

void HeadPart::addTitle(Marks& marks, const Theme& theme) const {
    const bool isChosen = m_options.head == m_look.chosen && !m_look.isSingleHead && !m_options.isLarge;
    const bool isBold = isChosen || m_options.isLarge;
    QRectF line(content().left(), content().top() - above(m_hasBars), content().width(), kName - 1);
    if (!bars().isEmpty()) line.setRight(bars().right());
    const QFont font = textFont(font_size::kAxis, isBold ? QFont::DemiBold : QFont::Normal);
    if (m_options.isLarge && m_look.isOverlay()) {
        marks.elided(line, Qt::AlignVCenter, tr("all heads"), font, theme.text);
        return;
    }
    const bool isWide = line.width() >= kMinWithSwatch, hasSwatch = isWide && m_options.head < kColouredHeads;
    // All pictures have the same form: that for which the longest name and number have room.
    const double room = line.width() - (isWide ? kSwatch : 0);
    const QFont bold = textFont(font_size::kAxis, QFont::DemiBold);
    const auto fits = [&](const QString& text) { return !firstFittingText({text}, room, bold).isEmpty(); };
    if (hasSwatch) marks.fill({line.left(), line.center().y() - 4, 8, 8}, m_look.colour(m_options.head));
    if (hasSwatch) line.setLeft(line.left() + kSwatch);
    const HeadsStudy& study = *m_look.study;
    const QString number = formatInteger(m_options.head), last = formatInteger(study.headCount() - 1);
    const bool isNamed = fits(tr("head %1").arg(last));
    const QString name = isNamed ? tr("head %1").arg(number) : number, gap = QStringLiteral("   ");
    marks.text(line.adjusted(0, 0, 20, 0), Qt::AlignVCenter, {name}, font, theme.text);
    const QString longest = (isNamed ? tr("head %1").arg(last) : last) + gap;
    const auto told = [](const QString& form, double entropy) {
        return form.contains(QLatin1String("%1")) ? form.arg(formatDecimals(entropy, 2)) : form;
    };
    for (const QString& form : noteForms()) {
        constexpr double kMax = 8.88;
        if (!fits(longest + told(form, kMax))) continue;
        const QString note = told(form, study.meanEntropies[m_options.head]);
        // Labels may be longer than any name and number.
        if (!fits(measuredText(name) + gap + measuredText(note))) continue;
        marks.elided(line, Qt::AlignVCenter | Qt::AlignRight, note, textFont(font_size::kAxis), theme.muted);
        break;
    }
}

/// What stands beside the name, the longest form first; %1, if there is one, is the mean entropy.
QStringList HeadPart::noteForms() const {
    const HeadsStudy& study = *m_look.study;
    if (m_look.hasScalePerHead && !m_options.isLarge) {
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
    const HeadsStudy& study = *m_look.study;
    addTitle(marks, theme);
    if (!m_hasBars && !(m_options.isLarge && m_look.isOverlay()))
        addEntropyBar(marks, m_look,
                      {content().left(), content().top() - kEntropyBar - 3, content().width(), kEntropyBar},
                      study.meanEntropies[m_options.head]);
    if (m_look.isLines) {
        if (m_options.isLarge)
            HeadLines(m_look).addTokens(marks, area());
        else
            marks.rect(content(), strokePen(theme.rule, 1));
        HeadLines(m_look).add(marks, area(), heads(), m_options.isLarge ? 3.2 : 1.6);
    } else {
        m_panel.add(marks);
        if (const Mask* mask = study.mask())
            addHatchedCells(marks, m_panel, theme, [&](Index query, Index key) {
                return !mask->isFullyMasked(query) && !mask->allows(query, key);
            });
    }
    if (!bars().isEmpty()) addBars(marks, theme);
    if (const auto& part = m_look.visible; part && !m_options.isLarge && m_panel.isShown()) {
        const QRectF shown(
            QPointF(m_panel.xAxis().coordToPixel(part->left), m_panel.yAxis().coordToPixel(part->top)),
            QPointF(m_panel.xAxis().coordToPixel(part->right), m_panel.yAxis().coordToPixel(part->bottom)));
        marks.casedBox(shown, theme.text, 1.5, theme.surface);
    }
    if (m_options.isLarge || m_options.isOverview || m_options.head != m_look.chosen) return;
    marks.rect(content().adjusted(-2, -2, 2, 2), strokePen(theme.text, 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
}

/// A bar for each query, as long as its entropy, in a track as long as ln m.
void HeadPart::addBars(Marks& marks, const Theme& theme) const {
    const HeadsStudy& study = *m_look.study;
    for (Index query = 0; query < study.queries(); ++query) {
        if (!isInSight(query)) continue;
        const QRectF row = barOf(query);
        const double height = std::clamp(row.height() * 0.3, 1.0, 8.0);
        addEntropyBar(marks, m_look, {bars().left(), row.center().y() - height / 2, kBars, height},
                      study.entropies(query, m_options.head));
        if (!m_look.isSingleHead || row.height() < kMinWordPitch) continue;
        marks.text({row.right() + 4, row.top(), kBarNumbers, row.height()}, Qt::AlignVCenter,
                   {formatDecimals(study.entropies(query, m_options.head), 2)}, textFont(font_size::kSmallest),
                   theme.muted);
    }
}

void HeadPart::declareAreas(Marks& marks) const {
    if (!m_options.isLarge) marks.choice({"head", std::int64_t(m_options.head)}, tileRect());
    // Of the small pictures that of the chosen head: what is explained is one head's.
    if (isLargeOrChosen() && !m_look.isLines)
        marks.cellsOf(m_panel, m_options.isOverview ? m_look.visible : std::nullopt);
    else if (m_options.isLarge)
        marks.cells(
            {frame().left(), content().top(), frame().width(), content().height()},
            [this](const QPointF& place) { return HeadLines(m_look).cellAt(place, area(), m_figure.selection()); });
    for (Index query = 0; !bars().isEmpty() && query < m_look.study->queries(); ++query)
        if (isInSight(query)) marks.cell({query, m_options.head, "entropy"}, barOf(query));
}

QRectF HeadPart::tileRect() const {
    return isVisible() ? content().adjusted(-3, -above(m_hasBars) - 1, 3, 3) : QRectF();
}

void HeadPart::declareHighlight(Marks& marks, const Theme& theme, const Cell& cell, Highlight how) const {
    const HeadsStudy& study = *m_look.study;
    if (cell.matrix == "counts" || cell.row < 0 || cell.row >= study.queries()) return;
    if (cell.matrix == "weights" && cell.column >= study.keys()) return;
    if (const auto box = cellRect(cell); box && (how == Highlight::Pinned || cell.matrix == "entropy"))
        marks.highlight(*box, m_figure.viewport(), how, theme);
    if (how == Highlight::Pinned || how == Highlight::Related) return;
    if (m_look.isLines) return addLinesHighlight(marks, theme, cell, how);
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
        // The same word in another head.
        m_panel.addRow(marks, cell.row, theme.indexI, 1);
        marks.casedBox(box.adjusted(-1, -1, 1, 1), theme.text, 1, theme.surface, 0.75);
    }
}

/// One token's lines, in the place of all.
void HeadPart::addLinesHighlight(Marks& marks, const Theme& theme, const Cell& cell, Highlight how) const {
    if (how != Highlight::Current) return;
    const QRectF all = m_options.isLarge ? area() : content().adjusted(1.5, 1.5, -1.5, -1.5);
    marks.ground(all, theme.surface, true);
    HeadLines(m_look).addQuery(marks, area(), heads(), cell, m_options.isLarge ? 3.2 : 1.6);
    if (!m_options.isLarge) return;
    const double shares = frame().right() - (heads().size() == 1 ? 40 : 8 + 11 * double(heads().size()));
    const double own = content().right() + m_need.last().margins.right();
    HeadLines(m_look).addShares(marks, area(), std::min(shares, own), heads(), cell.row);
    HeadLines(m_look).addTags(marks, area(), cell, m_figure.viewport());
}

}  // namespace attention
