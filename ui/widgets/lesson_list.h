#pragma once

#include <vector>

#include <QListWidget>
#include <QWidget>

#include "ui/figure/theme.h"

class QLabel;
class QPushButton;
class QToolButton;

namespace attention {

/// A list whose rows can be reordered by dragging or with Alt and an arrow key, if setDraggable(true).
class StepRows : public QListWidget {
    Q_OBJECT

 public:
    using QListWidget::QListWidget;
    void setDraggable(bool draggable) { m_isDraggable = draggable; }

 Q_SIGNALS:
    /// The person moved a row. @param to  its row afterwards
    void rowMoved(int from, int to);

 protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

 private:
    /// The gap between rows at a vertical position; 0 is above the first row.
    int gapAt(int y) const;
    void endDrag();

    bool m_isDraggable = false;
    int m_pressedRow = -1;  ///< -1: none
    QPoint m_pressPosition;
    int m_dropGap = -1;  ///< the gap where the row would be dropped; -1 while no row is dragged
};

/// The steps of a lesson, or the lessons of the course, with what is done. It takes the place of the list of exhibits.
class LessonList : public QWidget {
    Q_OBJECT

 public:
    enum class Mark { None, Number, Open, Done, Skipped, Heading };
    struct Entry {
        QString text;
        QString detail = {};  ///< shown in the tooltip: "6 min"
        Mark mark = Mark::Open;
        int done = 0, steps = 0;  ///< progress of an open lesson, drawn as a sector of its circle
        QString note = {};        ///< below the text, in muted colour: "best: 2 moves"
    };

    explicit LessonList(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void retranslate();
    /// @param position  above the title: "Lesson 5 of 12"; may be empty
    /// @param detail    below the title: "about 6 minutes"; may be empty
    /// @param current   the current entry; -1: none
    void setEntries(const QString& position, const QString& title, const QString& detail, std::vector<Entry> entries,
                    int current);
    /// Shows or hides the button "All lessons".
    void setHasCourse(bool has);
    /// Lets an author reorder (by dragging, or with Alt and an arrow key), add and delete steps.
    void setEditable(bool editable);
    /// Hides the buttons that leave the lesson, for good.
    void hideNavigation();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 Q_SIGNALS:
    void chosen(int index);
    /// The context menu of a row is requested. @param position  global
    void menuRequested(int index, const QPoint& position);
    /// A step was moved. @param to  its index afterwards
    void moved(int from, int to);
    void addRequested();
    void duplicateRequested();
    void removeRequested();
    void courseRequested();
    void exploreRequested();

 private:
    friend class LessonDelegate;

    bool m_isEditable = false;

    const Theme* m_theme = &Theme::light();
    std::vector<Entry> m_entries;
    QPushButton* m_course = nullptr;
    QLabel* m_position = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_detail = nullptr;
    StepRows* m_list = nullptr;
    QWidget* m_editButtons = nullptr;  ///< the buttons of an author
    QToolButton* m_add = nullptr;
    QToolButton* m_duplicate = nullptr;
    QToolButton* m_remove = nullptr;
    QPushButton* m_explore = nullptr;
};

}  // namespace attention
