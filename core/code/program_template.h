#pragma once

#include <functional>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>

#include "core/matrix.h"

namespace attention {

/// The value of each name in a template. A name whose value is empty, "none" or "off" is false in a condition.
using TemplateValues = std::map<std::string, std::string, std::less<>>;

/// A mistake in a template: a name without a value, a condition without its end.
class TemplateError : public std::runtime_error {
 public:
    using std::runtime_error::runtime_error;
};

/// Fills in the template of a program. `{{name}}` is replaced by the value of that name. Lines whose first character
/// after blanks is % are directives and do not appear in the result:
///
///     % if CONDITION      % elif CONDITION      % else      % end
///     % include NAME      inserts the template of that name, indented like the directive
///
/// A condition is one of `name`, `not name`, `name == value` and `name != value`, or several of them with `and`.
/// @param included  returns the text of the template with a given name
/// @throws TemplateError for a mistake in the template
std::string fillTemplate(std::string_view text, const TemplateValues& values,
                         const std::function<std::string(std::string_view)>& included);

/// A real number as a Python literal: the shortest that reads back to the same double, always with a point or an
/// exponent, so that Python reads a float and not an int.
std::string realLiteral(double value);
/// A matrix as nested Python lists, one line per row. @param indent  number of blanks before every row except the first
std::string matrixLiteral(const Matrix& matrix, std::size_t indent);

}  // namespace attention
