#include "ui/window/presentation_pager.h"

#include <algorithm>

#include <QCoreApplication>

#include "ui/exhibits/exhibits.h"

namespace attention {
namespace {

struct PagerWords {
    Q_DECLARE_TR_FUNCTIONS(PresentationPager)
};

constexpr std::string_view kStageKey = "step";
/// Key of the parameter that tells which part of a figure is shown; the first of its values means all parts.
constexpr std::string_view kPartKey = "show";

std::string partOf(const Scene& scene) {
    const ParameterInfo* info = findParameter(kPartKey);
    return info ? std::get<std::string>(valueOf(scene.parameters, *info)) : std::string();
}

void setPart(Scene& scene, const std::string& part) {
    setValue(scene.parameters, *findParameter(kPartKey), part);
}

}  // namespace

std::optional<ParameterBounds> PresentationPager::stages() const {
    const ParameterUse* use = exhibit().findUse(kStageKey);
    return use ? std::optional(currentBounds(*use, m_model.shown().parameters)) : std::nullopt;
}

std::string PresentationPager::openingPart() const {
    return exhibit().findUse(kPartKey) ? partOf(startScene(exhibit(), m_model.scene())) : std::string();
}

std::vector<PresentationPager::Stop> PresentationPager::stops() const {
    std::vector<Stop> stops;
    if (const auto bounds = stages())
        for (auto stage = std::int64_t(bounds->minimum); stage <= std::int64_t(bounds->maximum); ++stage)
            stops.push_back({Stop::Kind::Stage, stage});
    if (const ParameterUse* use = exhibit().findUse(kPartKey)) {
        const std::string opening = openingPart();
        for (const std::string_view name : use->acceptedNames)
            if (name != use->acceptedNames.front() && name != opening)
                stops.push_back({Stop::Kind::Part, 0, std::string(name)});
    }
    const std::vector<Preset> presets = exhibit().presets();
    for (std::size_t i = 0; i < presets.size(); ++i)
        if (i > 0 || presets[i].name != kStartPreset) stops.push_back({Stop::Kind::Preset, std::int64_t(i)});
    return stops;
}

std::ptrdiff_t PresentationPager::currentStop(const std::vector<Stop>& stops, bool isForward) const {
    const auto indexOf = [&](const Stop& stop) {
        const auto found = std::ranges::find(stops, stop);
        return found == stops.end() ? -1 : found - stops.begin();
    };
    const int preset = currentPreset();
    const std::string part = partOf(m_model.scene());
    if (const auto bounds = stages()) {
        const std::int64_t stage = m_model.shown().parameters.step;
        if (double(stage) < double(bounds->maximum)) return indexOf({Stop::Kind::Stage, stage});
        const auto found = m_stageProgress.find(exhibit().id());
        const StageProgress progress = found == m_stageProgress.end() ? StageProgress() : found->second;
        if (isForward && progress.areAhead) return -1;
        if (isForward ? preset <= 0 && (part.empty() || part == openingPart()) : progress.areBehind)
            return indexOf({Stop::Kind::Stage, stage});
    }
    const Stop shown = preset > 0 ? Stop{Stop::Kind::Preset, preset} : Stop{Stop::Kind::Part, 0, part};
    if (const auto index = indexOf(shown); index >= 0 || preset != 0) return index;
    return indexOf({Stop::Kind::Preset, preset});
}

Scene PresentationPager::presetScene(int preset) const {
    Scene scene = applyPreset(exhibit(), exhibit().presets()[std::size_t(preset)], m_model.scene());
    const ParameterUse* use = exhibit().findUse(kPartKey);
    if (use && partOf(scene) == use->acceptedNames.front()) setPart(scene, openingPart());
    return scene;
}

int PresentationPager::currentPreset() const {
    const std::vector<Preset> presets = exhibit().presets();
    const auto isShown = [&](int index) { return presetScene(index) == m_model.scene(); };
    const auto remembered = m_preset.find(exhibit().id());
    const int before = remembered != m_preset.end()                               ? remembered->second
                       : !presets.empty() && presets.front().name == kStartPreset ? 0
                                                                                  : -1;
    if (before >= 0 && before < int(presets.size()) && isShown(before)) return before;
    for (int index = 0; index < int(presets.size()); ++index)
        if (isShown(index)) return index;
    return before;
}

void PresentationPager::setPreset(int preset, StageProgress progress) {
    m_stageProgress[exhibit().id()] = progress;
    m_preset[exhibit().id()] = preset;
    const QString title = exhibit().presets()[std::size_t(preset)].title;
    m_model.openPage(presetScene(preset), SceneModel::tr("Preset “%1”").arg(title));
}

int PresentationPager::presetOf(const Stop& stop) const {
    if (stop.kind == Stop::Kind::Preset) return int(stop.value);
    const int preset = currentPreset();
    // Stages and parts belong to preset 0, the opening picture; going back from a preset leads to it first.
    const bool isOpening = stop.kind == Stop::Kind::Part || stop.value == std::int64_t(stages()->maximum);
    return preset > 0 && isOpening && presetScene(preset) == m_model.scene() ? 0 : preset;
}

Scene PresentationPager::stopScene(const Stop& stop) const {
    const int preset = presetOf(stop);
    if (stop.kind == Stop::Kind::Preset) return presetScene(preset);
    const bool isStage = stop.kind == Stop::Kind::Stage;
    Scene scene = preset == currentPreset() ? m_model.scene() : presetScene(preset);
    if (const auto bounds = stages()) scene.parameters.step = isStage ? stop.value : std::int64_t(bounds->maximum);
    if (exhibit().findUse(kPartKey)) setPart(scene, isStage ? openingPart() : stop.part);
    return scene;
}

void PresentationPager::show(const Stop& stop) {
    if (stop.kind == Stop::Kind::Preset) return setPreset(int(stop.value), {.areAhead = false, .areBehind = false});
    const Scene scene = stopScene(stop);
    // With another stage the scene no longer equals the preset, so the preset is remembered.
    m_preset[exhibit().id()] = presetOf(stop);
    m_stageProgress[exhibit().id()] = {.areAhead = false, .areBehind = stop.kind == Stop::Kind::Stage};
    m_model.setScene(scene);
}

bool PresentationPager::showOpening(const Stop& from) {
    const auto bounds = stages();
    if (from.kind == Stop::Kind::Preset) {
        if (from.value == 0) return turnPage(-1);
        setPreset(0, {.areAhead = false});
        return true;
    }
    Scene scene = m_model.scene();
    m_stageProgress[exhibit().id()] = {.areBehind = false};
    if (bounds) scene.parameters.step = std::int64_t(bounds->maximum);
    if (exhibit().findUse(kPartKey)) setPart(scene, openingPart());
    m_model.setScene(scene);
    return true;
}

bool PresentationPager::goForward() {
    if (wasPageTurned(false)) return turnPage(1);
    const std::vector<Stop> all = stops();
    const auto next = currentStop(all, true) + 1;
    if (next >= std::ssize(all)) return turnPage(1);
    show(all[std::size_t(next)]);
    return true;
}

bool PresentationPager::goBack() {
    if (wasPageTurned(true)) return turnPage(-1);
    const std::vector<Stop> all = stops();
    const auto index = currentStop(all, false);
    if (index < 0) return turnPage(-1);
    if (index == 0) return showOpening(all.front());
    show(all[std::size_t(index - 1)]);
    return true;
}

bool PresentationPager::turnPage(int by) {
    const auto all = exhibits();
    const auto index = std::ranges::find(all, &exhibit()) - all.begin() + by;
    if (index < 0 || index >= std::ptrdiff_t(all.size())) return false;
    m_model.setExhibit(all[std::size_t(index)]->id());
    m_lastTurn = {m_model.scene(), by > 0};
    return true;
}

bool PresentationPager::wasPageTurned(bool isForward) const {
    return m_lastTurn && m_lastTurn->isForward == isForward && m_lastTurn->scene == m_model.scene();
}

QString PresentationPager::pageText(const Exhibit& exhibit) const {
    const auto all = exhibits();
    return PagerWords::tr("%1 of %2", "which page")
        .arg(std::ranges::find(all, &exhibit) - all.begin() + 1)
        .arg(all.size());
}

QString PresentationPager::stopText(const Stop& stop, const std::vector<Stop>& all) const {
    const QString page = pageText(exhibit());
    switch (stop.kind) {
        case Stop::Kind::Stage:
            return PagerWords::tr("stage %1 of %2").arg(stop.value).arg(std::int64_t(stages()->maximum));
        case Stop::Kind::Part: {
            const auto isPart = [](const Stop& each) { return each.kind == Stop::Kind::Part; };
            const auto first = std::ranges::find_if(all, isPart) - all.begin();
            // The opening picture counts as picture 1.
            return PagerWords::tr("%1, picture %2 of %3", "which page, which of its pictures")
                .arg(page)
                .arg(std::ranges::find(all, stop) - all.begin() - first + 2)
                .arg(std::ranges::count_if(all, isPart) + 1);
        }
        case Stop::Kind::Preset:
            break;
    }
    return PagerWords::tr("%1, %2", "which page, which preset")
        .arg(page, exhibit().presets()[std::size_t(stop.value)].title);
}

QString PresentationPager::positionText() const {
    const std::vector<Stop> all = stops();
    const auto index = currentStop(all, true);
    return index < 0 ? pageText(exhibit()) : stopText(all[std::size_t(index)], all);
}

std::optional<PresentationPager::Next> PresentationPager::next() const {
    const std::vector<Stop> all = stops();
    const auto index = currentStop(all, true) + 1;
    if (index < std::ssize(all) && !wasPageTurned(false)) {
        const Stop& stop = all[std::size_t(index)];
        return Next{stopText(stop, all), stopScene(stop)};
    }
    const auto pages = exhibits();
    const auto page = std::ranges::find(pages, &exhibit()) - pages.begin() + 1;
    if (page >= std::ssize(pages)) return std::nullopt;
    const Exhibit& following = *pages[std::size_t(page)];
    return Next{PagerWords::tr("%1, %2", "which page, which preset").arg(pageText(following), following.words().name),
                startScene(following, m_model.scene())};
}

}  // namespace attention
