#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>
#include <vector>

#include <QCoreApplication>
#include <QPainterPath>
#include <QStringList>

#include "core/encoding/binary.h"
#include "core/encoding/sinusoidal.h"
#include "core/encoding/sinusoidal_cell.h"
#include "core/encoding/sinusoidal_derivation.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/sinusoidal_words.h"
#include "ui/figure/figure.h"
#include "ui/figure/matrix_panel.h"
#include "ui/text/language_signs.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

struct BinaryWords {
    Q_DECLARE_TR_FUNCTIONS(BinaryCounting)
};

constexpr std::string_view kBits = "bits";
constexpr std::string_view kEncoding = "P";

struct BinaryResult : Study {
    Matrix bits;                      ///< n x width
    Matrix values;                    ///< n x d
    std::vector<double> periods;      ///< of each bit
    std::vector<double> frequencies;  ///< of each pair, radians a position
    std::vector<double> wavelengths;  ///< of each pair
};

BinaryRange binaryRange(const Parameters& parameters) {
    return {.positions = parameters.n, .start = parameters.start};
}

QString whole(std::int64_t value) {
    return displayNumber(double(value), 0);
}

QString binaryOf(std::int64_t position) {
    return QString::fromStdString(binaryPrinted(position));
}

QString bitsFlip(std::size_t count) {
    return BinaryWords::tr("%n bit(s) flip", nullptr, int(count));
}

/// How many times as long each pair's wave is as the one before; nothing for a single pair.
std::optional<double> ladderStep(const std::vector<double>& wavelengths) {
    if (wavelengths.size() < 2) return std::nullopt;
    return wavelengths[1] / wavelengths[0];
}

constexpr double kRightMargin = 14;
/// Two lines of words over each panel.
constexpr double kHeader = 40;
/// The switches of the bits and the clocks of the pairs.
constexpr double kCounters = 48;
/// The numbers of bits and pairs.
constexpr double kNumbers = 24;
constexpr double kRuler = 124;
constexpr double kRulerWithoutTitle = 98;
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
constexpr double kLeastClock = 18;
constexpr double kLargestClock = 32;
/// Pairs of the ruler have their numbers inside where they are so far apart.
constexpr double kNumberedPair = 21;
/// Fewer rows than this cannot be zoomed into any further.
constexpr double kSmallestZoom = 4;
constexpr QSize kLeastRoom(330, 215);

class BinaryFigure : public Figure {
 public:
    BinaryFigure() {
        freeLayout(*this);
        m_bits = std::make_unique<MatrixPanel>(*this, std::string(kBits));
        m_encoding = std::make_unique<MatrixPanel>(*this, std::string(kEncoding));
        for (MatrixPanel* panel : {m_bits.get(), m_encoding.get()}) {
            panel->rect().setRangeDrag(Qt::Vertical);
            panel->rect().setRangeZoom(Qt::Vertical);
            QCPAxis* axis = &panel->yAxis();
            connect(axis, qOverload<const QCPRange&, const QCPRange&>(&QCPAxis::rangeChanged), this,
                    [this, axis](const QCPRange&, const QCPRange& before) { keepInside(*axis, before); });
        }
    }

    QSize leastRoom() const override { return kLeastRoom; }

    std::optional<Cell> cellAt(const QPointF& place) const override {
        if (!hasStudy()) return std::nullopt;
        if (const auto cell = m_bits->cellAt(place)) return cell;
        return m_encoding->cellAt(place);
    }

    Cell neighbour(const Cell& cell, int right, int down) const override {
        Cell next{cell.row + down, cell.column + right, cell.matrix};
        if (!hasStudy()) return next;
        // From the last bit one walks on to the first column of P, and back.
        const Index width = shown().bits.cols();
        if (cell.matrix == kBits && next.column >= width)
            return {next.row, next.column - width, std::string(kEncoding)};
        if (cell.matrix == kEncoding && next.column < 0)
            return {next.row, std::max<Index>(0, next.column + width), std::string(kBits)};
        return next;
    }

 protected:
    void arrange() override {
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
        m_encoding->show(encodingCells, &shown().values, std::move(encodingLook), theme());
        const QCPRange range = rowRange(scene());
        for (MatrixPanel* panel : {m_bits.get(), m_encoding.get()}) {
            panel->yAxis().setRange(range);
            keepInside(panel->yAxis(), range);
        }
        m_arranging = false;
    }

    bool selectionMovesLayout(const Scene& before, const Scene& after) const override {
        return before.parameters.row.has_value() != after.parameters.row.has_value() ||
               rowRange(before) != rowRange(after);
    }

    void drawContent(QCPPainter& painter) override {
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

    void drawSelection(QCPPainter& painter) override {
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
            for (const MatrixPanel* panel : {m_bits.get(), m_encoding.get()}) panel->drawPin(painter, pin);
        const std::optional<Index> current = pointed ? std::optional(pointed->row) : row;
        drawNotes(painter, current);
        if (current && m_counters) {
            drawSwitches(painter, *current);
            drawHands(painter, *current);
        }
        if (const auto cell = pointed ? pointed : selected; cell && m_ruler) markOnRuler(painter, *cell);
        painter.restore();
    }

 private:
    const BinaryResult& shown() const { return Figure::study<BinaryResult>(); }
    std::optional<Index> currentRow() const { return scene().parameters.row; }
    Index positionOf(Index row) const { return scene().parameters.start + row; }

    static QString bitWord() { return BinaryWords::tr("bit"); }
    static QString pairWord() { return BinaryWords::tr("pair"); }
    static double widthOf(const QString& text, bool semibold = false) {
        return QFontMetricsF(textFont(type::kAxis, semibold ? QFont::DemiBold : QFont::Normal)).horizontalAdvance(text);
    }

    /// Bits are ink.
    QColor inkOf(bool isOne) const {
        if (theme().dark) return isOne ? QColor(0xD5, 0xDB, 0xE2) : QColor(0x2B, 0x31, 0x38);
        return isOne ? QColor(0x2B, 0x32, 0x3A) : QColor(0xEE, 0xF0, 0xF3);
    }
    QColor inkOn(bool isOne) const { return isOne ? theme().surface : theme().muted; }
    ColourMap bitMap() const { return ColourMap(std::array{inkOf(false), inkOf(true)}); }

    /// What is shown of the rows: what is zoomed to, else all, or where they are too many the page of the current one.
    QCPRange rowRange(const Scene& scene) const {
        if (const auto& zoom = scene.view.zoom) return {zoom->top, zoom->bottom};
        const Index rows = shown().bits.rows();
        const double room = m_bits->isShown() ? m_bits->area().height() : double(rows);
        const auto most = std::max<Index>(1, Index(room / kLeastRow));
        const Index pages = (rows + most - 1) / most;
        const Index size = (rows + pages - 1) / pages;
        const Index first = std::min<Index>(scene.parameters.row.value_or(0), rows - 1) / size * size;
        return {double(first) - 0.5, double(std::min(rows, first + size)) - 0.5};
    }

    void keepInside(QCPAxis& axis, const QCPRange& before) {
        if (!hasStudy() || !m_bits->isShown() || !m_encoding->isShown()) return;
        const auto rows = double(shown().bits.rows());
        keepRangeInside(axis, before, -0.5, rows - 0.5, kSmallestZoom);
        for (MatrixPanel* panel : {m_bits.get(), m_encoding.get()}) {
            const QSignalBlocker blocker(&panel->yAxis());
            panel->yAxis().setRange(axis.range());
        }
        if (m_arranging) return;
        const QCPRange range = axis.range();
        const Zoom zoom{-0.5, double(shown().values.cols()) - 0.5, range.lower, range.upper};
        Q_EMIT zoomed(range.lower <= -0.5 && range.upper >= rows - 0.5 ? std::nullopt : std::optional(zoom));
    }

    bool isVisible(Index row) const {
        const QCPRange range = m_bits->yAxis().range();
        return double(row) > range.lower - 0.5 && double(row) < range.upper + 0.5 && row < shown().bits.rows();
    }
    /// Of a row, in the part of it that is shown.
    QRectF rowBox(const MatrixPanel& panel, Index row) const {
        const QRectF area = panel.area();
        const QRectF box = panel.box(row, 0);
        return QRectF(QPointF(area.left(), std::max(box.top(), area.top())),
                      QPointF(area.right(), std::min(box.bottom(), area.bottom())));
    }
    double bitCentre(Index bit) const { return m_bits->box(0, bit).center().x(); }
    double pairCentre(Index pair) const {
        const QRectF first = m_encoding->box(0, 2 * pair);
        const Index last = std::min<Index>(2 * pair + 1, shown().values.cols() - 1);
        return (first.left() + m_encoding->box(0, last).right()) / 2;
    }
    double pairPitch() const { return 2 * m_encoding->box(0, 0).width(); }
    Index pairs() const { return Index(shown().wavelengths.size()); }

    void text(QCPPainter& painter, QPointF centre, const QString& words, int size, const QColor& ink,
              QFont::Weight weight = QFont::Normal) const {
        painter.setFont(textFont(size, weight));
        painter.setPen(ink);
        painter.drawText(QRectF(centre.x() - 60, centre.y() - 10, 120, 20), Qt::AlignCenter, words);
    }

    /// Bits stand apart, and so do pairs, as far as there is room.
    void drawSeparators(QCPPainter& painter) const {
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
        lines(*m_encoding, shown().values.cols(), 2);
    }

    void drawDigits(QCPPainter& painter) const {
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

    /// Every how many columns a number stands, so that none touches the next.
    static Index numberStep(double pitch, Index count) {
        const double needed = widthOf(QString::number(count - 1)) + 8;
        Index step = 1;
        while (step < count && double(step) * pitch < needed) step *= 2;
        return step;
    }

    /// Visits the numbers under one of the panels with the middle of each, as many as have room.
    template <class Visit>
    void eachNumber(bool isBits, Visit visit) const {
        const Index count = isBits ? shown().bits.cols() : pairs();
        const Index step = numberStep(isBits ? m_bits->box(0, 0).width() : pairPitch(), count);
        for (Index i = 0; i < count; i += step) visit(i, isBits ? bitCentre(i) : pairCentre(i));
    }
    double numbersLevel() const { return m_bits->area().bottom() + 14; }

    /// Where the tag of the selected column stands, if in this panel.
    std::optional<QRectF> columnTag(bool isBits) const {
        const auto cell = selection();
        const MatrixPanel& panel = isBits ? *m_bits : *m_encoding;
        if (!cell || !panel.has(*cell) || !isVisible(cell->row)) return std::nullopt;
        const Index index = isBits ? cell->column : pairOfColumn(cell->column);
        QRectF tag(0, 0, widthOf(whole(index), true) + 14, 18);
        tag.moveCenter({isBits ? bitCentre(index) : pairCentre(index), numbersLevel()});
        return tag;
    }
    QRectF numberBox(Index number, double centre) const {
        QRectF box(0, 0, widthOf(whole(number)) + 4, 16);
        box.moveCenter({centre, numbersLevel()});
        return box;
    }

    void drawNumbers(QCPPainter& painter) const {
        const double y = numbersLevel();
        for (const bool isBits : {true, false}) {
            // On paper numbers give way to the tag; in the window, where it moves alone, it covers them.
            const auto tag = isInteractive() ? std::nullopt : columnTag(isBits);
            eachNumber(isBits, [&](Index i, double centre) {
                if (tag && tag->intersects(numberBox(i, centre))) return;
                text(painter, {centre, y}, whole(i), type::kAxis, theme().muted);
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

    void drawHeads(QCPPainter& painter) const {
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
            drawScale(painter, QRectF(encoding.right() - kBar - 14, 6, kBar, 9), ColourMap::signedMap(theme()), -1, 1,
                      {}, theme());
    }

    /// The second line over each panel: what the counters show.
    void drawNotes(QCPPainter& painter, std::optional<Index> row) const {
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
                 isInteractive() ? QStringList(BinaryWords::tr("Point at a row to see bits flip and pairs turn."))
                                 : order);
            return;
        }
        const QString position = whole(positionOf(*row));
        const QString digits = binaryOf(positionOf(*row));
        line(bits.left(), encoding.left() - 8, {BinaryWords::tr("%1 in binary is %2").arg(position, digits), digits});
        if (!m_counters)
            line(encoding.left(), encoding.right(), order);
        else if (positionOf(*row) == 0)
            line(encoding.left(), encoding.right(), {BinaryWords::tr("clocks of the pairs at position 0")});
        else
            line(encoding.left(), encoding.right(),
                 {BinaryWords::tr("clocks of the pairs at position %1; shaded, the last step").arg(position),
                  BinaryWords::tr("clocks at position %1; shaded, the last step").arg(position),
                  BinaryWords::tr("clocks at position %1").arg(position)});
    }

    /// One outline in both, and the tag of the row.
    void drawRowOutline(QCPPainter& painter, Index row, double width, bool isSelected) const {
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
        drawAxisTag(painter, m_bits->yAxis(), double(row), whole(positionOf(row)), theme().indexI, theme());
    }

    /// Dots where bits flip into the row and out of it.
    void drawFlipsOf(QCPPainter& painter, Index row) const {
        if (!isVisible(row)) return;
        const Index position = positionOf(row);
        const QRectF bits = rowBox(*m_bits, row);
        if (position > 0) drawFlips(painter, flippingBits(position - 1, position), bits, true);
        drawFlips(painter, flippingBits(position, position + 1), bits, false);
    }

    void drawFlips(QCPPainter& painter, const std::vector<Index>& flips, const QRectF& row, bool isBefore) const {
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

    void drawCellBox(QCPPainter& painter, const Cell& cell, double width) const {
        for (const MatrixPanel* panel : {m_bits.get(), m_encoding.get()}) {
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
            drawTag(painter, whole(index), tag->center(), viewport(), theme().indexJ, theme().onIndex);
        }
    }

    // The counters: a switch for each bit, a clock for each pair.
    double counterCentre() const { return kHeader + kCounters / 2 - 2; }
    QSizeF switchSize() const {
        const double width = std::clamp(m_bits->box(0, 0).width() - 6, 4.0, 14.0);
        return {width, 2 * width};
    }
    QRectF switchBox(Index bit) const {
        QRectF box(QPointF(), switchSize());
        box.moveCenter({bitCentre(bit), counterCentre()});
        return box;
    }
    /// One pair in so many has a clock.
    Index clockStep() const {
        Index step = 1;
        while (double(step) * pairPitch() < kLeastClock + 2 && step < pairs()) step *= 2;
        return step;
    }
    double clockRadius() const {
        return std::min(kLargestClock, std::max(kLeastClock, double(clockStep()) * pairPitch() - 3)) / 2;
    }
    QPointF clockCentre(Index pair) const { return {pairCentre(pair), counterCentre()}; }

    void drawEmptyCounters(QCPPainter& painter) const {
        const double radius = clockRadius();
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme().control, 1));
        for (Index pair = 0; pair < pairs(); pair += clockStep()) {
            const QPointF centre = clockCentre(pair);
            painter.drawEllipse(centre, radius, radius);
            if (clockStep() > 1)
                painter.drawLine(QLineF(centre + QPointF(0, radius + 1), {centre.x(), m_encoding->area().top() - 2}));
        }
        for (Index bit = 0; bit < shown().bits.cols(); ++bit) drawSwitch(painter, bit, false, true);
    }

    void drawSwitch(QCPPainter& painter, Index bit, bool isOn, bool isIdle = false) const {
        const QRectF box = switchBox(bit);
        const double radius = box.width() / 2;
        painter.setPen(QPen(isOn ? inkOf(true) : theme().control, 1));
        painter.setBrush(isOn ? inkOf(true) : inkOf(false));
        painter.drawRoundedRect(box, radius, radius);
        if (isIdle || box.width() < 6) return;
        painter.setBrush(isOn ? theme().surface : theme().control);
        painter.setPen(Qt::NoPen);
        const double y = isOn ? box.top() + radius : box.bottom() - radius;
        painter.drawEllipse(QPointF(box.center().x(), y), radius - 2.5, radius - 2.5);
    }

    void drawSwitches(QCPPainter& painter, Index row) const {
        const Index position = positionOf(row);
        for (Index bit = 0; bit < shown().bits.cols(); ++bit) drawSwitch(painter, bit, bitOf(position, bit) == 1);
        if (position == 0 || m_bits->box(0, 0).width() < 24) return;
        for (const Index bit : flippingBits(position - 1, position)) {
            if (bit >= shown().bits.cols()) continue;
            const double x = switchBox(bit).right() + 4.5;
            const double up = bitOf(position, bit) == 1 ? -1 : 1;
            const QPointF tip(x, counterCentre() + 7 * up);
            painter.setPen(QPen(theme().indexI, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter.setBrush(Qt::NoBrush);
            painter.drawLine(QLineF(x, counterCentre() - 7 * up, tip.x(), tip.y()));
            painter.drawPolyline(QPolygonF{tip + QPointF(-3, -4 * up), tip, tip + QPointF(3, -4 * up)});
        }
    }

    /// The hands of all clocks, and the angle by which each moved on from the position before.
    void drawHands(QCPPainter& painter, Index row) const {
        const Parameters& parameters = scene().parameters;
        const Index position = positionOf(row);
        const double radius = clockRadius();
        QColor shade = theme().indexI;
        shade.setAlphaF(0.28F);
        for (Index pair = 0; pair < pairs(); pair += clockStep()) {
            const QPointF centre = clockCentre(pair);
            const double angle = sinusoidalCell(position, 2 * pair, parameters.d, parameters.base).angle;
            const double step = shown().frequencies[std::size_t(pair)];
            if (position > 0 && step > 0.01) {
                constexpr double kSixteenths = 16 * 180 / std::numbers::pi;
                const double turn = std::remainder(angle - step, 2 * std::numbers::pi);
                painter.setPen(Qt::NoPen);
                painter.setBrush(shade);
                painter.drawPie(QRectF(centre - QPointF(radius, radius), 2 * QSizeF(radius, radius)),
                                int(std::lround(turn * kSixteenths)), int(std::lround(step * kSixteenths)));
            }
            const QPointF tip = centre + radius * QPointF(std::cos(angle), -std::sin(angle));
            painter.setPen(QPen(theme().indexI, radius > 12 ? 2 : 1.5, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(QLineF(centre, tip));
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme().indexI);
            const double dot = radius > 12 ? 2.5 : 2;
            painter.drawEllipse(tip, dot, dot);
        }
    }

    // The ruler: how many positions until a bit or a pair repeats, on one logarithmic scale.
    QRectF rulerBox() const {
        return {QPointF(m_bits->area().left(), viewport().height() - kRulerWithoutTitle),
                QPointF(m_encoding->area().right(), viewport().height())};
    }
    double rulerLine() const { return rulerBox().top() + 46; }
    double rulerPlace(double positions) const {
        constexpr double kMargin = 16;
        const double least = std::min(shown().periods.front(), shown().wavelengths.front());
        const double most = std::max({shown().periods.back(), shown().wavelengths.back(), 2 * least});
        const QRectF box = rulerBox();
        return box.left() + kMargin +
               (std::log(positions) - std::log(least)) / (std::log(most) - std::log(least)) *
                   (box.width() - 2 * kMargin);
    }
    static double spacingOf(const std::vector<double>& places) {
        return places.size() < 2 ? 1e3 : places[1] - places[0];
    }
    std::vector<double> placesOf(const std::vector<double>& lengths) const {
        std::vector<double> places;
        for (const double length : lengths) places.push_back(rulerPlace(length));
        return places;
    }
    static double bitSide(double spacing) { return std::clamp(spacing - 4, 5.0, 18.0); }
    /// Large enough for a number, or a dot.
    static double pairRadius(double spacing) {
        return spacing >= kNumberedPair ? std::min(spacing * 0.45, 10.0) : std::clamp(spacing * 0.3, 1.5, 4.0);
    }
    static double smallWidth(const QString& words) {
        return QFontMetricsF(textFont(type::kSmallest)).horizontalAdvance(words);
    }

    void drawRuler(QCPPainter& painter) const {
        const QRectF box = rulerBox();
        const double line = rulerLine();
        if (m_rulerTitle) {
            const QFont bold = textFont(type::kName, QFont::DemiBold);
            const QString title = BinaryWords::tr("Positions until it repeats");
            const double width = QFontMetricsF(bold).horizontalAdvance(title);
            const QRectF room(box.left(), box.top() - 24, box.width(), 20);
            drawWhole(painter, room, Qt::AlignVCenter, {title}, bold, theme().text);
            if (width + 12 < room.width())
                drawWhole(painter, room.adjusted(width + 12, 0, 0, 0), Qt::AlignVCenter, besideTitle(),
                          textFont(type::kAxis), theme().muted);
        }
        painter.setPen(QPen(theme().text, 1.5));
        painter.drawLine(QLineF(box.left(), line, box.right(), line));
        drawRulerTicks(painter);
        drawPeriods(painter);
        drawWavelengths(painter);
    }

    /// Where only a part of the rows is shown, in words of falling length; else nothing.
    QStringList rowsLeftOut() const {
        const QCPRange range = m_bits->yAxis().range();
        if (range.size() > double(shown().bits.rows()) - 0.5) return {};
        const QString first = whole(positionOf(Index(std::ceil(range.lower))));
        const QString last = whole(positionOf(Index(range.upper)));
        return {BinaryWords::tr("shown above: positions %1 to %2 of %3 to %4")
                    .arg(first, last, whole(positionOf(0)), whole(positionOf(shown().bits.rows() - 1))),
                BinaryWords::tr("above: positions %1 to %2").arg(first, last)};
    }

    void drawRulerTicks(QCPPainter& painter) const {
        const QRectF box = rulerBox();
        const double line = rulerLine();
        const double decade = rulerPlace(10) - rulerPlace(1);
        painter.setPen(QPen(theme().control, 1));
        for (int exponent = 0; exponent < 310; ++exponent) {
            if (rulerPlace(std::pow(10, exponent)) > box.right()) break;
            for (const int digit : {1, 2, 3, 4, 5, 6, 7, 8, 9}) {
                if (digit > 1 && decade < 60) break;
                const double x = rulerPlace(digit * std::pow(10, exponent));
                if (x < box.left() || x > box.right()) continue;
                painter.drawLine(QLineF(x, line - (digit == 1 ? 4 : 2), x, line + (digit == 1 ? 4 : 2)));
            }
        }
    }

    void drawPeriods(QCPPainter& painter) const {
        const QRectF box = rulerBox();
        const double line = rulerLine();
        const std::vector<double> places = placesOf(shown().periods);
        const double spacing = spacingOf(places);
        const double side = bitSide(spacing);
        const double centre = line - 17;
        double right = -1;
        for (std::size_t bit = 0; bit < places.size(); ++bit) {
            painter.setPen(QPen(theme().control, 1));
            painter.drawLine(QLineF(places[bit], centre + side / 2, places[bit], line));
            painter.setPen(Qt::NoPen);
            painter.setBrush(inkOf(true));
            painter.drawRect(QRectF(places[bit] - side / 2, centre - side / 2, side, side));
            if (side >= 14)
                text(painter, {places[bit], centre}, QString::number(bit), type::kSmallest, inkOn(true),
                     QFont::DemiBold);
            const QString period = whole(std::int64_t(shown().periods[bit]));
            const double half = widthOf(period) / 2;
            if (places[bit] - half < right + 6) continue;
            text(painter, {places[bit], line - 36}, period, type::kAxis, theme().text);
            right = places[bit] + half;
        }
        // What is said of the ladders stands on the ruler where both have room, else beside its title.
        if (const auto words = ladderWords()) {
            const QRectF room(places.back() + side / 2 + 12, centre - 10, box.right() - places.back() - side / 2 - 12,
                              20);
            painter.setFont(textFont(type::kAxis));
            painter.setPen(theme().muted);
            painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, words->first);
            painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, words->second);
        }
    }

    /// What the steps of both ladders are; nothing where one of them has none, or both do not fit onto the ruler.
    std::optional<std::pair<QString, QString>> ladderWords() const {
        const auto step = ladderStep(shown().wavelengths);
        if (!step || shown().periods.size() < 2) return std::nullopt;
        std::pair words{BinaryWords::tr("bits, each period 2 times the last"),
                        BinaryWords::tr("pairs, each wavelength %1 times the last").arg(stepText(*step))};
        const double room = rulerBox().right() - rulerPlace(shown().periods.back()) - 24;
        if (widthOf(words.first) + 24 + widthOf(words.second) > room) return std::nullopt;
        return words;
    }
    static QString stepText(double step) { return significantNumber(step, step < 10 ? 3 : 2); }
    QStringList besideTitle() const {
        if (const QStringList part = rowsLeftOut(); !part.isEmpty()) return part;
        const QString brief = BinaryWords::tr("one logarithmic ruler for both");
        const auto step = ladderStep(shown().wavelengths);
        if (!step || shown().periods.size() < 2 || ladderWords()) return {brief};
        return {BinaryWords::tr("one logarithmic ruler: each period is 2 times the last, each wavelength %1 times")
                    .arg(stepText(*step)),
                brief};
    }

    void drawWavelengths(QCPPainter& painter) const {
        const double line = rulerLine();
        const std::vector<double> places = placesOf(shown().wavelengths);
        const double spacing = spacingOf(places);
        const double radius = pairRadius(spacing);
        const bool hasNumbers = spacing >= kNumberedPair;
        const double centre = line + 7 + radius;
        // As many numbers as have room, at equal distances.
        std::size_t every = 1;
        const auto widest = [&] {
            double width = 0;
            for (const double length : shown().wavelengths) width = std::max(width, smallWidth(wavelengthText(length)));
            return width;
        }();
        // Where the page is a pixel wide, one number has room at most.
        while (every < places.size() && double(every) * spacing < widest + 4) every *= 2;
        for (std::size_t pair = 0; pair < places.size(); ++pair) {
            painter.setPen(QPen(theme().text, 1.25));
            painter.drawLine(QLineF(places[pair], line, places[pair], centre - radius));
            painter.setBrush(hasNumbers ? theme().surface : theme().text);
            painter.drawEllipse(QPointF(places[pair], centre), radius, radius);
            if (hasNumbers)
                text(painter, {places[pair], centre}, QString::number(pair), type::kSmallest, theme().text,
                     QFont::DemiBold);
            if (pair % every != 0) continue;
            const QString wavelength = wavelengthText(shown().wavelengths[pair]);
            // The first and the last stay on the page.
            const double half = smallWidth(wavelength) / 2;
            const double x = std::clamp(places[pair], half, viewport().width() - half);
            if (!hasNumbers)
                text(painter, {places[pair], centre + radius + 9}, QString::number(pair), type::kSmallest, theme().text,
                     QFont::DemiBold);
            text(painter, {x, centre + radius + (hasNumbers ? 10 : 22)}, wavelength, type::kSmallest, theme().muted);
        }
    }

    void markOnRuler(QCPPainter& painter, const Cell& cell) const {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme().indexJ, 2));
        if (cell.matrix == kBits && cell.column < Index(shown().periods.size())) {
            const std::vector<double> places = placesOf(shown().periods);
            const double side = bitSide(spacingOf(places)) + 5;
            QRectF box(0, 0, side, side);
            box.moveCenter({places[std::size_t(cell.column)], rulerLine() - 17});
            painter.drawRect(box);
        } else if (cell.matrix == kEncoding && pairOfColumn(cell.column) < pairs()) {
            const std::vector<double> places = placesOf(shown().wavelengths);
            const double radius = pairRadius(spacingOf(places));
            painter.drawEllipse(QPointF(places[std::size_t(pairOfColumn(cell.column))], rulerLine() + 7 + radius),
                                radius + 2, radius + 2);
        }
    }

    std::unique_ptr<MatrixPanel> m_bits;
    std::unique_ptr<MatrixPanel> m_encoding;
    bool m_counters = false;
    bool m_flips = false;
    bool m_ruler = false;
    bool m_rulerTitle = false;
    bool m_arranging = false;
};

class BinaryCounting : public Exhibit {
 public:
    std::string_view id() const override { return "binary"; }
    Chapter chapter() const override { return Chapter::Position; }
    QString name() const override { return BinaryWords::tr("Binary"); }
    QString title() const override { return BinaryWords::tr("Binary counting, made smooth"); }
    QString claim() const override {
        return BinaryWords::tr(
            "Fast on one side, slow on the other: the bits of a number already do what the waves do.");
    }

    Caption caption(const Scene& scene) const override {
        const Parameters& parameters = scene.parameters;
        const Index width = binaryWidth(binaryRange(parameters));
        const std::vector<Expression> definition = sinusoidalDefinition(parameters.d, parameters.base);
        return {{bitDerivation(parameters.start, 0, width).general, definition.front(), definition.back()},
                seen(scene, width),
                tryThis(scene),
                cost(parameters)};
    }

    QString description(const Scene& scene) const override {
        const Parameters& parameters = scene.parameters;
        QString text = BinaryWords::tr(
            "Left the bits of the positions, the lowest first, dark for 1 and light for 0. Right, row by "
            "row beside them, the encoding: colour runs from −1 (blue) over 0 (neutral) to 1 (red). Below, "
            "on one logarithmic scale, after how many positions each bit and each pair repeats.");
        text = sinusoidalDescription(scene) + betweenSentences() + text;
        if (parameters.row) {
            const Index position = parameters.start + *parameters.row;
            text += betweenSentences() +
                    BinaryWords::tr("Marked: position %1, in binary %2.").arg(whole(position), binaryOf(position));
        }
        return text;
    }

    std::vector<Preset> presets() const override {
        return {
            {"d2l",
             BinaryWords::tr("As in the book"),
             BinaryWords::tr("The eight numbers of Dive into Deep Learning: 0 is 000, 7 is 111."),
             {{"n", "8"}, {"matrix", "bits"}, {"row", "3"}, {"column", "1"}}},
            {"sixteen",
             BinaryWords::tr("Counting to 15"),
             BinaryWords::tr("Four bits beside sixteen pairs. Position 11 is 1011."),
             {{"n", "16"}, {"matrix", "bits"}, {"row", "11"}, {"column", "2"}}},
            {"power-of-two",
             BinaryWords::tr("A power of two"),
             BinaryWords::tr("From 255 to 256 all nine bits flip at once; no clock makes more than its usual step."),
             {{"n", "16"}, {"start", "248"}, {"matrix", "bits"}, {"row", "7"}, {"column", "8"}}},
            {"equal-ladders",
             BinaryWords::tr("Ladders with equal steps"),
             BinaryWords::tr("Base 256 over 16 columns: each wavelength is twice the last, like the bits' periods."),
             {{"n", "64"}, {"d", "16"}, {"base", "256"}, {"matrix", "P"}, {"row", "21"}, {"column", "6"}}},
            {"many",
             BinaryWords::tr("A long table"),
             BinaryWords::tr("512 positions: nine bits tell them apart, 64 pairs are spread over the same lengths."),
             {{"n", "512"}, {"d", "128"}, {"matrix", "bits"}, {"row", "127"}, {"column", "7"}}},
        };
    }

    std::span<const ParameterUse> uses() const override {
        static constexpr std::array<std::string_view, 2> kMatrices{kBits, kEncoding};
        static const std::array kUses{
            ParameterUse{.key = "n", .maximum = 16384, .sliderMaximum = 512},
            ParameterUse{.key = "d", .maximum = 4096, .sliderMaximum = 128},
            ParameterUse{.key = "base", .sliderMinimum = 2, .sliderMaximum = 1e6},
            ParameterUse{.key = "start", .sliderMaximum = 1000},
            ParameterUse{.key = "matrix", .names = kMatrices},
            ParameterUse{.key = "row"},
            ParameterUse{
                .key = "column",
                .most = [](const Parameters& parameters) -> std::int64_t {
                    return (parameters.matrix == kEncoding ? parameters.d : binaryWidth(binaryRange(parameters))) - 1;
                },
                .mostText = "the matrix's last column"},
        };
        return kUses;
    }

    std::span<const TableDescription> tables() const override {
        static const std::array kTables{
            TableDescription{kBits,
                             "a position, start to start + n - 1",
                             {{"bit", "0 to bits - 1", ColumnType::Integer,
                               "bit b of the position, the lowest first; bits is max(1, ceil(log2(start + n)))"}}},
            TableDescription{"printed",
                             "a position, start to start + n - 1",
                             {{"printed", "", ColumnType::Text, "as in the book: 3 in binary is 011"}}},
            TableDescription{kEncoding,
                             "a position, start to start + n - 1",
                             {{"column", "0 to d - 1", ColumnType::Real, "P at that position"}}},
            TableDescription{"periods",
                             "a bit or a pair",
                             {{"kind", "", ColumnType::Text, "bit or pair"},
                              {"index", "", ColumnType::Integer, "which one, from 0"},
                              {"positions", "", ColumnType::Real, "after how many positions it repeats"}}},
            kDerivationTable};
        return kTables;
    }

    double memoryNeeded(const Scene& scene) const override {
        const Parameters& parameters = scene.parameters;
        // The digits of all positions as text take no more than the encoding.
        const double bits = double(binaryWidth(binaryRange(parameters))) + 64;
        return 2.0 * sizeof(double) * double(parameters.n) * (double(parameters.d) + bits);
    }

    std::shared_ptr<const Study> compute(const Scene& scene, std::stop_token stop) const override {
        const Parameters& parameters = scene.parameters;
        auto result = std::make_shared<BinaryResult>();
        result->bits = binaryBits(binaryRange(parameters));
        sinusoidalTable(sinusoidalRange(parameters), result->values, stop);
        for (Index bit = 0; bit < result->bits.cols(); ++bit) result->periods.push_back(binaryPeriod(bit));
        for (Index pair = 0; 2 * pair < parameters.d; ++pair) {
            result->frequencies.push_back(sinusoidalFrequency(pair, parameters.d, parameters.base));
            result->wavelengths.push_back(sinusoidalWavelength(pair, parameters.d, parameters.base));
        }
        return result;
    }

    Table table(std::string_view name, const Scene& scene) const override {
        const Parameters& parameters = scene.parameters;
        if (name == kBits) return bitsTable(binaryRange(parameters));
        if (name == "printed") {
            std::vector<std::string> lines;
            for (Index row = 0; row < parameters.n; ++row) lines.push_back(binarySentence(parameters.start + row));
            return ColumnTable{{{"printed", std::move(lines)}}};
        }
        if (name == kEncoding) return sinusoidalTableOf(parameters);
        if (name == "periods") return periodsTable(parameters);
        if (name == kDerivationTable.name) return derivationOfSelection(scene);
        throw std::invalid_argument("binary has no table \"" + std::string(name) + "\"");
    }

    std::unique_ptr<Figure> makeFigure() const override { return std::make_unique<BinaryFigure>(); }

    Explanation explain(const Scene& scene, const Cell& cell) const override {
        if (cell.matrix == kEncoding) return sinusoidalExplanation(scene, cell);
        const Parameters& parameters = scene.parameters;
        const Index position = parameters.start + cell.row;
        Explanation explanation;
        explanation.derivation = bitDerivation(position, cell.column, binaryWidth(binaryRange(parameters)));
        explanation.tags = {{BinaryWords::tr("position %1").arg(whole(position)), IndexRole::I},
                            {BinaryWords::tr("bit %1").arg(whole(cell.column)), IndexRole::J}};
        explanation.value = displayNumber(explanation.derivation.value, 0);
        explanation.sentence =
            BinaryWords::tr("%1 in binary is %2, the highest bit first").arg(whole(position), binaryOf(position));
        return explanation;
    }

 private:
    static Table bitsTable(const BinaryRange& range) {
        const Matrix bits = binaryBits(range);
        ColumnTable table;
        for (Index bit = 0; bit < bits.cols(); ++bit) {
            std::vector<std::int64_t> column;
            for (const double value : bits.col(bit)) column.push_back(std::int64_t(value));
            table.columns.push_back({std::to_string(bit), std::move(column)});
        }
        return table;
    }

    static Table periodsTable(const Parameters& parameters) {
        std::vector<std::string> kinds;
        std::vector<std::int64_t> indices;
        std::vector<double> positions;
        for (Index bit = 0; bit < binaryWidth(binaryRange(parameters)); ++bit) {
            kinds.emplace_back("bit");
            indices.push_back(bit);
            positions.push_back(binaryPeriod(bit));
        }
        for (Index pair = 0; 2 * pair < parameters.d; ++pair) {
            kinds.emplace_back("pair");
            indices.push_back(pair);
            positions.push_back(sinusoidalWavelength(pair, parameters.d, parameters.base));
        }
        return ColumnTable{
            {{"kind", std::move(kinds)}, {"index", std::move(indices)}, {"positions", std::move(positions)}}};
    }

    static QString seen(const Scene& scene, Index width) {
        const Parameters& parameters = scene.parameters;
        const double fast = sinusoidalWavelength(0, parameters.d, parameters.base);
        const Index last = pairOfColumn(parameters.d - 1);
        QString text = width > 1 ? BinaryWords::tr(
                                       "Both run fast on the left and slow on the right. Bit 0 repeats "
                                       "after 2 positions, bit %1 after %2.")
                                       .arg(whole(width - 1), whole(std::int64_t(binaryPeriod(width - 1))))
                                 : BinaryWords::tr("Bit 0 repeats after 2 positions.");
        text += betweenSentences();
        if (last > 0)
            text += BinaryWords::tr(
                        "The first <a href=\"term:pair\">pair</a> repeats after %1 positions, the last after "
                        "%2.")
                        .arg(wavelengthText(fast),
                             wavelengthText(sinusoidalWavelength(last, parameters.d, parameters.base)));
        else
            text += BinaryWords::tr("The only <a href=\"term:pair\">pair</a> repeats after %1 positions.")
                        .arg(wavelengthText(fast));
        text += betweenSentences() + BinaryWords::tr("A bit jumps; a pair turns a little at every step.");
        if (parameters.row) {
            const Index position = parameters.start + *parameters.row;
            text += betweenSentences() + BinaryWords::tr("From %1 to %2: %n bit(s) flip.", nullptr,
                                                         int(flippingBits(position, position + 1).size()))
                                             .arg(whole(position), whole(position + 1));
        }
        return text + zoomedRows(scene);
    }

    static QString zoomedRows(const Scene& scene) {
        const auto& zoom = scene.view.zoom;
        if (!zoom) return {};
        const auto index = [&](double place) {
            return whole(std::clamp<std::int64_t>(std::llround(place), 0, scene.parameters.n - 1) +
                         scene.parameters.start);
        };
        return betweenSentences() +
               BinaryWords::tr("Zoomed in: positions %1 to %2.").arg(index(zoom->top + 0.5), index(zoom->bottom - 0.5));
    }

    static QString tryThis(const Scene& scene) {
        const Parameters& parameters = scene.parameters;
        QStringList suggestions;
        const Index row = parameters.row.value_or(0);
        const Index position = parameters.start + row;
        if (row + 1 < parameters.n)
            suggestions += BinaryWords::tr(
                               "<a href=\"row=%1\">Step from %2 to %3</a>: %n bit(s) flip at once, every "
                               "clock moves on by its own angle.",
                               nullptr, int(flippingBits(position, position + 1).size()))
                               .arg(QString::number(row + 1), whole(position), whole(position + 1));
        if (parameters.n > 1) suggestions += BinaryWords::tr("<a href=\"play:row\">Let it count</a>.");
        suggestions += BinaryWords::tr(
            "<a href=\"preset:power-of-two\">Go to a power of two</a>, where every bit flips and no clock jumps.");
        if (parameters.base != 256 || parameters.d != 16)
            suggestions += BinaryWords::tr("<a href=\"preset:equal-ladders\">Give both ladders equal steps</a>.");
        return suggestions.join(betweenSentences());
    }

    /// What either takes to store, with care: digits stored as floats waste space, a float itself does not.
    static QString cost(const Parameters& parameters) {
        const PositionSpace space = positionSpace(binaryRange(parameters), parameters.d);
        // Positions that do not start at 0 are written with more digits than it takes to tell them apart.
        const QString digits =
            space.digits == space.bits
                ? BinaryWords::tr("%1 are told apart by %n bit(s).", nullptr, int(space.bits))
                      .arg(positionsText(parameters.n))
                : BinaryWords::tr("Position %1, the last, is written with %n bit(s).", nullptr, int(space.digits))
                      .arg(whole(parameters.start + parameters.n - 1));
        const QString asFloats = BinaryWords::tr(
                                     "Stored as floats, a digit in each, they take %1 bits, though one float can hold "
                                     "many digits.")
                                     .arg(whole(space.digitsAsFloats));
        // A single position has none to be told apart from.
        const QString ofDigits =
            parameters.n > 1 ? digits + betweenSentences() + asFloats + betweenSentences() : QString();
        return ofDigits + BinaryWords::tr(
                              "A row of <i>P</i> takes %1 bits: far more than telling positions apart needs. It is "
                              "there to be smooth, so that a <a href=\"term:relative-shift\">shift</a> is a "
                              "<a href=\"term:rotation\">rotation</a>.")
                              .arg(whole(space.encoding));
    }
};

}  // namespace

const Exhibit& binaryCounting() {
    static const BinaryCounting exhibit;
    return exhibit;
}

}  // namespace attention
