#include <algorithm>

#include "ui/exhibits/encoding_heatmap/parts.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/sinusoidal_words.h"
#include "ui/figure/figure.h"

namespace attention {
namespace {

constexpr std::int64_t kMostColumns = 4096;
constexpr std::string_view kLearned = "learned";

const ExhibitInfo kInfo{
    .id = "encoding-heatmap",
    .chapter = Chapter::Position,
    .stage = {"row", "column"},
    .uses = {{.key = "n", .maximum = kMostHeatmapRows, .sliderMaximum = 1024},
             {.key = "d", .maximum = kMostColumns, .sliderMaximum = 512},
             {.key = "base", .sliderMinimum = 10, .sliderMaximum = 1e6},
             {.key = "start", .sliderMaximum = 1000},
             {.key = "row"},
             {.key = "column"},
             {.key = "colour-map"},
             {.key = "look"}},
    .tables = {{"P",
                "a position, start to start + n - 1",
                {{"column", "0 to d - 1", ColumnType::Real, "P at that position"}}}},
    .arrays = {{.name = kLearned, .help = "a learned table, positions x d"}},
    .isComparable = true,
    .selects = SelectionKind::PositionColumn,
};

class EncodingHeatmap : public ExhibitOf<EncodingHeatmapStudy> {
 public:
    using ExhibitOf::ExhibitOf;

    ExhibitWords words() const override { return HeatmapWords::exhibit(); }
    ExhibitWords wordsOf(const Scene& scene) const override {
        return learned(scene) ? HeatmapWords::ofLearned(scene) : words();
    }
    std::vector<Preset> presets() const override { return HeatmapWords::presets(); }
    std::vector<Explanation::Tag> tags(const Scene& scene, const Cell& cell) const override {
        return learned(scene) ? HeatmapWords::learnedTags(cell) : sinusoidalTags(scene, cell);
    }

    std::vector<Decision> decided(const Scene& scene) const override {
        const Array* table = learned(scene);
        if (!table) return {};
        return {{"n", std::min<std::int64_t>(table->shape[0], kMostHeatmapRows), true, kLearned},
                {"d", std::min<std::int64_t>(table->shape[1], kMostColumns), false, kLearned},
                {"start", 0, false, kLearned}};
    }
    NoEffect noEffect(std::string_view key, const Scene& scene) const override {
        return key == "base" && learned(scene) ? HeatmapWords::noBase() : NoEffect();
    }

    double memoryNeeded(const Scene& scene) const override { return sinusoidalMemory(scene); }
    std::shared_ptr<const Study> compute(const Scene& scene, std::stop_token stop) const override {
        return std::make_shared<const EncodingHeatmapStudy>(scene, stop);
    }
    std::unique_ptr<Figure> makeFigure() const override { return makeHeatmapFigure(); }

 protected:
    Caption caption(const EncodingHeatmapStudy& study, const Scene& scene) const override {
        return HeatmapWords::caption(study, scene);
    }
    QString description(const EncodingHeatmapStudy& study, const Scene& scene) const override {
        return HeatmapWords::description(study, scene);
    }
    Explanation explain(const EncodingHeatmapStudy& study, const Scene&, const Cell& cell) const override {
        return study.learned ? HeatmapWords::learnedExplanation(study, cell) : sinusoidalExplanation(study, cell);
    }
    Table table(std::string_view, const EncodingHeatmapStudy& study, const Scene&) const override {
        return study.table();
    }

 private:
    /// The learned table that is shown instead of the formula's; nullptr: none.
    const Array* learned(const Scene& scene) const { return arrayOf(scene, kLearned); }
};

}  // namespace

const Exhibit& encodingHeatmap() {
    static const EncodingHeatmap exhibit(kInfo);
    return exhibit;
}

}  // namespace attention
