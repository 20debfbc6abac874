#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include <QStringList>
#include <QWidget>

#include "core/lesson/lesson.h"
#include "core/scene/parameter_table.h"
#include "ui/figure/figure.h"
#include "ui/figure/theme.h"

class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace attention {

class ChipButton;
class ChoiceRows;
class PanelSection;
class ParagraphEdit;

/// What an author sets of a lesson and of one of its steps. It shows what it is told and asks for changes by signals.
///
/// Fields are named by the key that they write; beside those of the format there are "title", "heading", "words" and
/// "answer-text".
class LessonForm : public QWidget {
    Q_OBJECT

 public:
    /// A sentence that is told at a field; without a key, or at one that is not there, at the foot.
    struct Fault {
        QString key;
        QString sentence;
    };
    struct State {
        QString title, minutes;
        int index = 0, count = 1;  ///< of the step
        LessonStep step;
        std::map<std::string, QString> values = {};                    ///< of keys, as they stand in the text
        QString scene = {};                                            ///< what the step shows, in words
        bool isSceneChanged = false;                                   ///< the page shows something else
        QString happened = {};                                         ///< "d was set to 128"; empty: nothing
        std::vector<std::pair<QString, QString>> offers = {};          ///< clauses for "do:", and what they say
        std::vector<std::pair<std::string, QString>> parameters = {};  ///< keys and names of what can be set
        std::vector<Figure::Panel> panels = {};
        QString cell = {};  ///< the selected one; empty: none
        std::vector<Fault> faults = {};
        QString refused = {};    ///< key of the field whose text the lesson did not take
        bool isChecked = false;  ///< nothing that was changed is still to be checked
        std::vector<std::pair<QString, QString>> languages = {};  ///< codes and names of those that may stand beside
        QString beside = {};                                      ///< code of the one that does; empty: none
        QString besideTitle = {};
        LessonStep besideStep = {};
    };

    explicit LessonForm(QWidget* parent = nullptr);
    ~LessonForm() override;

    void setTheme(const Theme& theme);
    void retranslate();
    void setState(const State& state);
    /// The keyboard goes to a field, whose words are selected. @param key  "ask"
    void takeFocus(const QString& key);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 Q_SIGNALS:
    /// By the person. @param isBeside  of the language that stands beside
    void edited(const QString& key, const QString& value, bool isBeside);
    void choicesEdited(const std::vector<attention::LessonChoice>& choices, bool isBeside);
    /// @param kind  of LessonQuestion::Kind; -1: no question
    void kindChosen(int kind);
    void sceneTaken();
    void sceneRestored();
    /// The selected cell is the answer, or has it.
    void answerTaken();
    /// The selected cell, or its matrix, is covered.
    void cellCovered(bool isMatrix);
    /// From 1; 0: none any more.
    void panelPointedAt(int panel);
    void languageChosen(const QString& code);

 private:
    struct Field {
        QLabel* label;
        const char* name;  ///< in the source
        QLabel* note;      ///< at the other end of the label's line
        ParagraphEdit* text;
        ParagraphEdit* beside;  ///< nullptr: it is no text
        QLabel* besideLabel;    ///< the language of `beside`; nullptr as that is
        QLabel* fault;
    };
    void addField(QBoxLayout& to, const QString& key, const char* name, bool isOneParagraph, int least, bool isText);
    PanelSection* addSection(const char* name);
    QLabel* addNote(QBoxLayout& to);
    void makeQuestion();
    void makeTask();
    void makeCovers();
    void makeFurther();
    void showFields();
    void showQuestion();
    void showTask();
    void showCovers();
    void showFaults();
    void setField(const QString& key, const QString& value, const QString& beside = {});
    void showField(const QString& key, bool isShown);
    /// The language that stands beside. @param isAsOriginal  the words are those of the original
    QString besideWords(bool isAsOriginal) const;
    /// Replaces the chips of a row.
    void refill(QWidget& row, std::vector<ChipButton*>& chips, const std::vector<QString>& texts);
    QString valueOf(const char* key) const;

    const Theme* m_theme = &Theme::light();
    State m_state;
    bool m_isShown = false;  ///< a state was set
    QScrollArea* m_area = nullptr;
    QVBoxLayout* m_rows = nullptr;
    std::map<QString, Field> m_fields;
    std::vector<std::pair<PanelSection*, const char*>> m_sections;
    QLabel* m_place = nullptr;
    QLabel* m_scene = nullptr;
    QPushButton* m_take = nullptr;
    QPushButton* m_restore = nullptr;
    QComboBox* m_kind = nullptr;
    ChoiceRows* m_choices = nullptr;
    ChoiceRows* m_choicesBeside = nullptr;
    QLabel* m_choicesLabel = nullptr;
    QPushButton* m_takeAnswer = nullptr;
    PanelSection* m_task = nullptr;
    QLabel* m_happened = nullptr;
    QWidget* m_offerRow = nullptr;
    std::vector<ChipButton*> m_offers;
    QLabel* m_controlsLabel = nullptr;
    QWidget* m_controlRow = nullptr;
    std::vector<ChipButton*> m_controls;
    PanelSection* m_cover = nullptr;
    QLabel* m_coverNote = nullptr;
    QWidget* m_panelRow = nullptr;
    std::vector<ChipButton*> m_panels;
    QWidget* m_coverRow = nullptr;
    std::vector<ChipButton*> m_covers;
    ChipButton* m_coverCell = nullptr;
    ChipButton* m_coverMatrix = nullptr;
    PanelSection* m_more = nullptr;
    PanelSection* m_further = nullptr;
    ChipButton* m_glide = nullptr;
    ChipButton* m_page = nullptr;
    PanelSection* m_lesson = nullptr;
    QComboBox* m_language = nullptr;
    QLabel* m_languageLabel = nullptr;
    QLabel* m_foot = nullptr;
};

}  // namespace attention
