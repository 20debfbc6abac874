#pragma once

#include <algorithm>

#include <QFont>
#include <QPainter>
#include <QStringList>

#include "ui/figure/exporters.h"

namespace attention {

/// The size of the page in pixels of the layout. For larger type the layout is smaller, and it is enlarged afterwards.
QSizeF layoutSize(const FigureOptions& options);
/// A text without control characters and other characters that XML does not allow.
QString printable(QString text);

/// A paragraph or more, broken into lines.
struct TextBlock {
    QFont font;
    double lineHeight = 0;
    QStringList lines;

    /// Pixels, margins included; 0 without a text.
    double height() const;
    void draw(QPainter& painter, double left, double top, const QColor& ink) const;
};

/// The texts of a page: letter and heading above the figure, the caption below it.
class PageText {
 public:
    explicit PageText(const FigureOptions& options);

    /// Pixels of the layout that the text takes above and below the figure, with its margins.
    double top() const { return std::max(m_letter.height(), m_heading.height()); }
    double bottom() const { return m_caption.height(); }
    /// @param painter  its unit is a pixel of the layout
    void draw(QPainter& painter, const Theme& theme) const;

 private:
    QSizeF m_page;
    TextBlock m_letter, m_heading, m_caption;
    double m_headingLeft;  ///< x of the heading, right of the letter
};

}  // namespace attention
