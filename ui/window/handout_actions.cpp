#include "ui/window/handout_actions.h"

#include <optional>
#include <utility>

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QtConcurrent>

#include "ui/lesson/lesson_language.h"
#include "ui/system/input_file.h"
#include "ui/system/output_file.h"
#include "ui/text/language.h"
#include "ui/text/scoped_language.h"
#include "ui/widgets/background_write.h"
#include "ui/widgets/question.h"
#include "ui/widgets/save_path_dialog.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

QString codeOf(const Language& language) {
    return QString::fromUtf8(language.code.data(), qsizetype(language.code.size()));
}

/// The title of a lesson, translated if possible.
QString titleOf(const QString& file) {
    try {
        return QString::fromStdString(openLesson(file, codeOf(currentLanguage())).lesson.title);
    } catch (const FileError&) {
        return QFileInfo(file).fileName();
    }
}

}  // namespace

struct HandoutActions::Job {
    QString path;
    const Language* language = nullptr;
    PaperFormat format = PaperFormat::Pdf;
    HandoutOptions options = {};
    std::shared_ptr<EvaluatedLesson> evaluated = nullptr;
    PaperDocument document = {};
    std::unique_ptr<PaperWriter> writer = nullptr;
};

HandoutActions::HandoutActions(QWidget* window) : QObject(window), m_window(window) {
    const bool isLetter = QLocale::system().measurementSystem() == QLocale::ImperialUSSystem;
    m_choice.paper = isLetter ? u"letter"_s : u"a4"_s;
    m_folder = defaultFolder();
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &HandoutActions::advance);
}

HandoutActions::~HandoutActions() = default;

void HandoutActions::ask(const QString& lesson) {
    std::vector<HandoutDialog::LessonEntry> lessons;
    const QStringList course = courseFiles();
    if (!lesson.isEmpty() && !course.contains(lesson)) lessons.push_back({lesson, titleOf(lesson)});
    for (const QString& file : course) lessons.push_back({file, titleOf(file)});
    if (!lesson.isEmpty()) m_choice.file = lesson;
    if (m_choice.language.isEmpty()) m_choice.language = codeOf(currentLanguage());
    auto* dialog = new HandoutDialog(lessons, m_choice, m_window);
    openDialog(dialog, [this, dialog](int result) {
        if (result != QDialog::Accepted) return;
        m_choice = dialog->choice();
        const QString name = splitLessonPath(m_choice.file).name;
        openSaveDialog(m_window, tr("Handout"), paperFormatNames(), {u"PDF (*.pdf)"_s, u"HTML (*.html)"_s}, m_folder,
                       m_choice.hasAnswers ? tr("%1-answers", "name of a file").arg(name) : name,
                       [this](const QString& path) {
                           if (path.isEmpty()) return;
                           m_folder = QFileInfo(path).path();
                           write(m_choice, path);
                       });
    });
}

void HandoutActions::write(const HandoutDialog::Choice& choice, const QString& path) {
    m_next.stop();
    m_job = std::make_unique<Job>();
    m_job->path = path;
    m_job->language = findLanguage(choice.language.toStdString());
    m_job->format = findPaperFormat(QFileInfo(path).suffix().toLower()).value_or(PaperFormat::Pdf);
    m_job->options = {findPaperSize(choice.paper).value_or(PaperSize::A4), choice.hasAnswers,
                      choice.language.toStdString()};
    Q_EMIT said(tr("The handout is being made…"));
    auto* watcher = new QFutureWatcher<Outcome>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, job = m_job.get()] {
        watcher->deleteLater();
        if (job == m_job.get()) begin(watcher->result());
    });
    watcher->setFuture(QtConcurrent::run([choice]() -> Outcome {
        try {
            LessonInLanguage loaded = openLessonIn(choice.file, choice.language);
            if (loaded.opened.lesson.steps.empty()) return tr("the lesson has no step");
            auto scenes = evaluateHandout(loaded.opened, choice.hasAnswers);
            return std::make_shared<EvaluatedLesson>(
                EvaluatedLesson{std::move(loaded.opened.lesson), std::move(scenes)});
        } catch (const FileError& error) {
            return error.phrase();
        } catch (const HandoutError& error) {
            return tr("line %1 of the lesson: %2").arg(error.line()).arg(error.sentence());
        } catch (const std::bad_alloc&) {
            return tr("there is not enough memory for this");
        }
    }));
}

void HandoutActions::begin(const Outcome& outcome) {
    if (const QString* problem = std::get_if<QString>(&outcome)) return finish(*problem);
    m_job->evaluated = std::get<std::shared_ptr<EvaluatedLesson>>(outcome);
    m_next.start(0);
}

void HandoutActions::advance() {
    Job& job = *m_job;
    std::optional<ScopedLanguage> scopedLanguage;
    if (job.language != &currentLanguage()) scopedLanguage.emplace(*job.language);
    if (!job.writer) {
        job.document = makeHandout(job.evaluated->lesson, job.evaluated->scenes, job.options);
        job.writer = std::make_unique<PaperWriter>(job.document, job.format);
        return m_next.start(0);
    }
    if (job.writer->advance()) return m_next.start(0);
    const QByteArray bytes = job.writer->file();
    scopedLanguage.reset();
    auto* watcher = new QFutureWatcher<std::optional<QString>>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, written = m_job.get()] {
        watcher->deleteLater();
        if (written == m_job.get()) finish(watcher->result().value_or(QString()));
    });
    watcher->setFuture(QtConcurrent::run([path = job.path, bytes] { return writeFile(path, bytes); }));
}

void HandoutActions::finish(const QString& problem) {
    const QString path = QDir::toNativeSeparators(std::exchange(m_job, nullptr)->path);
    if (problem.isEmpty()) return Q_EMIT said(tr("Handout written: %1").arg(path));
    Q_EMIT said(QString());
    showNotWritten(m_window, tr("Handout"), path, problem);
}

}  // namespace attention
