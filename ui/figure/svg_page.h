#pragma once

#include <vector>

#include <QByteArray>
#include <QPainter>
#include <QSvgGenerator>

namespace attention {

/// An SVG file into which markup of one's own can be written between the painter's shapes, where Qt's would be ten
/// times as long.
class SvgPage : public QSvgGenerator {
 public:
    /// @return the page that `painter` draws on, if it is one
    static SvgPage* of(const QPainter& painter);

    /// Puts whole elements, in the units of the view box, where the painter is now.
    void insert(QPainter& painter, QByteArray elements);
    /// What stands for the shapes of one of Qt's groups: what was inserted there, or the shapes themselves.
    QByteArray elements(const QByteArray& shapes) const;
    bool isInserted(const QByteArray& shapes) const;

 private:
    std::vector<QByteArray> m_inserted;
};

}  // namespace attention
