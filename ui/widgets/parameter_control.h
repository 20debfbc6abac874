#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <QWidget>

#include "ui/exhibits/exhibit.h"
#include "ui/figure/theme.h"
#include "ui/widgets/slider_scale.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;
class QVBoxLayout;

namespace attention {

class NameLabel;
class NumberBox;
class ParameterSlider;
class WordOrderList;

/// The ink of a parameter's symbol: that of its index, where it is one.
QColor symbolInk(std::string_view key, const Theme& theme);

/// Editor for one parameter of an exhibit: symbol, name, reset button, value and play button, with a slider below.
/// Choices have a combo box instead of value, play button and slider; texts have a line edit. An error text appears
/// below if the value cannot be drawn, or if typed text is invalid (no change is requested then). The control keeps no
/// value: it displays what it is given and emits change requests. Object names: the key, and key + ".slider", ".box",
/// ".play", ".reset", ".problem".
class ParameterControl : public QWidget {
    Q_OBJECT

 public:
    /// @param use  of a key in parameterTable()
    explicit ParameterControl(const ParameterUse& use, QWidget* parent = nullptr, Chapter chapter = Chapter::Position);

    const std::string& key() const { return m_key; }
    void setTheme(const Theme& theme);
    void retranslate();
    /// @param stored  what was set; @param shown  what the exhibit can show of it, said in a note where it is another
    /// value
    /// @param bounds  what is accepted now  @param meaning  what a number stands for, told in the note; may be empty
    void setState(const ParameterValue& stored, const ParameterValue& shown, const ParameterBounds& bounds,
                  const QString& meaning = {});
    /// Sets the value that Reset restores and against which changes are detected; initially the default.
    void setDefaultValue(const ParameterValue& usual);
    /// Marks the field, whose value fits nothing that can be drawn, and says why below it; an empty text takes it back.
    void setError(const QString& why);
    /// Something that is not accepted stands in the field.
    bool hasInvalidInput() const { return !m_typedProblem.isEmpty(); }
    /// Words that are dragged into the order that a text says, beside typing it; none: it is only typed.
    void setWords(const QStringList& words);
    /// Switches the control off and says why in its tooltip; an empty text switches it on.
    void setDisabledReason(const QString& why);
    /// Switches it off, whatever effect it has, and says why likewise.
    void setWithheld(const QString& why);
    /// Why it is switched off; empty: it is not.
    QString disabledReason() const { return m_withheld.isEmpty() ? m_noEffect : m_withheld; }
    /// Puts the keyboard on the field.
    void takeFocus();
    void setPlaying(bool playing);
    /// Switches the play button off and says why in its tooltip, or on.
    void setMotionReduced(bool reduced);

    bool isPlayable() const { return m_slider != nullptr; }
    /// The range of the slider now.
    const SliderScale& scale() const { return m_scale; }
    /// The number that is shown; nothing for none.
    std::optional<ExactNumber> number() const;
    /// A number as a value of this parameter.
    QString whyAnother(ExactNumber wanted) const;
    ParameterValue toParameterValue(std::optional<ExactNumber> number) const;

 Q_SIGNALS:
    void valueChanged(const std::string& key, const attention::ParameterValue& value);
    void resetRequested(const std::string& key);
    void playToggled(const std::string& key);
    void playMenuRequested(const QPoint& globalPlace);
    /// The person took hold of the value: pressed the slider, types, steps.
    void touched(const std::string& key);
    /// hasInvalidInput() may be another.
    void invalidInputChanged();
    /// The slider's handle is held, and let go of; a text is typed, and left.
    void pressed(const std::string& key);
    void released(const std::string& key);

 protected:
    void resizeEvent(QResizeEvent* event) override;

 private:
    void makeChoice();
    void makeNumber();
    void makeText();
    void makeProblem(QVBoxLayout& layout);
    QWidget& field() const;
    void type(const QString& text);
    void showOrder();
    void setTypedProblem(const QString& sentence);
    void showProblem();
    void choose(std::optional<ExactNumber> number);
    void updateScale();
    void updateIcons();
    void updateTips();
    void followWithheld();

    const std::string m_key;
    const Chapter m_chapter;
    const ParameterUse m_use;
    const ParameterInfo& m_info;
    const Theme* m_theme = &Theme::light();
    ParameterValue m_usual;
    ParameterValue m_stored;
    ParameterValue m_shown;
    ParameterBounds m_bounds;
    SliderScale m_scale;
    bool m_playing = false;
    bool m_motionReduced = false;
    QString m_noEffect;
    QString m_withheld;
    QString m_typedProblem;  ///< why what is typed is no value at all
    QString m_refused;       ///< why the value fits nothing that can be drawn
    NameLabel* m_name = nullptr;
    QToolButton* m_reset = nullptr;
    QComboBox* m_choice = nullptr;
    QLineEdit* m_text = nullptr;
    WordOrderList* m_chips = nullptr;
    QLabel* m_problem = nullptr;
    bool m_isTyping = false;
    NumberBox* m_box = nullptr;
    QToolButton* m_play = nullptr;
    ParameterSlider* m_slider = nullptr;
    QLabel* m_low = nullptr;
    QLabel* m_high = nullptr;
    QLabel* m_note = nullptr;
};

}  // namespace attention
