#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QFont>
#include <QMenu>
#include <QPointF>
#include <QTimer>
#include <QWidget>

#include "core/lesson/lesson.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/figure/theme.h"
#include "ui/widgets/presentation_bar.h"
#include "ui/window/link_code.h"
#include "ui/window/presentation_pager.h"
#include "ui/window/scene_model.h"

class QLabel;
class QPushButton;

namespace attention {

class ExhibitPage;
class Figure;
class LessonOverlay;
class LessonActions;
class ParameterPanel;
class StageChoices;
class VoteController;
class WordOrderList;

/// Where a stage has a figure in its room.
QRect stagePlace(const Figure& figure, const Scene& scene, const QRect& room);

/// The presentation view of an exhibit: its claim, its figure and one control bar. It shows what the page has computed,
/// in larger type and higher contrast; all changes apply to the same scene. Clicks and arrow keys select, pointing does
/// not. Page keys go where PresentationPager says. B and the full stop make the screen black until the next key; Q
/// shows the link as a QR code until then; S brings the sentence into the bar, L the next language, T the other theme,
/// V a vote (see VoteController), N the presenter's view. Bar and pointer leave when the mouse rests; where the page
/// stands is then written in the bar's place.
class PresentationWindow : public QWidget {
    Q_OBJECT

 public:
    /// Milliseconds that the mouse rests before bar and pointer leave.
    static constexpr int kIdleTime = 3000;
    /// Milliseconds that a notice is shown.
    static constexpr int kMessageTime = 4000;

    /// All are there as long as the stage is. @param lessons  may be null
    PresentationWindow(SceneModel& model, ExhibitPage& page, ParameterPanel& panel, LessonActions* lessons = nullptr);
    ~PresentationWindow() override;

    /// @param theme  whose variant with more contrast is used
    void setTheme(const Theme& theme);
    void setIdleTime(int milliseconds);
    /// What the menu of the bar offers, as the window's menus do. @param themes  the last one is dark, the one before
    /// it light
    void setMenus(const QList<QAction*>& languages, const QList<QAction*>& themes);
    /// Entries of the menu that belong to the window.
    void setMoreActions(const QList<QAction*>& actions) { m_moreActions = actions; }
    /// Shows a sentence above the claim for a while, or until one goes on.
    void showMessage(const QString& sentence);
    Figure* figure() const { return m_figure.get(); }
    PresentationBar& bar() const { return *m_bar; }
    /// The figure's room.
    QSize room() const;
    /// Something lies over everything until the next key: black, or the code of a link.
    bool isBlank() const { return m_blank != nullptr; }
    void setBlank(bool blank);
    /// Who knows the link to what is shown.
    void setLink(std::function<ShownLink()> link) { m_link = std::move(link); }
    void showLinkCode();
    /// Goes on; an open vote is closed first, and a lesson that waits is shown again.
    void goForward();
    void goBack();
    /// The sentence comes into the bar, or leaves it. @return whether it is there
    bool showSentence(bool isShown);
    /// What was tried is told with the key that takes it back, as long as it is the last change.
    void noteTried();
    /// nullptr without lessons.
    VoteController* vote() const { return m_vote; }
    const PresentationPager& pager() const { return m_pager; }
    /// What a key does here, for windows that drive the stage.
    void pressKey(QKeyEvent* event) { keyPressEvent(event); }

 Q_SIGNALS:
    void ended();
    /// N, or its entry in the menu.
    void presenterViewRequested();
    /// What if? was clicked: pages, presets and values are to be found by name.
    void whatIfRequested();
    /// What is shown has changed, or the screen is black or not any more.
    void changed();

 protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool focusNextPrevChild(bool next) override;

 private:
    void follow();
    void makeFigure();
    void showBar();
    bool isLesson() const;
    void showOrder();
    void fillMenu();
    /// The page has a sentence, and the step that is shown, if any, lets it be changed.
    bool hasSentenceField() const;
    void stepLanguage();
    void switchTheme();
    /// The keys of the parameters that the bar shows.
    std::vector<std::string> barKeys() const;
    /// Nothing where there is nothing to set.
    std::optional<PresentationBar::Field> barField(const std::string& key) const;
    /// How a sentence stands above the figure.
    struct Headline {
        QFont font;
        int lines, width, height;
    };
    Headline headline(const QString& text, int wide) const;
    /// Lays the introduction out. @return its height with the gap below; 0: there is none
    int introduce(const QString& text, int wide);
    /// A lesson's headline with its formulas set.
    QString claimHtml(const QString& text, const QFont& font) const;
    void arrange();
    void placeFigure();
    double figureScale() const;
    /// Once for each step, as it begins, so that nothing changes its size afterwards. @param step  nullptr: no lesson
    void fitToStep(const LessonStep* step);
    void togglePlaying();
    /// What stands above the claim.
    QString notice() const;
    /// Bar and pointer come.
    void showControls();
    /// Bar and pointer leave.
    void hideControls();
    SceneModel& m_model;
    ExhibitPage& m_page;
    ParameterPanel& m_panel;
    LessonActions* m_lessons;
    const Theme* m_theme = &Theme::light(Contrast::High);
    const Exhibit* m_exhibit = nullptr;
    std::unique_ptr<Figure> m_figure;
    EvaluatedScene m_shown;  ///< by the figure
    std::string m_playKey;
    double m_enlargement = 1;
    double m_stepScale = 1;                    ///< of the figure of a lesson's step
    const LessonStep* m_fittedStep = nullptr;  ///< of which m_stepScale is
    bool m_isStepFitted = false;
    PresentationPager m_pager;
    bool m_hasSentence = false;  ///< in the bar
    QString m_claimText, m_introductionText;
    QLabel* m_claim = nullptr;
    QLabel* m_introduction = nullptr;  ///< of a lesson: above its question what leads to it, then the question itself
    QLabel* m_message = nullptr;
    VoteController* m_vote = nullptr;
    StageChoices* m_choices = nullptr;  ///< of the question of a lesson; none without lessons
    WordOrderList* m_chips = nullptr;   ///< of a question for an order
    QPushButton* m_answer = nullptr;
    LessonOverlay* m_marks = nullptr;  ///< over the figure
    QLabel* m_footer = nullptr;        ///< while the bar is away
    QWidget* m_room = nullptr;
    PresentationBar* m_bar = nullptr;
    QWidget* m_blank = nullptr;  ///< over everything: black, or a LinkCode
    std::function<ShownLink()> m_link;
    QTimer m_idle;
    QTimer m_messageTime;
    QString m_messageText;
    std::size_t m_triedStep = 0;  ///< of the history; 0: nothing was tried
    QPointF m_pointer;            ///< on the screen, where the mouse was last
    QMenu m_menu;
    QList<QAction*> m_languages, m_themes, m_moreActions;
};

}  // namespace attention
