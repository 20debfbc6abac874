#include "ui/text/parameter_words.h"

#include "core/scene/scene.h"

namespace attention {
namespace {

constexpr KeyedWords kParameterWords[] = {
    {"n", "𝑛", ParameterWords::tr("positions"), ParameterWords::tr("How many positions (rows) the table has.")},
    {"d", "𝑑", ParameterWords::tr("columns"), ParameterWords::tr("How many numbers each position has.")},
    {"base", "", ParameterWords::tr("base"),
     ParameterWords::tr("The number in the formula whose powers make the waves of the columns longer and longer: 10000 "
                        "in the original. The larger it is, the slower the waves on the right."),
     ParameterGroup::Input},
    {"start", "", ParameterWords::tr("first position"),
     ParameterWords::tr("The position in the first row. Every position has its values, wherever the table begins.")},
    {"first-column", "", ParameterWords::tr("first column"),
     ParameterWords::tr("The first of the columns drawn as curves.")},
    {"last-column", "", ParameterWords::tr("last column"),
     ParameterWords::tr("The last of the columns drawn as curves.")},
    {"position", "𝑖", ParameterWords::tr("from position"), ParameterWords::tr("The position that is looked at.")},
    {"offset", "𝛿", ParameterWords::tr("shift"),
     ParameterWords::tr("How many positions further, or back where it is negative.")},
    {"pair", "𝑗", ParameterWords::tr("pair"),
     ParameterWords::tr("The pair of columns, a sine and its cosine, that is looked at.")},
    {"first-shift", "𝑎", ParameterWords::tr("first part of δ"),
     ParameterWords::tr("The first of two shifts that make the whole one. Empty: half of it.")},
    {"clock-axes", "", ParameterWords::tr("clock axes"),
     ParameterWords::tr(
         "What a clock shows to the right and upwards. With the sine to the right a shift forwards turns clockwise.")},
    {"similarity-measure", "", ParameterWords::tr("measure"),
     ParameterWords::tr(
         "How two positions are compared: dot product, its share of the largest that is possible, or distance.")},
    {"encoding", "", ParameterWords::tr("encoding"), ParameterWords::tr("The encoding that is shown large.")},
    {"training-length", "", ParameterWords::tr("training length"),
     ParameterWords::tr(
         "How many positions a model saw in training. What lies beyond is new to it. Nothing is trained here.")},
    {"heads", "𝐻", ParameterWords::tr("heads"),
     ParameterWords::tr("How many attentions run side by side, each with matrices of its own.")},
    {"head", "ℎ", ParameterWords::tr("head"),
     ParameterWords::tr("The head that is looked at, counted from 0. Empty: the first.")},
    {"tokens", "", ParameterWords::tr("sentence"),
     ParameterWords::tr(
         "Words and signs become tokens. Empty: tokens t0, t1 and so on, as many as there are positions.")},
    {"scale-embedding", "", ParameterWords::tr("scaling"),
     ParameterWords::tr("Whether embeddings are multiplied by the square root of their width."), ParameterGroup::Input},
    {"embedding-dropout", "𝑝", ParameterWords::tr("dropout"),
     ParameterWords::tr("With this probability a number is set to 0 in training; the others are divided by 1 − p."),
     ParameterGroup::Input},
    {"grid-rows", "", ParameterWords::tr("image rows"), ParameterWords::tr("How many rows the image has.")},
    {"grid-columns", "", ParameterWords::tr("image columns"), ParameterWords::tr("How many columns the image has.")},
    {"from-cell", "𝑎", ParameterWords::tr("cell number"),
     ParameterWords::tr("The ringed cell, counted row by row from 0: with 12 columns, 54 is row 4, column 6. Dragging "
                        "its ring chooses it, too.")},
    {"normalise-grid", "", ParameterWords::tr("scale to 2π"),
     ParameterWords::tr("On: rows and columns run from 0 to one full turn, 2π, whatever the size of the image. Off: "
                        "they are counted from 0.")},
    {"memory-tokens", "", ParameterWords::tr("memory"),
     ParameterWords::tr(
         "A second sentence that keys and values come from: cross-attention. Empty: the sentence itself."),
     ParameterGroup::Input},
    {"m", "𝑚", ParameterWords::tr("keys"),
     ParameterWords::tr("How many keys there are: the memory decides, or else the sentence.")},
    {"batch", "", ParameterWords::tr("sequences"),
     ParameterWords::tr("How many sequences the batch has, one below the other."), ParameterGroup::Input},
    {"sequence", "", ParameterWords::tr("sequence"),
     ParameterWords::tr("The sequence of the batch that is looked at, counted from 0. Empty: the first."),
     ParameterGroup::Selection},
    {"numbers", "", ParameterWords::tr("numbers"),
     ParameterWords::tr("How embeddings and weights are drawn: normal, as small whole numbers for pencil and paper, or "
                        "embeddings of ones."),
     ParameterGroup::Input},
    {"head-design", "", ParameterWords::tr("a head is"),
     ParameterWords::tr("A narrow head makes a part of the columns from the whole input, as in Dive into Deep "
                        "Learning; a sliced one sees a part of the input; a wide one has the full width.")},
    {"add-position", "", ParameterWords::tr("add P"),
     ParameterWords::tr("Whether P, a row of numbers for each position, is added to the embeddings.")},
    {"attention-projections", "", ParameterWords::tr("projections"),
     ParameterWords::tr("Whether queries, keys and values come from learned matrices. Without them they are the "
                        "embeddings themselves."),
     ParameterGroup::Layer},
    {"mask", "", ParameterWords::tr("mask"),
     ParameterWords::tr("Which keys are hidden from a query: later ones, or none. Radius, lengths and cells hidden by "
                        "hand hide more.")},
    {"radius", "𝜌", ParameterWords::tr("farthest key"),
     ParameterWords::tr("Keys further away than this are hidden. Empty: none are."), ParameterGroup::Masks},
    {"valid-length", "", ParameterWords::tr("valid length"),
     ParameterWords::tr("How many keys at the start count: one number for each sequence, as in 3, 2. Empty: all."),
     ParameterGroup::Masks},
    {"query-valid-length", "", ParameterWords::tr("valid per query"),
     ParameterWords::tr(
         "How many keys each query may see, as in 1, 2, 3; a semicolon begins the next sequence. Empty: all."),
     ParameterGroup::Masks},
    {"masked-cells", "", ParameterWords::tr("hidden by hand"),
     ParameterWords::tr("Query and key of each cell that was hidden by a click, as in 3,1; 2,0."),
     ParameterGroup::Masks},
    {"entries", "", ParameterWords::tr("typed numbers"),
     ParameterWords::tr("Numbers that were typed into a matrix: its name, row, column and value, as in X 2 3 1.5."),
     ParameterGroup::Layer},
    {"temperature", "𝜏", ParameterWords::tr("temperature"),
     ParameterWords::tr("Divides the scaled scores. Above 1 weights become more equal, below 1 less.")},
    {"attention-dropout", "𝑝", ParameterWords::tr("dropout"),
     ParameterWords::tr("With this probability a weight is set to 0 in training; the others are divided by 1 − p."),
     ParameterGroup::Layer},
    {"order", "", ParameterWords::tr("order"),
     ParameterWords::tr("Which token stands at each place, counted from 0, as in 2, 0, 1. Empty: a shuffle.")},
    {"key-width", "𝑑ₖ", ParameterWords::tr("width of keys"),
     ParameterWords::tr("How many numbers a query and a key have.")},
    {"draws", "", ParameterWords::tr("random queries"),
     ParameterWords::tr("Over how many random queries the curves are averaged.")},
    {"alpha", "𝛽", ParameterWords::tr("sharpness"),
     ParameterWords::tr("How fast the score falls with the distance from the head’s own shift.")},
    {"position-head", "", ParameterWords::tr("looks at"),
     ParameterWords::tr("What the head looks at: where its weight goes.")},
    {"offsets", "", ParameterWords::tr("list of shifts"),
     ParameterWords::tr("Several shifts at once, as in −1, 1. Empty: only δ, above.")},
    {"sharpness", "𝛽", ParameterWords::tr("sharpness"),
     ParameterWords::tr("Multiplies the scores, already divided by √d, before the softmax. At 1 the weight spreads, at "
                        "100 one key gets nearly all.")},
    {"content-mix", "", ParameterWords::tr("content"),
     ParameterWords::tr("0: only positions decide, 1: only words do.")},
    {"kernel", "𝑘", ParameterWords::tr("kernel size"),
     ParameterWords::tr("How many places the kernel covers, and how many heads stand for it.")},
    {"kernel-values", "", ParameterWords::tr("kernel"), ParameterWords::tr("The weights of the kernel.")},
    {"padding", "", ParameterWords::tr("padding"),
     ParameterWords::tr("What stands before the first token and after the last one.")},
    {"step", "", ParameterWords::tr("stages shown"),
     ParameterWords::tr(
         "How many of the 8 stages of the computation are shown. The circled numbers are the steps in the figure; ③ "
         "has three stages.")},
    {"queries", "", ParameterWords::tr("words shown"),
     ParameterWords::tr("Whether the picture fills in the rows of all words, or only those of the selected word.")},
    {"token-axis", "", ParameterWords::tr("words as"),
     ParameterWords::tr("Whether words are rows, as in most libraries, or columns, as some lectures draw them."),
     ParameterGroup::View},
    {"output-view", "", ParameterWords::tr("output"),
     ParameterWords::tr("The output as numbers, or as a sum of arrows in a plane of two of its dimensions."),
     ParameterGroup::View},
    {"listing", "", ParameterWords::tr("program"),
     ParameterWords::tr("Whether the program that makes the picture stands beside it, in PyTorch."),
     ParameterGroup::View},
    {"first-dimension", "", ParameterWords::tr("dimension across"),
     ParameterWords::tr("The dimension that the arrows show to the right."), ParameterGroup::View},
    {"second-dimension", "", ParameterWords::tr("dimension upwards"),
     ParameterWords::tr("The dimension that the arrows show upwards."), ParameterGroup::View},
    {"heads-view", "", ParameterWords::tr("view"),
     ParameterWords::tr("Weights as matrices, or as lines between words.")},
    {"isolate-head", "", ParameterWords::tr("only this head"),
     ParameterWords::tr("Whether the selected head is shown alone.")},
    {"weights-scale", "", ParameterWords::tr("scale"),
     ParameterWords::tr("One scale of colours for all heads, or each head its own, as in Dive into Deep Learning."),
     ParameterGroup::View},
    {"task", "", ParameterWords::tr("task"), ParameterWords::tr("What the layer learns to name at each place.")},
    {"symbols", "", ParameterWords::tr("letters"), ParameterWords::tr("How many different letters there are."),
     ParameterGroup::Input},
    {"steps", "", ParameterWords::tr("steps in all"),
     ParameterWords::tr("How many steps the training takes. Each changes all weights a little.")},
    {"training-step", "", ParameterWords::tr("step shown"),
     ParameterWords::tr("The moment of the training that is shown. Empty: the last.")},
    {"batch-size", "", ParameterWords::tr("batch"), ParameterWords::tr("How many new sequences each step learns from."),
     ParameterGroup::Input},
    {"learning-rate", "", ParameterWords::tr("learning rate"),
     ParameterWords::tr("How far a step moves the weights. Too far, and the loss rises.")},
    {"residual", "", ParameterWords::tr("residual"),
     ParameterWords::tr("Whether each part of a layer is added to what it got, instead of taking its place."),
     ParameterGroup::Layer},
    {"mlp", "", ParameterWords::tr("MLP"),
     ParameterWords::tr("Whether a layer has two more matrices, with a ReLU between them, behind its attention."),
     ParameterGroup::Layer},
    {"norm", "", ParameterWords::tr("layer norm"),
     ParameterWords::tr("Whether each token’s row is rescaled to mean 0 and variance 1 before each part of a layer."),
     ParameterGroup::Layer},
    {"every-layer", "", ParameterWords::tr("add positions"),
     ParameterWords::tr("Whether positions are added once, to the input of the first layer, or to that of each layer."),
     ParameterGroup::Layer},
    {"ghost", "", ParameterWords::tr("compared with"),
     ParameterWords::tr("A second training that is drawn dashed: the same one, but without positions.")},
    {"example", "", ParameterWords::tr("example"),
     ParameterWords::tr("Letters that the layer is shown, as in A B C A. Empty: a sequence it was not trained on.")},
    {"model", "", ParameterWords::tr("model"),
     ParameterWords::tr("Pointing: the weights are the answer. Free: the model names a word, and its weights need not "
                        "show why.")},
    {"beside", "", ParameterWords::tr("adjective of the lower sentence"),
     ParameterWords::tr("The adjective of the sentence below, as in “heavy”. Empty: one that fits another noun.")},
    {"what-if", "", ParameterWords::tr("all weight to"),
     ParameterWords::tr("The word, counted from 0, that gets all the weight of the line by force. Empty: as trained.")},
    {"layer", "", ParameterWords::tr("layer shown"),
     ParameterWords::tr("The layer whose heads are shown, counted from 0.")},
    {"spectral-radius", "𝜌", ParameterWords::tr("spectral radius"),
     ParameterWords::tr("In each step a recurrence turns its state and multiplies its length by this number.")},
    {"activation", "𝑓", ParameterWords::tr("function"),
     ParameterWords::tr("What a recurrence and a convolution do to each number of their output: nothing, or tanh, "
                        "which keeps it between −1 and 1.")},
    {"seed", "", ParameterWords::tr("seed"),
     ParameterWords::tr("Where random numbers begin: the same seed gives the same numbers everywhere.")},
    {"architecture", "", ParameterWords::tr("layer"),
     ParameterWords::tr("The kind of layer that is looked at; it takes the place of its relative.")},
    {"path-kind", "", ParameterWords::tr("path until"),
     ParameterWords::tr("When a path ends: when some output sees both tokens, or when the output of the second token "
                        "sees the first.")},
    {"layers", "", ParameterWords::tr("layers"), ParameterWords::tr("How many layers of the network are drawn.")},
    {"from-token", "𝑖", ParameterWords::tr("from"),
     ParameterWords::tr("The token where the path begins, counted from 0. Clicking at a token chooses it, too.")},
    {"to-token", "𝑗", ParameterWords::tr("to"),
     ParameterWords::tr("The token where the path ends; without a value, the last one.")},
    {"projections", "", ParameterWords::tr("projections"),
     ParameterWords::tr("Whether the projections of attention to queries, keys, values and output are counted.")},
    {"count", "", ParameterWords::tr("counted"),
     ParameterWords::tr("Multiply–adds, or floating-point operations: two for each.")},
    {"pass", "", ParameterWords::tr("pass"),
     ParameterWords::tr("A forward pass, or a training step: forward and backward cost three times as much.")},
    {"cost-kind", "", ParameterWords::tr("cost"),
     ParameterWords::tr("The term inside O(·), which leaves out constants, or what is counted exactly.")},
    {"quantity", "", ParameterWords::tr("quantity"),
     ParameterWords::tr("What is drawn: the cost of a layer, its sequential operations, or its longest path.")},
    {"against", "", ParameterWords::tr("horizontal axis"), ParameterWords::tr("What varies along the axis.")},
    {"compared", "", ParameterWords::tr("layers compared"),
     ParameterWords::tr(
         "The layers that are compared, by their English names with commas between them; empty: all of them.")},
    {"sweep-first", "", ParameterWords::tr("axis begins at"),
     ParameterWords::tr("Where the sweep begins; without a value, where it suits.")},
    {"sweep-last", "", ParameterWords::tr("axis ends at"),
     ParameterWords::tr("Where the sweep ends; without a value, where it suits.")},
    {"repeats", "", ParameterWords::tr("repeats"),
     ParameterWords::tr("How often each point is measured. More repeats, less noise.")},
    {"sample-run", "", ParameterWords::tr("stored example"),
     ParameterWords::tr("Shows times of another machine until something is measured here.")},
    {"quick", "", ParameterWords::tr("fewer points"),
     ParameterWords::tr("A shorter measurement: fewer points, each measured fewer times.")},
    {"chart-view", "", ParameterWords::tr("view"),
     ParameterWords::tr("Curves, or the plane of 𝑛 and 𝑑 in the colours of the layer that is lowest there.")},
    {"networks", "", ParameterWords::tr("networks"),
     ParameterWords::tr("One network of each family side by side, or one alone.")},
    {"receptive-field", "", ParameterWords::tr("receptive field"),
     ParameterWords::tr("Marks everything that the output above the second token depends on.")},
    {"path-step", "", ParameterWords::tr("steps lit"),
     ParameterWords::tr("How many steps of the path are lit; without a value, all of them.")},
    {"matrix", "", ParameterWords::tr("matrix"),
     ParameterWords::tr("The matrix of the selected cell. Pointing at the figure chooses it, too.")},
    {"new-tokens", "", ParameterWords::tr("generated tokens"),
     ParameterWords::tr("How many tokens the model appends to the text, one after the other, each drawn from its "
                        "probabilities.")},
    {"top-k", "𝑘", ParameterWords::tr("top-k"),
     ParameterWords::tr("Only the k most probable tokens can come next. Empty: every token can.")},
    {"sort-heads", "", ParameterWords::tr("heads sorted by"),
     ParameterWords::tr("Layer by layer, or by what they do: the highest score first.")},
    {"ablated", "", ParameterWords::tr("heads switched off"),
     ParameterWords::tr("Heads whose output is set to zero, as layer and head from 0: 1,3; 2,0. Clicking switches a "
                        "head off and on, too.")},
    {"show", "", ParameterWords::tr("shown"),
     ParameterWords::tr("All parts of the figure, or those of one of its tabs."), ParameterGroup::View},
    {"row", "", ParameterWords::tr("selected row"),
     ParameterWords::tr("The row looked at, counted from 0. Pointing at the figure chooses it, too."),
     ParameterGroup::Selection},
    {"column", "𝑐", ParameterWords::tr("selected column"),
     ParameterWords::tr("The column looked at, counted from 0. Pointing at the figure chooses it, too."),
     ParameterGroup::Selection},
    {"colour-map", "", ParameterWords::tr("colours"), ParameterWords::tr("Which colours stand for which values."),
     ParameterGroup::View},
    {"look", "", ParameterWords::tr("look"),
     ParameterWords::tr("How the figure is drawn: as this program does, or as in Dive into Deep Learning.")},
};

constexpr KeyedWords kLayerWords[] = {
    {"n", "𝑛", ParameterWords::tr("tokens"),
     ParameterWords::tr("How many tokens, words or pieces of words, the sequence has.")},
    {"d", "𝑑", ParameterWords::tr("width"),
     ParameterWords::tr("How many numbers stand for one token: the width of the layer.")},
};

constexpr KeyedWords kCostWords[] = {
    {"kernel", "𝑘", ParameterWords::tr("kernel size"), ParameterWords::tr("How many places the kernel covers.")},
    {"radius", "𝜌", ParameterWords::tr("radius"),
     ParameterWords::tr("How far restricted self-attention looks to either side. Empty: 4.")},
};

constexpr KeyedWords kTrainingWords[] = {
    {"encoding", "", ParameterWords::tr("positions"),
     ParameterWords::tr("How the layer is told where a token stands.")},
    {"layers", "", ParameterWords::tr("layers"), ParameterWords::tr("How many layers are trained, one on the other.")},
    {"offset", "𝛿", ParameterWords::tr("look back by"),
     ParameterWords::tr("How many places before it the token stands that a place must name.")},
    {"mask", "", ParameterWords::tr("mask"), ParameterWords::tr("Whether a token sees those behind it.")},
};

constexpr KeyedWords kArrayWords[] = {
    {"input", "", ParameterWords::tr("embeddings"),
     ParameterWords::tr("A row for each token, from a file of NumPy, CSV or safetensors. It decides how many tokens "
                        "and columns there are.")},
    {"learned", "", ParameterWords::tr("learned table"),
     ParameterWords::tr("What a model has learned instead of the formula, a row for each position, from a file of "
                        "NumPy, CSV or safetensors: wpe.weight of GPT-2, for one.")},
    {"memory", "", ParameterWords::tr("memory"),
     ParameterWords::tr("What keys and values come from, a row for each token, from a file of NumPy, CSV or "
                        "safetensors: cross-attention.")},
    {"weights", "", ParameterWords::tr("weights"),
     ParameterWords::tr("The matrices of a layer, from a .safetensors file, or from a folder with W_q.npy and the "
                        "others: any of them stands for all.")},
    {"attention", "", ParameterWords::tr("attention"),
     ParameterWords::tr(
         "Attention matrices of your own, heads by queries by keys or layers by heads by queries by keys, from a file "
         "of NumPy or safetensors.")},
    {"token-list", "", ParameterWords::tr("token list"),
     ParameterWords::tr("Tokens that are shown as they are, never split again: a text file with one on each line, or a "
                        "JSON list. They take the place of the sentence.")},
    {kLanguageModelName, "", ParameterWords::tr("model"),
     ParameterWords::tr("A GPT-2 from a folder with config.json, model.safetensors and the tokenizer. Without one, the "
                        "small model that comes with the program.")},
};

}  // namespace

std::span<const KeyedWords> parameterWords() {
    return kParameterWords;
}

std::span<const KeyedWords> layerWords() {
    return kLayerWords;
}

std::span<const KeyedWords> costWords() {
    return kCostWords;
}

std::span<const KeyedWords> trainingWords() {
    return kTrainingWords;
}

std::span<const KeyedWords> arrayWords() {
    return kArrayWords;
}

}  // namespace attention
