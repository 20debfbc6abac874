#include "ui/figure/text_width.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QFontMetricsF>
#include <QHash>

#include "ui/figure/look.h"

namespace attention {
namespace {

using WidthTable = QHash<std::pair<QString, QFont>, double>;

/// Maximum number of cached texts, enough for some exhibits.
constexpr qsizetype kMaxWidths = 4096;

double measuredWidth(const QString& text, const QFont& font) {
    // Each thread has its own font engines.
    thread_local WidthTable cache;
    const std::pair key(measuredText(text), font);
    if (const auto known = cache.constFind(key); known != cache.cend()) return *known;
    if (cache.size() >= kMaxWidths) cache.clear();
    return *cache.insert(key, QFontMetricsF(font).horizontalAdvance(key.first));
}

/// The text with "0" in place of each number; empty if the text has no number or is only a number.
QString withZeros(const QString& text) {
    const auto isSign = [](QChar c) { return c == u'-' || c == QChar(0x2212); };
    const auto isPoint = [](QChar c) { return c == u'.' || c == u','; };
    const auto isDigit = [&](qsizetype i) { return i < text.size() && text[i].isDigit(); };
    QString words;
    bool hasWords = false, hasNumbers = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (isSign(text[i]) && isDigit(i + 1)) continue;
        if (!isDigit(i)) {
            words += text[i];
            hasWords = true;
            continue;
        }
        while (isDigit(i + 1) || (i + 1 < text.size() && isPoint(text[i + 1]) && isDigit(i + 2))) ++i;
        words += u'0';
        hasNumbers = true;
    }
    return hasWords && hasNumbers ? words : QString();
}

}  // namespace

struct KeptTextWidths::Widths {
    WidthTable maxima;
    static thread_local Widths* used;
};
thread_local KeptTextWidths::Widths* KeptTextWidths::Widths::used = nullptr;

double widestText(const QStringList& words, const QFont& font, double maxWidth) {
    struct Measured {
        QStringList words;
        QFont font;
        double widest = 0;
    };
    if (words.isEmpty()) return 0;
    thread_local std::array<Measured, 4> cache;
    thread_local std::size_t next = 0;
    for (const Measured& known : cache)
        if (known.words == words && known.font == font) return std::min(known.widest, maxWidth);
    Measured& measured = cache[next++ % cache.size()];
    measured = {words, font, 0};
    for (const QString& word : words) measured.widest = std::max(measured.widest, textWidth(word, font));
    return std::min(measured.widest, maxWidth);
}

KeptTextWidths::KeptTextWidths() : m_widths(std::make_unique<Widths>()) {}
KeptTextWidths::~KeptTextWidths() = default;

KeptTextWidths::Use::Use(KeptTextWidths& kept) {
    Widths::used = kept.m_widths.get();
}

KeptTextWidths::Use::~Use() {
    Widths::used = nullptr;
}

double textWidth(const QString& text, const QFont& font) {
    const double width = measuredWidth(text, font);
    auto* const kept = KeptTextWidths::Widths::used;
    const QString words = kept ? withZeros(text) : QString();
    if (words.isEmpty()) return width;
    double& maximum = kept->maxima[std::pair(words, font)];
    maximum = std::max(maximum, width);
    return maximum;
}

}  // namespace attention
