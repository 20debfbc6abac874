#pragma once

#include <memory>

#include <QFont>
#include <QString>
#include <QStringList>

namespace attention {

/// Pixels that a text takes in one line. Layouts ask for the same words again and again, and measuring them takes long:
/// what was measured last is kept.
double textWidth(const QString& text, const QFont& font);

/// Pixels of the widest of these words, at most `most`. Layouts of many panels ask some hundred times for the same
/// words, and measuring them takes long: the last few are kept.
double widestText(const QStringList& words, const QFont& font, double most);

/// Widths of texts with numbers, for pictures that are laid out alike: what is laid out for "position 9" stays where it
/// is at "position 10".
class KeptTextWidths {
 public:
    KeptTextWidths();
    ~KeptTextWidths();
    KeptTextWidths(const KeptTextWidths&) = delete;
    KeptTextWidths& operator=(const KeptTextWidths&) = delete;

    /// While it lives, textWidth() on this thread is the most that was found for a text with the same words and other
    /// numbers. Numbers that stand alone have their own width.
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
