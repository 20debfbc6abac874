#include <algorithm>
#include <cmath>

#include "ui/exhibits/encodings_compared/parts.h"
#include "ui/exhibits/encodings_compared/words.h"
#include "ui/text/language_signs.h"

namespace attention {
namespace {

/// So that the numbers of the first small picture stay on the page.
constexpr double kStripMargin = 5;

}  // namespace

QRectF existing(const QRectF& whole, Index rows, Index all, bool square) {
    const double part = double(rows) / double(all);
    return {whole.left(), whole.top(), square ? whole.width() * part : whole.width(), whole.height() * part};
}

void hatchMissing(QCPPainter& painter, const QRectF& whole, const QRectF& present, bool square, const Theme& theme,
                  double below) {
    if (present.bottom() + below < whole.bottom() - 10)
        drawHatching(painter, QRectF(QPointF(whole.left(), present.bottom() + below), whole.bottomRight()),
                     theme.track);
    if (square && present.right() < whole.right() - 1)
        drawHatching(painter, QRectF(QPointF(present.right(), whole.top()), QPointF(whole.right(), present.bottom())),
                     theme.track);
}

void drawOwnScale(QCPPainter& painter, const QRectF& bar, const ColourMap& map, double low, double high,
                  const Theme& theme) {
    painter.save();
    painter.setAntialiasing(false);
    const int steps = std::max(2, int(bar.width()));
    for (int i = 0; i < steps; ++i)
        painter.fillRect(
            QRectF(bar.left() + bar.width() * i / steps, bar.top(), bar.width() / steps + 0.5, ComparedPicture::kBar),
            QColor(map.at(double(i) / (steps - 1))));
    painter.restore();
    painter.setFont(textFont(type::kSmallest));
    painter.setPen(theme.muted);
    const QFontMetricsF metrics(painter.font());
    const QString least = ComparedWords::shortNumber(low, 2), most = ComparedWords::shortNumber(high, 2);
    const QRectF line(bar.left() - 4, bar.bottom() + 1, bar.width() + 8, 15);
    if (metrics.horizontalAdvance(least + most) + 8 <= line.width()) {
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, least);
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, most);
    } else {
        painter.drawText(line, Qt::AlignHCenter | Qt::AlignVCenter | Qt::TextDontClip,
                         low == -high ? QStringLiteral("±") + most : most);
    }
}

SmallScores::SmallScores(QCustomPlot& plot, const ComparedPicture& picture) : m_picture(picture) {
    for (const EncodingKind kind : kEncodingKinds)
        m_panels.push_back(std::make_unique<MatrixPanel>(plot, scoresName(kind)));
}

double SmallScores::arrange(const QRectF& page) {
    const EncodingsComparedStudy& study = *m_picture.study;
    m_page = page;
    m_pitch = (page.width() - kStripMargin) / double(kEncodingKinds.size());
    m_side = std::floor(std::clamp(std::min(m_pitch - 12, page.height() * 0.16), 36.0, 110.0));
    for (const EncodingKind kind : kEncodingKinds) {
        const auto k = std::size_t(kind);
        const Matrix& scores = study.samples[k].scores;
        m_panels[k]->show(existing(room(kind), scores.rows(), study.comparedPositions(), true), &scores,
                          {.map = ColourMap::signedMap(*m_picture.theme),
                           .low = -study.limits[k],
                           .high = study.limits[k],
                           .numbersRows = false,
                           .numbersColumns = false},
                          *m_picture.theme);
    }
    return ComparedPicture::kTitle + 20 + m_side + ComparedPicture::kScale + 14;
}

void SmallScores::hide() {
    for (const auto& panel : m_panels) panel->hide();
}

QRectF SmallScores::room(EncodingKind kind) const {
    return {m_page.left() + kStripMargin + m_pitch * double(kind), ComparedPicture::kTitle + 20, m_side, m_side};
}

void SmallScores::drawTitle(QCPPainter& painter) const {
    const Theme& theme = *m_picture.theme;
    const Index step = m_picture.study->step();
    const QFont bold = textFont(type::kAxis, QFont::DemiBold);
    const QString title = ComparedWords::tr("Scores of position i for position j");
    const double used = QFontMetricsF(bold).horizontalAdvance(title) + 10;
    const QRectF line(m_page.left(), 0, m_page.width(), ComparedPicture::kTitle - 4);
    drawElided(painter, line, Qt::AlignVCenter, title, bold, theme.text);
    QString note = ComparedWords::tr("the same query and key everywhere; each picture on its own scale");
    if (step > 1) note = listed({note, ComparedWords::tr("every %1th position").arg(step)});
    if (used < m_page.width())
        drawElided(painter, line.adjusted(used, 0, 0, 0), Qt::AlignVCenter, note, textFont(type::kAxis), theme.muted);
}

void SmallScores::draw(QCPPainter& painter) const {
    const Theme& theme = *m_picture.theme;
    drawTitle(painter);
    for (const EncodingKind kind : kEncodingKinds) {
        const QRectF cells = room(kind);
        const MatrixPanel& panel = *m_panels[std::size_t(kind)];
        hatchMissing(painter, cells, panel.area(), true, theme);
        panel.draw(painter);
        const bool isChosen = m_picture.isChosen(kind);
        drawElided(painter, QRectF(cells.left(), cells.top() - 19, m_pitch - 6, 16), Qt::AlignVCenter,
                   ComparedWords::kindName(kind), textFont(type::kAxis, isChosen ? QFont::DemiBold : QFont::Normal),
                   theme.text);
        drawOwnScale(painter, QRectF(cells.left(), cells.bottom() + 4, cells.width(), ComparedPicture::kBar),
                     panel.look().map, panel.look().low, panel.look().high, theme);
        if (!isChosen) continue;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.text, 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(cells.adjusted(-2.5, -2.5, 2.5, 2.5));
    }
}

void SmallScores::drawCell(QCPPainter& painter, const Cell& cell, MatrixPanel::Strength strength) const {
    const auto matrix = comparedMatrix(cell.matrix);
    if (!matrix || !matrix->isScores || m_picture.isChosen(matrix->kind) || !m_picture.isWhole) return;
    const MatrixPanel& panel = *m_panels[std::size_t(matrix->kind)];
    const Index step = m_picture.study->step();
    const Index row = cell.row / step, column = cell.column / step;
    if (row < panel.values().rows() && column < panel.values().cols())
        panel.drawCell(painter, row, column, strength, false);
}

}  // namespace attention
