#pragma once

#include <array>

#include <QString>

namespace attention {

// What the sources of MainWindow share.

/// Per cent of the designed size.
inline constexpr std::array kTextSizes{100, 115, 130, 150, 175, 200};
inline const QString kExhibitKey = QStringLiteral("exhibit");
inline constexpr const char* kSystemLanguage = "system";
inline constexpr std::array<const char*, 3> kThemeNames{"system", "light", "dark"};

}  // namespace attention
