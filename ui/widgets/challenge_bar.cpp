#include "ui/widgets/challenge_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "ui/figure/theme.h"
#include "ui/widgets/style.h"

namespace attention {

ChallengeBar::ChallengeBar(QWidget* parent) : QWidget(parent) {
    m_result = new QLabel(this);
    m_result->setObjectName(QStringLiteral("challenge-result"));
    m_result->setTextFormat(Qt::PlainText);
    const auto button = [this](const char* name) {
        auto* made = new QPushButton(this);
        made->setObjectName(QLatin1String(name));
        made->setFlat(true);
        return made;
    };
    m_hint = button("challenge-hint");
    m_startAgain = button("challenge-start-again");
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(px(8));
    layout->addWidget(m_result);
    layout->addStretch(1);
    layout->addWidget(m_hint);
    layout->addWidget(m_startAgain);
    connect(m_hint, &QPushButton::clicked, this, &ChallengeBar::hintClicked);
    connect(m_startAgain, &QPushButton::clicked, this, &ChallengeBar::startAgainClicked);
    retranslate();
}

void ChallengeBar::setTheme(const Theme& theme) {
    setInk(*m_result, theme.muted, theme);
}

void ChallengeBar::retranslate() {
    m_hint->setText(tr("A hint"));
    m_startAgain->setText(tr("Start again"));
    updateResult();
}

void ChallengeBar::setState(int moves, std::optional<int> best, bool isOpen, bool hasHint) {
    m_moves = moves;
    m_best = best;
    m_isOpen = isOpen;
    m_hint->setVisible(hasHint);
    m_startAgain->setEnabled(moves > 0 || !isOpen);
    updateResult();
}

void ChallengeBar::updateResult() {
    const QString moves = m_isOpen ? tr("%n move(s)", nullptr, m_moves) : QString();
    const QString best = m_best ? tr("your best: %1").arg(*m_best) : QString();
    m_result->setText(moves.isEmpty() || best.isEmpty() ? moves + best
                                                        : tr("%1; %2", "moves; your best").arg(moves, best));
}

}  // namespace attention
