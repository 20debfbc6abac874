#include <algorithm>
#include <cmath>

#include "ui/exhibits/encodings_compared/parts.h"
#include "ui/exhibits/encodings_compared/words.h"
#include "ui/figure/curve.h"
#include "ui/figure/figure.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

constexpr double kBetween = 24;

/// Bits are ink.
ColourMap bitMap(const Theme& theme) {
    return theme.dark ? ColourMap(std::array{QColor(0x2B, 0x31, 0x38), QColor(0xD5, 0xDB, 0xE2)})
                      : ColourMap(std::array{QColor(0xEE, 0xF0, 0xF3), QColor(0x2B, 0x32, 0x3A)});
}

/// Where an offset and a value lie in the curve's box.
QPointF curvePoint(const QRectF& box, const OffsetBand& band, double offset, double value) {
    const auto reach = std::max(1.0, double(band.mean.size() / 2));
    const double low = band.smallest.minCoeff(), high = band.largest.maxCoeff();
    const double range = high > low ? high - low : 1;
    const double fraction = high > low ? (value - low) / range : 0.5;
    return {box.left() + box.width() * (offset / reach + 1) / 2, box.bottom() - 3 - (box.height() - 6) * fraction};
}

}  // namespace

ChosenEncoding::ChosenEncoding(QCustomPlot& plot, const ComparedPicture& picture)
    : m_picture(picture), m_table(plot), m_products(plot), m_scores(plot) {}

void ChosenEncoding::show(Square& square, const QRectF& room, const ShownValues& values, MatrixLook look) {
    const EncodingsComparedStudy& study = *m_picture.study;
    square.room = room;
    const Index rows = study.scores.values.rows();
    square.panel.show(existing(room, rows, study.setup.positions, &square != &m_table), &values.values, std::move(look),
                      *m_picture.theme);
}

void ChosenEncoding::arrange(const QRectF& room) {
    const EncodingsComparedStudy& study = *m_picture.study;
    m_room = room;
    m_table.panel.setMatrix(std::string(encodingName(study.kind)));
    m_scores.panel.setMatrix(scoresName(study.kind));
    const bool hasValues = study.table.values.size() > 0 && m_picture.isWhole;
    const ColourMap map = ColourMap::signedMap(*m_picture.theme);
    MatrixLook look{.map = map, .low = -study.scores.limit, .high = study.scores.limit, .decimals = 1};
    const double labels = MatrixPanel::rowLabelWidth(look, study.setup.positions);
    const double top = room.top() + (m_picture.isWhole ? ComparedPicture::kTitle : 0) + MatrixPanel::kNameHeight;
    const double below = MatrixPanel::kNumbersHeight + ComparedPicture::kScale;
    const double curve = m_picture.hasCurve ? std::clamp(room.height() * 0.3, 56.0, 120.0) : 0;
    const double height = room.bottom() - top - below - (m_picture.hasCurve ? curve + 6 : 0);
    const double most = room.width() * 0.16;
    const double widest =
        hasValues ? std::floor(std::clamp(double(study.table.values.cols()) * 18, std::min(22.0, most), most)) : 0;
    double side = room.width() - labels - 12;
    if (hasValues) side = (side - widest - 2 * kBetween) / 2;
    side = std::floor(std::max(24.0, std::min({side, height, 260.0})));
    double x = room.left() + labels;
    if (hasValues) {
        const int decimals = study.isBits() || study.kind == EncodingKind::Integer ? 0 : 1;
        show(m_table, QRectF(x, top, widest, side), study.table,
             {.symbol = QStringLiteral("𝑝"),
              .map = study.isBits() ? bitMap(*m_picture.theme) : map,
              .low = study.isBits() ? 0 : -study.table.limit,
              .high = study.table.limit,
              .decimals = decimals});
        x += widest + kBetween;
        show(m_products, QRectF(x, top, side, side), study.products,
             {.symbol = QStringLiteral("𝑝ᵢ·𝑝ⱼ"),
              .map = map,
              .low = -study.products.limit,
              .high = study.products.limit,
              .numbersRows = false,
              .decimals = decimals});
        x += side + kBetween;
    } else {
        m_table.panel.hide();
        m_products.panel.hide();
    }
    look.numbersRows = !hasValues;
    show(m_scores, QRectF(x, top, side, side), study.scores, std::move(look));
    m_curveTop = top + side + below + 6;
    m_curveHeight = m_picture.hasCurve ? std::min(140.0, room.bottom() - m_curveTop) : 0;
}

std::optional<Cell> ChosenEncoding::cellAt(const QPointF& place) const {
    for (const Square* square : {&m_scores, &m_table})
        if (const auto cell = square->panel.cellAt(place)) return cell;
    // p_i . p_j lies beside the score of the same two positions, which explains it, too.
    if (const auto cell = m_products.panel.cellAt(place)) return Cell{cell->row, cell->column, m_scores.panel.matrix()};
    return std::nullopt;
}

void ChosenEncoding::draw(QCPPainter& painter) const {
    const EncodingsComparedStudy& study = *m_picture.study;
    if (m_picture.isWhole) drawTitle(painter);
    for (const Square* square : {&m_table, &m_products, &m_scores}) drawMatrix(painter, *square);
    // Not by the panel, which may be narrow, because positions have no value.
    const QRectF name(m_scores.room.left(), m_scores.room.top() - MatrixPanel::kNameHeight,
                      m_room.right() - m_scores.room.left(), MatrixPanel::kNameHeight - 2);
    drawElided(painter, name, Qt::AlignLeft | Qt::AlignVCenter,
               m_picture.isWhole ? ComparedWords::tr("scores") : ComparedWords::kindName(study.kind),
               textFont(type::kAxis, QFont::DemiBold), m_picture.theme->text);
    if (!hasCurve()) return;
    if (m_products.panel.isShown()) drawBand(painter, curveBox(m_products), study.products.band);
    drawBand(painter, curveBox(m_scores), study.scores.band);
}

void ChosenEncoding::drawTitle(QCPPainter& painter) const {
    const QFont bold = textFont(type::kName, QFont::DemiBold);
    const QString name = ComparedWords::kindName(m_picture.study->kind);
    const double width = QFontMetricsF(bold).horizontalAdvance(name);
    const QRectF line(m_room.left(), m_room.top(), m_room.width(), ComparedPicture::kTitle - 2);
    drawElided(painter, line, Qt::AlignVCenter, name, bold, m_picture.theme->text);
    if (width + 12 < line.width())
        drawElided(painter, line.adjusted(width + 10, 0, 0, 0), Qt::AlignVCenter,
                   ComparedWords::whatItDoes(*m_picture.study), textFont(type::kAxis), m_picture.theme->muted);
}

void ChosenEncoding::drawMatrix(QCPPainter& painter, const Square& square) const {
    const MatrixPanel& panel = square.panel;
    if (!panel.isShown()) return;
    const Theme& theme = *m_picture.theme;
    const QRectF& room = square.room;
    hatchMissing(painter, room, panel.area(), &square != &m_table, theme, MatrixPanel::kNumbersHeight);
    panel.draw(painter);
    drawOwnScale(
        painter,
        QRectF(room.left(), room.bottom() + MatrixPanel::kNumbersHeight + 2, room.width(), ComparedPicture::kBar),
        panel.look().map, panel.look().low, panel.look().high, theme);
}

QRectF ChosenEncoding::curveBox(const Square& square) const {
    return {square.room.left(), m_curveTop + 16, square.room.width(), m_curveHeight - 16 - 16};
}

void ChosenEncoding::drawBandTitle(QCPPainter& painter, const QRectF& box, const OffsetBand& band) const {
    const Theme& theme = *m_picture.theme;
    const QFont font = textFont(type::kSmallest);
    const double low = band.smallest.minCoeff(), high = band.largest.maxCoeff();
    const QString ends = low == high
                             ? ComparedWords::shortNumber(low, 3)
                             : ComparedWords::tr("%1 to %2")
                                   .arg(ComparedWords::shortNumber(low, 2), ComparedWords::shortNumber(high, 2));
    const QRectF head(box.left(), box.top() - 17, box.width() + 2, 16);
    const QFontMetricsF metrics(font);
    const auto fitsBeside = [&](const QString& name) {
        return metrics.horizontalAdvance(name) + metrics.horizontalAdvance(ends) + 8 <= head.width();
    };
    QString name = ComparedWords::tr("by offset δ");
    if (!fitsBeside(name)) name = QStringLiteral("δ");
    const bool fits = fitsBeside(name);
    if (fits) drawElided(painter, head, Qt::AlignLeft | Qt::AlignVCenter, name, font, theme.indexDelta);
    drawElided(painter, head, (fits ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter, ends, font, theme.muted);
}

void ChosenEncoding::drawBand(QCPPainter& painter, const QRectF& box, const OffsetBand& band) const {
    const Theme& theme = *m_picture.theme;
    drawBandTitle(painter, box, band);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.track, 1));
    painter.drawRect(box);
    const Index m = (band.mean.size() + 1) / 2;
    // No more points than pixels: of several offsets the whole range and the first mean.
    const auto each = std::max<Index>(1, Index(double(band.mean.size()) / std::max(1.0, box.width())));
    QPolygonF upper, lower, mean;
    for (Index place = 0; place < band.mean.size(); place += each) {
        const Index count = std::min(each, band.mean.size() - place);
        const auto offset = double(place - (m - 1));
        upper << curvePoint(box, band, offset, band.largest.segment(place, count).maxCoeff());
        lower << curvePoint(box, band, offset, band.smallest.segment(place, count).minCoeff());
        mean << curvePoint(box, band, offset, band.mean[place]);
    }
    if (mean.size() == 1) {
        painter.setBrush(theme.text);
        painter.setPen(Qt::NoPen);
        painter.drawEllipse(mean.front(), 2.5, 2.5);
    } else {
        QPolygonF filled = upper;
        for (auto point = lower.crbegin(); point != lower.crend(); ++point) filled << *point;
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.track);
        painter.drawPolygon(filled);
        drawCurve(painter, mean, QPen(theme.text, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::BevelJoin));
    }
    drawOffsets(painter, box, m - 1);
}

void ChosenEncoding::drawOffsets(QCPPainter& painter, const QRectF& box, Index largest) const {
    painter.setFont(textFont(type::kSmallest));
    painter.setPen(m_picture.theme->muted);
    const QFontMetricsF metrics(painter.font());
    const auto number = [&](double x, Index offset) {
        const QString words = wholeNumber(offset);
        const double half = metrics.horizontalAdvance(words) / 2;
        const double centre = std::clamp(x, box.left() - 4 + half, box.right() + 4 - half);
        painter.drawText(QRectF(centre - 40, box.bottom() + 1, 80, 15), Qt::AlignCenter, words);
    };
    number(box.center().x(), 0);
    if (largest == 0) return;
    number(box.left(), -largest);
    number(box.right(), largest);
}

void ChosenEncoding::drawCell(QCPPainter& painter, const Cell& cell, MatrixPanel::Strength strength) const {
    const Theme& theme = *m_picture.theme;
    const EncodingsComparedStudy& study = *m_picture.study;
    const bool isSelected = strength == MatrixPanel::Strength::Selected;
    if (m_table.panel.has(cell)) m_table.panel.drawCell(painter, cell.row, cell.column, strength);
    if (!m_scores.panel.has(cell)) return;
    m_scores.panel.drawCell(painter, cell.row, cell.column, strength);
    if (m_products.panel.isShown()) m_products.panel.drawCell(painter, cell.row, cell.column, strength);
    if (m_table.panel.isShown()) {
        m_table.panel.drawRow(painter, cell.column, theme.indexJ, isSelected ? 1.5 : 0.75);
        m_table.panel.drawRow(painter, cell.row, theme.indexI, isSelected ? 1.5 : 0.75);
    }
    if (!hasCurve()) return;
    const auto mark = [&](const Square& square, const ShownValues& shown) {
        const QRectF box = curveBox(square);
        const QPointF point =
            curvePoint(box, shown.band, double(cell.column - cell.row), shown.values(cell.row, cell.column));
        drawCased(painter, {point.x(), box.top(), point.x(), box.bottom()}, theme.indexDelta, isSelected ? 1.5 : 0.75,
                  theme.surface);
        drawDot(painter, point, isSelected ? 4 : 3, theme.indexDelta, true, theme.surface);
    };
    if (m_products.panel.isShown()) mark(m_products, study.products);
    mark(m_scores, study.scores);
}

void ChosenEncoding::drawPin(QCPPainter& painter, const Cell& cell) const {
    for (const Square* square : {&m_scores, &m_table}) square->panel.drawPin(painter, cell);
}

}  // namespace attention
