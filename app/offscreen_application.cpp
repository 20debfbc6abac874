#include "app/offscreen_application.h"

#include <clocale>

#include <QHashSeed>
#include <QLocale>

#include "ui/figure/theme.h"
#include "ui/system/display.h"

namespace attention {

using namespace Qt::StringLiterals;

OffscreenApplication::OffscreenApplication() {
    qunsetenv("QT_QPA_PLATFORMTHEME");  // a desktop's theme may print messages or need a display
    // The scale factors of a desktop's screen would change the layout of the files.
    for (const char* scale : {"QT_SCALE_FACTOR", "QT_SCREEN_SCALE_FACTORS", "QT_FONT_DPI", "QT_USE_PHYSICAL_DPI"})
        qunsetenv(scale);
    drawWithoutDisplay();
    QHashSeed::setDeterministicGlobalSeed();  // PDF objects are written in the order of a hash
    QLocale::setDefault(QLocale::c());
    m_application.emplace(m_argc, m_argv);
    std::setlocale(LC_ALL, "C");
    QApplication::setApplicationName(u"Attention Lab"_s);
    loadFonts();
}

}  // namespace attention
