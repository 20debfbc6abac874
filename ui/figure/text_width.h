#pragma once

#include <memory>

#include <QFont>
#include <QString>
#include <QStringList>

namespace attention {

/// The width of a text in one line, in pixels. Layouts ask for the same texts again and again, and measuring is slow,
/// so widths are cached.
double textWidth(const QString& text, const QFont& font);

/// The width of the widest of these words, in pixels, but at most `maxWidth`. Layouts of many panels ask some hundred
/// times for the same words, so the last few results are cached.
double widestText(const QStringList& words, const QFont& font, double maxWidth);

/// Widths of texts with numbers, for pictures that must have equal layouts: the layout for "position 9" already has
/// room for "position 10" if both texts were measured before.
class KeptTextWidths {
 public:
    KeptTextWidths();
    ~KeptTextWidths();
    KeptTextWidths(const KeptTextWidths&) = delete;
    KeptTextWidths& operator=(const KeptTextWidths&) = delete;

    /// While it lives, textWidth() on this thread returns the largest width found so far for a text with the same words
    /// and any numbers. A text that is only a number keeps its own width.
    class Use {
     public:
        explicit Use(KeptTextWidths& kept);
        ~Use();
        Use(const Use&) = delete;
        Use& operator=(const Use&) = delete;
    };

 private:
    friend double textWidth(const QString& text, const QFont& font);
    struct Widths;
    std::unique_ptr<Widths> m_widths;
};

}  // namespace attention
