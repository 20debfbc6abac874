#include "ui/window/presentation_window.h"

#include <algorithm>
#include <utility>

#include <QApplication>
#include <QCloseEvent>
#include <QLabel>
#include <QPushButton>

#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/figure.h"
#include "ui/lesson/lesson_check.h"
#include "ui/text/language.h"
#include "ui/text/parameter_text.h"
#include "ui/widgets/lesson_text.h"
#include "ui/widgets/parameter_control.h"
#include "ui/widgets/parameter_panel.h"
#include "ui/widgets/presentation_bar.h"
#include "ui/widgets/style.h"
#include "ui/widgets/word_chips.h"
#include "ui/window/claim.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/figure_input.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/lesson_overlay.h"
#include "ui/window/scene_glide.h"
#include "ui/window/stage_choices.h"
#include "ui/window/vote_controller.h"

namespace attention {
namespace {

constexpr const char* kStep = "step";
constexpr const char* kTokens = "tokens";

static_assert(PresentationBar::kMaxFields == kMaxStepControls, "a step of a lesson has what the bar shows");

/// The sentence without its full stop, as a headline.
QString asHeadline(QString sentence) {
    if (sentence.endsWith(u'.') || sentence.endsWith(u'。')) sentence.chop(1);
    return sentence;
}

}  // namespace

PresentationWindow::PresentationWindow(SceneModel& model, ExhibitPage& page, ParameterPanel& panel,
                                       LessonActions* lessons)
    : m_model(model), m_page(page), m_panel(panel), m_lessons(lessons), m_pager(model) {
    setObjectName(QStringLiteral("stage"));
    setFocusPolicy(Qt::StrongFocus);
    setAutoFillBackground(true);
    m_claim = new QLabel(this);
    m_claim->setObjectName(QStringLiteral("stage-claim"));
    m_claim->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_introduction = new QLabel(this);
    m_introduction->setObjectName(QStringLiteral("stage-introduction"));
    m_introduction->setWordWrap(true);
    m_introduction->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_introduction->setTextFormat(Qt::RichText);
    m_message = new QLabel(this);
    m_message->setObjectName(QStringLiteral("stage-message"));
    m_footer = new QLabel(this);
    m_footer->setObjectName(QStringLiteral("stage-foot"));
    m_footer->hide();
    // Texts of lessons may come from untrusted files and must not be interpreted as rich text.
    for (QLabel* label : {m_claim, m_message, m_footer}) label->setTextFormat(Qt::PlainText);
    m_figureArea = new QWidget(this);
    m_marks = new LessonOverlay(m_figureArea);
    if (m_lessons) {
        m_vote = new VoteController(*m_lessons, this);
        m_choices = new StageChoices(*m_lessons, *m_vote, this);
        connect(m_vote, &VoteController::changed, this, &PresentationWindow::updateFromModel);
        connect(m_vote, &VoteController::said, this, &PresentationWindow::showMessage);
    }
    m_wordOrder = new WordOrderList(this);
    m_answerButton = new QPushButton(this);
    m_answerButton->setObjectName(QStringLiteral("stage-answer"));
    m_wordOrder->hide();
    m_answerButton->hide();
    m_bar = new PresentationBar(this);
    m_bar->setObjectName(QStringLiteral("stage-bar"));
    m_idleTimer.setParent(this);
    m_idleTimer.setObjectName(QStringLiteral("idle"));
    m_idleTimer.setSingleShot(true);
    m_idleTimer.setInterval(kIdleTime);
    m_messageTimer.setParent(this);
    m_messageTimer.setObjectName(QStringLiteral("message-time"));
    m_messageTimer.setSingleShot(true);
    m_messageTimer.setInterval(kMessageTime);
    connect(&m_idleTimer, &QTimer::timeout, this, &PresentationWindow::hideControls);
    connect(&m_messageTimer, &QTimer::timeout, this, [this] { showMessage({}); });
    connect(m_bar, &PresentationBar::backClicked, this, &PresentationWindow::goBack);
    connect(m_bar, &PresentationBar::nextClicked, this, &PresentationWindow::goForward);
    connect(m_bar, &PresentationBar::playClicked, this, &PresentationWindow::togglePlaying);
    connect(m_bar, &PresentationBar::endClicked, this, &PresentationWindow::ended);
    connect(m_bar, &PresentationBar::pressed, this, [this](const std::string& key) {
        if (m_panel.player().key() == key) m_panel.stopPlaying();
        m_model.beginGesture(key);
    });
    connect(m_bar, &PresentationBar::released, this, [this](const std::string& key) { m_model.endGesture(key); });
    connect(m_bar, &PresentationBar::chosen, this, [this](const std::string& key, ExactNumber value) {
        if (const ParameterControl* control = m_panel.control(key))
            m_model.setParameter(key, control->toParameterValue(value));
    });
    connect(m_bar, &PresentationBar::changed, &m_model, &SceneModel::setParameter);
    connect(m_bar, &PresentationBar::textChecked, this, &PresentationWindow::showMessage);
    connect(m_bar, &PresentationBar::textFinished, this, [this] {
        setFocus();
        showSentence(false);
    });
    connect(m_bar, &PresentationBar::whatIfClicked, this, &PresentationWindow::whatIfRequested);
    m_bar->setMenu(m_menu);
    connect(&m_menu, &QMenu::aboutToShow, this, &PresentationWindow::fillMenu);
    const auto answer = [this] { m_lessons->session().answerOrder(m_wordOrder->order()); };
    connect(m_wordOrder, &WordOrderList::submitted, this, answer);
    connect(m_answerButton, &QPushButton::clicked, this, answer);
    connect(&m_panel.player(), &Player::started, this, &PresentationWindow::showBar);
    connect(&m_panel.player(), &Player::stopped, this, &PresentationWindow::showBar);
    connect(&m_model, &SceneModel::changed, this, &PresentationWindow::updateFromModel);
    connect(&m_page, &ExhibitPage::shownChanged, this, &PresentationWindow::updateFromModel);
    if (m_lessons) {
        connect(m_lessons, &LessonActions::changed, this, &PresentationWindow::updateFromModel);
        connect(m_lessons, &LessonActions::replyRefused, this, &PresentationWindow::showMessage);
    }
    qApp->installEventFilter(this);
    setTheme(*m_theme);
    showControls();
}

PresentationWindow::~PresentationWindow() = default;

void PresentationWindow::setTheme(const Theme& theme) {
    m_theme = theme.isDark ? &Theme::dark(Contrast::High) : &Theme::light(Contrast::High);
    QPalette colours = palette();
    colours.setColor(QPalette::Window, m_theme->surface);
    colours.setColor(QPalette::WindowText, m_theme->text);
    setPalette(colours);
    setInk(*m_footer, m_theme->muted, *m_theme);
    m_wordOrder->setTheme(*m_theme);
    if (m_choices) m_choices->setTheme(*m_theme);
    m_bar->setTheme(*m_theme);
    if (m_figure) m_figure->setTheme(*m_theme);
    updateLayout();
    updateFromModel();
}

void PresentationWindow::setIdleTime(int milliseconds) {
    m_idleTimer.setInterval(milliseconds);
    showControls();
}

void PresentationWindow::setMenus(const QList<QAction*>& languages, const QList<QAction*>& themes) {
    m_languages = languages;
    m_themes = themes;
}

void PresentationWindow::fillMenu() {
    m_menu.clear();
    m_menu.setFont(m_footer->font());
    // The menu shows the keys but does not bind them as shortcuts, because single letters must work only on the stage.
    const auto titled = [](const QString& text, const char* key) { return text + u'\t' + QLatin1String(key); };
    QAction* sentence = m_menu.addAction(titled(tr("Sentence"), "S"), this, [this] { showSentence(!m_hasSentence); });
    sentence->setEnabled(hasSentenceField());
    for (const auto& [title, actions] :
         {std::pair{titled(tr("Language"), "L"), &m_languages}, std::pair{titled(tr("Theme"), "T"), &m_themes}}) {
        QMenu* menu = m_menu.addMenu(title);
        menu->setFont(m_menu.font());
        menu->addActions(*actions);
        menu->setEnabled(!actions->isEmpty());
    }
    m_menu.addSeparator();
    if (m_vote) {
        QAction* vote = m_menu.addAction(titled(m_vote->isOpen() ? tr("End the vote") : tr("Vote"), "V"), m_vote,
                                         &VoteController::toggle);
        vote->setEnabled(m_vote->isPossible());
    }
    m_menu.addActions(m_moreActions);
    m_menu.addAction(titled(tr("Presenter's view"), "N"), this, &PresentationWindow::presenterViewRequested);
    m_menu.addAction(titled(tr("QR code of the link"), "Q"), this, [this] { showLinkCode(); });
    m_menu.addAction(titled(tr("Black screen"), "B"), this, [this] { setBlank(true); });
}

bool PresentationWindow::hasSentenceField() const {
    // A step of a lesson may show only other controls.
    const bool isChosenByStep = !isLesson() || m_lessons->session().step().controls.empty() ||
                                std::ranges::count(m_lessons->session().step().controls, kTokens) > 0;
    return isChosenByStep && m_exhibit->findUse(kTokens);
}

bool PresentationWindow::showSentence(bool isShown) {
    m_hasSentence = isShown && hasSentenceField();
    showControls();
    showBar();
    if (m_hasSentence) m_bar->editText(kTokens);
    return m_hasSentence;
}

void PresentationWindow::noteWhatIf() {
    m_whatIfStep = m_model.history().currentIndex();
    updateFromModel();
}

QString PresentationWindow::notice() const {
    if (!m_messageText.isEmpty()) return m_messageText;
    if (m_lessons && m_lessons->hasPausedScene()) return tr("The lesson waits. Ctrl+Z or Page Down goes back to it.");
    if (m_whatIfStep > 0 && m_whatIfStep == m_model.history().currentIndex())
        return tr("Ctrl+Z takes back: %1").arg(m_model.history().undoText());
    return m_vote ? m_vote->status() : QString();
}

void PresentationWindow::switchLanguage() {
    // The first entry follows the system and equals one of the others, so it is skipped.
    const QString code = QString::fromUtf8(currentLanguage().code.data());
    const auto isNow = [&](const QAction* each) { return each->data().toString() == code; };
    const auto now = std::ranges::find_if(m_languages, isNow) - m_languages.begin();
    if (m_languages.size() > 1) m_languages[now % std::ssize(m_languages) % (m_languages.size() - 1) + 1]->trigger();
}

void PresentationWindow::switchTheme() {
    if (m_themes.size() > 1) m_themes[m_themes.size() - (m_theme->isDark ? 2 : 1)]->trigger();
}

void PresentationWindow::showMessage(const QString& sentence) {
    if (sentence.isEmpty() && m_messageText.isEmpty()) return;
    m_messageText = sentence;
    m_messageTimer.start();
    updateFromModel();
}

QSize PresentationWindow::figureAreaSize() const {
    return m_figureArea->size();
}

void PresentationWindow::updateFromModel() {
    const Exhibit& exhibit = m_model.exhibit();
    const EvaluatedScene& shown = m_page.shown();
    if (m_exhibit != &exhibit) {
        m_exhibit = &exhibit;
        m_hasSentence = false;
        makeFigure();
    }
    const bool needsOtherHeight = m_choices && m_choices->updateFromLesson();
    updateWordOrder();
    const auto [introduction, claim] =
        isLesson() ? m_lessons->stageText()
                   : LessonActions::StageText{{}, asHeadline(claimOf(exhibit, m_model.shownScene(), shown))};
    const LessonStep* step = isLesson() ? &m_lessons->session().step() : nullptr;
    const bool needsLayout = needsOtherHeight || m_claimText != claim || m_introductionText != introduction;
    m_claimText = claim;
    m_introductionText = introduction;
    if (needsLayout) updateLayout();
    setWindowTitle(tr("%1 – Attention Lab").arg(exhibit.words().name));
    if (claim != accessibleName()) setAccessibleName(claim);
    placeFigure();
    if (shown && &shown.exhibit() == m_exhibit) {
        m_figure->holdScales(m_page.figure()->scalesHeldSince());
        m_figure->setGlides(m_shown && glidesTo(m_model, m_shown.scene(), shown.scene()));
        if (shown.study() != m_shown.study())
            m_figure->display(shown.scene(), shown.study());
        else if (shown.scene() != m_shown.scene())
            m_figure->displayView(shown.scene());
        m_shown = shown;
        m_figure->show();
    }
    fitToStep(step);
    m_figure->setWithheld(m_lessons ? m_lessons->withheldReason() : QString());
    m_marks->setMarks(m_lessons ? m_lessons->marks() : StepMarks());
    m_marks->placeOn(*m_figure, m_shown, *m_theme);
    const auto& problem = m_page.problem();
    m_figure->setDimmed(problem.has_value());
    m_message->setText(problem ? problem->words : notice());
    showBar();
    Q_EMIT changed();
}

bool PresentationWindow::isLesson() const {
    return m_lessons && m_lessons->isShown();
}

void PresentationWindow::updateWordOrder() {
    const QStringList words = isLesson() ? m_lessons->wordsToOrder() : QStringList();
    const bool isAsking = !words.isEmpty() && m_lessons->session().hasOpenQuestion();
    const bool isNew = m_wordOrder->words() != words;
    if (isNew) m_wordOrder->setWords(words);
    if (!words.isEmpty() && !isAsking) m_wordOrder->setOrder(m_lessons->session().step().question->order);
    // The word list gets the keys only while words are put into order.
    const bool hadFocus = hasFocus() || m_wordOrder->hasFocus();
    setFocusProxy(isAsking ? m_wordOrder : nullptr);
    if (hadFocus) setFocus();
    m_wordOrder->setEnabled(isAsking);
    m_wordOrder->setAccessibleName(tr("Order of the words"));
    m_wordOrder->setAccessibleDescription(WordOrderList::hint());
    m_wordOrder->setToolTip(WordOrderList::hint());
    m_answerButton->setText(LessonText::tr("Answer"));
    m_wordOrder->setVisible(!words.isEmpty());
    m_answerButton->setVisible(isAsking);
    if (isNew) updateLayout();
}

void PresentationWindow::makeFigure() {
    // The old figure may still be handling the key or click that led here, so it is deleted later.
    if (m_figure) {
        m_figure->hide();
        m_figure.release()->deleteLater();
    }
    m_shown = {};
    m_figure = m_exhibit->makeFigure();
    m_figure->setParent(m_figureArea);
    m_figure->setObjectName(QStringLiteral("stage-figure"));
    // The stage handles all keys.
    m_figure->setFocusPolicy(Qt::NoFocus);
    m_figure->setInteractive(true);
    m_figure->setOnStage(true);
    m_figure->setTheme(*m_theme);
    m_figure->setScale(figureScale());
    m_figure->installEventFilter(this);
    connect(m_figure.get(), &Figure::clicked, this, [this](const Cell& cell) { m_page.input().click(cell); });
    connect(m_figure.get(), &Figure::zoomed, &m_model, &SceneModel::setZoom);
    connect(m_figure.get(), &Figure::dragStarted, &m_model, &SceneModel::beginGesture);
    connect(m_figure.get(), &Figure::edited, &m_model, &SceneModel::setParameter);
    connect(m_figure.get(), &Figure::dragFinished, &m_model, &SceneModel::endGesture);
}

void PresentationWindow::showBar() {
    if (!m_exhibit) return;
    const QString position = isLesson() ? m_lessons->positionText() : m_pager.positionText();
    m_bar->setPage(m_exhibit->words().name, position);
    m_footer->setText(tr("%1 · %2", "page, where it stands").arg(m_exhibit->words().name, position));

    std::vector<PresentationBar::Field> fields;
    for (const std::string& key : barKeys())
        if (auto field = barField(key); field && fields.size() < PresentationBar::kMaxFields)
            fields.push_back(std::move(*field));
    const auto slider = std::ranges::find(fields, PresentationBar::Field::Kind::Slider, &PresentationBar::Field::kind);
    m_playKey = !isLesson() && m_exhibit->findUse(kStep) ? kStep : slider != fields.end() ? slider->key : std::string();
    const ParameterControl* played = m_panel.control(m_playKey);
    m_bar->setFields(fields);
    m_bar->setPlaying(m_panel.isPlaying());
    m_bar->setPlayable(played, isMotionReduced() ? tr("Playing is off while motion is reduced (View menu).")
                               : played && !played->isEnabled() ? played->toolTip()
                               : m_lessons                      ? m_lessons->withheldReason()
                                                                : QString());
}

std::vector<std::string> PresentationWindow::barKeys() const {
    if (m_hasSentence) return {kTokens};
    if (isLesson() && !m_lessons->session().step().controls.empty()) return m_lessons->session().step().controls;
    const auto stage = m_exhibit->presentationKeys();
    std::vector<std::string> keys(stage.begin(), stage.end());
    if (keys.empty())
        for (const ParameterUse& use : m_exhibit->uses()) keys.emplace_back(use.key);
    // Page keys change the stage of the computation, so the bar shows the query row instead.
    if (!isLesson() && m_exhibit->findUse("row")) std::ranges::replace(keys, kStep, "row");
    return keys;
}

std::optional<PresentationBar::Field> PresentationWindow::barField(const std::string& key) const {
    using Kind = PresentationBar::Field::Kind;
    const ParameterControl* control = m_panel.control(key);
    const ParameterUse* use = m_exhibit->findUse(key);
    if (!control || !use) return std::nullopt;
    const ParameterInfo& info = *findParameter(key);
    const ParameterText words = parameterText(*use, m_exhibit->chapter());
    const ParameterValue shown = valueOf(m_model.shown().parameters, info);
    PresentationBar::Field field{.key = key,
                                 .symbol = words.symbol,
                                 .name = words.name,
                                 .text = valueWords(info, shown),
                                 .isEnabled = control->isEnabled()};
    const QStringList tokens =
        m_exhibit->findUse(kTokens) ? sentenceWords(*m_exhibit, m_model.shown().parameters) : QStringList();
    if (const ChoiceField* choice = choiceOf(info)) {
        field.kind = Kind::Choice;
        for (std::size_t i = 0; i < choice->values.size(); ++i) {
            const auto& names = use->acceptedNames;
            if (!names.empty() && std::ranges::find(names, choice->values[i].name) == names.end()) continue;
            field.choices += choiceWords(choice->values[i]);
            field.choiceValues.emplace_back(std::int64_t(i));
        }
    } else if (const auto* text = std::get_if<std::string>(&shown)) {
        field.kind = Kind::Text;
        field.text = QString::fromStdString(*text);
    } else if (key == "row" &&
               std::ssize(tokens) == std::int64_t(currentBounds(*use, m_model.shown().parameters).maximum) + 1) {
        field.kind = Kind::Choice;
        field.symbol.clear();
        field.name = tr("word");
        const auto* row = std::get_if<std::int64_t>(&shown);
        field.text = row ? tokens.value(qsizetype(*row)) : field.text;
        field.choices = tokens;
        for (qsizetype i = 0; i < tokens.size(); ++i) field.choiceValues.emplace_back(std::int64_t(i));
    } else {
        field.scale = control->scale();
        // A parameter with a single possible value needs no control.
        if (!control->isPlayable() || !(field.scale.minimum < field.scale.maximum)) return std::nullopt;
        field.value = control->number();
        for (const ExactNumber end : {field.scale.minimum, field.scale.maximum})
            field.ends += valueWords(info, control->toParameterValue(end));
    }
    return field;
}

void PresentationWindow::goForward() {
    showMessage({});
    if (m_vote && m_vote->isOpen()) return m_vote->close();
    m_panel.stopPlaying();
    m_whatIfStep = 0;
    if (m_lessons && m_lessons->hasPausedScene()) return m_lessons->resume();
    if (isLesson()) {
        if (!m_lessons->goForward()) showMessage(tr("This is the last step of the lesson."));
        return;
    }
    if (!m_pager.goForward()) showMessage(tr("This is the last page."));
}

void PresentationWindow::goBack() {
    showMessage({});
    m_panel.stopPlaying();
    m_whatIfStep = 0;
    if (m_lessons && m_lessons->hasPausedScene()) return m_lessons->resume();
    if (isLesson()) {
        if (!m_lessons->goBack()) showMessage(tr("This is the first step of the lesson."));
        return;
    }
    if (!m_pager.goBack()) showMessage(tr("This is the first page."));
}

void PresentationWindow::togglePlaying() {
    m_panel.isPlaying() ? m_panel.stopPlaying() : m_panel.play(m_playKey);
}

void PresentationWindow::setBlank(bool blank) {
    if (blank == isBlank()) return;
    if (!blank) {
        std::exchange(m_blank, nullptr)->deleteLater();
        Q_EMIT changed();
        return;
    }
    m_blank = new QWidget(this);
    QPalette black;
    black.setColor(QPalette::Window, Qt::black);
    m_blank->setPalette(black);
    m_blank->setAutoFillBackground(true);
    m_blank->setCursor(Qt::BlankCursor);
    m_blank->setGeometry(rect());
    m_blank->show();
    setFocus();
    Q_EMIT changed();
}

void PresentationWindow::showLinkCode() {
    if (!m_link || isBlank()) return;
    m_blank = new LinkCode(m_link(), *m_theme, m_enlargement, this);
    m_blank->setGeometry(rect());
    m_blank->show();
    setFocus();
}

void PresentationWindow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange || !m_figure) return;
    m_bar->retranslate();
    // Redraws everything, including translated names and numbers.
    m_figure->setTheme(*m_theme);
    updateFromModel();
}

void PresentationWindow::closeEvent(QCloseEvent* event) {
    QWidget::closeEvent(event);
    Q_EMIT ended();
}

void PresentationWindow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    updateLayout();
    m_isStepFitted = false;
    fitToStep(isLesson() ? &m_lessons->session().step() : nullptr);
}

}  // namespace attention
