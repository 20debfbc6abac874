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
/// expression and value. Space once needed by a line stays reserved while derivations with the same steps follow each
/// other, so that nothing moves during playback.
class DerivationView : public QWidget {
    Q_OBJECT

 public:
    /// Where a line stands. The values end at the same right edge.
    struct Row {
        std::string line;  ///< its stable name
        QString nameText, valueText;
        QRect whole, name, expression, value;
    };

    explicit DerivationView(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// What was arranged stays until arrange().
    void setDerivation(const Derivation& derivation);
    /// Forgets what is reserved: after a change of scale or language.
    void resetReservedSpace();

    /// Lays everything out. @return the height that it needs at this width
    int arrange(int width);
    const std::vector<Row>& rows() const { return m_rows; }
    /// What is not to be cut: formulas and rows.
    std::vector<QRect> lines() const;

 protected:
    /// A line's tooltip is its term from the glossary.
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

 private:
    /// How a line shares its room, by rising height.
    enum class Split { OneLine, ValueBelow, AllBelow };
    struct ReservedSpace {
        Split split = Split::OneLine;
        int above = 0;  ///< the baseline
        int below = 0;
        int values = 0;  ///< a line for the value alone
    };
    struct Formula {
        FormulaLayout layout;
        double scale = 1;  ///< below 1 where even its broken lines are too wide
        QPointF place = {};

        double width() const { return layout.size().width() * scale; }
        double ascent() const { return layout.ascent() * scale; }
        double descent() const { return layout.size().height() * scale - ascent(); }
    };

    int arrangeFormula(const Expression& expression, const std::string& key, int top);
    int arrangeRow(const DerivationLine& line, int top);
    void reserveNames();

    const Theme* m_theme = &Theme::light();
    Derivation m_derivation;
    int m_width = 0;
    int m_height = 0;
    int m_nameWidth = 0;
    int m_ruleTop = -1;
    std::vector<Row> m_rows;
    std::vector<Formula> m_formulas;
    std::map<std::string, ReservedSpace> m_reserved;  ///< by name of line
    std::vector<std::string> m_steps;                 ///< that the reserved room is for
};

}  // namespace attention
