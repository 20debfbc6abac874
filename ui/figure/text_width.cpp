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

/// Texts that are kept: those of some exhibits.
constexpr qsizetype kMaxWidths = 4096;

double measuredWidth(const QString& text, const QFont& font) {
    // A thread has font engines of its own.
    thread_local WidthTable kept;
    const std::pair key(measuredText(text), font);
    if (const auto known = kept.constFind(key); known != kept.cend()) return *known;
    if (kept.size() >= kMaxWidths) kept.clear();
    return *kept.insert(key, QFontMetricsF(font).horizontalAdvance(key.first));
}

/// The text with one sign for each number; empty where there is nothing else, or no number.
QString withoutNumbers(const QString& text) {
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
    WidthTable most;
    static thread_local Widths* used;
};
thread_local KeptTextWidths::Widths* KeptTextWidths::Widths::used = nullptr;

double widestText(const QStringList& words, const QFont& font, double most) {
    struct Measured {
        QStringList words;
        QFont font;
        double widest = 0;
    };
    if (words.isEmpty()) return 0;
    thread_local std::array<Measured, 4> kept;
    thread_local std::size_t next = 0;
    for (const Measured& each : kept)
        if (each.words == words && each.font == font) return std::min(each.widest, most);
    Measured& measured = kept[next++ % kept.size()];
    measured = {words, font, 0};
    for (const QString& word : words) measured.widest = std::max(measured.widest, textWidth(word, font));
    return std::min(measured.widest, most);
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
    const QString words = kept ? withoutNumbers(text) : QString();
    if (words.isEmpty()) return width;
    double& most = kept->most[std::pair(words, font)];
    most = std::max(most, width);
    return most;
}

}  // namespace attention
