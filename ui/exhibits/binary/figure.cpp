#include "ui/exhibits/binary/figure.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/heatmap.h"

namespace attention {
namespace {

constexpr double kRightMargin = 14;
/// Of the numbers of bits and pairs.
constexpr double kNumbers = 24;
constexpr double kRuler = 124;
/// In less height than this the ruler loses its title, is left out, or the counters are.
constexpr double kHeightForTitle = 440;
constexpr double kHeightForRuler = 340;
constexpr double kHeightForCounters = 250;
constexpr double kWidthForFlips = 560;
/// A bit's column is at most so wide, and all of them take at most this part of the figure.
constexpr double kWidestBit = 38;
constexpr double kBitsPart = 0.3;
/// Pixels of a row: less would skip rows, and a column that alternates would not be seen to.
constexpr double kLeastRow = 1;
/// Fewer rows than this cannot be zoomed into any further.
constexpr double kSmallestZoom = 4;

QString bitsFlip(std::size_t count) {
    return BinaryWords::tr("%n bit(s) flip", nullptr, int(count));
}

}  // namespace

BinaryFigure::BinaryFigure() {
    freeLayout(*this);
    m_bits = std::make_unique<MatrixPanel>(*this, std::string(kBits));
    m_encoding = std::make_unique<MatrixPanel>(*this, std::string(kEncoding));
    for (MatrixPanel* panel : panels()) {
        panel->rect().setRangeDrag(Qt::Vertical);
        panel->rect().setRangeZoom(Qt::Vertical);
        QCPAxis* axis = &panel->yAxis();
        connect(axis, qOverload<const QCPRange&, const QCPRange&>(&QCPAxis::rangeChanged), this,
                [this, axis](const QCPRange&, const QCPRange& before) { keepInside(*axis, before); });
    }
}

std::optional<Cell> BinaryFigure::cellAt(const QPointF& place) const {
    if (!hasStudy()) return std::nullopt;
    if (const auto cell = m_bits->cellAt(place)) return cell;
    return m_encoding->cellAt(place);
}

Cell BinaryFigure::neighbour(const Cell& cell, int right, int down) const {
    Cell next{cell.row + down, cell.column + right, cell.matrix};
    if (!hasStudy()) return next;
    // From the last bit one walks on to the first column of P, and back.
    const Index width = shown().bits.cols();
    if (cell.matrix == kBits && next.column >= width) return {next.row, next.column - width, std::string(kEncoding)};
    if (cell.matrix == kEncoding && next.column < 0)
        return {next.row, std::max<Index>(0, next.column + width), std::string(kBits)};
    return next;
}

void BinaryFigure::arrange() {
    const Parameters& parameters = scene().parameters;
    const QRectF page = viewport();
    const Index rows = shown().bits.rows();
    MatrixLook look{.map = bitMap(), .low = 0, .high = 1, .numbersColumns = false, .firstRow = parameters.start};
    MatrixLook encodingLook{.map = ColourMap::signedMap(theme()), .numbersRows = false, .numbersColumns = false};

    m_counters = page.height() >= kHeightForCounters && (isInteractive() || currentRow());
    m_ruler = page.height() >= kHeightForRuler;
    m_rulerTitle = page.height() >= kHeightForTitle;
    const double ruler = m_ruler ? (m_rulerTitle ? kRuler : kRulerWithoutTitle) : 0;
    const double top = kHeader + (m_counters ? kCounters : 4);
    const double bottom = page.height() - ruler - kNumbers;
    const double left = std::max(MatrixPanel::rowLabelWidth(look, rows), widthOf(bitWord()) + 14) + 6;
    m_flips = page.width() >= kWidthForFlips && (isInteractive() || currentRow());
    const double gap = std::max(m_flips ? widthOf(bitsFlip(20), true) + 26 : 0, widthOf(pairWord()) + 20);
    const auto bits = double(shown().bits.cols());
    const double bitWidth = std::min(kWidestBit, kBitsPart * page.width() / bits) * bits;
    const QRectF bitCells(left, top, std::round(bitWidth), bottom - top);
    const QRectF encodingCells(QPointF(bitCells.right() + gap, top), QPointF(page.width() - kRightMargin, bottom));

    m_arranging = true;
    m_bits->show(bitCells, &shown().bits, std::move(look), theme());
    m_encoding->show(encodingCells, shown().values.get(), std::move(encodingLook), theme());
    const QCPRange range = rowRange(scene());
    for (MatrixPanel* panel : panels()) {
        panel->yAxis().setRange(range);
        keepInside(panel->yAxis(), range);
    }
    m_arranging = false;
}

bool BinaryFigure::selectionMovesLayout(const Scene& before, const Scene& after) const {
    return before.parameters.row.has_value() != after.parameters.row.has_value() || rowRange(before) != rowRange(after);
}

void BinaryFigure::drawContent(QCPPainter& painter) {
    m_bits->draw(painter);
    m_encoding->draw(painter);
    painter.save();
    painter.setAntialiasing(true);
    drawSeparators(painter);
    drawDigits(painter);
    drawNumbers(painter);
    drawHeads(painter);
    if (m_counters) drawEmptyCounters(painter);
    if (m_ruler) drawRuler(painter);
    painter.restore();
}

void BinaryFigure::drawSelection(QCPPainter& painter) {
    painter.save();
    painter.setAntialiasing(true);
    const auto selected = selection();
    const auto row = scene().parameters.row;
    const auto pointed = hover() && hover() != selected ? hover() : std::nullopt;
    if (pointed && pointed->row != row) drawRowOutline(painter, pointed->row, 1, false);
    if (row) drawRowOutline(painter, *row, 2, true);
    if (selected) drawCellBox(painter, *selected, 2);
    if (pointed) drawCellBox(painter, *pointed, 1);
    if (row) drawFlipsOf(painter, *row);
    for (const Cell& pin : scene().view.pins)
        for (const MatrixPanel* panel : panels()) panel->drawPin(painter, pin);
    const std::optional<Index> current = pointed ? std::optional(pointed->row) : row;
    drawNotes(painter, current);
    if (current && m_counters) {
        drawSwitches(painter, *current);
        drawHands(painter, *current);
    }
    if (const auto cell = pointed ? pointed : selected; cell && m_ruler) markOnRuler(painter, *cell);
    painter.restore();
}

QColor BinaryFigure::inkOf(bool isOne) const {
    if (theme().dark) return isOne ? QColor(0xD5, 0xDB, 0xE2) : QColor(0x2B, 0x31, 0x38);
    return isOne ? QColor(0x2B, 0x32, 0x3A) : QColor(0xEE, 0xF0, 0xF3);
}

QCPRange BinaryFigure::rowRange(const Scene& scene) const {
    if (const auto& zoom = scene.view.zoom) return {zoom->top, zoom->bottom};
    const Index rows = shown().bits.rows();
    const double room = m_bits->isShown() ? m_bits->area().height() : double(rows);
    const auto most = std::max<Index>(1, Index(room / kLeastRow));
    const Index pages = (rows + most - 1) / most;
    const Index size = (rows + pages - 1) / pages;
    const Index first = std::min<Index>(scene.parameters.row.value_or(0), rows - 1) / size * size;
    return {double(first) - 0.5, double(std::min(rows, first + size)) - 0.5};
}

void BinaryFigure::keepInside(QCPAxis& axis, const QCPRange& before) {
    if (!hasStudy() || !m_bits->isShown() || !m_encoding->isShown()) return;
    const auto rows = double(shown().bits.rows());
    keepRangeInside(axis, before, -0.5, rows - 0.5, kSmallestZoom);
    for (MatrixPanel* panel : panels()) {
        const QSignalBlocker blocker(&panel->yAxis());
        panel->yAxis().setRange(axis.range());
    }
    if (m_arranging) return;
    const QCPRange range = axis.range();
    const Zoom zoom{-0.5, double(shown().values->cols()) - 0.5, range.lower, range.upper};
    Q_EMIT zoomed(range.lower <= -0.5 && range.upper >= rows - 0.5 ? std::nullopt : std::optional(zoom));
}

bool BinaryFigure::isVisible(Index row) const {
    const QCPRange range = m_bits->yAxis().range();
    return double(row) > range.lower - 0.5 && double(row) < range.upper + 0.5 && row < shown().bits.rows();
}

QRectF BinaryFigure::rowBox(const MatrixPanel& panel, Index row) const {
    const QRectF area = panel.area();
    const QRectF box = panel.box(row, 0);
    return QRectF(QPointF(area.left(), std::max(box.top(), area.top())),
                  QPointF(area.right(), std::min(box.bottom(), area.bottom())));
}

double BinaryFigure::pairCentre(Index pair) const {
    const QRectF first = m_encoding->box(0, 2 * pair);
    const Index last = std::min<Index>(2 * pair + 1, shown().values->cols() - 1);
    return (first.left() + m_encoding->box(0, last).right()) / 2;
}

void BinaryFigure::text(QCPPainter& painter, QPointF centre, const QString& words, int size, const QColor& ink,
                        QFont::Weight weight) const {
    painter.setFont(textFont(size, weight));
    painter.setPen(ink);
    painter.drawText(QRectF(centre.x() - 60, centre.y() - 10, 120, 20), Qt::AlignCenter, words);
}

void BinaryFigure::drawSeparators(QCPPainter& painter) const {
    const auto lines = [&](const MatrixPanel& panel, Index count, Index step) {
        const double pitch = panel.box(0, 0).width() * double(step);
        if (pitch < 10) return;
        painter.setPen(QPen(theme().surface, pitch < 20 ? 1 : 2, Qt::SolidLine, Qt::FlatCap));
        for (Index column = step; column < count; column += step) {
            const double x = std::round(panel.box(0, column).left());
            painter.drawLine(QLineF(x, panel.area().top(), x, panel.area().bottom()));
        }
    };
    lines(*m_bits, shown().bits.cols(), 1);
    lines(*m_encoding, shown().values->cols(), 2);
}

void BinaryFigure::drawDigits(QCPPainter& painter) const {
    const QSizeF cell = m_bits->box(0, 0).size();
    const QFont font = textFont(cell.height() >= 17 && cell.width() >= 15 ? type::kAxis : type::kSmallest);
    const QFontMetricsF metrics(font);
    if (cell.height() < metrics.capHeight() + 5 || cell.width() < metrics.horizontalAdvance(u'0') + 3) return;
    painter.setFont(font);
    const QRectF area = m_bits->area();
    const std::array digits{QStringLiteral("0"), QStringLiteral("1")};
    for (Index row = 0; row < shown().bits.rows(); ++row) {
        if (!isVisible(row)) continue;
        for (Index bit = 0; bit < shown().bits.cols(); ++bit) {
            const QRectF box = m_bits->box(row, bit);
            if (box.center().y() < area.top() + 6 || box.center().y() > area.bottom() - 6) continue;
            const bool isOne = shown().bits(row, bit) != 0;
            painter.setPen(inkOn(isOne));
            painter.drawText(box, Qt::AlignCenter, digits[isOne]);
        }
    }
}

Index BinaryFigure::numberStep(double pitch, Index count) {
    const double needed = widthOf(QString::number(count - 1)) + 8;
    Index step = 1;
    while (step < count && double(step) * pitch < needed) step *= 2;
    return step;
}

std::optional<QRectF> BinaryFigure::columnTag(bool isBits) const {
    const auto cell = selection();
    const MatrixPanel& panel = isBits ? *m_bits : *m_encoding;
    if (!cell || !panel.has(*cell) || !isVisible(cell->row)) return std::nullopt;
    const Index index = isBits ? cell->column : pairOfColumn(cell->column);
    QRectF tag(0, 0, widthOf(wholeNumber(index), true) + 14, 18);
    tag.moveCenter({isBits ? bitCentre(index) : pairCentre(index), numbersLevel()});
    return tag;
}

QRectF BinaryFigure::numberBox(Index number, double centre) const {
    QRectF box(0, 0, widthOf(wholeNumber(number)) + 4, 16);
    box.moveCenter({centre, numbersLevel()});
    return box;
}

void BinaryFigure::drawNumbers(QCPPainter& painter) const {
    const double y = numbersLevel();
    for (const bool isBits : {true, false}) {
        // On paper numbers give way to the tag; in the window, where it moves alone, it covers them.
        const auto tag = isInteractive() ? std::nullopt : columnTag(isBits);
        eachNumber(isBits, [&](Index i, double centre) {
            if (tag && tag->intersects(numberBox(i, centre))) return;
            text(painter, {centre, y}, wholeNumber(i), type::kAxis, theme().muted);
        });
    }
    const auto before = [&](double right, double first, const QString& word) {
        painter.setFont(textFont(type::kAxis));
        painter.setPen(theme().muted);
        painter.drawText(QRectF(right - 120, y - 10, 120 - first, 20), Qt::AlignRight | Qt::AlignVCenter, word);
    };
    before(m_bits->area().left(), 8, bitWord());
    before(m_encoding->area().left(), 8, pairWord());
}

void BinaryFigure::drawHeads(QCPPainter& painter) const {
    const QFont bold = textFont(type::kName, QFont::DemiBold);
    const QRectF bits = m_bits->area();
    const QRectF encoding = m_encoding->area();
    drawWhole(painter, QRectF(bits.left(), 0, encoding.left() - bits.left() - 12, 20), Qt::AlignVCenter,
              {BinaryWords::tr("Bits of the position"), BinaryWords::tr("Bits")}, bold, theme().text);
    constexpr double kBar = 86;
    const double barRoom = parts().colourBar && encoding.width() > 230 ? kBar + 60 : 0;
    const QString name = firstFitting({BinaryWords::tr("Encoding")}, encoding.width() - barRoom - 24, bold);
    const double nameWidth = QFontMetricsF(bold).horizontalAdvance(name);
    painter.setFont(bold);
    painter.setPen(theme().text);
    painter.drawText(QRectF(encoding.left(), 0, nameWidth + 1, 20), Qt::AlignVCenter, name);
    painter.setFont(mathFont(type::kClaim));
    painter.setPen(theme().text);
    painter.drawText(QRectF(encoding.left() + nameWidth + 7, 0, 24, 20), Qt::AlignVCenter, QStringLiteral("𝑃"));
    if (barRoom > 0)
        drawScale(painter, QRectF(encoding.right() - kBar - 14, 6, kBar, 9), ColourMap::signedMap(theme()), -1, 1, {},
                  theme());
}

void BinaryFigure::drawNotes(QCPPainter& painter, std::optional<Index> row) const {
    const QRectF bits = m_bits->area();
    const QRectF encoding = m_encoding->area();
    const QFont plain = textFont(type::kAxis);
    const auto line = [&](double left, double right, const QStringList& forms) {
        drawWhole(painter, QRectF(left, 19, right - left, 18), Qt::AlignVCenter, forms, plain, theme().muted);
    };
    const QStringList order{BinaryWords::tr("fast pairs on the left, slow ones on the right"),
                            BinaryWords::tr("fast left, slow right")};
    if (!row) {
        line(bits.left(), encoding.left() - 8, {BinaryWords::tr("lowest bit first")});
        line(encoding.left(), encoding.right(),
             isInteractive() ? QStringList(BinaryWords::tr("Point at a row to see bits flip and pairs turn.")) : order);
        return;
    }
    const QString position = wholeNumber(shown().positionOf(*row));
    const QString digits = QString::fromStdString(shown().digits(*row));
    line(bits.left(), encoding.left() - 8, {BinaryWords::tr("%1 in binary is %2").arg(position, digits), digits});
    if (!m_counters)
        line(encoding.left(), encoding.right(), order);
    else if (shown().positionOf(*row) == 0)
        line(encoding.left(), encoding.right(), {BinaryWords::tr("clocks of the pairs at position 0")});
    else
        line(encoding.left(), encoding.right(),
             {BinaryWords::tr("clocks of the pairs at position %1; shaded, the last step").arg(position),
              BinaryWords::tr("clocks at position %1; shaded, the last step").arg(position),
              BinaryWords::tr("clocks at position %1").arg(position)});
}

void BinaryFigure::drawRowOutline(QCPPainter& painter, Index row, double width, bool isSelected) const {
    if (!isVisible(row)) return;
    const QRectF bits = rowBox(*m_bits, row);
    const QRectF encoding = rowBox(*m_encoding, row);
    for (const QRectF& box : {bits, encoding})
        drawCasedBox(painter, box.adjusted(-1, -1, 1, 1), theme().indexI, width, theme().surface);
    if (!isSelected) return;
    // What joins the two leaves its place to the words between them.
    if (!m_flips) {
        painter.setPen(QPen(theme().indexI, 1));
        painter.drawLine(QLineF(bits.right() + 3, bits.center().y(), encoding.left() - 3, bits.center().y()));
    }
    drawAxisTag(painter, m_bits->yAxis(), double(row), wholeNumber(shown().positionOf(row)), theme().indexI, theme());
}

void BinaryFigure::drawFlipsOf(QCPPainter& painter, Index row) const {
    if (!isVisible(row)) return;
    const QRectF bits = rowBox(*m_bits, row);
    if (shown().positionOf(row) > 0) drawFlips(painter, shown().flipsInto(row), bits, true);
    drawFlips(painter, shown().flipsOutOf(row), bits, false);
}

void BinaryFigure::drawFlips(QCPPainter& painter, const std::vector<Index>& flips, const QRectF& row,
                             bool isBefore) const {
    const double edge = isBefore ? row.top() - 1 : row.bottom() + 1;
    const double radius = std::clamp(row.height() * 0.22, 3.0, 4.5);
    for (const Index bit : flips) {
        // The bit that a step beyond the table needs has no column.
        if (bit >= shown().bits.cols()) continue;
        painter.setPen(QPen(theme().surface, 1));
        painter.setBrush(theme().indexI);
        painter.drawEllipse(QPointF(bitCentre(bit), edge), radius, radius);
    }
    if (!m_flips) return;
    const double y = isBefore ? std::min(edge, row.center().y() - 8) : std::max(edge, row.center().y() + 8);
    painter.setFont(textFont(type::kAxis, QFont::DemiBold));
    painter.setPen(theme().indexI);
    painter.drawText(QRectF(row.right() + 10, y - 10, m_encoding->area().left() - row.right() - 14, 20),
                     Qt::AlignLeft | Qt::AlignVCenter, bitsFlip(flips.size()));
}

void BinaryFigure::drawCellBox(QCPPainter& painter, const Cell& cell, double width) const {
    for (const MatrixPanel* panel : panels()) {
        if (!panel->has(cell) || !isVisible(cell.row)) continue;
        const QRectF box = panel->box(cell.row, cell.column).intersected(panel->area()).adjusted(-1, -1, 1, 1);
        drawCasedBox(painter, box, theme().text, width, theme().surface);
        if (width < 2) continue;
        const bool isBits = panel == m_bits.get();
        const auto tag = columnTag(isBits);
        if (!tag) continue;
        if (isInteractive())
            eachNumber(isBits, [&](Index i, double centre) {
                const QRectF number = numberBox(i, centre);
                if (tag->intersects(number)) painter.fillRect(number, theme().surface);
            });
        const Index index = isBits ? cell.column : pairOfColumn(cell.column);
        drawTag(painter, wholeNumber(index), tag->center(), viewport(), theme().indexJ, theme().onIndex);
    }
}

}  // namespace attention
