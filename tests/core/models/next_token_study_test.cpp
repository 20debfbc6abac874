#include "core/models/next_token_study.h"

#include <algorithm>
#include <cmath>

#include "core/models/byte_pair_tokenizer.h"
#include "core/models/language_model_pass.h"
#include "core/models/language_model_reader.h"
#include "core/models/model_pass_cache.h"
#include "core/scene/parameters.h"
#include "tests/core/encoding/derivation_testing.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// Sums of some hundred doubles in two orders.
constexpr double kSumTolerance = 1e-12;
/// A formula takes its numbers with four significant digits.
constexpr double kOfDigits = 1e-2;

/// 300 tokens, of which 256 are bytes, two layers, random weights: tests/golden/make_language_model_golden.py.
std::shared_ptr<const LanguageModel> tiny() {
    static const auto model = openLanguageModel(ATTENTION_GOLDEN_DIR "/language_model/tanh");
    return model;
}

Parameters asked(const std::string& text, std::int64_t newTokens = 0) {
    Parameters parameters;
    parameters.tokens = text;
    parameters.newTokens = newTokens;
    return parameters;
}

std::vector<std::string> texts(const Table& table, const std::string& name) {
    for (const TableColumn& column : std::get<ColumnTable>(table).columns)
        if (column.name == name) return std::get<std::vector<std::string>>(column.values);
    return {};
}

}  // namespace

class NextTokenStudyTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    /// Probabilities are the softmax of the logits that a pass in double has.
    void sharesAreOfTheExactLogits_data() {
        QTest::addColumn<double>("temperature");
        QTest::addColumn<int>("kept");
        QTest::addRow("as it is") << 1.0 << 300;
        QTest::addRow("hot") << 3.0 << 300;
        QTest::addRow("the likeliest five, cold") << 0.25 << 5;
        QTest::addRow("one alone") << 1.0 << 1;
    }
    void sharesAreOfTheExactLogits() {
        QFETCH(double, temperature);
        QFETCH(int, kept);
        Parameters parameters = asked("Hello, a");
        parameters.temperature = temperature;
        parameters.topK = kept;
        const auto study = studyNextToken(parameters, tiny());
        QVERIFY(study->lens->isExact);
        const auto pass = exactLanguageModelPass(*tiny(), study->lens->tokens);
        const Matrix logits = exactOutputLogits(*tiny(), pass.finalNormalised.bottomRows(1));
        std::vector<double> sorted(logits.data(), logits.data() + logits.size());
        std::ranges::sort(sorted, std::greater<>());
        double total = 0;
        for (int i = 0; i < kept; ++i) total += std::exp(sorted[std::size_t(i)] / temperature);
        QCOMPARE(std::ssize(study->next), std::ptrdiff_t(std::min<int>(kept, kShownGuesses)));
        double sum = study->restProbability;
        for (std::size_t rank = 0; rank < study->next.size(); ++rank) {
            const TokenGuess& guess = study->next[rank];
            QVERIFY(std::abs(guess.logit - logits(0, guess.id)) <= kSumTolerance);
            QVERIFY(std::abs(guess.probability - std::exp(sorted[rank] / temperature) / total) <= kSumTolerance);
            sum += guess.probability;
        }
        QVERIFY(std::abs(sum - 1) <= kSumTolerance);
    }

    /// Each number is explained from the weights, and the explanation agrees to every digit that is shown.
    void everyNumberIsExplained() {
        const auto study = studyNextToken(asked("Hello, a"), tiny());
        for (const std::string matrix : {"next", "lens", "winner", "parts"}) {
            const Cell last = study->clamped({1000, 1000, matrix});
            for (std::int64_t row = 0; row <= last.row; ++row)
                for (std::int64_t column = 0; column <= last.column; ++column) {
                    const Cell cell{row, column, matrix};
                    const Derivation derivation = study->derivation(cell);
                    QCOMPARE(derivation.value, study->value(cell));
                    const QString fault = faultOf(derivation, study->value(cell), [](double one, double other) {
                        return std::abs(one - other) > kOfDigits * std::max(1.0, std::abs(other));
                    });
                    QVERIFY2(fault.isEmpty(), qPrintable(QString::fromStdString(matrix) + fault));
                }
        }
    }

    /// What embedding, layers and the constant add is the difference of the two likeliest tokens' logits.
    void partsAddUp() {
        const auto study = studyNextToken(asked("Hello, a"), tiny());
        double first = 0, difference = 0;
        for (const StreamPart& part : study->lens->parts) first += part.first, difference += part.difference();
        QVERIFY(std::abs(first - study->next[0].logit) <= 1e3 * kSumTolerance);
        QVERIFY(std::abs(difference - (study->next[0].logit - study->next[1].logit)) <= 1e3 * kSumTolerance);
        QCOMPARE(Index(study->lens->parts.size()), 2 * study->layers() + 2);
    }

    /// Layers are counted from 0; what belongs to none has -1.
    void tablesCountLayersFromZero() {
        const auto study = studyNextToken(asked("Hello, a"), tiny());
        for (const char* name : {"by-layer", "lens", "winner", "parts"}) {
            const auto columns = std::get<ColumnTable>(study->table(name)).columns;
            const auto found = std::ranges::find(columns, "layer", &TableColumn::name);
            const auto& layers = std::get<std::vector<std::int64_t>>(found->values);
            QCOMPARE(layers.front(), std::int64_t(-1));
            QCOMPARE(*std::ranges::max_element(layers), std::int64_t(study->layers() - 1));
        }
    }

    /// The last layer's guess is what comes next, at every token of the window.
    void lensEndsWithTheGuess() {
        const auto last = studyNextToken(asked("Hello, a bb"), tiny());
        for (Index column = 0; column < last->lens->columns(); ++column) {
            Parameters parameters = asked("Hello, a bb");
            parameters.toToken = last->lens->firstToken + column;
            const auto there = studyNextToken(parameters, tiny());
            QCOMPARE(last->lens->at(last->layers(), column).top[0].id, there->next[0].id);
            QVERIFY(std::abs(last->lens->at(last->layers(), column).top[0].probability - there->next[0].probability) <=
                    kSumTolerance);
        }
    }

    /// More or fewer generated tokens keep the first ones, with a study before and without one.
    void generatedTokensStay() {
        const auto many = studyNextToken(asked("Hello", 6), tiny());
        QCOMPARE(many->tokenCount(), many->textTokens + 6);
        const auto few = studyNextToken(asked("Hello", 2), tiny(), many.get());
        const auto again = studyNextToken(asked("Hello", 6), tiny(), few.get());
        QVERIFY(std::equal(few->lens->tokens.begin(), few->lens->tokens.end(), many->lens->tokens.begin()));
        QCOMPARE(again->lens->tokens, many->lens->tokens);
        Parameters other = asked("Hello", 6);
        other.seed = 2;
        QVERIFY(studyNextToken(other, tiny(), many.get())->lens->tokens != many->lens->tokens);
        other.temperature = 1e-9;
        const auto greedy = studyNextToken(other, tiny());
        for (Index i = greedy->textTokens; i < greedy->tokenCount(); ++i) {
            Parameters before = other;
            before.toToken = i - 1;
            QCOMPARE(greedy->lens->tokens[std::size_t(i)], studyNextToken(before, tiny())->next[0].id);
        }
    }

    void anotherTemperatureNeedsNoPass() {
        const auto before = studyNextToken(asked("Hello, a"), tiny());
        Parameters hotter = asked("Hello, a");
        hotter.temperature = 2;
        QCOMPARE(studyNextToken(hotter, tiny(), before.get())->lens, before->lens);
        QCOMPARE(sharedPass(tiny(), {72, 101}), sharedPass(tiny(), {72, 101}));
        QVERIFY(sharedPass(tiny(), {72, 101}) != sharedPass(tiny(), {72, 101}, {{{0, 1}}}));
    }

    void tablesHaveTheBytes() {
        const auto study = studyNextToken(asked("H\"\ni, \xC3\xBC"), tiny());
        const auto tokens = texts(study->table("tokens"), "text");
        QCOMPARE(tokens[0], std::string("H"));
        QCOMPARE(tokens[1], std::string("\""));
        QCOMPARE(tokens[2], std::string("\n"));
        // Of a character that is parted among tokens, the label.
        QVERIFY(std::ranges::find(tokens, "⟨C3⟩") != tokens.end());
        QCOMPARE(tableShape(study->table("logits")).rows, study->tokenCount());
        QCOMPARE(tableShape(study->table("logits")).columns, Index(300));
        // The half of a character goes on in no text.
        QVERIFY(study->continuedText(0xC3).empty());
        QCOMPARE(study->continuedText(int('x')), std::string("H\"\ni, \xC3\xBCx"));
    }
};

ATTENTION_TEST(NextTokenStudyTest, attention::NoApplication)
#include "next_token_study_test.moc"
