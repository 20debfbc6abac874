#pragma once

#include <memory>
#include <vector>

#include <QStringList>
#include <QTextLayout>

#include "ui/figure/matrix_panel.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// A paragraph of text, broken into lines, whose single letters n, d, k, r, i, ρ are in the font of formulas.
class ParagraphPart : public Part {
 public:
    /// @param size  font size in pixels
    /// @param longest  other texts for which space is reserved, so that nothing moves when they are shown instead
    /// @param lines  minimum number of lines for which space is reserved
    void set(const QString& text, int size, const QColor& ink, const QStringList& longest = {}, int lines = 0);

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void geometryChanged() override;
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    struct Text {
        QString letters;
        QList<QTextLayout::FormatRange> formats;
    };
    static Text typeset(const QString& text, int size);
    std::unique_ptr<QTextLayout> laidOut(const Text& text, double width) const;
    /// The height of a text whose lines have at most this width, in logical pixels.
    double heightOf(const Text& text, double width) const;

    QString m_shown;  ///< the text before typeset()
    Text m_text;
    std::vector<Text> m_longest;
    int m_size = font_size::kBody;
    int m_lines = 0;
    QColor m_ink;
    std::unique_ptr<QTextLayout> m_layout;
};

}  // namespace attention
