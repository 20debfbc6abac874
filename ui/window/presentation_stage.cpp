#include "ui/window/presentation_stage.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <QApplication>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QTextDocument>
#include <QWindow>

#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/figure.h"
#include "ui/text/parameter_text.h"
#include "ui/widgets/lesson_text.h"
#include "ui/widgets/parameter_control.h"
#include "ui/widgets/parameter_panel.h"
#include "ui/widgets/presentation_bar.h"
#include "ui/widgets/rich_text.h"
#include "ui/widgets/style.h"
#include "ui/widgets/word_chips.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/lesson_overlay.h"

namespace attention {
namespace {

constexpr QSizeF kDesigned(1920, 1080);
/// On a small screen the words around the figure stay at least so large.
constexpr double kMinEnlargement = 0.5;

// In designed pixels.
constexpr int kSide = 64;
constexpr int kTop = 32;
constexpr int kBottom = 14;
constexpr int kGap = 8;
constexpr int kMessageTop = 4;
constexpr int kMessage = 20;
constexpr int kFoot = 24;
constexpr int kChoiceColumns = 3;
/// Choices of a lesson, by how they are designed in a window.
constexpr double kChoiceText = 1.8;
/// The claim stands in one line in the first of these sizes in which it fits, else in two lines of kTwoLines or less.
constexpr std::array kClaims{52, 48, 44, 40, 36, 34};
constexpr int kTwoLines = 40;
constexpr int kMinClaim = 28;
/// Of the smallest text in a figure.
constexpr double kMinLabel = 24;

/// Milliseconds that a sentence is shown.
constexpr int kMessageTime = 5000;
constexpr const char* kStep = "step";

/// A sentence without its full stop.
QString asHeadline(QString sentence) {
    if (sentence.endsWith(u'.') || sentence.endsWith(u'。')) sentence.chop(1);
    return sentence;
}

}  // namespace

PresentationWindow::PresentationWindow(SceneModel& model, ExhibitPage& page, ParameterPanel& panel,
                                       LessonActions* lessons)
    : m_model(model), m_page(page), m_panel(panel), m_lessons(lessons) {
    setObjectName(QStringLiteral("stage"));
    setFocusPolicy(Qt::StrongFocus);
    setAutoFillBackground(true);
    m_claim = new QLabel(this);
    m_claim->setObjectName(QStringLiteral("stage-claim"));
    m_claim->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_message = new QLabel(this);
    m_message->setObjectName(QStringLiteral("stage-message"));
    m_footer = new QLabel(this);
    m_footer->setObjectName(QStringLiteral("stage-foot"));
    m_footer->hide();
    // Lessons are strangers' files.
    for (QLabel* label : {m_claim, m_message, m_footer}) label->setTextFormat(Qt::PlainText);
    m_room = new QWidget(this);
    m_marks = new LessonOverlay(m_room);
    m_chips = new WordOrderList(this);
    m_answer = new QPushButton(this);
    m_answer->setObjectName(QStringLiteral("stage-answer"));
    m_chips->hide();
    m_answer->hide();
    m_bar = new PresentationBar(this);
    m_bar->setObjectName(QStringLiteral("stage-bar"));
    m_idle.setParent(this);
    m_idle.setObjectName(QStringLiteral("idle"));
    m_idle.setSingleShot(true);
    m_idle.setInterval(kIdleTime);
    m_messageTime.setParent(this);
    m_messageTime.setObjectName(QStringLiteral("message-time"));
    m_messageTime.setSingleShot(true);
    m_messageTime.setInterval(kMessageTime);
    connect(&m_idle, &QTimer::timeout, this, &PresentationWindow::hideControls);
    connect(&m_messageTime, &QTimer::timeout, this, [this] { showMessage({}); });
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
    const auto answer = [this] { m_lessons->session().answerOrder(m_chips->order()); };
    connect(m_chips, &WordOrderList::submitted, this, answer);
    connect(m_answer, &QPushButton::clicked, this, answer);
    connect(&m_panel.player(), &Player::started, this, &PresentationWindow::showBar);
    connect(&m_panel.player(), &Player::stopped, this, &PresentationWindow::showBar);
    connect(&m_model, &SceneModel::changed, this, &PresentationWindow::follow);
    connect(&m_page, &ExhibitPage::shownChanged, this, &PresentationWindow::follow);
    if (m_lessons) connect(m_lessons, &LessonActions::changed, this, &PresentationWindow::follow);
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
    m_chips->setTheme(*m_theme);
    for (ChoiceButton* choice : m_choices) choice->setTheme(*m_theme);
    m_bar->setTheme(*m_theme);
    if (m_figure) m_figure->setTheme(*m_theme);
    arrange();
    follow();
}

void PresentationWindow::setIdleTime(int milliseconds) {
    m_idle.setInterval(milliseconds);
    showControls();
}

void PresentationWindow::showMessage(const QString& sentence) {
    if (sentence.isEmpty() && m_messageText.isEmpty()) return;
    m_messageText = sentence;
    m_messageTime.start();
    follow();
}

QSize PresentationWindow::room() const {
    return m_room->size();
}

void PresentationWindow::follow() {
    const Exhibit& exhibit = m_model.exhibit();
    const EvaluatedScene& shown = m_page.shown();
    if (m_exhibit != &exhibit) {
        m_exhibit = &exhibit;
        makeFigure();
    }
    showChoices();
    const QString claim = isLesson() ? m_lessons->headline() : asHeadline(exhibit.textsFor(m_model.shownScene()).claim);
    if (std::exchange(m_claimText, claim) != claim) arrange();
    setWindowTitle(tr("%1 – Attention Lab").arg(exhibit.words().name));
    if (claim != accessibleName()) setAccessibleName(claim);
    placeFigure();
    if (shown && &shown.exhibit() == m_exhibit) {
        m_figure->holdScales(m_page.figure()->scalesHeldSince());
        if (shown.study() != m_shown.study())
            m_figure->display(shown.scene(), shown.study());
        else if (shown.scene() != m_shown.scene())
            m_figure->displayView(shown.scene());
        m_shown = shown;
        m_figure->show();
    }
    m_figure->setWithheld(m_lessons ? m_lessons->withheld() : QString());
    m_marks->setMarks(m_lessons ? m_lessons->marks() : StepMarks());
    m_marks->follow(*m_figure, m_shown, *m_theme);
    const auto& problem = m_page.problem();
    m_figure->setDimmed(problem.has_value());
    m_message->setText(problem ? problem->words : m_messageText);
    showBar();
}

bool PresentationWindow::isLesson() const {
    return m_lessons && m_lessons->isShown();
}

void PresentationWindow::showChoices() {
    const LessonStep* step = isLesson() ? &m_lessons->session().step() : nullptr;
    QStringList words;
    if (step && step->question)
        for (const LessonChoice& choice : step->question->choices) words += QString::fromStdString(choice.words);
    // What is asked for otherwise gets a place of its own; an order has its words.
    const bool isAlone = step && step->question && words.isEmpty() && m_lessons->wordsToOrder().isEmpty();
    if (isAlone) words += m_lessons->shownAnswer();
    // The same step of a lesson that was read anew may have other choices.
    const bool isSame = std::ranges::equal(m_choices, words, {}, &ChoiceButton::words);
    if (std::exchange(m_step, step) != step || !isSame) {
        for (ChoiceButton* choice : m_choices) choice->deleteLater();
        m_choices.clear();
        for (const QString& choice : words) {
            const int place = int(m_choices.size());
            auto* made = new ChoiceButton(isAlone ? 0 : place + 1, choice, this);
            made->setTheme(*m_theme);
            // The keys are the stage's.
            made->setFocusPolicy(Qt::NoFocus);
            connect(made, &QAbstractButton::clicked, this, [this, place] { m_lessons->session().choose(place); });
            m_choices.push_back(made);
            made->show();
        }
        arrange();
    }
    showOrder();
    const bool isAsking = step && m_lessons->session().hasOpenQuestion();
    if (isAlone) {
        m_choices.front()->setEnabled(false);
        m_choices.front()->setMark(isAsking ? ChoiceButton::Mark::None : ChoiceButton::Mark::Right, false);
    }
    for (std::size_t i = 0; i < m_choices.size() && !isAlone; ++i) {
        const auto &reply = m_lessons->session().reply(), &missed = m_lessons->session().wrongReply();
        const bool isMissed = isAsking && missed && missed->choice == int(i);
        m_choices[i]->setEnabled(isAsking && !isMissed);
        m_choices[i]->setMark(isAsking && !isMissed                ? ChoiceButton::Mark::None
                              : step->question->choices[i].isRight ? ChoiceButton::Mark::Right
                                                                   : ChoiceButton::Mark::Wrong,
                              isMissed || (reply && reply->choice == int(i)));
    }
}

void PresentationWindow::showOrder() {
    const QStringList words = isLesson() ? m_lessons->wordsToOrder() : QStringList();
    const bool isAsking = !words.isEmpty() && m_lessons->session().hasOpenQuestion();
    const bool isNew = m_chips->words() != words;
    if (isNew) m_chips->setWords(words);
    if (!words.isEmpty() && !isAsking) m_chips->setOrder(m_lessons->session().step().question->order);
    // The keys are the stage's but while words are put into order.
    const bool hadFocus = hasFocus() || m_chips->hasFocus();
    setFocusProxy(isAsking ? m_chips : nullptr);
    if (hadFocus) setFocus();
    m_chips->setEnabled(isAsking);
    m_chips->setAccessibleName(tr("Order of the words"));
    m_chips->setAccessibleDescription(WordOrderList::hint());
    m_chips->setToolTip(WordOrderList::hint());
    m_answer->setText(LessonText::tr("Answer"));
    m_chips->setVisible(!words.isEmpty());
    m_answer->setVisible(isAsking);
    if (isNew) arrange();
}

void PresentationWindow::makeFigure() {
    // A key or a click that it is still handling may have led here.
    if (m_figure) {
        m_figure->hide();
        m_figure.release()->deleteLater();
    }
    m_shown = {};
    m_figure = m_exhibit->makeFigure();
    m_figure->setParent(m_room);
    m_figure->setObjectName(QStringLiteral("stage-figure"));
    // The keys are the stage's.
    m_figure->setFocusPolicy(Qt::NoFocus);
    m_figure->setInteractive(true);
    m_figure->setTheme(*m_theme);
    m_figure->setCellCounts([exhibit = m_exhibit](const Parameters& parameters) {
        return selectableShape(*exhibit, parameters, parameters.matrix);
    });
    m_figure->setScale(figureScale());
    m_figure->installEventFilter(this);
    connect(m_figure.get(), &Figure::clicked, this, [this](const Cell& cell) { m_page.click(cell); });
    connect(m_figure.get(), &Figure::zoomed, &m_model, &SceneModel::setZoom);
    connect(m_figure.get(), &Figure::dragStarted, &m_model, &SceneModel::beginGesture);
    connect(m_figure.get(), &Figure::edited, &m_model, &SceneModel::setParameter);
    connect(m_figure.get(), &Figure::dragFinished, &m_model, &SceneModel::endGesture);
}

void PresentationWindow::showBar() {
    if (!m_exhibit) return;
    const auto all = exhibits();
    const auto number = std::ranges::find(all, m_exhibit) - all.begin() + 1;
    const Parameters& shown = m_model.shown().parameters;
    QString place = tr("%1 of %2", "which page").arg(number).arg(all.size());
    if (const int preset = presetPlace(); preset > 0)
        place = tr("%1, %2", "which page, which preset").arg(place, m_exhibit->presets()[std::size_t(preset)].title);
    else if (const auto bounds = steps())
        place = tr("%1, step %2 of %3", "which page, which step")
                    .arg(place)
                    .arg(shown.step)
                    .arg(std::int64_t(bounds->maximum));
    if (isLesson()) place = m_lessons->placeWords();
    m_bar->setPage(m_exhibit->words().name, place);
    m_footer->setText(tr("%1 · %2", "page, where it stands").arg(m_exhibit->words().name, place));

    std::vector<std::string_view> keys(m_exhibit->stage().begin(), m_exhibit->stage().end());
    if (keys.empty())
        for (const ParameterUse& use : m_exhibit->uses()) keys.push_back(use.key);
    std::vector<PresentationBar::Slider> sliders;
    for (const std::string_view key : keys) {
        const ParameterControl* control = m_panel.control(std::string(key));
        // Of one value there is nothing to choose.
        if (!control || !control->isPlayable() || !(control->scale().minimum < control->scale().maximum)) continue;
        if (sliders.size() == PresentationBar::kMaxSliders) break;
        const ParameterInfo& info = *findParameter(key);
        const ParameterText words = parameterText(*m_exhibit->findUse(key), m_exhibit->chapter());
        const SliderScale& scale = control->scale();
        const auto valueText = [&](ExactNumber value) { return valueWords(info, control->toParameterValue(value)); };
        sliders.push_back({.key = std::string(key),
                           .symbol = words.symbol,
                           .name = words.name,
                           .scale = scale,
                           .value = control->number(),
                           .text = valueWords(info, valueOf(shown, info)),
                           .ends = {valueText(scale.minimum), valueText(scale.maximum)},
                           .isEnabled = control->isEnabled()});
    }
    m_playKey = sliders.empty() ? std::string() : sliders.front().key;
    m_bar->setPlaying(m_panel.isPlaying());
    m_bar->setPlayDisabledReason(isMotionReduced() ? tr("Playing is off while motion is reduced (View menu).")
                                 : m_lessons       ? m_lessons->withheld()
                                                   : QString());
    m_bar->setSliders(sliders);
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
    int claimHeight = claim.height;
    // The figure does not move when another sentence of the same step stands above it.
    if (isLesson())
        for (const QString& sentence : m_lessons->headlines())
            claimHeight = std::max(claimHeight, headline(sentence, wide).height);
    m_claim->setGeometry(side, own(kTop), claim.width, claimHeight);
    m_message->setFont(textFont(std::max(font_size::kSmallest, own(kMessage))));
    m_message->setGeometry(side, own(kMessageTop), wide, own(kTop) - own(kMessageTop) + own(4));
    m_bar->setEnlargement(m_enlargement);
    const int barHeight = own(PresentationBar::kHeight);
    m_bar->setGeometry(side, this->height() - own(kBottom) - barHeight, wide, barHeight);
    m_footer->setFont(textFont(std::max(font_size::kSmallest, own(kFoot))));
    m_footer->setGeometry(m_bar->geometry());
    const int top = m_claim->geometry().bottom() + 1 + own(kGap);
    int bottom = m_bar->y() - own(kGap);
    if (const int count = int(m_choices.size())) {
        // As many side by side as there are, at most three; one alone is no wider than one of three.
        const int columns = count == 4   ? 2
                            : count == 1 ? kChoiceColumns
                                         : std::min(count, kChoiceColumns),
                  rows = (count + columns - 1) / columns;
        const int width = (wide - (columns - 1) * own(2 * kGap)) / columns;
        int height = 0;
        for (ChoiceButton* choice : m_choices) {
            choice->setEnlargement(kChoiceText * m_enlargement / interfaceScale());
            height = std::max(height, choice->heightForWidth(width));
        }
        bottom -= rows * (height + own(kGap));
        for (int i = 0; i < count; ++i)
            m_choices[std::size_t(i)]->setGeometry(side + i % columns * (width + own(2 * kGap)),
                                                   bottom + own(kGap) + i / columns * (height + own(kGap)), width,
                                                   height);
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
    return std::clamp(kMinLabel / font_size::kSmallest * m_enlargement, 1.0, Figure::kMaxScale);
}

void PresentationWindow::placeFigure() {
    m_figure->setGeometry(figurePlace(m_model.scene(), m_room->rect()));
    m_marks->follow(*m_figure, m_shown, *m_theme);
}

std::optional<ParameterBounds> PresentationWindow::steps() const {
    const ParameterUse* use = m_exhibit->findUse(kStep);
    return use ? std::optional(currentBounds(*use, m_model.shown().parameters)) : std::nullopt;
}

int PresentationWindow::presetPlace() const {
    const std::vector<Preset> presets = m_exhibit->presets();
    const Scene& scene = m_model.scene();
    const auto isShown = [&](const Preset& preset) { return applyPreset(*m_exhibit, preset, scene) == scene; };
    const auto remembered = m_preset.find(m_exhibit->id());
    const int before = remembered != m_preset.end()                               ? remembered->second
                       : !presets.empty() && presets.front().name == kStartPreset ? 0
                                                                                  : -1;
    if (before >= 0 && before < int(presets.size()) && isShown(presets[std::size_t(before)])) return before;
    const auto found = std::ranges::find_if(presets, isShown);
    return found == presets.end() ? before : int(found - presets.begin());
}

void PresentationWindow::setPreset(int place, StepRange told) {
    m_told[m_exhibit->id()] = told;
    m_preset[m_exhibit->id()] = place;
    m_model.applyPreset(m_exhibit->presets()[std::size_t(place)].name);
}

void PresentationWindow::setStep(std::int64_t step, StepRange told) {
    m_told[m_exhibit->id()] = told;
    // With another step the scene is no preset's any more.
    m_preset[m_exhibit->id()] = presetPlace();
    m_model.setParameter(kStep, step);
}

void PresentationWindow::goForward() {
    showMessage({});
    m_panel.stopPlaying();
    if (isLesson()) {
        if (!m_lessons->goForward()) showMessage(tr("This is the last step of the lesson."));
        return;
    }
    if (wasPageTurned(false)) return turnPage(1);
    if (const auto bounds = steps()) {
        const std::int64_t step = m_model.shown().parameters.step;
        const bool isAll = double(step) >= double(bounds->maximum);
        if (!isAll || m_told[m_exhibit->id()].isAhead)
            return setStep(isAll ? std::int64_t(bounds->minimum) : step + 1, {.isAhead = false});
    }
    if (const int next = presetPlace() + 1; next < int(m_exhibit->presets().size()))
        return setPreset(next, {.isAhead = false, .isBehind = false});
    turnPage(1);
}

void PresentationWindow::goBack() {
    showMessage({});
    m_panel.stopPlaying();
    if (isLesson()) {
        if (!m_lessons->goBack()) showMessage(tr("This is the first step of the lesson."));
        return;
    }
    if (wasPageTurned(true)) return turnPage(-1);
    if (const auto bounds = steps()) {
        const std::int64_t step = m_model.shown().parameters.step;
        const bool isAll = double(step) >= double(bounds->maximum);
        // Before the first step the page shows all of them, as it opened.
        if (!isAll && double(step) <= double(bounds->minimum))
            return setStep(std::int64_t(bounds->maximum), {.isBehind = false});
        if (!isAll || m_told[m_exhibit->id()].isBehind) return setStep(step - 1, {.isAhead = false});
    }
    // The steps of a page are told before its presets.
    if (const int before = presetPlace() - 1; before >= 0)
        return setPreset(before, {.isAhead = false, .isBehind = before == 0});
    turnPage(-1);
}

void PresentationWindow::turnPage(int by) {
    const auto all = exhibits();
    const auto place = std::ranges::find(all, m_exhibit) - all.begin() + by;
    if (place < 0) return showMessage(tr("This is the first page."));
    if (place >= std::ptrdiff_t(all.size())) return showMessage(tr("This is the last page."));
    m_model.setExhibit(all[std::size_t(place)]->id());
    m_turn = {m_model.scene(), by > 0};
}

bool PresentationWindow::wasPageTurned(bool forward) const {
    return m_turn && m_turn->isForward == forward && m_turn->scene == m_model.scene();
}

void PresentationWindow::togglePlaying() {
    m_panel.isPlaying() ? m_panel.stopPlaying() : m_panel.play(m_playKey);
}

void PresentationWindow::setBlank(bool blank) {
    if (blank == isBlank()) return;
    if (!blank) return std::exchange(m_blank, nullptr)->deleteLater();
    m_blank = new QWidget(this);
    QPalette black;
    black.setColor(QPalette::Window, Qt::black);
    m_blank->setPalette(black);
    m_blank->setAutoFillBackground(true);
    m_blank->setCursor(Qt::BlankCursor);
    m_blank->setGeometry(rect());
    m_blank->show();
    setFocus();
}

void PresentationWindow::showControls() {
    m_bar->show();
    m_footer->hide();
    unsetCursor();
    if (m_figure) m_figure->unsetCursor();
    m_idle.start();
}

void PresentationWindow::hideControls() {
    // Not while something in it is held, or reached by the keyboard.
    const QWidget* focus = focusWidget();
    if (m_bar->isDragging() || (focus && m_bar->isAncestorOf(focus))) return m_idle.start();
    m_bar->hide();
    m_footer->show();
    setCursor(Qt::BlankCursor);
    if (m_figure) m_figure->setCursor(Qt::BlankCursor);
}

bool PresentationWindow::event(QEvent* event) {
    // What brings the picture back does nothing else.
    if (event->type() == QEvent::ShortcutOverride && isBlank()) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

bool PresentationWindow::eventFilter(QObject* watched, QEvent* event) {
    const auto* widget = qobject_cast<QWidget*>(watched);
    const bool isHere = widget ? widget->window() == this : watched && watched == windowHandle();
    switch (event->type()) {
        case QEvent::MouseMove: {
            if (!isHere) break;
            // A bar that leaves makes the system say where the mouse is, though it has not moved.
            const QPointF place = static_cast<QMouseEvent*>(event)->globalPosition();
            if (std::exchange(m_pointer, place) != place) showControls();
            // Nothing is looked at, or hinted at, by pointing.
            if (watched == m_figure.get() && static_cast<QMouseEvent*>(event)->buttons() == Qt::NoButton) return true;
            break;
        }
        case QEvent::MouseButtonPress:
        case QEvent::MouseButtonRelease:
            if (isHere) showControls();
            if (watched == m_figure.get())
                event->type() == QEvent::MouseButtonPress ? m_model.beginGesture(SceneModel::kZoomGesture)
                                                          : m_model.endGesture(SceneModel::kZoomGesture);
            break;
        case QEvent::KeyPress: {
            // A clicker steps on although the keyboard is used in the window beside.
            const auto* key = static_cast<QKeyEvent*>(event);
            const bool isBeside = widget && widget->window() == m_page.window() && !QApplication::activePopupWidget();
            if (!isBeside || key->modifiers() & ~Qt::KeypadModifier) break;
            if (key->key() != Qt::Key_PageDown && key->key() != Qt::Key_PageUp) break;
            if (isBlank())
                setBlank(false);
            else
                key->key() == Qt::Key_PageDown ? goForward() : goBack();
            return true;
        }
        default:
            break;
    }
    return QWidget::eventFilter(watched, event);
}

void PresentationWindow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange || !m_figure) return;
    m_bar->retranslate();
    // Draws everything afresh, names and numbers among it.
    m_figure->setTheme(*m_theme);
    follow();
}

void PresentationWindow::closeEvent(QCloseEvent* event) {
    QWidget::closeEvent(event);
    Q_EMIT ended();
}

void PresentationWindow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void PresentationWindow::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    const bool isModifier = key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta;
    if (isBlank()) {
        if (!isModifier) setBlank(false);
        return;
    }
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier) && key != Qt::Key_Escape)
        return QWidget::keyPressEvent(event);
    switch (key) {
        case Qt::Key_Escape:
            return ended();
        case Qt::Key_PageDown:
            return goForward();
        case Qt::Key_PageUp:
            return goBack();
        case Qt::Key_B:
        case Qt::Key_Period:
            return setBlank(true);
        case Qt::Key_Space:
            return togglePlaying();
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_Home:
        case Qt::Key_End:
            m_page.pressKey(key, event->modifiers());
            return;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (m_page.isChoosing()) m_page.pressKey(key, event->modifiers());
            return;
        default:
            if (isLesson() && key >= Qt::Key_1 && key <= Qt::Key_9) return m_lessons->session().choose(key - Qt::Key_1);
            QWidget::keyPressEvent(event);
    }
}

void PresentationWindow::mousePressEvent(QMouseEvent* event) {
    if (!isBlank()) return QWidget::mousePressEvent(event);
    setBlank(false);
}

bool PresentationWindow::focusNextPrevChild(bool next) {
    showControls();
    return QWidget::focusNextPrevChild(next);
}

}  // namespace attention
