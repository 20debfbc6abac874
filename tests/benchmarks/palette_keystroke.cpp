// Times the palette of the window and prints one JSON object, in milliseconds: how long it takes to open, and the
// median, the 99th percentile and the longest time of a keystroke, from the key to the painted list, on the page of
// attention, which has many parameters.
//
//   benchmark.palette_keystroke [ROUNDS]
//
// The window is 1280 x 800 px on the offscreen platform.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTemporaryDir>

#include "ui/text/language.h"
#include "ui/widgets/style.h"
#include "ui/window/command_palette.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/main_window.h"

using Clock = std::chrono::steady_clock;

namespace {

template <class Work>
double milliseconds(const Work& work) {
    const auto begin = Clock::now();
    work();
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

void paint(QWidget& palette) {
    QCoreApplication::sendPostedEvents();
    palette.repaint();
}

void measure(attention::MainWindow& window, const char* language, int rounds) {
    window.setLanguageChoice(QString::fromUtf8(language));
    // What the page does by itself is no part of a keystroke.
    do QCoreApplication::processEvents();
    while (!window.page().queue().isIdle());
    QAction* find = nullptr;
    for (QAction* action : window.findChildren<QAction*>())
        if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_P)) find = action;
    std::vector<double> opened, keys;
    for (int round = 0; round < rounds; ++round) {
        for (const char* query : {"theme dark", "d 64", "mask causal", "positional encoding", "zzzz"}) {
            opened.push_back(milliseconds([&] { find->trigger(); }));
            auto& palette = *window.findChild<attention::CommandPalette*>();
            auto* line = palette.findChild<QLineEdit*>();
            for (const char* letter = query; *letter; ++letter)
                keys.push_back(milliseconds([&] {
                    QKeyEvent key(QEvent::KeyPress, 0, Qt::NoModifier, QString(QLatin1Char(*letter)));
                    QCoreApplication::sendEvent(line, &key);
                    paint(palette);
                }));
        }
    }
    std::ranges::sort(keys);
    std::ranges::sort(opened);
    std::printf("  \"%s\": {\"open\": %.2f, \"median\": %.2f, \"99 %%\": %.2f, \"longest\": %.2f}", language,
                opened[opened.size() / 2], keys[keys.size() / 2], keys[keys.size() * 99 / 100], keys.back());
}

}  // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    attention::loadFonts();
    const int rounds = argc > 1 ? std::max(1, std::atoi(argv[1])) : 10;
    QTemporaryDir folder;
    attention::Settings settings(folder.filePath(QStringLiteral("settings.json")));
    settings.setValue(QStringLiteral("exhibit"), "attention");
    attention::MainWindow window(settings);
    window.resize(1280, 800);
    window.show();
    std::printf("{\n");
    const char* comma = "";
    for (const char* language : {"en", "zh_CN", "pt_BR"}) {
        std::printf("%s", comma);
        measure(window, language, rounds);
        comma = ",\n";
    }
    std::printf("\n}\n");
    return 0;
}
