#pragma once

#include <optional>
#include <vector>

#include <QWidget>

#include "ui/exhibits/exhibit.h"
#include "ui/figure/theme.h"

class QLabel;
class QToolButton;

namespace attention {

class ClockView;
class DerivationView;
class FormulaView;
class IndexTags;
class FoldButton;
class InspectorArea;
class PinList;
class WholeRows;

/// The panel "Why this number?": the selected cell, its value and the derivation of the value, and below them the cells
/// pinned for comparison.
class Inspector : public QWidget {
    Q_OBJECT

 public:
    explicit Inspector(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void retranslate();
    /// Applies the current scale of the interface.
    void rescale();
    /// A folded inspector shows only its heading.
    void setFolded(bool folded);
    bool isFolded() const;
    /// Shows value and dial smaller, for a small window.
    void setCompact(bool compact);
    /// Without an explanation, the inspector shows a hint on how to select a cell, and the general formulas.
    void setExplanation(std::optional<Explanation> explanation, bool isPinned);
    /// Shows this text instead of any explanation; an empty text restores the explanation.
    void setReplacementText(const QString& text);
    void setGeneralFormulas(std::vector<Expression> formulas);
    void setPins(const std::vector<Explanation>& pins);

    // The copy functions write to the clipboard, with a decimal point in every locale. Without explanation they do
    // nothing.

    /// Copies the value with all its digits.
    void copyValue();
    /// Copies the derivation as text, with lines such as "frequency: omega_3 = 10000^(-6/32) = 0.1778279410038923".
    void copyText();
    /// Copies the formula (with symbols and with numbers) and the steps as a LaTeX `aligned` environment.
    void copyLatex();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 Q_SIGNALS:
    void pinToggled();
    void foldToggled(bool folded);
    /// @param index  as in setPins()
    void pinChosen(int index);
    void pinRemoved(int index);
    void pinsCleared();

 protected:
    void resizeEvent(QResizeEvent* event) override;

 private:
    void resetReservedSpace();
    void showExplanation();
    void showHint();
    void showHeading();
    QString accessibleText() const;
    void arrange();
    /// @return the top of the copy buttons
    int arrangeCopyButtons();
    void arrangeContent();
    int headingAreaHeight() const;
    int arrangeHint(int left, int width);
    int arrangeHeader(int left, int width);

    const Theme* m_theme = &Theme::light();
    std::optional<Explanation> m_currentExplanation;  ///< as passed to setExplanation()
    std::optional<Explanation> m_explanation;         ///< what is shown: nothing while a replacement text is shown
    QString m_replacementText;
    bool m_isPinned = false;
    bool m_compact = false;
    // The space of tags and sentence never shrinks until resetReservedSpace(), so that nothing moves during playback.
    bool m_tagsAcross = false;      ///< tags have the full width above the dial, instead of beside it
    bool m_sentenceAcross = false;  ///< the sentence has the full width below the dial
    int m_sentenceHeight = 0;
    int m_tagsHeight = 0;

    QLabel* m_heading = nullptr;
    QToolButton* m_pinButton = nullptr;
    FoldButton* m_foldButton = nullptr;
    WholeRows* m_wholeRows = nullptr;
    InspectorArea* m_scrollArea = nullptr;
    QWidget* m_content = nullptr;
    QLabel* m_hint = nullptr;
    FormulaView* m_generalFormulas = nullptr;
    IndexTags* m_tags = nullptr;
    QLabel* m_value = nullptr;
    QLabel* m_sentence = nullptr;
    ClockView* m_clock = nullptr;
    DerivationView* m_derivation = nullptr;
    PinList* m_pins = nullptr;
    QToolButton* m_copyButtons[3] = {};  ///< value, text, LaTeX
};

}  // namespace attention
