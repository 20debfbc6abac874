#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include <QByteArray>
#include <QString>

#include "core/exact_number.h"
#include "core/scene/scene.h"
#include "ui/exhibits/exhibit.h"
#include "ui/figure/exporters.h"
#include "ui/figure/text_width.h"
#include "ui/files/figure_export.h"
#include "ui/widgets/slider_scale.h"

namespace attention {

class MovingPictureWriter;

/// A file of moving pictures, or a file for each picture.
enum class AnimationFormat { Gif, WebP, Png, Svg };
/// What comes after the last picture: nothing, the first one, or all of them backwards.
enum class AnimationEnd { Stop, Repeat, BackAndForth };

inline constexpr int kMinFramesPerSecond = 1;
/// GIF counts in hundredths of a second, and browsers show nothing faster.
inline constexpr int kMaxFramesPerSecond = 50;
inline constexpr double kMinAnimationSeconds = 0.1;
inline constexpr double kMaxAnimationSeconds = 600;
inline constexpr int kMaxFrames = 3000;
/// Pixels an inch of an animation unless something else is asked for: talks and pages show pixels.
inline constexpr double kAnimationDpi = 150;

/// One parameter of an exhibit, run along its slider as the play button does it.
struct AnimationOptions {
    ExportOptions picture;  ///< of each picture; its format is that of what is drawn: PNG or SVG
    AnimationFormat format = AnimationFormat::Gif;
    std::string key;  ///< of the parameter
    ExactNumber from = 0, to = 1;
    double seconds = 8;  ///< from one end to the other
    int framesPerSecond = 20;
    AnimationEnd end = AnimationEnd::Repeat;
};

/// Pictures from one end to the other, both included; at least 2.
int framesOneWay(const AnimationOptions& options);

/// Keys of the parameters of an exhibit that have a slider.
std::vector<std::string_view> playableKeys(const Exhibit& exhibit);
/// What the slider of a parameter covers at a scene that fits the exhibit. @param use  of a playable key
SliderScale playedScale(const ParameterUse& use, const Scene& scene);

/// Which scene each picture shows. Whole numbers go from step to step: the numbers are those of the step that is gone
/// to, and what moves (GlidingNumbers) is on its way there. Where there are more steps than pictures, pictures show
/// steps alone. Real numbers have a step for each picture.
struct AnimationPlan {
    struct Frame {
        std::size_t before = 0;  ///< the step that is come from
        std::size_t step = 0;    ///< the step that is gone to
        double share = 1;        ///< of the way between them

        bool operator==(const Frame&) const = default;
    };
    std::vector<ExactNumber> values;  ///< of the parameter at each step
    std::vector<Scene> scenes;        ///< at each step; they fit the exhibit
    std::vector<Frame> frames;
};
/// @param scene  fits the exhibit, and so do both ends
AnimationPlan planAnimation(const Exhibit& exhibit, const Scene& scene, const AnimationOptions& options);

/// Makes an animation piece by piece: all steps are laid out once, so that the pictures have one layout, then the
/// pictures are drawn. Of the thread of the interface but for compute().
///
///     while (!animation.isDone()) {
///         if (const auto step = animation.missingStep()) animation.give(*step, animation.compute(*step, {}));
///         animation.advance();
///     }
class Animation {
 public:
    /// @param isSample  makes a few pictures from the middle only, for estimate()
    Animation(const Exhibit& exhibit, const Scene& scene, const AnimationOptions& options, bool isSample = false);
    ~Animation();

    const AnimationPlan& plan() const { return m_plan; }
    /// What is drawn, as it was drawn last.
    const Figure& figure() const { return *m_figure; }
    /// Pictures of the whole animation.
    std::size_t frameCount() const { return m_frameCount; }
    bool isDone() const { return m_drawn == m_plan.frames.size(); }
    /// Pictures that are drawn.
    std::size_t drawnCount() const { return m_drawn; }
    /// 0 ... 1.
    double progress() const;
    /// The step whose study advance() needs and does not have.
    std::optional<std::size_t> missingStep() const;
    /// The study of a step; from any thread while nothing else is called.
    StudyPtr compute(std::size_t step, std::stop_token stop) const;
    void give(std::size_t step, StudyPtr study);
    /// Lays out the next step, or draws the next picture. @throws std::bad_alloc
    void advance();

    struct Estimate {
        double seconds = 0;  ///< that making it takes
        double bytes = 0;    ///< of all files
    };
    /// Of the whole animation, by its sample; once, when that is done.
    Estimate estimate();

    /// Of the pictures drawn so far: labels that none of them has matched, names without room in one of them, and the
    /// texts of the last one.
    const FigureTexts& texts() const { return m_texts; }

    /// Once, when done: the file, or a file for each picture. @throws std::bad_alloc
    std::vector<QByteArray> takeFiles();

 private:
    bool isMeasured() const { return m_measured == m_plan.scenes.size(); }
    void measure();
    void show(const AnimationPlan::Frame& frame);
    void displayStep(std::size_t step, bool glides);
    void draw(std::size_t step);
    std::unique_ptr<MovingPictureWriter> makeWriter() const;

    const Exhibit& m_exhibit;
    const AnimationOptions m_options;
    const bool m_isSample;
    AnimationPlan m_plan;
    std::size_t m_stepCount = 0;   ///< of the whole animation
    std::size_t m_frameCount = 0;  ///< of the whole animation
    FigureOptions m_layout;
    KeptTextWidths m_widths;
    Theme m_theme;
    FigureTexts m_texts;
    std::unique_ptr<Figure> m_figure;
    std::unique_ptr<MovingPictureWriter> m_writer;
    bool m_keepsStudies = false;
    std::map<std::size_t, StudyPtr> m_studies;
    std::size_t m_measured = 0, m_drawn = 0;
    std::optional<AnimationPlan::Frame> m_shown;
    double m_clock = 0;  ///< milliseconds at which the present glide began
    std::vector<QByteArray> m_files;
    double m_firstBytes = 0;      ///< of a sample: of a file of the first picture alone
    double m_layoutSeconds = 0;   ///< that computing and laying out took
    double m_drawingSeconds = 0;  ///< that the rest has taken
    std::chrono::steady_clock::time_point m_last = std::chrono::steady_clock::now();
};

}  // namespace attention
