#include "ui/exhibits/heads/legend.h"

#include <algorithm>

#include "ui/exhibits/heads/words.h"
#include "ui/figure/hatching.h"
#include "ui/figure/matrix_panel.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

/// Between two of its parts.
constexpr double kApart = 22;

QFont legendFont() {
    return textFont(type::kAxis);
}
double widthOf(const QString& text) {
    return QFontMetricsF(legendFont()).horizontalAdvance(text);
}

}  // namespace

HeadsLegend::HeadsLegend(const HeadsLook& look, const QRectF& room, int mostRows, Index oneIn)
    : m_look(look), m_room(room), m_mostRows(mostRows), m_oneIn(oneIn) {}

int HeadsLegend::rows() {
    m_painter = nullptr;
    lay();
    return m_rows;
}

void HeadsLegend::draw(QCPPainter& painter) {
    m_painter = &painter;
    lay();
}

/// Each part takes its room if there is some; what comes first is needed most.
void HeadsLegend::lay() {
    m_x = m_room.left();
    m_y = m_room.top() + kHeight / 2 + 2;
    m_rows = 1;
    const HeadsStudy& study = *m_look.study;
    if (m_look.isEach) {
        word({HeadsWords::tr("each picture on its own scale: their colours cannot be compared"),
              HeadsWords::tr("each on its own scale")});
        m_x += kApart;
    } else {
        scale();
    }
    if (study.mask() && !m_look.isLines) maskedSwatch();
    if (m_look.isLines && study.linksPerQuery > 0)
        text(HeadsWords::tr("the %n heaviest line(s) of each query", nullptr, int(study.linksPerQuery)));
    if (study.keys() > 1) entropyBar();
    if (m_oneIn > 1) text(HeadsWords::tr("one cell of %1 is shown").arg(wholeNumber(m_oneIn)));
}

void HeadsLegend::nextRow(const QString& longest, double before) {
    if (m_x == m_room.left() || m_rows == m_mostRows || m_x + before + widthOf(longest) <= m_room.right()) return;
    m_x = m_room.left();
    m_y += kRowHeight;
    ++m_rows;
}

void HeadsLegend::write(const QRectF& room, Qt::Alignment alignment, const QString& text) {
    m_painter->setFont(legendFont());
    m_painter->setPen(m_look.theme->muted);
    m_painter->drawText(room, int(alignment), text);
}

void HeadsLegend::word(const QStringList& forms, double before) {
    const QString text = firstFitting(forms, m_room.right() - m_x - before, legendFont());
    if (text.isEmpty()) return;
    if (m_painter) write(QRectF(m_x + before, m_y - 10, m_room.right() - m_x - before, 20), Qt::AlignVCenter, text);
    m_x += before + widthOf(text);
}

void HeadsLegend::text(const QString& text) {
    nextRow(text, 0);
    word({text});
    m_x += kApart;
}

void HeadsLegend::scale() {
    const auto [low, high] = m_look.range(m_look.chosen);
    const int decimals = high < 0.1 ? 3 : 2;
    const double before = widthOf(displayNumber(low, decimals)), after = widthOf(displayNumber(high, decimals));
    const double length = std::clamp(m_room.width() * 0.14, 50.0, 140.0);
    const QString name =
        firstFitting({m_look.isLines ? HeadsWords::tr("weights, one scale for all heads: width and opacity")
                                     : HeadsWords::tr("weights, one scale for all heads"),
                      HeadsWords::tr("weights")},
                     m_room.width() - (before + after + 24) - length - 10, legendFont());
    if (!name.isEmpty()) {
        word({name});
        m_x += 10;
    }
    m_x += before + 6;
    const QRectF bar(m_x, m_y - 4.5, length, 9);
    if (m_look.isLines) {
        drawWedge(bar, displayNumber(high, decimals));
    } else if (m_painter) {
        drawScale(*m_painter, bar, ColourMap::weights(*m_look.theme), low, high, {}, *m_look.theme, decimals);
    }
    m_x = bar.right() + after + 28;
}

/// From a thin and faint line to a thick and full one.
void HeadsLegend::drawWedge(const QRectF& bar, const QString& high) {
    if (!m_painter) return;
    write(QRectF(bar.left() - 40, m_y - 10, 34, 20), Qt::AlignRight | Qt::AlignVCenter, wholeNumber(0));
    m_painter->drawText(QRectF(bar.right() + 6, m_y - 10, 80, 20), Qt::AlignVCenter, high);
    const int steps = std::max(2, int(bar.width() / 2));
    for (int i = 0; i < steps; ++i) {
        const double part = (i + 0.5) / steps;
        QColor colour = m_look.theme->text;
        colour.setAlphaF(float(part));
        const double height = 0.5 + 3 * part;
        m_painter->fillRect(
            QRectF(bar.left() + bar.width() * i / steps, bar.center().y() - height / 2, bar.width() / steps, height),
            colour);
    }
}

void HeadsLegend::maskedSwatch() {
    const QStringList forms{HeadsWords::tr("masked: exactly 0"), HeadsWords::tr("masked")};
    nextRow(forms.front(), 28);
    if (m_x + 60 >= m_room.right()) return;
    const QRectF swatch(m_x, m_y - 7, 22, 13);
    if (m_painter) drawHatchedSwatch(*m_painter, swatch, *m_look.theme);
    m_x = swatch.right();
    word(forms, 6);
    m_x += kApart;
}

void HeadsLegend::entropyBar() {
    constexpr double kTrack = 40;
    const QString most = displayNumber(m_look.study->mostEntropy(), 2);
    const QStringList forms{HeadsWords::tr("mean entropy, from 0 to ln %1 = %2").arg(m_look.study->keys()).arg(most),
                            HeadsWords::tr("entropy, 0 to %1").arg(most), HeadsWords::tr("entropy")};
    nextRow(forms.front(), kTrack + 8);
    if (firstFitting(forms, m_room.right() - m_x - kTrack - 8, legendFont()).isEmpty()) return;
    if (m_painter)
        drawEntropyBar(*m_painter, m_look, QRectF(m_x, m_y - kEntropyBar / 2, kTrack, kEntropyBar),
                       m_look.study->mostEntropy() * 0.6);
    m_x += kTrack;
    word(forms, 8);
    m_x += kApart;
}

}  // namespace attention
