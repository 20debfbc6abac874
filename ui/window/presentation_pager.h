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

/// Navigation with the page keys in a presentation: through the stages of a page, the parts of its figure that are
/// shown singly, its presets, and to the next page. Going back reverses going forward.
class PresentationPager {
 public:
    /// @param model  outlives the pager
    explicit PresentationPager(SceneModel& model) : m_model(model) {}

    /// @return false if there is nothing after the current stop of the last page
    bool goForward();
    /// @return false if there is nothing before the current stop of the first page
    bool goBack();
    /// Position of the current stop: "9 of 25", "stage 5 of 8", "9 of 25, picture 2 of 3".
    QString positionText() const;
    /// The stop to which goForward() leads.
    struct Next {
        QString title;
        Scene scene;  ///< the scene shown there; of another page, its start scene
    };
    /// The next stop; nullopt if there is none.
    std::optional<Next> next() const;
    /// The scene of a preset as shown by the page keys: if the preset shows all parts, only the part that opens the
    /// page is shown.
    Scene presetScene(int preset) const;

 private:
    /// A stop of the page keys. The opening picture of a page precedes the first stop and is no Stop itself.
    struct Stop {
        enum class Kind { Stage, Part, Preset };
        Kind kind;
        std::int64_t value;     ///< the stage, or the index of the preset
        std::string part = {};  ///< name of the part

        bool operator==(const Stop&) const = default;
    };
    /// The picture with all stages is both the opening picture of a page and its last stage. Going forward it counts as
    /// the opening picture while the stages are still to come; going back it counts as the last stage while the stages
    /// were shown.
    struct StageProgress {
        bool areAhead = true;   ///< the stages are still to come
        bool areBehind = true;  ///< the stages were shown
    };
    /// The latest change of page: the scene to which it led, and its direction.
    struct PageTurn {
        Scene scene;
        bool isForward = true;
    };

    const Exhibit& exhibit() const { return m_model.exhibit(); }
    std::optional<ParameterBounds> stages() const;
    /// The part of the figure that is shown when the page opens; empty if the figure has no parts.
    std::string openingPart() const;
    std::vector<Stop> stops() const;
    /// Index of the shown stop; -1: the opening picture.
    std::ptrdiff_t currentStop(const std::vector<Stop>& stops, bool isForward) const;
    /// Index of the preset that is shown, or that was shown before the scene was changed; -1: none yet.
    int currentPreset() const;
    QString pageText(const Exhibit& exhibit) const;
    QString stopText(const Stop& stop, const std::vector<Stop>& all) const;
    /// The preset to use for a stop: its own, else the current one. Stages and parts that belong to the opening picture
    /// use preset 0.
    int presetOf(const Stop& stop) const;
    Scene stopScene(const Stop& stop) const;
    void show(const Stop& stop);
    /// Goes back from the first stop to the opening picture, or from the first preset to the previous page.
    bool showOpening(const Stop& from);
    void setPreset(int preset, StageProgress progress);
    bool turnPage(int by);
    bool wasPageTurned(bool isForward) const;

    SceneModel& m_model;
    std::map<std::string_view, StageProgress> m_stageProgress;  ///< by exhibit id
    std::map<std::string_view, int> m_preset;                   ///< latest preset by exhibit id
    std::optional<PageTurn> m_lastTurn;
};

}  // namespace attention
