#pragma once

#include <algorithm>

#include <QFont>
#include <QPainter>
#include <QStringList>

#include "ui/figure/exporters.h"

namespace attention {

/// The page in the layout's pixels: larger type is a smaller page, enlarged.
QSizeF layoutSize(const FigureOptions& options);
/// A text without what no XML file and no line of text may hold.
QString printable(QString text);

/// A paragraph or more, broken into lines.
struct TextBlock {
    QFont font;
    double lineHeight = 0;
    QStringList lines;

    /// With its margins; 0 where there is no text.
    double height() const;
    void draw(QPainter& painter, double left, double top, const QColor& ink) const;
};

/// What stands above and below the figure of a page: letter and heading, and the caption.
class PageText {
 public:
    explicit PageText(const FigureOptions& options);

    /// Pixels of the layout that the text takes above and below the figure, with its margins.
    double top() const { return std::max(m_letter.height(), m_heading.height()); }
    double bottom() const { return m_caption.height(); }
    /// @param painter  has a unit for a pixel of the layout
    void draw(QPainter& painter, const Theme& theme) const;

 private:
    QSizeF m_page;
    TextBlock m_letter, m_heading, m_caption;
    double m_headingLeft;  ///< behind the letter
};

}  // namespace attention
