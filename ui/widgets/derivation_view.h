#pragma once

#include <map>
#include <string>
#include <vector>

#include <QPointF>
#include <QRect>
#include <QWidget>

#include "core/formula/derivation.h"
#include "ui/figure/formula.h"
#include "ui/figure/theme.h"

namespace attention {

/// Paints a derivation: the symbolic formula, the numeric formula, the steps and the context, in columns for name,
/// expression and value. A line never gets smaller while the steps stay the same and only their numbers change, so that
/// nothing moves during playback.
class DerivationView : public QWidget {
    Q_OBJECT

 public:
    /// The layout of one line of the derivation. All values are right-aligned.
    struct Row {
        std::string line;  ///< DerivationLine::name, the same in all languages
        QString nameText, valueText;
        QRect rect, nameRect, expressionRect, valueRect;
    };

    explicit DerivationView(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Takes effect at the next arrange().
    void setDerivation(const Derivation& derivation);
    /// Drops all reserved space, after a change of scale or language.
    void resetReservedSpace();

    /// Lays everything out. @return the height that it needs at this width
    int arrange(int width);
    const std::vector<Row>& rows() const { return m_rows; }
    /// The rectangles of formulas and rows, which scrolling must not cut off.
    std::vector<QRect> uncutRects() const;

 protected:
    /// The tooltip of a line is the glossary explanation of its term.
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

 private:
    /// How name, expression and value of a line are distributed to lines of text, by increasing height.
    enum class Split { OneLine, ValueBelow, AllBelow };
    struct ReservedSpace {
        Split split = Split::OneLine;
        int above = 0;        ///< the baseline of the expression
        int below = 0;        ///< this baseline
        int valueHeight = 0;  ///< of the value if it has a line of its own
    };
    struct Formula {
        FormulaLayout layout;
        double scale = 1;  ///< less than 1 if the formula is too wide even with line breaks
        QPointF position = {};

        double width() const { return layout.size().width() * scale; }
        double ascent() const { return layout.ascent() * scale; }
        double descent() const { return layout.size().height() * scale - ascent(); }
    };

    int arrangeFormula(const Expression& expression, const std::string& key, int top);
    int arrangeRow(const DerivationLine& line, int top);
    void reserveNameWidth();

    const Theme* m_theme = &Theme::light();
    Derivation m_derivation;
    int m_width = 0;
    int m_height = 0;
    int m_nameWidth = 0;
    int m_ruleTop = -1;
    std::vector<Row> m_rows;
    std::vector<Formula> m_formulas;
    std::map<std::string, ReservedSpace> m_reserved;  ///< by DerivationLine::name
    std::vector<std::string> m_steps;                 ///< the names of the steps that m_reserved is for
};

}  // namespace attention
