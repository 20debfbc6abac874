#pragma once

#include <vector>

#include <QByteArray>
#include <QPainter>
#include <QSvgGenerator>

namespace attention {

/// An SVG file in which custom markup can be inserted between the painter's shapes, because Qt's markup for many cells
/// would be ten times as long.
class SvgPage : public QSvgGenerator {
 public:
    /// @return the page that `painter` draws on, if it is one
    static SvgPage* of(const QPainter& painter);

    /// Inserts complete elements, in the units of the view box, after everything that was painted so far.
    void insert(QPainter& painter, QByteArray elements);
    /// The final markup for the shapes of one of Qt's groups: the inserted elements if the shapes are a placeholder,
    /// else the shapes themselves.
    QByteArray elements(const QByteArray& shapes) const;
    /// Whether these shapes are the placeholder of inserted elements.
    bool isInserted(const QByteArray& shapes) const;

 private:
    std::vector<QByteArray> m_inserted;
};

}  // namespace attention
