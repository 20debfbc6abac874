#pragma once

#include <functional>
#include <vector>

#include <QObject>
#include <QRect>
#include <QTimer>

class QScrollArea;
class QWidget;

namespace attention {

/// Covers what the upper or the lower edge of a scroll area would cut: a row is seen as a whole or not at all. Rows
/// that are higher than half of the area are cut.
class WholeRows : public QObject {
 public:
    /// @param rows  of the area's widget, in its coordinates; may overlap
    WholeRows(QScrollArea& area, std::function<std::vector<QRect>()> rows);
    /// To be called when the rows have moved and the area's widget has kept its size.
    void update();

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    void cover();

    QScrollArea& m_area;
    std::function<std::vector<QRect>()> m_rows;
    QWidget* m_above = nullptr;
    QWidget* m_below = nullptr;
    QTimer m_later;  ///< until what moves has its place
};

/// Rectangles of the widgets that are shown in `content`, in its coordinates.
std::vector<QRect> shownPlaces(const QWidget& content, const std::vector<const QWidget*>& widgets);

}  // namespace attention
