#include "ui/system/display.h"

#include <QFile>
#include <QFileInfo>

namespace attention {

bool hasDisplay() {
    for (const char* variable : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        if (!qEnvironmentVariableIsEmpty(variable)) return true;
    return false;
}

void drawWithoutDisplay() {
#ifndef Q_OS_WASM
    qputenv("QT_QPA_PLATFORM", "offscreen");
#endif
}

void provideFontConfiguration() {
    for (const char* variable : {"FONTCONFIG_FILE", "FONTCONFIG_PATH"})
        if (!qEnvironmentVariableIsEmpty(variable)) return;
    if (QFile::exists(QStringLiteral("/etc/fonts/fonts.conf"))) return;
    const QString program = QFile::symLinkTarget(QStringLiteral("/proc/self/exe"));
    const QString file = QFileInfo(program).path() + QStringLiteral("/share/fontconfig/fonts.conf");
    if (!program.isEmpty() && QFile::exists(file)) qputenv("FONTCONFIG_FILE", QFile::encodeName(file));
}

}  // namespace attention
