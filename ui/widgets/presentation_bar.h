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

/// The control bar of a presentation: Back and Next around the name and position of the page; Play; one or two
/// parameters, each as a slider, a choice or a text; "What if?", which finds everything else; a menu for what is rarely
/// needed; and End. It only displays what its setters get, and requests changes by signals. Object names: "back",
/// "next", "play", "what-if", "more", "end", and the key of a parameter.
class PresentationBar : public QWidget {
    Q_OBJECT

 public:
    /// A parameter and the control that shows and sets it.
    struct Field {
        enum class Kind { Slider, Choice, Text };
        std::string key;  ///< of a parameter
        QString symbol;   ///< may be empty
        QString name;
        Kind kind = Kind::Slider;
        QString text;  ///< the value as text
        bool isEnabled = true;
        // Of a slider:
        SliderScale scale = {};
        std::optional<ExactNumber> value = {};
        QStringList ends = {};  ///< the values at the ends of the slider, as text
        // Of a choice:
        QStringList choices = {};
        std::vector<ParameterValue> choiceValues = {};  ///< one for each of `choices`
    };
    /// The maximum number of parameters, as many as a lesson step may name.
    static constexpr std::size_t kMaxFields = 2;
    /// The height of the bar, in designed pixels.
    static constexpr int kHeight = 56;

    explicit PresentationBar(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void retranslate();
    /// @param enlargement  screen pixels per designed pixel; 1 suits 1920 x 1080
    void setEnlargement(double enlargement);
    /// @param position  of the page in the presentation, as text: "stage 3 of 8"
    void setPage(const QString& name, const QString& position);
    /// Shows the first kMaxFields of the fields.
    void setFields(const std::vector<Field>& fields);
    /// Sets the menu of the button "More". @param menu  must outlive the bar
    void setMenu(QMenu& menu);
    void setPlaying(bool playing);
    /// @param hasPlayable  whether a parameter of the page can be played; if not, the button is hidden
    /// @param reason  why it cannot be played now; if not empty, the button is disabled
    void setPlayable(bool hasPlayable, const QString& reason = {});
    /// Whether the person is dragging a slider.
    bool isDragging() const;
    /// Moves the keyboard focus to the text field of a parameter and selects its text. Does nothing without such a
    /// field.
    void editText(const std::string& key);

 Q_SIGNALS:
    void backClicked();
    void nextClicked();
    void playClicked();
    void endClicked();
    /// The person wants to change something that has no control in the bar.
    void whatIfClicked();
    /// A slider was moved.
    void chosen(const std::string& key, attention::ExactNumber value);
    /// A choice was made, or an accepted text was typed.
    void changed(const std::string& key, const attention::ParameterValue& value);
    /// @param sentence  why the typed text is not accepted, translated; empty if it is accepted
    void textChecked(const QString& sentence);
    /// Emitted around changes of a parameter that belong together: while its slider is held, or its text is typed.
    void pressed(const std::string& key);
    void released(const std::string& key);
    /// Return or Escape was pressed in a text field.
    void textFinished();

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
    int enlarged(double designed) const;
    QToolButton* makeButton(const char* name);
    /// Updates fonts, sizes and colours, then the elided texts.
    void applyStyle();
    void elideTexts();
    void updatePlayButton();

    const Theme* m_theme = &Theme::light();
    double m_enlargement = 1;
    QString m_pageName, m_noPlayReason;
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
    QLabel* m_position = nullptr;
    std::array<Group, kMaxFields> m_groups;
};

}  // namespace attention
