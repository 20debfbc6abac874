#include <cmath>
#include <map>
#include <optional>

#include "core/training/sequence_pass.h"
#include "tests/core/training/training_testing.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

constexpr int kUsualCases = 150;
/// scripts/night says more.
const int kCases = std::max(kUsualCases, qEnvironmentVariableIntValue("ATTENTION_GRADIENT_CASES"));
/// Of the largest entry of a tensor's gradient.
constexpr double kRelative = 1e-7;
/// What the rounding of two losses makes of their difference, over the step: some twenty roundings of a number near 1.
constexpr double kRounded = 20 * 2.2e-16;
/// A difference of losses over a step: of two of them, or of four, which is closer and takes longer.
struct Difference {
    double step;
    bool isOfFour;
};
/// One after the other, while a gradient is not met: what bends strongly wants a small step, and what is large, whose
/// rounding is, too, a large one.
constexpr Difference kDifferences[] = {{2e-5, false}, {4e-5, true}, {4e-4, true}};

/// The loss of a model whose numbers change one by one.
class Loss {
 public:
    Loss(const TrainingSettings& settings, const TrainingBatch& batch)
        : m_batch(batch), m_model(settings, batch.length), m_pass(m_model, batch.sequences), m_settings(settings) {}

    double operator()(const ModelValues& values) {
        m_model.set(values);
        m_pass.forward(m_batch.tokens, m_batch.sequences, trainingKernelsFor(trainingInstructionSet()));
        const auto judgement = m_pass.evaluate(m_batch.targets);
        return judgement.loss / double(judgement.judged);
    }
    /// Which units of the MLPs are above 0, in the last loss.
    std::vector<bool> signs() const {
        std::vector<bool> are;
        for (Index layer = 0; layer < m_settings.layers && m_settings.mlp; ++layer)
            for (const double unit : m_pass.layer(layer).hidden) are.push_back(unit > 0);
        return are;
    }

 private:
    const TrainingBatch& m_batch;
    PackedModel m_model;
    SequencePass m_pass;
    TrainingSettings m_settings;
};

/// How the loss changes with one number; nothing if a ReLU changes its sign on the way.
std::optional<double> slopeOf(Loss& loss, ModelValues& values, std::size_t at, const Difference& difference,
                              const std::vector<bool>& signs) {
    const double before = values[at], step = difference.step;
    bool isSame = true;
    const auto lossAt = [&](double moved) {
        values[at] = before + moved;
        const double result = loss(values);
        isSame = isSame && loss.signs() == signs;
        return result;
    };
    const double narrow = lossAt(step) - lossAt(-step);
    const double slope =
        difference.isOfFour ? (8 * narrow - (lossAt(2 * step) - lossAt(-2 * step))) / (12 * step) : narrow / (2 * step);
    values[at] = before;
    return isSame ? std::optional(slope) : std::nullopt;
}

enum class Outcome { Equal, ReluChanged, Different };

/// Compares all gradients of one model with differences of losses.
Outcome compare(const TrainingSettings& settings, ModelValues values, QString& what) {
    const TrainingBatch batch = trainingBatch(settings, 0);
    const LossGradient result = lossGradient(settings, values, batch);
    Loss loss(settings, batch);
    if (loss(values) != result.loss) {
        what = "the loss";
        return Outcome::Different;
    }
    const std::vector<bool> signs = loss.signs();
    std::vector<bool> isUsed(std::size_t(vocabularySize(settings)));
    for (const int token : batch.tokens) isUsed[std::size_t(token)] = true;
    for (const ModelTensor& tensor : ModelLayout(settings).tensors) {
        const double* const gradient = result.gradient.data() + tensor.begin;
        double largest = 0;
        for (std::size_t i = 0; i < tensor.size(); ++i) largest = std::max(largest, std::abs(gradient[i]));
        for (std::size_t i = 0; i < tensor.size(); ++i) {
            // Nothing depends on words that are not there.
            if (tensor.name == "embedding.weight" && !isUsed[i / std::size_t(settings.d)]) {
                if (gradient[i] == 0) continue;
                what = "a word that is not there";
                return Outcome::Different;
            }
            for (const Difference& difference : kDifferences) {
                const auto slope = slopeOf(loss, values, tensor.begin + i, difference, signs);
                if (!slope) return Outcome::ReluChanged;
                const double allowed = kRelative * largest + kRounded * std::max(1.0, result.loss) / difference.step;
                // Written so that a NaN fails.
                if (std::abs(*slope - gradient[i]) <= allowed) break;
                if (&difference != std::end(kDifferences) - 1) continue;
                what = QString("%1[%2]: %3 instead of %4, largest %5")
                           .arg(QString::fromStdString(tensor.name))
                           .arg(i)
                           .arg(gradient[i], 0, 'g', 12)
                           .arg(*slope, 0, 'g', 12)
                           .arg(largest);
                return Outcome::Different;
            }
        }
    }
    return Outcome::Equal;
}

bool hasTargets(const TrainingSettings& settings) {
    const TrainingBatch batch = trainingBatch(settings, 0);
    return std::ranges::any_of(batch.targets, [](int target) { return target != kNoTarget; });
}

}  // namespace

/// Reverse mode against differences of the loss.
class GradientTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void everySwitch() {
        const TrainingSurroundings surroundings;
        setThreadCount(1);
        RandomCases cases;
        int drawnAnew = 0;
        std::map<TrainedEncoding, int> encodings;
        int pointing = 0;
        const auto isAllSeen = [&] { return encodings.size() == 7 && pointing > 0; };
        // What is drawn rarely may need some more cases.
        for (int i = 0; i < kCases || !isAllSeen();) {
            QVERIFY(i < 100 * kCases);
            const TrainingSettings settings = drawnSettings(cases);
            if (!hasTargets(settings)) continue;
            QString what;
            const Outcome outcome = compare(settings, drawnValues(settings, cases), what);
            if (outcome == Outcome::ReluChanged) {
                QVERIFY(++drawnAnew < 3 * kCases);
                continue;
            }
            const QString about = QString(
                                      "task %1, n %2, d %3, heads %4, layers %5, encoding %6, mask %7, residual "
                                      "%8, mlp %9, norm %10, pointing %11: ")
                                      .arg(int(settings.task))
                                      .arg(settings.n)
                                      .arg(settings.d)
                                      .arg(settings.heads)
                                      .arg(settings.layers)
                                      .arg(int(settings.encoding))
                                      .arg(int(settings.mask))
                                      .arg(settings.residual)
                                      .arg(settings.mlp)
                                      .arg(settings.norm)
                                      .arg(settings.pointing);
            QVERIFY2(outcome == Outcome::Equal, qPrintable(about + what));
            ++encodings[settings.encoding];
            pointing += settings.pointing;
            ++i;
        }
    }

    void ofTheInput() {
        // What enters the first layer is the embedding of a token that stands once, so both have one gradient.
        RandomCases cases;
        for (int i = 0; i < 100; ++i) {
            TrainingSettings settings = drawnSettings(cases);
            settings.everyLayer = false;
            const ModelValues values = drawnValues(settings, cases);
            const TrainingBatch batch = trainingBatch(settings, 1);
            const LossGradient result = lossGradient(settings, values, batch);
            const ModelLayout layout(settings);
            const ModelTensor& embedding = layout.at("embedding.weight");
            Matrix sums = Matrix::Zero(embedding.rows(), embedding.columns());
            for (std::size_t row = 0; row < batch.tokens.size(); ++row)
                sums.row(batch.tokens[row]) += result.input.row(Index(row));
            const auto gradient = tensorView(embedding, std::span<const double>(result.gradient));
            QVERIFY((sums - gradient).cwiseAbs().maxCoeff() <= 1e-14 * (1 + gradient.cwiseAbs().maxCoeff()));
        }
    }
};

ATTENTION_TEST(GradientTest, NoApplication)
#include "gradient_test.moc"
