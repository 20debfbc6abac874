#pragma once

#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include <QString>

#include "core/io/table.h"
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
};

/// The words under a figure, translated, as rich text. A link in `tryThis` does what it says: href "base=100" sets a
/// parameter, "play:start" runs its slider.
struct Caption {
    QString formula;
    QString whatYouSee;
    QString tryThis;
};

/// The selected cell in words and numbers, all of them from core.
struct Readout {
    struct Line {
        QString name;
        QString expression;  ///< rich text
        QString value;
    };
    QString rowTag;     ///< "row 3"
    QString columnTag;  ///< "column 6"
    QString value;      ///< "0.5085"
    double number = 0;  ///< the same, whole: what is copied
    std::vector<Line> lines;
};

/// One topic on one page: what it computes from, draws, tabulates and explains. Stateless, so one object serves window
/// and command line, from any thread. Parameters passed in always fit uses().
class Exhibit {
 public:
    virtual ~Exhibit() = default;

    virtual std::string_view id() const = 0;  ///< as on the command line
    virtual Chapter chapter() const = 0;
    virtual QString name() const = 0;   ///< in the list of exhibits
    virtual QString title() const = 0;  ///< above the figure
    virtual QString claim() const = 0;  ///< the one claim that the page makes visible
    virtual Caption caption(const Parameters& parameters) const = 0;
    /// What the figure shows and with which parameters, translated, in plain sentences: for a paper's caption, for a
    /// screen reader, for the exported file.
    virtual QString description(const Parameters& parameters) const = 0;
    virtual std::vector<Preset> presets() const = 0;

    /// In the order in which the panel shows them; a use bounded by another one follows it.
    virtual std::span<const ParameterUse> uses() const = 0;
    virtual std::span<const TableDescription> tables() const = 0;  ///< the first is the default

    /// Bytes that compute() or table() will hold at once.
    virtual double memoryNeeded(const Parameters& parameters) const = 0;
    /// Pure; may return early with anything once `stop` is requested.
    virtual std::shared_ptr<const Result> compute(const Parameters& parameters, std::stop_token stop) const = 0;
    /// @throws std::invalid_argument for a name that is not in tables()
    virtual Table table(std::string_view name, const Parameters& parameters) const = 0;

    virtual std::unique_ptr<Figure> makeFigure() const = 0;
    /// The cell in words; nothing while none is selected.
    virtual std::optional<Readout> readout(const Parameters& parameters, std::optional<Cell> cell) const = 0;

    const ParameterUse* findUse(std::string_view key) const;
    std::optional<Preset> findPreset(std::string_view name) const;
};

/// `scene` with the preset's values: the exhibit's other parameters at their defaults, the rest of the scene kept.
Scene applyPreset(const Exhibit& exhibit, const Preset& preset, Scene scene);

}  // namespace attention
