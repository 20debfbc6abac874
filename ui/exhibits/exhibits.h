#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "ui/exhibits/exhibit.h"

/// All exhibits in the order of the list at the left, one per line. For each NAME two things are declared: the function
/// NAME(), which exhibit.cpp in the exhibit's folder defines, and the factory NAMEFigure, which figure.cpp defines, or
/// exhibit.cpp if there is no figure.cpp.
#define ATTENTION_EXHIBITS(EXHIBIT) \
    EXHIBIT(attentionSteps)         \
    EXHIBIT(heads)                  \
    EXHIBIT(order)                  \
    EXHIBIT(scaling)                \
    EXHIBIT(softmaxTemperature)     \
    EXHIBIT(encodingCurves)         \
    EXHIBIT(encodingHeatmap)        \
    EXHIBIT(binaryCounting)         \
    EXHIBIT(relativeShift)          \
    EXHIBIT(similarity)             \
    EXHIBIT(tokenPlusPosition)      \
    EXHIBIT(addOrConcatenate)       \
    EXHIBIT(encodingsCompared)      \
    EXHIBIT(encoding2d)             \
    EXHIBIT(positionHeads)          \
    EXHIBIT(convolution)            \
    EXHIBIT(complexityTable)        \
    EXHIBIT(complexityChart)        \
    EXHIBIT(paths)                  \
    EXHIBIT(measuredCost)           \
    EXHIBIT(training)               \
    EXHIBIT(trainedSentence)        \
    EXHIBIT(learnedPositions)       \
    EXHIBIT(depth)                  \
    EXHIBIT(fading)                 \
    EXHIBIT(languageModel)          \
    EXHIBIT(allHeads)               \
    EXHIBIT(induction)

namespace attention {

#define ATTENTION_DECLARE(name) \
    const Exhibit& name();      \
    extern const FigureMaker name##Figure;
ATTENTION_EXHIBITS(ATTENTION_DECLARE)
#undef ATTENTION_DECLARE

/// All exhibits in the order of the list at the left.
std::span<const Exhibit* const> exhibits();
/// Nothing for an unknown id.
const Exhibit* findExhibit(std::string_view id);

}  // namespace attention
