#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <QObject>
#include <QPointer>
#include <QTimer>

#include "core/lesson/lesson.h"
#include "ui/figure/theme.h"
#include "ui/files/background_reader.h"
#include "ui/files/settings.h"
#include "ui/widgets/lesson_form.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/lesson_document.h"
#include "ui/window/lesson_draft.h"

class QAction;
class QDialog;
class QMenu;
class QSplitter;
class QStackedWidget;

namespace attention {

class ExhibitPage;
class FileActions;
class ParameterPanel;
class SceneModel;
class SegmentedControl;

/// Writing a lesson in the window. The page shows the step as a reader sees it, the list its steps, and beside the page
/// stands a form. Each edit is a step of the window's history, with the scene that was shown; the text is what the file
/// gets, with all that nobody has edited as it was.
class LessonEditor : public QObject {
    Q_OBJECT

 public:
    /// What takes part; all are there as long as this is.
    struct Views {
        ExhibitPage& page;
        ParameterPanel& panel;
        LessonActions& lessons;
        FileActions& files;
        QSplitter& side;  ///< the parameters are its first widget
    };
    /// @param dataFolder  where unsaved lessons are kept; empty: nowhere
    LessonEditor(SceneModel& model, const Views& views, Settings& settings, const QString& dataFolder, QWidget* window);
    ~LessonEditor() override;

    void fill(QMenu& menu);
    void retranslate();
    void setTheme(const Theme& theme);

    bool isEditing() const { return m_draft != nullptr; }
    /// The form is in the place of parameters and inspector.
    bool isFormShown() const;
    bool isModified() const { return m_draft && m_document.isModified(*m_draft); }
    /// Of the lesson, for the window's title.
    QString name() const;
    /// Form and parameters.
    QWidget& sideBox() { return *m_box; }

    /// Begins a lesson whose first step is the scene that is shown.
    void startNew();
    /// @param file  of any lesson  @param isCopy  it has no file of its own until it is saved
    void edit(const QString& file, bool isCopy);
    /// Adds the scene that is shown, to a new lesson where none is edited.
    void addScene();
    using Then = std::function<void(bool isDone)>;
    void save(const Then& then = {});
    void saveAs(const Then& then = {});
    /// Ends editing, after asking about what is not saved; calls `then` unless the person goes on editing.
    void leave(const std::function<void()>& then);
    /// Asks about a lesson that a crash left.
    void offerRecovery();
    /// The program ends and nobody can be asked.
    void leaveForNextRun();

 Q_SIGNALS:
    /// Whether something is edited, what, or whether the form is shown.
    void changed();
    /// The lesson is another one than before.
    void edited();
    void said(const QString& sentence);

 private:
    using Draft = std::shared_ptr<const LessonDraft>;

    void makeForm();
    void begin(const LessonDocument::Place& place, LessonDraft draft);
    void end();
    void stop();
    /// Makes an edit a step of the history. @param kind  what it grows with; empty: nothing
    void apply(const LessonDraft& draft, const QString& text, const std::string& kind = {});
    void editField(const QString& key, const QString& value, bool isBeside);
    void chooseKind(int kind);
    /// The controls that a condition needs, and what fulfils it where it leaves that open.
    LessonDraft withWaysToDo(LessonDraft draft, const std::string& condition) const;
    /// The value of "answer:" as the selected cell says it, or one to begin with; empty for choices.
    std::string answerFor(LessonQuestion::Kind kind) const;
    void takeScene();
    void takeAnswer();
    void coverCell(bool isMatrix);
    void chooseLanguage(const QString& code);
    void moveStep(int from, int to);
    /// The history has another draft, by an edit or by undo.
    void follow();
    void adopt(const Draft& draft, LessonActions::Preview shown);
    /// An edit after which another step is shown.
    void showStep(const LessonDraft& draft, const QString& text);
    void refuse(const QString& key, const QString& sentence);
    void check();
    void showSoon();
    void show();
    /// Shows the form as it is now and puts the keyboard into one of its fields, all of it selected.
    void editInForm(const QString& key);
    void showActions();
    void flashPanel(int panel);
    void askListMenu(int index, const QPoint& place);
    /// The scene that is shown as the key "show" or "scene" and its value. One with arrays is saved beside the lesson.
    /// Nothing, and a sentence, where that is not possible.
    std::optional<std::pair<std::string, std::string>> sceneKey();
    QString scenePageName() const;
    /// For the file of a lesson that has none.
    QString proposedName() const;
    std::optional<Cell> cell() const;
    LessonForm::Fault faultOf(const LessonDiagnostic& diagnostic, const Lesson& lesson, const QString& language) const;
    QString clauseWords(const std::string& text) const;
    QString happened(const std::vector<std::string>& offers) const;
    LessonForm::State formState() const;
    const LessonStep& step() const;
    std::string value(const char* key) const;
    void saveTo(const QString& path, const Then& then);
    QString languageName(const QString& code) const;

    SceneModel& m_model;
    Views m_views;
    Settings& m_settings;
    QWidget* m_window;
    LessonDocument m_document;
    Draft m_draft;        ///< none: nothing is edited
    Draft m_first;        ///< with which the document began
    int m_documents = 0;  ///< so many were begun
    Lesson m_lesson;      ///< the original of m_draft
    std::string m_beside;
    Lesson m_besideLesson;
    std::vector<std::string> m_played;  ///< sliders that ran in this step
    std::optional<LessonForm::Fault> m_refused;
    std::vector<LessonForm::Fault> m_faults;  ///< that the check found
    bool m_isChecked = false;
    BackgroundReader m_reader, m_checker;
    QTimer m_checking, m_keeping, m_showing;
    QWidget* m_box = nullptr;
    QWidget* m_tabRow = nullptr;
    SegmentedControl* m_tabs = nullptr;
    QStackedWidget* m_pages = nullptr;
    LessonForm* m_form = nullptr;  ///< none before the first lesson is edited
    QPointer<QWidget> m_flash;
    QPointer<QDialog> m_asking;
    const Theme* m_theme = &Theme::light();
    QAction* m_editThis = nullptr;
    QAction* m_copyThis = nullptr;
    std::vector<QAction*> m_whileEditing;
    std::vector<std::pair<QAction*, const char*>> m_entries;
};

}  // namespace attention
