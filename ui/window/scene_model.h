#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <QObject>

#include "core/scene/scene.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/window/page_memory.h"
#include "ui/window/scene_history.h"

namespace attention {

/// The window's current scene and its history. All user input changes the scene here, and all displays update on
/// changed().
///
/// Each change is a step that undo() reverts.
class SceneModel : public QObject {
    Q_OBJECT

 public:
    /// Consecutive changes of one kind within this time, in milliseconds, form one step.
    static constexpr qint64 kBurstTimeout = 1000;
    /// Kind of the gesture of panning and zooming a figure; gestures of parameters use the parameters' keys.
    static constexpr const char* kZoomGesture = "view.zoom";

    /// @param clock  returns milliseconds; by default a monotonic clock
    explicit SceneModel(Scene scene = {}, QObject* parent = nullptr, std::function<qint64()> clock = {});

    /// The scene that is saved. A document is modified exactly if this differs from the saved scene, so that undo can
    /// also revert the modified state.
    const Scene& scene() const { return m_scene; }
    const Exhibit& exhibit() const;
    /// The parameters as adapted to the exhibit: values that do not fit are replaced by the nearest valid ones.
    const AdaptedParameters& shown() const { return m_shown; }
    /// The scene with adapted parameters; computed once per change.
    const Scene& shownScene() const { return m_shownScene; }
    /// Sets what the figure shows. The history uses it to name selected cells. If its numbers are outdated, cells are
    /// named by row and column instead.
    void setEvaluated(EvaluatedScene evaluated) { m_evaluated = std::move(evaluated); }

    /// Sets the scene. Does nothing if it equals the current one or its exhibit is unknown.
    /// @param text  description for the history, translated; empty: a list of the changes
    void setScene(const Scene& scene, const QString& text = {});
    /// Opens another page: with the scene it had when it was left, or its start scene (PageMemory). Scenes of a lesson
    /// are not remembered, so in a lesson even its own page can be opened.
    void setExhibit(std::string_view id);
    /// Changes the scene of a page when something for it has arrived, such as a file that was read. If another page is
    /// shown, that page stays shown. @param text  for the history, as in setScene()
    void changePage(std::string_view id, const std::function<void(Scene&)>& change, const QString& text = {});
    /// Sets what is taken along to the page opened next. `Once` becomes `Nothing` after that.
    void setTakeAlong(TakeAlong takeAlong) { m_takeAlong = takeAlong; }
    TakeAlong takeAlong() const { return m_takeAlong; }
    /// Sets whether the shown scenes belong to a lesson; such scenes are not remembered for their pages.
    void setInLesson(bool isInLesson) { m_isInLesson = isInLesson; }
    /// Shows a scene and its page; the whole scene counts as preset, not as set by the user. Does nothing if the
    /// exhibit is unknown.
    /// @param text  for the history, translated
    /// @param kind  of the gesture to which it belongs; empty: a step of its own
    void openPage(Scene scene, const QString& text, const std::string& kind = {});
    /// Sets a parameter to the nearest value that the exhibit accepts now.
    void setParameter(std::string_view key, const ParameterValue& value);
    /// Resets a parameter to its value in the exhibit's start scene.
    void resetParameter(std::string_view key);
    /// Resets everything to the exhibit's start scene.
    void resetParameters();
    void applyPreset(std::string_view name);
    /// Selects a cell, or clears the selection.
    void select(std::optional<Cell> cell);
    /// Selects a cell with the arrow keys; consecutive calls form one step of the history.
    void walkTo(const Cell& cell);
    // The following two also set the zoom.
    void select(const Cell& cell, const std::optional<Zoom>& zoom);
    void walkTo(const Cell& cell, const std::optional<Zoom>& zoom);
    void setZoom(std::optional<Zoom> zoom);
    /// Pins a cell for comparison, or unpins it. Beyond kMaxPins the oldest pin is removed.
    void togglePin(const Cell& cell);
    void clearPins();
    /// Makes the current parameters the reference of the comparison, or ends the comparison.
    void compare(bool on);
    bool isComparing() const { return m_scene.reference.has_value(); }

    /// The draft of the edited lesson at the current step; nullptr if none is edited.
    const std::shared_ptr<const LessonDraft>& draft() const { return m_draft; }
    /// Changes the edited lesson as a step of the history.
    /// @param text  for the history, translated
    /// @param kind  later edits of the same kind can be merged, such as typing into one field
    void editDraft(std::shared_ptr<const LessonDraft> draft, const QString& text, const std::string& kind);
    /// Sets the draft for the next history step without adding one; used when another step of the lesson is about to be
    /// shown, or editing ends.
    void setNextDraft(std::shared_ptr<const LessonDraft> draft) { m_draft = std::move(draft); }

    /// Starts a new document with a new history. An edited lesson stays.
    /// @param text  for the first history step, translated: "Opened lecture 3"
    /// @param pages  what the other pages show
    void resetTo(const Scene& scene, const QString& text = {}, PageMemory pages = {});
    /// The scenes of all other pages that differ from their start scenes.
    std::vector<PageMemory::SharedScene> otherPages() const {
        return m_history.currentStep().memory->scenesExcept(m_scene.exhibit);
    }

    /// Begins a gesture, for example a drag: until endGesture(), all changes of this kind form one step. A page change
    /// ends all gestures.
    /// @param kind  a parameter's key, or kZoomGesture
    void beginGesture(const std::string& kind) { m_history.beginGesture(kind); }
    void endGesture(const std::string& kind) { m_history.endGesture(kind); }

    const SceneHistory& history() const { return m_history; }
    bool canUndo() const { return m_history.canUndo(); }
    bool canRedo() const { return m_history.canRedo(); }
    void undo();
    /// Sets the step beyond which undo() does not go back. @param index  in history().steps()
    void setUndoFloor(std::size_t index);
    void redo();
    /// Makes a step of the history the current one; does nothing if it does not exist.
    /// @param index  in history().steps()
    void goToStep(std::size_t index);

 Q_SIGNALS:
    void changed();
    /// Steps were added, merged or removed, or another one is the current one. Emitted after changed().
    void historyChanged();
    /// A new document with a new history has begun. Emitted after historyChanged().
    void documentReplaced();
    /// The current step is about to be left by undo, redo or for another document, so running animations must stop.
    void aboutToLeaveStep();

 private:
    /// The current scene with a parameter set to the nearest value that the exhibit accepts.
    Scene withParameter(std::string_view key, const ParameterValue& value) const;
    /// Adds a history step. @param memory  of the other pages; by default the current one
    void add(Scene scene, const std::string& kind = {}, const QString& text = {},
             std::optional<PageMemory> memory = {});
    /// The page memory after storing the current page in it.
    PageMemory memoryOnLeave() const;
    void selectCell(std::optional<Cell> cell, const std::optional<Zoom>& zoom, const std::string& kind);
    /// Makes a scene the current one. @return whether it differs from the previous one
    bool replaceScene(const Scene& scene);
    void adaptToExhibit();
    void emitChanges(bool isChanged);
    Cell clampedToTable(const Cell& cell) const;
    /// A description of how the current scene differs from `before`, for the history.
    QString changeText(const Scene& before) const;

    std::function<qint64()> m_clock;
    qint64 m_lastChange = 0;
    SceneHistory m_history;
    Scene m_scene;
    AdaptedParameters m_shown;
    Scene m_shownScene;
    EvaluatedScene m_evaluated;
    std::shared_ptr<const LessonDraft> m_draft;
    TakeAlong m_takeAlong = TakeAlong::Nothing;
    bool m_isInLesson = false;
};

}  // namespace attention
