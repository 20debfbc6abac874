#pragma once

#include <optional>

#include <QApplication>

namespace attention {

/// A QApplication on the offscreen platform, so that figures can be drawn without a display. It also makes the drawing
/// independent of the desktop's settings and of the locale. Create at most one.
class OffscreenApplication {
 public:
    OffscreenApplication();

 private:
    int m_argc = 1;
    char m_name[14] = "attention-lab";
    char* m_argv[2] = {m_name, nullptr};
    std::optional<QApplication> m_application;
};

}  // namespace attention
