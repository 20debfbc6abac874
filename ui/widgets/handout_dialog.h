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

    /// @param lessons  at least one  @param initial  the initial choice; values that do not exist are ignored
    HandoutDialog(const std::vector<LessonEntry>& lessons, const Choice& initial, QWidget* parent);
    Choice choice() const;

 private:
    /// Offers the languages in which the chosen lesson is available.
    void fillLanguages();

    QComboBox* m_lesson = nullptr;
    QComboBox* m_language = nullptr;
    QComboBox* m_paper = nullptr;
    QCheckBox* m_answers = nullptr;
};

}  // namespace attention
