#pragma once

#include <vector>

#include <QWidget>

#include "ui/exhibits/exhibit.h"
#include "ui/figure/theme.h"

namespace attention {

/// Words on grounds of their indices' colours, side by side, in as many rows as they need. One that is wider than the
/// widget is written smaller.
class IndexTags : public QWidget {
    Q_OBJECT

 public:
    explicit IndexTags(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setTags(const std::vector<Explanation::Tag>& tags);
    /// Lower and in smaller letters, for lists.
    void setCompact(bool compact);
    void rescale();
    /// "position 3, column 6"
    QString text() const;

    /// All in one row.
    int preferredWidth() const;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return {preferredWidth(), heightForWidth(preferredWidth())}; }

 protected:
    void paintEvent(QPaintEvent* event) override;

 private:
    QFont tagFont() const;
    int tagHeight() const;
    std::vector<QRect> places(int width) const;

    const Theme* m_theme = &Theme::light();
    std::vector<Explanation::Tag> m_tags;
    std::vector<int> m_widths;
    bool m_compact = false;
};

}  // namespace attention
