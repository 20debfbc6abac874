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

/// Gif and WebP: one file with all pictures. Png and Svg: one file per picture.
enum class AnimationFormat { Gif, WebP, Png, Svg };
/// What follows the last picture: nothing, the first picture again, or all pictures in reverse order.
enum class AnimationEnd { Stop, Repeat, BackAndForth };

inline constexpr int kMinFramesPerSecond = 1;
/// GIF measures time in hundredths of a second, and browsers do not play faster than this.
inline constexpr int kMaxFramesPerSecond = 50;
inline constexpr double kMinAnimationSeconds = 0.1;
inline constexpr double kMaxAnimationSeconds = 600;
inline constexpr int kMaxFrames = 3000;
/// The default resolution of an animation in pixels per inch. It is low, because animations are shown on screens.
inline constexpr double kAnimationDpi = 150;

/// An animation in which one parameter of an exhibit runs from one value to another, as with the play button.
struct AnimationOptions {
    ExportOptions picture;  ///< of each picture; its format is SVG for an SVG animation, else PNG
    AnimationFormat format = AnimationFormat::Gif;
    std::string key;               ///< of the parameter
    ExactNumber from = 0, to = 1;  ///< values of the parameter; `to` may be smaller
    double seconds = 8;            ///< the duration from `from` to `to`, without the way back
    int framesPerSecond = 20;
    AnimationEnd end = AnimationEnd::Repeat;
};

/// The number of pictures from the first value to the last one, both included; at least 2.
int framesOneWay(const AnimationOptions& options);

/// The keys of the parameters of an exhibit that have a slider and so can be animated.
std::vector<std::string_view> playableKeys(const Exhibit& exhibit);
/// The scale of a parameter's slider: the default range of an animation.
/// @param use  of a key in playableKeys()  @param scene  fits the exhibit
SliderScale playedScale(const ParameterUse& use, const Scene& scene);

/// The scene that each picture shows. A whole number takes one value per step. Pictures between two steps show the
/// numbers of the next step, while moving marks (GlidingNumbers) are between their old and new positions. With more
/// steps than pictures, each picture shows a step. A real number has one step per picture.
struct AnimationPlan {
    struct Frame {
        std::size_t before = 0;  ///< index of the step at which the movement starts
        std::size_t step = 0;    ///< index of the step at which the movement ends; its numbers are shown
        double share = 1;        ///< of the movement that is done, 0 ... 1

        bool operator==(const Frame&) const = default;
    };
    std::vector<ExactNumber> values;  ///< of the parameter at each step
    std::vector<Scene> scenes;        ///< at each step; they fit the exhibit
    std::vector<Frame> frames;
};
/// @param scene  fits the exhibit, also with both end values of the parameter
AnimationPlan planAnimation(const Exhibit& exhibit, const Scene& scene, const AnimationOptions& options);

/// Makes an animation piece by piece: first all steps are laid out, so that the pictures have a common layout, then the
/// pictures are drawn. To be used on the interface thread, except for compute().
///
///     while (!animation.isDone()) {
///         if (const auto step = animation.missingStep()) animation.setStudy(*step, animation.compute(*step, {}));
///         animation.advance();
///     }
class Animation {
 public:
    /// @param isSample  makes a few pictures from the middle only, for estimate()
    Animation(const Exhibit& exhibit, const Scene& scene, const AnimationOptions& options, bool isSample = false);
    ~Animation();

    const AnimationPlan& plan() const { return m_plan; }
    /// The figure in the state of the picture that was drawn last.
    const Figure& figure() const { return *m_figure; }
    /// The number of pictures of the whole animation.
    std::size_t frameCount() const { return m_frameCount; }
    bool isDone() const { return m_drawn == m_plan.frames.size(); }
    /// The number of pictures that have been drawn.
    std::size_t drawnCount() const { return m_drawn; }
    /// The share of the work that is done, 0 ... 1.
    double progress() const;
    /// The step whose study advance() needs next; nothing if it has it.
    std::optional<std::size_t> missingStep() const;
    /// Computes the study of a step. May be called on any thread while no other function is running.
    StudyPtr compute(std::size_t step, std::stop_token stop) const;
    /// Gives advance() the study of a step.
    void setStudy(std::size_t step, StudyPtr study);
    /// Lays out the next step, or draws the next picture. @throws std::bad_alloc
    void advance();

    struct Estimate {
        double seconds = 0;  ///< how long making the animation takes
        double bytes = 0;    ///< the size of all files together
    };
    /// An estimate for the whole animation. May be called once, when a sample is done.
    Estimate estimate();

    /// The labels that matched no text in any picture so far, the names that had no room in at least one picture, and
    /// the texts of the last picture.
    const FigureTexts& texts() const { return m_texts; }

    /// The bytes of the file, or of one file per picture. May be called once, when done. @throws std::bad_alloc
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
    double m_clock = 0;  ///< glideTime() at which the current movement began, in milliseconds
    std::vector<QByteArray> m_files;
    double m_firstBytes = 0;      ///< of a sample: the size of a file with only the first picture
    double m_layoutSeconds = 0;   ///< spent on computing and laying out
    double m_drawingSeconds = 0;  ///< spent on drawing
    std::chrono::steady_clock::time_point m_last = std::chrono::steady_clock::now();
};

}  // namespace attention
