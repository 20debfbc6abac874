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

#include "core/io/csv_header.h"
#include "core/matrix.h"
#include "core/scene/measurement.h"
#include "core/scene/parameters.h"
#include "core/scene/view.h"

namespace attention {

struct Array;

/// An array loaded from a file. Small arrays are embedded in the scene file; larger ones are referenced by path and
/// checksum. `values` is null if the file was not found or has changed.
struct LoadedArray {
    std::string path;          ///< UTF-8, path of the file; may be empty
    std::string checksum;      ///< SHA-256 of the file, or of the tensor in it, in lower-case hexadecimal
    std::vector<Index> shape;  ///< known even if `values` is null
    std::shared_ptr<const Array> values;
    std::string tensor = {};  ///< UTF-8, name of the tensor in a file or model; empty for a file with a single array
    CsvHeader header = CsvHeader::Auto;  ///< how the user wants the first line of a .csv file to be read
    std::string headerLine = {};         ///< the line that CsvHeader::Auto skipped as a header; not saved

    /// Whether it comes from a trained model and not from a file of the user. Such an array belongs to the exhibit that
    /// shows it and not to the document.
    bool isFromModel() const { return path.empty() && !tensor.empty(); }

    /// Compares the contents by their checksum.
    bool operator==(const LoadedArray& other) const {
        return path == other.path && tensor == other.tensor && header == other.header && checksum == other.checksum &&
               shape == other.shape && !values == !other.values;
    }
};

class LanguageModel;

/// The name of the language model in the list of what an exhibit loads.
inline constexpr std::string_view kLanguageModelName = "language-model";

/// The language model of a scene; by default the one that comes with the program. A scene file stores the path of its
/// folder, never the weights.
struct ModelReference {
    std::string path;      ///< UTF-8, path of its folder; empty: the model that comes with the program
    std::string checksum;  ///< LanguageModel::checksum(); empty if the path is empty
    /// Null if the path is empty, or if the folder was not found or has changed.
    std::shared_ptr<const LanguageModel> model;

    /// Compares the contents by their checksum.
    bool operator==(const ModelReference& other) const {
        return path == other.path && checksum == other.checksum && !model == !other.model;
    }
};

/// The complete state of an exhibit, which determines everything that it shows.
struct Scene {
    std::string exhibit = "encoding-heatmap";
    Parameters parameters;
    std::optional<Parameters>
        reference;  ///< earlier parameters with which the figure is compared, as a ghost or a difference
    View view;
    std::map<std::string, LoadedArray, std::less<>> arrays;  ///< keys are among arrayNames()
    std::optional<CostMeasurement> measurement =
        std::nullopt;  ///< measured times of layers, on this or another machine
    ModelReference languageModel = {};

    bool operator==(const Scene&) const = default;
};

/// The values of an array of the scene; null if the scene has no such array, or its values are missing.
const Array* findValues(const Scene& scene, std::string_view name);

/// The names of all arrays that a scene can have. On the command line, the options --input, --memory, --learned and
/// --attention load one array each, and --weights loads the matrices and biases of a layer.
std::span<const std::string_view> arrayNames();

/// A cache key: a scene without exhibit and view that has only the given parameters, the language model and all arrays
/// except `excludedArrays`. Scenes that give the same numbers have equal keys.
/// @param keys  keys of the parameters
Scene cacheKey(const Scene& scene, std::span<const std::string_view> keys,
               std::span<const std::string_view> excludedArrays);

/// The selected cell; nullopt if none is selected.
std::optional<Cell> selectedCell(const SelectionParameters& parameters);
void setSelection(Parameters& parameters, const std::optional<Cell>& cell);

}  // namespace attention
