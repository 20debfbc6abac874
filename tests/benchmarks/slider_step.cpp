// Times slider steps on the real page and prints one JSON object, in milliseconds.
//
//   benchmark.slider_step [STEPS [CASE]]     each exhibit at its defaults and at n = 1024, d = 512, or the case named
//   benchmark.slider_step --once             a step of each case at n = 60, d = 32 at most
//   benchmark.slider_step --largest EXHIBIT  peak memory of a few steps at n = 16384, d = 4096, in bytes
//   benchmark.slider_step --typing FOLDER [STEPS]  a letter typed into a text of some 30 tokens, with the model of a
//   folder
//
// A step begins when the model is told the new value, or to undo the last change, and ends when the window's update
// that painted the new picture is over: worker thread and back, colours, replot into the figure's buffers, sliders,
// caption and inspector (of the book's figures the page alone), painting all of these into the window's memory. The
// offscreen platform has no screen to which that memory would be sent. The figure is 1000 x 700 px. draw: the same from
// a result that is computed already. compute: the result alone, on the calling thread.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTimer>

#include "core/models/byte_pair_tokenizer.h"
#include "core/models/language_model.h"
#include "core/models/language_model_reader.h"
#include "core/system/memory.h"
#include "tests/benchmarks/watched_application.h"
#include "ui/exhibits/exhibits.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/main_window.h"

using attention::Cell;
using attention::Exhibit;
using attention::ExhibitPage;
using attention::Figure;
using attention::Scene;
using attention::SceneModel;

namespace {

constexpr QSize kFigureSize(1000, 700);
constexpr int kMaxWarmUp = 20;
constexpr int kMaxTrained = 100;
/// As long as results are computed from nothing: a run of training takes long.
constexpr std::chrono::seconds kEnough(3);
/// Milliseconds from one picture to the next at 60 Hz.
constexpr double kFrame = 16.7;
/// No step takes this long, in milliseconds, unless it never ends.
constexpr int kPatience = 20'000;

double milliseconds(const std::function<void()>& function) {
    const auto begin = std::chrono::steady_clock::now();
    function();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
}

/// The whole window on one exhibit, or the page of it alone, and when a picture has been painted there.
class Stage {
 public:
    /// @param isPageAlone  without menus, list, parameters and inspector: beside matplotlib, which shows nothing else
    /// @param trained  steps of a training run that the page opens with; of random draws ten times as many, at most the
    ///   default
    Stage(Application& application, std::string_view exhibit, std::int64_t n, std::int64_t d, bool isPageAlone = false,
          int trained = kMaxTrained)
        : m_settings(m_folder.filePath(QStringLiteral("settings.json"))) {
        if (isPageAlone) {
            m_ownModel = std::make_unique<SceneModel>(sceneOf(exhibit, n, d, trained));
            m_ownPage = std::make_unique<ExhibitPage>(*m_ownModel);
            m_ownPage->setTheme(attention::Theme::light());
            m_model = m_ownModel.get();
            m_page = m_ownPage.get();
            m_window = m_page;
        } else {
            m_main = std::make_unique<attention::MainWindow>(m_settings);
            m_main->setThemeChoice(attention::ThemeChoice::Light);
            m_main->model().resetTo(sceneOf(exhibit, n, d, trained));
            m_model = &m_main->model();
            m_page = &m_main->page();
            m_window = m_main.get();
        }
        m_patience.setSingleShot(true);
        application.handled = [this](const QObject* receiver, QEvent::Type type) { follow(receiver, type); };
        QObject::connect(m_page, &ExhibitPage::shownChanged, m_page, [this] { m_isShown = isLatest(); });
        // A replot may paint at once, before it says that it is over.
        QObject::connect(m_page->figure(), &QCustomPlot::beforeReplot, m_page, [this] { m_isDrawn = m_isShown; });
        m_window->resize(isPageAlone ? QSize(1100, 900) : QSize(1630, 950));
        m_window->show();
        awaitPicture();
        // Title and caption take what they need, the figure the rest.
        for (int i = 0; i < 5 && m_page->figure()->size() != kFigureSize; ++i) {
            m_window->resize(m_window->size() + kFigureSize - m_page->figure()->size());
            QCoreApplication::processEvents();
        }
        if (m_page->figure()->size() != kFigureSize) throw std::runtime_error("The figure does not get its size.");
    }

    SceneModel& model() { return *m_model; }
    const Exhibit& exhibit() const { return m_model->exhibit(); }

    /// Returns when the present scene has been painted.
    void awaitPicture() {
        m_patience.start(kPatience);
        while (!m_isPainted && m_patience.isActive()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        if (!m_isPainted) throw std::runtime_error("The page shows no picture.");
    }

    double step(std::string_view key, const attention::ParameterValue& value) {
        rest();
        return milliseconds([&] {
            m_model->setParameter(key, value);
            awaitPicture();
        });
    }

    double undo() {
        rest();
        return milliseconds([&] {
            m_model->undo();
            awaitPicture();
        });
    }

    double draw(const Scene& scene, const std::shared_ptr<const attention::Study>& result) {
        rest();
        return milliseconds([&] {
            m_page->figure()->display(scene, result);
            m_isShown = true;
            awaitPicture();
        });
    }

    QImage picture() { return m_page->figure()->grab().toImage(); }

 private:
    static Scene sceneOf(std::string_view exhibit, std::int64_t n, std::int64_t d, int trained) {
        Scene scene;
        scene.exhibit = exhibit;
        scene.parameters.n = n;
        scene.parameters.d = d;
        scene.parameters.steps = trained;
        scene.parameters.draws = std::min<std::int64_t>(scene.parameters.draws, 10 * trained);
        // One page understands no other sentence than its own.
        scene.parameters.tokens = attention::commandScene(*attention::findExhibit(exhibit)).parameters.tokens;
        return scene;
    }

    bool isLatest() const { return m_page->shown().scene().parameters == m_model->shownScene().parameters; }

    /// Whatever the last picture left behind is no part of the next step.
    void rest() {
        QCoreApplication::processEvents();
        m_isShown = m_isDrawn = m_isFigurePainted = m_isPainted = false;
    }

    void follow(const QObject* receiver, QEvent::Type type) {
        if (type == QEvent::Paint && receiver == m_page->figure()) m_isFigurePainted = m_isDrawn;
        if (type == QEvent::UpdateRequest && receiver == m_window) m_isPainted = m_isFigurePainted;
    }

    QTemporaryDir m_folder;
    attention::Settings m_settings;
    std::unique_ptr<attention::MainWindow> m_main;
    std::unique_ptr<SceneModel> m_ownModel;
    std::unique_ptr<ExhibitPage> m_ownPage;
    SceneModel* m_model = nullptr;
    ExhibitPage* m_page = nullptr;
    QWidget* m_window = nullptr;
    QTimer m_patience;
    // One after the other: the new result stands in the figure, in its buffers, in the window's memory, and all of the
    // window is up to date.
    bool m_isShown = false;
    bool m_isDrawn = false;
    bool m_isFigurePainted = false;
    bool m_isPainted = false;
};

double quantile(std::vector<double> times, double fraction) {
    const auto place = times.begin() + static_cast<std::ptrdiff_t>(fraction * double(times.size() - 1));
    std::nth_element(times.begin(), place, times.end());
    return *place;
}

struct Case {
    std::string name;
    std::string words;
    std::string exhibit;
    std::int64_t n;
    std::int64_t d;
    std::string_view key = "start";                                                   ///< the slider that moves
    std::vector<std::pair<std::string_view, attention::ParameterValue>> values = {};  ///< set before
    bool selected = false;
    bool book = false;      ///< drawn as in the book, the page alone
    bool undo = false;      ///< timed is the way back
    bool compared = false;  ///< with the figure at the beginning
    double limit = kFrame;  ///< milliseconds that a step may take; 0: as long as it likes
};

std::vector<Case> cases() {
    std::vector<Case> cases;
    for (const std::string name : {"heatmap", "curves"}) {
        for (const auto& [n, d] : {std::pair{60, 32}, std::pair{1024, 512}}) {
            const std::string rows = std::to_string(n), columns = std::to_string(d);
            const Case plain{.name = name + "_" + rows + "x" + columns,
                             .words = name + " " + rows + " × " + columns,
                             .exhibit = "encoding-" + name,
                             .n = n,
                             .d = d};
            const auto add = [&](const std::string& suffix, const std::string& words, auto change) {
                cases.push_back(plain);
                cases.back().name += suffix;
                cases.back().words += words;
                change(cases.back());
            };
            add("", "", [](Case&) {});
            add("_selected", ", a cell selected", [](Case& changed) { changed.selected = true; });
            add("_book", ", as in the book", [](Case& changed) {
                changed.book = true;
                changed.limit = 0;
            });
            add("_n", ", slider n", [](Case& changed) { changed.key = "n"; });
            add("_undo", ", undone", [](Case& changed) { changed.undo = true; });
            add("_compared", ", compared", [](Case& changed) { changed.compared = true; });
        }
    }
    using Values = decltype(Case::values);
    const auto add = [&](const std::string& exhibit, const std::string& suffix, const std::string& words,
                         std::string_view key, std::int64_t n, std::int64_t d, Values values = {}) {
        cases.push_back({.name = exhibit + suffix,
                         .words = words,
                         .exhibit = exhibit,
                         .n = n,
                         .d = d,
                         .key = key,
                         .values = std::move(values)});
    };
    const std::pair<std::string_view, attention::ParameterValue> numbered{"tokens", std::string()},
        eight{"heads", std::int64_t{8}}, deep{"layers", std::int64_t{8}}, one{"layers", std::int64_t{1}},
        exact{"cost-kind", std::int64_t{1}};
    add("binary", "", "binary 512 × 256", "start", 512, 256);
    add("relative-shift", "", "relative shift, d = 256", "position", 512, 256);
    add("similarity", "", "similarity 512 × 256", "base", 512, 256);
    add("similarity", "_2048", "similarity 2048 × 256", "base", 2048, 256);
    cases.back().limit = 150;
    add("token-plus-position", "", "token plus position 512 × 256", "seed", 512, 256, {numbered});
    add("add-or-concatenate", "", "add or concatenate 512 × 256", "seed", 512, 256, {numbered});
    add("encodings-compared", "", "encodings compared 512 × 256", "seed", 512, 256);
    add("encoding-2d", "", "two dimensions 64 × 64 × 256", "base", 512, 256,
        {{"grid-rows", std::int64_t{64}}, {"grid-columns", std::int64_t{64}}});
    add("attention", "", "attention 64 × 64, 8 heads", "seed", 64, 64, {numbered, eight});
    add("attention", "_512", "attention 512 × 512, 8 heads, until the result is seen", "seed", 512, 512,
        {numbered, eight});
    cases.back().limit = 300;
    add("heads", "", "heads 64 × 64, 8 heads", "seed", 64, 64, {numbered, eight});
    add("order", "", "word order 64 × 64, 8 heads", "seed", 64, 64, {numbered, eight});
    add("scaling", "", "scaling, 64 keys", "key-width", 64, 64);
    add("position-heads", "", "position heads 64 × 64", "offset", 64, 64, {numbered});
    add("convolution", "", "convolution 64 × 64", "alpha", 64, 64);
    add("complexity-table", "", "table of costs", "n", 512, 64);
    add("complexity-chart", "", "crossings, curves", "n", 512, 64, {exact});
    add("complexity-chart", "_plane", "crossings, plane", "n", 512, 64, {exact, {"chart-view", std::int64_t{1}}});
    add("paths", "", "paths, another path, 64 tokens, 8 layers", "to-token", 64, 32, {deep});
    add("paths", "_kernel", "paths, another network, 64 tokens, 8 layers", "kernel", 64, 32, {deep});
    add("training", "", "training, the next step of a run, 16 tokens", "training-step", 16, 32, {one});
    add("learned-positions", "", "learned positions, the next step of a run, 16 tokens", "training-step", 16, 32);
    add("trained-sentence", "", "trained sentence, another word forced", "what-if", 16, 32);
    add("depth", "", "depth, another number of layers, 16 tokens", "layers", 16, 32);
    add("fading", "", "fading, other random layers, 32 tokens", "seed", 32, 8);
    add("all-heads", "", "all heads of a model, another head switched off", "ablated", 60, 32);
    add("induction", "", "induction, one head switched off, then the other", "ablated", 60, 32);
    add("measured-cost", "", "measured, nothing measured yet", "kernel", 64, 32);
    // An exhibit that has no case of its own is measured at 64 × 64 with its first slider that changes numbers.
    for (const Exhibit* exhibit : attention::exhibits()) {
        const std::string id(exhibit->id());
        if (std::ranges::find(cases, id, &Case::exhibit) != cases.end()) continue;
        const auto uses = exhibit->uses();
        const auto first = std::ranges::find_if(uses, [](const attention::ParameterUse& use) {
            const auto value = valueOf(attention::Parameters{}, *attention::findParameter(use.key));
            return attention::affectsData(use) && std::holds_alternative<std::int64_t>(value);
        });
        if (first != uses.end()) add(id, "", id + " 64 × 64", first->key, 64, 64);
    }
    return cases;
}

/// Each case, without those that differ in their size alone.
std::vector<Case> smallCases() {
    std::vector<Case> small;
    for (Case what : cases()) {
        what.n = std::min<std::int64_t>(what.n, 60);
        what.d = std::min<std::int64_t>(what.d, 32);
        const auto kind = [](const Case& each) {
            return std::tie(each.exhibit, each.n, each.d, each.key, each.values, each.selected, each.book, each.undo,
                            each.compared);
        };
        if (std::ranges::none_of(small, [&](const Case& known) { return kind(known) == kind(what); }))
            small.push_back(what);
    }
    return small;
}

/// The value of the slider in the i-th step: never the one before it.
attention::ParameterValue valueOf(const Case& what, int i) {
    if (what.key == "n") return what.n - i % 16;
    if (what.key == "base") return 10000.0 + i;
    if (what.key == "alpha") return 2 + 0.01 * i;
    if (what.key == "what-if") return std::int64_t(i % 15);
    if (what.key == "layers") return std::int64_t(1 + (i + 5) % 16);
    if (what.key == "to-token") return std::int64_t(i % 64);
    // No head is switched off at first; both heads exist in each model that has a case.
    if (what.key == "ablated") return std::string(i % 2 == 0 ? "1,0" : "0,0");
    if (what.key == "kernel") return std::int64_t(1 + (i + 5) % 15);  // 3 is there already
    if (what.key == "offset" || what.key == "new-tokens") return std::int64_t(1 + i % 16);
    // 1 is there already.
    if (what.key == "seed" || what.key == "key-width") return std::int64_t(i + 1);
    return std::int64_t(i);
}

void measure(Application& application, const Case& what, int steps, const char* end) {
    Stage stage(application, what.exhibit, what.n, what.d, what.book, std::min(kMaxTrained, 10 * steps));
    if (what.selected) stage.model().select(Cell{13, 6});
    if (what.book) {
        stage.model().setParameter("look", choiceValue(attention::FigureStyle::Book));
        stage.model().setParameter("colour-map", choiceValue(attention::ColourScheme::Blues));
    }
    if (what.compared) stage.model().compare(true);
    for (const auto& [key, value] : what.values) stage.model().setParameter(key, value);
    const auto value = [&](int i) { return valueOf(what, i); };
    const int warmUp = std::min(kMaxWarmUp, steps);
    // Each step of a run is shown once.
    if (what.key == "training-step") stage.model().setParameter("steps", std::int64_t(warmUp + steps));
    const QImage before = stage.picture();
    for (int i = 1; i <= warmUp; ++i) stage.step(what.key, value(i));
    if (stage.picture() == before) throw std::runtime_error("The picture does not follow the slider.");

    std::vector<double> whole;
    for (int i = warmUp + 1; i <= warmUp + steps; ++i) {
        // A drag of its own, as the end of the one before it would have it.
        if (what.undo) stage.model().beginGesture(std::string(what.key));
        const double there = stage.step(what.key, value(i));
        whole.push_back(what.undo ? stage.undo() : there);
    }

    // Two results in turn, so that every drawing changes the picture.
    std::vector<double> compute;
    std::vector<double> draw;
    Scene scenes[2] = {stage.model().shownScene(), stage.model().shownScene()};
    setValue(scenes[1].parameters, *attention::findParameter(what.key), value(0));
    const auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i < std::max(1, steps / 2) && std::chrono::steady_clock::now() - begin < kEnough; ++i) {
        const Scene& scene = scenes[i % 2];
        std::shared_ptr<const attention::Study> result;
        compute.push_back(milliseconds([&] { result = stage.exhibit().compute(scene, {}); }));
        draw.push_back(stage.draw(scene, result));
    }
    application.handled = nullptr;
    std::printf(
        "    \"%s\": {\"words\": \"%s\", \"limit\": %g, \"median\": %.3f, \"p95\": %.3f, \"compute\": %.3f, \"draw\": "
        "%.3f}%s\n",
        what.name.c_str(), what.words.c_str(), what.limit, quantile(whole, 0.5), quantile(whole, 0.95),
        quantile(compute, 0.5), quantile(draw, 0.5), end);
    std::fflush(stdout);
}

/// A line of /proc/self/status, in bytes.
long long processMemory(const QByteArray& key) {
    QFile file(QStringLiteral("/proc/self/status"));
    if (!file.open(QIODevice::ReadOnly)) throw std::runtime_error("This system does not tell how much memory is used.");
    for (const QByteArray& line : file.readAll().split('\n'))
        if (line.startsWith(key + ':')) return line.simplified().split(' ').at(1).toLongLong() * 1024;
    throw std::runtime_error("This system does not tell how much memory is used.");
}

void measureLargest(Application& application, const std::string& exhibit) {
    constexpr std::int64_t kRows = 16384;
    constexpr std::int64_t kColumns = 4096;
    constexpr int kSteps = 3;
    constexpr int kBurst = 12;
    constexpr int kPauseMs = 40;
    const auto matrix = static_cast<long long>(sizeof(double) * kRows * kColumns);
    Stage stage(application, exhibit, 60, 32);
    const long long before = processMemory("VmRSS");

    SceneModel& model = stage.model();
    Scene scene = model.scene();
    scene.parameters.n = kRows;
    scene.parameters.d = kColumns;
    scene.parameters.firstColumn = 0;
    scene.parameters.lastColumn = kColumns - 1;
    if (stage.exhibit().memoryNeeded(scene) > attention::memoryLimit())
        throw std::runtime_error("This machine has too little memory for the largest table.");
    model.setScene(scene);
    for (int i = 1; i <= kSteps; ++i) stage.step("start", i);
    // Faster than pictures can be made: one computation runs and one waits while a picture is drawn.
    for (int i = 1; i <= kBurst; ++i) {
        model.setParameter("start", std::int64_t(kSteps + i));
        QElapsedTimer pause;
        pause.start();
        while (pause.elapsed() < kPauseMs) QCoreApplication::processEvents(QEventLoop::AllEvents, kPauseMs);
    }
    stage.step("start", 0);
    application.handled = nullptr;
    std::printf("{\"matrix\": %lld, \"before\": %lld, \"peak\": %lld}\n", matrix, before, processMemory("VmHWM"));
}

/// Each step has another last letter, so that no text has been computed before.
void measureTyping(Application& application, const QString& folder, int steps) {
    Stage stage(application, "language-model", 60, 32);
    Scene scene = stage.model().scene();
    scene.languageModel.model = attention::openLanguageModel(folder.toStdString());
    scene.languageModel.path = folder.toStdString();
    scene.languageModel.checksum = scene.languageModel.model->checksum();
    std::string text;
    while (scene.languageModel.model->tokenizer().encode(text).size() < 30) text += " word";
    scene.parameters.tokens = text;
    stage.model().setScene(scene);
    std::vector<double> whole;
    for (int i = 0; i < steps; ++i) {
        text += char('a' + i % 26);
        whole.push_back(stage.step("tokens", text));
    }
    application.handled = nullptr;
    std::printf("{\"median\": %.1f, \"p95\": %.1f}\n", quantile(whole, 0.5), quantile(whole, 0.95));
}

}  // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    Application application(argc, argv);
    attention::loadFonts();
    std::string place = "the beginning";
    try {
        if (argc == 3 && std::string_view(argv[1]) == "--largest") {
            measureLargest(application, argv[2]);
            return 0;
        }
        if (argc >= 3 && std::string_view(argv[1]) == "--typing") {
            measureTyping(application, QString::fromLocal8Bit(argv[2]), argc > 3 ? std::atoi(argv[3]) : 20);
            return 0;
        }
        const bool isOnce = argc > 1 && std::string_view(argv[1]) == "--once";
        const int steps = isOnce ? 1 : argc > 1 ? std::atoi(argv[1]) : 400;
        if (steps < 2 && !isOnce) throw std::runtime_error("The number of steps must be at least 2.");
        std::printf("{\n  \"qt\": \"%s\",\n  \"qcustomplot\": \"%s\",\n  \"steps\": %d,\n  \"cases\": {\n", qVersion(),
                    QCUSTOMPLOT_VERSION_STR, steps);
        std::vector<Case> chosen = isOnce ? smallCases() : cases();
        if (argc > 2) std::erase_if(chosen, [&](const Case& what) { return what.name != argv[2]; });
        if (chosen.empty()) throw std::runtime_error("There is no such case.");
        for (const Case& what : chosen) {
            place = what.name;
            measure(application, what, steps, &what == &chosen.back() ? "" : ",");
        }
        std::printf("  }\n}\n");
    } catch (const std::exception& error) {
        std::fprintf(stderr, "benchmark.slider_step: error: %s: %s\n", place.c_str(), error.what());
        return 1;
    }
    return 0;
}
