#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/io/csv_reader.h"
#include "core/scene/measurement.h"
#include "core/scene/parameters.h"

namespace attention {

/// A cell of one of the exhibit's matrices.
struct Cell {
    std::int64_t row = 0;
    std::int64_t column = 0;
    std::string matrix = {};  ///< its table's name; empty on exhibits with only one

    bool operator==(const Cell&) const = default;
};

/// The part of a figure that is shown, in the units of its axes.
struct Zoom {
    double left = 0;
    double right = 0;
    double top = 0;
    double bottom = 0;

    bool operator==(const Zoom&) const = default;
};

inline constexpr double kMinFigureMm = 10;
inline constexpr double kMaxFigureMm = 2000;
/// Millimetres of paper, kMinFigureMm to kMaxFigureMm each.
struct FigureSize {
    double width = 120;
    double height = 80;

    bool operator==(const FigureSize&) const = default;
};

/// Cells that are kept for comparison, at most.
inline constexpr std::size_t kMaxPins = 8;

/// How the numbers are looked at, apart from the view parameters (selection, colour map, look).
struct View {
    std::optional<Zoom> zoom;        ///< nothing: all of it
    std::optional<FigureSize> size;  ///< nothing: as large as there is room
    std::vector<Cell> pins;          ///< cells kept for comparison, the first one first, none twice

    bool operator==(const View&) const = default;
};

/// An array loaded from a file. Small arrays are embedded in the scene file; larger ones are referenced by path and
/// checksum. `values` is null if the file was not found or has changed.
struct LoadedArray {
    std::string path;          ///< UTF-8, of the file that the numbers were read from; may be empty
    std::string checksum;      ///< of that file, or of that tensor in it: its SHA-256 in lower-case hexadecimal
    std::vector<Index> shape;  ///< known even while the values are missing
    std::shared_ptr<const Array> values;
    std::string tensor = {};  ///< UTF-8, which one of a file's or a model's tensors; empty where it is a single array
    CsvHeader header = CsvHeader::Auto;  ///< what was said about the first line of a .csv file; else Auto
    std::string headerLine = {};         ///< what CsvHeader::Auto took for a header when it was read; no scene keeps it

    /// It comes from a trained model, not from a file of the person's: it belongs to the exhibit that shows it, not to
    /// the document.
    bool isFromModel() const { return path.empty() && !tensor.empty(); }

    /// Compares the file's contents by their checksum, which is what they are known by.
    bool operator==(const LoadedArray& other) const {
        return path == other.path && tensor == other.tensor && header == other.header && checksum == other.checksum &&
               shape == other.shape && !values == !other.values;
    }
};

class LanguageModel;

/// What the language model is called among the things that a page loads.
inline constexpr std::string_view kLanguageModelName = "language-model";

/// The language model that a scene shows; by itself the one that comes with the program. Its weights are never in a
/// scene file, which names the folder.
struct ModelReference {
    std::string path;      ///< UTF-8, of its folder; empty: the model that comes with the program
    std::string checksum;  ///< LanguageModel::checksum(); empty where the path is
    /// Null if the path is empty, or if the folder was not found or has changed.
    std::shared_ptr<const LanguageModel> model;

    /// Compares the contents by their checksum.
    bool operator==(const ModelReference& other) const {
        return path == other.path && checksum == other.checksum && !model == !other.model;
    }
};

/// The complete state of an exhibit. Everything that is shown follows from this value.
struct Scene {
    std::string exhibit = "encoding-heatmap";
    Parameters parameters;
    std::optional<Parameters> reference;  ///< what the figure is compared with, as a ghost or a difference
    View view;
    std::map<std::string, LoadedArray, std::less<>> arrays;     ///< by a name of arrayNames()
    std::optional<CostMeasurement> measurement = std::nullopt;  ///< what was measured on some machine
    ModelReference languageModel = {};

    bool operator==(const Scene&) const = default;
};

/// The numbers of an array that the scene has, and that were found; else nullptr.
const Array* findValues(const Scene& scene, std::string_view name);

/// What a scene can load: input, memory, learned and attention by flags of these names, and the matrices and biases
/// of a layer, which come together by --weights.
std::span<const std::string_view> arrayNames();

/// Returns a cache key: a scene without exhibit and view that contains the given parameters, the language
/// model and all arrays except `leftOut`. Two scenes with the same numbers have equal keys.
/// @param keys of the parameters
Scene cacheKey(const Scene& scene, std::span<const std::string_view> keys, std::span<const std::string_view> leftOut);

/// The cell that is selected, if one is.
std::optional<Cell> selectedCell(const SelectionParameters& parameters);
void setSelection(Parameters& parameters, const std::optional<Cell>& cell);

}  // namespace attention
