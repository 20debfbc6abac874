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

/// The answers of a question on a stage in a grid, with the vote on them. For a question without choices it shows one
/// box, which later contains the answer.
class StageChoices : public QWidget {
    Q_OBJECT

 public:
    /// All arguments outlive this object.
    StageChoices(LessonActions& lessons, VoteController& vote, QWidget* parent);

    void setTheme(const Theme& theme);
    /// @param enlargement  screen pixels per pixel at the design size
    void setEnlargement(double enlargement);
    /// Updates the answers from the lesson. @return whether the needed height has changed
    bool updateFromLesson();
    bool isEmpty() const { return m_choices.empty(); }
    /// Lays out the answers. @return the height that they need
    int fit(int width);

 protected:
    void resizeEvent(QResizeEvent* event) override;

 private:
    int scaledPixels(double designed) const { return qRound(designed * m_enlargement); }
    int columns() const;
    int choiceWidth(int width) const;
    void makeChoices(const QStringList& texts, bool isSingleBox);
    void updateVotes();
    /// Reserves space for the vote beside the texts, or below them if that needs less height.
    /// @param width  of a choice
    /// @return the height of each choice
    int layOutVotes(int width);
    void updateLayout();

    LessonActions& m_lessons;
    VoteController& m_vote;
    const Theme* m_theme = &Theme::light(Contrast::High);
    double m_enlargement = 1;
    const LessonStep* m_step = nullptr;  ///< the step whose choices are shown
    std::vector<ChoiceButton*> m_choices;
    std::vector<VoteStrip*> m_strips;  ///< one over each choice
    bool m_hasVote = false;
};

}  // namespace attention
