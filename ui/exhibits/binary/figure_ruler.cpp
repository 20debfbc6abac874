#include <algorithm>
#include <cmath>

#include "ui/exhibits/binary/figure.h"
#include "ui/exhibits/sinusoidal_words.h"

namespace attention {
namespace {

/// Pairs of the ruler have their numbers inside where they are so far apart.
constexpr double kNumberedPair = 21;

}  // namespace

QRectF BinaryFigure::rulerBox() const {
    return {QPointF(m_bits->area().left(), viewport().height() - kRulerWithoutTitle),
            QPointF(m_encoding->area().right(), viewport().height())};
}

double BinaryFigure::rulerPlace(double positions) const {
    constexpr double kMargin = 16;
    const double least = std::min(shown().periods.front(), shown().wavelengths.front());
    const double most = std::max({shown().periods.back(), shown().wavelengths.back(), 2 * least});
    const QRectF box = rulerBox();
    return box.left() + kMargin +
           (std::log(positions) - std::log(least)) / (std::log(most) - std::log(least)) * (box.width() - 2 * kMargin);
}

std::vector<double> BinaryFigure::placesOf(const std::vector<double>& lengths) const {
    std::vector<double> places;
    for (const double length : lengths) places.push_back(rulerPlace(length));
    return places;
}

double BinaryFigure::pairRadius(double spacing) {
    return spacing >= kNumberedPair ? std::min(spacing * 0.45, 10.0) : std::clamp(spacing * 0.3, 1.5, 4.0);
}

void BinaryFigure::drawRuler(QCPPainter& painter) const {
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

QStringList BinaryFigure::rowsLeftOut() const {
    const QCPRange range = m_bits->yAxis().range();
    if (range.size() > double(shown().bits.rows()) - 0.5) return {};
    const QString first = wholeNumber(shown().positionOf(Index(std::ceil(range.lower))));
    const QString last = wholeNumber(shown().positionOf(Index(range.upper)));
    return {BinaryWords::tr("shown above: positions %1 to %2 of %3 to %4")
                .arg(first, last, wholeNumber(shown().positionOf(0)),
                     wholeNumber(shown().positionOf(shown().bits.rows() - 1))),
            BinaryWords::tr("above: positions %1 to %2").arg(first, last)};
}

void BinaryFigure::drawRulerTicks(QCPPainter& painter) const {
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

void BinaryFigure::drawPeriods(QCPPainter& painter) const {
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
            text(painter, {places[bit], centre}, QString::number(bit), type::kSmallest, inkOn(true), QFont::DemiBold);
        const QString period = wholeNumber(std::int64_t(shown().periods[bit]));
        const double half = widthOf(period) / 2;
        if (places[bit] - half < right + 6) continue;
        text(painter, {places[bit], line - 36}, period, type::kAxis, theme().text);
        right = places[bit] + half;
    }
    // What is said of the ladders stands on the ruler where both have room, else beside its title.
    if (const auto words = ladderWords()) {
        const QRectF room(places.back() + side / 2 + 12, centre - 10, box.right() - places.back() - side / 2 - 12, 20);
        painter.setFont(textFont(type::kAxis));
        painter.setPen(theme().muted);
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, words->first);
        painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, words->second);
    }
}

std::optional<std::pair<QString, QString>> BinaryFigure::ladderWords() const {
    const auto step = shown().wavelengthStep();
    if (!step || shown().periods.size() < 2) return std::nullopt;
    std::pair words{BinaryWords::tr("bits, each period 2 times the last"),
                    BinaryWords::tr("pairs, each wavelength %1 times the last").arg(stepText(*step))};
    const double room = rulerBox().right() - rulerPlace(shown().periods.back()) - 24;
    if (widthOf(words.first) + 24 + widthOf(words.second) > room) return std::nullopt;
    return words;
}

QStringList BinaryFigure::besideTitle() const {
    if (const QStringList part = rowsLeftOut(); !part.isEmpty()) return part;
    const QString brief = BinaryWords::tr("one logarithmic ruler for both");
    const auto step = shown().wavelengthStep();
    if (!step || shown().periods.size() < 2 || ladderWords()) return {brief};
    return {BinaryWords::tr("one logarithmic ruler: each period is 2 times the last, each wavelength %1 times")
                .arg(stepText(*step)),
            brief};
}

void BinaryFigure::drawWavelengths(QCPPainter& painter) const {
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

void BinaryFigure::markOnRuler(QCPPainter& painter, const Cell& cell) const {
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

}  // namespace attention
