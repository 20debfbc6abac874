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

/// Of a lesson's figure, which is drawn smaller where parts of it have no room otherwise: the step may be about them.
constexpr std::array kStepScales{1.0, 0.9, 0.8, 0.72};
constexpr QSizeF kDesigned(1920, 1080);
/// On a small screen the words around the figure stay at least so large.
constexpr double kMinEnlargement = 0.5;

// In designed pixels.
constexpr int kSide = 64;
constexpr int kTop = 36;
constexpr int kBottom = 14;
constexpr int kGap = 8;
constexpr int kMessageTop = 4;
constexpr int kMessage = 24;
/// What a lesson says before its question, and the question once it is answered.
constexpr int kIntroduction = 28;
constexpr int kFoot = 24;
/// Words to put into order, by how they are designed in a window.
constexpr double kChoiceText = 1.8;
/// The claim stands in one line in the first of these sizes in which it fits, else in two lines of kTwoLines or less.
constexpr std::array kClaims{52, 48, 44, 40, 36, 34};
constexpr int kTwoLines = 40;
constexpr int kMinClaim = 28;
/// Width by height of a figure that is one chart, at most.
constexpr double kWidestChart = 16.0 / 9;
/// Of the smallest text in a figure.
constexpr double kMinLabel = 24;

}  // namespace

QRect stagePlace(const Figure& figure, const Scene& scene, const QRect& room) {
    QRect place = figurePlace(scene, room);
    // A picture that is one chart; figures of parts keep the proportions of each.
    if (const int wide = qRound(place.height() * kWidestChart);
        place.width() > wide && !dynamic_cast<const PartsFigure*>(&figure))
        place.adjust((place.width() - wide) / 2, 0, -(place.width() - wide) / 2, 0);
    return place;
}

QString PresentationWindow::claimHtml(const QString& text, const QFont& font) const {
    return withMathFont(lessonWords(text.toStdString()), besideText(font), *m_theme);
}

PresentationWindow::Headline PresentationWindow::headline(const QString& text, int wide) const {
    const auto own = [this](double designed) { return qRound(designed * m_enlargement); };
    const auto claimFont = [&](int size) { return textFont(std::max(font_size::kBody, own(size)), QFont::DemiBold); };
    const auto fits = [&](int candidate) { return QFontMetrics(claimFont(candidate)).horizontalAdvance(text) < wide; };
    const auto fitting = std::ranges::find_if(kClaims, fits);
    const int lines = fitting == kClaims.end() ? 2 : 1;
    int size = lines == 1 ? *fitting : kTwoLines;
    const auto fitsInTwo = [&](double width) {
        const QFontMetrics metrics(claimFont(size));
        const QRect page(0, 0, int(width), 1 << 14);
        return metrics.boundingRect(page, Qt::TextWordWrap, text).height() < 2.5 * metrics.lineSpacing();
    };
    while (lines == 2 && size > kMinClaim && !fitsInTwo(wide)) --size;
    // Two lines of nearly one length.
    double width = wide;
    while (lines == 2 && width > wide / 2.0 && fitsInTwo(width - own(kSide))) width -= own(kSide);
    const QFont font = claimFont(size);
    int height = std::max(own(kClaims.front() * 1.25), lines * QFontMetrics(font).lineSpacing());
    if (isLesson()) {
        // Sub- and superscripts make lines higher.
        QTextDocument document;
        document.setDocumentMargin(0);
        document.setDefaultFont(font);
        document.setHtml(claimHtml(text, font));
        document.setTextWidth(width);
        height = std::max(height, int(std::ceil(document.size().height())));
    }
    return {font, lines, int(width), height};
}

int PresentationWindow::introduce(const QString& text, int wide) {
    m_introduction->setVisible(!text.isEmpty());
    if (text.isEmpty()) return 0;
    m_introduction->setFont(textFont(std::max(font_size::kBody, qRound(kIntroduction * m_enlargement))));
    m_introduction->setText(claimHtml(text, m_introduction->font()));
    return m_introduction->heightForWidth(wide) + qRound(kGap * m_enlargement);
}

void PresentationWindow::arrange() {
    const double fit = std::min(width() / kDesigned.width(), height() / kDesigned.height());
    m_enlargement = std::max(kMinEnlargement, fit);
    const auto own = [this](double designed) { return qRound(designed * m_enlargement); };
    const int side = own(kSide), wide = std::max(1, width() - 2 * side);
    const Headline claim = headline(m_claimText, wide);
    m_claim->setFont(claim.font);
    // A lesson is a stranger's file, and its words are escaped.
    m_claim->setTextFormat(isLesson() ? Qt::RichText : Qt::PlainText);
    m_claim->setText(isLesson() ? claimHtml(m_claimText, claim.font) : m_claimText);
    m_claim->setWordWrap(claim.lines == 2);
    // Room for two lines: figure and bar keep their places from page to page.
    int head = std::max(claim.height, 2 * QFontMetrics(textFont(own(kTwoLines), QFont::DemiBold)).lineSpacing());
    // The figure does not move when other sentences of the same step stand above it.
    if (isLesson())
        for (const auto& [before, sentence] : m_lessons->allStageWords())
            head = std::max(head, introduce(before, wide) + headline(sentence, wide).height);
    const int before = introduce(m_introductionText, wide);
    m_introduction->setGeometry(side, own(kTop), wide, before - own(kGap));
    m_claim->setGeometry(side, own(kTop) + before, claim.width, head - before);
    m_message->setFont(textFont(std::max(font_size::kSmallest, own(kMessage))));
    m_message->setGeometry(side, own(kMessageTop), wide, own(kTop) - own(kMessageTop));
    m_bar->setEnlargement(m_enlargement);
    const int barHeight = own(PresentationBar::kHeight);
    m_bar->setGeometry(side, this->height() - own(kBottom) - barHeight, wide, barHeight);
    m_footer->setFont(textFont(std::max(font_size::kSmallest, own(kFoot))));
    m_footer->setGeometry(m_bar->geometry());
    const int top = m_claim->geometry().bottom() + 1 + own(kGap);
    int bottom = m_bar->y() - own(kGap);
    if (m_choices) {
        m_choices->setEnlargement(m_enlargement);
        m_choices->setVisible(!m_choices->isEmpty());
        const int height = m_choices->fit(wide);
        if (height > 0) bottom -= height + own(kGap);
        m_choices->setGeometry(side, bottom + own(kGap), wide, height);
    }
    if (!m_chips->words().isEmpty()) {
        const double enlargement = kChoiceText * m_enlargement / interfaceScale();
        m_chips->setEnlargement(enlargement);
        m_answer->setFont(uiFont(qRound(font_size::kBody * enlargement)));
        const QSize button = m_answer->sizeHint();
        const int room = wide - button.width() - own(2 * kGap);
        const int width = std::min(m_chips->sizeHint().width(), room);
        const int height = std::max(m_chips->heightForWidth(width), button.height());
        bottom -= height + own(kGap);
        m_chips->setGeometry(side, bottom + own(kGap), width, height);
        m_answer->setGeometry(side + width + own(kGap), bottom + own(kGap), button.width(),
                              m_chips->sizeHint().height());
    }
    m_room->setGeometry(side, top, wide, std::max(1, bottom - top));
    if (m_blank) m_blank->setGeometry(rect());
    if (!m_figure) return;
    m_figure->setScale(figureScale());
    placeFigure();
}

double PresentationWindow::figureScale() const {
    return std::clamp(kMinLabel / font_size::kSmallest * m_enlargement * m_stepScale, 1.0, Figure::kMaxScale);
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
    const Scene& begun = m_lessons->session().begun();
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
    m_figure->setGeometry(stagePlace(*m_figure, m_model.scene(), m_room->rect()));
    m_marks->follow(*m_figure, m_shown, *m_theme);
}

}  // namespace attention
