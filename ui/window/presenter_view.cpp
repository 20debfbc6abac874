#include "ui/window/presenter_view.h"

#include <algorithm>
#include <utility>

#include <QCloseEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include "ui/exhibits/exhibits.h"
#include "ui/figure/figure.h"
#include "ui/widgets/field_name.h"
#include "ui/widgets/lesson_text.h"
#include "ui/widgets/rich_text.h"
#include "ui/widgets/style.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/presentation_window.h"
#include "ui/window/scene_model.h"
#include "ui/window/scene_preview.h"
#include "ui/window/vote_controller.h"

namespace attention {
namespace {

// Lengths in pixels at the design size.
constexpr int kViewMargin = 20;
constexpr int kViewGap = 8;
constexpr int kViewColumnGap = 28;
constexpr int kNotesText = 20;
constexpr int kQuestionText = 17;
constexpr int kHeadingText = 24;
constexpr int kElapsedText = 34;
constexpr int kCountWidth = 84;
constexpr int kButtonHeight = 40;
/// Approximate fractions of a stage's size that are available for the figure of a step.
constexpr double kFigureWidth = 0.93, kFigureHeight = 0.68;
/// Milliseconds between two updates of the displayed times.
constexpr int kClockInterval = 500;
constexpr int kSecondsPerMinute = 60, kSecondsPerHour = 3600;

void setTextOf(QLabel& label, const QString& text) {
    if (label.text() != text) label.setText(text);
    label.setVisible(!text.isEmpty());
}

}  // namespace

PresenterView::PresenterView(SceneModel& model, ExhibitPage& page, LessonActions* lessons, PresentationWindow& stage,
                             Clock clock, const QDateTime& began)
    : m_model(model), m_page(page), m_lessons(lessons), m_stage(stage), m_clock(std::move(clock)), m_began(began) {
    setObjectName(QStringLiteral("presenter-view"));
    // The stage keeps the keyboard focus when this view opens.
    setAttribute(Qt::WA_ShowWithoutActivating);
    setFocusPolicy(Qt::StrongFocus);
    m_heading = makeLabel("presenter-heading");
    m_heading->setTextFormat(Qt::PlainText);
    m_position = makeLabel("presenter-place");
    m_position->setTextFormat(Qt::PlainText);
    m_elapsed = makeLabel("presenter-elapsed", false);
    m_time = makeLabel("presenter-time", false);
    m_notesHead = makeLabel("presenter-notes-head", false);
    m_notes = makeLabel("presenter-notes");
    m_questionHead = makeLabel("presenter-question-head", false);
    m_question = makeLabel("presenter-question");
    m_after = makeLabel("presenter-after");
    m_voteStatus = makeLabel("presenter-vote");
    m_nextHead = makeLabel("presenter-next-head", false);
    m_next = makeLabel("presenter-next");
    m_next->setTextFormat(Qt::PlainText);
    m_keys = makeLabel("presenter-keys");
    m_preview = new ScenePreview(this);
    m_preview->setObjectName(QStringLiteral("presenter-preview"));
    m_backButton = makeButton("presenter-back");
    m_nextButton = makeButton("presenter-go");
    m_voteButton = makeButton("presenter-vote-button");
    m_blackButton = makeButton("presenter-black");
    m_blackButton->setCheckable(true);
    m_endButton = makeButton("presenter-end");
    makeLayout();
    connect(m_backButton, &QPushButton::clicked, &m_stage, &PresentationWindow::goBack);
    connect(m_nextButton, &QPushButton::clicked, &m_stage, &PresentationWindow::goForward);
    connect(m_blackButton, &QPushButton::clicked, &m_stage, &PresentationWindow::setBlank);
    connect(m_endButton, &QPushButton::clicked, &m_stage, &PresentationWindow::ended);
    if (VoteController* vote = m_stage.vote())
        connect(m_voteButton, &QPushButton::clicked, vote, &VoteController::toggle);
    connect(&m_stage, &PresentationWindow::changed, this, &PresenterView::updateContent);
    if (m_lessons)
        connect(&m_lessons->session(), &LessonSession::stepChanged, this, [this] {
            // Another lesson may store its steps at the same address.
            m_nextStep = nullptr;
            updateContent();
        });
    m_clockTimer.setInterval(kClockInterval);
    connect(&m_clockTimer, &QTimer::timeout, this, &PresenterView::showTime);
    m_clockTimer.start();
    applyStyle();
    updateContent();
}

PresenterView::~PresenterView() = default;

QLabel* PresenterView::makeLabel(const char* name, bool wraps) {
    auto* label = new QLabel(this);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(wraps);
    label->setTextFormat(Qt::RichText);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

QPushButton* PresenterView::makeButton(const char* name) {
    auto* button = new QPushButton(this);
    button->setObjectName(QLatin1String(name));
    button->setFocusPolicy(Qt::TabFocus);
    button->installEventFilter(this);
    return button;
}

void PresenterView::makeLayout() {
    const auto area = [this](const char* name) {
        auto* scrollArea = new QScrollArea(this);
        scrollArea->setObjectName(QLatin1String(name));
        scrollArea->setFrameShape(QFrame::NoFrame);
        scrollArea->setWidgetResizable(true);
        scrollArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        scrollArea->setFocusPolicy(Qt::TabFocus);
        scrollArea->installEventFilter(this);
        auto* content = new QWidget;
        scrollArea->setWidget(content);
        for (QWidget* background : {scrollArea->viewport(), content}) background->setAutoFillBackground(false);
        auto* layout = new QVBoxLayout(content);
        layout->setContentsMargins(0, 0, px(kViewGap), 0);
        layout->setSpacing(px(kViewGap));
        return std::pair{scrollArea, layout};
    };
    const auto [notesArea, notes] = area("presenter-notes-area");
    notes->addWidget(m_notes);
    notes->addStretch(1);
    const auto [questionArea, question] = area("presenter-question-area");
    m_notesArea = notesArea;
    m_questionArea = questionArea;
    m_grid = new QGridLayout;
    m_grid->setHorizontalSpacing(px(kViewGap));
    m_grid->setVerticalSpacing(px(kViewGap / 2));
    m_grid->setColumnStretch(1, 1);
    question->addWidget(m_question);
    question->addLayout(m_grid);
    question->addWidget(m_after);
    question->addStretch(1);

    auto* titles = new QVBoxLayout;
    titles->setSpacing(0);
    titles->addWidget(m_position);
    titles->addWidget(m_heading);
    titles->addStretch(1);
    auto* times = new QVBoxLayout;
    times->setSpacing(0);
    for (QLabel* label : {m_elapsed, m_time}) {
        label->setAlignment(Qt::AlignRight | Qt::AlignTop);
        times->addWidget(label);
    }
    auto* top = new QHBoxLayout;
    top->addLayout(titles, 1);
    top->addLayout(times);

    auto* left = new QVBoxLayout;
    left->setSpacing(px(kViewGap));
    left->addWidget(m_notesHead);
    left->addWidget(notesArea, 2);
    left->addWidget(m_questionHead);
    left->addWidget(m_voteStatus);
    left->addWidget(questionArea, 3);
    auto* right = new QVBoxLayout;
    right->setSpacing(px(kViewGap));
    right->addWidget(m_nextHead);
    right->addWidget(m_next);
    right->addWidget(m_preview);
    right->addStretch(1);
    right->addWidget(m_keys);
    auto* middle = new QHBoxLayout;
    middle->setSpacing(px(kViewColumnGap));
    middle->addLayout(left, 3);
    middle->addLayout(right, 2);

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(px(kViewGap));
    for (QPushButton* button : {m_backButton, m_nextButton, m_voteButton, m_blackButton}) buttons->addWidget(button);
    buttons->addStretch(1);
    buttons->addWidget(m_endButton);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(px(kViewMargin), px(kViewMargin), px(kViewMargin), px(kViewMargin));
    layout->setSpacing(px(2 * kViewGap));
    layout->addLayout(top);
    layout->addLayout(middle, 1);
    layout->addLayout(buttons);
}

void PresenterView::setTheme(const Theme& theme) {
    m_theme = &theme;
    m_preview->setTheme(theme);
    applyStyle();
    // Rich texts contain colours of the theme, so they are set again.
    updateContent();
}

void PresenterView::applyStyle() {
    for (QLabel* label : {m_notesHead, m_questionHead, m_nextHead}) {
        label->setFont(uiFont(font_size::kName, QFont::DemiBold));
        setInk(*label, m_theme->muted, *m_theme);
    }
    for (QLabel* label : {m_position, m_time, m_keys}) {
        label->setFont(uiFont(font_size::kBody));
        setInk(*label, m_theme->muted, *m_theme);
    }
    m_heading->setFont(uiFont(kHeadingText, QFont::DemiBold));
    m_elapsed->setFont(uiFont(kElapsedText, QFont::DemiBold));
    m_notes->setFont(uiFont(kNotesText));
    m_next->setFont(uiFont(kQuestionText, QFont::DemiBold));
    for (QLabel* label : {m_question, m_after, m_voteStatus}) label->setFont(uiFont(kQuestionText));
    for (QPushButton* button : {m_backButton, m_nextButton, m_voteButton, m_blackButton, m_endButton}) {
        button->setFont(uiFont(font_size::kBody));
        button->setMinimumHeight(px(kButtonHeight));
    }
    showRows(nullptr);
}

bool PresenterView::isLesson() const {
    return m_lessons && m_lessons->isShown();
}

QString PresenterView::withFormulasFor(const QLabel& label, const std::string& markdown) const {
    return withMathFont(lessonWords(markdown), mathSizeBeside(label.font()), *m_theme);
}

QString PresenterView::muted(const QString& richText) const {
    return QStringLiteral("<span style='color:%1'>%2</span>").arg(m_theme->muted.name(), richText);
}

void PresenterView::updateContent() {
    setWindowTitle(tr("Presenter's view – Attention Lab"));
    isLesson() ? showLesson() : showPage();
    m_questionArea->setVisible(!m_questionHead->isHidden());
    // Without notes, the question gets their room.
    const bool hasNotes = !isLesson() || !m_lessons->session().step().notes.empty();
    m_notesArea->setMaximumHeight(hasNotes ? QWIDGETSIZE_MAX : m_notes->sizeHint().height() + px(kViewGap));
    showVote();
    showButtons();
    showTime();
}

void PresenterView::showLesson() {
    const LessonSession& session = m_lessons->session();
    const LessonStep& step = session.step();
    setTextOf(*m_heading, QString::fromStdString(step.heading));
    setTextOf(*m_position, m_lessons->positionText());
    setTextOf(*m_notesHead, tr("Notes"));
    setTextOf(*m_notes,
              step.notes.empty() ? muted(tr("This step has no notes.")) : withFormulasFor(*m_notes, step.notes));
    QStringList before, after;
    if (!step.words.empty()) before += withFormulasFor(*m_question, step.words);
    if (step.question) {
        before += semibold(withFormulasFor(*m_question, step.question->words));
        if (step.question->kind != LessonQuestion::Kind::Choice) {
            const QString answer = m_lessons->presenterAnswer();
            const std::string words = answer.toStdString();
            before += answer.isEmpty() ? muted(tr("The answer is still being computed."))
                                       : tr("Answer: %1").arg(semibold(withFormulasFor(*m_question, words)));
            if (!step.question->hint.empty())
                before += muted(tr("Hint: %1").arg(withFormulasFor(*m_question, step.question->hint)));
        }
    }
    if (!step.answerText.empty()) after += withFormulasFor(*m_after, step.answerText);
    if (!step.explanation.empty()) after += tr("Because: %1").arg(withFormulasFor(*m_after, step.explanation));
    setTextOf(*m_questionHead, step.question                         ? tr("Question")
                               : before.isEmpty() && after.isEmpty() ? QString()
                                                                     : tr("Text"));
    setTextOf(*m_question, before.join(QStringLiteral("<br>")));
    setTextOf(*m_after, after.join(QStringLiteral("<br>")));
    showRows(&step);
    const int next = session.index() + 1;
    const LessonStep* following = next < session.stepCount() ? &session.lesson().steps[std::size_t(next)] : nullptr;
    // sceneOf() may read a file, but this function runs for each move of a slider, so the scene is cached.
    if (std::exchange(m_nextStep, following) != following)
        m_nextScene = following ? session.sceneOf(next) : std::nullopt;
    showNext(following ? QString::fromStdString(following->heading) : tr("The lesson ends here."), m_nextScene,
             following);
}

void PresenterView::showPage() {
    const Exhibit& exhibit = m_model.exhibit();
    const PresentationPager& pager = m_stage.pager();
    setTextOf(*m_heading, exhibit.words().name);
    setTextOf(*m_position, pager.positionText());
    setTextOf(*m_notesHead, tr("Caption"));
    const EvaluatedScene& shown = m_page.shown();
    QStringList words;
    if (shown && &shown.exhibit() == &exhibit) {
        const Caption caption = shown.caption();
        for (const QString& text : {caption.observation, caption.suggestion, caption.more, caption.relevance})
            if (!text.isEmpty()) words += text;
    }
    // Links do not work in this view, so they are removed.
    static const QRegularExpression links(QStringLiteral("</?a\\b[^>]*>"));
    setTextOf(*m_notes, withMathFont(words.join(QStringLiteral("<br><br>")).remove(links),
                                     mathSizeBeside(m_notes->font()), *m_theme));
    setTextOf(*m_questionHead, {});
    setTextOf(*m_question, {});
    setTextOf(*m_after, {});
    showRows(nullptr);
    const auto next = pager.next();
    showNext(next ? next->title : tr("This is the last page."), next ? std::optional(next->scene) : std::nullopt,
             nullptr);
}

void PresenterView::showNext(const QString& heading, const std::optional<Scene>& scene, const LessonStep* step) {
    setTextOf(*m_nextHead, tr("Next"));
    setTextOf(*m_next, heading);
    StepMarks marks;
    if (step) {
        // The marks at the beginning of the step; a step answered earlier is shown without covers.
        const int index = int(step - m_lessons->session().lesson().steps.data());
        const bool isAsking = step->question && m_lessons->session().state(index) == StepState::Open;
        marks = {step->focus, std::nullopt, isAsking ? step->covers : std::vector<LessonCover>(), step->hides};
    }
    // The size of the texts around the next figure is unknown; a constant area is drawn once per step.
    const QSize figureArea(qRound(m_stage.width() * kFigureWidth), qRound(m_stage.height() * kFigureHeight));
    m_preview->showScene(scene, marks, figureArea, m_stage.figure() ? m_stage.figure()->scale() : 1);
    m_preview->setVisible(m_preview->scene().has_value());
    m_preview->setAccessibleName(heading);
}

void PresenterView::showRows(const LessonStep* step) {
    const std::size_t count = step && step->question ? step->question->choices.size() : 0;
    while (m_rows.size() > count) {
        const Row row = m_rows.back();
        m_rows.pop_back();
        for (QWidget* widget : std::initializer_list<QWidget*>{row.number, row.words, row.count, row.result}) {
            m_grid->removeWidget(widget);
            // Deleted later, because a widget may still be handling the key that led here.
            widget->hide();
            widget->setObjectName({});
            widget->deleteLater();
        }
    }
    while (m_rows.size() < count) {
        const int index = int(m_rows.size());
        Row row{makeLabel("presenter-number", false), makeLabel("presenter-choice"), new QSpinBox(this),
                makeLabel("presenter-result", false)};
        row.count->setObjectName(QStringLiteral("presenter-count-%1").arg(index + 1));
        row.count->setRange(0, Vote::kMaxHands);
        row.count->setKeyboardTracking(false);
        row.count->setFixedWidth(px(kCountWidth));
        row.count->installEventFilter(this);
        connect(row.count, &QSpinBox::valueChanged, this, [this, index](int hands) {
            if (VoteController* vote = m_stage.vote()) vote->setCount(index, hands);
        });
        for (QLabel* label : {row.number, row.words, row.result}) label->setFont(uiFont(kQuestionText));
        row.count->setFont(uiFont(kQuestionText));
        m_grid->addWidget(row.number, index, 0);
        m_grid->addWidget(row.words, index, 1);
        m_grid->addWidget(row.count, index, 2, Qt::AlignTop);
        m_grid->addWidget(row.result, index, 3);
        for (QWidget* widget : std::initializer_list<QWidget*>{row.number, row.words}) widget->show();
        m_rows.push_back(row);
    }
    for (std::size_t i = 0; i < count; ++i) {
        const LessonChoice& choice = step->question->choices[i];
        const Row& row = m_rows[i];
        setTextOf(*row.number, QString::number(i + 1) + (choice.isRight ? QStringLiteral(" ✓") : QString()));
        QString words = withFormulasFor(*row.words, choice.words);
        if (choice.isRight) words = semibold(words);
        if (!choice.hint.empty()) words += QStringLiteral("<br>") + muted(withFormulasFor(*row.words, choice.hint));
        setTextOf(*row.words, words);
        row.words->setAccessibleDescription(choice.isRight ? tr("right") : QString());
        setFieldName(*row.count, tr("Hands for answer %1").arg(i + 1));
    }
}

void PresenterView::showVote() {
    const VoteController* controller = m_stage.vote();
    const Vote* vote = controller ? controller->vote() : nullptr;
    setTextOf(*m_voteStatus, controller ? controller->status().toHtmlEscaped() : QString());
    const int rounds = vote ? vote->roundCount() : 0;
    const bool isOpen = rounds > 0 && vote->isOpen();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row& row = m_rows[i];
        QStringList results;
        for (int round = 0; round < rounds - int(isOpen); ++round)
            results += tr("%1 · %2 %", "hands, per cent").arg(vote->counts(round)[i]).arg(vote->percent(round, i));
        setTextOf(*row.result, results.join(QStringLiteral(" → ")));
        row.count->setVisible(isOpen);
        if (!isOpen) continue;
        const QSignalBlocker quiet(row.count);
        const bool isTyped = controller->answer() == int(i) && !controller->typed().isEmpty();
        const int count = isTyped ? controller->typed().toInt() : vote->counts(rounds - 1)[i];
        if (row.count->value() != count) row.count->setValue(count);
    }
}

void PresenterView::showButtons() {
    const VoteController* vote = m_stage.vote();
    const bool isOpen = vote && vote->isOpen();
    m_backButton->setText(tr("Back"));
    m_nextButton->setText(isOpen                                                 ? tr("Next: end the vote")
                          : isLesson() && m_lessons->session().hasOpenQuestion() ? tr("Next: show the answer")
                          : isLesson() && m_lessons->session().hasOpenTask()     ? tr("Next: do the task")
                                                                                 : tr("Next"));
    m_voteButton->setText(isOpen ? tr("End the vote") : tr("Vote"));
    m_voteButton->setVisible(isLesson());
    m_voteButton->setEnabled(vote && vote->isPossible());
    m_blackButton->setText(tr("Black screen"));
    m_blackButton->setChecked(m_stage.isBlank());
    m_endButton->setText(tr("End the presentation"));
    setTextOf(*m_keys,
              isOpen ? tr("1 to 9: choose an answer; then digits and Enter: its count; Ctrl+Z: take the last count "
                          "back; Esc, V: end the vote")
                     : tr("Page Down, Page Up: next, back · 1 to 9: answer · V: vote · B: black screen · S, L, T: "
                          "sentence, language, theme · Q: QR code · N: close this view · Esc: end"));
}

void PresenterView::showTime() {
    const QDateTime now = m_clock();
    const qint64 seconds = std::max<qint64>(0, m_began.secsTo(now));
    const auto two = [](qint64 number) { return QString::number(number).rightJustified(2, u'0'); };
    const QString minutes = seconds < kSecondsPerHour ? QString::number(seconds / kSecondsPerMinute)
                                                      : QStringLiteral("%1:%2")
                                                            .arg(seconds / kSecondsPerHour)
                                                            .arg(two(seconds % kSecondsPerHour / kSecondsPerMinute));
    setTextOf(*m_elapsed, QStringLiteral("%1:%2").arg(minutes, two(seconds % kSecondsPerMinute)));
    const QString time = now.toString(QStringLiteral("HH:mm"));
    const auto planned = isLesson() ? m_lessons->session().lesson().minutes : std::nullopt;
    setTextOf(*m_time, planned ? tr("planned: %n minute(s) · now: %1", nullptr, *planned).arg(time)
                               : tr("now: %1", "time of day").arg(time));
}

bool PresenterView::event(QEvent* event) {
    // During a vote, undo and redo apply to the counts, so the window's shortcuts are disabled.
    if (event->type() == QEvent::ShortcutOverride && m_stage.vote() && m_stage.vote()->isOpen()) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

bool PresenterView::eventFilter(QObject* watched, QEvent* event) {
    // Selects the whole count, after a click has placed the cursor, so that digits replace the count.
    if (auto* field = qobject_cast<QSpinBox*>(watched); field && event->type() == QEvent::FocusIn)
        QTimer::singleShot(0, field, &QSpinBox::selectAll);
    if (event->type() == QEvent::KeyPress) {
        auto* key = static_cast<QKeyEvent*>(event);
        const bool isDone = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter || key->key() == Qt::Key_Escape;
        if (key->key() == Qt::Key_PageDown || key->key() == Qt::Key_PageUp) {
            keyPressEvent(key);
            return true;
        }
        if (auto* field = qobject_cast<QSpinBox*>(watched); field && isDone) {
            // Enter sets the typed count, Escape restores the previous one; then the stage gets the keys again.
            if (key->key() == Qt::Key_Escape)
                field->findChild<QLineEdit*>()->setText(QString::number(field->value()));
            else
                field->interpretText();
            setFocus();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void PresenterView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) updateContent();
}

void PresenterView::closeEvent(QCloseEvent* event) {
    QWidget::closeEvent(event);
    Q_EMIT closed();
}

void PresenterView::keyPressEvent(QKeyEvent* event) {
    // The sentence is typed on the stage.
    if (event->key() == Qt::Key_S && !event->modifiers()) m_stage.activateWindow();
    m_stage.pressKey(event);
}

}  // namespace attention
