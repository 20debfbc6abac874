#include "ui/lesson/step_offers.h"

#include <algorithm>
#include <stdexcept>

#include <QString>

#include "core/string_utils.h"
#include "ui/exhibits/exhibits.h"
#include "ui/lesson/lesson_check.h"
#include "ui/lesson/lesson_scene.h"

namespace attention {
namespace {

using Options = std::vector<std::pair<std::string_view, std::string>>;

/// The significant digits of an offered answer; enough for the default tolerance of 1 %.
constexpr int kAnswerDigits = 4;

bool isSelectionKey(std::string_view key) {
    return key == "matrix" || key == "row" || key == "column";
}

std::string quoted(const std::string& value) {
    const bool isPlain = !value.empty() && value.find_first_of(" \t\"") == value.npos;
    if (isPlain) return value;
    std::string text = "\"";
    for (const char character : value) {
        if (character == '"' || character == '\\') text += '\\';
        text += character;
    }
    return text + '"';
}

/// The parameters in which a scene differs from `base`, a scene of the same exhibit. Without a selection, the parameter
/// "matrix" is ignored.
/// @param all  returns all parameters, whether they differ or not
Options differences(const Exhibit& exhibit, const Scene& scene, const Scene& base, bool all = false) {
    const bool isSelected = selectedCell(scene.parameters).has_value() || scene.parameters.row;
    Options options;
    for (const ParameterUse& use : exhibit.uses()) {
        if (use.key == "matrix" && !isSelected) continue;
        const ParameterInfo& info = *findParameter(use.key);
        const ParameterValue value = valueOf(scene.parameters, info);
        if (all || value != valueOf(base.parameters, info)) options.emplace_back(use.key, valueText(info, value));
    }
    return options;
}

std::optional<Scene> resolved(const std::string& text) {
    try {
        LessonStep step;
        step.show = splitArguments(text);
        return resolveStepScene(step, {}).scene;
    } catch (const std::runtime_error&) {
        return std::nullopt;
    }
}

std::string withOptionsText(std::string text, const Options& options) {
    for (const auto& [key, value] : options) text += " --" + std::string(key) + ' ' + quoted(value);
    return text;
}

}  // namespace

bool showsSame(const Scene& one, const Scene& other) {
    if (one.exhibit != other.exhibit || one.arrays != other.arrays) return false;
    const Exhibit* exhibit = findExhibit(one.exhibit);
    return exhibit && differences(*exhibit, one, other).empty() && differences(*exhibit, other, one).empty();
}

std::optional<std::string> showText(const Scene& scene) {
    const Exhibit* exhibit = findExhibit(scene.exhibit);
    if (!exhibit) return std::nullopt;
    const Scene shown = adaptScene(*exhibit, scene);
    std::vector<std::string> begins{std::string(exhibit->id())};
    for (const Preset& preset : exhibit->presets())
        begins.push_back(begins.front() + " --preset " + quoted(std::string(preset.name)));
    std::optional<std::string> best;
    for (const std::string& begin : begins) {
        const auto from = resolved(begin);
        if (!from) continue;
        // If setting only the differing parameters changes others as well, all parameters are set.
        for (const bool all : {false, true}) {
            const std::string text = withOptionsText(begin, differences(*exhibit, shown, *from, all));
            if (best && text.size() >= best->size()) break;
            const auto again = resolved(text);
            if (!again || !showsSame(*again, shown)) continue;
            best = text;
            break;
        }
    }
    return best;
}

std::vector<std::string> offeredConditions(const Scene& initial, const Scene& current,
                                           const std::vector<std::string>& played) {
    std::vector<std::string> texts;
    const Exhibit* exhibit = findExhibit(current.exhibit);
    if (!exhibit || initial.exhibit != current.exhibit) return texts;
    for (const std::string& key : played)
        if (exhibit->findUse(key)) texts.push_back("played " + key);
    for (const auto& [key, value] : differences(*exhibit, current, initial)) {
        if (isSelectionKey(key) || key == "show") continue;
        const ParameterInfo& info = *findParameter(key);
        const ParameterValue before = valueOf(initial.parameters, info), after = valueOf(current.parameters, info);
        const std::string name(key);
        const auto compares = [&](const auto* from, const auto* to) {
            if (from && to && !choiceOf(info)) texts.push_back(name + (*to > *from ? " >= " : " <= ") + value);
        };
        if (!value.empty() && value.find(' ') == value.npos) texts.push_back(name + " = " + value);
        compares(std::get_if<std::int64_t>(&before), std::get_if<std::int64_t>(&after));
        compares(std::get_if<double>(&before), std::get_if<double>(&after));
        texts.push_back(name + " changed");
    }
    const auto cell = selectedCell(current.parameters);
    if (cell && cell != selectedCell(initial.parameters)) {
        const std::string matrix = cell->matrix.empty() ? std::string() : ' ' + cell->matrix;
        texts.push_back("selected" + matrix + " row " + std::to_string(cell->row) + " column " +
                        std::to_string(cell->column));
        texts.push_back("selected" + matrix + " row " + std::to_string(cell->row));
    }
    StepEvents events{initial.parameters};
    events.played.insert(played.begin(), played.end());
    std::erase_if(texts, [&](const std::string& text) {
        try {
            const Condition condition = readCondition(text);
            return !holds(condition, current.parameters, events) ||
                   holds(condition, initial.parameters, {initial.parameters});
        } catch (const std::runtime_error&) {
            return true;
        }
    });
    return texts;
}

std::optional<TableSource> sourceOf(const EvaluatedScene& shown, const Cell& cell) {
    if (!shown || !hasCell(shown.exhibit(), shown.scene().parameters, cell)) return std::nullopt;
    const TableShape shape = selectableShape(shown.exhibit(), shown.scene().parameters, cell.matrix);
    std::vector<TableSource> candidates;
    for (const TableDescription& table : shown.exhibit().tables()) {
        if (!cell.matrix.empty() && table.name != cell.matrix) continue;
        candidates.push_back({std::string(table.name), cell.row, std::to_string(cell.column)});
        // The long form of a table, with one entry per row.
        candidates.push_back({std::string(table.name), cell.row * shape.columns + cell.column, "value"});
    }
    for (const TableSource& source : candidates) {
        try {
            if (cellOf(shown, source) == cell) return source;
        } catch (const std::invalid_argument&) {
            // The table does not exist for this scene, for example without a selection.
        }
    }
    return std::nullopt;
}

std::string answerText(double number, const std::optional<TableSource>& source) {
    const std::string text = QString::number(number, 'g', kAnswerDigits).toStdString();
    if (!source) return text;
    return text + " from " + source->table + ' ' + std::to_string(source->row) + ' ' + source->column;
}

}  // namespace attention
