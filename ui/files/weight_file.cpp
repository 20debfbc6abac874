#include "ui/files/weight_file.h"

#include <memory>
#include <vector>

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include "core/attention/weight_files.h"
#include "core/io/format_error.h"
#include "ui/files/array_file.h"
#include "ui/text/phrase_text.h"

namespace attention {
namespace {

struct WeightWords {
    Q_DECLARE_TR_FUNCTIONS(WeightFile)
};

/// The result of `read`. @throws FileError, whose phrase names the array, instead of a FormatError or FileError
template <class Read>
auto readNamed(const QString& name, Read read) {
    const auto namedError = [&](const QString& phrase) {
        return FileError(phrase.contains(name) ? phrase : name + QStringLiteral(": ") + phrase);
    };
    try {
        return read();
    } catch (const FormatError& error) {
        throw namedError(phraseText(error.phrase()));
    } catch (const FileError& error) {
        throw namedError(error.phrase());
    }
}

LoadedArray sliceOf(const LoadedArray& loaded, std::string_view name) {
    LoadedArray part = loaded;
    part.values = std::make_shared<const Array>(sliceWeight(*loaded.values, loaded.tensor, name));
    part.shape = part.values->shape;
    return part;
}

using Weights = std::map<std::string, LoadedArray, std::less<>>;

Weights readWeightFolder(const QDir& folder) {
    Weights weights;
    std::map<std::string, std::vector<Index>, std::less<>> shapes;
    for (const std::string_view name : weightNames()) {
        const QString file = utf8Text(name) + QStringLiteral(".npy");
        if (!folder.exists(file)) {
            if (!name.starts_with('W')) continue;
            throw FileError(
                WeightWords::tr("there is no %1 in it; accepted: %2")
                    .arg(file,
                         QStringLiteral("W_q.npy, W_k.npy, W_v.npy, W_o.npy, b_q.npy, b_k.npy, b_v.npy, b_o.npy")));
        }
        const LoadedArray& loaded =
            weights.emplace(name, readNamed(file, [&] { return loadArray(folder.filePath(file)); })).first->second;
        shapes.emplace(name, loaded.shape);
    }
    try {
        requireWeightShapes(shapes);
    } catch (const FormatError& error) {
        throw FileError(phraseText(error.phrase()));
    }
    return weights;
}

Weights readWeightFile(const QString& path, const std::string& layer) {
    const std::vector<TensorInfo> tensors = listTensors(path);
    const Message problem = weightLayerProblem(tensors, layer);
    if (!problem.empty()) {
        if (weightLayers(tensors).empty()) throw FileError(phraseText(problem));
        throw WeightLayerError(phraseText(problem));
    }
    std::map<std::string, std::string, std::less<>> names;
    try {
        names = weightTensors(tensors, weightLayers(tensors, layer).front());
    } catch (const FormatError& error) {
        throw FileError(phraseText(error.phrase()));
    }
    Weights weights;
    LoadedArray loaded;
    // In the order of weightNames(), matrices that are parts of one tensor are consecutive.
    for (const std::string_view name : weightNames()) {
        const auto found = names.find(name);
        if (found == names.end()) continue;
        const std::string& tensor = found->second;
        const QString displayName = shownTensorName(tensor);
        if (loaded.tensor != tensor || !loaded.values)
            loaded = readNamed(displayName, [&] { return loadArray(path, tensor); });
        weights.emplace(name, readNamed(displayName, [&] { return sliceOf(loaded, name); }));
    }
    return weights;
}

}  // namespace

std::map<std::string, LoadedArray, std::less<>> loadWeights(const QString& path, const std::string& layer) {
    if (holdsTensors(path) && !QFileInfo(path).isDir()) return readWeightFile(path, layer);
    const QFileInfo info(path);
    if (!info.exists()) throw FileError(WeightWords::tr("there is no such file or folder"));
    if (!info.isDir())
        throw FileError(
            WeightWords::tr("it holds no weights by name; accepted: a .safetensors file or a folder with %1")
                .arg(QStringLiteral("W_q.npy, W_k.npy, W_v.npy, W_o.npy")));
    if (!layer.empty())
        throw WeightLayerError(WeightWords::tr("it is a folder, in which there are no tensors to choose from"));
    return readWeightFolder(QDir(path));
}

LoadedArray loadWeight(const QString& path, const std::string& tensor, std::string_view name) {
    const LoadedArray loaded = loadArray(path, tensor);
    if (tensor.empty()) return loaded;
    return readNamed(shownTensorName(tensor), [&] { return sliceOf(loaded, name); });
}

}  // namespace attention
