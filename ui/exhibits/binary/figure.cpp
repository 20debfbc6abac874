#include "ui/exhibits/binary/figure.h"

#include <algorithm>
#include <cmath>

#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/sinusoidal_text.h"
#include "ui/figure/look.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

// All lengths are in pixels.

/// Maximum and minimum width of a column of bits.
constexpr double kMaxBitWidth = 60, kMinBitWidth = 7;
/// Minimum height of a row. In lower rows some would be skipped, and a bit that alternates would look constant.
constexpr double kMinRow = 1;
/// Minimum number of rows in a zoom.
constexpr double kMinZoom = 4;
constexpr double kHeadHeight = 20, kNote = 18, kBetweenHeads = 20, kCounters = 38;
/// Minimum height of a row with digits.
constexpr double kMinDigitRow = 16;
/// Minimum height of a row with digits if there are no dots between the rows.
constexpr double kMinBareDigitRow = 13;
/// Distance from the right edge of a cell to the centre of a dot beside its digit.
constexpr double kDotInset = 9;

}  // namespace

BinaryFigure::BinaryFigure() {
    setPartKeys(m_ruler, "ruler", m_space, "floats-and-bits", m_switches, "switches", m_clocks, "clocks", m_steps,
                "flips");
    m_encoding.setCellAlias({[this](const Cell& cell) {
                                 return Cell{cell.row, cell.column * m_encoding.step, cell.matrix};
                             },
                             [this](const Cell& cell) -> std::optional<Cell> {
                                 if (cell.column % m_encoding.step != 0) return std::nullopt;
                                 return Cell{cell.row, cell.column / m_encoding.step, cell.matrix};
                             }});
    for (RowsPart* part : {&m_bits, &m_encoding}) {
        part->onPlaced = [this] { showRows(); };
        const MatrixPanel& panel = part->panel();
        panel.rect().setRangeDrag(Qt::Vertical);
        panel.rect().setRangeZoom(Qt::Vertical);
        QCPAxis* axis = &panel.yAxis();
        connect(axis, qOverload<const QCPRange&, const QCPRange&>(&QCPAxis::rangeChanged), this,
                [this, axis](const QCPRange&, const QCPRange& before) { keepInside(*axis, before); });
    }
}

Part::SizeHint BinaryFigure::RowsPart::measureSizeHint(QSizeF room) const {
    SizeHint need = MatrixPart::measureSizeHint(room);
    need.maximum.setWidth(maxWidth);
    return need;
}

void BinaryFigure::RowsPart::geometryChanged() {
    MatrixPart::geometryChanged();
    onPlaced();
}

QString BinaryFigure::flipsText(std::size_t count) {
    return tr("%n bit(s) flip", nullptr, int(count));
}

Grid BinaryFigure::buildLayout() {
    const Parameters& parameters = scene().parameters;
    // The width of the left column is determined by the bits, not by what is above them.
    const auto set = [](MarksPart& overBits, MarksPart& overEncoding, double height) {
        overBits.set({.minimum = {1, height}, .maximum = {1, height}});
        overEncoding.set({.minimum = {1, height}, .maximum = {kMaxExtent, height}});
    };
    set(m_bitsHead, m_encodingHead, kHeadHeight);
    set(m_bitsNote, m_encodingNote, kNote);
    set(m_switches, m_clocks, kCounters);
    const double maxBitWidth = isBrief() ? kMaxExtent : kMaxBitWidth;
    const std::array inks{inkOf(false), inkOf(true)};
    m_bits.set(shown().bits,
               {.map = ColourMap(inks), .low = 0, .high = 1, .showsColumnLabels = false, .firstRow = parameters.start},
               {.least = {kMinBitWidth, 0}, .most = {maxBitWidth, kMaxExtent}, .minimumTotal = {24, 60}});
    m_bits.maxWidth = maxBitWidth * double(shown().bits.cols());
    const ColourMap map = ColourMap::signedMap(theme());
    m_encoding.step = isBrief() ? 2 : 1;
    if (isBrief()) m_sines = (*shown().values)(Eigen::all, Eigen::seq(0, Eigen::last, 2));
    m_encoding.set(isBrief() ? m_sines : *shown().values,
                   {.map = map, .showsRowLabels = false, .showsColumnLabels = false},
                   {.least = {0, 0}, .minimumTotal = {140, 60}});
    m_scale.set(map, -1, 1, {}, 0);
    const std::int64_t last = parameters.start + parameters.n;
    m_steps.set({flipsText(std::size_t(shown().bits.cols())), flipsText(1),
                 tr("%1 → %2").arg(formatInteger(last - 1), formatInteger(last))});
    m_bitNumbers.set({tr("bit b"), shown().bits.cols(), [this](Index bit) { return bitCentre(bit); }});
    m_pairNumbers.set({tr("pair j"), pairs(), [this](Index pair) { return pairCentre(pair); }});
    m_ruler.set(ruler());
    QStringList bitPeriods, pairPeriods;
    for (const double period : shown().periods) bitPeriods += formatInteger(std::int64_t(period));
    for (const double period : shown().wavelengths) pairPeriods += wavelengthText(period);
    m_bitPeriods.set(
        {tr("period"), shown().bits.cols(), [this](Index bit) { return bitCentre(bit); }, bitPeriods, true});
    m_pairPeriods.set({tr("period"), pairs(), [this](Index pair) { return pairCentre(pair); }, pairPeriods, true});
    for (SpanArrowPart* speeds : {&m_bitSpeeds, &m_pairSpeeds}) speeds->set(tr("fast"), tr("slow"));
    m_space.set(storageText(), textFont(font_size::kAxis), theme().text);

    // In the window, space for the marks of a selection is reserved before something is selected.
    const bool hasSelection = isInteractive() || parameters.row;
    // A small window drops these parts. An exported figure keeps all parts and is scaled down instead.
    const auto droppable = [this](LayoutItem slot, int priority, const QString& name) {
        return std::move(slot).dropPriority(isInteractive() ? priority : 0, name);
    };
    const auto counter = [&](MarksPart& part) {
        return droppable(part, 1, tr("switches and clocks")).onlyIf(hasSelection);
    };
    LayoutItem scale = decorations().colourBar ? LayoutItem(m_scale) : LayoutItem();
    std::vector<LayoutItem> places;
    places.push_back(m_bitsHead);
    places.push_back({});
    places.push_back(row({LayoutItem(m_encodingHead).stretch(1), std::move(scale)}, 8));
    if (isBrief()) {
        places.insert(places.end(), {m_bitSpeeds, {}, m_pairSpeeds});
    } else {
        places.insert(places.end(), {m_bitsNote, {}, m_encodingNote});
        places.insert(places.end(), {counter(m_switches), {}, counter(m_clocks)});
    }
    // A bit is as wide as a pair, unless there are many pairs.
    const double pairsToBits = isBrief() ? double(pairs()) / double(shown().bits.cols()) : 2.2;
    places.push_back(LayoutItem(m_bits).stretch(std::clamp(1 / pairsToBits, 1.0, 2.2)));
    places.push_back(
        isBrief() ? LayoutItem()
                  : LayoutItem(m_steps).dropPriority(2, tr("how many bits flip")).onlyIf(hasSelection && !isOnStage()));
    places.push_back(LayoutItem(m_encoding).stretch(std::clamp(pairsToBits, 1.0, 2.2)));
    places.insert(places.end(), {m_bitNumbers, {}, m_pairNumbers});
    if (isBrief()) {
        places.insert(places.end(), {m_bitPeriods, {}, m_pairPeriods});
        return Grid(3, std::move(places), {6, 0});
    }
    return column({Grid(3, std::move(places), {6, 0}), droppable(m_ruler, 3, tr("the ruler")),
                   droppable(m_space, 4, tr("floats against bits"))},
                  4);
}

QStringList BinaryFigure::storageText() const {
    const auto pair = shown().firstUniquePair();
    if (!pair) return {};
    const QString count = formatInteger(shown().bits.rows()), digits = formatInteger(shown().bits.cols()),
                  number = formatInteger(*pair), period = wavelengthText(shown().wavelengths[std::size_t(*pair)]);
    return {
        tr("Pair %3 tells these %1 positions apart within one turn: it repeats only after %4. Binary needs %2 bits.")
            .arg(count, digits, number, period),
        tr("pair %3 tells %1 positions apart, binary needs %2 bits").arg(count, digits, number)};
}

PeriodRulerPart::Look BinaryFigure::ruler() const {
    const auto ratio = shown().wavelengthRatio();
    const bool hasRatios = ratio && shown().periods.size() > 1;
    const QString ratioText = ratio ? formatSignificantDigits(*ratio, *ratio < 10 ? 3 : 2) : QString();
    PeriodRulerPart::Look look{
        .squares = {shown().periods, [](double period) { return formatInteger(std::int64_t(period)); }},
        .circles = {shown().wavelengths, &wavelengthText},
        .square = inkOf(true),
        .onSquare = inkOn(true),
        .title = tr("Period: positions until it repeats"),
        .note = [this, hasRatios, ratioText](bool hasWords) -> QStringList {
            if (const QStringList visibleRows = visibleRowsText(); !visibleRows.isEmpty()) return visibleRows;
            const QString brief = tr("one logarithmic ruler for both");
            if (!hasRatios || hasWords) return {brief};
            return {tr("one logarithmic ruler: each bit’s period is twice the one before, each pair’s %1 times")
                        .arg(ratioText),
                    brief};
        }};
    if (!hasRatios) return look;
    look.squares.words = tr("bits: each period is twice the one before");
    look.circles.words = tr("pairs: each is %1 times the one before").arg(ratioText);
    return look;
}

CellWalk BinaryFigure::cellWalk() const {
    // From the last bit one walks on to the first column of P, and back.
    const std::string bits(kBits), encoding(kEncoding);
    return {.layouts = {{.matrix = encoding, .columnStep = m_encoding.step}}, .right = {{bits, encoding}}};
}

bool BinaryFigure::needsRelayout(const Scene& before, const Scene& after) const {
    return before.parameters.row.has_value() != after.parameters.row.has_value() || rowRange(before) != rowRange(after);
}

QColor BinaryFigure::inkOf(bool isOne) const {
    if (isGreyLook()) return QRgb(isOne != theme().isDark ? 0x323232 : isOne ? 0xDADADA : 0xF0F0F0);
    if (theme().isDark) return isOne ? QColor(0xD5, 0xDB, 0xE2) : QColor(0x2B, 0x31, 0x38);
    return isOne ? QColor(0x2B, 0x32, 0x3A) : QColor(0xEE, 0xF0, 0xF3);
}

double BinaryFigure::pairCentre(Index pair) const {
    if (isBrief()) return encoding().box(0, pair).center().x();
    const QRectF first = encoding().box(0, 2 * pair);
    const Index last = std::min<Index>(2 * pair + 1, shown().values->cols() - 1);
    return (first.left() + encoding().box(0, last).right()) / 2;
}

QCPRange BinaryFigure::rowRange(const Scene& scene) const {
    if (const auto& zoom = scene.view.zoom) return {zoom->top, zoom->bottom};
    const auto rows = Index(keptScaleEnd("rows", double(shown().bits.rows())));
    const double height = bits().isShown() ? bits().area().height() : double(rows);
    const auto maxRows = std::max<Index>(1, Index(height / kMinRow));
    const Index pages = (rows + maxRows - 1) / maxRows, size = (rows + pages - 1) / pages;
    const Index first = std::min<Index>(scene.parameters.row.value_or(0), rows - 1) / size * size;
    return {double(first) - 0.5, double(std::min(rows, first + size)) - 0.5};
}

void BinaryFigure::showRows() {
    if (!bits().isShown() || !encoding().isShown()) return;
    m_isSettingRange = true;
    const QCPRange range = rowRange(scene());
    for (const MatrixPanel* panel : tables()) {
        panel->yAxis().setRange(range);
        keepInside(panel->yAxis(), range);
    }
    m_isSettingRange = false;
}

void BinaryFigure::keepInside(QCPAxis& axis, const QCPRange& before) {
    if (!hasStudy() || !bits().isShown() || !encoding().isShown()) return;
    const auto rows = double(shown().bits.rows());
    if (!keepsRanges()) keepRangeInside(axis, before, -0.5, rows - 0.5, kMinZoom);
    for (const MatrixPanel* panel : tables()) {
        const QSignalBlocker blocker(&panel->yAxis());
        panel->yAxis().setRange(axis.range());
    }
    if (m_isSettingRange) return;
    const QCPRange range = axis.range();
    const Zoom zoom{-0.5, double(shown().values->cols()) - 0.5, range.lower, range.upper};
    Q_EMIT zoomed(range.lower <= -0.5 && range.upper >= rows - 0.5 ? std::nullopt : std::optional(zoom));
}

bool BinaryFigure::isVisible(Index row) const {
    const QCPRange range = bits().yAxis().range();
    return double(row) > range.lower - 0.5 && double(row) < range.upper + 0.5 && row < shown().bits.rows();
}

QRectF BinaryFigure::rowBox(const MatrixPanel& panel, Index row) const {
    const QRectF area = panel.area();
    const QRectF box = panel.box(row, 0);
    return QRectF(QPointF(area.left(), std::max(box.top(), area.top())),
                  QPointF(area.right(), std::min(box.bottom(), area.bottom())));
}

QStringList BinaryFigure::visibleRowsText() const {
    const QCPRange range = bits().yAxis().range();
    if (range.size() > double(shown().bits.rows()) - 0.5) return {};
    const QString first = formatInteger(shown().positionOf(Index(std::ceil(range.lower))));
    const QString last = formatInteger(shown().positionOf(Index(range.upper)));
    return {tr("shown above: positions %1 to %2 of %3 to %4")
                .arg(first, last, formatInteger(shown().positionOf(0)),
                     formatInteger(shown().positionOf(shown().bits.rows() - 1))),
            tr("above: positions %1 to %2").arg(first, last)};
}

void BinaryFigure::declareOverlay(Marks& marks) {
    addSeparators(marks);
    addDigits(marks);
    addHeads(marks);
    if (m_clocks.isVisible()) addIdleCounters(marks);
}

void BinaryFigure::declareSelection(Marks& marks) {
    const auto cell = currentCell();
    const auto row = cell && cell->row >= 0 ? std::optional<Index>(cell->row) : std::nullopt;
    if (row) addRowOutline(marks, *row);
    if (cell && cell->column >= 0) addCellHighlight(marks, *cell);
    // In a presentation only the switches show which bits flip.
    if (row && !isOnStage() && !isBrief()) addFlips(marks, *row);
    for (Cell pin : scene().view.pins) {
        bits().addPin(marks, pin);
        if (pin.column % m_encoding.step != 0) continue;
        pin.column /= m_encoding.step;
        encoding().addPin(marks, pin);
    }
    if (!isBrief()) addNotes(marks, row);
    if (row && m_clocks.isVisible()) {
        addSwitches(marks, *row);
        addHands(marks, *row);
    }
}

void BinaryFigure::addSeparators(Marks& marks) const {
    const auto lines = [&](const MatrixPanel& panel, Index count, Index step) {
        const double pitch = panel.box(0, 0).width() * double(step);
        if (pitch < 10) return;
        const QPen pen = strokePen(theme().surface, pitch < 20 ? 1 : 2, Qt::SolidLine, Qt::FlatCap);
        for (Index column = step; column < count; column += step) {
            const double x = std::round(panel.box(0, column).left());
            marks.line({x, panel.area().top()}, {x, panel.area().bottom()}, pen);
        }
    };
    lines(bits(), shown().bits.cols(), 1);
    lines(encoding(), isBrief() ? m_sines.cols() : shown().values->cols(), isBrief() ? 1 : 2);
}

bool BinaryFigure::hasDigits() const {
    // The outline of the selected row and the dots extend into the neighbouring rows, so that digits need more height.
    const QSizeF cell = bits().box(0, 0).size();
    return cell.height() >= (isBrief() ? kMinBareDigitRow : kMinDigitRow) && cell.width() >= 11;
}

void BinaryFigure::addDigits(Marks& marks) const {
    constexpr QSizeF kLargeCell(15, 18);
    const QSizeF cell = bits().box(0, 0).size();
    if (!hasDigits()) return;
    const bool isLarge = cell.height() >= kLargeCell.height() && cell.width() >= kLargeCell.width();
    const QFont font = textFont(isLarge ? font_size::kAxis : font_size::kSmallest);
    const QRectF area = bits().area();
    const std::array digits{QStringLiteral("0"), QStringLiteral("1")};
    for (Index row = 0; row < shown().bits.rows(); ++row) {
        if (!isVisible(row)) continue;
        for (Index bit = 0; bit < shown().bits.cols(); ++bit) {
            const QRectF box = bits().box(row, bit);
            if (box.center().y() < area.top() + 6 || box.center().y() > area.bottom() - 6) continue;
            const bool isOne = shown().bits(row, bit) != 0;
            marks.label(box, Qt::AlignCenter, digits[isOne], font, inkOn(isOne));
        }
    }
}

void BinaryFigure::addHeads(Marks& marks) const {
    const QFont bold = textFont(font_size::kName, QFont::DemiBold);
    QRectF left = m_bitsHead.content();
    left.setRight(m_encodingHead.content().left() - kBetweenHeads);
    const auto head = [&](const QRectF& rect, const QString& symbol, const QStringList& forms) {
        marks.label(rect, Qt::AlignVCenter | Qt::AlignLeft, symbol, mathFont(font_size::kClaim), theme().text);
        marks.text(rect.adjusted(20, 0, 0, 0), Qt::AlignVCenter, forms, bold, theme().text);
    };
    head(left, QStringLiteral("𝐵"), {tr("Bits of the position i"), tr("Bits")});
    head(m_encodingHead.content(), QStringLiteral("𝑃"),
         isBrief() ? QStringList{tr("Encoding: the sine of each pair"), tr("Encoding: sines"), tr("Encoding")}
                   : QStringList{tr("Encoding")});
}

void BinaryFigure::addNotes(Marks& marks, std::optional<Index> row) const {
    const auto line = [&](const QRectF& rect, const QStringList& forms) {
        marks.text(rect, Qt::AlignVCenter, forms, textFont(font_size::kAxis), theme().muted);
    };
    QRectF left = m_bitsNote.content();
    left.setRight(m_encodingNote.content().left() - kBetweenHeads);
    const QRectF right = m_encodingNote.content();
    const QStringList order{tr("fast pairs on the left, slow ones on the right"), tr("fast left, slow right")};
    if (!row) {
        line(left, {tr("in reverse: the fast bit on the left"), tr("lowest bit first")});
        line(right,
             isInteractive() ? QStringList(tr("Point at a row to see bits flip and clocks turn.")) + order : order);
        return;
    }
    const QString position = formatInteger(shown().positionOf(*row));
    const QString before = formatInteger(shown().positionOf(*row) - 1);
    const QString digits = QString::fromStdString(shown().paddedDigits(*row));
    line(left, {tr("%1 is %2, here in reverse: the fast bit first").arg(position, digits),
                tr("%1 is %2, here in reverse").arg(position, digits), tr("%1 in binary is %2").arg(position, digits),
                digits});
    if (!m_clocks.isVisible())
        line(right, order);
    else if (shown().positionOf(*row) == 0)
        line(right, {tr("a clock for each pair, at position 0")});
    else
        line(right, {tr("a clock for each pair, at position %1; shaded: how far it turned since position %2")
                         .arg(position, before),
                     tr("clocks at position %1; shaded: the turn since %2").arg(position, before),
                     tr("clocks at position %1").arg(position)});
}

void BinaryFigure::addRowOutline(Marks& marks, Index row) const {
    if (!isVisible(row)) return;
    const QRectF left = rowBox(bits(), row), right = rowBox(encoding(), row);
    for (const QRectF& box : {left, right})
        marks.casedBox(box.adjusted(-1, -1, 1, 1), theme().indexI, 1.25, theme().surface);
    // A line connects both outlines, unless the text m_steps is between them.
    if (!m_steps.isVisible())
        marks.line({left.right() + 3, left.center().y()}, {right.left() - 3, right.center().y()},
                   strokePen(theme().indexI, 1));
    marks.axisTag(bits().yAxis(), double(row), formatInteger(shown().positionOf(row)), theme().indexI, theme());
}

void BinaryFigure::addFlips(Marks& marks, Index row) const {
    if (!isVisible(row)) return;
    const QRectF box = rowBox(bits(), row);
    const Index position = shown().positionOf(row);
    const double radius = std::clamp(box.height() * 0.22, 3.0, 4.5);
    const auto step = [&](Index from, const std::vector<Index>& flipping) {
        const auto middle = [&](Index p) { return bits().yAxis().coordToPixel(double(p - shown().positionOf(0))); };
        return RowNotesPart::Step{
            middle(from),
            middle(from + 1),
            {tr("%1 → %2").arg(formatInteger(from), formatInteger(from + 1)), flipsText(flipping.size())}};
    };
    std::optional<RowNotesPart::Step> before;
    if (position > 0) {
        addDots(marks, shown().bitsChangedTo(row), box.top() - 1, radius);
        before = step(position - 1, shown().bitsChangedTo(row));
    }
    addDots(marks, shown().bitsChangedFrom(row), box.bottom() + 1, radius);
    m_steps.addSteps(marks, theme(), before, step(position, shown().bitsChangedFrom(row)));
}

void BinaryFigure::addDots(Marks& marks, const std::vector<Index>& flips, double y, double radius) const {
    const QPen pen = strokePen(theme().surface, 1);
    for (const Index bit : flips)
        // The position after the last one may have one more bit, which has no column.
        if (bit < shown().bits.cols()) {
            // The dot is placed beside the digit.
            const QRectF box = bits().box(0, bit);
            const double x = hasDigits() ? box.right() - std::min(kDotInset, 0.2 * box.width()) : bitCentre(bit);
            marks.circle({x, y}, radius, pen, theme().indexI);
        }
}

void BinaryFigure::addCellHighlight(Marks& marks, const Cell& cell) const {
    const bool isBits = cell.matrix == kBits;
    const Index index = isBits ? cell.column : pairOfColumn(cell.column);
    if (const auto box = markedCellRect(cell)) {
        marks.casedBox(box->adjusted(-1, -1, 1, 1), theme().text, 2, theme().surface);
        if (!isBrief()) (isBits ? m_bitNumbers : m_pairNumbers).addTagOf(marks, theme(), index);
    }
    if (isBits)
        m_ruler.addSquareHighlight(marks, theme(), std::size_t(index));
    else
        m_ruler.addCircleHighlight(marks, theme(), std::size_t(index));
}

const FigureMaker binaryCountingFigure = newFigure<BinaryFigure>;

}  // namespace attention
