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
constexpr int kHeader = 68;  ///< title and claim, in designed pixels, or what they need
/// Bytes of what is computed ahead at most.
constexpr double kMaxAhead = 256e6;
/// Of a page in a frame; a lower one leaves all room to the figure.
constexpr int kLeastWithCaption = 400;

}  // namespace

ExhibitPage::ExhibitPage(SceneModel& model, QWidget* parent) : QWidget(parent), m_model(model) {
    m_title = new QLabel(this);
    m_title->setObjectName(QStringLiteral("title"));
    m_title->setWordWrap(true);
    m_claim = new LinkText(this);
    m_claim->setObjectName(QStringLiteral("claim"));
    QSizePolicy asHighAsItsLines(QSizePolicy::Preferred, QSizePolicy::Minimum);
    asHighAsItsLines.setHeightForWidth(true);
    m_claim->setSizePolicy(asHighAsItsLines);
    m_message = new QLabel(this);
    m_message->setObjectName(QStringLiteral("message"));
    m_message->setWordWrap(true);
    m_message->setAlignment(Qt::AlignCenter);
    m_message->hide();
    m_room = new QWidget(this);
    m_room->installEventFilter(this);
    m_measureBar = new MeasureBar(this);
    m_measuring = std::make_unique<MeasuringController>(m_model, *m_measureBar);
    m_trainBar = new TrainBar(this);
    m_trainBar->hide();
    m_takeMenu = new UseModelMenu(m_model, this);
    m_trainBar->setUseModelMenu(*m_takeMenu);
    m_live = std::make_unique<TrainingController>(m_model, *m_trainBar);
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
    layout->addWidget(m_room, 1);
    // Beside what the figure says of the measurement.
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
    m_marks = new LessonOverlay(m_room);
    m_progress = new ComputeProgressBar(m_queue, m_room);
    connect(m_progress, &ComputeProgressBar::appeared, this, [this] {
        // The words of the page before would stand under an empty picture.
        if (m_shown) return;
        m_formulas.clear();
        m_caption->setCaption({});
        Q_EMIT shownChanged();
    });
    m_input = std::make_unique<FigureInput>(m_model, m_shown);
    connect(m_input.get(), &FigureInput::cellChosen, this, &ExhibitPage::cellChosen);
    connect(m_input.get(), &FigureInput::hoveredCellChanged, this, [this] {
        look();
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
    if (m_figure) nameFigure();
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
    m_figureScale = std::min(Figure::kMaxScale, text * figureGrowth(window, text));
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
    m_header->setContentsMargins(0, 0, 0, std::max(px(4), px(kHeader) - top - lines));
}

void ExhibitPage::setCaptionReplacement(QWidget* instead) {
    if (instead == m_captionReplacement) return;
    auto* rows = static_cast<QBoxLayout*>(layout());
    if (m_captionReplacement) {
        rows->removeWidget(m_captionReplacement);
        m_captionReplacement->hide();
    }
    m_captionReplacement = instead;
    setMoreOpen(false);
    if (m_captionReplacement) {
        rows->addWidget(m_captionReplacement);
        m_captionReplacement->show();
    }
    m_claim->setVisible(!m_captionReplacement);
    limitCaption();
    showTabs();
    nameFigure();
    placeHeader();
}

void ExhibitPage::setCaptionLimited(bool limited) {
    m_isCaptionLimited = limited;
    limitCaption();
}

void ExhibitPage::limitCaption() {
    if (m_captionReplacement)
        m_captionReplacement->setMaximumHeight(m_isCaptionLimited ? height() / 2 : QWIDGETSIZE_MAX);
    const bool isLow = m_isCaptionLimited && height() < px(kLeastWithCaption);
    m_caption->setVisible(!m_captionReplacement && !isLow);
}

void ExhibitPage::setStepMarks(const StepMarks& marks) {
    m_marks->setMarks(marks);
    describe();
    showMarks();
}

void ExhibitPage::showMarks() {
    if (m_figure) m_marks->follow(*m_figure, m_shown, *m_theme);
}

void ExhibitPage::prepare(const Scene& scene) {
    const Exhibit* exhibit = findExhibit(scene.exhibit);
    if (!exhibit) return;
    const Scene next = adaptScene(*exhibit, scene);
    if (!findProblem(*exhibit, next) && exhibit->memoryNeeded(next) <= kMaxAhead) m_queue.prefetch(*exhibit, next);
}

void ExhibitPage::setPointerBlocked(bool blocked) {
    m_input->setPointerBlocked(blocked);
    m_figure->setCellDescriber(blocked ? std::function<QString(const Cell&)>()
                                       : [this](const Cell& cell) { return cellWords(cell); });
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
    m_figure->holdScales(++m_holds);
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
    // What was under the pointer when the selection moved, by undo for one, is no longer what is looked at.
    if (m_requestedScene && selectedCell(m_requestedScene->parameters) != selectedCell(scene.parameters))
        m_input->forgetHoveredCell();

    const bool isRequested = m_requestedScene && hasSameNumbers(exhibit, *m_requestedScene, scene);
    m_requestedScene = scene;
    if (!isRequested && updateProblem()) {
        // A run takes seconds: its beginning stands until then, where no lesson looks at the numbers.
        const bool isTold = m_shown || m_captionReplacement || StudyCache::global().find(exhibit, scene);
        if (exhibit.trainable() && !isTold && m_queue.isIdle()) {
            Scene beginning = scene;
            beginning.parameters.trainingStep = 0;
            beginning.parameters.ghost = BaselineKind::None;
            if (!hasSameNumbers(exhibit, beginning, scene)) m_queue.request(exhibit, beginning);
        }
        m_queue.request(exhibit, scene);
    }
    if (m_problem && m_shown) {
        // One can still look around in the picture that stays.
        const auto cell = selectedCell(scene.parameters);
        if (!cell || hasCell(exhibit, m_shown.scene().parameters, *cell)) m_shown = m_shown.withSelection(cell);
        look();
        showView();
    } else if (isRequested && m_shown && hasSameNumbers(exhibit, m_shown.scene(), scene)) {
        m_shown = m_viewed.withScene(scene);
        look();
        showView();
    }
    nameFigure();
    showTabs();
    m_measuring->showState();
    if (!exhibit.trainable()) {
        m_live->show({});
        m_takeMenu->setShown({});
    }
    placeHeader();
    placeFigure();
    Q_EMIT currentCellChanged();
}

void ExhibitPage::showTabs() {
    m_tabs->setShown(m_model.shown().parameters.show);
    // A lesson decides itself what is shown.
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
        // Once is enough; but a page must not be empty without a word.
        m_message->setText(!m_isProblemTold ? m_problem->words
                           : m_shown        ? QString()
                                            : tr("There is nothing to draw yet."));
    m_message->setVisible(m_problem && !m_message->text().isEmpty());
    m_figure->setDimmed(m_problem || m_isStale);
}

void ExhibitPage::setProblemShownElsewhere(bool told) {
    if (std::exchange(m_isProblemTold, told) != told && m_problem) showProblem();
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
    m_figure->setParent(m_room);
    m_figure->setObjectName(QStringLiteral("figure"));
    m_figure->setInteractive(true);
    m_figure->setScale(m_figureScale);
    m_figure->setTheme(*m_theme);
    m_input->setFigure(*m_figure);
    setPointerBlocked(m_input->isPointerBlocked());
    m_figure->setWithheld(m_withheld);
    m_isHoldPending = m_holdsScales;
    m_figure->setCellCounts([exhibit = m_exhibit](const Parameters& parameters) {
        return selectableShape(*exhibit, parameters, parameters.matrix);
    });
    m_figure->installEventFilter(this);
    nameFigure();
    placeFigure();
    // Shown with its first result; until then there are only bare axes to see. Focus comes with it.
    if (hadFocus) m_figure->setFocus();
}

void ExhibitPage::nameFigure() {
    ExhibitTexts words = m_exhibit->textsFor(m_model.shownScene());
    // A title may be a claim, which would answer the question of a lesson.
    if (m_captionReplacement) words.title = words.name;
    m_title->setText(words.title);
    const QString claim = claimOf(*m_exhibit, m_model.shownScene(), m_shown);
    m_claim->setWords(TermLinks().link(claim.toHtmlEscaped()), *m_theme, m_theme->muted);
    // Its terms come again below the figure, where the keyboard finds them.
    m_claim->setFocusPolicy(Qt::NoFocus);
    // Screen readers are told of each setting, whether it is another or not.
    if (words.title != m_figure->accessibleName()) m_figure->setAccessibleName(words.title);
}

void ExhibitPage::retranslate() {
    nameFigure();
    m_tabs->setExhibit(*m_exhibit);
    showTabs();
    m_progress->retranslate();
    m_caption->retranslate();
    m_measureBar->retranslate();
    m_trainBar->retranslate();
    m_takeMenu->retranslate();
    m_measuring->showState();
    placeHeader();
    showWords();
    if (m_requestedScene) updateProblem();
    // Draws everything afresh, names and numbers among it.
    m_figure->setTheme(*m_theme);
}

void ExhibitPage::receive(const Scene& scene, const std::shared_ptr<const Study>& study) {
    if (scene.exhibit != m_exhibit->id()) return;
    // The selection or another view value may have moved on since; the numbers are then still right.
    const bool isLatest = m_requestedScene && hasSameNumbers(*m_exhibit, *m_requestedScene, scene);
    m_shown = {*m_exhibit, isLatest ? *m_requestedScene : scene, study};
    look();
    m_model.setEvaluated(m_shown);
    nameFigure();
    if (isLatest && m_isHoldPending) beginHold();
    prepareGlide();
    m_figure->display(m_viewed.scene(), study);
    m_figure->show();
    m_live->show(m_shown);
    m_takeMenu->setShown(m_shown);
    placeHeader();
    showWords();
    showMarks();
    if (isLatest) Q_EMIT currentCellChanged();
}

std::optional<Cell> ExhibitPage::currentCell() const {
    const Parameters& parameters = m_problem && m_shown ? m_shown.scene().parameters : m_model.shown().parameters;
    // Until the next picture stands, one can point at cells that the table no longer has.
    const std::optional<Cell>& hovered = m_input->hoveredCell();
    return hovered && hasCell(*m_exhibit, parameters, *hovered) ? hovered : selectedCell(parameters);
}

void ExhibitPage::look() {
    const std::optional<Cell>& hovered = m_input->hoveredCell();
    const bool isPointed = m_shown && hovered && hasCell(*m_exhibit, m_shown.scene().parameters, *hovered);
    m_viewed = isPointed ? m_shown.withSelection(hovered) : m_shown;
}

void ExhibitPage::prepareGlide() {
    // What is pointed at is there at once, and so is what was shown before.
    const bool isPointed = m_viewed.scene() != m_shown.scene();
    m_figure->setGlides(m_glidesFrom && !isPointed && glidesTo(m_model, *m_glidesFrom, m_viewed.scene()));
    m_glidesFrom = isPointed ? std::nullopt : std::optional(m_viewed.scene());
}

void ExhibitPage::showView() {
    prepareGlide();
    m_figure->displayView(m_viewed.scene());
    showMarks();
    showWords();
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
    if (watched == m_room && event->type() == QEvent::Resize) placeFigure();
    if (watched == m_figure.get() && event->type() == QEvent::KeyPress)
        if (const auto* key = static_cast<QKeyEvent*>(event); pressKey(key->key(), key->modifiers())) return true;
    return QWidget::eventFilter(watched, event);
}

void ExhibitPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    limitCaption();
    placeFigure();
}

void ExhibitPage::showWords() {
    if (!m_shown) return;
    const Caption caption = m_viewed.caption();
    m_formulas = caption.formulas;
    m_caption->setCaption(caption);
    describe();
    Q_EMIT shownChanged();
}

void ExhibitPage::describe() {
    // What is covered is not told either.
    const QString description = m_shown && !m_marks->hasCovers() ? m_viewed.description() : QString();
    if (description != m_figure->accessibleDescription()) m_figure->setAccessibleDescription(description);
}

void ExhibitPage::placeFigure() {
    if (!m_figure) return;
    m_figure->setGeometry(figurePlace(m_model.scene(), m_room->rect()));
    showMarks();
    m_progress->place(m_room->width());
}

QString ExhibitPage::cellWords(const Cell& cell) const {
    // The figure asks for cells of what it shows, which may be older than what was asked for last.
    const Explanation explanation = m_shown.explain(cell);
    QStringList tags;
    for (const Explanation::Tag& tag : explanation.tags) tags += tag.text;
    return tr("%1: %2").arg(joinList(tags), explanation.value);
}

}  // namespace attention
