#include "ui/widgets/vote_strip.h"

#include <algorithm>
#include <cmath>

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>

#include "ui/text/number_format.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

// In designed pixels, at 1920 x 1080.
constexpr int kStripMargin = 14;
constexpr int kSpace = 10;
constexpr int kButton = 46;
constexpr int kCountWidth = 104;
constexpr int kCount = 32;
constexpr int kBarText = 24;
constexpr int kMinVoteText = 11;
constexpr double kLine = 28;   ///< of one of two rounds
constexpr double kThick = 38;  ///< of the only one
constexpr double kHatch = 9;
/// How much of a bar is ink.
constexpr double kFill = 0.7;

}  // namespace

VoteStrip::VoteStrip(QWidget* parent) : QWidget(parent) {
    const auto button = [this](const char* name, const QString& sign, int hands) {
        auto* made = new QToolButton(this);
        made->setObjectName(QLatin1String(name));
        made->setText(sign);
        made->setAutoRepeat(true);
        // The keys are the stage's.
        made->setFocusPolicy(Qt::NoFocus);
        connect(made, &QToolButton::clicked, this, [this, hands] { Q_EMIT added(hands); });
        return made;
    };
    m_less = button("vote-less", QStringLiteral("−"), -1);
    m_more = button("vote-more", QStringLiteral("+"), 1);
    setState({});
    retranslate();
}

void VoteStrip::setTheme(const Theme& theme) {
    m_theme = &theme;
    update();
}

void VoteStrip::setPlacement(double enlargement, int besideWidth) {
    m_enlargement = enlargement;
    m_besideWidth = besideWidth;
    placeButtons();
    update();
}

void VoteStrip::setState(const State& state) {
    m_state = state;
    setAttribute(Qt::WA_TransparentForMouseEvents, !state.isOpen);
    for (QToolButton* button : {m_less, m_more}) button->setVisible(state.isOpen);
    m_less->setEnabled(state.isOpen && !state.rounds.empty() && state.rounds.back().count > 0);
    QStringList words;
    for (const Round& round : state.rounds)
        words += tr("%1 · %2 %", "hands, per cent").arg(formatInteger(round.count)).arg(round.percent);
    setAccessibleName(words.join(QStringLiteral(", ")));
    update();
}

void VoteStrip::retranslate() {
    m_less->setAccessibleName(tr("One hand less"));
    m_more->setAccessibleName(tr("One hand more"));
}

void VoteStrip::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void VoteStrip::resizeEvent(QResizeEvent*) {
    placeButtons();
}

void VoteStrip::mousePressEvent(QMouseEvent* event) {
    event->button() == Qt::LeftButton ? Q_EMIT chosen() : QWidget::mousePressEvent(event);
}

QRectF VoteStrip::area() const {
    const QRectF all(rect());
    if (m_besideWidth > 0)
        return {all.right() - own(m_besideWidth), all.top(), own(m_besideWidth - kStripMargin), all.height()};
    return {all.left() + own(kStripMargin), all.bottom() - own(kHeight + kSpace / 2.0),
            all.width() - own(2 * kStripMargin), own(kHeight)};
}

QRectF VoteStrip::countBox() const {
    const QRectF area = this->area();
    return {area.right() - own(kButton + kSpace + kCountWidth), area.center().y() - own(kButton) / 2, own(kCountWidth),
            own(kButton)};
}

void VoteStrip::placeButtons() {
    const QRectF box = countBox();
    const QSizeF size(own(kButton), own(kButton));
    m_less->setGeometry(QRectF({box.left() - own(kButton + kSpace), box.top()}, size).toRect());
    m_more->setGeometry(QRectF({box.right() + own(kSpace), box.top()}, size).toRect());
    for (QToolButton* button : {m_less, m_more})
        button->setFont(textFont(std::max(kMinVoteText, qRound(own(kCount))), QFont::DemiBold));
}

void VoteStrip::paintEvent(QPaintEvent*) {
    if (m_state.rounds.empty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    m_state.isOpen ? paintCount(painter) : paintRounds(painter);
}

void VoteStrip::paintCount(QPainter& painter) const {
    const QRectF box = countBox();
    if (m_state.isChosen) {
        painter.setPen(QPen(m_theme->text, own(4)));
        painter.setBrush(Qt::NoBrush);
        const double edge = own(2) + 0.5;
        painter.drawRoundedRect(QRectF(rect()).adjusted(edge, edge, -edge, -edge), own(11), own(11));
    }
    painter.setPen(QPen(m_theme->control, own(m_state.isChosen ? 3 : 1.5)));
    painter.setBrush(m_theme->surface);
    painter.drawRoundedRect(box, own(6), own(6));
    painter.setFont(textFont(std::max(kMinVoteText, qRound(own(kCount))), QFont::DemiBold));
    painter.setPen(m_theme->text);
    const bool isTyping = !m_state.typed.isEmpty();
    const QString text = isTyping ? m_state.typed : formatInteger(m_state.rounds.back().count);
    painter.drawText(box, Qt::AlignCenter, text);
    if (!isTyping) return;
    // A caret says that Enter is still to come.
    const double x = box.center().x() + QFontMetricsF(painter.font()).horizontalAdvance(text) / 2 + own(3);
    painter.setPen(QPen(m_theme->text, own(2)));
    painter.drawLine(QPointF(x, box.top() + own(9)), QPointF(x, box.bottom() - own(9)));
}

void VoteStrip::paintRounds(QPainter& painter) const {
    const QRectF area = this->area();
    const bool hasTwo = m_state.rounds.size() > 1;
    const double line = std::min(own(hasTwo ? kLine : kThick), area.height() / double(m_state.rounds.size()));
    const QFont font = textFont(std::max(kMinVoteText, qRound(own(kBarText))), QFont::DemiBold);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    // As wide for all answers, so that the bars begin and end together.
    const double textWidth =
        metrics.horizontalAdvance(tr("%1 · %2 %", "hands, per cent").arg(QStringLiteral("888")).arg(100));
    const QStringList names{tr("1st", "round of a vote"), tr("2nd", "round of a vote")};
    const double nameWidth =
        hasTwo ? std::max(metrics.horizontalAdvance(names[0]), metrics.horizontalAdvance(names[1])) + own(kSpace) : 0;
    double top = area.center().y() - line * double(m_state.rounds.size()) / 2;
    const QColor ink = blendColours(m_theme->text, m_theme->surface, kFill);
    for (std::size_t i = 0; i < m_state.rounds.size(); ++i, top += line) {
        const Round& round = m_state.rounds[i];
        const double gap = own(hasTwo ? 3 : 2);
        const QRectF track(area.left() + nameWidth, top + gap, area.width() - nameWidth - textWidth - own(kSpace),
                           line - 2 * gap);
        painter.setPen(m_theme->text);
        if (hasTwo)
            painter.drawText(QRectF(area.left(), top, nameWidth, line), Qt::AlignLeft | Qt::AlignVCenter,
                             names[int(i)]);
        painter.drawText(QRectF(area.right() - textWidth, top, textWidth, line), Qt::AlignRight | Qt::AlignVCenter,
                         tr("%1 · %2 %", "hands, per cent").arg(formatInteger(round.count)).arg(round.percent));
        painter.setPen(QPen(m_theme->rule, std::max(1.0, own(1))));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(track);
        const QRectF bar(track.left(), track.top(), track.width() * round.fraction, track.height());
        if (bar.width() <= 0) continue;
        if (i > 0) {
            painter.fillRect(bar, ink);
            continue;
        }
        painter.save();
        painter.setClipRect(bar);
        painter.setPen(QPen(ink, own(3.2)));
        for (double x = bar.left() - bar.height(); x < bar.right(); x += own(kHatch))
            painter.drawLine(QPointF(x, bar.bottom()), QPointF(x + bar.height(), bar.top()));
        painter.restore();
        painter.setPen(QPen(m_theme->text, own(2)));
        painter.drawRect(bar);
    }
}

}  // namespace attention
