#pragma once

#include <memory>

#include "ui/files/settings.h"
#include "ui/window/window_request.h"

namespace attention {

class Exhibit;
class MainWindow;

/// The exhibit to show first, so that the window need not create another one: that of a link, or that of the first
/// lesson on the first start without a path. nullptr: the exhibit shown last, also if the link is invalid.
/// @param isFirstStart  the program has never run before here
const Exhibit* firstExhibit(const QString& path, bool isFirstStart);

/// The main window with the saved settings; it opens what was requested.
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
