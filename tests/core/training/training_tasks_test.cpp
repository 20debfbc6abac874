#include "core/training/training_tasks.h"

#include <map>
#include <set>

#include "core/training/sentence_grammar.h"
#include "tests/core/training/training_testing.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// What each token must name, from the sentence that the task is told in.
int naiveTarget(const TrainingSettings& settings, const std::vector<int>& tokens, Index i) {
    const Index n = Index(tokens.size());
    const auto at = [&](Index place) { return tokens[std::size_t(place)]; };
    std::map<int, int> counts;
    for (const int token : tokens) ++counts[token];
    int smaller = 0, most = 0;
    switch (settings.task) {
        case TrainingTask::LookBack:
            return i < settings.offset ? kNoTarget : at(i - settings.offset);
        case TrainingTask::Reverse:
            return at(n - 1 - i);
        case TrainingTask::Sort:
            // The token of which fewer than i + 1 are smaller, and i + 1 at least not larger.
            for (const auto& [token, count] : counts) {
                if (smaller <= i && i < smaller + count) return token;
                smaller += count;
            }
            return kNoTarget;
        case TrainingTask::Majority:
            for (const auto& [token, count] : counts)
                if (count > counts[most] || !counts.contains(most)) most = token;
            return most;
        case TrainingTask::Repeat:
            for (Index j = 0; j < i; ++j)
                if (at(j) == at(i)) return 1;
            return 0;
        case TrainingTask::Induction:
            // From the second period on the sequence tells what comes next.
            for (Index period = 1; period < n; ++period) {
                bool repeats = true;
                for (Index j = period; j < n; ++j) repeats = repeats && at(j) == at(j - period);
                if (repeats) return i >= period && i + 1 < n ? at(i + 1) : kNoTarget;
            }
            return kNoTarget;
        case TrainingTask::Coreference:
            break;
    }
    return kNoTarget;
}

}  // namespace

class TrainingTasksTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void targets() {
        RandomCases cases;
        for (int i = 0; i < RandomCases::kCount; ++i) {
            TrainingSettings settings = settingsFor(TrainingTask(cases.whole(0, 5)));
            settings.symbols = cases.whole(2, 12);
            settings.n = cases.whole(4, 20);
            settings.offset = cases.whole(1, settings.n - 1);
            settings.seed = cases.seed();
            settings.batchSize = 2;
            const TrainingBatch batch = trainingBatch(settings, cases.whole(0, 1000));
            QCOMPARE(batch.tokens.size(), std::size_t(2 * settings.n));
            for (Index sequence = 0; sequence < 2; ++sequence) {
                const auto first = batch.tokens.begin() + sequence * settings.n;
                const std::vector<int> tokens(first, first + settings.n);
                for (Index place = 0; place < settings.n; ++place) {
                    const int token = tokens[std::size_t(place)];
                    QVERIFY(token >= 0 && token < settings.symbols);
                    QCOMPARE(batch.targets[std::size_t(sequence * settings.n + place)],
                             naiveTarget(settings, tokens, place));
                }
            }
        }
    }

    void everyStepHasItsOwn() {
        TrainingSettings settings;
        QVERIFY(trainingBatch(settings, 7) == trainingBatch(settings, 7));
        std::set<std::vector<int>> sequences;
        for (Index step = 0; step < 20; ++step) {
            const TrainingBatch batch = trainingBatch(settings, step);
            for (Index sequence = 0; sequence < batch.sequences; ++sequence)
                sequences.insert({batch.tokens.begin() + sequence * 16, batch.tokens.begin() + (sequence + 1) * 16});
        }
        QCOMPARE(sequences.size(), std::size_t(20 * 64));
        TrainingSettings other = settings;
        other.seed = 2;
        QVERIFY(trainingBatch(settings, 0).tokens != trainingBatch(other, 0).tokens);
        QVERIFY(evaluationBatch(settings, 24) == evaluationBatch(other, 24));
        const std::vector<int> few = evaluationBatch(settings, 16, 3).tokens,
                               many = evaluationBatch(settings, 16).tokens;
        QVERIFY(std::equal(few.begin(), few.end(), many.begin()));
    }

    void inductionsPeriodVaries() {
        TrainingSettings settings = settingsFor(TrainingTask::Induction);
        std::set<Index> firsts;
        const TrainingBatch batch = trainingBatch(settings, 0);
        for (Index sequence = 0; sequence < batch.sequences; ++sequence) {
            Index first = 0;
            while (batch.targets[std::size_t(sequence * 16 + first)] == kNoTarget) ++first;
            firsts.insert(first);
        }
        QVERIFY(firsts.size() >= 4);
        QVERIFY(*firsts.begin() >= 2 && *firsts.rbegin() <= 8);
    }

    void sentences() {
        std::set<NounKind> kinds;
        std::set<int> words;
        std::set<Index> places;
        for (std::uint64_t row = 0; row < 3000; ++row) {
            const Sentence sentence = randomSentence(1, 92, row);
            QCOMPARE(Index(sentence.tokens.size()), kSentenceLength);
            QCOMPARE(sentence.tokens[std::size_t(sentence.it)], wordToken("it"));
            QCOMPARE(referentPosition(sentence.tokens), sentence.answer());
            const auto adjectives = adjectivesOf(sentence.referentKind);
            const std::string_view adjective =
                sentenceWords()[std::size_t(sentence.tokens[std::size_t(sentence.adjective)])];
            QVERIFY(std::find(adjectives.begin(), adjectives.end(), adjective) != adjectives.end());
            kinds.insert(sentence.referentKind);
            places.insert(sentence.it);
            words.insert(sentence.tokens.begin(), sentence.tokens.end());
        }
        QCOMPARE(kinds.size(), std::size_t(3));
        QCOMPARE(places.size(), std::size_t(3));
        QCOMPARE(words.size(), sentenceWords().size());
        QVERIFY(std::is_sorted(sentenceWords().begin(), sentenceWords().end()));
    }

    void whoItIs_data() {
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<Index>("place");
        const QString start = "the animal with the bag did not cross the street because it was too ";
        QTest::newRow("animal") << start + "tired" << Index(1);
        QTest::newRow("street") << start + "wide" << Index(9);
        QTest::newRow("bag") << start + "heavy" << Index(4);
        QTest::newRow("no adjective") << start + "the" << Index(-1);
        QTest::newRow("an unknown word") << start + "old" << Index(-1);
        QTest::newRow("two animals") << "the animal with the dog did not cross the street because it was too tired"
                                     << Index(-1);
        QTest::newRow("no it") << "the animal with the bag did not cross the street because the was too tired"
                               << Index(-1);
        QTest::newRow("two adjectives") << "the animal with the bag did not cross the street because it was tired wide"
                                        << Index(-1);
    }
    void whoItIs() {
        QFETCH(QString, sentence);
        QFETCH(Index, place);
        const std::vector<int> tokens = tokensOf(sentence);
        QCOMPARE(referentPosition(tokens), place);
        TrainingSettings settings = settingsFor(TrainingTask::Coreference);
        std::vector<int> expected(tokens.size(), kNoTarget);
        if (place >= 0) expected[11] = tokens[std::size_t(place)];
        QCOMPARE(targetsOf(settings, tokens), expected);
        settings.pointing = true;
        if (place >= 0) expected[11] = int(place);
        QCOMPARE(targetsOf(settings, tokens), expected);
    }

    void names() {
        TrainingSettings settings;
        QCOMPARE(tokenName(settings, 0), std::string("A"));
        QCOMPARE(findToken(settings, "J"), 9);
        QCOMPARE(findToken(settings, "K"), -1);
        settings.symbols = 52;
        QCOMPARE(tokenName(settings, 51), std::string("z"));
        settings.symbols = 53;
        QCOMPARE(tokenName(settings, 52), std::string("52"));
        settings.task = TrainingTask::Repeat;
        QCOMPARE(className(settings, 1), std::string("yes"));
        QCOMPARE(findToken(settingsFor(TrainingTask::Coreference), "animal"), wordToken("animal"));
    }
};

ATTENTION_TEST(TrainingTasksTest, NoApplication)
#include "training_tasks_test.moc"
