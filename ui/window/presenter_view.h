#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QDateTime>
#include <QTimer>
#include <QWidget>

#include "core/lesson/lesson.h"
#include "core/scene/scene.h"
#include "ui/figure/theme.h"

class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QSpinBox;

namespace attention {

class ExhibitPage;
class LessonActions;
class PresentationWindow;
class ScenePreview;
class SceneModel;

/// The presenter's window beside the stage: notes, the question with its answer, the next step, the clock, and the vote
/// with fields for the counts. Without a lesson it shows the page's caption instead of notes. Its keys and buttons
/// control the stage.
class PresenterView : public QWidget {
    Q_OBJECT

 public:
    using Clock = std::function<QDateTime()>;

    /// All arguments outlive this object.
    /// @param lessons  may be nullptr
    /// @param clock  returns the time of day
    /// @param began  when the presentation began
    PresenterView(SceneModel& model, ExhibitPage& page, LessonActions* lessons, PresentationWindow& stage, Clock clock,
                  const QDateTime& began);
    ~PresenterView() override;

    /// Also to be called when the interface's scale has changed.
    void setTheme(const Theme& theme);
    const ScenePreview& preview() const { return *m_preview; }
    /// Updates the displayed times.
    void showTime();

 Q_SIGNALS:
    /// The user has closed the view.
    void closed();

 protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

 private:
    /// Widgets of one answer to choose from.
    struct Row {
        QLabel* number;
        QLabel* words;
        QSpinBox* count;
        QLabel* result;
    };
    QLabel* makeLabel(const char* name, bool wraps = true);
    QPushButton* makeButton(const char* name);
    void makeLayout();
    void applyStyle();
    bool isLesson() const;
    void updateContent();
    void showLesson();
    void showPage();
    void showNext(const QString& heading, const std::optional<Scene>& scene, const LessonStep* step);
    void showRows(const LessonStep* step);
    void showVote();
    void showButtons();
    /// Markdown of a lesson as rich text for a label.
    QString withFormulasFor(const QLabel& label, const std::string& markdown) const;
    QString muted(const QString& richText) const;

    SceneModel& m_model;
    ExhibitPage& m_page;
    LessonActions* m_lessons;
    PresentationWindow& m_stage;
    Clock m_clock;
    QDateTime m_began;
    QTimer m_clockTimer;
    const Theme* m_theme = &Theme::light();
    QLabel* m_heading = nullptr;
    QLabel* m_position = nullptr;
    QLabel* m_elapsed = nullptr;
    QLabel* m_time = nullptr;
    QLabel* m_notesHead = nullptr;
    QLabel* m_notes = nullptr;
    QLabel* m_questionHead = nullptr;
    QLabel* m_question = nullptr;
    QLabel* m_after = nullptr;  ///< texts that are shown after the answer
    QLabel* m_voteStatus = nullptr;
    QLabel* m_nextHead = nullptr;
    QLabel* m_next = nullptr;
    QLabel* m_keys = nullptr;
    ScenePreview* m_preview = nullptr;
    QGridLayout* m_grid = nullptr;
    std::vector<Row> m_rows;
    const LessonStep* m_nextStep = nullptr;  ///< the next step; nullptr on the last one
    std::optional<Scene> m_nextScene;
    QScrollArea* m_notesArea = nullptr;
    QScrollArea* m_questionArea = nullptr;
    QPushButton* m_backButton = nullptr;
    QPushButton* m_nextButton = nullptr;
    QPushButton* m_voteButton = nullptr;
    QPushButton* m_blackButton = nullptr;
    QPushButton* m_endButton = nullptr;
};

}  // namespace attention
