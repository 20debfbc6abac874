// Measures the window while a run trains in it, and prints one JSON object:
//   benchmark.live_training [SECONDS]
// turn, longest: of the turns of the interface thread's event loop in which the figure was painted, the 95th percentile
// and the longest, in milliseconds; pictures, steps: how many a second of the run, which has 16 tokens, 64 sequences a
// step and one layer beside one without positions. A click on Train begins it, and it ends with the run or after so
// many seconds. Until then the loop does nothing but what the window asks for.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <stdexcept>
#include <thread>
#include <vector>

#include <QApplication>
#include <QTemporaryDir>

#include "core/training/shared_training_run.h"
#include "ui/exhibits/exhibits.h"
#include "ui/widgets/train_bar.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/main_window.h"

using namespace attention;
using SteadyClock = std::chrono::steady_clock;

namespace {

/// Between two turns, so that the loop does not take the processor from the training.
constexpr std::chrono::microseconds kRest(500);
/// No first picture takes this long.
constexpr std::chrono::seconds kPatience(60);

class Application : public QApplication {
 public:
    using QApplication::QApplication;

    const QObject* watched = nullptr;
    bool isPainted = false;  ///< what is watched, since this was last set

    bool notify(QObject* receiver, QEvent* event) override {
        if (event->type() == QEvent::Paint && receiver == watched) isPainted = true;
        return QApplication::notify(receiver, event);
    }
};

double secondsSince(SteadyClock::time_point begin) {
    return std::chrono::duration<double>(SteadyClock::now() - begin).count();
}

/// Turns of the event loop, until it is `enough`. @return milliseconds of those that painted the figure
std::vector<double> turns(Application& application, const std::function<bool()>& enough) {
    std::vector<double> painting;
    while (!enough()) {
        application.isPainted = false;
        const auto begin = SteadyClock::now();
        QCoreApplication::processEvents();
        if (application.isPainted) painting.push_back(1e3 * secondsSince(begin));
        std::this_thread::sleep_for(kRest);
    }
    return painting;
}

}  // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    Application application(argc, argv);
    loadFonts();
    const double most = argc > 1 ? std::atof(argv[1]) : 10;
    try {
        const QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("settings.json")));
        MainWindow window(settings);
        Scene scene = startScene(training());
        scene.parameters.batchSize = Parameters().batchSize;
        // More than there is time for: a run beside it is trained to its end before.
        scene.parameters.steps = std::min(Parameters().steps, std::int64_t(300 * most));
        scene.parameters.trainingStep = 0;
        window.model().resetTo(scene);
        window.resize(1630, 950);
        window.show();
        const ExhibitPage& page = window.page();
        const auto opened = SteadyClock::now();
        turns(application, [&] {
            if (SteadyClock::now() - opened > kPatience) throw std::runtime_error("The page shows no picture.");
            return page.shown() && page.shown().scene().parameters == window.model().shownScene().parameters;
        });
        const auto run = training().trainable()->runOf(*page.shown().study());
        application.watched = page.figure();
        Q_EMIT window.findChild<TrainBar*>()->trainClicked();
        const auto begin = SteadyClock::now();
        std::vector<double> painting =
            turns(application, [&] { return run->run().isFinished() || secondsSince(begin) > most; });
        const double seconds = secondsSince(begin);
        if (painting.empty()) throw std::runtime_error("No picture came.");
        std::ranges::sort(painting);
        const auto ninetyFifth = std::size_t(0.95 * double(painting.size() - 1));
        std::printf("{\"turn\": %.3f, \"longest\": %.3f, \"pictures\": %.2f, \"steps\": %.1f}\n", painting[ninetyFifth],
                    painting.back(), double(painting.size()) / seconds, double(run->run().step()) / seconds);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "benchmark.live_training: error: %s\n", error.what());
        return 1;
    }
    return 0;
}
