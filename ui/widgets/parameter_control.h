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

/// The colour of a parameter's symbol: that of the index if the parameter is one (i, j or the offset), else text
/// colour.
QColor symbolColour(std::string_view key, const Theme& theme);

/// Editor for one parameter of an exhibit: symbol, name, reset button, value and play button, with a slider below.
/// Choices have a combo box instead of value, play button and slider; texts have a line edit. An error text appears
/// below if the value cannot be drawn, or if typed text is invalid (no change is requested then). The control keeps no
/// value: it displays what it is given and emits change requests. Object names: the key, and key + ".slider", ".box",
/// ".play", ".reset", ".problem".
class ParameterControl : public QWidget {
    Q_OBJECT

 public:
    /// @param use  its key must be in parameterTable()
    explicit ParameterControl(const ParameterUse& use, QWidget* parent = nullptr, Chapter chapter = Chapter::Position);

    const std::string& key() const { return m_key; }
    void setTheme(const Theme& theme);
    void retranslate();
    /// @param stored   the value that was set
    /// @param shown    the value adapted to what the exhibit can show; a note explains a difference
    /// @param bounds   the range that is accepted now
    /// @param meaning  what the number stands for, shown as the note; may be empty
    void setState(const ParameterValue& stored, const ParameterValue& shown, const ParameterBounds& bounds,
                  const QString& meaning = {});
    /// Sets the value that Reset restores and against which changes are detected; initially the default.
    void setDefaultValue(const ParameterValue& value);
    /// Marks the field because its value cannot be drawn, and shows the reason below it; an empty text removes the
    /// error.
    void setError(const QString& reason);
    /// Whether the field contains text that is not accepted.
    bool hasInvalidInput() const { return !m_inputProblem.isEmpty(); }
    /// Sets the words that the person can drag into an order, as an alternative to typing it; empty: the order can only
    /// be typed.
    void setWords(const QStringList& words);
    /// Disables the control because it has no effect, with the reason in its tooltip; an empty text enables it.
    void setDisabledReason(const QString& reason);
    /// Disables the control because a lesson withholds it until a question is answered. This reason takes precedence
    /// over setDisabledReason(); an empty text lifts it.
    void setWithheld(const QString& reason);
    /// Why the control is disabled; empty if it is enabled.
    QString disabledReason() const { return m_withheldReason.isEmpty() ? m_noEffectReason : m_withheldReason; }
    /// Moves the keyboard focus to the field.
    void takeFocus();
    void setPlaying(bool playing);
    /// While motion is reduced, the play button only offers to save an animation; its tooltip says why.
    void setMotionReduced(bool reduced);

    bool isPlayable() const { return m_slider != nullptr; }
    /// The current scale of the slider.
    const SliderScale& scale() const { return m_scale; }
    /// The shown number; nothing for the value none.
    std::optional<ExactNumber> number() const;
    /// Why the shown number differs from the number that was set.
    QString differenceReason(ExactNumber wanted) const;
    /// A number as a value of this parameter.
    ParameterValue toParameterValue(std::optional<ExactNumber> number) const;

 Q_SIGNALS:
    void valueChanged(const std::string& key, const attention::ParameterValue& value);
    void resetRequested(const std::string& key);
    void playToggled(const std::string& key);
    void playMenuRequested(const QPoint& globalPosition);
    /// The person started to change the value: pressed the slider, typed or stepped.
    void touched(const std::string& key);
    /// hasInvalidInput() may have changed.
    void invalidInputChanged();
    /// Emitted around changes that belong together: from pressing to releasing the slider handle, or from typing the
    /// first character to leaving the text field.
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
    void updateWordOrder();
    void setInputProblem(const QString& sentence);
    void updateProblem();
    void choose(std::optional<ExactNumber> number);
    void updateScale();
    void updateIcons();
    void updateTips();
    void updateEnabled();

    const std::string m_key;
    const Chapter m_chapter;
    const ParameterUse m_use;
    const ParameterInfo& m_info;
    const Theme* m_theme = &Theme::light();
    ParameterValue m_defaultValue;
    ParameterValue m_stored;
    ParameterValue m_shown;
    ParameterBounds m_bounds;
    SliderScale m_scale;
    bool m_isPlaying = false;
    bool m_isMotionReduced = false;
    QString m_noEffectReason;
    QString m_withheldReason;
    QString m_inputProblem;  ///< why the typed text is not a value
    QString m_error;         ///< why the value cannot be drawn
    NameLabel* m_nameLabel = nullptr;
    QToolButton* m_resetButton = nullptr;
    QComboBox* m_choiceBox = nullptr;
    QLineEdit* m_textField = nullptr;
    WordOrderList* m_wordOrder = nullptr;
    QLabel* m_problemLabel = nullptr;
    bool m_isTyping = false;
    NumberBox* m_numberBox = nullptr;
    QToolButton* m_playButton = nullptr;
    ParameterSlider* m_slider = nullptr;
    QLabel* m_minimumLabel = nullptr;
    QLabel* m_maximumLabel = nullptr;
    QLabel* m_note = nullptr;
};

}  // namespace attention
