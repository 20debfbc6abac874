#include "ui/figure/text_width.h"

#include <utility>

#include <QFontMetricsF>
#include <QHash>

namespace attention {
namespace {

/// Texts that are kept: those of some exhibits.
constexpr qsizetype kMaxWidths = 4096;

}  // namespace

double textWidth(const QString& text, const QFont& font) {
    // A thread has font engines of its own.
    thread_local QHash<std::pair<QString, QFont>, double> kept;
    const std::pair key(text, font);
    if (const auto known = kept.constFind(key); known != kept.cend()) return *known;
    if (kept.size() >= kMaxWidths) kept.clear();
    return *kept.insert(key, QFontMetricsF(font).horizontalAdvance(text));
}

}  // namespace attention
