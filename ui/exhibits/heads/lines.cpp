#include "ui/exhibits/heads/lines.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/figure.h"
#include "ui/figure/matrix_panel.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

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

}  // namespace

QLineF HeadLines::line(const QRectF& area, Index query, Index key) const {
    return {area.left(), tokenPlace(area, query, m_look.study->queries()), area.right(),
            tokenPlace(area, key, m_look.study->keys())};
}

/// A line as wide and as strong as its weight is large.
void HeadLines::drawLine(QCPPainter& painter, const QLineF& line, Index head, double weight, double widest) const {
    const double part = std::clamp(weight / m_look.range(head).second, 0.0, 1.0);
    if (!(part > 0)) return;
    QColor colour = m_look.colour(head);
    colour.setAlphaF(float(part));
    painter.setPen(QPen(colour, 0.5 + (widest - 0.5) * part, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(line);
}

void HeadLines::draw(QCPPainter& painter, const QRectF& area, const std::vector<Index>& heads, double widest) const {
    for (std::size_t place = 0; place < heads.size(); ++place)
        for (const HeadLink& each : m_look.study->links[std::size_t(heads[place])])
            drawLine(painter, beside(line(area, each.query, each.key), place, heads.size()), heads[place], each.weight,
                     widest);
}

void HeadLines::drawQuery(QCPPainter& painter, const QRectF& area, const std::vector<Index>& heads, const Cell& cell,
                          double widest) const {
    const HeadsStudy& study = *m_look.study;
    for (std::size_t place = 0; place < heads.size(); ++place) {
        const Matrix& weights = study.weights[std::size_t(heads[place])];
        for (Index key = 0; key < weights.cols(); ++key)
            drawLine(painter, beside(line(area, cell.row, key), place, heads.size()), heads[place],
                     weights(cell.row, key), widest);
    }
    if (cell.column >= study.keys() || study.weights[std::size_t(m_look.chosen)](cell.row, cell.column) > 0) return;
    painter.setPen(QPen(m_look.theme->control, 1, Qt::DashLine, Qt::FlatCap));
    painter.drawLine(line(area, cell.row, cell.column));
}

void HeadLines::drawTokens(QCPPainter& painter, const QRectF& area) const {
    drawWords(painter, area, m_look.queryWords, true);
    drawWords(painter, area, m_look.keyWords, false);
}

void HeadLines::drawWords(QCPPainter& painter, const QRectF& area, const QStringList& words, bool isLeft) const {
    const double pitch = area.height() / double(words.size());
    const auto every = std::max<qsizetype>(1, qsizetype(std::ceil(kWordPitch / std::max(pitch, 0.01))));
    const double left = isLeft ? area.left() - 6 - m_look.widestWord : area.right() + 6;
    for (qsizetype i = 0; i < words.size(); i += every)
        drawElided(painter, QRectF(left, tokenPlace(area, i, words.size()) - 9, m_look.widestWord, 18),
                   Qt::AlignVCenter | (isLeft ? Qt::AlignRight : Qt::AlignLeft), words[i], textFont(type::kAxis),
                   m_look.theme->text);
}

void HeadLines::drawTags(QCPPainter& painter, const QRectF& area, const Cell& cell, const QRectF& inside) const {
    drawTag(painter, area, m_look.queryWords, cell.row, true, inside);
    if (cell.matrix == "weights") drawTag(painter, area, m_look.keyWords, cell.column, false, inside);
}

void HeadLines::drawTag(QCPPainter& painter, const QRectF& area, const QStringList& words, Index token, bool isLeft,
                        const QRectF& inside) const {
    const double edge = isLeft ? area.left() - 4 : area.right() + 4;
    drawTagBeside(painter, words[token], {edge, tokenPlace(area, token, words.size())}, isLeft, inside,
                  isLeft ? m_look.theme->indexI : m_look.theme->indexJ, *m_look.theme);
}

void HeadLines::drawShares(QCPPainter& painter, const QRectF& area, double left, const std::vector<Index>& heads,
                           Index query) const {
    const HeadsStudy& study = *m_look.study;
    if (area.height() / double(study.keys()) < kWordPitch - 1) return;
    for (Index key = 0; key < study.keys(); ++key) {
        const double y = tokenPlace(area, key, study.keys());
        const auto weight = [&](Index head) { return study.weights[std::size_t(head)](query, key); };
        if (heads.size() == 1) {
            painter.setFont(textFont(type::kSmallest));
            painter.setPen(m_look.theme->muted);
            const double only = weight(heads.front());
            painter.drawText(QRectF(left, y - 8, 50, 16), Qt::AlignVCenter, displayNumber(only, only == 0 ? 0 : 2));
            continue;
        }
        for (std::size_t place = 0; place < heads.size(); ++place) {
            const QRectF box(left + 11 * double(place), y - 5, 9, 10);
            QColor colour = m_look.colour(heads[place]);
            colour.setAlphaF(float(std::clamp(weight(heads[place]) / m_look.range(heads[place]).second, 0.0, 1.0)));
            painter.fillRect(box, m_look.theme->surface);
            painter.fillRect(box, colour);
            painter.setPen(QPen(m_look.theme->track, 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(box);
        }
    }
}

std::optional<Cell> HeadLines::cellAt(const QPointF& place, const QRectF& area,
                                      const std::optional<Cell>& selected) const {
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

std::optional<Cell> HeadLines::nearest(const QPointF& place, const QRectF& area) const {
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

}  // namespace attention
