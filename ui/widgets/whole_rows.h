#pragma once

#include <functional>
#include <vector>

#include <QObject>
#include <QRect>
#include <QTimer>

class QScrollArea;
class QWidget;

namespace attention {

/// Covers rows that the upper or the lower edge of a scroll area would cut, so that a row is visible as a whole or not
/// at all. Rows that are higher than half of the area may be cut.
class WholeRows : public QObject {
 public:
    /// @param rows  returns the rectangles of the rows, in coordinates of the area's widget; they may overlap
    WholeRows(QScrollArea& area, std::function<std::vector<QRect>()> rows);
    /// Call this if rows have moved but the size of the area's widget has not changed.
    void update();

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    void coverCutRows();

    QScrollArea& m_area;
    std::function<std::vector<QRect>()> m_rows;
    QWidget* m_topCover = nullptr;
    QWidget* m_bottomCover = nullptr;
    QTimer m_coverTimer;  ///< delays cover() until layouts are done
};

/// Rectangles of the widgets that are shown in `content`, in its coordinates.
std::vector<QRect> visibleRects(const QWidget& content, const std::vector<const QWidget*>& widgets);

}  // namespace attention
