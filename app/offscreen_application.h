#pragma once

#include <optional>

#include <QApplication>

namespace attention {

/// What a figure needs to exist, on no display. At most one; what a figure draws does not depend on the machine then.
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
