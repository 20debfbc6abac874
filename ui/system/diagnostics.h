#pragma once

#include <string_view>
#include <vector>

#include <QString>

namespace attention {

/// Sets the commit from which the program was built, for diagnostics(). Called once by main(); without it the commit is
/// "unknown".
void setBuildCommit(std::string_view commit);

/// One line of the diagnostics.
struct Diagnostic {
    QString key;    ///< lower case with hyphens; stable, because scripts may read it
    QString value;  ///< in English; "unknown" or "none" instead of an empty text
};

/// Facts about the program and the machine for bug reports: versions, processor, screens. They contain no personal
/// data, such as names of users or folders. Screens and Qt's platform are "none" if there is no QGuiApplication.
/// @param theme  "light" or "dark"
std::vector<Diagnostic> diagnostics(const QString& theme);

/// diagnostics() as text, one line "key: value" each.
QString diagnosticsText(const QString& theme);

}  // namespace attention
