#pragma once

#include <vector>

#include <QDate>
#include <QDialog>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace attention {

/// How the questions about one lesson were answered.
struct PracticeScore {
    QString lesson;  ///< its name
    QString title;   ///< as it is shown
    int asked = 0;
    int right = 0;  ///< at once, without a hint
    QDate last;     ///< when a question was last answered; invalid: never
};

/// The scores of practice by lesson: a small window with a table.
class PracticeScores : public QDialog {
    Q_OBJECT

 public:
    explicit PracticeScores(QWidget* parent = nullptr);

    void setScores(const std::vector<PracticeScore>& scores);

 Q_SIGNALS:
    void exportRequested();
    void resetRequested();

 private:
    QTreeWidget* m_table = nullptr;
    QLabel* m_nothing = nullptr;
    QPushButton* m_export = nullptr;
    QPushButton* m_reset = nullptr;
};

/// lesson, asked, right, last: a line for each lesson, whatever the language. The day is as 2026-11-27, or empty.
QByteArray scoresCsv(const std::vector<PracticeScore>& scores);

}  // namespace attention
