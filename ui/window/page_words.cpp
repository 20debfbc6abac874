#include "ui/window/page_words.h"

#include <algorithm>
#include <initializer_list>

#include "ui/text/english_text.h"
#include "ui/text/glossary.h"
#include "ui/text/phrase_text.h"

namespace attention {
namespace {

struct PageKeywords {
    std::string_view exhibit;
    std::initializer_list<std::string_view> terms;       ///< ids of glossary terms
    std::initializer_list<std::string_view> names = {};  ///< names that are not translated
};

/// Each term is listed only for the few pages that show it, not for all that use it.
const PageKeywords kPageKeywords[] = {
    {"attention",
     {"self-attention", "query", "key", "value", "projection", "score", "scaled-dot-product", "dot-product", "softmax",
      "weight", "mask", "causal-mask", "valid-length", "cross-attention", "encoder-decoder", "dropout"},
     {"QKV", "BERT"}},
    {"heads", {"multi-head-attention", "head", "concatenation", "entropy"}, {"MHA"}},
    {"order", {"permutation-equivariance", "positional-encoding"}},
    {"scaling", {"scaled-dot-product", "dot-product", "variance", "softmax", "gradient"}},
    {"softmax-temperature", {"softmax", "temperature", "entropy"}},
    {"encoding-curves", {"positional-encoding", "sine-cosine", "wavelength", "frequency", "period", "column", "pair"}},
    {"encoding-heatmap", {"positional-encoding", "sine-cosine", "heatmap", "base"}},
    {"binary", {"positional-encoding", "period"}},
    {"relative-shift", {"relative-shift", "rotation", "turn", "angle", "radian", "offset", "pair"}, {"RoPE"}},
    {"similarity", {"dot-product", "offset"}},
    {"token-plus-position", {"embedding", "positional-encoding"}},
    {"add-or-concatenate", {"concatenation", "positional-encoding"}},
    {"encodings-compared",
     {"rotary", "alibi", "one-hot", "learned-encoding", "relative-positions", "training-length"},
     {"LLaMA", "Shaw"}},
    {"encoding-2d", {"positional-encoding"}, {"ViT", "DETR"}},
    {"position-heads", {"head", "offset", "relative-positions"}},
    {"convolution", {"convolution", "kernel", "kernel-size"}, {"CNN", "ConvNet"}},
    {"complexity-table",
     {"complexity", "multiply-add", "sequential-operations", "path-length", "recurrence", "restricted-attention"},
     {"RNN", "CNN", "FLOPs"}},
    {"complexity-chart", {"complexity", "multiply-add", "restricted-attention"}, {"FLOPs"}},
    {"paths", {"path-length", "receptive-field", "dilation", "recurrence"}, {"RNN", "CNN", "LSTM"}},
    {"measured-cost", {"complexity", "exponent", "median"}},
    {"training", {"training", "loss", "accuracy", "gradient-step", "learning-rate", "pointing-head"}, {"Adam"}},
    {"trained-sentence", {"forcing", "pointing-head"}},
    {"learned-positions", {"learned-encoding"}, {"BERT", "GPT-2"}},
    {"depth", {"layer", "residual", "mlp", "transformer", "activation"}},
    {"fading", {"vanishing-gradient", "jacobian", "gradient", "recurrence"}, {"RNN", "LSTM"}},
    {"language-model",
     {"logit", "temperature", "token", "special-token", "byte-piece", "transformer"},
     {"GPT-2", "LLM"}},
    {"all-heads", {"head", "multi-head-attention"}, {"GPT-2"}},
    {"induction", {"head", "pointing-head"}},
};

}  // namespace

QStringList pageKeywords(std::string_view exhibit) {
    const auto entry = std::ranges::find(kPageKeywords, exhibit, &PageKeywords::exhibit);
    if (entry == std::end(kPageKeywords)) return {};
    QStringList words;
    for (const std::string_view name : entry->names) words += utf8Text(name);
    for (const GlossaryEntry& term : glossary(GlossaryOrder::Chapters))
        if (std::ranges::count(entry->terms, term.id) > 0) words << term.term << englishText(term.term) << term.forms;
    words.removeDuplicates();
    return words;
}

}  // namespace attention
