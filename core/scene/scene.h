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
