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
    QString lesson;  ///< the name of the lesson
    QString title;   ///< the displayed title
    int asked = 0;   ///< number of questions
    int right = 0;   ///< number of questions answered at once, without a hint
    QDate last;      ///< of the last answer; invalid if there was none
};

/// A window with a table of the practice scores by lesson.
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
    QLabel* m_noScores = nullptr;
    QPushButton* m_export = nullptr;
    QPushButton* m_reset = nullptr;
};

/// The scores as CSV with the columns lesson, asked, right and last, the same in all languages. The date is written as
/// 2026-11-27, or empty.
QByteArray scoresCsv(const std::vector<PracticeScore>& scores);

}  // namespace attention
