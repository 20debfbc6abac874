#pragma once

#include <memory>

#include "ui/files/settings.h"
#include "ui/window/window_request.h"

namespace attention {

class Exhibit;
class MainWindow;

/// The exhibit that a link shows at first or, without one, that the first lesson begins with, so that the window makes
/// no other one in vain. nullptr: the one that was open last.
/// @param isFirstStart  nobody has used the program here before
const Exhibit* firstExhibit(const QString& path, bool isFirstStart);

/// The window as the program starts with it: what the person set before is read, and it shows what it was asked for.
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
