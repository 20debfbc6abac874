#include "ui/exhibits/evaluated_scene.h"

#include <algorithm>
#include <list>
#include <stdexcept>
#include <utility>

#include <QCoreApplication>

#include "ui/text/language.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

/// Size of the cache: all pinned cells, the selected cell, and some cells that the pointer was on recently.
constexpr std::size_t kMaxExplanations = kMaxPins + 4;

struct DescriptionWords {
    Q_DECLARE_TR_FUNCTIONS(Description)
};

Scene withoutSelection(Scene scene) {
    setSelection(scene.parameters, std::nullopt);
    scene.parameters.matrix.clear();
    scene.view = {};
    return scene;
}

/// Returns the cache, cleared first if its texts are in another language than the current one.
template <class Cache>
Cache& current(Cache& cache) {
    if (cache.revision != translationRevision()) cache = {};
    return cache;
}

}  // namespace

struct EvaluatedScene::Words {
    int revision = translationRevision();
    std::optional<Caption> caption = {};
    std::optional<QString> description = {};
};

struct EvaluatedScene::Explanations {
    int revision = translationRevision();
    std::list<std::pair<Cell, Explanation>> recent = {};  ///< most recently used first
};

EvaluatedScene::EvaluatedScene(const Exhibit& exhibit, Scene scene, StudyPtr study)
    : m_exhibit(&exhibit),
      m_scene(std::move(scene)),
      m_study(std::move(study)),
      m_words(std::make_shared<Words>()),
      m_explanations(std::make_shared<Explanations>()) {}

EvaluatedScene EvaluatedScene::withScene(Scene scene) const {
    if (scene == m_scene) return *this;
    EvaluatedScene other(*m_exhibit, std::move(scene), m_study);
    if (withoutSelection(other.m_scene) == withoutSelection(m_scene)) other.m_explanations = m_explanations;
    return other;
}

EvaluatedScene EvaluatedScene::withSelection(const std::optional<Cell>& cell) const {
    Scene scene = m_scene;
    setSelection(scene.parameters, cell);
    return withScene(std::move(scene));
}

Caption EvaluatedScene::caption() const {
    auto& caption = current(*m_words).caption;
    if (!caption) caption = m_exhibit->captionOf(*m_study, m_scene);
    return *caption;
}

QString EvaluatedScene::description() const {
    auto& description = current(*m_words).description;
    if (description) return *description;
    QString text = m_exhibit->descriptionOf(*m_study, m_scene);
    if (const auto selected = explainSelection()) {
        QStringList names;
        for (const Explanation::Tag& tag : selected->tags) names += tag.text;
        text +=
            sentenceSeparator() +
            DescriptionWords::tr("Selected: %1: %2 (%3).").arg(joinList(names), selected->value, selected->sentence);
        for (const DerivationLine& line : selected->derivation.context)
            if (line.name == "before")
                text +=
                    sentenceSeparator() + DescriptionWords::tr("Before it was %1.").arg(formatDecimals(line.value, 4));
    }
    description = text;
    return text;
}

Explanation EvaluatedScene::explain(const Cell& cell) const {
    auto& recent = current(*m_explanations).recent;
    const auto found = std::ranges::find(recent, cell, [](const auto& entry) { return entry.first; });
    if (found != recent.end()) {
        recent.splice(recent.begin(), recent, found);
    } else {
        // Select the cell, so that the cached explanation does not depend on what was selected at the first request.
        Scene scene = m_scene;
        setSelection(scene.parameters, cell);
        Explanation explanation = m_exhibit->explanationOf(*m_study, scene, cell);
        if (explanation.tags.empty()) explanation.tags = m_exhibit->tagsOf(*m_study, scene, cell);
        recent.emplace_front(cell, std::move(explanation));
        if (recent.size() > kMaxExplanations) recent.pop_back();
    }
    return recent.front().second;
}

std::optional<Explanation> EvaluatedScene::explainSelection() const {
    const auto cell = selectedCell(m_scene.parameters);
    return cell ? std::optional(explain(*cell)) : std::nullopt;
}

CellTags EvaluatedScene::tags(const Cell& cell) const {
    return m_exhibit->tagsOf(*m_study, m_scene, cell);
}

std::optional<std::int64_t> EvaluatedScene::tokenOf(const Cell& cell) const {
    if (cell.row >= 0 && cell.column >= 0) return m_exhibit->tokenOf(*m_study, m_scene, cell);
    // A label of a row or column. In matrices of weights the columns are tokens, too; in others only the rows are.
    const bool hasKeys =
        m_exhibit->selectionKind() == SelectionKind::QueryKey && m_exhibit->hasSharedCells(cell.matrix);
    if (cell.row >= 0) return m_exhibit->tokenOf(*m_study, m_scene, {cell.row, hasKeys ? cell.row : 0, cell.matrix});
    return hasKeys ? m_exhibit->tokenOf(*m_study, m_scene, {0, cell.column, cell.matrix}) : std::nullopt;
}

Table EvaluatedScene::table(std::string_view name) const {
    const auto known = m_exhibit->tables();
    if (std::ranges::find(known, name, &TableDescription::name) == known.end())
        throw std::invalid_argument(std::string(m_exhibit->id()) + " has no table \"" + std::string(name) + "\"");
    if (name != kDerivationTable.name) return m_exhibit->tableOf(name, *m_study, m_scene);
    const auto selected = explainSelection();
    if (!selected) throw std::invalid_argument("no cell is selected");
    return derivationTable(selected->derivation);
}

EvaluatedScene evaluateScene(const Exhibit& exhibit, Scene scene) {
    auto study = exhibit.compute(scene, {});
    return {exhibit, std::move(scene), std::move(study)};
}

}  // namespace attention
