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

/// The form in which an author edits a lesson and one of its steps. It shows the State that it is given and requests
/// changes by signals.
///
/// A field is named by the key of the lesson file that it edits. In addition to the keys of the file format there are
/// "title", "heading" (of the step), "words" (the text of the step) and "answer-text".
class LessonForm : public QWidget {
    Q_OBJECT

 public:
    /// An error message for a field, whether the lesson has the field's text or not (see State::rejectedKey). Without a
    /// key, or if the field is not visible, it stands at the foot of the form.
    struct Fault {
        QString key;
        QString sentence;
    };
    struct State {
        QString title, minutes;
        int index = 0, count = 1;  ///< of the step, from 0; and the number of steps
        LessonStep step;
        std::map<std::string, QString> values = {};  ///< by key, as written in the lesson file
        QString sceneText = {};                      ///< describes the scene of the step
        bool isSceneChanged = false;                 ///< the page shows another scene than the step
        QString changes = {};  ///< what the author changed in the figure: "d was set to 128"; empty: nothing
        std::vector<std::pair<QString, QString>> offers =
            {};  ///< suggestions for "do:": clauses as in the file, and the texts of their chips
        std::vector<std::pair<std::string, QString>> parameters =
            {};                                        ///< keys and names of the parameters of the exhibit
        std::vector<Figure::Panel> figurePanels = {};  ///< empty if the page is not that of the step
        QString cell = {};                             ///< describes the selected cell; empty: none
        std::vector<Fault> faults = {};
        /// Key of the field whose text the lesson did not take over. The field keeps that text, to be corrected, while
        /// a field that merely has a fault shows what is in the lesson.
        QString rejectedKey = {};
        bool isChecked = false;                                   ///< all changes have been checked for errors
        std::vector<std::pair<QString, QString>> languages = {};  ///< codes and names of possible translations
        QString translation = {};  ///< code of the language shown beside the original; empty: none
        QString translatedTitle = {};
        LessonStep translatedStep = {};
    };

    explicit LessonForm(QWidget* parent = nullptr);
    ~LessonForm() override;

    void setTheme(const Theme& theme);
    void retranslate();
    void setState(const State& state);
    /// Moves the keyboard focus to a field and selects its text. @param key  for example "ask"
    void takeFocus(const QString& key);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 Q_SIGNALS:
    /// The person edited a field. @param isTranslation  the translation was edited, not the original
    void edited(const QString& key, const QString& value, bool isTranslation);
    void choicesEdited(const std::vector<attention::LessonChoice>& choices, bool isTranslation);
    /// @param kind  a LessonQuestion::Kind; -1 for no question
    void kindChosen(int kind);
    /// The scene of the page is to become the scene of the step.
    void useSceneRequested();
    /// The page is to show the scene of the step again.
    void restoreSceneRequested();
    /// The selected cell, or its value, is to become the answer.
    void useCellRequested();
    /// The step is to cover the selected cell, which then is hidden until the question is answered.
    /// @param isMatrix  its whole matrix, not only the cell
    void coverRequested(bool isMatrix);
    /// The pointer or the focus is on the chip of a panel of the figure. @param panel  from 1; 0 when it leaves
    void panelPointedAt(int panel);
    void languageChosen(const QString& code);

 private:
    struct Field {
        QLabel* label;
        const char* name;  ///< untranslated text of the label
        QLabel* note;      ///< a remark at the right end of the label's line, such as a count of words
        ParagraphEdit* text;
        ParagraphEdit* translation;  ///< nullptr if the field is not translated
        QLabel* translationLabel;    ///< the language of `translation`; nullptr if the field is not translated
        QLabel* fault;
    };
    void addField(QBoxLayout& to, const QString& key, const char* name, bool isOneParagraph, int minLines,
                  bool isTranslated);
    PanelSection* addSection(const char* name);
    QLabel* addNote(QBoxLayout& to);
    void makeQuestion();
    void makeTask();
    void makeCovers();
    void makeExtras();  ///< highlights, goals, drawn values and two switches
    void showFields();
    void showQuestion();
    void showTask();
    void showCovers();
    void showFaults();
    void setField(const QString& key, const QString& value, const QString& translation = {});
    void showField(const QString& key, bool isShown);
    /// The name of the translation's language. @param isUntranslated  the text is still that of the original
    QString translationLabelText(bool isUntranslated) const;
    /// Makes the chips of a row anew if their texts have changed. Either way they are not connected afterwards.
    void replaceChips(QWidget& row, std::vector<ChipButton*>& chips, const std::vector<QString>& texts);
    QString valueOf(const char* key) const;

    const Theme* m_theme = &Theme::light();
    State m_state;
    bool m_hasState = false;  ///< setState() was called
    QScrollArea* m_scrollArea = nullptr;
    QVBoxLayout* m_rows = nullptr;
    std::map<QString, Field> m_fields;
    std::vector<std::pair<PanelSection*, const char*>> m_sections;
    QLabel* m_stepNumber = nullptr;
    QLabel* m_sceneNote = nullptr;
    QPushButton* m_useSceneButton = nullptr;
    QPushButton* m_restoreSceneButton = nullptr;
    QComboBox* m_kindBox = nullptr;
    ChoiceRows* m_choices = nullptr;
    ChoiceRows* m_translatedChoices = nullptr;
    QLabel* m_choicesLabel = nullptr;
    QPushButton* m_takeAnswerButton = nullptr;
    PanelSection* m_taskSection = nullptr;
    QLabel* m_changesNote = nullptr;
    QWidget* m_offerRow = nullptr;
    std::vector<ChipButton*> m_offerChips;
    QLabel* m_controlsLabel = nullptr;
    QWidget* m_controlRow = nullptr;
    std::vector<ChipButton*> m_controlChips;  ///< of parameters; a checked one: the step shows the control
    PanelSection* m_coverSection = nullptr;
    QLabel* m_coverNote = nullptr;
    QWidget* m_panelRow = nullptr;
    std::vector<ChipButton*> m_panelChips;  ///< of the figure's panels
    QWidget* m_coverRow = nullptr;
    std::vector<ChipButton*> m_coverChips;  ///< of what is covered besides panels; a click uncovers it
    ChipButton* m_coverCellChip = nullptr;
    ChipButton* m_coverMatrixChip = nullptr;
    PanelSection* m_notesSection = nullptr;
    PanelSection* m_extrasSection = nullptr;
    ChipButton* m_glideChip = nullptr;     ///< edits the key "glide": numbers move from the step before to this one
    ChipButton* m_samePageChip = nullptr;  ///< edits the key "page": the step may share a printed page
    PanelSection* m_lessonSection = nullptr;
    QComboBox* m_language = nullptr;
    QLabel* m_languageLabel = nullptr;
    QLabel* m_footNote = nullptr;
};

}  // namespace attention
