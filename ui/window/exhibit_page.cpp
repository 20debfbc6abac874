#include "ui/window/exhibit_page.h"

#include <algorithm>
#include <utility>

#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/figure.h"
#include "ui/text/glossary.h"
#include "ui/text/punctuation.h"
#include "ui/widgets/caption_view.h"
#include "ui/widgets/figure_tabs.h"
#include "ui/widgets/link_text.h"
#include "ui/widgets/measure_bar.h"
#include "ui/widgets/style.h"
#include "ui/widgets/train_bar.h"
#include "ui/window/claim.h"
#include "ui/window/compute_progress_bar.h"
#include "ui/window/figure_input.h"
#include "ui/window/figure_place.h"
#include "ui/window/lesson_overlay.h"
#include "ui/window/measuring_controller.h"
#include "ui/window/scene_glide.h"
#include "ui/window/training_controller.h"
#include "ui/window/use_model_menu.h"

namespace attention {
namespace {

constexpr int kTitleSize = 20;
constexpr int kHeaderHeight = 68;  ///< minimum height of title and claim, at design size
/// A scene that needs more bytes is not computed ahead.
constexpr double kMaxPrefetchBytes = 256e6;
/// A lower page that is embedded in a frame hides its caption, so that the figure gets the room.
constexpr int kMinHeightWithCaption = 400;

}  // namespace

ExhibitPage::ExhibitPage(SceneModel& model, QWidget* parent) : QWidget(parent), m_model(model) {
    m_title = new QLabel(this);
    m_title->setObjectName(QStringLiteral("title"));
    m_title->setWordWrap(true);
    m_claim = new LinkText(this);
    m_claim->setObjectName(QStringLiteral("claim"));
    QSizePolicy claimPolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    claimPolicy.setHeightForWidth(true);
    m_claim->setSizePolicy(claimPolicy);
    m_message = new QLabel(this);
    m_message->setObjectName(QStringLiteral("message"));
    m_message->setWordWrap(true);
    m_message->setAlignment(Qt::AlignCenter);
    m_message->hide();
    m_figureArea = new QWidget(this);
    m_figureArea->installEventFilter(this);
    m_measureBar = new MeasureBar(this);
    m_measuring = std::make_unique<MeasuringController>(m_model, *m_measureBar);
    m_trainBar = new TrainBar(this);
    m_trainBar->hide();
    m_useModelMenu = new UseModelMenu(m_model, this);
    m_trainBar->setUseModelMenu(*m_useModelMenu);
    m_training = std::make_unique<TrainingController>(m_model, *m_trainBar);
    m_tabs = new FigureTabs(this);
    m_caption = new CaptionView(this);
    m_header = new QVBoxLayout;
    m_header->setSpacing(px(2));
    m_header->addWidget(m_title);
    m_header->addWidget(m_claim);
    m_header->addWidget(m_trainBar);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(0);
    layout->addLayout(m_header);
    layout->addWidget(m_message);
    layout->addWidget(m_figureArea, 1);
    // Directly below the figure, which shows the measured values.
    layout->addWidget(m_measureBar);
    layout->addSpacing(px(4));
    layout->addWidget(m_tabs);
    layout->addWidget(m_caption);
    setAutoFillBackground(true);
    placeHeader();
    connect(m_caption, &CaptionView::linkActivated, this, &ExhibitPage::linkActivated);
    connect(m_caption, &CaptionView::moreResized, this, &ExhibitPage::moreResized);
    connect(m_tabs, &FigureTabs::chosen, this,
            [this](const std::string& name) { m_model.setParameter("show", ParameterValue(name)); });
    connect(m_claim, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& link) { Q_EMIT linkActivated(link.toString()); });
    connect(&m_model, &SceneModel::changed, this, &ExhibitPage::updateFromModel);
    m_marks = new LessonOverlay(m_figureArea);
    m_progress = new ComputeProgressBar(m_queue, m_figureArea);
    connect(m_progress, &ComputeProgressBar::appeared, this, [this] {
        // The caption of the previous page must not stay under an empty figure.
        if (m_shown) return;
        m_formulas.clear();
        m_caption->setCaption({});
        Q_EMIT shownChanged();
    });
    m_input = std::make_unique<FigureInput>(m_model, m_shown);
    connect(m_input.get(), &FigureInput::cellChosen, this, &ExhibitPage::cellChosen);
    connect(m_input.get(), &FigureInput::hoveredCellChanged, this, [this] {
        updateViewed();
        if (m_shown) showView();
        Q_EMIT currentCellChanged();
    });
    connect(m_measuring.get(), &MeasuringController::failed, this, [this](const QString& reason) {
        m_message->setText(tr("This could not be measured: %1").arg(reason));
        m_message->show();
    });
    m_queue.setCache(StudyCache::global());
    connect(&m_queue, &ComputeQueue::finished, this, &ExhibitPage::receive);
    connect(&m_queue, &ComputeQueue::failed, this, [this](const Scene&, const QString& reason) {
        m_message->setText(tr("This page could not be computed: %1").arg(reason));
        m_message->show();
    });
    updateFromModel();
}

ExhibitPage::~ExhibitPage() = default;

void ExhibitPage::setTheme(const Theme& theme) {
    m_theme = &theme;
    QPalette colours = palette();
    colours.setColor(QPalette::Window, theme.surface);
    colours.setColor(QPalette::WindowText, theme.text);
    setPalette(colours);
    QPalette muted = colours;
    muted.setColor(QPalette::Text, theme.muted);
    muted.setColor(QPalette::Base, Qt::transparent);
    m_claim->setPalette(muted);
    if (m_figure) updateTitle();
    m_caption->setTheme(theme);
    m_tabs->setTheme(theme);
    m_measureBar->setTheme(theme);
    m_trainBar->setTheme(theme);
    m_progress->setTheme(theme);
    if (m_figure) {
        m_figure->setScale(m_figureScale);
        m_figure->setTheme(theme);
        showMarks();
    }
}

void ExhibitPage::fit(const QSize& window, double text) {
    m_figureScale = std::min(Figure::kMaxScale, text * figureScaleFor(window, text));
    placeHeader();
    if (m_figure) m_figure->setScale(m_figureScale);
}

void ExhibitPage::placeHeader() {
    m_title->setFont(uiFont(kTitleSize, QFont::DemiBold));
    m_claim->setFont(uiFont(font_size::kBody));
    const int side = px(24);
    const int top = px(14);
    const int bar = m_trainBar->isHidden() ? 0 : m_trainBar->sizeHint().height() + px(2);
    const int lines = m_title->fontMetrics().height() + m_claim->fontMetrics().height() + px(2) + bar;
    layout()->setContentsMargins(side, top, side, px(16));
    m_header->setContentsMargins(0, 0, 0, std::max(px(4), px(kHeaderHeight) - top - lines));
}

void ExhibitPage::setCaptionReplacement(QWidget* replacement) {
    if (replacement == m_captionReplacement) return;
    auto* rows = static_cast<QBoxLayout*>(layout());
    if (m_captionReplacement) {
        rows->removeWidget(m_captionReplacement);
        m_captionReplacement->hide();
    }
    m_captionReplacement = replacement;
    setMoreOpen(false);
    if (m_captionReplacement) {
        rows->addWidget(m_captionReplacement);
        m_captionReplacement->show();
    }
    m_claim->setVisible(!m_captionReplacement);
    limitCaption();
    showTabs();
    updateTitle();
    placeHeader();
}

void ExhibitPage::setCaptionLimited(bool limited) {
    m_isCaptionLimited = limited;
    limitCaption();
}

void ExhibitPage::limitCaption() {
    if (m_captionReplacement)
        m_captionReplacement->setMaximumHeight(m_isCaptionLimited ? height() / 2 : QWIDGETSIZE_MAX);
    const bool isLow = m_isCaptionLimited && height() < px(kMinHeightWithCaption);
    m_caption->setVisible(!m_captionReplacement && !isLow);
}

void ExhibitPage::setStepMarks(const StepMarks& marks) {
    m_marks->setMarks(marks);
    updateDescription();
    showMarks();
}

void ExhibitPage::showMarks() {
    if (m_figure) m_marks->placeOn(*m_figure, m_shown, *m_theme);
}

void ExhibitPage::prefetch(const Scene& scene) {
    const Exhibit* exhibit = findExhibit(scene.exhibit);
    if (!exhibit) return;
    const Scene next = adaptScene(*exhibit, scene);
    if (!findProblem(*exhibit, next) && exhibit->memoryNeeded(next) <= kMaxPrefetchBytes)
        m_queue.prefetch(*exhibit, next);
}

void ExhibitPage::setPointerBlocked(bool blocked) {
    m_input->setPointerBlocked(blocked);
    m_figure->setCellDescriber(blocked ? std::function<QString(const Cell&)>()
                                       : [this](const Cell& cell) { return describeCell(cell); });
}

void ExhibitPage::setWithheld(const QString& why) {
    m_withheld = why;
    m_figure->setWithheld(why);
    for (QWidget* bar : std::initializer_list<QWidget*>{m_trainBar, m_measureBar}) {
        bar->setEnabled(why.isEmpty());
        bar->setToolTip(why);
    }
    if (!why.isEmpty()) m_input->cancelEdit();
}

void ExhibitPage::holdScales(bool hold) {
    if (!hold && !m_holdsScales) return;
    m_holdsScales = m_isHoldPending = hold;
    m_figure->holdScales(0);
    const bool isThere = m_shown && m_requestedScene && hasSameNumbers(*m_exhibit, m_shown.scene(), *m_requestedScene);
    if (hold && isThere) beginHold();
    if (isThere) m_figure->setTheme(*m_theme);
}

void ExhibitPage::beginHold() {
    m_isHoldPending = false;
    m_figure->holdScales(++m_holdCount);
}

void ExhibitPage::setMoreOpen(bool open) {
    m_caption->setMoreOpen(open);
}

int ExhibitPage::moreHeight() const {
    return m_captionReplacement ? 0 : m_caption->moreHeight();
}

void ExhibitPage::updateFromModel() {
    const Exhibit& exhibit = m_model.exhibit();
    if (m_exhibit != &exhibit) {
        m_exhibit = &exhibit;
        setMoreOpen(false);
        makeFigure();
    }
    const Scene& scene = m_model.shownScene();
    // If the selection changes, for example by undo, it replaces the hovered cell.
    if (m_requestedScene && selectedCell(m_requestedScene->parameters) != selectedCell(scene.parameters))
        m_input->forgetHoveredCell();

    const bool isRequested = m_requestedScene && hasSameNumbers(exhibit, *m_requestedScene, scene);
    m_requestedScene = scene;
    if (!isRequested && updateProblem()) {
        // A training run takes seconds. Until it is computed, show its first step, except in a lesson, whose text may
        // refer to the final numbers.
        const bool skipsFirstStep = m_shown || m_captionReplacement || StudyCache::global().find(exhibit, scene);
        if (exhibit.trainable() && !skipsFirstStep && m_queue.isIdle()) {
            Scene beginning = scene;
            beginning.parameters.trainingStep = 0;
            beginning.parameters.ghost = BaselineKind::None;
            if (!hasSameNumbers(exhibit, beginning, scene)) m_queue.request(exhibit, beginning);
        }
        m_queue.request(exhibit, scene);
    }
    if (m_problem && m_shown) {
        // Cells can still be selected in the last valid figure.
        const auto cell = selectedCell(scene.parameters);
        if (!cell || hasCell(exhibit, m_shown.scene().parameters, *cell)) m_shown = m_shown.withSelection(cell);
        updateViewed();
        showView();
    } else if (isRequested && m_shown && hasSameNumbers(exhibit, m_shown.scene(), scene)) {
        m_shown = m_viewed.withScene(scene);
        updateViewed();
        showView();
    }
    updateTitle();
    showTabs();
    m_measuring->showState();
    if (!exhibit.trainable()) {
        m_training->show({});
        m_useModelMenu->setShown({});
    }
    placeHeader();
    placeFigure();
    Q_EMIT currentCellChanged();
}

void ExhibitPage::showTabs() {
    m_tabs->setShown(m_model.shown().parameters.show);
    // In a lesson, the step decides which tab is shown.
    m_tabs->setVisible(!m_exhibit->tabs().empty() && !m_captionReplacement);
}

bool ExhibitPage::updateProblem() {
    m_problem = findProblem(*m_exhibit, *m_requestedScene);
    if (m_problem && !m_shown) m_caption->setCaption({});
    showProblem();
    return !m_problem;
}

void ExhibitPage::showProblem() {
    if (m_problem)
        // If the problem is shown elsewhere, the page says nothing unless it would be empty.
        m_message->setText(!m_isProblemShownElsewhere ? m_problem->words
                           : m_shown                  ? QString()
                                                      : tr("There is nothing to draw yet."));
    m_message->setVisible(m_problem && !m_message->text().isEmpty());
    m_figure->setDimmed(m_problem || m_isStale);
}

void ExhibitPage::setProblemShownElsewhere(bool shown) {
    if (std::exchange(m_isProblemShownElsewhere, shown) != shown && m_problem) showProblem();
}

void ExhibitPage::setStale(bool stale) {
    m_isStale = stale;
    m_figure->setDimmed(m_problem || m_isStale);
}

void ExhibitPage::makeFigure() {
    const bool hadFocus = m_figure && m_figure->hasFocus();
    m_shown = m_viewed = {*m_exhibit, {}, nullptr};
    m_model.setEvaluated(m_shown);
    m_requestedScene.reset();
    m_problem.reset();
    m_input->cancelEdit();
    m_tabs->setExhibit(*m_exhibit);
    m_figure = m_exhibit->makeFigure();
    m_figure->setParent(m_figureArea);
    m_figure->setObjectName(QStringLiteral("figure"));
    m_figure->setInteractive(true);
    m_figure->setScale(m_figureScale);
    m_figure->setTheme(*m_theme);
    m_input->setFigure(*m_figure);
    setPointerBlocked(m_input->isPointerBlocked());
    m_figure->setWithheld(m_withheld);
    m_isHoldPending = m_holdsScales;
    m_figure->installEventFilter(this);
    updateTitle();
    placeFigure();
    // The figure becomes visible with its first result; before, it has only bare axes. It takes over the focus of the
    // previous figure.
    if (hadFocus) m_figure->setFocus();
}

void ExhibitPage::updateTitle() {
    ExhibitTexts words = m_exhibit->textsFor(m_model.shownScene());
    // In a lesson the title is the plain page name, because a title that states a claim could answer the question.
    if (m_captionReplacement) words.title = words.name;
    m_title->setText(words.title);
    const QString claim = claimOf(*m_exhibit, m_model.shownScene(), m_shown);
    m_claim->setRichText(TermLinks().link(claim.toHtmlEscaped()), *m_theme, m_theme->muted);
    // The same terms are links in the caption, where the keyboard reaches them.
    m_claim->setFocusPolicy(Qt::NoFocus);
    // Qt notifies screen readers on every call, even if the name is unchanged.
    if (words.title != m_figure->accessibleName()) m_figure->setAccessibleName(words.title);
}

void ExhibitPage::retranslate() {
    updateTitle();
    m_tabs->setExhibit(*m_exhibit);
    showTabs();
    m_progress->retranslate();
    m_caption->retranslate();
    m_measureBar->retranslate();
    m_trainBar->retranslate();
    m_useModelMenu->retranslate();
    m_measuring->showState();
    placeHeader();
    showCaption();
    if (m_requestedScene) updateProblem();
    // Redraws everything, including translated names and numbers.
    m_figure->setTheme(*m_theme);
}

void ExhibitPage::receive(const Scene& scene, const std::shared_ptr<const Study>& study) {
    if (scene.exhibit != m_exhibit->id()) return;
    // Selection and zoom may have changed since the request; then the numbers are still those of the latest scene.
    const bool isLatest = m_requestedScene && hasSameNumbers(*m_exhibit, *m_requestedScene, scene);
    m_shown = {*m_exhibit, isLatest ? *m_requestedScene : scene, study};
    updateViewed();
    m_model.setEvaluated(m_shown);
    updateTitle();
    if (isLatest && m_isHoldPending) beginHold();
    prepareGlide();
    m_figure->display(m_viewed.scene(), study);
    m_figure->show();
    m_training->show(m_shown);
    m_useModelMenu->setShown(m_shown);
    placeHeader();
    showCaption();
    showMarks();
    if (isLatest) Q_EMIT currentCellChanged();
}

std::optional<Cell> ExhibitPage::currentCell() const {
    const Parameters& parameters = m_problem && m_shown ? m_shown.scene().parameters : m_model.shown().parameters;
    // Until the next result is drawn, the pointer can hover over cells that the requested table does not have.
    const std::optional<Cell>& hovered = m_input->hoveredCell();
    return hovered && hasCell(*m_exhibit, parameters, *hovered) ? hovered : selectedCell(parameters);
}

void ExhibitPage::updateViewed() {
    const std::optional<Cell>& hovered = m_input->hoveredCell();
    const bool isHovered = m_shown && hovered && hasCell(*m_exhibit, m_shown.scene().parameters, *hovered);
    m_viewed = isHovered ? m_shown.withSelection(hovered) : m_shown;
}

void ExhibitPage::prepareGlide() {
    // A hovered cell appears without animation, and so does the selection after hovering ends.
    const bool isHovered = m_viewed.scene() != m_shown.scene();
    m_figure->setGlides(m_glideStart && !isHovered && glidesTo(m_model, *m_glideStart, m_viewed.scene()));
    m_glideStart = isHovered ? std::nullopt : std::optional(m_viewed.scene());
}

void ExhibitPage::showView() {
    prepareGlide();
    m_figure->displayView(m_viewed.scene());
    showMarks();
    showCaption();
}

bool ExhibitPage::pressKey(int key, Qt::KeyboardModifiers modifiers) {
    if (key == Qt::Key_Escape && m_caption->isMoreShown()) {
        m_caption->setMoreOpen(false);
        return true;
    }
    return m_input->pressKey(key, modifiers);
}

void ExhibitPage::measure() {
    m_measuring->measure();
}

bool ExhibitPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_figureArea && event->type() == QEvent::Resize) placeFigure();
    if (watched == m_figure.get() && event->type() == QEvent::KeyPress)
        if (const auto* key = static_cast<QKeyEvent*>(event); pressKey(key->key(), key->modifiers())) return true;
    return QWidget::eventFilter(watched, event);
}

void ExhibitPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    limitCaption();
    placeFigure();
}

void ExhibitPage::showCaption() {
    if (!m_shown) return;
    const Caption caption = m_viewed.caption();
    m_formulas = caption.formulas;
    m_caption->setCaption(caption);
    updateDescription();
    Q_EMIT shownChanged();
}

void ExhibitPage::updateDescription() {
    // While a lesson covers parts of the figure, the description must not reveal them.
    const QString description = m_shown && !m_marks->hasCovers() ? m_viewed.description() : QString();
    if (description != m_figure->accessibleDescription()) m_figure->setAccessibleDescription(description);
}

void ExhibitPage::placeFigure() {
    if (!m_figure) return;
    m_figure->setGeometry(figureRect(m_model.scene(), m_figureArea->rect()));
    showMarks();
    m_progress->place(m_figureArea->width());
}

QString ExhibitPage::describeCell(const Cell& cell) const {
    // The figure may still show an older scene than the requested one, so its cells are looked up in m_shown.
    const Explanation explanation = m_shown.explain(cell);
    QStringList tags;
    for (const Explanation::Tag& tag : explanation.tags) tags += tag.text;
    return tr("%1: %2").arg(joinList(tags), explanation.value);
}

}  // namespace attention
