#pragma once

#include <vector>

#include <QDialog>
#include <QString>

class QCheckBox;
class QComboBox;

namespace attention {

/// Asks how a lesson is to be printed: which one, in which language, on which paper, with or without answers.
class HandoutDialog : public QDialog {
    Q_OBJECT

 public:
    struct Choice {
        QString file;  ///< of the lesson
        QString language;
        QString paper;  ///< as on the command line: "a4"
        bool hasAnswers = false;
    };
    struct LessonEntry {
        QString file;
        QString title;
    };

    /// @param lessons  at least one  @param begin  what is chosen at first, where it is there
    HandoutDialog(const std::vector<LessonEntry>& lessons, const Choice& begin, QWidget* parent);
    Choice choice() const;

 private:
    /// Those in which the lesson can be had.
    void fillLanguages();

    QComboBox* m_lesson = nullptr;
    QComboBox* m_language = nullptr;
    QComboBox* m_paper = nullptr;
    QCheckBox* m_answers = nullptr;
};

}  // namespace attention
