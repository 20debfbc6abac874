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
constexpr int kVoteButtonSize = 46;
constexpr int kCountWidth = 104;
constexpr int kCountTextSize = 32;
constexpr int kBarTextSize = 24;
constexpr int kMinVoteText = 11;
constexpr double kBarHeight = 28;        ///< of each bar if there are two rounds
constexpr double kSingleBarHeight = 38;  ///< of the bar if there is one round
constexpr double kHatchSpacing = 9;
/// The opacity of the text colour in a filled bar.
constexpr double kBarStrength = 0.7;

}  // namespace

VoteStrip::VoteStrip(QWidget* parent) : QWidget(parent) {
    const auto button = [this](const char* name, const QString& sign, int hands) {
        auto* made = new QToolButton(this);
        made->setObjectName(QLatin1String(name));
        made->setText(sign);
        made->setAutoRepeat(true);
        // Keys go to the presentation.
        made->setFocusPolicy(Qt::NoFocus);
        connect(made, &QToolButton::clicked, this, [this, hands] { Q_EMIT added(hands); });
        return made;
    };
    m_minusButton = button("vote-less", QStringLiteral("−"), -1);
    m_plusButton = button("vote-more", QStringLiteral("+"), 1);
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
    for (QToolButton* button : {m_minusButton, m_plusButton}) button->setVisible(state.isOpen);
    m_minusButton->setEnabled(state.isOpen && !state.rounds.empty() && state.rounds.back().count > 0);
    QStringList words;
    for (const Round& round : state.rounds)
        words += tr("%1 · %2 %", "hands, per cent").arg(formatInteger(round.count)).arg(round.percent);
    setAccessibleName(words.join(QStringLiteral(", ")));
    update();
}

void VoteStrip::retranslate() {
    m_minusButton->setAccessibleName(tr("One hand less"));
    m_plusButton->setAccessibleName(tr("One hand more"));
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

QRectF VoteStrip::stripRect() const {
    const QRectF all(rect());
    if (m_besideWidth > 0)
        return {all.right() - enlarged(m_besideWidth), all.top(), enlarged(m_besideWidth - kStripMargin), all.height()};
    return {all.left() + enlarged(kStripMargin), all.bottom() - enlarged(kHeight + kSpace / 2.0),
            all.width() - enlarged(2 * kStripMargin), enlarged(kHeight)};
}

QRectF VoteStrip::countRect() const {
    const QRectF stripRect = this->stripRect();
    return {stripRect.right() - enlarged(kVoteButtonSize + kSpace + kCountWidth),
            stripRect.center().y() - enlarged(kVoteButtonSize) / 2, enlarged(kCountWidth), enlarged(kVoteButtonSize)};
}

void VoteStrip::placeButtons() {
    const QRectF box = countRect();
    const QSizeF size(enlarged(kVoteButtonSize), enlarged(kVoteButtonSize));
    m_minusButton->setGeometry(QRectF({box.left() - enlarged(kVoteButtonSize + kSpace), box.top()}, size).toRect());
    m_plusButton->setGeometry(QRectF({box.right() + enlarged(kSpace), box.top()}, size).toRect());
    for (QToolButton* button : {m_minusButton, m_plusButton})
        button->setFont(textFont(std::max(kMinVoteText, qRound(enlarged(kCountTextSize))), QFont::DemiBold));
}

void VoteStrip::paintEvent(QPaintEvent*) {
    if (m_state.rounds.empty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    m_state.isOpen ? paintCount(painter) : paintRounds(painter);
}

void VoteStrip::paintCount(QPainter& painter) const {
    const QRectF box = countRect();
    if (m_state.isChosen) {
        painter.setPen(QPen(m_theme->text, enlarged(4)));
        painter.setBrush(Qt::NoBrush);
        const double edge = enlarged(2) + 0.5;
        painter.drawRoundedRect(QRectF(rect()).adjusted(edge, edge, -edge, -edge), enlarged(11), enlarged(11));
    }
    painter.setPen(QPen(m_theme->control, enlarged(m_state.isChosen ? 3 : 1.5)));
    painter.setBrush(m_theme->surface);
    painter.drawRoundedRect(box, enlarged(6), enlarged(6));
    painter.setFont(textFont(std::max(kMinVoteText, qRound(enlarged(kCountTextSize))), QFont::DemiBold));
    painter.setPen(m_theme->text);
    const bool isTyping = !m_state.typed.isEmpty();
    const QString text = isTyping ? m_state.typed : formatInteger(m_state.rounds.back().count);
    painter.drawText(box, Qt::AlignCenter, text);
    if (!isTyping) return;
    // A caret shows that the typed count is not confirmed by Enter yet.
    const double x = box.center().x() + QFontMetricsF(painter.font()).horizontalAdvance(text) / 2 + enlarged(3);
    painter.setPen(QPen(m_theme->text, enlarged(2)));
    painter.drawLine(QPointF(x, box.top() + enlarged(9)), QPointF(x, box.bottom() - enlarged(9)));
}

void VoteStrip::paintRounds(QPainter& painter) const {
    const QRectF stripRect = this->stripRect();
    const bool hasTwo = m_state.rounds.size() > 1;
    const double line =
        std::min(enlarged(hasTwo ? kBarHeight : kSingleBarHeight), stripRect.height() / double(m_state.rounds.size()));
    const QFont font = textFont(std::max(kMinVoteText, qRound(enlarged(kBarTextSize))), QFont::DemiBold);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    // The text has the same width for all answers, so that their bars are aligned.
    const double textWidth =
        metrics.horizontalAdvance(tr("%1 · %2 %", "hands, per cent").arg(QStringLiteral("888")).arg(100));
    const QStringList names{tr("1st", "round of a vote"), tr("2nd", "round of a vote")};
    const double nameWidth =
        hasTwo ? std::max(metrics.horizontalAdvance(names[0]), metrics.horizontalAdvance(names[1])) + enlarged(kSpace)
               : 0;
    double top = stripRect.center().y() - line * double(m_state.rounds.size()) / 2;
    const QColor ink = blendColours(m_theme->text, m_theme->surface, kBarStrength);
    for (std::size_t i = 0; i < m_state.rounds.size(); ++i, top += line) {
        const Round& round = m_state.rounds[i];
        const double gap = enlarged(hasTwo ? 3 : 2);
        const QRectF track(stripRect.left() + nameWidth, top + gap,
                           stripRect.width() - nameWidth - textWidth - enlarged(kSpace), line - 2 * gap);
        painter.setPen(m_theme->text);
        if (hasTwo)
            painter.drawText(QRectF(stripRect.left(), top, nameWidth, line), Qt::AlignLeft | Qt::AlignVCenter,
                             names[int(i)]);
        painter.drawText(QRectF(stripRect.right() - textWidth, top, textWidth, line), Qt::AlignRight | Qt::AlignVCenter,
                         tr("%1 · %2 %", "hands, per cent").arg(formatInteger(round.count)).arg(round.percent));
        painter.setPen(QPen(m_theme->rule, std::max(1.0, enlarged(1))));
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
        painter.setPen(QPen(ink, enlarged(3.2)));
        for (double x = bar.left() - bar.height(); x < bar.right(); x += enlarged(kHatchSpacing))
            painter.drawLine(QPointF(x, bar.bottom()), QPointF(x + bar.height(), bar.top()));
        painter.restore();
        painter.setPen(QPen(m_theme->text, enlarged(2)));
        painter.drawRect(bar);
    }
}

}  // namespace attention
