#pragma once

#include <memory>
#include <vector>

#include <QStringList>
#include <QTextLayout>

#include "ui/figure/matrix_panel.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// Running text in as many lines as it takes, whose single letters n, d, k, r, i, ρ stand in the face of formulas.
class ParagraphPart : public Part {
 public:
    /// @param size  pixels of the em
    /// @param longest  other texts that there is room for, so that nothing moves when they stand here
    /// @param lines  that there is room for in any case
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
    std::unique_ptr<QTextLayout> laidOut(const Text& text, double width, double& height) const;

    QString m_shown;  ///< with the letters as they came
    Text m_text;
    std::vector<Text> m_longest;
    int m_size = font_size::kBody;
    int m_lines = 0;
    QColor m_ink;
    std::unique_ptr<QTextLayout> m_layout;
};

}  // namespace attention
