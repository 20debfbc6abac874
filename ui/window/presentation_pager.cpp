#include "ui/window/presentation_pager.h"

#include <algorithm>

#include <QCoreApplication>

#include "ui/exhibits/exhibits.h"

namespace attention {
namespace {

struct PagerWords {
    Q_DECLARE_TR_FUNCTIONS(PresentationPager)
};

constexpr std::string_view kStage = "step";
/// Which part of a figure is shown: the first of its names stands for all of them.
constexpr std::string_view kPart = "show";

std::string partOf(const Scene& scene) {
    const ParameterInfo* info = findParameter(kPart);
    return info ? std::get<std::string>(valueOf(scene.parameters, *info)) : std::string();
}

void setPart(Scene& scene, const std::string& part) {
    setValue(scene.parameters, *findParameter(kPart), part);
}

}  // namespace

std::optional<ParameterBounds> PresentationPager::stages() const {
    const ParameterUse* use = exhibit().findUse(kStage);
    return use ? std::optional(currentBounds(*use, m_model.shown().parameters)) : std::nullopt;
}

std::string PresentationPager::openingPart() const {
    return exhibit().findUse(kPart) ? partOf(startScene(exhibit(), m_model.scene())) : std::string();
}

std::vector<PresentationPager::Stop> PresentationPager::stops() const {
    std::vector<Stop> stops;
    if (const auto bounds = stages())
        for (auto stage = std::int64_t(bounds->minimum); stage <= std::int64_t(bounds->maximum); ++stage)
            stops.push_back({Stop::Kind::Stage, stage});
    if (const ParameterUse* use = exhibit().findUse(kPart)) {
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

std::ptrdiff_t PresentationPager::placeIn(const std::vector<Stop>& stops, bool isForward) const {
    const auto placeOf = [&](const Stop& stop) {
        const auto found = std::ranges::find(stops, stop);
        return found == stops.end() ? -1 : found - stops.begin();
    };
    const int preset = presetPlace();
    const std::string part = partOf(m_model.scene());
    if (const auto bounds = stages()) {
        const std::int64_t stage = m_model.shown().parameters.step;
        if (double(stage) < double(bounds->maximum)) return placeOf({Stop::Kind::Stage, stage});
        const auto found = m_told.find(exhibit().id());
        const Told told = found == m_told.end() ? Told() : found->second;
        if (isForward && told.isAhead) return -1;
        if (isForward ? preset <= 0 && (part.empty() || part == openingPart()) : told.isBehind)
            return placeOf({Stop::Kind::Stage, stage});
    }
    const Stop shown = preset > 0 ? Stop{Stop::Kind::Preset, preset} : Stop{Stop::Kind::Part, 0, part};
    if (const auto place = placeOf(shown); place >= 0 || preset != 0) return place;
    return placeOf({Stop::Kind::Preset, preset});
}

Scene PresentationPager::presetScene(int preset) const {
    Scene scene = applyPreset(exhibit(), exhibit().presets()[std::size_t(preset)], m_model.scene());
    const ParameterUse* use = exhibit().findUse(kPart);
    if (use && partOf(scene) == use->acceptedNames.front()) setPart(scene, openingPart());
    return scene;
}

int PresentationPager::presetPlace() const {
    const std::vector<Preset> presets = exhibit().presets();
    const auto isShown = [&](int place) { return presetScene(place) == m_model.scene(); };
    const auto remembered = m_preset.find(exhibit().id());
    const int before = remembered != m_preset.end()                               ? remembered->second
                       : !presets.empty() && presets.front().name == kStartPreset ? 0
                                                                                  : -1;
    if (before >= 0 && before < int(presets.size()) && isShown(before)) return before;
    for (int place = 0; place < int(presets.size()); ++place)
        if (isShown(place)) return place;
    return before;
}

void PresentationPager::setPreset(int preset, Told told) {
    m_told[exhibit().id()] = told;
    m_preset[exhibit().id()] = preset;
    const QString title = exhibit().presets()[std::size_t(preset)].title;
    m_model.openPage(presetScene(preset), SceneModel::tr("Preset “%1”").arg(title));
}

int PresentationPager::presetOf(const Stop& stop) const {
    if (stop.kind == Stop::Kind::Preset) return int(stop.value);
    const int preset = presetPlace();
    // Stages and parts are told of what opens the page; back from a preset it comes first.
    const bool isOpening = stop.kind == Stop::Kind::Part || stop.value == std::int64_t(stages()->maximum);
    return preset > 0 && isOpening && presetScene(preset) == m_model.scene() ? 0 : preset;
}

Scene PresentationPager::stopScene(const Stop& stop) const {
    const int preset = presetOf(stop);
    if (stop.kind == Stop::Kind::Preset) return presetScene(preset);
    const bool isStage = stop.kind == Stop::Kind::Stage;
    Scene scene = preset == presetPlace() ? m_model.scene() : presetScene(preset);
    if (const auto bounds = stages()) scene.parameters.step = isStage ? stop.value : std::int64_t(bounds->maximum);
    if (exhibit().findUse(kPart)) setPart(scene, isStage ? openingPart() : stop.part);
    return scene;
}

void PresentationPager::show(const Stop& stop) {
    if (stop.kind == Stop::Kind::Preset) return setPreset(int(stop.value), {.isAhead = false, .isBehind = false});
    const Scene scene = stopScene(stop);
    // With another stage the scene is no preset's any more.
    m_preset[exhibit().id()] = presetOf(stop);
    m_told[exhibit().id()] = {.isAhead = false, .isBehind = stop.kind == Stop::Kind::Stage};
    m_model.setScene(scene);
}

bool PresentationPager::showOpening(const Stop& from) {
    const auto bounds = stages();
    if (from.kind == Stop::Kind::Preset) {
        if (from.value == 0) return turnPage(-1);
        setPreset(0, {.isAhead = false});
        return true;
    }
    Scene scene = m_model.scene();
    m_told[exhibit().id()] = {.isBehind = false};
    if (bounds) scene.parameters.step = std::int64_t(bounds->maximum);
    if (exhibit().findUse(kPart)) setPart(scene, openingPart());
    m_model.setScene(scene);
    return true;
}

bool PresentationPager::goForward() {
    if (wasPageTurned(false)) return turnPage(1);
    const std::vector<Stop> all = stops();
    const auto next = placeIn(all, true) + 1;
    if (next >= std::ssize(all)) return turnPage(1);
    show(all[std::size_t(next)]);
    return true;
}

bool PresentationPager::goBack() {
    if (wasPageTurned(true)) return turnPage(-1);
    const std::vector<Stop> all = stops();
    const auto place = placeIn(all, false);
    if (place < 0) return turnPage(-1);
    if (place == 0) return showOpening(all.front());
    show(all[std::size_t(place - 1)]);
    return true;
}

bool PresentationPager::turnPage(int by) {
    const auto all = exhibits();
    const auto place = std::ranges::find(all, &exhibit()) - all.begin() + by;
    if (place < 0 || place >= std::ptrdiff_t(all.size())) return false;
    m_model.setExhibit(all[std::size_t(place)]->id());
    m_turn = {m_model.scene(), by > 0};
    return true;
}

bool PresentationPager::wasPageTurned(bool isForward) const {
    return m_turn && m_turn->isForward == isForward && m_turn->scene == m_model.scene();
}

QString PresentationPager::pageWords(const Exhibit& exhibit) const {
    const auto all = exhibits();
    return PagerWords::tr("%1 of %2", "which page")
        .arg(std::ranges::find(all, &exhibit) - all.begin() + 1)
        .arg(all.size());
}

QString PresentationPager::stopWords(const Stop& stop, const std::vector<Stop>& all) const {
    const QString page = pageWords(exhibit());
    switch (stop.kind) {
        case Stop::Kind::Stage:
            return PagerWords::tr("stage %1 of %2").arg(stop.value).arg(std::int64_t(stages()->maximum));
        case Stop::Kind::Part: {
            const auto isPart = [](const Stop& each) { return each.kind == Stop::Kind::Part; };
            const auto first = std::ranges::find_if(all, isPart) - all.begin();
            // The picture that opens the page is the first one.
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

QString PresentationPager::placeWords() const {
    const std::vector<Stop> all = stops();
    const auto place = placeIn(all, true);
    return place < 0 ? pageWords(exhibit()) : stopWords(all[std::size_t(place)], all);
}

std::optional<PresentationPager::Next> PresentationPager::next() const {
    const std::vector<Stop> all = stops();
    const auto place = placeIn(all, true) + 1;
    if (place < std::ssize(all) && !wasPageTurned(false)) {
        const Stop& stop = all[std::size_t(place)];
        return Next{stopWords(stop, all), stopScene(stop)};
    }
    const auto pages = exhibits();
    const auto page = std::ranges::find(pages, &exhibit()) - pages.begin() + 1;
    if (page >= std::ssize(pages)) return std::nullopt;
    const Exhibit& following = *pages[std::size_t(page)];
    return Next{PagerWords::tr("%1, %2", "which page, which preset").arg(pageWords(following), following.words().name),
                startScene(following, m_model.scene())};
}

}  // namespace attention
