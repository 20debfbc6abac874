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

/// Edits a lesson in the window. The page shows the current step as a reader sees it, the list shows all steps, and a
/// form beside the page edits the step. Each edit is a step of the window's history, together with the shown scene.
/// Saving keeps all text of the file that was not edited.
class LessonEditor : public QObject {
    Q_OBJECT

 public:
    /// The parts of the window that editing uses. They outlive this object.
    struct Views {
        ExhibitPage& page;
        ParameterPanel& panel;
        LessonActions& lessons;
        FileActions& files;
        QSplitter& side;  ///< the right column; its first widget is the parameter panel
    };
    /// @param dataFolder  folder for drafts of unsaved lessons; empty: none are written
    LessonEditor(SceneModel& model, const Views& views, Settings& settings, const QString& dataFolder, QWidget* window);
    ~LessonEditor() override;

    void fill(QMenu& menu);
    void retranslate();
    void setTheme(const Theme& theme);

    bool isEditing() const { return m_draft != nullptr; }
    /// The form is shown in place of parameters and inspector.
    bool isFormShown() const;
    bool isModified() const { return m_draft && m_document.isModified(*m_draft); }
    /// Name of the lesson for the window's title.
    QString name() const;
    /// The widget that contains form and parameter panel.
    QWidget& sideBox() { return *m_box; }

    /// Starts a new lesson whose first step shows the current scene.
    void startNew();
    /// Starts editing a lesson file. @param isCopy  edit a copy, which has no file until it is saved
    void edit(const QString& file, bool isCopy);
    /// Adds a step with the current scene; starts a new lesson if none is edited.
    void addScene();
    /// Called with true if the lesson was saved.
    using Then = std::function<void(bool isDone)>;
    void save(const Then& then = {});
    void saveAs(const Then& then = {});
    /// Ends editing after asking about unsaved changes; calls `then` unless the user cancels.
    void leave(const std::function<void()>& then);
    /// Offers an unsaved lesson that a crashed run left.
    void offerRecovery();
    /// Keeps unsaved work for the next run, because the program ends without being able to ask.
    void keepRecoveryForNextRun();

 Q_SIGNALS:
    /// Editing has started or ended, another lesson is edited, or the form was shown or hidden.
    void changed();
    /// The edited lesson has changed.
    void edited();
    void said(const QString& sentence);

 private:
    using Draft = std::shared_ptr<const LessonDraft>;

    void makeForm();
    void begin(const LessonDocument::Location& location, LessonDraft draft);
    /// Ends editing and discards the draft.
    void end();
    /// Ends editing as leave() does, then opens the lesson as a reader sees it.
    void stop();
    /// Adds an edit to the history.
    /// @param text  description of the step, translated
    /// @param kind  later edits of the same kind are merged into the step; empty: none
    void apply(const LessonDraft& draft, const QString& text, const std::string& kind = {});
    /// @param isBeside  the field of the translation, not of the original
    void editField(const QString& key, const QString& value, bool isBeside);
    void chooseKind(int kind);
    /// Adds to a draft the controls that the condition of a task needs, and a solution if the condition does not
    /// determine one.
    LessonDraft withControlsFor(LessonDraft draft, const std::string& condition) const;
    /// The value of "answer:" taken from the selected cell, or a default one; empty for choices.
    std::string answerFor(LessonQuestion::Kind kind) const;
    void useCurrentScene();
    void useSelectedCell();
    void coverCell(bool isMatrix);
    void chooseLanguage(const QString& code);
    void moveStep(int from, int to);
    /// Takes over the draft of the present history step after an edit or undo.
    void updateFromHistory();
    /// Makes a draft the edited one and updates page, list and form.
    void adopt(const Draft& draft, LessonActions::Preview extent);
    /// Applies an edit after which another step is shown.
    void showStep(const LessonDraft& draft, const QString& text);
    /// Shows in the form why the value of a field was not accepted.
    void refuse(const QString& key, const QString& sentence);
    /// Checks the lesson and its translations in the background.
    void check();
    /// Updates the form after a short delay.
    void showSoon();
    /// Updates the form.
    void show();
    /// Updates the form and focuses one of its fields with its text selected.
    void editInForm(const QString& key);
    void showActions();
    /// Draws a frame around a panel of the figure. @param panel  from 1; 0: removes the frame
    void flashPanel(int panel);
    /// Shows the context menu of a lesson in the list of lessons.
    void showListMenu(int index, const QPoint& position);
    /// The current scene as a lesson key ("show" or "scene") and its value. A scene with arrays is saved as a file in
    /// the lesson's folder. Nullopt, with a message, if that is not possible.
    std::optional<std::pair<std::string, std::string>> sceneKey();
    QString scenePageName() const;
    /// A name for the file of a new lesson.
    QString proposedName() const;
    /// The selected cell, if the shown exhibit has it.
    std::optional<Cell> cell() const;
    LessonForm::Fault faultOf(const LessonDiagnostic& diagnostic, const Lesson& lesson, const QString& language) const;
    QString clauseText(const std::string& text) const;
    QString changesText(const std::vector<std::string>& offers) const;
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
    Draft m_draft;                               ///< nullptr while nothing is edited
    Draft m_firstDraft;                          ///< the initial draft of the lesson
    int m_documentCount = 0;                     ///< number of lessons edited so far
    Lesson m_lesson;                             ///< the original of m_draft
    std::string m_beside;                        ///< language code of the translation being edited; empty: none
    Lesson m_translation;                        ///< the translation shown beside the original
    std::vector<std::string> m_played;           ///< keys of the parameters that were played in this step
    std::optional<LessonForm::Fault> m_refused;  ///< a field whose value was not accepted
    std::vector<LessonForm::Fault> m_faults;     ///< found by the latest check
    bool m_isChecked = false;
    BackgroundReader m_reader, m_checker;
    QTimer m_checkTimer, m_draftTimer, m_showTimer;
    QWidget* m_box = nullptr;
    QWidget* m_tabRow = nullptr;
    SegmentedControl* m_tabs = nullptr;
    QStackedWidget* m_pages = nullptr;
    LessonForm* m_form = nullptr;  ///< nullptr until a lesson is edited for the first time
    QPointer<QWidget> m_flash;
    QPointer<QDialog> m_question;
    const Theme* m_theme = &Theme::light();
    QAction* m_editAction = nullptr;
    QAction* m_copyAction = nullptr;
    std::vector<QAction*> m_editingActions;
    std::vector<std::pair<QAction*, const char*>> m_translatedActions;  ///< menu entries with their untranslated texts
};

}  // namespace attention
