#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/scene/choices.h"

namespace attention {

// The parameters in groups. The initialisers are the defaults; parameterTable() describes the meaning and the range of
// each parameter.

/// Sizes that several chapters share, and the seed of all random numbers.
struct SizeParameters {
    std::int64_t n = 60;
    std::int64_t d = 32;
    std::int64_t m = 6;
    std::int64_t batch = 1;
    std::int64_t heads = 4;
    std::int64_t layers = 3;
    std::int64_t seed = 1;

    bool operator==(const SizeParameters&) const = default;
};

/// The sentences and the numbers that represent their words.
struct TokenParameters {
    std::string tokens = "the cat saw the other cat";
    std::string memoryTokens = {};
    NumberDistribution numbers = NumberDistribution::Normal;
    std::string entries = {};
    std::string order = {};
    std::optional<std::int64_t> sequence = std::nullopt;
    bool scaleEmbedding = false;
    double embeddingDropout = 0;
    bool addPosition = true;

    bool operator==(const TokenParameters&) const = default;
};

/// Positional encodings, their columns and shifts, and how they are compared.
struct EncodingParameters {
    EncodingChoice encoding = EncodingChoice::Sinusoidal;
    double base = 10000;
    std::int64_t start = 0;
    std::int64_t firstColumn = 6;
    std::int64_t lastColumn = 9;
    std::int64_t position = 10;
    std::int64_t offset = 3;
    std::int64_t pair = 0;
    std::optional<std::int64_t> firstShift = std::nullopt;
    ClockAxes clockAxes = ClockAxes::CosSin;
    SimilarityMeasure similarityMeasure = SimilarityMeasure::Dot;
    std::int64_t trainingLength = 48;

    bool operator==(const EncodingParameters&) const = default;
};

/// The grid of an image in encoding-2d.
struct GridParameters {
    std::int64_t gridRows = 16;
    std::int64_t gridColumns = 16;
    std::optional<std::int64_t> fromCell = std::nullopt;
    bool normaliseGrid = false;

    bool operator==(const GridParameters&) const = default;
};

/// Heads, masks and weights of an attention layer.
struct AttentionParameters {
    std::optional<std::int64_t> head = std::nullopt;
    HeadDesign headDesign = HeadDesign::Narrow;
    bool attentionProjections = true;
    MaskKind mask = MaskKind::None;
    std::optional<std::int64_t> radius = std::nullopt;
    std::string validLength = {};
    std::string queryValidLength = {};
    std::string maskedCells = {};
    double temperature = 1;
    double attentionDropout = 0;
    std::int64_t keyWidth = 64;
    std::int64_t draws = 1000;

    bool operator==(const AttentionParameters&) const = default;
};

/// Heads that attend to a position at a fixed distance, and the convolution that several of them form.
struct PositionHeadParameters {
    PositionHeadKind positionHead = PositionHeadKind::Rotation;
    std::string offsets = {};
    double sharpness = 100;
    double contentMix = 0;
    double alpha = 2;
    std::int64_t kernel = 3;
    KernelValues kernelValues = KernelValues::Random;
    PaddingMode padding = PaddingMode::Zeros;

    bool operator==(const PositionHeadParameters&) const = default;
};

/// Layers whose cost is counted or measured, and paths through layers.
struct CostParameters {
    Architecture architecture = Architecture::Convolution;
    PathKind pathKind = PathKind::SomeOutput;
    std::int64_t fromToken = 0;
    std::optional<std::int64_t> toToken = std::nullopt;
    bool projections = false;
    OperationUnit count = OperationUnit::Mac;
    PassKind pass = PassKind::Forward;
    CostKind costKind = CostKind::Term;
    CostQuantity quantity = CostQuantity::Cost;
    AxisVariable against = AxisVariable::N;
    std::optional<std::int64_t> sweepFirst = std::nullopt;
    std::optional<std::int64_t> sweepLast = std::nullopt;
    std::int64_t repeats = 9;
    bool quick = false;
    bool sampleRun = false;
    std::string compared = {};

    bool operator==(const CostParameters&) const = default;
};

/// Tasks, models and training runs; also stacks of random layers.
struct TrainingParameters {
    TrainingTask task = TrainingTask::LookBack;
    std::int64_t symbols = 10;
    std::int64_t steps = 1500;
    std::optional<std::int64_t> trainingStep = std::nullopt;
    std::int64_t batchSize = 64;
    double learningRate = 0.003;
    bool residual = true;
    bool mlp = true;
    bool norm = true;
    PositionInsertion everyLayer = PositionInsertion::Once;
    BaselineKind ghost = BaselineKind::WithoutPositions;
    std::string example = {};
    SentenceModel model = SentenceModel::Pointing;
    std::string beside = {};
    std::optional<std::int64_t> whatIf = std::nullopt;
    double spectralRadius = 0.8;
    Activation activation = Activation::Linear;

    bool operator==(const TrainingParameters&) const = default;
};

/// How a language model continues a text, and which of its heads are ablated.
struct LanguageModelParameters {
    std::int64_t newTokens = 0;
    std::optional<std::int64_t> topK = std::nullopt;
    HeadOrder sortHeads = HeadOrder::InPlace;
    std::string ablated = {};

    bool operator==(const LanguageModelParameters&) const = default;
};

/// The selected cell and layer.
struct SelectionParameters {
    std::string matrix = {};
    std::optional<std::int64_t> row = std::nullopt;
    std::optional<std::int64_t> column = std::nullopt;
    std::int64_t layer = 0;

    bool operator==(const SelectionParameters&) const = default;
};

/// How an exhibit shows its numbers.
struct DisplayParameters {
    std::string show = "all";
    std::int64_t step = 8;
    ColourScheme colourMap = ColourScheme::Signed;
    FigureStyle look = FigureStyle::Lab;
    QueryDisplay queries = QueryDisplay::All;
    TokenOrientation tokenAxis = TokenOrientation::Rows;
    OutputView outputView = OutputView::AsMatrix;
    bool listing = false;
    std::int64_t firstDimension = 0;
    std::int64_t secondDimension = 1;
    HeadsView headsView = HeadsView::Matrices;
    bool isolateHead = false;
    WeightScale weightsScale = WeightScale::Shared;
    ChartView chartView = ChartView::Curves;
    NetworkArrangement networks = NetworkArrangement::SideBySide;
    bool receptiveField = true;
    std::optional<std::int64_t> pathStep = std::nullopt;

    bool operator==(const DisplayParameters&) const = default;
};

}  // namespace attention
