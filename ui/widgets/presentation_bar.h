#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include <QWidget>

#include "core/scene/parameter_value.h"
#include "ui/figure/theme.h"
#include "ui/widgets/slider_scale.h"

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QMenu;
class QToolButton;

namespace attention {

class ParameterSlider;

/// The one bar of a presentation, with six controls at most: back and next around the page and its place; play; one or
/// two parameters, each as a slider, a choice or a text; what finds everything else; and what is rarely needed, with
/// the end. It shows what it is told and asks for changes by signals. Object names: "back", "next", "play", "what-if",
/// "more", "end", and a parameter's key.
class PresentationBar : public QWidget {
    Q_OBJECT

 public:
    /// How a parameter is shown and set.
    struct Field {
        enum class Kind { Slider, Choice, Text };
        std::string key;  ///< of a parameter
        QString symbol;   ///< may be empty
        QString name;
        Kind kind = Kind::Slider;
        QString text;  ///< the value in words
        bool isEnabled = true;
        // Of a slider:
        SliderScale scale = {};
        std::optional<ExactNumber> value = {};
        QStringList ends = {};  ///< the values at the slider's ends in words
        // Of a choice:
        QStringList choices = {};
        std::vector<ParameterValue> choiceValues = {};  ///< one for each of `choices`
    };
    /// The parameters that there is room for beside the other controls; a lesson's step names no more.
    static constexpr std::size_t kMaxFields = 2;
    /// Designed pixels of its height.
    static constexpr int kHeight = 56;

    explicit PresentationBar(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void retranslate();
    /// @param enlargement  pixels of the screen for a designed one; 1 suits 1920 x 1080
    void setEnlargement(double enlargement);
    /// @param place  where the page stands, in words: "stage 3 of 8"
    void setPage(const QString& name, const QString& place);
    /// The first kMaxFields of them.
    void setFields(const std::vector<Field>& fields);
    /// @param menu  of what is rarely needed; is there as long as the bar is
    void setMenu(QMenu& menu);
    void setPlaying(bool playing);
    /// @param isThere  something on the page can play  @param why  it cannot now, in words; empty: it can
    void setPlayable(bool isThere, const QString& why = {});
    /// A slider is held.
    bool isDragging() const;
    /// Puts the keyboard into the field of a text, with all of it selected. Does nothing without such a field.
    void editText(const std::string& key);

 Q_SIGNALS:
    void backClicked();
    void nextClicked();
    void playClicked();
    void endClicked();
    /// Something is to be tried that the bar has no control for.
    void whatIfClicked();
    /// A slider was moved.
    void chosen(const std::string& key, attention::ExactNumber value);
    /// A choice was made, or a text typed that is accepted.
    void changed(const std::string& key, const attention::ParameterValue& value);
    /// What is typed is not accepted: one sentence, translated; empty: it is.
    void refused(const QString& sentence);
    /// Between these the changes of a parameter belong together: its slider is held, or its text is typed.
    void pressed(const std::string& key);
    void released(const std::string& key);
    /// Return or Escape was pressed in a text.
    void textLeft();

 protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    struct Group {
        Field shown;
        bool isTyping = false;
        QLabel* symbol = nullptr;
        QLabel* name = nullptr;
        ParameterSlider* slider = nullptr;
        QLabel* value = nullptr;
        QToolButton* choice = nullptr;
        QMenu* choices = nullptr;
        QLineEdit* text = nullptr;
    };
    void makeGroup(Group& group);
    void showField(Group& group, const Field* field);
    void type(Group& group, const QString& text);
    void openChoices(Group& group);
    int own(double designed) const;
    QToolButton* makeButton(const char* name);
    /// Fonts, sizes and inks, and the words that there is room for.
    void applyStyle();
    void fitWords();
    void showPlay();

    const Theme* m_theme = &Theme::light();
    double m_enlargement = 1;
    QString m_pageName, m_whyNoPlay;
    bool m_isPlayable = false;
    bool m_playing = false;
    QHBoxLayout* m_row = nullptr;
    QToolButton* m_back = nullptr;
    QToolButton* m_next = nullptr;
    QToolButton* m_play = nullptr;
    QToolButton* m_whatIf = nullptr;
    QToolButton* m_more = nullptr;
    QToolButton* m_end = nullptr;
    QLabel* m_name = nullptr;
    QLabel* m_place = nullptr;
    std::array<Group, kMaxFields> m_groups;
};

}  // namespace attention
