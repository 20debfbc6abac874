#include <algorithm>
#include <array>
#include <cmath>

#include <QLabel>
#include <QPushButton>
#include <QTextDocument>

#include "ui/exhibits/evaluated_scene.h"
#include "ui/figure/figure.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/widgets/lesson_text.h"
#include "ui/widgets/presentation_bar.h"
#include "ui/widgets/rich_text.h"
#include "ui/widgets/style.h"
#include "ui/widgets/word_chips.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/figure_place.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/lesson_overlay.h"
#include "ui/window/presentation_window.h"
#include "ui/window/stage_choices.h"

namespace attention {
namespace {

/// Scales tried for the figure of a lesson's step: if parts of the figure do not fit, it is drawn smaller, because the
/// step may be about these parts.
constexpr std::array kStepScales{1.0, 0.9, 0.8, 0.72};
constexpr QSizeF kDesignSize(1920, 1080);
/// Minimum scale of the text around the figure on small screens.
constexpr double kMinEnlargement = 0.5;

// Lengths in pixels at the design size.
constexpr int kSideMargin = 64;
constexpr int kTopMargin = 36;
constexpr int kBottomMargin = 14;
constexpr int kGap = 8;
constexpr int kMessageTop = 4;
constexpr int kMessageFontSize = 24;
/// Font size of the introduction.
constexpr int kIntroductionFontSize = 28;
constexpr int kFooterFontSize = 24;
/// Scale of the words of a word order, relative to their size in a window.
constexpr double kChoiceText = 1.8;
/// Font sizes tried for a claim in one line; if none fits, it gets two lines with kTwoLineClaim or less.
constexpr std::array kClaimFontSizes{52, 48, 44, 40, 36, 34};
constexpr int kTwoLineClaim = 40;
constexpr int kMinClaimFontSize = 28;
/// Maximum aspect ratio of a figure that is one chart.
constexpr double kMaxChartRatio = 16.0 / 9;
/// Size of the smallest text in a figure, in pixels at the design size.
constexpr double kMinLabelSize = 24;

}  // namespace

QRect stageFigureRect(const Figure& figure, const Scene& scene, const QRect& available) {
    QRect rect = figureRect(scene, available);
    // A figure that is one chart gets a limited width; figures of parts keep the proportions of each part.
    if (const int chartWidth = qRound(rect.height() * kMaxChartRatio);
        rect.width() > chartWidth && !dynamic_cast<const PartsFigure*>(&figure))
        rect.adjust((rect.width() - chartWidth) / 2, 0, -(rect.width() - chartWidth) / 2, 0);
    return rect;
}

QString PresentationWindow::claimHtml(const QString& text, const QFont& font) const {
    return withMathFont(lessonWords(text.toStdString()), mathSizeBeside(font), *m_theme);
}

PresentationWindow::Headline PresentationWindow::headline(const QString& text, int availableWidth) const {
    const auto scaledPixels = [this](double designed) { return qRound(designed * m_enlargement); };
    const auto claimFont = [&](int size) {
        return textFont(std::max(font_size::kBody, scaledPixels(size)), QFont::DemiBold);
    };
    const auto fits = [&](int candidate) {
        return QFontMetrics(claimFont(candidate)).horizontalAdvance(text) < availableWidth;
    };
    const auto largestFitting = std::ranges::find_if(kClaimFontSizes, fits);
    const int lines = largestFitting == kClaimFontSizes.end() ? 2 : 1;
    int size = lines == 1 ? *largestFitting : kTwoLineClaim;
    const auto fitsInTwo = [&](double width) {
        const QFontMetrics metrics(claimFont(size));
        const QRect page(0, 0, int(width), 1 << 14);
        return metrics.boundingRect(page, Qt::TextWordWrap, text).height() < 2.5 * metrics.lineSpacing();
    };
    while (lines == 2 && size > kMinClaimFontSize && !fitsInTwo(availableWidth)) --size;
    // Balances the length of the two lines.
    double width = availableWidth;
    while (lines == 2 && width > availableWidth / 2.0 && fitsInTwo(width - scaledPixels(kSideMargin)))
        width -= scaledPixels(kSideMargin);
    const QFont font = claimFont(size);
    int height = std::max(scaledPixels(kClaimFontSizes.front() * 1.25), lines * QFontMetrics(font).lineSpacing());
    if (isLesson()) {
        // Sub- and superscripts increase the line height.
        QTextDocument document;
        document.setDocumentMargin(0);
        document.setDefaultFont(font);
        document.setHtml(claimHtml(text, font));
        document.setTextWidth(width);
        height = std::max(height, int(std::ceil(document.size().height())));
    }
    return {font, lines, int(width), height};
}

int PresentationWindow::layOutIntroduction(const QString& text, int availableWidth) {
    m_introduction->setVisible(!text.isEmpty());
    if (text.isEmpty()) return 0;
    m_introduction->setFont(textFont(std::max(font_size::kBody, qRound(kIntroductionFontSize * m_enlargement))));
    m_introduction->setText(claimHtml(text, m_introduction->font()));
    return m_introduction->heightForWidth(availableWidth) + qRound(kGap * m_enlargement);
}

void PresentationWindow::updateLayout() {
    const double fit = std::min(width() / kDesignSize.width(), height() / kDesignSize.height());
    m_enlargement = std::max(kMinEnlargement, fit);
    const auto scaledPixels = [this](double designed) { return qRound(designed * m_enlargement); };
    const int side = scaledPixels(kSideMargin), availableWidth = std::max(1, width() - 2 * side);
    const Headline claim = headline(m_claimText, availableWidth);
    m_claim->setFont(claim.font);
    // The text of a lesson may come from an untrusted file, so it is escaped in the HTML.
    m_claim->setTextFormat(isLesson() ? Qt::RichText : Qt::PlainText);
    m_claim->setText(isLesson() ? claimHtml(m_claimText, claim.font) : m_claimText);
    m_claim->setWordWrap(claim.lines == 2);
    // Reserves two lines, so that figure and bar keep their position from page to page.
    int head =
        std::max(claim.height, 2 * QFontMetrics(textFont(scaledPixels(kTwoLineClaim), QFont::DemiBold)).lineSpacing());
    // Reserves the height of the tallest text of the step, so that the figure does not move during it.
    if (isLesson())
        for (const auto& [before, sentence] : m_lessons->allStageTexts())
            head =
                std::max(head, layOutIntroduction(before, availableWidth) + headline(sentence, availableWidth).height);
    const int before = layOutIntroduction(m_introductionText, availableWidth);
    m_introduction->setGeometry(side, scaledPixels(kTopMargin), availableWidth, before - scaledPixels(kGap));
    m_claim->setGeometry(side, scaledPixels(kTopMargin) + before, claim.width, head - before);
    m_message->setFont(textFont(std::max(font_size::kSmallest, scaledPixels(kMessageFontSize))));
    m_message->setGeometry(side, scaledPixels(kMessageTop), availableWidth,
                           scaledPixels(kTopMargin) - scaledPixels(kMessageTop));
    m_bar->setEnlargement(m_enlargement);
    const int barHeight = scaledPixels(PresentationBar::kHeight);
    m_bar->setGeometry(side, this->height() - scaledPixels(kBottomMargin) - barHeight, availableWidth, barHeight);
    m_footer->setFont(textFont(std::max(font_size::kSmallest, scaledPixels(kFooterFontSize))));
    m_footer->setGeometry(m_bar->geometry());
    const int top = m_claim->geometry().bottom() + 1 + scaledPixels(kGap);
    int bottom = m_bar->y() - scaledPixels(kGap);
    if (m_choices) {
        m_choices->setEnlargement(m_enlargement);
        m_choices->setVisible(!m_choices->isEmpty());
        const int height = m_choices->fit(availableWidth);
        if (height > 0) bottom -= height + scaledPixels(kGap);
        m_choices->setGeometry(side, bottom + scaledPixels(kGap), availableWidth, height);
    }
    if (!m_wordOrder->words().isEmpty()) {
        const double enlargement = kChoiceText * m_enlargement / interfaceScale();
        m_wordOrder->setEnlargement(enlargement);
        m_answerButton->setFont(uiFont(qRound(font_size::kBody * enlargement)));
        const QSize button = m_answerButton->sizeHint();
        const int maxWidth = availableWidth - button.width() - scaledPixels(2 * kGap);
        const int width = std::min(m_wordOrder->sizeHint().width(), maxWidth);
        const int height = std::max(m_wordOrder->heightForWidth(width), button.height());
        bottom -= height + scaledPixels(kGap);
        m_wordOrder->setGeometry(side, bottom + scaledPixels(kGap), width, height);
        m_answerButton->setGeometry(side + width + scaledPixels(kGap), bottom + scaledPixels(kGap), button.width(),
                                    m_wordOrder->sizeHint().height());
    }
    m_figureArea->setGeometry(side, top, availableWidth, std::max(1, bottom - top));
    if (m_blank) m_blank->setGeometry(rect());
    if (!m_figure) return;
    m_figure->setScale(figureScale());
    placeFigure();
}

double PresentationWindow::figureScale() const {
    return std::clamp(kMinLabelSize / font_size::kSmallest * m_enlargement * m_stepScale, 1.0, Figure::kMaxScale);
}

void PresentationWindow::fitToStep(const LessonStep* step) {
    m_isStepFitted = m_isStepFitted && m_fittedStep == step;
    m_fittedStep = step;
    const auto setScale = [&](double scale) {
        m_stepScale = scale;
        m_figure->setScale(figureScale());
    };
    if (!step) {
        if (m_stepScale != 1) setScale(1);
        return;
    }
    const Scene& begun = m_lessons->session().initialScene();
    if (m_isStepFitted || !m_shown || m_shown.exhibit().id() != begun.exhibit ||
        !hasSameNumbers(m_shown.exhibit(), m_shown.scene(), begun))
        return;
    m_isStepFitted = true;
    for (const double scale : kStepScales) {
        setScale(scale);
        if (m_figure->droppedItems().isEmpty()) return;
    }
    setScale(1);
}

void PresentationWindow::placeFigure() {
    m_figure->setGeometry(stageFigureRect(*m_figure, m_model.scene(), m_figureArea->rect()));
    m_marks->placeOn(*m_figure, m_shown, *m_theme);
}

}  // namespace attention
