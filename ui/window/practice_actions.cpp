#include "ui/window/practice_actions.h"

#include <algorithm>

#include <QDir>
#include <QMenu>
#include <QRandomGenerator>

#include "ui/lesson/exercise_pool.h"
#include "ui/lesson/lesson_file.h"
#include "ui/system/output_file.h"
#include "ui/text/language.h"
#include "ui/widgets/background_write.h"
#include "ui/widgets/question.h"
#include "ui/widgets/save_path_dialog.h"
#include "ui/window/lesson_actions.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

QString practiceLanguage() {
    const std::string_view code = currentLanguage().code;
    return QString::fromLatin1(code.data(), qsizetype(code.size()));
}

QString titleOf(const QString& name) {
    for (const QString& file : courseFiles())
        if (splitLessonPath(file).name == name)
            return QString::fromStdString(openLesson(file, practiceLanguage()).lesson.title);
    return name;
}

}  // namespace

PracticeActions::PracticeActions(LessonActions& lessons, const QString& dataFolder, QWidget* window)
    : QObject(window), m_lessons(lessons), m_window(window) {
    if (!dataFolder.isEmpty()) m_settings = std::make_unique<Settings>(QDir(dataFolder).filePath(u"practice.json"_s));
    for (const QString& name : lessonsWithQuestions()) {
        if (!m_settings) break;
        Tally& tally = m_tallies[name];
        // The values are clamped in case the file was edited.
        tally.asked = std::max(0, m_settings->value(name + u"/asked"_s, 0));
        tally.right = std::clamp(m_settings->value(name + u"/right"_s, 0), 0, tally.asked);
        tally.last = QDate::fromString(m_settings->value(name + u"/last"_s, QString()), Qt::ISODate);
    }
    connect(&lessons.session(), &LessonSession::stepChanged, this, &PracticeActions::recordProgress);
    connect(&lessons.session(), &LessonSession::progressed, this, &PracticeActions::recordProgress);
    connect(&lessons, &LessonActions::generatedLessonEnded, this, &PracticeActions::showScores);
}

PracticeActions::~PracticeActions() = default;

void PracticeActions::fill(QMenu& menu) {
    m_menu = menu.addMenu(QString());
    connect(m_menu, &QMenu::aboutToShow, this, &PracticeActions::fillPractice);
    retranslate();
}

void PracticeActions::retranslate() {
    m_menu->setTitle(tr("&Practise"));
    // The menu is filled in the current language when it is opened.
    m_menu->clear();
}

void PracticeActions::fillPractice() {
    m_menu->clear();
    const QStringList all = lessonsWithQuestions();
    const auto begin = [this](const QStringList& names) {
        return [this, names] { practise(names, QRandomGenerator::global()->generate64()); };
    };
    QStringList done;
    for (const QString& name : all)
        if (m_lessons.isDone(name)) done += name;
    QAction* ofDone = m_menu->addAction(tr("Lessons &done so far"), this, begin(done));
    ofDone->setEnabled(!done.isEmpty());
    m_menu->addAction(tr("&All lessons"), this, begin(all))->setEnabled(!all.isEmpty());
    m_menu->addAction(tr("&Go on with the round"), this, &PracticeActions::resumeRound)->setEnabled(hasOpenRound());
    m_menu->addSeparator();
    for (const QString& name : all) m_menu->addAction(titleOf(name).replace(u'&', u"&&"_s), this, begin({name}));
    m_menu->addSeparator();
    m_menu->addAction(tr("&Scores…"), this, &PracticeActions::showScores);
}

bool PracticeActions::hasOpenRound() const {
    return m_round && std::ranges::count(m_round->progress, StepState::Open, &StepProgress::state) > 0;
}

void PracticeActions::practise(const QStringList& names, std::uint64_t seed) {
    Round round{.names = names, .pool = readPool(u"en"_s, names), .drawn = {}, .progress = {}, .wasWrong = {}};
    round.drawn = drawQuestions(round.pool, std::min(kRoundQuestions, questionCount(round.pool)), seed);
    if (round.drawn.empty()) return;
    round.progress.resize(round.drawn.size());
    round.wasWrong.resize(round.drawn.size(), false);
    m_round = std::move(round);
    resumeRound();
}

void PracticeActions::resumeRound() {
    if (!hasOpenRound()) return;
    const auto make = [names = m_round->names, drawn = m_round->drawn](const QString& language) {
        return exerciseLesson(readPool(language, names), drawn, tr("Practice").toStdString());
    };
    m_lessons.showGenerated({make, m_round->progress});
}

void PracticeActions::recordProgress() {
    if (!m_round || !m_lessons.isGenerated()) return;
    const LessonSession& session = m_lessons.session();
    if (session.wrongReply()) m_round->wasWrong[std::size_t(session.index())] = true;
    for (std::size_t i = 0; i < m_round->progress.size() && int(i) < session.stepCount(); ++i) {
        const StepProgress before = std::exchange(m_round->progress[i], session.progress(int(i)));
        if (before.state == StepState::Open && m_round->progress[i].state != StepState::Open)
            count(QString::fromStdString(m_round->pool[m_round->drawn[i].part].name),
                  m_round->progress[i].answered == Answered::AtOnce && !m_round->wasWrong[i]);
    }
}

void PracticeActions::count(const QString& lesson, bool isRight) {
    Tally& tally = m_tallies[lesson];
    ++tally.asked;
    tally.right += isRight;
    tally.last = QDate::currentDate();
    if (m_scores) m_scores->setScores(scores());
    if (!m_settings) return;
    m_settings->setValue(lesson + u"/asked"_s, tally.asked);
    m_settings->setValue(lesson + u"/right"_s, tally.right);
    m_settings->setValue(lesson + u"/last"_s, tally.last.toString(Qt::ISODate));
}

std::vector<PracticeScore> PracticeActions::scores() const {
    std::vector<PracticeScore> all;
    for (const QString& name : lessonsWithQuestions()) {
        const auto found = m_tallies.find(name);
        const Tally tally = found == m_tallies.end() ? Tally() : found->second;
        all.push_back({name, titleOf(name), tally.asked, tally.right, tally.last});
    }
    return all;
}

void PracticeActions::showScores() {
    if (m_scores) return m_scores->raise();
    m_scores = new PracticeScores(m_window);
    m_scores->setScores(scores());
    connect(m_scores, &PracticeScores::exportRequested, this, &PracticeActions::chooseScoresFile);
    connect(m_scores, &PracticeScores::resetRequested, this, &PracticeActions::confirmReset);
    openDialog(m_scores);
}

void PracticeActions::confirmReset() {
    openDialog(new Question(m_scores, tr("Reset scores"),
                            tr("All scores of practice go back to 0. Nothing brings them back."),
                            QMessageBox::Reset | QMessageBox::Cancel, [this](QMessageBox::ButtonRole role) {
                                if (role != QMessageBox::ResetRole) return;
                                for (auto& [lesson, tally] : m_tallies) {
                                    tally = {};
                                    for (const auto* key : {"/asked", "/right"})
                                        if (m_settings) m_settings->setValue(lesson + QLatin1String(key), 0);
                                    if (m_settings) m_settings->setValue(lesson + u"/last"_s, QString());
                                }
                                if (m_scores) m_scores->setScores(scores());
                            }));
}

void PracticeActions::chooseScoresFile() {
    openSaveDialog(m_scores, tr("Export scores"), {u"csv"_s}, {u"CSV (*.csv)"_s}, defaultFolder(), u"practice.csv"_s,
                   [this](const QString& path) {
                       if (path.isEmpty()) return;
                       const auto write = [path, csv = scoresCsv(scores())] { return writeFile(path, csv); };
                       writeInBackground(this, m_window, tr("Export scores"), path, write,
                                         [this](const QString& sentence) { Q_EMIT said(sentence); });
                   });
}

}  // namespace attention
