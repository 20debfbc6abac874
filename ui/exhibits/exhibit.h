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

/// A named starting point: every parameter the exhibit uses at its default, apart from `values`.
struct Preset {
    std::string_view name;  ///< as on the command line
    QString title;          ///< translated
    QString summary;        ///< one translated line on what it shows
    PresetValues values;
    std::optional<FigureSize> size = std::nullopt;
    /// What the scene is compared with, as `values`; empty: with nothing.
    PresetValues reference = {};
    /// The arrays that it brings, of a trained model that comes with the program, instead of those of the scene; null:
    /// none.
    const SceneArrays& (*arrays)() = nullptr;
};

/// The name of the preset with which the window opens an exhibit, and to which Reset returns: the first of presets().
/// Its selection is a cell that proves the claim.
inline constexpr std::string_view kStartPreset = "start";

enum class ColumnType { Integer, Real, Text };

/// One column of a table, or a run of columns alike.
struct ColumnDescription {
    std::string_view name;   ///< the column's name; of a run: what numbers it, as in "column"
    std::string_view names;  ///< English, of a run: the names it has, as in "0 to d - 1"; else empty
    ColumnType type = ColumnType::Real;
    std::string_view meaning;  ///< one phrase of English
};

struct TableDescription {
    std::string_view name;  ///< stable, as are the columns: scripts depend on them
    std::string_view row;   ///< English: what a row is
    std::vector<ColumnDescription> columns;
    /// Of an ArrayTable, whose columns are those of its long form: the size of each axis, as in "d" or "grid-rows".
    std::vector<std::string_view> axes = {};
};

/// The table has a column of text or formulas, which not every format holds.
bool hasText(const TableDescription& table);

/// The words under a figure, translated, as rich text, with the numbers of the scene at hand. A link does what it says:
/// href "base=100" sets a parameter, "play:start" runs its slider, "preset:one-pair" applies a preset, "compare:on"
/// keeps the present figure for comparison; "term:wavelength" marks a term of the glossary.
struct Caption {
    std::vector<Expression> formulas;
    QString observation;  ///< two lines, at most 60 words together with suggestion
    QString suggestion;   ///< two lines
    QString more;         ///< the rest of what there is to say, joinParagraphs(), which "More" unfolds; may be empty
    QString relevance;    ///< unfolded, too

    bool operator==(const Caption&) const = default;
};

/// A hand on a dial that turns once a wavelength: the small picture of a sine or cosine.
struct Clock {
    double angle = 0;  ///< radians, counter-clockwise from the right
    bool sine = true;  ///< the height of the hand is the value, else how far right it reaches
};

/// "Why this number?", in words and with data, all of it from core.
struct Explanation {
    struct Tag {
        QString text;  ///< "position 3"
        IndexRole role = IndexRole::None;
    };
    std::vector<Tag> tags;
    QString value;     ///< "0.5085"
    QString sentence;  ///< what it is: "sine of pair 3"
    Derivation derivation;
    std::optional<Clock> clock;
    QString question = {};  ///< that all this answers, where it is another one than "Why this number?"
};
/// How a cell is called. Not a member of Explanation: lupdate takes a qualified return type for the class of the
/// function.
using CellTags = std::vector<Explanation::Tag>;
/// The explanation of a derivation's value, which is told with four digits; without tags.
Explanation explanationFor(Derivation derivation, QString sentence);

/// A parameter that the scene's tokens or loaded arrays decide.
struct DerivedParameter {
    std::string_view key;       ///< of an integer: "n", "d"
    std::int64_t value = 0;     ///< what it is, or at most is
    bool isUpperBound = false;  ///< smaller values are accepted, too
    std::string_view source;    ///< what decides, as on the command line: "tokens", "input", "learned"
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
    QString words;  ///< translated, one sentence; empty: it does change something
    /// English, for the command line: beside what it would change something, "with --add-position on"; empty: it does
    /// not change the picture, but a table.
    std::string_view accepted = {};
    std::optional<std::int64_t> value = std::nullopt;  ///< what stands in its place, if it is a value it can have

    bool isEmpty() const { return words.isEmpty(); }
};

/// Why a scene cannot be shown as requested: lengths that do not match the sentence, files that do not match each
/// other, too little memory.
struct SceneProblem {
    std::string key;       ///< of the parameter, or the array's flag; empty: of nothing in particular
    bool isFile = false;   ///< it is the content of a file, not what was asked
    std::string sentence;  ///< English, for the command line: what is wrong, and what is accepted
    QString words;         ///< translated, for the window
};

/// What an exhibit is called, translated.
struct ExhibitTexts {
    QString name;   ///< in the list of exhibits
    QString title;  ///< above the figure
    QString claim;  ///< the one claim that the figure makes visible
};

/// The meaning of row and column of a selected cell. A selection is carried over to another exhibit only if both have
/// the same kind.
enum class SelectionKind {
    Own,             ///< of this exhibit alone
    PositionColumn,  ///< a position and a column of P
    QueryKey,        ///< a query and a key of one sentence
};

/// Some parts of a figure, composed as a picture of their own, which a tab under the figure chooses: the value of the
/// parameter `show` that is not kShowAll.
struct FigureTab {
    std::string_view name;       ///< as on the command line
    MessageTemplate title = {};  ///< on the tab, at most four words
};
/// The value of the parameter `show` with which a figure has all of its parts, and their numbers as panels().
inline constexpr std::string_view kShowAll = "all";

using FigureMaker = std::unique_ptr<Figure> (*)();
template <class DerivedFigure>
std::unique_ptr<Figure> newFigure() {
    return std::make_unique<DerivedFigure>();
}

/// What an exhibit is, apart from numbers, words and picture.
struct ExhibitInfo {
    std::string_view id;  ///< as on the command line
    Chapter chapter = Chapter::Position;
    FigureMaker makeFigure = nullptr;  ///< what draws its studies
    /// Keys of the one or two sliders that a presentation offers, the first of which plays; empty: the first two.
    std::vector<std::string_view> presentationKeys = {};
    /// In the order in which the panel shows them; a use bounded by another one follows it.
    std::vector<ParameterUse> uses = {};
    std::vector<TableDescription> tables = {};  ///< the first is the default; kDerivationTable is added as the last
    std::vector<ArrayUse> arrays = {};
    /// The pictures that its parts make alone; the first is the one that kStartPreset shows. The exhibit then uses the
    /// parameter `show`. Empty: its figure always has all parts.
    std::vector<FigureTab> tabs = {};
    /// A command that names no preset and no scene file means kStartPreset, instead of every parameter's default.
    bool usesStartPreset = false;
    bool usesLanguageModel = false;  ///< it shows Scene::languageModel, or the one that comes with the program
    bool isComparable = false;       ///< it can show what a scene is compared with; else a reference is left alone
    SelectionKind selectionKind = SelectionKind::Own;
    std::vector<std::string_view> selectionMatrices = {};  ///< the matrices whose cells are of that kind; empty: all
};

class Editable;
class Incremental;
class LayerSource;
class Measurable;
class Trainable;

/// One topic: what it computes from, draws, tabulates and explains. Stateless, so one object serves window and command
/// line, from any thread. Scenes passed in always fit uses(), and a study belongs to a scene with the same numbers.
///
/// An exhibit derives from ExhibitWithStudy and overrides what is pure and what else it needs. It implements Editable,
/// Measurable, Trainable, LayerSource or Incremental, too, if it can do that. Whoever shows an exhibit asks an
/// EvaluatedScene for its words, which makes each of them once.
class Exhibit {
 public:
    explicit Exhibit(ExhibitInfo info);
    virtual ~Exhibit() = default;
    Exhibit(const Exhibit&) = delete;
    Exhibit& operator=(const Exhibit&) = delete;

    std::string_view id() const { return m_info.id; }
    Chapter chapter() const { return m_info.chapter; }
    /// Keys of the sliders that matter most; may be empty.
    std::span<const std::string_view> stage() const { return m_info.presentationKeys; }
    std::span<const ParameterUse> uses() const { return m_info.uses; }
    std::span<const TableDescription> tables() const { return m_info.tables; }
    std::span<const ArrayUse> arrays() const { return m_info.arrays; }
    std::span<const FigureTab> tabs() const { return m_info.tabs; }
    bool beginsAtStart() const { return m_info.usesStartPreset; }
    bool usesLanguageModel() const { return m_info.usesLanguageModel; }
    bool isComparable() const { return m_info.isComparable; }
    SelectionKind selects() const { return m_info.selectionKind; }
    /// The matrices whose cells are of the kind selects(); empty: all.
    std::span<const std::string_view> selectsIn() const { return m_info.selectionMatrices; }
    /// Whether cells of this matrix are of the kind selects(), so that other exhibits may have them, too.
    bool isShared(std::string_view matrix) const;
    const Editable* editable() const;        ///< nullptr unless it is Editable
    const Measurable* measurable() const;    ///< nullptr unless it is Measurable
    const Trainable* trainable() const;      ///< nullptr unless it is Trainable
    const LayerSource* layerSource() const;  ///< nullptr unless it is a LayerSource
    const Incremental* incremental() const;  ///< nullptr unless it is Incremental
    std::unique_ptr<Figure> makeFigure() const;

    const ParameterUse* findUse(std::string_view key) const;
    const ArrayUse* findArrayUse(std::string_view name) const;
    /// The numbers of an array that the exhibit uses; nullptr if the scene has none with this name, if its file was not
    /// found, or if it has other axes than the exhibit takes.
    const Array* arrayOf(const Scene& scene, std::string_view name) const;
    std::optional<Preset> findPreset(std::string_view name) const;
    /// presets() without kStartPreset, which is where Reset leads.
    std::vector<Preset> offeredPresets() const;

    /// Name, title and claim; the claim may depend on the scene.
    virtual ExhibitTexts textsFor(const Scene& scene) const = 0;
    ExhibitTexts words() const { return textsFor({}); }
    /// The first is kStartPreset.
    virtual std::vector<Preset> presets() const = 0;
    /// Bytes that compute() or a table will hold at once.
    virtual double memoryNeeded(const Scene& scene) const = 0;
    /// The study of a scene. Pure; may return early with anything once `stop` is requested.
    virtual StudyPtr compute(const Scene& scene, std::stop_token stop) const = 0;

    /// Parameters that the scene's tokens and arrays determine; adaptParameters() applies them.
    virtual std::vector<DerivedParameter> derivedParameters(const Scene&) const { return {}; }
    /// Why a parameter of uses() changes nothing now. What derivedParameters() decides needs no words here.
    virtual IneffectiveReason ineffectiveReason(std::string_view /*key*/, const Scene&) const { return {}; }
    /// What is wrong with a scene whose parameters fit uses(); it is then not computed.
    virtual std::optional<SceneProblem> problem(const Scene&) const { return std::nullopt; }
    /// `after` a change, with what names the same thing as what was changed: the selected cell of a pair follows the
    /// pair that is chosen, and the other way round.
    virtual Parameters linked(const Parameters& /*before*/, Parameters after) const { return after; }

 protected:
    friend class EvaluatedScene;
    // ExhibitWithStudy implements these, and says there what they are.
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

/// An exhibit whose study is an S: it only casts the study to what it is.
template <class S>
class ExhibitWithStudy : public Exhibit {
 public:
    using Exhibit::Exhibit;
    /// Unless overridden, the scene makes the study.
    StudyPtr compute(const Scene& scene, std::stop_token stop) const override {
        if constexpr (std::constructible_from<S, const Scene&, std::stop_token>)
            return std::make_shared<const S>(scene, std::move(stop));
        else
            Q_UNREACHABLE();
    }

 protected:
    /// The words under the figure, with the numbers of the study.
    virtual Caption caption(const S& study, const Scene& scene) const = 0;
    /// What the figure shows, with which parameters, translated, in plain sentences: for a paper's caption, for a
    /// screen reader, for the exported file. The selected number is told after it.
    virtual QString description(const S& study, const Scene& scene) const = 0;
    /// How a cell is called: its position with the word there, its column.
    virtual CellTags tags(const S& study, const Scene& scene, const Cell& cell) const = 0;
    /// Why the number in a cell is what it is; without tags it gets those of tags().
    /// @param scene  with this cell selected  @param cell  inside the matrix that it names
    virtual Explanation explain(const S& study, const Scene& scene, const Cell& cell) const = 0;
    /// Which token of the sentence a cell stands for, from 0; nothing: none. Unless overridden, of a weight the key
    /// that is looked at, otherwise the one whose row the cell is in.
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
    static const S& own(const Study& study) { return static_cast<const S&>(study); }

 private:
    Caption captionOf(const Study& study, const Scene& scene) const final { return caption(own(study), scene); }
    QString descriptionOf(const Study& study, const Scene& scene) const final { return description(own(study), scene); }
    CellTags tagsOf(const Study& study, const Scene& scene, const Cell& cell) const final {
        return tags(own(study), scene, cell);
    }
    Explanation explanationOf(const Study& study, const Scene& scene, const Cell& cell) const final {
        return explain(own(study), scene, cell);
    }
    std::optional<std::int64_t> tokenOf(const Study& study, const Scene& scene, const Cell& cell) const final {
        return token(own(study), scene, cell);
    }
    Table tableOf(std::string_view name, const Study& study, const Scene& scene) const final {
        return table(name, own(study), scene);
    }
};

/// The one exhibit of a class.
template <class E>
const Exhibit& singleton() {
    static const E exhibit;
    return exhibit;
}

/// An exhibit some of whose numbers can be typed anew, into the parameter "entries".
class Editable {
 public:
    virtual ~Editable() = default;
    /// The number of a cell as it can be typed anew; nothing where it cannot.
    virtual std::optional<Entry> entryOf(const Study& study, const Scene& scene, const Cell& cell) const = 0;
};

/// An exhibit that finds out something about the machine when it is asked to; the scene then keeps it.
class Measurable {
 public:
    virtual ~Measurable() = default;
    /// Whether the scene shows samples already: its own, or a stored run that its parameters ask for.
    virtual bool hasSamples(const Scene& scene) const { return scene.measurement.has_value(); }
    /// Why measuring what the scene asks for is refused before it starts: more memory than there is.
    virtual std::optional<SceneProblem> measuringProblem(const Scene& scene) const = 0;
    /// What measuring is going to do, translated, in one sentence: "4 layers at 9 lengths from 8 to 1024, some 5
    /// seconds".
    virtual QString measuringPlan(const Scene& scene) const = 0;
    /// Measures; from any thread. @param progress  called from that thread with 0 ... 1
    /// @return nothing if `stop` was requested
    virtual std::optional<CostMeasurement> measure(const Scene& scene, const std::function<void(double)>& progress,
                                                   std::stop_token stop) const = 0;
};

/// An exhibit that finds the numbers of a scene sooner with those of the scene before, as while a slider moves: part of
/// them is the same.
class Incremental {
 public:
    virtual ~Incremental() = default;
    /// Exhibit::compute(), with the same result to the bit.
    /// @param before  of any scene of this exhibit
    virtual StudyPtr computeFrom(const Study& before, const Scene& scene, std::stop_token stop) const = 0;
};

class SharedTrainingRun;

/// An exhibit that shows one moment of a training run; the run continues in the window meanwhile.
class Trainable {
 public:
    virtual ~Trainable() = default;
    /// The run of the study, which later studies of the same run share.
    virtual std::shared_ptr<SharedTrainingRun> runOf(const Study& study) const = 0;
};

/// An exhibit that shows a layer of a model which other exhibits can show, too.
class LayerSource {
 public:
    virtual ~LayerSource() = default;
    /// The layer that is shown, with the weight that is looked at; nothing where there is none to take. From any
    /// thread.
    virtual std::optional<ExtractedLayer> layerOf(const Study& study, const Scene& scene) const = 0;
};

/// Every exhibit has this table, the last of its tables(): how the number of the selected cell comes about.
extern const TableDescription kDerivationTable;

/// Returns the parameters of `scene` as the exhibit can show them: first what tokens and arrays determine, then each
/// value adjusted to the nearest accepted one. If the exhibit has several matrices and `matrix` names none of them, the
/// first is used.
/// @param fixed keys that were asked for explicitly; see adapt()
AdaptedParameters adaptParameters(const Exhibit& exhibit, const Scene& scene,
                                  const std::set<std::string_view>& fixed = {});
/// What a scene is compared with, as the exhibit can show it; nothing where it is compared with nothing.
std::optional<Parameters> adaptReference(const Exhibit& exhibit, const Scene& scene);
Scene adaptScene(const Exhibit& exhibit, Scene scene);
/// @throws ParameterError for the first value out of bounds. What derivedParameters() decides is not looked at.
void validateScene(const Exhibit& exhibit, const Scene& scene);
/// Why the scene cannot be computed: an array exceeds what can be shown, problem(), or insufficient memory. Nothing if
/// it can.
std::optional<SceneProblem> findProblem(const Exhibit& exhibit, const Scene& scene);
/// Why this amount of memory is refused; the message does not say what happens then. Nothing if it is available.
std::optional<SceneProblem> memoryProblem(const Exhibit& exhibit, double bytes);
/// Rows and columns that can be selected in one of the exhibit's matrices.
TableShape selectableShape(const Exhibit& exhibit, Parameters parameters, const std::string& matrix);
/// Whether the exhibit has the cell, at the size it has with these parameters.
bool hasCell(const Exhibit& exhibit, const Parameters& parameters, const Cell& cell);
/// True if the two have the same numbers on this exhibit, and so the same result.
bool hasSameNumbers(const Exhibit& exhibit, const Scene& a, const Scene& b);

/// `scene` with the preset's values: the exhibit's other parameters at their defaults, the rest of the scene kept, but
/// for arrays of trained models.
Scene applyPreset(const Exhibit& exhibit, const Preset& preset, Scene scene);
/// `scene` as the window opens the exhibit: with the preset kStartPreset, or, where there is none, at the defaults with
/// a cell selected, so that every view shows what it is for.
Scene startScene(const Exhibit& exhibit, Scene scene = {});
/// `scene` as a command means it that names no preset and no scene file.
Scene commandScene(const Exhibit& exhibit, Scene scene = {});

}  // namespace attention
