#pragma once

#include <memory>

#include "ui/files/settings.h"
#include "ui/window/window_request.h"

namespace attention {

class Exhibit;
class MainWindow;

/// The exhibit to begin with, so that the window builds no other one in vain: that of a link or, on the first start
/// without a path, that of the first lesson. nullptr, also for a link that is refused: the one that was open last.
/// @param isFirstStart  nobody has used the program here before
const Exhibit* firstExhibit(const QString& path, bool isFirstStart);

/// The main window with the saved settings, which opens what was asked for.
class StartedWindow {
 public:
    explicit StartedWindow(const WindowRequest& request = {});
    ~StartedWindow();

    MainWindow& window() const { return *m_window; }

 private:
    Settings m_settings;
    std::unique_ptr<MainWindow> m_window;
};

/// Opens the window and runs until it closes. @return the program's exit status
int runWindow(const WindowRequest& request = {});

}  // namespace attention
