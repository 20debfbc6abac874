#pragma once

#include <vector>

#include <QListWidget>
#include <QWidget>

#include "ui/figure/theme.h"

class QLabel;
class QPushButton;
class QToolButton;

namespace attention {

/// Rows that can be dragged to another place, where that is allowed.
class StepRows : public QListWidget {
    Q_OBJECT

 public:
    using QListWidget::QListWidget;
    void setDraggable(bool draggable) { m_isDraggable = draggable; }

 Q_SIGNALS:
    void carried(int from, int to);

 protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

 private:
    /// The gap between rows at a height, from 0 above the first one.
    int gapAt(int y) const;
    void endDrag();

    bool m_isDraggable = false;
    int m_from = -1;  ///< the row that was pressed
    QPoint m_pressed;
    int m_gap = -1;  ///< where the row would be dropped; -1: it is not dragged
};

/// The steps of a lesson with what is done, or the lessons of the course, where the list of exhibits is otherwise.
class LessonList : public QWidget {
    Q_OBJECT

 public:
    enum class Mark { None, Number, Open, Done, Skipped, Heading };
    struct Entry {
        QString text;
        QString detail = {};  ///< beside the text, quieter: "6 min"
        Mark mark = Mark::Open;
        int done = 0, steps = 0;  ///< of an open lesson, drawn as a part of the circle
        QString note = {};        ///< below the text, quieter: "best: 2 moves"
    };

    explicit LessonList(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void retranslate();
    /// @param place    above the title: "Lesson 5 of 12"; may be empty
    /// @param detail   below it: "about 6 minutes"; may be empty
    /// @param current  -1: none
    void setEntries(const QString& place, const QString& title, const QString& detail, std::vector<Entry> entries,
                    int current);
    /// Whether there are other lessons to go to.
    void setHasCourse(bool has);
    /// An author writes the lesson: steps are dragged, or carried with Alt and an arrow key, added and deleted.
    void setEditable(bool editable);
    /// From now on nothing leads away from the steps.
    void setAlone();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 Q_SIGNALS:
    void chosen(int index);
    /// The menu of a row is asked for. @param place  on the screen
    void menuRequested(int index, const QPoint& place);
    /// A step is to stand at another place. @param to  where it stands afterwards
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
    QLabel* m_place = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_detail = nullptr;
    StepRows* m_list = nullptr;
    QWidget* m_edits = nullptr;  ///< the buttons of an author
    QToolButton* m_add = nullptr;
    QToolButton* m_duplicate = nullptr;
    QToolButton* m_remove = nullptr;
    QPushButton* m_explore = nullptr;
};

}  // namespace attention
