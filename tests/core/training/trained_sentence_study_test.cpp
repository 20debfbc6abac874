#include "core/training/trained_sentence_study.h"

#include <cmath>

#include <QFile>

#include "core/io/csv.h"
#include "core/scene/parameters.h"
#include "core/training/model_file.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

const std::string kStart = "the animal with the bag did not cross the street because it was too ";

Parameters asking(SentenceModel model, const std::string& tokens, AttentionRowId line = {}) {
    Parameters parameters;
    parameters.model = model;
    parameters.tokens = tokens;
    parameters.layer = line.layer;
    parameters.head = line.head;
    parameters.whatIf = line.forcedTo;
    return parameters;
}

std::shared_ptr<const TrainedSentenceStudy> studyOf(const Parameters& parameters) {
    const ShippedModel& model = shippedModel(parameters.model);
    QFile file(QStringLiteral(ATTENTION_SOURCE_DIR "/resources/models/%1.safetensors").arg(model.name.data()));
    if (!file.open(QIODevice::ReadOnly)) qFatal("a model cannot be read");
    return studyTrainedSentence(
        parameters, std::make_shared<const ModelValues>(readModel(model.settings, file.readAll().toStdString())));
}

QString csvOf(const Table& table) {
    std::string text;
    writeCsv(table, [&](std::string_view piece) { return text += piece, true; });
    return QString::fromStdString(text);
}

const std::vector<std::string>& textColumn(const Table& table, std::string_view name) {
    for (const TableColumn& column : std::get<ColumnTable>(table).columns)
        if (column.name == name) return std::get<std::vector<std::string>>(column.values);
    qFatal("no such column");
}

}  // namespace

/// What trained models take "it" for.
class TrainedSentenceStudyTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void sentencesAreRead() {
        const TypedSentence sentence = readSentence("The ANIMAL did not cross the street, because it was too tired.");
        QCOMPARE(sentence.tokens.size(), std::size_t(12));
        QVERIFY(sentence.unknown.empty());
        QCOMPARE(sentence.it, Index(8));
        QCOMPARE(sentence.adjective, Index(11));
        QCOMPARE(readSentence("the giraffe saw the giraffe").unknown, (std::vector<std::string>{"giraffe", "saw"}));
        QCOMPARE(readSentence("").it, Index(-1));
        QCOMPARE(withAdjective(sentence, "wide"),
                 std::string("the animal did not cross the street because it was too wide"));
    }

    void theOtherAdjectiveFitsAnotherNoun_data() {
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QString>("asked");
        QTest::addColumn<QString>("other");
        const QString start = QString::fromStdString(kStart);
        QTest::newRow("tired") << start + "tired"
                               << ""
                               << "wide";
        QTest::newRow("wide") << start + "wide"
                              << ""
                              << "tired";
        QTest::newRow("asked for") << start + "tired"
                                   << "Heavy"
                                   << "heavy";
        QTest::newRow("the same") << start + "heavy"
                                  << "heavy"
                                  << "tired";
        QTest::newRow("no place there") << "the animal with the bag was tired because it was"
                                        << ""
                                        << "heavy";
        QTest::newRow("no adjective") << "the animal did not cross the street because it"
                                      << "wide"
                                      << "";
    }
    void theOtherAdjectiveFitsAnotherNoun() {
        QFETCH(QString, sentence);
        QFETCH(QString, asked);
        QTEST(QString::fromStdString(comparisonAdjective(readSentence(sentence.toStdString()), asked.toStdString())),
              "other");
    }

    void everyModelAnswers_data() {
        QTest::addColumn<int>("model");
        QTest::addColumn<QString>("adjective");
        QTest::addColumn<QString>("noun");
        for (const SentenceModel model : {SentenceModel::Pointing, SentenceModel::FreeOne, SentenceModel::FreeTwo})
            for (const auto& [adjective, noun] : {std::pair{"tired", "animal"}, {"wide", "street"}, {"heavy", "bag"}})
                QTest::addRow("%s %s", choiceName(model).data(), adjective) << int(model) << adjective << noun;
    }
    void everyModelAnswers() {
        QFETCH(int, model);
        QFETCH(QString, adjective);
        QFETCH(QString, noun);
        const Parameters asked = asking(SentenceModel(model), kStart + adjective.toStdString());
        const auto study = studyOf(asked);
        QCOMPARE(QString::fromUtf8(study->main.answerWord().data()), noun);
        QVERIFY(study->main.answers.front().probability > 0.99);
        QCOMPARE(study->main.answers.size(), std::size_t(3));
        QVERIFY(csvOf(study->table("answer", asked)).section('\n', 1, 1).startsWith(noun + ','));
        // The table asks with each adjective in turn.
        const Table adjectives = study->table("adjectives", asked);
        const auto& answers = textColumn(adjectives, "answer");
        QCOMPARE(answers.size(), offeredAdjectives().size());
        const std::vector<std::string> first{"animal", "street", "bag"};
        QVERIFY(std::equal(first.begin(), first.end(), answers.begin()));
        double sum = 0;
        if (SentenceModel(model) == SentenceModel::Pointing)
            for (const NounAnswer& answer : study->main.answers) sum += answer.probability;
        QVERIFY(SentenceModel(model) != SentenceModel::Pointing || std::abs(sum - 1) < 1e-4);
    }

    /// What the presets show.
    void aForcedLineIsTheReasonOrNot() {
        const auto answer = [](SentenceModel model, const char* adjective, Index layer, Index head, Index place) {
            const auto study = studyOf(
                asking(model, kStart + adjective, {.layer = layer, .head = head, .query = 0, .forcedTo = place}));
            return QString::fromUtf8(study->prediction(study->pronounRow).answerWord().data());
        };
        QCOMPARE(answer(SentenceModel::Pointing, "tired", 1, 0, 9), QStringLiteral("street"));
        QCOMPARE(answer(SentenceModel::Pointing, "tired", 0, 0, 9), QStringLiteral("animal"));
        const auto one = studyOf(asking(SentenceModel::FreeOne, kStart + "wide"));
        QVERIFY(one->weights(one->main, 0, 0, 11)[14] > 0.995);
        QCOMPARE(answer(SentenceModel::FreeOne, "wide", 0, 0, 1), QStringLiteral("animal"));
        QVERIFY(one->stats(one->pronounRow).followed >= kCausalThreshold);
        const auto two = studyOf(asking(SentenceModel::FreeTwo, kStart + "tired"));
        QCOMPARE(std::round(100 * two->weights(two->main, 0, 1, 11)[1]), 77.0);
        QCOMPARE(answer(SentenceModel::FreeTwo, "tired", 0, 1, 4), QStringLiteral("animal"));
        QVERIFY(two->stats({.layer = 0, .head = 1}).followed <= 1 - kCausalThreshold);
    }

    void derivationsEndInTheirNumbers_data() {
        QTest::addColumn<int>("model");
        QTest::addColumn<bool>("isForced");
        for (const SentenceModel model : {SentenceModel::Pointing, SentenceModel::FreeOne, SentenceModel::FreeTwo})
            for (const bool isForced : {false, true})
                QTest::addRow("%s %d", choiceName(model).data(), isForced) << int(model) << isForced;
    }
    void derivationsEndInTheirNumbers() {
        QFETCH(int, model);
        QFETCH(bool, isForced);
        for (const Index layer : {0, 1}) {
            const auto forcedTo = isForced ? std::optional<Index>(9) : std::nullopt;
            const auto study = studyOf(asking(SentenceModel(model), kStart + "heavy",
                                              {.layer = layer, .head = 0, .query = 0, .forcedTo = forcedTo}));
            const AttentionRowId& line = study->pronounRow;
            const SentencePrediction& reading = study->prediction(line);
            for (const Cell& cell :
                 {Cell{0, 0, "answer"}, Cell{2, 0, "answer"}, Cell{11, 9, "weights"}, Cell{3, 4, "weights"}}) {
                const Derivation derivation = study->derivation(cell, line);
                const double value = cell.matrix == "answer" ? reading.answers[std::size_t(cell.row)].probability
                                                             : study->weights(reading, layer, 0, cell.row)[cell.column];
                QVERIFY(std::abs(derivation.value - value) < 1e-12);
                QVERIFY(std::abs(derivation.steps.back().value - value) < 1e-9);
                QVERIFY(std::abs(evaluate(derivation.symbolic) - value) < 1e-9);
                QVERIFY(derivation.context.size() == 6);
            }
        }
    }

    void aLineGivesWeightToTheAnswer() {
        const auto study = studyOf(asking(SentenceModel::Pointing, kStart + "wide"));
        QCOMPARE(study->weightOnAnswer(1, 0), study->main.answers.front().probability);
        QCOMPARE(study->weightOnAnswer(0, 0), study->weights(study->main, 0, 0, 11)[9]);
        const auto none = studyOf(asking(SentenceModel::FreeOne, "it was wide"));
        QVERIFY(std::isnan(none->weightOnAnswer(0, 0)));
    }

    void otherLengthsAndWordsTwice() {
        const auto study = studyOf(asking(SentenceModel::FreeOne, "the cat did not find the cat because it was tired"));
        QCOMPARE(nounCount(study->main.sentence, SentenceModel::FreeOne), Index(1));
        QCOMPARE(nounCount(study->main.sentence, SentenceModel::Pointing), Index(2));
        QVERIFY(!study->comparison);
        // What is none of the grammar is the usual sentence.
        QCOMPARE(studyOf(asking(SentenceModel::Pointing, "the cat was tired"))->main.length(), kSentenceLength);
        std::string longest = "it was";
        for (Index i = 2; i < kMaxSentenceWords; ++i) longest += " tired";
        QCOMPARE(studyOf(asking(SentenceModel::FreeTwo, longest))->main.length(), kMaxSentenceWords);
    }
};

ATTENTION_TEST(TrainedSentenceStudyTest, NoApplication)
#include "trained_sentence_study_test.moc"
