#include "core/attention/weight_files.h"

#include <algorithm>
#include <array>
#include <set>

#include "core/io/format_error.h"
#include "core/io/quoted_text.h"
#include "core/string_utils.h"

namespace attention {
namespace {

constexpr std::array<std::string_view, 8> kNames{"W_q", "W_k", "W_v", "W_o", "b_q", "b_k", "b_v", "b_o"};
constexpr std::size_t kMatrixCount = 4;
/// Maximum number of layers that a message lists.
constexpr std::size_t kMaxListedLayers = 6;
constexpr MessageTemplate kAccepted = CoreMessages::tr(
    "W_q.weight, W_k.weight, W_v.weight and W_o.weight; or in_proj_weight and out_proj.weight; or c_attn.weight and "
    "c_proj.weight");
constexpr MessageTemplate kNoWeights = CoreMessages::tr("no attention weights are in it; accepted: %1");
constexpr MessageTemplate kAcceptedMatrix = CoreMessages::tr("%1 is %2; accepted: a matrix, with 2 axes");
constexpr MessageTemplate kAcceptedBias = CoreMessages::tr("%1 is %2; accepted: a bias, with 1 axis");

enum class Layout { Separate, Packed, Transposed };

/// A suffix of tensor names, and the weights that such a tensor holds: `count` names of kNames, starting at `first`.
struct TensorKind {
    std::string_view suffix;
    Layout layout;
    std::size_t first;
    std::size_t count;
    bool isAnchor;  ///< whether the tensor shows that an attention layer has this prefix
};
constexpr std::array<TensorKind, 24> kTensorKinds{{
    {"W_q.weight", Layout::Separate, 0, 1, true},
    {"W_k.weight", Layout::Separate, 1, 1, true},
    {"W_v.weight", Layout::Separate, 2, 1, true},
    {"W_o.weight", Layout::Separate, 3, 1, true},
    {"W_q", Layout::Separate, 0, 1, true},
    {"W_k", Layout::Separate, 1, 1, true},
    {"W_v", Layout::Separate, 2, 1, true},
    {"W_o", Layout::Separate, 3, 1, true},
    {"W_q.bias", Layout::Separate, 4, 1, false},
    {"W_k.bias", Layout::Separate, 5, 1, false},
    {"W_v.bias", Layout::Separate, 6, 1, false},
    {"W_o.bias", Layout::Separate, 7, 1, false},
    {"b_q", Layout::Separate, 4, 1, false},
    {"b_k", Layout::Separate, 5, 1, false},
    {"b_v", Layout::Separate, 6, 1, false},
    {"b_o", Layout::Separate, 7, 1, false},
    {"in_proj_weight", Layout::Packed, 0, 3, true},
    {"in_proj_bias", Layout::Packed, 4, 3, false},
    {"out_proj.weight", Layout::Packed, 3, 1, false},
    {"out_proj.bias", Layout::Packed, 7, 1, false},
    {"c_attn.weight", Layout::Transposed, 0, 3, true},
    {"c_attn.bias", Layout::Transposed, 4, 3, false},
    {"c_proj.weight", Layout::Transposed, 3, 1, false},
    {"c_proj.bias", Layout::Transposed, 7, 1, false},
}};

/// The kind of a tensor by the suffix of its name; nullptr for an unknown suffix.
const TensorKind* findTensorKind(std::string_view tensor) {
    for (const TensorKind& kind : kTensorKinds) {
        if (!tensor.ends_with(kind.suffix)) continue;
        if (tensor.size() == kind.suffix.size() || tensor[tensor.size() - kind.suffix.size() - 1] == '.') return &kind;
    }
    return nullptr;
}

/// The prefix of a tensor's name before the suffix, "h.0.attn.".
std::string_view layerOf(std::string_view tensor, const TensorKind& kind) {
    return tensor.substr(0, tensor.size() - kind.suffix.size());
}

bool isMatrix(std::size_t index) {
    return index < kMatrixCount;
}

std::size_t weightIndex(std::string_view name) {
    return std::size_t(std::ranges::find(kNames, name) - kNames.begin());
}

/// "8 x 8", or "24 numbers".
Message sizeText(const std::vector<Index>& shape) {
    if (shape.empty()) return CoreMessages::tr("a single number");
    if (shape.size() != 1) return shapeText(shape);
    if (shape.front() == 1) return CoreMessages::tr("1 number");
    return {CoreMessages::tr("%1 numbers"), shape.front()};
}

/// The shape, out x in, of each weight that a tensor holds. @throws FormatError
std::vector<Index> partShape(const std::vector<Index>& whole, std::string_view tensor, const TensorKind& kind) {
    const std::size_t axes = isMatrix(kind.first) ? 2 : 1;
    if (whole.size() != axes)
        throw FormatError(axes == 2 ? kAcceptedMatrix : kAcceptedBias, quotedExcerpt(tensor), sizeText(whole));
    std::vector<Index> shape = whole;
    if (kind.layout == Layout::Transposed) std::ranges::reverse(shape);
    if (kind.count == 1) return shape;
    const auto count = Index(kind.count);
    if (shape.front() % count != 0 || shape.front() == 0)
        throw FormatError(CoreMessages::tr("%1 is %2; accepted: %3"), quotedExcerpt(tensor), sizeText(whole),
                          axes == 1                           ? Message(CoreMessages::tr("3 d numbers"))
                          : kind.layout == Layout::Transposed ? Message("d x 3 d")
                                                              : Message("3 d x d"));
    shape.front() /= count;
    return shape;
}

/// The suffix of the tensor that holds a weight in the given layout: "W_q.weight".
std::string expectedSuffix(Layout layout, std::size_t index) {
    for (const TensorKind& kind : kTensorKinds)
        if (kind.layout == layout && kind.first <= index && index < kind.first + kind.count)
            return std::string(kind.suffix);
    return std::string(kNames[index]);
}

}  // namespace

std::span<const std::string_view> weightNames() {
    return kNames;
}

std::vector<std::string> weightLayers(const std::vector<TensorInfo>& tensors, std::string_view wanted) {
    std::vector<std::string> layers;
    std::vector<std::string> withWholePrefix;
    std::set<std::string_view> knownLayers;
    for (const TensorInfo& tensor : tensors) {
        const TensorKind* kind = findTensorKind(tensor.name);
        if (!kind || !kind->isAnchor || !tensor.name.starts_with(wanted)) continue;
        const std::string_view layer = layerOf(tensor.name, *kind);
        if (!knownLayers.insert(layer).second) continue;
        layers.emplace_back(layer);
        const bool endsAtDot =
            wanted.empty() || wanted.back() == '.' || wanted.size() >= layer.size() || layer[wanted.size()] == '.';
        if (endsAtDot) withWholePrefix.emplace_back(layer);
    }
    return withWholePrefix.empty() ? layers : withWholePrefix;
}

Message weightLayerProblem(const std::vector<TensorInfo>& tensors, std::string_view wanted) {
    const std::vector<std::string> layers = weightLayers(tensors, wanted);
    if (layers.size() == 1) return {};
    const auto listed = [](const std::vector<std::string>& names) {
        Message list;
        for (std::size_t i = 0; i < std::min(names.size(), kMaxListedLayers); ++i) {
            Message name =
                names[i].empty() ? Message(CoreMessages::tr("the one without a prefix")) : quotedExcerpt(names[i]);
            list = i == 0 ? std::move(name) : Message(CoreMessages::tr("%1, %2"), std::move(list), std::move(name));
        }
        if (names.size() > kMaxListedLayers)
            list = {CoreMessages::tr("%1 and %2 more"), std::move(list), names.size() - kMaxListedLayers};
        return list;
    };
    if (layers.size() > 1)
        return wanted.empty()
                   ? Message(CoreMessages::tr("%1 attention layers are in it; accepted: one of %2"), layers.size(),
                             listed(layers))
                   : Message(CoreMessages::tr("%1 attention layers are in it that begin with %2; accepted: one of %3"),
                             layers.size(), quotedExcerpt(wanted), listed(layers));
    const std::vector<std::string> all = weightLayers(tensors);
    if (all.empty()) return {kNoWeights, kAccepted};
    return {CoreMessages::tr("no attention layer in it begins with %1; accepted: %2"), quotedExcerpt(wanted),
            listed(all)};
}

std::map<std::string, std::string, std::less<>> weightTensors(const std::vector<TensorInfo>& tensors,
                                                              std::string_view layer) {
    std::vector<std::pair<const TensorInfo*, const TensorKind*>> layerTensors;
    const TensorInfo* anchor = nullptr;
    const TensorKind* first = nullptr;
    for (const TensorInfo& tensor : tensors) {
        const TensorKind* kind = findTensorKind(tensor.name);
        if (!kind || layerOf(tensor.name, *kind) != layer) continue;
        layerTensors.emplace_back(&tensor, kind);
        if (!kind->isAnchor) continue;
        if (first && first->layout != kind->layout)
            throw FormatError(CoreMessages::tr("%1 and %2 are of two layouts; accepted: one of them, %3"),
                              quotedExcerpt(anchor->name), quotedExcerpt(tensor.name), kAccepted);
        anchor = &tensor;
        first = kind;
    }
    if (!first) throw FormatError(kNoWeights, kAccepted);

    std::map<std::string, std::string, std::less<>> found;
    std::map<std::string, std::vector<Index>, std::less<>> shapes;
    for (const auto& [tensor, kind] : layerTensors) {
        if (kind->layout != first->layout) continue;
        for (std::size_t index = kind->first; index < kind->first + kind->count; ++index) {
            const auto [weight, isNew] = found.try_emplace(std::string(kNames[index]), tensor->name);
            if (!isNew)
                throw FormatError(CoreMessages::tr("%1 and %2 are both in it; accepted: one of them"),
                                  quotedExcerpt(weight->second), quotedExcerpt(tensor->name));
            shapes.emplace(kNames[index], partShape(tensor->shape, tensor->name, *kind));
        }
        if (!isReadable(*tensor))
            throw FormatError(
                CoreMessages::tr("%1 is %2 of type %3; accepted: F64, F32, F16 or BF16 on axes that are not empty"),
                quotedExcerpt(tensor->name), sizeText(tensor->shape), tensor->type);
    }
    for (std::size_t index = 0; index < kMatrixCount; ++index)
        if (!found.contains(kNames[index]))
            throw FormatError(CoreMessages::tr("there is no %1 beside %2; accepted: %3"),
                              quotedExcerpt(std::string(layer) + expectedSuffix(first->layout, index)),
                              quotedExcerpt(anchor->name), kAccepted);
    requireWeightShapes(shapes);
    return found;
}

Array sliceWeight(const Array& whole, std::string_view tensor, std::string_view name) {
    const TensorKind* kind = findTensorKind(tensor);
    const std::size_t index = weightIndex(name);
    if (!kind || index < kind->first || index >= kind->first + kind->count)
        throw FormatError(CoreMessages::tr("%1 does not hold %2"), quotedExcerpt(tensor), name);
    Array part{partShape(whole.shape, tensor, *kind), {}};
    const Index rows = part.shape.front();
    const Index columns = part.shape.size() == 2 ? part.shape.back() : 1;
    const Index firstRow = Index(index - kind->first) * rows;
    if (kind->layout != Layout::Transposed || part.shape.size() == 1) {
        const auto begin = whole.values.begin() + firstRow * columns;
        part.values.assign(begin, begin + rows * columns);
        return part;
    }
    part.values.reserve(std::size_t(rows * columns));
    for (Index row = 0; row < rows; ++row)
        for (Index column = 0; column < columns; ++column)
            part.values.push_back(whole.values[std::size_t(column * whole.shape.back() + firstRow + row)]);
    return part;
}

void requireWeightShapes(const std::map<std::string, std::vector<Index>, std::less<>>& shapes) {
    for (std::size_t index = 0; index < kNames.size(); ++index) {
        const auto found = shapes.find(kNames[index]);
        const std::string name(kNames[index]);
        if (found == shapes.end()) {
            if (isMatrix(index))
                throw FormatError(CoreMessages::tr("there is no %1; accepted: W_q, W_k, W_v and W_o"), name);
            continue;
        }
        if (found->second.size() != (isMatrix(index) ? 2U : 1U))
            throw FormatError(isMatrix(index) ? kAcceptedMatrix : kAcceptedBias, name, sizeText(found->second));
    }
    const std::vector<Index>& query = shapes.find(kNames[0])->second;
    for (const std::string_view other : {"W_k", "W_v"}) {
        const std::vector<Index>& shape = shapes.find(other)->second;
        if (shape != query)
            throw FormatError(CoreMessages::tr("%1 is %2 and W_q is %3; accepted: the same shape for both"), other,
                              shapeText(shape), shapeText(query));
    }
    const std::vector<Index>& output = shapes.find(kNames[3])->second;
    if (output.back() != query.front())
        throw FormatError(CoreMessages::tr("W_o is %1 and W_q is %2; accepted: as many columns of W_o as rows of W_q"),
                          shapeText(output), shapeText(query));
    for (std::size_t index = kMatrixCount; index < kNames.size(); ++index) {
        const auto bias = shapes.find(kNames[index]);
        if (bias == shapes.end()) continue;
        const std::string_view matrix = kNames[index - kMatrixCount];
        const std::vector<Index>& shape = shapes.find(matrix)->second;
        if (bias->second.front() != shape.front())
            throw FormatError(CoreMessages::tr("%1 has %2 and %3 is %4; accepted: a number for each row"), bias->first,
                              sizeText(bias->second), matrix, shapeText(shape));
    }
}

AttentionWeights collectWeights(const std::function<const Array*(std::string_view name)>& find) {
    std::map<std::string, std::vector<Index>, std::less<>> shapes;
    for (const std::string_view name : kNames)
        if (const Array* array = find(name)) shapes.emplace(name, array->shape);
    requireWeightShapes(shapes);
    const auto matrix = [&](std::string_view name) -> Matrix {
        const Array& array = *find(name);
        return Eigen::Map<const Matrix>(array.values.data(), array.shape[0], array.shape[1]);
    };
    const auto bias = [&](std::string_view name) -> Vector {
        const Array* array = find(name);
        if (!array) return {};
        return Eigen::Map<const Vector>(array->values.data(), array->shape[0]);
    };
    return {.query = matrix("W_q"),
            .key = matrix("W_k"),
            .value = matrix("W_v"),
            .output = matrix("W_o"),
            .queryBias = bias("b_q"),
            .keyBias = bias("b_k"),
            .valueBias = bias("b_v"),
            .outputBias = bias("b_o")};
}

}  // namespace attention
