#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include <QString>

#include "core/explain/derivation.h"
#include "core/io/table.h"
#include "core/scene/lists.h"
#include "core/scene/scene.h"
#include "ui/figure/figure.h"

namespace attention {

enum class Chapter { Position, Attention, Cost };

/// A named starting point: every parameter the exhibit uses at its default, apart from `values`.
struct Preset {
    std::string_view name;                                              ///< as on the command line
    QString title;                                                      ///< translated
    QString shows;                                                      ///< one translated line on what it shows
    std::vector<std::pair<std::string_view, std::string_view>> values;  ///< key and value as on the command line
    std::optional<FigureSize> size = std::nullopt;
    /// What the scene is compared with, as `values`; empty: with nothing.
    std::vector<std::pair<std::string_view, std::string_view>> reference = {};
};

enum class ColumnType { Integer, Real, Text };

/// One column of a table, or a run of columns alike.
struct ColumnDescription {
    std::string_view name;  ///< the column's name; of a run: what numbers it, as in "column"
    std::string_view each;  ///< English, of a run: the names it has, as in "0 to d - 1"; else empty
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
    QString whatYouSee;
    QString tryThis;
    QString whyItMatters;
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
};

/// A parameter that the scene's tokens or loaded arrays decide.
struct Decision {
    std::string_view key;    ///< of an integer: "n", "d"
    std::int64_t value = 0;  ///< what it is, or at most is
    bool isMost = false;     ///< smaller values are accepted, too
    std::string_view by;     ///< what decides, as on the command line: "tokens", "input", "learned"
};

/// An array that a page can load.
struct ArrayUse {
    std::string_view name;      ///< one of arrayNames(), as on the command line
    std::size_t leastAxes = 2;  ///< of the file's array
    std::size_t mostAxes = 2;
    std::string_view help;  ///< one phrase of English for the command line: "embeddings, n x d"
};

/// Why a parameter changes nothing on a page as it is.
struct NoEffect {
    QString words;  ///< translated, one sentence; empty: it does change something
    /// English, for the command line: beside what it would change something, "with --add-position on"; empty: it does
    /// not change the picture, but a table.
    std::string_view accepted = {};
    std::optional<std::int64_t> value = std::nullopt;  ///< what stands in its place, if it is a value it can have

    bool isEmpty() const { return words.isEmpty(); }
};

/// What keeps a scene from being shown as it was asked for: lengths that do not fit a sentence, files that do not fit
/// each other.
struct SceneProblem {
    std::string key;       ///< of the parameter, or the array's flag
    bool isFile = false;   ///< it is the content of a file, not what was asked
    std::string sentence;  ///< English, for the command line: what is wrong, and what is accepted
    QString words;         ///< translated, for the page
};

/// One topic on one page: what it computes from, draws, tabulates and explains. Stateless, so one object serves window
/// and command line, from any thread. Scenes passed in always fit uses().
class Exhibit {
 public:
    virtual ~Exhibit() = default;

    virtual std::string_view id() const = 0;  ///< as on the command line
    virtual Chapter chapter() const = 0;
    virtual QString name() const = 0;   ///< in the list of exhibits
    virtual QString title() const = 0;  ///< above the figure
    virtual QString claim() const = 0;  ///< the one claim that the page makes visible
    /// The same, where they depend on the scene: on an array that is shown in the place of a formula.
    virtual QString titleOf(const Scene&) const { return title(); }
    virtual QString claimOf(const Scene&) const { return claim(); }
    virtual Caption caption(const Scene& scene) const = 0;
    /// What the figure shows and with which parameters, translated, in plain sentences: for a paper's caption, for a
    /// screen reader, for the exported file.
    virtual QString description(const Scene& scene) const = 0;
    virtual std::vector<Preset> presets() const = 0;

    /// In the order in which the panel shows them; a use bounded by another one follows it.
    virtual std::span<const ParameterUse> uses() const = 0;
    virtual std::span<const TableDescription> tables() const = 0;  ///< the first is the default
    virtual std::span<const ArrayUse> arrays() const { return {}; }
    /// What the scene's tokens and arrays decide; fitted() sets it.
    virtual std::vector<Decision> decided(const Scene&) const { return {}; }
    /// True if the page can show what a scene is compared with; else a reference is left alone.
    virtual bool canCompare() const { return false; }

    /// Why a parameter that the page uses changes nothing now. What decided() decides needs no words of the page's own.
    virtual NoEffect noEffect(std::string_view, const Scene&) const { return {}; }

    /// What is wrong with a scene whose parameters fit uses(); compute() is not asked for it. What the page says about
    /// such a scene must still be sound.
    virtual std::optional<SceneProblem> problem(const Scene&) const { return std::nullopt; }

    /// Bytes that compute() or table() will hold at once.
    virtual double memoryNeeded(const Scene& scene) const = 0;
    /// Pure; may return early with anything once `stop` is requested.
    virtual std::shared_ptr<const Result> compute(const Scene& scene, std::stop_token stop) const = 0;
    /// @throws std::invalid_argument for a name that is not in tables(), and for the derivation while no cell is
    /// selected
    virtual Table table(std::string_view name, const Scene& scene) const = 0;

    /// True if the page finds out something about the machine when it is asked to; the scene then keeps it.
    virtual bool canMeasure() const { return false; }
    /// Why measuring what the scene asks for is refused before it starts: more memory than there is.
    virtual std::optional<SceneProblem> measuringProblem(const Scene&) const { return std::nullopt; }
    /// What measuring is going to do, translated, in one sentence: "4 layers at 9 lengths from 8 to 1024, some 5
    /// seconds".
    virtual QString measuringPlan(const Scene&) const { return {}; }
    /// Measures; from any thread. @param progress  called from that thread with 0 ... 1
    /// @return nothing if `stop` was requested
    virtual std::optional<CostMeasurement> measure(const Scene&, const std::function<void(double)>&,
                                                   std::stop_token) const {
        return std::nullopt;
    }

    virtual std::unique_ptr<Figure> makeFigure() const = 0;
    /// Why the number in a cell is what it is. @param cell  inside the matrix that it names
    virtual Explanation explain(const Scene& scene, const Cell& cell) const = 0;
    /// The number of a cell as it can be typed anew, for the parameter "entries"; nothing where it cannot.
    virtual std::optional<Entry> entryOf(const Scene&, const Cell&) const { return std::nullopt; }
    /// The same in the scene's selected cell; nothing while none is selected.
    std::optional<Explanation> explainSelection(const Scene& scene) const;
    /// Its derivation, the last of tables(). @throws std::invalid_argument while no cell is selected
    Table derivationOfSelection(const Scene& scene) const;

    const ParameterUse* findUse(std::string_view key) const;
    const ArrayUse* findArrayUse(std::string_view name) const;
    /// The numbers of an array that this page uses; nullptr if the scene has none with this name, if its file was not
    /// found, or if it has other axes than this page takes.
    const Array* arrayOf(const Scene& scene, std::string_view name) const;
    std::optional<Preset> findPreset(std::string_view name) const;
};

/// Every exhibit has this table, the last of its tables().
extern const TableDescription kDerivationTable;

/// The parameters of `scene` as the exhibit can show them: what tokens and arrays decide, then each value the nearest
/// to what it is. On a page with several matrices `matrix` is one of them, the first unless another is named.
/// @param fixed  keys that were asked for explicitly; see adapt()
AdaptedParameters fittedParameters(const Exhibit& exhibit, const Scene& scene,
                                   const std::set<std::string_view>& fixed = {});
Scene fitted(const Exhibit& exhibit, Scene scene);
/// A size that an array decides, and that the exhibit cannot show; it must not be shown in part as if it were whole.
std::optional<Decision> tooLarge(const Exhibit& exhibit, const Scene& scene);
/// Rows and columns that can be selected in one of the exhibit's matrices.
TableShape selectable(const Exhibit& exhibit, Parameters parameters, const std::string& matrix);
/// Whether the exhibit has the cell, at the size it has with these parameters.
bool hasCell(const Exhibit& exhibit, const Parameters& parameters, const Cell& cell);
/// True if the two have the same numbers on this exhibit, and so the same result.
bool hasSameNumbers(const Exhibit& exhibit, const Scene& a, const Scene& b);

/// `scene` with the preset's values: the exhibit's other parameters at their defaults, the rest of the scene kept.
Scene applyPreset(const Exhibit& exhibit, const Preset& preset, Scene scene);

}  // namespace attention
