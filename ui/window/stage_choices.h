#pragma once

#include <vector>

#include <QWidget>

#include "core/lesson/lesson.h"
#include "ui/figure/theme.h"

namespace attention {

class ChoiceButton;
class LessonActions;
class VoteController;
class VoteStrip;

/// The answers to choose from on a stage, in a grid, with the vote on them. A question without choices has the place of
/// its answer here.
class StageChoices : public QWidget {
    Q_OBJECT

 public:
    /// All are there as long as this is.
    StageChoices(LessonActions& lessons, VoteController& vote, QWidget* parent);

    void setTheme(const Theme& theme);
    /// @param enlargement  pixels of the screen for a designed one
    void setEnlargement(double enlargement);
    /// Follows the lesson. @return whether more or less room is needed
    bool follow();
    bool isEmpty() const { return m_choices.empty(); }
    /// Lays the words out. @return the height that they need
    int fit(int width);

 protected:
    void resizeEvent(QResizeEvent* event) override;

 private:
    int own(double designed) const { return qRound(designed * m_enlargement); }
    int columns() const;
    int choiceWidth(int width) const;
    void makeChoices(const QStringList& words, bool isAlone);
    void followVote();
    /// Makes room for the vote: beside the words if that needs less room than below them.
    /// @param width  of a choice  @return the height of each
    int placeVote(int width);
    void place();

    LessonActions& m_lessons;
    VoteController& m_vote;
    const Theme* m_theme = &Theme::light(Contrast::High);
    double m_enlargement = 1;
    const LessonStep* m_step = nullptr;  ///< whose choices were made
    std::vector<ChoiceButton*> m_choices;
    std::vector<VoteStrip*> m_strips;  ///< over them
    bool m_hasVote = false;
};

}  // namespace attention
