#pragma once

#include <concepts>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include <QString>

#include "core/formula/derivation.h"
#include "core/io/table.h"
#include "core/scene/lists.h"
#include "core/scene/parameter_table.h"
#include "core/scene/scene.h"
#include "core/scene/study.h"
#include "core/training/extracted_layer.h"
#include "ui/exhibits/preset_values.h"
#include "ui/text/chapter.h"

namespace attention {

class Figure;

using SceneArrays = std::map<std::string, LoadedArray, std::less<>>;

/// A named scene of an exhibit: all parameters that the exhibit uses have their defaults, except those in `values`.
struct Preset {
    std::string_view name;  ///< as on the command line
    QString title;          ///< translated
    QString summary;        ///< one translated line on what it shows
    PresetValues values;
    std::optional<FigureSize> size = std::nullopt;
    /// The values of Scene::reference, with which the scene is compared; empty: no comparison.
    PresetValues reference = {};
    /// Returns arrays of a trained model that comes with the program; they replace the scene's arrays. Null: none.
    const SceneArrays& (*arrays)() = nullptr;
};

/// Name of the preset with which the window opens an exhibit and to which Reset returns. It is the first of presets(),
/// and the cell that it selects demonstrates the exhibit's claim.
inline constexpr std::string_view kStartPreset = "start";

enum class ColumnType { Integer, Real, Text };

/// One column of a table, or a series of numbered columns with the same meaning.
struct ColumnDescription {
    std::string_view name;   ///< the column's name; for a series: what the numbers count, as in "column"
    std::string_view names;  ///< for a series: the range of the numbers in English, as in "0 to d - 1"; else empty
    ColumnType type = ColumnType::Real;
    std::string_view meaning;  ///< one phrase of English
};

struct TableDescription {
    std::string_view name;  ///< never changed, nor are the columns' names: scripts depend on them
    std::string_view row;   ///< what a row is, in English: "a position, 0 to n - 1"
    std::vector<ColumnDescription> columns;
    /// For an ArrayTable only: the size of each axis, as in "d" or "grid-rows". `columns` then describes its long form.
    std::vector<std::string_view> axes = {};
};

/// Whether the table has a column of text or formulas, which some file formats cannot store.
bool hasText(const TableDescription& table);

/// The text under a figure, translated, as rich text, with numbers of the current scene. Links perform actions:
/// href "base=100" sets a parameter, "play:start" plays the slider of `start`, "preset:one-pair" applies a preset,
/// "compare:on" keeps the current figure as reference; "term:wavelength" marks a term of the glossary.
struct Caption {
    std::vector<Expression> formulas;
    QString observation;  ///< two lines, at most 60 words together with suggestion
    QString suggestion;   ///< what to try next; two lines
    QString more;         ///< further paragraphs (joinParagraphs()), visible after a click on "More"; may be empty
    QString relevance;    ///< why it matters in practice; visible after a click on "More"

    bool operator==(const Caption&) const = default;
};

/// A dial with one hand, which illustrates a sine or cosine: the hand makes one turn per wavelength.
struct Clock {
    double angle = 0;  ///< radians, counter-clockwise from the right
    bool sine = true;  ///< true: the value is the y coordinate of the hand's tip; false: its x coordinate
};

/// The content of "Why this number?" for one cell; all its numbers come from core.
struct Explanation {
    struct Tag {
        QString text;  ///< "position 3"
        IndexRole role = IndexRole::None;
    };
    std::vector<Tag> tags;
    QString value;     ///< "0.5085"
    QString sentence;  ///< what the number is: "sine of pair 3"
    Derivation derivation;
    std::optional<Clock> clock;
    QString question = {};  ///< replaces the heading "Why this number?"; empty: no replacement
};
/// The names of a cell's row and column. Not a member of Explanation, because lupdate would take a qualified return
/// type for the class that a function belongs to.
using CellTags = std::vector<Explanation::Tag>;
/// The explanation of a derivation's value, written with four significant digits; its tags are empty.
Explanation explanationFor(Derivation derivation, QString sentence);

/// A parameter whose value, or maximum, follows from the scene's tokens or loaded arrays.
struct DerivedParameter {
    std::string_view key;       ///< of an integer parameter: "n", "d"
    std::int64_t value = 0;     ///< the value; its maximum if isUpperBound
    bool isUpperBound = false;  ///< smaller values are accepted, too
    std::string_view source;    ///< what determines it, as on the command line: "tokens", "input", "learned"
};

/// An array that an exhibit can load.
struct ArrayUse {
    std::string_view name;    ///< one of arrayNames(), as on the command line
    std::size_t minAxes = 2;  ///< of the file's array
    std::size_t maxAxes = 2;
    std::string_view help;  ///< one phrase of English for the command line: "embeddings, n x d"
};

/// Explains why a parameter currently has no effect in an exhibit.
struct IneffectiveReason {
    QString words;  ///< one translated sentence; empty: the parameter has an effect
    /// For the command line, in English: the setting with which the parameter would have an effect, "with
    /// --add-position on". Empty: it changes a table though not the picture, so the command line accepts it.
    std::string_view accepted = {};
    std::optional<std::int64_t> value = std::nullopt;  ///< the value that is used instead, if there is one

    bool isEmpty() const { return words.isEmpty(); }
};

/// Why a scene cannot be shown as requested: lengths that do not match the sentence, files that do not match each
/// other, too little memory.
struct SceneProblem {
    std::string key;       ///< the parameter or array that causes it; empty: no particular one
    bool isFile = false;   ///< the cause is the content of a file, not a value that the user asked for
    std::string sentence;  ///< for the command line, in English: what is wrong, and what is accepted
    QString words;         ///< for the window, translated
};

/// The translated texts that name an exhibit.
struct ExhibitTexts {
    QString name;   ///< in the list of exhibits
    QString title;  ///< above the figure
    QString claim;  ///< the one claim that the figure makes visible
};

/// The meaning of row and column of a selected cell. When the user changes to another exhibit, the selection is kept
/// only if both exhibits have the same kind, and not Own.
enum class SelectionKind {
    Own,             ///< a meaning that no other exhibit has
    PositionColumn,  ///< a position and a column of P
    QueryKey,        ///< a query and a key of one sentence
};

/// A picture of only some parts of a figure. Tabs under the figure choose it; its name is the value of the parameter
/// `show`.
struct FigureTab {
    std::string_view name;       ///< as on the command line
    MessageTemplate title = {};  ///< on the tab, at most four words
};
/// The value of the parameter `show` with which a figure has all of its parts.
inline constexpr std::string_view kShowAll = "all";

using FigureMaker = std::unique_ptr<Figure> (*)();
template <class DerivedFigure>
std::unique_ptr<Figure> newFigure() {
    return std::make_unique<DerivedFigure>();
}

/// The fixed properties of an exhibit.
struct ExhibitInfo {
    std::string_view id;  ///< as on the command line
    Chapter chapter = Chapter::Position;
    FigureMaker makeFigure = nullptr;  ///< creates the figure that draws its studies
    /// Keys of the one or two sliders that a presentation offers; Play moves the first one. Empty: the first two.
    std::vector<std::string_view> presentationKeys = {};
    /// In the order of the parameter panel; a parameter whose bounds depend on another one comes after that one.
    std::vector<ParameterUse> uses = {};
    std::vector<TableDescription> tables = {};  ///< the first is the default; kDerivationTable is added as the last
    std::vector<ArrayUse> arrays = {};
    /// The pictures of only some parts; kStartPreset shows the first one. An exhibit with tabs also uses the parameter
    /// `show`. Empty: the figure always has all parts.
    std::vector<FigureTab> tabs = {};
    /// On the command line the exhibit starts from kStartPreset if neither a preset nor a scene file is given; else
    /// from the defaults of all parameters.
    bool usesStartPreset = false;
    bool usesLanguageModel = false;  ///< it shows Scene::languageModel, or the one that comes with the program
    bool isComparable = false;       ///< it can show Scene::reference; otherwise a reference is ignored
    SelectionKind selectionKind = SelectionKind::Own;
    std::vector<std::string_view> selectionMatrices = {};  ///< the matrices that selectionKind is about; empty: all
};

class Editable;
class Incremental;
class LayerSource;
class Measurable;
class Trainable;

/// One topic of the program: what it computes, draws, tabulates and explains. Stateless, so one object serves the
/// window and the command line, from any thread. Every scene that is passed in must be adapted to the exhibit
/// (adaptScene()), and every study must have been computed from a scene with the same numbers (hasSameNumbers()).
///
/// An exhibit derives from ExhibitWithStudy and overrides its pure functions, and others where the defaults do not fit.
/// It can also implement Editable, Measurable, Trainable, LayerSource or Incremental. Callers get captions,
/// descriptions and explanations from an EvaluatedScene, which caches them.
class Exhibit {
 public:
    explicit Exhibit(ExhibitInfo info);
    virtual ~Exhibit() = default;
    Exhibit(const Exhibit&) = delete;
    Exhibit& operator=(const Exhibit&) = delete;

    std::string_view id() const { return m_info.id; }
    Chapter chapter() const { return m_info.chapter; }
    /// Keys of the one or two sliders that a presentation offers; may be empty.
    std::span<const std::string_view> presentationKeys() const { return m_info.presentationKeys; }
    std::span<const ParameterUse> uses() const { return m_info.uses; }
    std::span<const TableDescription> tables() const { return m_info.tables; }
    std::span<const ArrayUse> arrays() const { return m_info.arrays; }
    std::span<const FigureTab> tabs() const { return m_info.tabs; }
    bool usesStartPreset() const { return m_info.usesStartPreset; }
    bool usesLanguageModel() const { return m_info.usesLanguageModel; }
    bool isComparable() const { return m_info.isComparable; }
    SelectionKind selectionKind() const { return m_info.selectionKind; }
    /// The matrices that selectionKind() is about; empty: all.
    std::span<const std::string_view> selectionMatrices() const { return m_info.selectionMatrices; }
    /// Whether a selected cell of this matrix can be kept when the user changes to another exhibit.
    bool hasSharedCells(std::string_view matrix) const;
    const Editable* editable() const;        ///< nullptr unless the exhibit is Editable
    const Measurable* measurable() const;    ///< nullptr unless the exhibit is Measurable
    const Trainable* trainable() const;      ///< nullptr unless the exhibit is Trainable
    const LayerSource* layerSource() const;  ///< nullptr unless the exhibit is a LayerSource
    const Incremental* incremental() const;  ///< nullptr unless the exhibit is Incremental
    std::unique_ptr<Figure> makeFigure() const;

    const ParameterUse* findUse(std::string_view key) const;
    const ArrayUse* findArrayUse(std::string_view name) const;
    /// The values of an array that the exhibit uses; nullptr if the scene has no array of this name, if its file was
    /// not found, or if its number of axes is not accepted by the exhibit.
    const Array* arrayOf(const Scene& scene, std::string_view name) const;
    std::optional<Preset> findPreset(std::string_view name) const;
    /// presets() without kStartPreset, which the user gets by Reset.
    std::vector<Preset> offeredPresets() const;

    /// Name, title and claim; the claim may depend on the scene.
    virtual ExhibitTexts textsFor(const Scene& scene) const = 0;
    /// textsFor() with default parameters.
    ExhibitTexts words() const { return textsFor({}); }
    /// All presets; the first is kStartPreset.
    virtual std::vector<Preset> presets() const = 0;
    /// Peak memory of compute() and of creating a table, in bytes.
    virtual double memoryNeeded(const Scene& scene) const = 0;
    /// Computes the study of a scene. Deterministic and without side effects. Once `stop` is requested, it may return
    /// early; the result is then meaningless and may be null.
    virtual StudyPtr compute(const Scene& scene, std::stop_token stop) const = 0;

    /// Parameters that the scene's tokens and arrays determine; adaptParameters() applies them.
    virtual std::vector<DerivedParameter> derivedParameters(const Scene&) const { return {}; }
    /// Why a parameter of uses() has no effect in this scene. Parameters in derivedParameters() need no reason here.
    virtual IneffectiveReason ineffectiveReason(std::string_view /*key*/, const Scene&) const { return {}; }
    /// Why an adapted scene cannot be computed; nothing if it can.
    virtual std::optional<SceneProblem> problem(const Scene&) const { return std::nullopt; }
    /// Called after each change of parameters. Returns `after` with the parameters updated that must follow the changed
    /// ones: if `pair` changed, a cell of the new pair is selected; if the selection changed, `pair` follows the cell.
    virtual Parameters withLinkedParameters(const Parameters& /*before*/, Parameters after) const { return after; }

 protected:
    friend class EvaluatedScene;
    // ExhibitWithStudy implements and documents these.
    virtual Caption captionOf(const Study& study, const Scene& scene) const = 0;
    virtual QString descriptionOf(const Study& study, const Scene& scene) const = 0;
    virtual CellTags tagsOf(const Study& study, const Scene& scene, const Cell& cell) const = 0;
    virtual Explanation explanationOf(const Study& study, const Scene& scene, const Cell& cell) const = 0;
    virtual std::optional<std::int64_t> tokenOf(const Study& study, const Scene& scene, const Cell& cell) const;
    virtual Table tableOf(std::string_view name, const Study& study, const Scene& scene) const = 0;

 private:
    ExhibitInfo m_info;
    std::vector<std::string_view> m_shownNames;  ///< values of `show`: kShowAll and the names of the tabs
};

/// Base of all exhibits: casts the study to its type S and passes it to typed virtual functions.
template <class S>
class ExhibitWithStudy : public Exhibit {
 public:
    using Exhibit::Exhibit;
    /// By default, constructs S from the scene and the stop token; must be overridden if S has no such constructor.
    StudyPtr compute(const Scene& scene, std::stop_token stop) const override {
        if constexpr (std::constructible_from<S, const Scene&, std::stop_token>)
            return std::make_shared<const S>(scene, std::move(stop));
        else
            Q_UNREACHABLE();
    }

 protected:
    /// The text under the figure, with numbers of the study.
    virtual Caption caption(const S& study, const Scene& scene) const = 0;
    /// What the figure shows and with which parameters, in plain translated sentences, for a paper's caption, a screen
    /// reader and exported files. EvaluatedScene::description() appends the selected number.
    virtual QString description(const S& study, const Scene& scene) const = 0;
    /// The names of a cell's row and column: {"position 3: “cat”", "column 5"}.
    virtual CellTags tags(const S& study, const Scene& scene, const Cell& cell) const = 0;
    /// Explains the number of a cell. If the result has no tags, the caller adds those of tags().
    /// @param scene  with this cell selected  @param cell  inside the bounds of the matrix that it names
    virtual Explanation explain(const S& study, const Scene& scene, const Cell& cell) const = 0;
    /// Index of the token that a cell belongs to, from 0; nothing if it belongs to no token. By default, the key (the
    /// column) for a cell of weights, and the row for any other cell.
    virtual std::optional<std::int64_t> token(const S& study, const Scene& scene, const Cell& cell) const {
        return Exhibit::tokenOf(study, scene, cell);
    }
    /// One of the tables of ExhibitInfo.
    virtual Table table(std::string_view name, const S& study, const Scene& scene) const {
        if constexpr (requires { study.table(name, scene.parameters); })
            return study.table(name, scene.parameters);
        else
            return study.table(name);
    }
    static const S& castStudy(const Study& study) { return static_cast<const S&>(study); }

 private:
    Caption captionOf(const Study& study, const Scene& scene) const final { return caption(castStudy(study), scene); }
    QString descriptionOf(const Study& study, const Scene& scene) const final {
        return description(castStudy(study), scene);
    }
    CellTags tagsOf(const Study& study, const Scene& scene, const Cell& cell) const final {
        return tags(castStudy(study), scene, cell);
    }
    Explanation explanationOf(const Study& study, const Scene& scene, const Cell& cell) const final {
        return explain(castStudy(study), scene, cell);
    }
    std::optional<std::int64_t> tokenOf(const Study& study, const Scene& scene, const Cell& cell) const final {
        return token(castStudy(study), scene, cell);
    }
    Table tableOf(std::string_view name, const Study& study, const Scene& scene) const final {
        return table(name, castStudy(study), scene);
    }
};

/// The only instance of an exhibit's class.
template <class E>
const Exhibit& singleton() {
    static const E exhibit;
    return exhibit;
}

/// An exhibit with numbers that the user can edit; the parameter "entries" stores them.
class Editable {
 public:
    virtual ~Editable() = default;
    /// The entry to edit for a cell, with its current value; nothing if the cell cannot be edited.
    virtual std::optional<Entry> entryOf(const Study& study, const Scene& scene, const Cell& cell) const = 0;
};

/// An exhibit that measures the speed of the computer when the user asks for it; the scene stores the measurement.
class Measurable {
 public:
    virtual ~Measurable() = default;
    /// Whether the scene already has samples: measured ones, or a stored run that its parameters choose.
    virtual bool hasSamples(const Scene& scene) const { return scene.measurement.has_value(); }
    /// Why the measurement cannot start, such as too little memory; nothing if it can.
    virtual std::optional<SceneProblem> measuringProblem(const Scene& scene) const = 0;
    /// One translated sentence on what will be measured: "4 layers at 9 lengths from 8 to 1024, some 5 seconds".
    virtual QString measuringPlan(const Scene& scene) const = 0;
    /// Runs the measurement; may be called from any thread.
    /// @param progress  called from that thread with values from 0 to 1
    /// @return nothing if `stop` was requested
    virtual std::optional<CostMeasurement> measure(const Scene& scene, const std::function<void(double)>& progress,
                                                   std::stop_token stop) const = 0;
};

/// An exhibit that can reuse parts of the previous study, which makes dragging a slider faster.
class Incremental {
 public:
    virtual ~Incremental() = default;
    /// Computes the study of a scene; the result is bitwise equal to that of Exhibit::compute().
    /// @param before  the study of any scene of this exhibit
    virtual StudyPtr computeFrom(const Study& before, const Scene& scene, std::stop_token stop) const = 0;
};

class SharedTrainingRun;

/// An exhibit that shows one step of a training run, while the run continues in the background.
class Trainable {
 public:
    virtual ~Trainable() = default;
    /// The training run that the study shows; studies of later steps share it.
    virtual std::shared_ptr<SharedTrainingRun> runOf(const Study& study) const = 0;
};

/// An exhibit that shows a layer of a model and can pass it to other exhibits.
class LayerSource {
 public:
    virtual ~LayerSource() = default;
    /// The layer that is shown, with the selected query and key; nothing if there is no layer to pass on. Thread-safe.
    virtual std::optional<ExtractedLayer> layerOf(const Study& study, const Scene& scene) const = 0;
};

/// The derivation of the selected cell's number. It is the last of tables() in every exhibit that has tables.
extern const TableDescription kDerivationTable;

/// Returns the parameters of `scene` as the exhibit can show them: derivedParameters() are applied first, then each
/// value is adjusted to the nearest accepted one. If the exhibit has several matrices and `matrix` names none of them,
/// the first is used.
/// @param fixed  keys that the user asked for explicitly; see adapt()
AdaptedParameters adaptParameters(const Exhibit& exhibit, const Scene& scene,
                                  const std::set<std::string_view>& fixed = {});
/// Scene::reference adapted like adaptParameters(); nothing if the scene has no reference.
std::optional<Parameters> adaptReference(const Exhibit& exhibit, const Scene& scene);
/// `scene` with its parameters and its reference adapted.
Scene adaptScene(const Exhibit& exhibit, Scene scene);
/// Checks all parameters except those that derivedParameters() determines.
/// @throws ParameterError for the first value out of bounds
void validateScene(const Exhibit& exhibit, const Scene& scene);
/// Why an adapted scene cannot be computed: a loaded array is too large to be shown, Exhibit::problem(), or too little
/// memory. Nothing if it can.
std::optional<SceneProblem> findProblem(const Exhibit& exhibit, const Scene& scene);
/// Why this amount of memory is refused; nothing if it is available. findProblem() appends to the message that the
/// figure keeps its last values.
std::optional<SceneProblem> memoryProblem(const Exhibit& exhibit, double bytes);
/// The number of rows and columns of one of the exhibit's matrices.
TableShape selectableShape(const Exhibit& exhibit, Parameters parameters, const std::string& matrix);
/// Whether the cell exists with these parameters.
bool hasCell(const Exhibit& exhibit, const Parameters& parameters, const Cell& cell);
/// Whether both scenes have the same study: they may differ only in parameters that the computation does not use.
bool hasSameNumbers(const Exhibit& exhibit, const Scene& a, const Scene& b);

/// `scene` with the preset's values and arrays. All other parameters that the exhibit uses get their defaults, and the
/// view and the reference are replaced. Arrays that the user loaded are kept unless the preset has arrays; arrays taken
/// from trained models are removed.
Scene applyPreset(const Exhibit& exhibit, const Preset& preset, Scene scene);
/// `scene` as the window opens the exhibit: with kStartPreset or, without such a preset, with default parameters and a
/// selected cell, so that the explanation is not empty.
Scene startScene(const Exhibit& exhibit, Scene scene = {});
/// The scene from which a command starts that names neither a preset nor a scene file; see
/// ExhibitInfo::usesStartPreset.
Scene commandScene(const Exhibit& exhibit, Scene scene = {});

}  // namespace attention
