#pragma once

#include <array>

#include <QString>

namespace attention {

// Constants shared by the source files of MainWindow.

/// Text sizes that the user can choose, in per cent of the design size.
inline constexpr std::array kTextSizes{100, 115, 130, 150, 175, 200};
/// Settings key of the exhibit shown last.
inline const QString kExhibitKey = QStringLiteral("exhibit");
inline constexpr const char* kSystemLanguage = "system";
inline constexpr std::array<const char*, 3> kThemeNames{"system", "light", "dark"};

}  // namespace attention
