#pragma once

#include <optional>

#include <QApplication>

namespace attention {

/// A QApplication on the offscreen platform, which figures need in order to exist without a display. Create at most
/// one. It also makes the drawing independent of the machine.
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
