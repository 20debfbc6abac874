#pragma once

#include <optional>
#include <vector>

#include "core/matrix.h"
#include "ui/figure/parts/declared.h"

namespace attention {

/// The tokens of a text as chips in lines, each over its id. Tokens of one word are close together, and generated
/// tokens have a dashed outline. A click on a token sets a parameter to its index. If not all lines fit, the part keeps
/// the line with the selected token, then that with the last token of the given text, then the last lines; "…" stands
/// where lines were left out.
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
        std::string_view key = {};  ///< of the parameter that a click sets
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
    /// The numbers of the lines that are shown, in ascending order. @param count  the maximum number of lines
    std::vector<int> shownLines(int count) const;
    QRectF rectOf(std::size_t token) const;
    double lineHeight() const;

    Look m_look;
    double m_idHeight = 0;         ///< pixels; 0 without ids
    double m_scale = 1;            ///< of the letters
    std::vector<double> m_widths;  ///< of the chips at scale 1, pixels
    std::vector<Chip> m_chips;
    std::vector<int> m_lines;  ///< the lines that are shown
};

}  // namespace attention
