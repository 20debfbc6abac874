#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <QString>

#include "ui/window/scene_model.h"

namespace attention {

/// Where the page keys of a presentation lead: through the stages of a page, the parts of its figure that are shown one
/// at a time, its presets, and on to the next page. Either direction takes back the other.
class PresentationPager {
 public:
    /// @param model  is there as long as this is
    explicit PresentationPager(SceneModel& model) : m_model(model) {}

    /// @return false on the last page, where nothing follows
    bool goForward();
    /// @return false on the first page
    bool goBack();
    /// Where the page stands: "9 of 25", "stage 5 of 8", "9 of 25, picture 2 of 3".
    QString placeWords() const;
    /// Where goForward() leads.
    struct Next {
        QString title;  ///< of the page, preset, picture or stage
        Scene scene;    ///< of another page, how it opens
    };
    /// Nothing on the last page.
    std::optional<Next> next() const;
    /// What a page key makes of a preset: its scene, with the part shown that opens the page where the preset names
    /// none.
    Scene presetScene(int preset) const;

 private:
    /// Something that the keys stop at. The picture that opens a page comes before the first one.
    struct Stop {
        enum class Kind { Stage, Part, Preset };
        Kind kind;
        std::int64_t value;     ///< the stage, or the place of the preset
        std::string part = {};  ///< its name

        bool operator==(const Stop&) const = default;
    };
    /// A picture of all stages is both the one that opens the page and the last stage. Forward it counts as the
    /// first while the stages lie ahead; back it counts as the last while they lie behind.
    struct Told {
        bool isAhead = true;
        bool isBehind = true;
    };
    /// The last turn of a page: the scene that it led to, and whether to the next page.
    struct PageTurn {
        Scene scene;
        bool isForward = true;
    };

    const Exhibit& exhibit() const { return m_model.exhibit(); }
    std::optional<ParameterBounds> stages() const;
    /// The part that opens the page; empty where the figure has no parts.
    std::string openingPart() const;
    std::vector<Stop> stops() const;
    /// Which of `stops` is shown; -1: the picture that opens the page.
    std::ptrdiff_t placeIn(const std::vector<Stop>& stops, bool isForward) const;
    /// Which preset of the page is shown, or was before something was changed; -1: none yet.
    int presetPlace() const;
    QString pageWords(const Exhibit& exhibit) const;
    QString stopWords(const Stop& stop, const std::vector<Stop>& all) const;
    /// The preset at hand; 0 if a stage or a part is told of what opens the page instead.
    int presetOf(const Stop& stop) const;
    Scene stopScene(const Stop& stop) const;
    void show(const Stop& stop);
    /// The picture that opens the page, or the preset at hand.
    bool showOpening(const Stop& from);
    void setPreset(int preset, Told told);
    bool turnPage(int by);
    bool wasPageTurned(bool isForward) const;

    SceneModel& m_model;
    std::map<std::string_view, Told> m_told;   ///< of the pages
    std::map<std::string_view, int> m_preset;  ///< of the pages
    std::optional<PageTurn> m_turn;
};

}  // namespace attention
