#pragma once

#include <optional>
#include <string>

#include "ui/figure/row_setter.h"

namespace attention::typesetting {

/// Typesets an expression: adds its glyphs and rules to a list of marks.
class Typesetter : RowSetter {
 public:
    /// @param marks  to which glyphs and rules are added; kept by reference
    /// @param size  pixels of the em
    Typesetter(std::vector<Mark>& marks, double size) : RowSetter(marks, size) {}

    struct Lines {
        int count = 0;
        double width = 0;  ///< of the widest line, with empty space at its end
    };
    /// Typesets all lines below each other. The origin is the left end of the first line's baseline.
    Lines setLines(const Expression& expression, double widest);

 private:
    using Kind = Expression::Kind;

    /// @param inherited  role of the enclosing expression, for expressions without their own
    Box box(const Expression& e, const Style& style, IndexRole inherited);
    static IndexRole roleOf(const Expression& e, IndexRole inherited);
    void addPart(Row& row, const Expression& e, std::size_t part, const Style& style, IndexRole role);
    void addEnclosed(Row& row, const Expression& inner, char32_t left, char32_t right, const Style& style,
                     IndexRole role, IndexRole bracketRole);
    /// Adds all parts in one pair of brackets, with commas between them.
    void addArguments(Row& row, const Expression& e, const Style& style, IndexRole role);
    void add(Row& row, const Expression& e, const Style& style, IndexRole inherited);
    /// Adds all terms with plus and minus signs between them.
    void addSum(Row& row, const Expression& e, const Style& style, IndexRole role);
    /// Adds a base with its exponent.
    void addPower(Row& row, const Expression& e, const Style& style, IndexRole role);
    /// Adds the name of a function and its arguments.
    void addFunction(Row& row, const Expression& e, const Style& style, IndexRole role);
    /// @param isGrouped  with thin spaces between groups of three from 10 000 on, as in formatDecimals()
    void addDigits(Row& row, std::string_view digits, const Style& style, IndexRole role, bool isGrouped);
    void addNumber(Row& row, const Expression& e, const Style& style, IndexRole role, bool isGrouped);
    static char32_t italicLetter(const std::string& name);
    void addSymbol(Row& row, const Expression& e, const Expression* exponent, const Style& style, IndexRole role,
                   IndexRole exponentRole = IndexRole::None);
    void addProduct(Row& row, const Expression& e, const Style& style, IndexRole role);
    /// @param subscripts  the symbol whose parts are the subscripts, or nullptr
    void addScripts(Atom& atom, const Expression* subscripts, const Expression* exponent, const Style& style,
                    IndexRole role, IndexRole exponentRole);
    void addFraction(Row& row, const Expression& e, const Style& style, IndexRole role);
    void addRoot(Row& row, const Expression& e, const Style& style, IndexRole role);
    /// The number of characters from the decimal point on, 0 without a point; nothing if `e` is not a plain number.
    static std::optional<int> decimalWidth(const Expression& e);
    void addGrid(Row& row, const Expression& e, const Style& style, IndexRole role);

    std::size_t m_start = 0;  ///< index in the row where an operand begins: 0, or behind "=", "," or a bracket
};

}  // namespace attention::typesetting
