#include "ui/system/diagnostics.h"

#include <cmath>

#include <QGuiApplication>
#include <QScreen>
#include <QSysInfo>
#include <qcustomplot.h>
#include <qrencode.h>

#include "core/build_info.h"
#include "core/kernels/kernels.h"
#include "core/system/memory.h"
#include "core/system/processor.h"
#include "core/threads.h"
#include "core/version.h"
#include "ui/text/citation.h"
#include "ui/text/language.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

std::string_view buildCommit = "unknown";

QString fromUtf8(std::string_view utf8) {
    return QString::fromUtf8(utf8);
}

QString orElse(const QString& value, const QString& other) {
    return value.isEmpty() ? other : value;
}

QString memoryText() {
    constexpr double kGibibyte = 1024.0 * 1024 * 1024;
    const double bytes = memoryBudget();
    return std::isfinite(bytes) ? QString::number(bytes / kGibibyte, 'f', 1) + u" GiB"_s : u"unknown"_s;
}

QString screensText() {
    QStringList screens;
    for (const QScreen* screen : QGuiApplication::screens())
        screens += u"%1 x %2 at ratio %3"_s.arg(screen->size().width())
                       .arg(screen->size().height())
                       .arg(screen->devicePixelRatio());
    return orElse(screens.join(u", "_s), u"none"_s);
}

}  // namespace

void setBuildCommit(std::string_view commit) {
    buildCommit = commit;
}

std::vector<Diagnostic> diagnostics(const QString& theme) {
    // Without a QGuiApplication, platformName() would return the platform that Qt would choose.
    const bool isGraphical = qobject_cast<QGuiApplication*>(QCoreApplication::instance());
    std::vector<Diagnostic> all{
        {u"version"_s, fromUtf8(kVersion)},
        {u"build"_s, fromUtf8(buildType()) + u", "_s + QString::fromStdString(compilerName())},
        {u"commit"_s, fromUtf8(buildCommit)},
        {u"system"_s, u"%1, %2 %3, %4"_s.arg(QSysInfo::prettyProductName(), QSysInfo::kernelType(),
                                             QSysInfo::kernelVersion(), QSysInfo::currentCpuArchitecture())},
        {u"qt-platform"_s, isGraphical ? QGuiApplication::platformName() : u"none"_s},
        {u"qt"_s, QString::fromLatin1(qVersion())},
        {u"qcustomplot"_s, QStringLiteral(QCUSTOMPLOT_VERSION_STR)},
        {u"qrencode"_s, QString::fromLatin1(QRcode_APIVersionString())},
    };
    for (const LibraryVersion& entry : coreLibraries())
        all.push_back({fromUtf8(entry.library), QString::fromStdString(entry.version)});
    const QString processor = QString::fromStdString(processorName());
    all.insert(all.end(), {
                              {u"processor"_s, orElse(processor, u"unknown"_s)},
                              {u"threads"_s, QString::number(threadCount())},
                              {u"kernels"_s, QString::fromLatin1(instructionSetName(bestInstructionSet()))},
                              {u"memory"_s, memoryText()},
                              {u"screens"_s, screensText()},
                              {u"language"_s, fromUtf8(currentLanguage().code)},
                              {u"theme"_s, theme},
                              {u"cite"_s, citationText()},
                          });
    return all;
}

QString diagnosticsText(const QString& theme) {
    QString text;
    for (const auto& [key, value] : diagnostics(theme)) text += key + u": "_s + value + u'\n';
    return text;
}

}  // namespace attention
