#include "core/code/program_template.h"

#include <vector>

#include "core/number_text.h"
#include "core/string_utils.h"

namespace attention {
namespace {

const std::string& valueOf(const TemplateValues& values, std::string_view name) {
    const auto found = values.find(name);
    if (found == values.end()) throw TemplateError("no value for \"" + std::string(name) + "\"");
    return found->second;
}

bool holdsTerm(std::string_view term, const TemplateValues& values) {
    for (const std::string_view sign : {" == ", " != "})
        if (const auto at = term.find(sign); at != term.npos) {
            const bool isSame = valueOf(values, trimmed(term.substr(0, at))) == trimmed(term.substr(at + sign.size()));
            return isSame == (sign == " == ");
        }
    constexpr std::string_view kNot = "not ";
    const bool isNegated = term.starts_with(kNot);
    if (isNegated) term.remove_prefix(kNot.size());
    const std::string& value = valueOf(values, trimmed(term));
    const bool isTrue = !value.empty() && value != "none" && value != "off";
    return isTrue != isNegated;
}

bool holds(std::string_view condition, const TemplateValues& values) {
    constexpr std::string_view kAnd = " and ";
    for (auto end = condition.find(kAnd); end != condition.npos; end = condition.find(kAnd)) {
        if (!holdsTerm(trimmed(condition.substr(0, end)), values)) return false;
        condition.remove_prefix(end + kAnd.size());
    }
    return holdsTerm(trimmed(condition), values);
}

std::string substituted(std::string_view line, const TemplateValues& values) {
    std::string text;
    for (auto begin = line.find("{{"); begin != line.npos; begin = line.find("{{")) {
        const auto end = line.find("}}", begin);
        if (end == line.npos) throw TemplateError("a name without its end: " + std::string(line));
        text += line.substr(0, begin);
        text += valueOf(values, line.substr(begin + 2, end - begin - 2));
        line.remove_prefix(end + 2);
    }
    return text += line;
}

/// The branches of one condition.
struct Branches {
    bool isOuterActive = true;  ///< the lines around the condition are part of the result
    bool isActive = false;      ///< the lines of the current branch are part of the result
    bool wasTaken = false;      ///< one of the branches so far was active
};

}  // namespace

std::string fillTemplate(std::string_view text, const TemplateValues& values,
                         const std::function<std::string(std::string_view)>& included) {
    std::string result;
    std::vector<Branches> openConditions;
    const auto isActive = [&] { return openConditions.empty() || openConditions.back().isActive; };
    const auto choose = [&](bool isTrue) {
        Branches& branches = openConditions.back();
        branches.isActive = branches.isOuterActive && !branches.wasTaken && isTrue;
        branches.wasTaken |= branches.isActive;
    };
    if (text.ends_with('\n')) text.remove_suffix(1);
    for (const std::string_view line : split(text, '\n')) {
        const std::string_view directive = trimmed(line);
        if (!directive.starts_with('%')) {
            if (isActive()) result += substituted(line, values) + '\n';
            continue;
        }
        const std::string_view statement = trimmed(directive.substr(1));
        const auto blank = statement.find(' ');
        const std::string_view word = statement.substr(0, blank);
        const std::string_view argument =
            blank == statement.npos ? std::string_view() : trimmed(statement.substr(blank));
        if (word == "if") {
            openConditions.push_back({.isOuterActive = isActive()});
            choose(openConditions.back().isOuterActive && holds(argument, values));
        } else if (word == "include") {
            if (!isActive()) continue;
            const std::string indent(line.substr(0, line.find('%')));
            const std::string filled = fillTemplate(included(argument), values, included);
            for (const std::string_view part : split(trimmed(filled, "\n"), '\n'))
                result += (part.empty() ? std::string() : indent + std::string(part)) + '\n';
        } else if (openConditions.empty()) {
            throw TemplateError("no condition is open: " + std::string(line));
        } else if (word == "elif") {
            choose(openConditions.back().isOuterActive && !openConditions.back().wasTaken && holds(argument, values));
        } else if (word == "else") {
            choose(true);
        } else if (word == "end") {
            openConditions.pop_back();
        } else {
            throw TemplateError("unknown directive: " + std::string(line));
        }
    }
    if (!openConditions.empty()) throw TemplateError("a condition has no end");
    return result;
}

std::string realLiteral(double value) {
    std::string text = formatNumber(value);
    if (text == "inf" || text == "-inf" || text == "nan") return "float(\"" + text + "\")";
    if (text.find_first_of(".e") == text.npos) text += ".0";
    return text;
}

std::string matrixLiteral(const Matrix& matrix, std::size_t indent) {
    std::string text = "[";
    for (Index row = 0; row < matrix.rows(); ++row) {
        if (row > 0) text.append(",\n").append(indent, ' ');
        text.append("[").append(join(matrix.row(row), ", ", realLiteral)).append("]");
    }
    return text.append("]");
}

}  // namespace attention
