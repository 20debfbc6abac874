#pragma once

#include <string_view>
#include <vector>

#include <QString>

namespace attention {

/// The commit that the program was built from; main() tells it once, before anything asks. "unknown" without.
void setBuildCommit(std::string_view commit);

struct Diagnostic {
    QString key;    ///< lower case with hyphens; stays as it is, as keys of the command line do
    QString value;  ///< in English; "unknown" or "none" rather than empty
};

/// What whoever looks into a fault has to know of the program and the machine: versions, processor, screens. Nothing
/// in it is about the person: no names, no folders. Screens and Qt's platform are "none" while no application exists.
/// @param theme  "light" or "dark"
std::vector<Diagnostic> diagnostics(const QString& theme);

/// One line "key: value" for each.
QString diagnosticsText(const QString& theme);

}  // namespace attention
