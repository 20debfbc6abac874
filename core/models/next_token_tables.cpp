#include "core/models/byte_pair_tokenizer.h"
#include "core/models/language_model_pass.h"
#include "core/models/model_pass_cache.h"
#include "core/models/next_token_study.h"

namespace attention {
namespace {

using Integers = std::vector<std::int64_t>;
using Texts = std::vector<std::string>;
using Reals = std::vector<double>;

constexpr std::string_view kPartNames[] = {"embedding", "attention", "mlp", "constant"};

}  // namespace

Table NextTokenStudy::table(std::string_view name) const {
    Integers layer, rank, id, index;
    Texts text, token, part;
    Reals probability, first, second, difference;
    if (name == "next") {
        for (const TokenGuess& guess : next) {
            rank.push_back(std::ssize(rank)), id.push_back(guess.id), text.push_back(tableText(guess.id));
            probability.push_back(guess.probability);
        }
        return ColumnTable{{{"rank", rank}, {"id", id}, {"text", text}, {"probability", probability}}};
    }
    if (name == "tokens") {
        for (const int each : lens->tokens) {
            index.push_back(std::ssize(index)), id.push_back(each), text.push_back(tableText(each));
        }
        return ColumnTable{{{"index", index}, {"id", id}, {"text", text}}};
    }
    if (name == "by-layer") {
        for (Index row = 0; row <= layers(); ++row)
            for (const TokenGuess& guess : lens->at(row, lens->column()).top) {
                layer.push_back(LensWindow::layerOfRow(row)),
                    rank.push_back(&guess - lens->at(row, lens->column()).top.data());
                text.push_back(tableText(guess.id)), probability.push_back(guess.probability);
            }
        return ColumnTable{{{"layer", layer}, {"rank", rank}, {"text", text}, {"probability", probability}}};
    }
    if (name == "lens") {
        for (Index row = 0; row <= layers(); ++row)
            for (Index column = 0; column < lens->columns(); ++column) {
                const TokenGuess& guess = lens->at(row, column).top.front();
                layer.push_back(LensWindow::layerOfRow(row)), index.push_back(lens->firstToken + column),
                    token.push_back(tableText(lens->tokens[std::size_t(lens->firstToken + column)]));
                text.push_back(tableText(guess.id)), probability.push_back(guess.probability);
            }
        return ColumnTable{
            {{"layer", layer}, {"index", index}, {"token", token}, {"text", text}, {"probability", probability}}};
    }
    if (name == "winner") {
        for (Index row = 0; row <= layers(); ++row) {
            const TokenGuess& guess = lens->at(row, lens->column()).winner;
            layer.push_back(LensWindow::layerOfRow(row)), text.push_back(tableText(guess.id)),
                probability.push_back(guess.probability);
        }
        return ColumnTable{{{"layer", layer}, {"text", text}, {"probability", probability}}};
    }
    if (name == "parts") {
        for (const StreamPart& each : lens->parts) {
            part.emplace_back(kPartNames[std::size_t(each.kind)]), layer.push_back(each.layer);
            first.push_back(each.first), second.push_back(each.second), difference.push_back(each.difference());
        }
        return ColumnTable{
            {{"part", part}, {"layer", layer}, {"first", first}, {"second", second}, {"difference", difference}}};
    }
    const FloatMatrix normalised = sharedPass(model, lens->tokens)->finalNormalised;
    auto logits = std::make_shared<const Matrix>(outputLogits(*model, normalised).cast<double>());
    const Index vocabulary = logits->cols();
    return MatrixTable{std::move(logits), indexNames(vocabulary)};
}

}  // namespace attention
