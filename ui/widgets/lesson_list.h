#pragma once

#include <vector>

#include <QListWidget>
#include <QWidget>

#include "ui/figure/theme.h"

class QLabel;
class QPushButton;

namespace attention {

/// The steps of a lesson with what is done, or the lessons of the course, where the list of exhibits is otherwise.
class LessonList : public QWidget {
    Q_OBJECT

 public:
    enum class Mark { None, Open, Done, Skipped, Heading };
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

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 Q_SIGNALS:
    void chosen(int index);
    void courseRequested();
    void exploreRequested();

 private:
    friend class LessonDelegate;

    const Theme* m_theme = &Theme::light();
    std::vector<Entry> m_entries;
    QPushButton* m_course = nullptr;
    QLabel* m_place = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_detail = nullptr;
    QListWidget* m_list = nullptr;
    QPushButton* m_explore = nullptr;
};

}  // namespace attention
