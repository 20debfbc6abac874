#include "ui/files/animation.h"

#include <algorithm>
#include <cmath>
#include <new>
#include <utility>

#include "ui/figure/figure.h"
#include "ui/figure/glide.h"
#include "ui/figure/look.h"
#include "ui/figure/moving_picture.h"

namespace attention {
namespace {

/// If all studies need at most this many bytes, they are kept between layout and drawing; else they are computed twice.
constexpr double kMaxStudyBytes = 256e6;
/// The number of pictures from which an estimate is made.
constexpr std::size_t kSampleFrames = 4;

bool isSingleFile(AnimationFormat format) {
    return format == AnimationFormat::Gif || format == AnimationFormat::WebP;
}

std::vector<QRgb> flatColours(const Theme& theme) {
    std::vector<QRgb> colours;
    for (const QColor& colour : {theme.surface, theme.window, theme.raised, theme.text, theme.muted, theme.faint,
                                 theme.control, theme.track, theme.rule, theme.indexI, theme.indexJ, theme.indexDelta})
        colours.push_back(colour.rgb());
    for (const QColor& colour : theme.series) colours.push_back(colour.rgb());
    for (const QColor& colour : theme.signedStops) colours.push_back(colour.rgb());
    for (const QColor& colour : theme.weightStops) colours.push_back(colour.rgb());
    return colours;
}

Scene sceneAt(const Exhibit& exhibit, const Scene& scene, std::string_view key, ExactNumber value) {
    const ParameterInfo& info = *findParameter(key);
    Scene next = scene;
    if (std::holds_alternative<RealField>(info.field))
        setValue(next.parameters, info, double(value));
    else
        setValue(next.parameters, info, std::int64_t(value));
    next.parameters = exhibit.withLinkedParameters(scene.parameters, std::move(next.parameters));
    if (key == "n" || key == "d") next.view.zoom = std::nullopt;
    next.parameters = adaptParameters(exhibit, next, {key}).parameters;
    return next;
}

/// The values of the parameter at each step, and the frames on the way from step to step.
struct Path {
    std::vector<ExactNumber> values;
    std::vector<AnimationPlan::Frame> frames;
};

/// A path with one value per frame; consecutive frames with equal values share a step.
/// @param valueAt  the value at a share of the duration, 0 ... 1
template <class ValueAt>
Path sampledPath(int count, ValueAt valueAt) {
    Path path;
    for (int i = 0; i < count; ++i) {
        const ExactNumber value = valueAt(double(i) / (count - 1));
        if (path.values.empty() || path.values.back() != value) path.values.push_back(value);
        const std::size_t step = path.values.size() - 1;
        path.frames.push_back({step, step, 1});
    }
    return path;
}

/// A path that shows every step, with frames in between, which interpolate.
/// @param positionAt  the position at a share of the duration, 0 ... 1, in steps: 2.5 is halfway from step 2 to step 3
template <class PositionAt>
Path steppedPath(std::vector<ExactNumber> steps, int count, PositionAt positionAt) {
    // A position that is this close to a step counts as the step.
    constexpr double kRounding = 1e-9;
    Path path{std::move(steps), {}};
    for (int i = 0; i < count; ++i) {
        const double position = positionAt(double(i) / (count - 1));
        const auto step = std::size_t(std::ceil(position - kRounding));
        const double share = position - (double(step) - 1);
        if (step == 0 || share > 1 - kRounding)
            path.frames.push_back({step, step, 1});
        else
            path.frames.push_back({step - 1, step, share});
    }
    return path;
}

Path pathOf(const ParameterUse& use, const Scene& scene, const AnimationOptions& options) {
    const bool isDown = options.to < options.from;
    SliderScale scale = playedScale(use, scene);
    scale.minimum = std::min(options.from, options.to);
    scale.maximum = std::max(options.from, options.to);
    const ParameterBounds bounds = currentBounds(use, scene.parameters);
    const int count = framesOneWay(options);
    const auto valueAt = [&](double share) {
        const ExactNumber value = scale.valueAt(isDown ? 1 - share : share);
        return scale.integer ? bounds.nearest(value) : value;
    };
    if (!scale.integer) return sampledPath(count, valueAt);
    std::vector<ExactNumber> steps;
    for (ExactNumber value = scale.minimum; value <= scale.maximum && steps.size() < std::size_t(count);
         value += bounds.multipleOf)
        if (bounds.contains(value)) steps.push_back(value);
    // With at least as many steps as frames there are no frames between steps.
    if (steps.size() >= std::size_t(count) || steps.size() < 2) return sampledPath(count, valueAt);
    if (isDown) std::ranges::reverse(steps);
    const auto last = double(steps.size() - 1);
    if (!scale.logarithmic || bounds.divisorOf != 0)
        return steppedPath(std::move(steps), count, [last](double share) { return share * last; });
    scale.integer = false;
    const auto positionAt = [scale, isDown, steps](double share) {
        const double low = double(scale.minimum), high = double(scale.maximum), progress = isDown ? 1 - share : share;
        const double value = low > 0 ? low * std::pow(high / low, progress) : low + progress * (high - low);
        std::size_t next = 0;
        while (next + 1 < steps.size() && (isDown ? steps[next] > value : steps[next] < value)) ++next;
        if (next == 0) return 0.0;
        const double before = double(steps[next - 1]), after = double(steps[next]);
        return double(next) - 1 + std::clamp((value - before) / (after - before), 0.0, 1.0);
    };
    return steppedPath(std::move(steps), count, positionAt);
}

}  // namespace

int framesOneWay(const AnimationOptions& options) {
    return std::max(2, int(std::lround(options.seconds * options.framesPerSecond)));
}

std::vector<std::string_view> playableKeys(const Exhibit& exhibit) {
    std::vector<std::string_view> keys;
    for (const ParameterUse& use : exhibit.uses()) {
        const ParameterInfo& info = *findParameter(use.key);
        if (!std::holds_alternative<ChoiceField>(info.field) && !std::holds_alternative<TextField>(info.field))
            keys.push_back(info.key);
    }
    return keys;
}

SliderScale playedScale(const ParameterUse& use, const Scene& scene) {
    const ParameterValue value = valueOf(scene.parameters, *findParameter(use.key));
    std::optional<ExactNumber> number;
    if (const auto* integer = std::get_if<std::int64_t>(&value)) number = ExactNumber(*integer);
    if (const auto* real = std::get_if<double>(&value)) number = *real;
    return sliderScale(use, currentBounds(use, scene.parameters), number);
}

AnimationPlan planAnimation(const Exhibit& exhibit, const Scene& scene, const AnimationOptions& options) {
    Path path = pathOf(*exhibit.findUse(options.key), scene, options);
    AnimationPlan plan{std::move(path.values), {}, std::move(path.frames)};
    for (const ExactNumber value : plan.values) plan.scenes.push_back(sceneAt(exhibit, scene, options.key, value));
    if (options.end != AnimationEnd::BackAndForth) return plan;
    // On the way back, the frames of both ends are not repeated.
    for (std::size_t i = plan.frames.size() - 1; i-- > 1;) {
        const AnimationPlan::Frame& frame = plan.frames[i];
        plan.frames.push_back(frame.share < 1 ? AnimationPlan::Frame{frame.step, frame.before, 1 - frame.share}
                                              : frame);
    }
    return plan;
}

Animation::Animation(const Exhibit& exhibit, const Scene& scene, const AnimationOptions& options, bool isSample)
    : m_exhibit(exhibit),
      m_options(options),
      m_isSample(isSample),
      m_plan(planAnimation(exhibit, scene, options)),
      m_stepCount(m_plan.scenes.size()),
      m_frameCount(m_plan.frames.size()) {
    if (isSample && m_plan.frames.size() > kSampleFrames) {
        const auto middle = m_plan.frames.begin() + std::ptrdiff_t((m_plan.frames.size() - kSampleFrames) / 2);
        m_plan.frames = {middle, middle + kSampleFrames};
        std::size_t first = m_plan.frames.front().before, last = first;
        for (const auto& frame : m_plan.frames) {
            first = std::min({first, frame.before, frame.step});
            last = std::max({last, frame.before, frame.step});
        }
        m_plan.values = {m_plan.values.begin() + std::ptrdiff_t(first),
                         m_plan.values.begin() + std::ptrdiff_t(last + 1)};
        m_plan.scenes = {m_plan.scenes.begin() + std::ptrdiff_t(first),
                         m_plan.scenes.begin() + std::ptrdiff_t(last + 1)};
        for (auto& frame : m_plan.frames) frame.before -= first, frame.step -= first;
    }
    double bytes = 0;
    for (const Scene& stepScene : m_plan.scenes) bytes += exhibit.memoryNeeded(stepScene);
    m_keepsStudies = bytes <= kMaxStudyBytes;
    m_layout = figureOptions(m_options.picture);
    const ScopedLook look(m_options.picture.look, baseTheme(m_options.picture));
    m_theme = look.theme();
    m_texts.unmatchedLabels = look.unmatchedLabels();
    m_figure = exhibit.makeFigure();
    m_figure->setTheme(m_theme);
    m_figure->keepRanges();
    layOut(*m_figure, m_layout);
    if (isSingleFile(m_options.format)) m_writer = makeWriter();
}

Animation::~Animation() = default;

std::unique_ptr<MovingPictureWriter> Animation::makeWriter() const {
    const MovingPictureOptions file{pixelSize(m_layout), m_options.framesPerSecond, m_options.end != AnimationEnd::Stop,
                                    flatColours(m_figure->theme())};
    return m_options.format == AnimationFormat::Gif ? makeGifWriter(file) : makeWebPWriter(file);
}

double Animation::progress() const {
    return double(m_measured + m_drawn) / double(m_plan.scenes.size() + m_plan.frames.size());
}

std::optional<std::size_t> Animation::missingStep() const {
    if (isDone()) return std::nullopt;
    const auto isMissing = [this](std::size_t step) { return !m_studies.contains(step); };
    if (!isMeasured()) return isMissing(m_measured) ? std::optional(m_measured) : std::nullopt;
    const AnimationPlan::Frame& frame = m_plan.frames[m_drawn];
    for (const std::size_t step : {frame.before, frame.step})
        if (isMissing(step)) return step;
    return std::nullopt;
}

StudyPtr Animation::compute(std::size_t step, std::stop_token stop) const {
    const Scene& scene = m_plan.scenes[step];
    // An incremental computation starts from the study of the previous step, or from any other study.
    auto base = m_studies.find(step == 0 ? 0 : step - 1);
    if (base == m_studies.end()) base = m_studies.begin();
    if (base == m_studies.end()) return m_exhibit.compute(scene, stop);
    if (hasSameNumbers(m_exhibit, m_plan.scenes[base->first], scene)) return base->second;
    const Incremental* incremental = m_exhibit.incremental();
    return incremental ? incremental->computeFrom(*base->second, scene, stop) : m_exhibit.compute(scene, stop);
}

void Animation::setStudy(std::size_t step, StudyPtr study) {
    if (!m_keepsStudies) {
        const bool isDrawing = isMeasured();
        std::erase_if(m_studies, [&](const auto& entry) {
            const AnimationPlan::Frame* frame = isDrawing ? &m_plan.frames[m_drawn] : nullptr;
            return frame ? entry.first != frame->before && entry.first != frame->step : entry.first + 1 < step;
        });
    }
    m_studies.emplace(step, std::move(study));
}

void Animation::advance() {
    const KeptTextWidths::Use use(m_widths);
    const ScopedLook look(m_options.picture.look, baseTheme(m_options.picture));
    const bool isLayout = !isMeasured();
    if (isLayout)
        measure();
    else
        show(m_plan.frames[m_drawn]);
    const QStringList unmatched = look.unmatchedLabels();
    m_texts.drawn = look.drawnTexts();
    m_texts.unmatchedLabels.removeIf([&](const QString& label) { return !unmatched.contains(label); });
    if (!isLayout) m_texts.omittedNames += look.omittedNames();
    m_texts.omittedNames.removeDuplicates();
    const auto now = std::chrono::steady_clock::now();
    (isLayout ? m_layoutSeconds : m_drawingSeconds) +=
        std::chrono::duration<double>(now - std::exchange(m_last, now)).count();
}

void Animation::measure() {
    displayStep(m_measured, false);
    m_layout.minLayoutSize = m_layout.minLayoutSize.expandedTo(m_figure->minimumLogicalSize());
    if (++m_measured < m_plan.scenes.size()) return;
    m_figure->fixLayout();
    m_layout.minLayoutSize = m_layout.minLayoutSize.expandedTo(m_figure->minimumLogicalSize());
    layOut(*m_figure, m_layout);
    m_figure->fixLayout();
}

void Animation::displayStep(std::size_t step, bool glides) {
    m_figure->setGlides(glides);
    m_figure->display(m_plan.scenes[step], m_studies.at(step));
}

void Animation::show(const AnimationPlan::Frame& frame) {
    const bool isSameMovement = m_shown && m_shown->before == frame.before && m_shown->step == frame.step;
    if (!isSameMovement) {
        // The clock is set forward until every earlier movement has ended.
        m_clock += 2 * Figure::kGlideTime;
        m_figure->setGlideClock(m_clock);
        const bool isMoving = frame.before != frame.step;
        if (isMoving && (!m_shown || m_shown->step != frame.before)) displayStep(frame.before, false);
        displayStep(frame.step, isMoving);
    }
    m_figure->setGlideClock(m_clock + GlidingNumbers::timeOf(frame.share));
    m_shown = frame;
    draw(frame.step);
    ++m_drawn;
}

void Animation::draw(std::size_t step) {
    if (m_writer) {
        const QImage picture = renderImage(*m_figure, m_layout);
        if (picture.isNull()) throw std::bad_alloc();
        m_writer->add(picture);
        if (m_isSample && m_drawn == 0) {
            const auto writer = makeWriter();
            writer->add(picture);
            m_firstBytes = double(writer->finish().size());
        }
    } else {
        const EvaluatedScene shown(m_exhibit, m_plan.scenes[step], m_studies.at(step));
        FigureOptions options = figureOptions(shown, m_options.picture);
        options.minLayoutSize = m_layout.minLayoutSize;
        m_files.push_back(renderFigure(*m_figure, options));
        if (m_files.back().isEmpty()) throw std::bad_alloc();
    }
}

Animation::Estimate Animation::estimate() {
    const auto drawn = double(m_drawn), total = double(m_frameCount);
    double bytes = 0;
    for (const QByteArray& file : takeFiles()) bytes += double(file.size());
    // GIF and WebP files have the whole first picture, and of each other picture only the changes.
    const double fileBytes = isSingleFile(m_options.format)
                                 ? m_firstBytes + (bytes - m_firstBytes) / (drawn - 1) * (total - 1)
                                 : bytes / drawn * total;
    return {m_layoutSeconds / double(m_measured) * double(m_stepCount) + m_drawingSeconds / drawn * total, fileBytes};
}

std::vector<QByteArray> Animation::takeFiles() {
    if (m_writer) {
        m_files.push_back(m_writer->finish());
        if (m_files.back().isEmpty()) throw std::bad_alloc();
    }
    return std::move(m_files);
}

}  // namespace attention
