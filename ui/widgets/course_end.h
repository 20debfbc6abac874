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
    int atOnce = 0;
    int withHint = 0;
    int wrongly = 0;
    int skipped = 0;
    int open = 0;  ///< neither answered nor skipped

    int total() const { return atOnce + withHint + wrongly + skipped + open; }
};

/// A bar whose parts are as long as the counts of a tally, with a key below it. The parts differ in form: filled, half
/// filled, hatched, outlined, dotted.
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
    struct Share {
        int count = 0;
        QString words;
        Qt::BrushStyle fill = Qt::NoBrush;
        double strength = 0;  ///< of the ink, 0 ... 1
    };
    std::vector<Share> shares() const;
    /// Where the entries of the key stand in a width.
    std::vector<QRect> keyPlaces(int width) const;

    const Theme* m_theme = &Theme::light();
    CourseTally m_tally;
};

/// The page after the last lesson, over the page that it is a child of: what the course taught, how its questions were
/// answered, and where to go on.
class CourseEnd : public QWidget {
    Q_OBJECT

 public:
    explicit CourseEnd(QWidget* page);

    void setTheme(const Theme& theme);
    void retranslate();
    void setTally(const CourseTally& tally);
    /// The keyboard goes to the first way on.
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
    void showWords();
    /// Gives what has lines the height of its lines.
    void place();

    const Theme* m_theme = &Theme::light();
    CourseTally m_tally;
    QScrollArea* m_scroll = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_lead = nullptr;
    LinkText* m_lessons = nullptr;
    QLabel* m_answers = nullptr;
    TallyBar* m_bar = nullptr;
    QLabel* m_onwards = nullptr;
    LinkText* m_ways = nullptr;
    QPushButton* m_skipped = nullptr;
    QPushButton* m_explore = nullptr;
};

}  // namespace attention
