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

/// The window's one scene and how it came to be. Everything a person does ends in a new scene here, and everything
/// shown follows from changed().
///
/// Each change is a step that undo() takes back.
class SceneModel : public QObject {
    Q_OBJECT

 public:
    /// Changes of one kind that follow each other faster than this, in milliseconds, are one step.
    static constexpr qint64 kBurstTimeout = 1000;
    /// The gesture of moving and zooming a figure; those of parameters are called by their keys.
    static constexpr const char* kZoomGesture = "view.zoom";

    /// @param clock  milliseconds from any origin; by default a monotonic one
    explicit SceneModel(Scene scene = {}, QObject* parent = nullptr, std::function<qint64()> clock = {});

    /// What is shown and saved. There are unsaved changes if, and only if, it differs from the one that was saved; so
    /// undo can take them back.
    const Scene& scene() const { return m_scene; }
    const Exhibit& exhibit() const;
    /// The parameters as the exhibit can show them: values that do not fit are replaced by the nearest that do.
    const AdaptedParameters& shown() const { return m_shown; }
    /// The scene with the parameters that are shown; fitted once per change.
    const Scene& shownScene() const { return m_shownScene; }
    /// What the figure shows: a step that selects a cell has the cell's name from there. A study of other numbers than
    /// the scene's, which is shown while those are computed, names nothing; row and column are then told by number.
    void setEvaluated(EvaluatedScene studied) { m_studied = std::move(studied); }

    /// Does nothing when equal to the present one, or when its exhibit is unknown.
    /// @param text  for the history, translated; empty: what changed, in words
    void setScene(const Scene& scene, const QString& text = {});
    /// Turns to another page: as it was left, or at its start scene (PageMemory). Of a lesson's scene nothing is left,
    /// so that its page, too, can be turned to.
    void setExhibit(std::string_view id);
    /// Changes the scene of a page for which something has come, as a file that was opened there, also while another
    /// page is shown, which then stays. @param text  for the history, as in setScene()
    void changePage(std::string_view id, const std::function<void(Scene&)>& change, const QString& text = {});
    /// What goes along to the page that is turned to. After that, Once is Nothing.
    void setTakeAlong(TakeAlong takeAlong) { m_takeAlong = takeAlong; }
    TakeAlong takeAlong() const { return m_takeAlong; }
    /// What is shown is a lesson's, until the person explores: pages are not left like that.
    void setInLesson(bool isInLesson) { m_isInLesson = isInLesson; }
    /// Turns to the page of a scene that sets all of it. Does nothing when the exhibit is unknown.
    /// @param text  for the history, translated  @param kind  of the gesture it is part of; empty: a step of its own
    void openPage(Scene scene, const QString& text, const std::string& kind = {});
    /// Snaps the value to what the exhibit accepts now, so that a slider stops where the picture does.
    void setParameter(std::string_view key, const ParameterValue& value);
    /// A parameter as the exhibit's start scene has it.
    void resetParameter(std::string_view key);
    /// The exhibit's start scene.
    void resetParameters();
    void applyPreset(std::string_view name);
    /// Chooses a cell, or nothing.
    void select(std::optional<Cell> cell);
    /// Chooses a cell as one of the steps of a walk with the arrow keys.
    void walkTo(const Cell& cell);
    // Likewise, with what is zoomed to.
    void select(const Cell& cell, const std::optional<Zoom>& zoom);
    void walkTo(const Cell& cell, const std::optional<Zoom>& zoom);
    void setZoom(std::optional<Zoom> zoom);
    /// Keeps a cell for comparison, or lets go of it. Beyond kMaxPins the oldest goes.
    void togglePin(const Cell& cell);
    void clearPins();
    /// Keeps the present figure to compare the following ones with, or lets go of it.
    void compare(bool on);
    bool isComparing() const { return m_scene.reference.has_value(); }

    /// The lesson that is edited, as of the present step; none is edited: nullptr.
    const std::shared_ptr<const LessonDraft>& draft() const { return m_draft; }
    /// Changes the lesson that is edited, as a step that undo takes back.
    /// @param text  for the history, translated  @param kind  what it can grow with, as a field that is typed into
    void editDraft(std::shared_ptr<const LessonDraft> draft, const QString& text, const std::string& kind);
    /// The next step has this lesson: another of its steps is about to be shown, or none is edited any more.
    void setNextDraft(std::shared_ptr<const LessonDraft> draft) { m_draft = std::move(draft); }

    /// Another document: a new history. A lesson that is edited is no part of it, and stays.
    /// @param text  how the history begins, translated: "Opened lecture 3"  @param pages  what the pages show
    void resetTo(const Scene& scene, const QString& text = {}, PageMemory pages = {});
    /// What the other pages show, where they were changed.
    std::vector<PageMemory::SharedScene> otherPages() const {
        return m_history.currentStep().memory->scenesBut(m_scene.exhibit);
    }

    /// From press to release, or while something plays: changes of this kind are one step, however long it takes. A
    /// page change ends it.
    /// @param kind  a parameter's key, or kZoomGesture
    void beginGesture(const std::string& kind) { m_history.beginGesture(kind); }
    void endGesture(const std::string& kind) { m_history.endGesture(kind); }

    const SceneHistory& history() const { return m_history; }
    bool canUndo() const { return m_history.canUndo(); }
    bool canRedo() const { return m_history.canRedo(); }
    void undo();
    /// From now on undo() goes back to a step of the history and no further. @param index  in history().steps()
    void setUndoFloor(std::size_t index);
    void redo();
    /// @param index  in history().steps(); does nothing beyond them
    void goToStep(std::size_t index);

 Q_SIGNALS:
    void changed();
    /// After changed(): steps were added, grew, or another one is the present one.
    void historyChanged();
    /// After historyChanged(): another document has begun, with a history of its own.
    void documentReplaced();
    /// The present step is about to be left, by undo, redo, or for another document: what plays has to stop.
    void aboutToLeaveStep();

 private:
    /// The present scene with a value, or the nearest that the exhibit accepts.
    Scene withParameter(std::string_view key, const ParameterValue& value) const;
    /// @param memory  of the pages with this scene; by default the present one
    void add(Scene scene, const std::string& kind = {}, const QString& text = {},
             std::optional<PageMemory> memory = {});
    /// The memory of the pages as it is when the present one is left.
    PageMemory leaving() const;
    void choose(std::optional<Cell> cell, const std::optional<Zoom>& zoom, const std::string& kind);
    /// Makes a scene the present one. @return whether it is another one
    bool replaceScene(const Scene& scene);
    void adaptToExhibit();
    void emitChanges(bool isChanged);
    Cell inTable(const Cell& cell) const;
    /// In what the present scene differs.
    QString changeText(const Scene& before) const;

    std::function<qint64()> m_clock;
    qint64 m_lastChange = 0;
    SceneHistory m_history;
    Scene m_scene;
    AdaptedParameters m_shown;
    Scene m_shownScene;
    EvaluatedScene m_studied;
    std::shared_ptr<const LessonDraft> m_draft;
    TakeAlong m_takeAlong = TakeAlong::Nothing;
    bool m_isInLesson = false;
};

}  // namespace attention
