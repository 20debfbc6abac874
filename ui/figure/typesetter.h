#pragma once

#include <optional>
#include <string>

#include "ui/figure/row_setter.h"

namespace attention::typesetting {

/// Sets an expression.
class Typesetter : RowSetter {
 public:
    /// @param marks  get what is set; kept by reference
    /// @param size  pixels of the em
    Typesetter(std::vector<Mark>& marks, double size) : RowSetter(marks, size) {}

    struct Lines {
        int count = 0;
        double width = 0;  ///< with what is empty at their ends
    };
    /// All lines below each other, from the first one's baseline.
    Lines setLines(const Expression& expression, double widest);

 private:
    using Kind = Expression::Kind;

    Box box(const Expression& e, const Style& style, IndexRole inherited);
    static IndexRole roleOf(const Expression& e, IndexRole inherited);
    void addPart(Row& row, const Expression& e, std::size_t part, const Style& style, IndexRole role);
    void addEnclosed(Row& row, const Expression& inner, char32_t left, char32_t right, const Style& style,
                     IndexRole role, IndexRole bracketRole);
    /// All parts in one pair of brackets, with commas between them.
    void addArguments(Row& row, const Expression& e, const Style& style, IndexRole role);
    void add(Row& row, const Expression& e, const Style& style, IndexRole inherited);
    /// @param isGrouped  with thin spaces between groups of three from 10 000 on, as in formatDecimals()
    void addDigits(Row& row, std::string_view digits, const Style& style, IndexRole role, bool isGrouped);
    void addNumber(Row& row, const Expression& e, const Style& style, IndexRole role, bool isGrouped);
    static char32_t italicLetter(const std::string& name);
    void addSymbol(Row& row, const Expression& e, const Expression* exponent, const Style& style, IndexRole role,
                   IndexRole exponentRole = IndexRole::None);
    void addProduct(Row& row, const Expression& e, const Style& style, IndexRole role);
    /// @param subscripts  the symbol whose parts they are
    void addScripts(Atom& atom, const Expression* subscripts, const Expression* exponent, const Style& style,
                    IndexRole role, IndexRole exponentRole);
    void addFraction(Row& row, const Expression& e, const Style& style, IndexRole role);
    void addRoot(Row& row, const Expression& e, const Style& style, IndexRole role);
    /// Digits behind the point, and the point, which stands for one more; nothing for what isn't a plain number.
    static std::optional<int> decimals(const Expression& e);
    void addGrid(Row& row, const Expression& e, const Style& style, IndexRole role);

    std::size_t m_start = 0;  ///< of the part of the row before which nothing stands: its first, or behind "="
};

}  // namespace attention::typesetting
