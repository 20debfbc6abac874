#pragma once

#include <optional>
#include <vector>

#include "core/matrix.h"
#include "ui/figure/parts/declared.h"

namespace attention {

/// The tokens of a text as chips in lines, each over its id. Tokens of one word touch; those that were generated have a
/// dashed outline. A click on a token sets a parameter to its number. Where there are more lines than room, those with
/// the selected token, with the end of the text and with the last token stay, and "…" stands where others were left
/// out.
class TokenStripPart : public DeclaredPart {
 public:
    struct Token {
        QString label;
        QString id;
        bool beginsWord = false;
        bool isGenerated = false;
    };
    struct Look {
        std::vector<Token> tokens = {};
        Index selected = 0;
        std::string_view key = {};  ///< of the parameter
    };
    void set(Look look);

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void geometryChanged() override;
    void declare(Marks& marks, const Theme& theme) const override;

 private:
    struct Chip {
        double left = 0, width = 0;
        int line = 0;
    };
    std::vector<Chip> layOut(double width) const;
    /// The lines that are shown, in their order.
    std::vector<int> linesShown(int count) const;
    QRectF rectOf(std::size_t token) const;
    double lineHeight() const;

    Look m_look;
    double m_id = 0;     ///< the height of ids; 0 without them
    double m_scale = 1;  ///< of the letters
    std::vector<double> m_widths;
    std::vector<Chip> m_chips;
    std::vector<int> m_lines;  ///< of the chips, those that are shown
};

}  // namespace attention
