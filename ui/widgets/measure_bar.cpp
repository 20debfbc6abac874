#include "ui/widgets/measure_bar.h"

#include <cmath>

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include "ui/widgets/style.h"

namespace attention {
namespace {

constexpr int kProgressSteps = 1000;
constexpr int kProgressHeight = 6;

}  // namespace

MeasureBar::MeasureBar(QWidget* parent) : QWidget(parent) {
    m_plan = new QLabel(this);
    m_plan->setObjectName(QStringLiteral("measuring-plan"));
    m_plan->setWordWrap(true);
    m_progress = new QProgressBar(this);
    m_progress->setObjectName(QStringLiteral("measuring-progress"));
    m_progress->setRange(0, kProgressSteps);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(px(kProgressHeight));
    m_progress->setFixedWidth(px(160));
    m_measure = new QPushButton(this);
    m_measure->setObjectName(QStringLiteral("measure"));
    m_cancel = new QPushButton(this);
    m_cancel->setObjectName(QStringLiteral("cancel-measuring"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 6, 0, 8);
    layout->setSpacing(12);
    layout->addWidget(m_measure);
    layout->addWidget(m_cancel);
    layout->addWidget(m_progress);
    layout->addWidget(m_plan, 1);
    connect(m_measure, &QPushButton::clicked, this, &MeasureBar::measureClicked);
    connect(m_cancel, &QPushButton::clicked, this, &MeasureBar::cancelClicked);
    retranslate();
    setRunning(false);
}

void MeasureBar::setTheme(const Theme& theme) {
    m_plan->setFont(uiFont(font_size::kName));
    // Always two lines, so that a longer plan moves nothing.
    m_plan->setMinimumHeight(2 * m_plan->fontMetrics().lineSpacing());
    setInk(*m_plan, theme.muted, theme);
    m_progress->setStyleSheet(QStringLiteral("QProgressBar{border:0;border-radius:3px;background:%1}"
                                             "QProgressBar::chunk{border-radius:3px;background:%2}")
                                  .arg(theme.track.name(), theme.text.name()));
}

void MeasureBar::retranslate() {
    m_measure->setText(m_hasSamples ? tr("Measure anew") : tr("Measure"));
    m_cancel->setText(tr("Cancel"));
    m_progress->setAccessibleName(tr("Measuring …"));
}

void MeasureBar::setPlan(const QString& plan, bool isPossible) {
    m_plan->setText(plan);
    m_measure->setEnabled(isPossible);
}

void MeasureBar::setHasSamples(bool hasSamples) {
    m_hasSamples = hasSamples;
    retranslate();
}

void MeasureBar::setRunning(bool running) {
    // The keyboard focus moves between the two buttons, of which only one is visible.
    const bool hadFocus = (running ? m_measure : m_cancel)->hasFocus();
    m_measure->setVisible(!running);
    m_cancel->setVisible(running);
    m_progress->setVisible(running);
    m_progress->setValue(0);
    if (hadFocus) (running ? m_cancel : m_measure)->setFocus();
}

void MeasureBar::setProgress(double share) {
    m_progress->setValue(int(std::lround(share * kProgressSteps)));
}

}  // namespace attention
