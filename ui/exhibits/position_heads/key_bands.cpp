#include "ui/exhibits/position_heads/key_bands.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/attention/position_head_study.h"
#include "ui/figure/look.h"
#include "ui/figure/panel_title.h"
#include "ui/figure/text_width.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

/// A weight below this has no arc.
constexpr double kMinArc = 0.03;
/// With more tokens every other query shows only its strongest arc.
constexpr Index kMaxWithAllArcs = 40;
constexpr double kGrasp = 8;
/// Width of the axis numbers at the left of the curves, in pixels.
constexpr double kNumbers = 34;
/// Height above the scores in pixels: for the title alone, and for the title with the arrow of the shift.
constexpr double kScoresTitle = 31;
constexpr double kShiftTitle = 52;
/// Free height in a large band, in pixels: above the highest score, below the lowest score, and above a weight of 1 for
/// its number.
constexpr double kAboveScores = 30, kBelowScores = 4, kWeightNumber = 34;
/// The maximum width of a large bar, and the position of its colour in the colour map of weights, which is the same for
/// all large bars because their heights show the weights.
constexpr double kWidestBar = 72, kLargeInk = 0.75;
/// Height of the text at the arrow of the shift, in pixels.
constexpr double kShiftWords = 18;
/// A highlight line that would cross the title of the weights ends this many pixels above them.
constexpr double kBehindTitle = 24;

}  // namespace

void KeyBands::set(const PositionHeadStudy& study, const Theme& theme, const QStringList& words, bool isWholePicture) {
    m_study = &study;
    m_theme = &theme;
    m_isWholePicture = isWholePicture;
    QStringList notes{tr("grey: to other keys; ring: to itself"), tr("grey: other keys; ring: itself"),
                      tr("line width: weight")};
    m_arcs.setTitle(isWholePicture ? QStringList() : QStringList{tr("Where the weight goes")},
                    isWholePicture ? QStringList() : notes);
    m_arcs.set({.words = words,
                .before = placesBefore(),
                .behind = placesAfter(),
                .minArcHeight = isWholePicture ? 0.0 : 30.0,
                .maxArcHeight = isWholePicture ? 0.0 : 190.0,
                .below = isWholePicture ? 12.0 : 0.0,
                .maxStep = kMaxExtent,
                .fullHeightSpan = farthest(),
                .allowsVertical = true,
                .size = isWholePicture ? font_size::kClaim : font_size::kAxis,
                .hasNumbers = isWholePicture});
    m_scores.set({.minimum = {120, isWholePicture ? 90.0 : 42.0},
                  .maximum = {kMaxExtent, isWholePicture ? kMaxExtent : 190},
                  .margins = {kNumbers, scoresTitle(), 0, 0}},
                 [this](Marks& marks, const QRectF& band) {
                     if (!m_isWholePicture) addBand(marks, band);
                     addScoreNumbers(marks);
                 });
    m_weights.setTitle({tr("Its weights")},
                       {tr("softmax of these products × β/√d = %1/√%2")
                            .arg(editableText(study.setting.sharpness), formatInteger(study.dimensions()))});
    const QString name = tr("Where the weight goes"),
                  note = tr("softmax of these products, sharpness β = %1").arg(editableText(study.setting.sharpness));
    if (isWholePicture)
        m_weights.setTitle({name}, {note, tr("sharpness β = %1").arg(editableText(study.setting.sharpness))});
    m_titleWidth = panelTitleWidth(name) + textWidth(note, textFont(font_size::kAxis));
    m_weights.set({.minimum = {120, isWholePicture ? 60.0 : 26.0},
                   .maximum = {kMaxExtent, isWholePicture ? kMaxExtent : 90},
                   .margins = {kNumbers, 0, 0, isWholePicture ? 0.0 : 4.0}},
                  [this](Marks& marks, const QRectF& band) {
                      addBand(marks, band);
                      if (band.height() >= 30)
                          addNumber(marks, 1, 0, band.top() + (m_isWholePicture ? kWeightNumber : 5));
                      addNumber(marks, 0, 0, band.bottom() - (m_isWholePicture ? 0 : 4));
                  });
}

double KeyBands::scoresTitle() const {
    return m_isWholePicture ? kShiftTitle : kScoresTitle;
}

void KeyBands::declareKeys(Marks& marks, Index row) const {
    for (const QRectF& band : {m_scores.content(), m_weights.content(), m_arcs.isVisible() ? m_arcs.line() : QRectF()})
        marks.cells(band, [this, row](const QPointF& place) -> std::optional<Cell> {
            const auto key = Index(std::lround(keyAt(place.x())));
            return numbers().hasKey(key) ? std::optional(Cell{row, key}) : std::nullopt;
        });
}

std::optional<QRectF> KeyBands::peakAt(Index position) const {
    const QRectF band = m_scores.content();
    // A position beyond the sentence has no column in the whole picture: its peak is at the edge.
    const double x =
        m_isWholePicture ? std::clamp(xOf(double(position)), band.left(), band.right()) : xOf(double(position));
    if (!m_scores.isVisible() || x < band.left() - 1 || x > band.right() + 1) return std::nullopt;
    return QRectF(x - kGrasp, band.top() - scoresTitle() + 4, 2 * kGrasp, scoresTitle() - 2 + band.height() * 0.4);
}

double KeyBands::yOf(double score) const {
    const QRectF band = m_scores.content();
    const double low = numbers().low, high = std::max(numbers().high, low + 1e-9);
    const double most = 0.3 * band.height();
    const double below = m_isWholePicture ? std::min(kBelowScores, most) : 8,
                 above = m_isWholePicture ? std::min(kAboveScores, most) : 6;
    return band.bottom() - below - (score - low) / (high - low) * (band.height() - below - above);
}

/// Adds the axis below a band, and hatching in the columns before the first and after the last key.
void KeyBands::addBand(Marks& marks, const QRectF& band) const {
    marks.line(band.bottomLeft(), band.bottomRight(), strokePen(theme().control, 1));
    const double first = xOf(-0.5), last = xOf(double(count()) - 0.5);
    if (placesBefore() > 0)
        marks.hatching(QRectF(band.left(), band.top(), first - band.left(), band.height()), theme().rule);
    if (placesAfter() > 0) marks.hatching(QRectF(last, band.top(), band.right() - last, band.height()), theme().rule);
}

void KeyBands::addNumber(Marks& marks, double value, int decimals, double y) const {
    const double left = m_arcs.content().left();
    marks.line({left - 4, y}, {left, y}, strokePen(theme().control, 1));
    marks.text(QRectF(left - kNumbers, y - 8, kNumbers - 6, 16), Qt::AlignRight | Qt::AlignVCenter,
               {formatDecimals(value, decimals)}, textFont(m_isWholePicture ? font_size::kAxis : font_size::kSmallest),
               theme().muted);
}

/// Adds the axis numbers of the scores: the largest, the smallest, and 0.
void KeyBands::addScoreNumbers(Marks& marks) const {
    const QRectF band = m_scores.content();
    const double zero = yOf(0);
    const QPen rule = strokePen(theme().rule, 1);
    if (zero < band.bottom() - 1 && zero > band.top()) marks.line({band.left(), zero}, {band.right(), zero}, rule);
    const double top = numbers().high, low = numbers().low;
    for (const double value : {top, low})
        if (m_isWholePicture) marks.line({band.left(), yOf(value)}, {band.right(), yOf(value)}, rule);
    addNumber(marks, top, top < 10 && std::abs(top - std::round(top)) > 0.05 ? 1 : 0, yOf(top));
    if (yOf(low) - yOf(top) > 18) addNumber(marks, low, std::abs(low - std::round(low)) > 0.05 ? 1 : 0, yOf(low));
    if (low < 0 && yOf(low) - zero > 18 && zero - yOf(top) > 18) addNumber(marks, 0, 0, zero);
}

// --- arcs

WordArcsPart::Arc KeyBands::arc(Index from, Index to, bool isAsked) const {
    const double weight = head().weights(from, to);
    // The width is limited so that arcs of neighbours stay apart; lines thinner than kHair are transparent instead.
    constexpr double kHair = 0.75;
    const double exact = std::min(isAsked ? 4.0 : 2.6, step() * (isAsked ? 0.5 : 0.22)) * weight;
    QColor ink = isAsked ? theme().text : numbers().isExpected(from, to) ? theme().indexDelta : theme().control;
    ink.setAlphaF(float(std::clamp(exact / kHair, isAsked ? 0.45 : 0.2, 1.0)));
    return {
        .from = double(from), .to = double(to), .width = std::max(kHair, exact), .ink = ink, .hasTip = weight > 0.3};
}

/// Calls `use` with query and key of each arc that is drawn.
template <class Use>
void KeyBands::forEachArc(Use use) const {
    const bool all = count() <= kMaxWithAllArcs;
    for (Index i = 0; i < count(); ++i) {
        if (!all) use(i, head().attended[std::size_t(i)].key);
        for (Index j = 0; all && j < count(); ++j)
            if (head().weights(i, j) >= kMinArc) use(i, j);
    }
}

double KeyBands::farthest() const {
    Index farthest = std::max<Index>(1, std::min(numbers().longestShift(), count() - 1));
    forEachArc([&](Index i, Index j) { farthest = std::max<Index>(farthest, std::abs(i - j)); });
    return double(farthest);
}

void KeyBands::addArcs(Marks& marks) const {
    if (m_isWholePicture) return;
    std::vector<WordArcsPart::Arc> arcs;
    forEachArc([&](Index i, Index j) { arcs.push_back(arc(i, j, false)); });
    m_arcs.addArcs(marks, theme(), std::move(arcs));
}

/// The arcs of one query, with dashed arcs to target positions that have no token.
std::vector<WordArcsPart::Arc> KeyBands::arcsOf(Index from) const {
    std::vector<WordArcsPart::Arc> arcs;
    for (Index j = 0; j < count(); ++j)
        if (head().weights(from, j) >= kMinArc) arcs.push_back(arc(from, j, true));
    for (const Index shift : numbers().shifts()) {
        if (numbers().hasKey(from + shift)) continue;
        arcs.push_back({.from = double(from),
                        .to = std::clamp(double(from + shift), lowest() + 0.5, highest() - 0.5),
                        .width = 1.75,
                        .ink = theme().indexDelta,
                        .isMissing = true});
    }
    return arcs;
}

// --- one query

void KeyBands::addQuery(Marks& marks, Index asked, std::optional<Index> key, bool canDrag) const {
    if (!m_isWholePicture) m_arcs.addArcs(marks, theme(), arcsOf(asked));
    if (m_arcs.isVisible() && !m_isWholePicture)
        marks.dot({xOf(double(asked)), m_arcs.line().top() - 2}, 3.5, theme().indexI, true, theme().surface);
    if (m_scores.isVisible()) addScores(marks, asked, canDrag);
    if (m_weights.isVisible()) addWeights(marks, asked);
    const AttendedKey& attended = head().attended[std::size_t(asked)];
    const bool hasKey = key || attended.weight > 0.5;
    m_arcs.addTags(marks, theme(), asked, hasKey ? std::optional(key.value_or(attended.key)) : std::nullopt);
    if (key) addKeyHighlight(marks, asked, *key);
}

/// Adds the scores of one query with all keys as dots on the curve of similarity, moved by the shift.
void KeyBands::addScores(Marks& marks, Index asked, bool canDrag) const {
    const ScoreCurve& curve = numbers().curve;
    const double mix = numbers().setting.contentMix;
    const bool isMixed = mix > 0 && mix < 1 && numbers().setting.kind != PositionHeadKind::SameWord;
    const QRectF band = m_scores.content();
    const auto shifts = numbers().shifts();
    const bool isMoved = m_isWholePicture && shifts.size() == 1 && shifts.front() != 0;
    marks.title(QRectF(m_scores.frame().left(), band.top() - scoresTitle(), m_scores.frame().width(), 20),
                {(isMixed ? tr("Weighted dot products of query %1") : tr("Dot products of query %1"))
                     .arg(formatInteger(asked))},
                curve.values.empty() ? QStringList()
                : isMoved            ? QStringList{tr("dashed: before the shift")}
                          : QStringList{tr("the similarity of positions, moved by δ"), tr("similarity, moved by δ"),
                                        tr("moved by δ")},
                theme());
    addPeaks(marks, asked, canDrag);
    if (!curve.values.empty()) {
        const bool isRotation = numbers().setting.kind == PositionHeadKind::Rotation;
        const double start = curve.first + (isRotation ? double(asked) : 0);
        if (isMoved) addScoreCurve(marks, start - double(shifts.front()), dashedPen(theme().indexI, 1.5, 4, 3), true);
        if (m_isWholePicture && shifts.size() == 1) addShift(marks, asked, shifts.front());
        addScoreCurve(marks, start,
                      strokePen(theme().indexDelta, m_isWholePicture ? 2.5 : 2, Qt::SolidLine, Qt::FlatCap), false);
    }
    const double radius = step() >= 7 ? 3 : step() >= 3 ? 1.8 : 0;
    QPolygonF points;
    for (Index j = 0; j < count(); ++j) {
        const QPointF point(xOf(double(j)), yOf(head().scores(asked, j)));
        points << point;
        if (radius == 0) continue;
        if (curve.values.empty() && step() >= 5) marks.line({point.x(), yOf(0)}, point, strokePen(theme().track, 1));
        const bool isSeen = head().weights(asked, j) != 0;
        marks.dot(point, radius, isSeen ? theme().text : theme().control, isSeen, theme().surface);
    }
    if (radius == 0) marks.curve(points, strokePen(theme().text, 1.25));
    if (!m_isWholePicture) return;
    const Index most = head().attended[std::size_t(asked)].key;
    const QPointF peak(xOf(double(most)), yOf(head().scores(asked, most)));
    // The number of the last key stands at its left, because at its right there is no room.
    const bool isLast = most + 1 == count();
    const QRectF room(isLast ? band.left() : peak.x() + 8, peak.y() - 26, 0, 22);
    marks.text(room.adjusted(0, 0, isLast ? peak.x() - 8 - band.left() : band.right() - peak.x() - 8, 0),
               (isLast ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter,
               {formatDecimals(head().scores(asked, most), 1)}, textFont(font_size::kClaim, QFont::DemiBold),
               theme().text);
}

/// @param start  the position of the curve's first value  @param onlyKeys  ends the curve at the ends of the sentence
void KeyBands::addScoreCurve(Marks& marks, double start, const QPen& pen, bool onlyKeys) const {
    const ScoreCurve& curve = numbers().curve;
    const double low = onlyKeys ? -0.5 : lowest(), high = onlyKeys ? double(count()) - 0.5 : highest();
    QPolygonF points;
    for (std::size_t k = 0; k < curve.values.size(); ++k) {
        const double key = start + double(k) * curve.step;
        if (key >= low && key <= high) points << QPointF(xOf(key), yOf(curve.values[k]));
    }
    marks.curve(points, pen);
}

/// Adds an arrow above the scores, from the query's own position to the position at the shift.
void KeyBands::addShift(Marks& marks, Index asked, Index shift) const {
    const QRectF band = m_scores.content(), frame = m_scores.frame();
    const QFont font = textFont(font_size::kName, QFont::DemiBold);
    const double from = xOf(double(asked)), to = xOf(double(asked + shift));
    const double top = band.top() - 4 - kShiftWords, way = top + kShiftWords / 2;
    const auto say = [&](double left, double right, Qt::Alignment side, const QStringList& forms, const QColor& ink) {
        left = std::max(left, frame.left());
        right = std::min(right, frame.right());
        if (right > left)
            marks.text(QRectF(left, top, right - left, kShiftWords), side | Qt::AlignVCenter, forms, font, ink);
    };
    const int sign = shift < 0 ? -1 : 1;
    const QStringList key{tr("key %1 matches best").arg(formatInteger(asked + shift)),
                          tr("key %1").arg(formatInteger(asked + shift))};
    constexpr double kBeside = 9;
    const bool isThere = numbers().hasKey(asked + shift);
    if (isThere && sign > 0) say(to + kBeside, frame.right(), Qt::AlignLeft, key, theme().indexDelta);
    if (isThere && sign < 0) say(frame.left(), to - kBeside, Qt::AlignRight, key, theme().indexDelta);
    if (shift == 0) return;
    QStringList position{tr("position %1").arg(formatInteger(asked)), formatInteger(asked)};
    if (!isThere)
        position.prepend(tr("position %1 and δ = %2: no key").arg(formatInteger(asked), formatInteger(shift)));
    if (sign > 0) say(frame.left(), from - kBeside, Qt::AlignRight, position, theme().indexI);
    if (sign < 0) say(from + kBeside, frame.right(), Qt::AlignLeft, position, theme().indexI);
    marks.line({from, way + 6}, {from, yOf(numbers().high)}, dashedPen(theme().indexI, 1.25, 3, 3));
    const double end = std::clamp(to, band.left(), band.right());
    const QString moved = tr("δ = %1").arg(formatInteger(shift));
    const double half = textWidth(moved, font) / 2 + 4, middle = (from + end) / 2;
    const bool hasWords = isThere && std::abs(end - from) > 2 * half + 24;
    const QPen pen = strokePen(theme().indexDelta, 2, Qt::SolidLine, Qt::FlatCap);
    const double gap = hasWords ? half : 0;
    marks.line({from, way}, {middle - sign * gap, way}, pen);
    marks.line({middle + sign * gap, way}, {end - sign * 6, way}, pen);
    marks.arrowHead(QPointF(end, way), sign > 0 ? 0 : std::numbers::pi, 9, theme().indexDelta);
    marks.dot({from, way}, 4, theme().indexI, true, theme().surface);
    if (hasWords) say(middle - half, middle + half, Qt::AlignHCenter, {moved}, theme().indexDelta);
}

/// Marks the positions that the query looks for with dashed lines, and with handles if they can be dragged.
void KeyBands::addPeaks(Marks& marks, Index asked, bool canDrag) const {
    for (const Index asksFor : numbers().targetPositions(asked)) {
        const auto place = std::clamp(double(asksFor), m_isWholePicture ? lowest() : -kMaxExtent,
                                      m_isWholePicture ? highest() : kMaxExtent);
        if (place < lowest() || place > highest()) continue;
        const QPointF top(xOf(place), m_scores.content().top());
        if (place == double(asksFor) && !m_isWholePicture)
            marks.line(top, {top.x(), m_scores.content().bottom()}, dashedPen(theme().indexDelta, 1.25, 3, 3));
        // A handle to drag; the arrow of a single shift ends there already.
        if (!canDrag || (m_isWholePicture && asksFor != asked)) continue;
        marks.polygon({top + QPointF(-5.5, -8), top + QPointF(5.5, -8), top + QPointF(0, 1)},
                      strokePen(theme().surface, 1), theme().indexDelta);
    }
}

void KeyBands::addWeights(Marks& marks, Index asked) const {
    const QRectF band = m_weights.content();
    const double width =
        std::max(1.0, m_isWholePicture ? std::min(step() * 0.5, kWidestBar) : std::min(step() * 0.72, 30.0));
    const double whole = band.height() - (m_isWholePicture ? kWeightNumber : 0);
    if (m_isWholePicture)
        marks.line(QLineF(band.left(), band.bottom() - whole, band.right(), band.bottom() - whole),
                   strokePen(theme().rule, 1));
    const ColourMap map = ColourMap::weights(theme());
    for (Index j = 0; j < count(); ++j) {
        const double weight = head().weights(asked, j), height = weight * whole;
        if (height < 0.3) continue;
        const QRectF bar(xOf(double(j)) - width / 2, band.bottom() - height, width, height);
        const QColor ink = QColor::fromRgb(map.at(m_isWholePicture ? kLargeInk : weight));
        if (width > 3)
            marks.rect(bar, strokePen(theme().control, 1), ink);
        else
            marks.fill(bar, ink);
    }
    // The number of the largest weight, above its bar or beside it.
    const AttendedKey& most = head().attended[std::size_t(asked)];
    constexpr double kText = 56, kHeight = 15;
    const QStringList number{formatDecimals(most.weight, 2)};
    if (m_isWholePicture)
        return marks.text(QRectF(xOf(double(most.key)) - kMaxExtent / 2,
                                 band.bottom() - most.weight * whole - kWeightNumber, kMaxExtent, kWeightNumber),
                          Qt::AlignCenter, number, textFont(font_size::kTitle, QFont::DemiBold), theme().text);
    const double x = xOf(double(most.key)), top = band.bottom() - std::max(kHeight + 1, most.weight * band.height());
    const bool isLeft = x - width / 2 - kText > band.left();
    const QRectF label(isLeft ? x - width / 2 - kText - 6 : x + width / 2 + 6, top, kText, kHeight);
    marks.text(label, (isLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter, number,
               textFont(font_size::kSmallest), theme().text);
}

/// Marks a key: a line through the scores, and a line through its weight or a short one below its bar.
void KeyBands::addKeyHighlight(Marks& marks, Index asked, Index key) const {
    const double x = xOf(double(key));
    const auto line = [&](double top, double bottom) {
        marks.casedLine(QLineF(x, top, x, bottom), theme().indexJ, 1.25, theme().surface);
    };
    if (m_scores.isVisible()) {
        const double y = yOf(head().scores(asked, key)), bar = m_weights.content().top();
        // In the whole picture the line goes on to the bars, but not through the title of the weights.
        const bool isBehind = x < m_weights.frame().left() + m_titleWidth + kBehindTitle;
        line(m_scores.content().top(),
             m_isWholePicture ? bar - (isBehind ? kBehindTitle : 0) : m_scores.content().bottom());
        marks.dot({x, y}, 4.5, theme().indexJ, true, theme().surface);
    }
    if (!m_weights.isVisible() || m_isWholePicture) return;
    if (step() <= 8) {
        line(m_weights.content().top(), m_weights.content().bottom());
        return;
    }
    // Wide bars are marked by a short line below.
    const double y = m_weights.content().bottom() + 1, half = step() * 0.36;
    marks.line({x - half, y}, {x + half, y}, strokePen(theme().indexJ, 3, Qt::SolidLine, Qt::FlatCap));
}

}  // namespace attention
