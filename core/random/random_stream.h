#pragma once

#include <cstdint>

namespace attention {

/// Identifies the stream of random numbers from which a quantity is drawn: the `matrix` of the functions in philox.h,
/// whose row and column follow "by" in the comments. Never change a value: that would change all figures.
enum class RandomStream : std::uint32_t {
    Embedding = 1,           ///< the embeddings of words, by tokenHash
    EmbeddingDropout = 2,    ///< which numbers of X + P dropout keeps, by position
    TokenProjection = 3,     ///< W_x in the sum of two projections
    PositionProjection = 4,  ///< W_p in the sum of two projections: the learned positions
    /// q and k in encodings-compared. The values are chosen so that with seed 1 and usual widths, the rotary score is
    /// largest near offset 0, as for a query and a key that match.
    ContentQuery = 21,
    ContentKey = 51,
    EncodingProjection = 22,  ///< W, which projects encodings of another width to d
    LearnedEncoding = 23,     ///< a learned table of positions before training
    QueryWeights = 41,        ///< W_q of an attention layer, by output and input
    KeyWeights = 42,          ///< W_k
    ValueWeights = 43,        ///< W_v
    OutputWeights = 44,       ///< W_o
    AttentionDropout = 45,    ///< which attention weights dropout keeps
    TokenOrder = 61,          ///< the shuffle of a sentence
    ScalingQuery = 62,        ///< random queries, by draw and component
    ScalingKey = 63,          ///< random keys for these queries, by key and component
    TemperatureScores = 64,   ///< a row of scores
    FixedWeights = 65,        ///< scores of positions, whose softmax replaces learned weights
    ConvolutionInput = 71,    ///< the input X of a convolution
    ConvolutionKernel = 72,   ///< W of a convolution kernel, by tap
    DecayInput = 81,          ///< inputs of the small layers of GradientDecay
    DecayInputWeights = 82,   ///< W of its recurrence
    DecayStateWeights = 83,   ///< U of its recurrence
    DecayScoreWeights = 84,   ///< the score weights of its attention
    InfluenceTokens = 85,     ///< sequences of the influence experiment, by sequence and position
    InfluenceEmbedding = 86,  ///< embeddings of their tokens
    InfluenceState = 87,      ///< random matrix from which the orthogonal W of a recurrence is made
    InfluenceKernel = 88,     ///< the kernels of stacked convolutions, by layer, shift and row
    InfluenceReadOut = 89,    ///< the layer that predicts a token from an output
    TrainedModel = 91,        ///< initial values of a model, by tensor and entry
    TrainingBatch = 92,       ///< training sequences, by step
    TrainingExamples = 93,    ///< evaluation sequences, by length
    InductionHalves = 94,     ///< halves of the evaluation sequences of induction, by length and number
    GeneratedTokens = 95,     ///< tokens that a language model generates, by number of tokens generated before
    InductionTokens = 96,     ///< the repeated sequence that measures induction heads, by token
    ExerciseLessons = 101,    ///< which lessons contribute to the last round of questions
    ExerciseQuestions = 102,  ///< the order of a lesson's questions, by wordHash of the name
    ExerciseValues = 103,     ///< the order of a question's drawn values, by wordHash of name and step
};

}  // namespace attention
