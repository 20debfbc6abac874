// Times the steps of the built-in course in the window and prints one JSON object, in milliseconds.
//
//   benchmark.lesson_step [ROUNDS [LESSON]]   each step of each lesson, or of the one named, the median of the rounds
//
// A step begins when the lesson is told to go to it, from the step before (the first one: from the second), and ends
// when the window's update that painted its picture is over: scene, worker thread and back, figure, words, list,
// parameters and inspector, painting all of these into the window's memory. The window is 1280 x 800 px on the
// offscreen platform. Glides are off.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

#include <QElapsedTimer>
#include <QTemporaryDir>

#include "tests/benchmarks/watched_application.h"
#include "ui/lesson/lesson_file.h"
#include "ui/widgets/style.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/main_window.h"

using attention::ExhibitPage;
using attention::LessonSession;
using Clock = std::chrono::steady_clock;

namespace {

/// No step takes this long, in milliseconds, unless it never ends.
constexpr int kPatience = 60'000;
/// A picture that is the same as before is not painted: after so many milliseconds nothing more comes.
constexpr int kQuiet = 80;

/// A window whose lessons are walked through.
class Walk {
 public:
    explicit Walk(Application& application) : m_settings(m_folder.filePath(QStringLiteral("settings.json"))) {
        m_window = std::make_unique<attention::MainWindow>(m_settings, m_folder.filePath(QStringLiteral("data")));
        m_window->resize(1280, 800);
        m_window->show();
        application.handled = [this](const QObject* receiver, QEvent::Type type) { follow(receiver, type); };
    }

    LessonSession& session() { return m_window->lessons().session(); }

    void open(int index) {
        session().end();
        m_window->lessons().openCourse(index);
        wait([this] { return session().isUnderWay() && isShown(); });
    }

    double step(int index) {
        // Who reads a step gives the program the time to compute the next one ahead.
        wait([this] { return m_window->page().queue().isInactive(); });
        m_isShown = m_isFigurePainted = m_isPainted = false;
        const auto begin = m_last = Clock::now();
        session().goTo(index);
        QElapsedTimer quiet;
        wait([&] {
            m_isShown = m_isShown || isShown();
            if (m_isShown && !quiet.isValid()) quiet.start();
            return m_isPainted || (quiet.isValid() && quiet.hasExpired(kQuiet));
        });
        return std::chrono::duration<double, std::milli>(m_last - begin).count();
    }

 private:
    bool isShown() const {
        const auto& shown = m_window->page().shown();
        return shown && shown.scene() == m_window->model().shownScene();
    }

    template <class Done>
    void wait(const Done& isDone) {
        QElapsedTimer patience;
        patience.start();
        while (!isDone()) {
            if (patience.hasExpired(kPatience)) throw std::runtime_error("The window shows no picture.");
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        }
    }

    void follow(const QObject* receiver, QEvent::Type type) {
        if (type == QEvent::Paint && receiver == m_window->page().figure()) m_isFigurePainted = isShown();
        if (type != QEvent::UpdateRequest || receiver != m_window.get()) return;
        m_last = Clock::now();
        m_isPainted = m_isPainted || m_isFigurePainted;
    }

    QTemporaryDir m_folder;
    attention::Settings m_settings;
    std::unique_ptr<attention::MainWindow> m_window;
    // One after the other: the new result stands in the figure, the figure in the window's memory, and all of the
    // window is up to date.
    bool m_isShown = false;
    bool m_isFigurePainted = false;
    bool m_isPainted = false;
    Clock::time_point m_last;  ///< when the window was last up to date
};

}  // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    Application application(argc, argv);
    attention::loadFonts();
    attention::setMotionReduced(true);
    const int rounds = argc > 1 ? std::atoi(argv[1]) : 5;
    const QString only = argc > 2 ? QString::fromUtf8(argv[2]) : QString();
    try {
        if (rounds < 1) throw std::runtime_error("The number of rounds must be at least 1.");
        Walk walk(application);
        std::printf("{\n  \"qt\": \"%s\",\n  \"rounds\": %d,\n  \"steps\": {", qVersion(), rounds);
        const char* comma = "";
        const QStringList files = attention::courseFiles();
        for (int lesson = 0; lesson < files.size(); ++lesson) {
            const QString name = attention::splitLessonPath(files[lesson]).name;
            if (!only.isEmpty() && name != only) continue;
            walk.open(lesson);
            const int count = walk.session().stepCount();
            std::vector<std::vector<double>> times(static_cast<std::size_t>(count));
            for (int round = 0; round < rounds; ++round) {
                walk.step(1);
                for (int i = 0; i < count; ++i) times[std::size_t(i)].push_back(walk.step(i));
            }
            for (int i = 0; i < count; ++i) {
                auto& each = times[std::size_t(i)];
                std::ranges::nth_element(each, each.begin() + rounds / 2);
                std::printf("%s\n    \"%s %d\": %.1f", comma, qPrintable(name), i + 1, each[std::size_t(rounds / 2)]);
                comma = ",";
            }
        }
        std::printf("\n  }\n}\n");
        application.handled = nullptr;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "benchmark.lesson_step: error: %s\n", error.what());
        return 1;
    }
    return 0;
}
