#pragma once

#include <vector>

#include <QWidget>

#include "ui/exhibits/exhibit.h"
#include "ui/figure/theme.h"

namespace attention {

/// Tags side by side: each is a short text on the colour of its index. They wrap into rows; the text of a tag that is
/// wider than the widget shrinks.
class IndexTags : public QWidget {
    Q_OBJECT

 public:
    explicit IndexTags(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setTags(const std::vector<Explanation::Tag>& tags);
    /// Makes the tags lower and their type smaller, for lists.
    void setCompact(bool compact);
    void rescale();
    /// All tags as one text, for example "position 3, column 6".
    QString text() const;

    /// The width of all tags in one row.
    int preferredWidth() const;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return {preferredWidth(), heightForWidth(preferredWidth())}; }

 protected:
    void paintEvent(QPaintEvent* event) override;

 private:
    QFont tagFont() const;
    int tagHeight() const;
    std::vector<QRect> tagRects(int width) const;

    const Theme* m_theme = &Theme::light();
    std::vector<Explanation::Tag> m_tags;
    std::vector<int> m_widths;
    bool m_compact = false;
};

}  // namespace attention
