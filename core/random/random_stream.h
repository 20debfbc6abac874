#pragma once

#include <cstdint>

namespace attention {

/// Identifies the stream of random numbers that a quantity is drawn from; it is part of the counter in philox.h. Never
/// change a value: that would change every picture.
enum class RandomStream : std::uint32_t {
    Embedding = 1,           ///< the embeddings of words, by tokenHash
    EmbeddingDropout = 2,    ///< what dropout leaves of X + P, by position
    TokenProjection = 3,     ///< W_x of the sum of two projections
    PositionProjection = 4,  ///< W_p of the sum of two projections: the learned positions
    /// q and k of the encodings compared; with seed 1 and the usual widths a rotary score is largest near offset 0, as
    /// that of a query and a key that match.
    ContentQuery = 21,
    ContentKey = 51,
    EncodingProjection = 22,  ///< W of encodings that are not d wide
    LearnedEncoding = 23,     ///< a learned table of positions before training
    QueryWeights = 41,        ///< W_q of an attention layer, by row and column out x in
    KeyWeights = 42,          ///< W_k
    ValueWeights = 43,        ///< W_v
    OutputWeights = 44,       ///< W_o
    AttentionDropout = 45,    ///< what dropout leaves of the weights
    TokenOrder = 61,          ///< the shuffle of a sentence
    ScalingQuery = 62,        ///< random queries whose scores are looked at, by draw and component
    ScalingKey = 63,          ///< random keys that these queries meet, by row of the pool and component
    TemperatureScores = 64,   ///< a row of scores
    FixedWeights = 65,        ///< scores of places, whose softmax stands for weights that were learned
    ConvolutionInput = 71,    ///< X that is convolved
    ConvolutionKernel = 72,   ///< W of a kernel, by tap
    FadingInput = 81,         ///< inputs of small layers whose derivatives are taken
    FadingInputWeights = 82,  ///< W of a recurrence
    FadingStateWeights = 83,  ///< U of it
    FadingScoreWeights = 84,  ///< what attention scores with
    InfluenceTokens = 85,     ///< sequences whose outputs' derivatives are taken, by sequence and place
    InfluenceEmbedding = 86,  ///< the vectors of their tokens
    InfluenceState = 87,      ///< what the W of a recurrence is made orthogonal from
    InfluenceKernel = 88,     ///< the kernels of stacked convolutions, by layer, shift and row
    InfluenceReadOut = 89,    ///< what names a token from an output
    TrainedModel = 91,        ///< a model before training, by tensor and entry
    TrainingBatch = 92,       ///< the sequences that it is trained on, by step
    TrainingExamples = 93,    ///< those that it is judged on, by length
    InductionHalves = 94,     ///< halves of sequences that induction is judged on, by length and number
    GeneratedTokens = 95,     ///< tokens that a language model draws, by how many it has drawn before
    InductionTokens = 96,     ///< a sequence that repeats, on which heads are measured, by token
    ExerciseLessons = 101,    ///< which lessons have a question more than others
    ExerciseQuestions = 102,  ///< the order of a lesson's questions, by wordHash of its name
    ExerciseValues = 103,     ///< the order of a question's drawn values, by wordHash of name and place
};

}  // namespace attention
