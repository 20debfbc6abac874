#pragma once

#include <vector>

#include <QWidget>

#include "ui/figure/theme.h"

class QLabel;
class QPushButton;
class QScrollArea;

namespace attention {

class LinkText;

/// How the questions of the course were answered. All numbers count questions.
struct CourseTally {
    int atOnce = 0;    ///< right at the first attempt
    int withHint = 0;  ///< right after a hint
    int wrongly = 0;   ///< wrong twice, so that the answer was shown
    int skipped = 0;
    int open = 0;  ///< neither answered nor skipped

    int total() const { return atOnce + withHint + wrongly + skipped + open; }
};

/// A bar with one segment per count of a tally, in proportion to the count, and a legend below it. The segments differ
/// in fill: solid, lighter, hatched, outlined, dotted.
class TallyBar : public QWidget {
    Q_OBJECT

 public:
    explicit TallyBar(QWidget* parent);

    void setTheme(const Theme& theme);
    void setTally(const CourseTally& tally);

    int heightForWidth(int width) const override;

 protected:
    void paintEvent(QPaintEvent* event) override;

 private:
    struct Segment {
        int count = 0;
        QString text;
        Qt::BrushStyle fill = Qt::NoBrush;
        double strength = 0;  ///< 1: full text colour, 0: background colour
    };
    std::vector<Segment> segments() const;
    /// The rectangles of the legend entries at a given width.
    std::vector<QRect> legendRects(int width) const;

    const Theme* m_theme = &Theme::light();
    CourseTally m_tally;
};

/// The page after the last lesson: what the course taught, how its questions were answered, and where to go on. It
/// covers its parent widget.
class CourseEnd : public QWidget {
    Q_OBJECT

 public:
    explicit CourseEnd(QWidget* page);

    void setTheme(const Theme& theme);
    void retranslate();
    void setTally(const CourseTally& tally);
    /// Moves the keyboard focus to the button "Explore freely".
    void takeFocus();

 Q_SIGNALS:
    /// @param index  in the course, from 0
    void lessonChosen(int index);
    void skippedRequested();
    void exhibitChosen(const QString& id);
    void exploreRequested();

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    void updateTexts();
    /// Sets the heights of the texts and of the bar for the current width.
    void layOut();

    const Theme* m_theme = &Theme::light();
    CourseTally m_tally;
    QScrollArea* m_scroll = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_introduction = nullptr;
    LinkText* m_lessons = nullptr;
    QLabel* m_answersHeading = nullptr;
    TallyBar* m_bar = nullptr;
    QLabel* m_nextHeading = nullptr;
    LinkText* m_suggestions = nullptr;
    QPushButton* m_skippedButton = nullptr;
    QPushButton* m_exploreButton = nullptr;
};

}  // namespace attention
