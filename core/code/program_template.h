#pragma once

#include <functional>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>

#include "core/matrix.h"

namespace attention {

/// What the names of a template stand for. A name whose value is empty, "none" or "off" is false in a condition.
using TemplateValues = std::map<std::string, std::string, std::less<>>;

/// A mistake in a template: a name without a value, a condition without its end.
class TemplateError : public std::runtime_error {
 public:
    using std::runtime_error::runtime_error;
};

/// Fills a template of a program. `{{name}}` is replaced by the value of that name. Lines that begin with %, after
/// blanks, are directives and do not appear in the result:
///
///     % if CONDITION      % elif CONDITION      % else      % end
///     % include NAME      the template of that name, indented as the directive is
///
/// A condition is one of `name`, `not name`, `name == value` and `name != value`, or several of them with `and`.
/// @param included  returns the template of a name
/// @throws TemplateError for a mistake in the template
std::string fillTemplate(std::string_view text, const TemplateValues& values,
                         const std::function<std::string(std::string_view)>& included);

/// A real number as a Python program has it: the shortest that reads back to the same double, with a point or an
/// exponent, so that Python does not take it for a whole number.
std::string realLiteral(double value);
/// A matrix as nested lists, each row on a line of its own. @param indent  blanks before the second row and all after
/// it
std::string matrixLiteral(const Matrix& matrix, std::size_t indent);

}  // namespace attention
