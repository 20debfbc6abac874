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

/// "Why this number?": the selected cell, its value, and how that comes about, from the general formula to the digits;
/// under it cells that are kept for comparison.
class Inspector : public QWidget {
    Q_OBJECT

 public:
    explicit Inspector(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void retranslate();
    /// Takes up the interface's scale.
    void rescale();
    /// Folded, only its heading is there.
    void setFolded(bool folded);
    bool isFolded() const;
    /// A smaller value, for a small window.
    void setCompact(bool compact);
    /// Nothing: a hint on how to select a cell, and the general formulas.
    void setExplanation(std::optional<Explanation> explanation, bool isPinned);
    /// Shows this text instead of any explanation; an empty text restores the explanation.
    void setReplacementText(const QString& words);
    void setGeneralFormulas(std::vector<Expression> formulas);
    void setPins(const std::vector<Explanation>& pins);

    /// These put something on the clipboard, in no locale's own way; nothing while nothing is explained.
    /// The value, with as many digits as it has.
    void copyValue();
    /// The lines as text: "frequency: omega_3 = 10000^(-6/32) = 0.1778279410038923".
    void copyText();
    /// The formula, with symbols and with numbers, and the steps as an `aligned` environment for maths mode.
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
    /// @return where the buttons begin
    int arrangeCopies();
    void arrangeContent();
    int headHeight() const;
    int arrangeHint(int left, int width);
    int arrangeHeader(int left, int width);

    const Theme* m_theme = &Theme::light();
    std::optional<Explanation> m_given;
    std::optional<Explanation> m_explanation;  ///< what is shown of it: nothing while it is withheld
    QString m_withheld;
    bool m_isPinned = false;
    bool m_compact = false;
    /// Room that something once needed stays reserved, so that nothing moves while a slider runs.
    bool m_tagsAcross = false;      ///< above the clock, not beside it
    bool m_sentenceAcross = false;  ///< under the clock
    int m_sentenceHeight = 0;
    int m_tagsHeight = 0;

    QLabel* m_heading = nullptr;
    QToolButton* m_pin = nullptr;
    FoldButton* m_fold = nullptr;
    WholeRows* m_wholeRows = nullptr;
    InspectorArea* m_area = nullptr;
    QWidget* m_content = nullptr;
    QLabel* m_hint = nullptr;
    FormulaView* m_general = nullptr;
    IndexTags* m_tags = nullptr;
    QLabel* m_value = nullptr;
    QLabel* m_sentence = nullptr;
    ClockView* m_clock = nullptr;
    DerivationView* m_derivation = nullptr;
    PinList* m_pins = nullptr;
    QToolButton* m_copies[3] = {};  ///< value, text, LaTeX
};

}  // namespace attention
