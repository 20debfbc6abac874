#include "ui/window/scene_history.h"

#include <map>
#include <random>

#include "core/io/array.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

Scene sceneAt(int n) {
    Scene scene;
    scene.parameters.n = n;
    return scene;
}

SceneHistory::Step stepOf(int n, const std::string& kind = {}) {
    return {.scene = sceneAt(n), .text = QString::number(n), .kind = kind};
}

/// The values of n of all steps, the present one in brackets.
QString words(const SceneHistory& history) {
    QStringList all;
    for (std::size_t i = 0; i < history.steps().size(); ++i) {
        const QString text = QString::number(history.steps()[i].scene.parameters.n);
        all += i == history.currentIndex() ? u'[' + text + u']' : text;
    }
    return all.join(u' ');
}

/// The rules of the history in their simplest form: steps have numbers that are never used twice, and a gesture knows
/// the first number that is its own.
struct Reference {
    struct Step {
        int n;
        std::string kind;
        int number;
    };
    std::vector<Step> steps{{0, "", 0}};
    std::size_t present = 0;
    int next = 1;
    bool burst = false;
    std::map<std::string, int> gestures;

    void separate() {
        for (auto& gesture : gestures) gesture.second = next;
    }
    bool grows(const std::string& kind) const {
        if (kind.empty() || present == 0 || present + 1 < steps.size()) return false;
        if (gestures.contains(kind)) return steps[present].number >= gestures.at(kind);
        return burst && steps[present].kind == kind;
    }
    void add(int n, const std::string& kind) {
        if (grows(kind)) {
            steps[present].n = n;
            if (n != steps[present - 1].n) return;
            steps.pop_back();
            --present;
            burst = false;
        } else if (n != steps[present].n) {
            steps.erase(steps.begin() + std::ptrdiff_t(present) + 1, steps.end());
            steps.push_back({n, kind, next++});
            if (steps.size() > SceneHistory::kMaxSteps) steps.erase(steps.begin());
            present = steps.size() - 1;
            burst = !kind.empty();
            if (kind.empty()) separate();
        }
    }
    QString words() const {
        QStringList all;
        for (std::size_t i = 0; i < steps.size(); ++i)
            all += i == present ? QStringLiteral("[%1]").arg(steps[i].n) : QString::number(steps[i].n);
        return all.join(u' ');
    }
};

}  // namespace

class SceneHistoryTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void undoStopsAtTheFloor() {
        SceneHistory history(stepOf(0));
        history.add(stepOf(1));
        history.setFloor(1);
        QVERIFY(!history.canUndo());
        history.add(stepOf(2));
        QVERIFY(history.canUndo());
        QCOMPARE(history.undoText(), QStringLiteral("2"));
        // A step before the floor can still be gone to, from where undo goes back no further.
        history.goTo(0);
        QVERIFY(!history.canUndo() && history.canRedo());
        history.goTo(1);
        QVERIFY(history.canUndo());
    }

    void theFloorStaysWithItsStepWhenOldOnesAreForgotten() {
        SceneHistory history(stepOf(0));
        history.add(stepOf(1));
        history.setFloor(1);
        for (int n = 2; n <= int(SceneHistory::kMaxSteps); ++n) history.add(stepOf(n));
        while (history.canUndo()) history.goTo(history.currentIndex() - 1);
        QCOMPARE(history.currentScene().parameters.n, 1);
    }

    void undoAndRedoMoveThePresent() {
        SceneHistory history(stepOf(1));
        QVERIFY(!history.canUndo() && !history.canRedo());
        history.add(stepOf(2));
        history.add(stepOf(3));
        QCOMPARE(history.undoText(), QStringLiteral("3"));
        QCOMPARE(history.redoText(), QString());
        history.goTo(0);
        QCOMPARE(words(history), QStringLiteral("[1] 2 3"));
        QCOMPARE(history.undoText(), QString());
        QCOMPARE(history.redoText(), QStringLiteral("2"));
        history.goTo(99);
        QCOMPARE(words(history), QStringLiteral("1 2 [3]"));
    }

    void aNewStepForgetsWhatWasUndone() {
        SceneHistory history(stepOf(1));
        for (const int n : {2, 3, 4}) history.add(stepOf(n));
        history.goTo(1);
        history.add(stepOf(2));
        QCOMPARE(words(history), QStringLiteral("1 [2] 3 4"));
        history.add(stepOf(9));
        QCOMPARE(words(history), QStringLiteral("1 2 [9]"));
    }

    void whatIsOneStep_data() {
        // "a5" sets n to 5 in a change of kind a, "-5" in one that stands alone; "(a" and "a)" begin and end its
        // gesture; "." is a pause, "<" undo.
        QTest::addColumn<QString>("deeds");
        QTest::addColumn<QString>("steps");
        QTest::addRow("changes that stand alone") << "-1 -2 -3"
                                                  << "0 1 2 [3]";
        QTest::addRow("a burst of one kind") << "a1 a2 a3"
                                             << "0 [3]";
        QTest::addRow("a pause ends a burst") << "a1 a2 . a3"
                                              << "0 2 [3]";
        QTest::addRow("another kind ends a burst") << "a1 b2 a3"
                                                   << "0 1 2 [3]";
        QTest::addRow("undo ends a burst") << "a1 . a2 < a3 a4"
                                           << "0 1 [4]";
        QTest::addRow("a gesture, however long") << "(a a1 . a2 . . a3 a)"
                                                 << "0 [3]";
        QTest::addRow("two gestures") << "(a a1 a2 a) (a a3 a)"
                                      << "0 2 [3]";
        QTest::addRow("a gesture is apart from the burst before") << "a1 (a a2 a)"
                                                                  << "0 1 [2]";
        QTest::addRow("a gesture is apart from the burst after") << "(a a1 a) a2 a3"
                                                                 << "0 1 [3]";
        QTest::addRow("a gesture that ends where it began") << "-5 (a a1 a2 a5 a)"
                                                            << "0 [5]";
        QTest::addRow("a gesture that passes where it began") << "-5 (a a1 a5 a7 a8 a)"
                                                              << "0 5 [8]";
        QTest::addRow("the same gesture twice, back and forth") << "(a a1 a) (a a2 a1 a)"
                                                                << "0 [1]";
        QTest::addRow("a burst that ends where it began") << "a1 a0 a2"
                                                          << "0 [2]";
        QTest::addRow("nothing new is no step") << "a1 . a1 -1 b1"
                                                << "0 [1]";
        QTest::addRow("a burst while something plays") << "(a a1 a2 b3 a4 b5 a6 b7 a)"
                                                       << "0 2 [7]";
        QTest::addRow("two bursts while something plays") << "(a a1 b2 a3 . b4 a5 a)"
                                                          << "0 1 3 [5]";
        QTest::addRow("a drag while something plays") << "(a a1 (b b2 a3 . b4 a5 b) a6 a)"
                                                      << "0 1 [6]";
        QTest::addRow("a lone change while something plays") << "(a a1 a2 -3 a4 a5 a)"
                                                             << "0 2 3 [5]";
        QTest::addRow("undo while something is held") << "-1 (a a2 a3 < a4 a5 a)"
                                                      << "0 1 [5]";
    }
    void whatIsOneStep() {
        QFETCH(QString, deeds);
        SceneHistory history(stepOf(0));
        for (const QString& deed : deeds.split(u' ')) {
            const std::string text = deed.toStdString();
            if (deed == QStringLiteral("."))
                history.endBurst();
            else if (deed == QStringLiteral("<"))
                history.goTo(history.currentIndex() - 1);
            else if (text.front() == '(')
                history.beginGesture(text.substr(1));
            else if (text.back() == ')')
                history.endGesture(text.substr(0, 1));
            else
                history.add(stepOf(deed.mid(1).toInt(), text.front() == '-' ? std::string() : text.substr(0, 1)));
        }
        QTEST(words(history), "steps");
    }

    void beforeIsWhereTheStepBegan() {
        SceneHistory history(stepOf(0));
        QCOMPARE(history.before("a"), sceneAt(0));
        history.add(stepOf(1, "a"));
        history.add(stepOf(2, "a"));
        QCOMPARE(history.before("a"), sceneAt(0));
        QCOMPARE(history.before("b"), sceneAt(2));
        history.endBurst();
        QCOMPARE(history.before("a"), sceneAt(2));
    }

    void theOldestStepsAreForgotten() {
        SceneHistory history(stepOf(0));
        const int count = int(SceneHistory::kMaxSteps) + 50;
        for (int i = 1; i <= count; ++i) history.add(stepOf(i));
        QCOMPARE(history.steps().size(), SceneHistory::kMaxSteps);
        QCOMPARE(history.currentScene().parameters.n, std::int64_t(count));
        history.goTo(0);
        QCOMPARE(history.currentScene().parameters.n, std::int64_t(51));
    }

    void arraysAreSharedNotCopied() {
        const auto values = std::make_shared<const Array>(Array{{1000, 1000}, std::vector<double>(1'000'000)});
        Scene scene;
        scene.arrays["input"] = {"X.npy", "0", {1000, 1000}, values};
        SceneHistory history({.scene = scene, .text = {}, .kind = {}});
        constexpr int kSteps = 100;
        for (int i = 1; i <= kSteps; ++i) {
            scene.parameters.start = i;
            history.add({.scene = scene, .text = {}, .kind = {}});
        }
        for (const auto& step : history.steps()) QCOMPARE(step.scene.arrays.at("input").values.get(), values.get());
        // Here, in `scene`, and in the first step and each one after it.
        QCOMPARE(values.use_count(), 2L + 1 + kSteps);
        history.goTo(0);
        scene.arrays.clear();
        history.add({.scene = scene, .text = {}, .kind = {}});
        QVERIFY2(values.use_count() == 2, "what was undone and forgotten lets go of its arrays");
    }

    void doesWhatTheReferenceDoes_data() {
        QTest::addColumn<int>("seed");
        QTest::addColumn<int>("goingBack");
        for (int seed = 1; seed <= 20; ++seed) QTest::addRow("seed %d, short", seed) << seed << 30;
        QTest::addRow("up to the limit of steps") << 21 << 2;
    }
    void doesWhatTheReferenceDoes() {
        QFETCH(int, seed);
        QFETCH(int, goingBack);
        std::mt19937 random{unsigned(seed)};
        const auto below = [&](int count) { return int(random() % unsigned(count)); };
        const std::array<std::string, 4> kinds{"", "a", "b", "c"};
        SceneHistory history(stepOf(0));
        Reference reference;
        std::size_t most = 0;
        for (int i = 0; i < 6000; ++i) {
            const int deed = below(100);
            if (deed < goingBack) {
                const std::size_t to = history.currentIndex() + std::size_t(below(5));
                const std::size_t index = std::min(to - std::min<std::size_t>(to, 2), history.steps().size() - 1);
                history.goTo(index);
                reference.present = index;
                reference.burst = false;
                reference.separate();
            } else if (deed < 40) {
                history.endBurst();
                reference.burst = false;
            } else if (deed < 46) {
                const std::string& kind = kinds[std::size_t(1 + below(3))];
                history.beginGesture(kind);
                reference.gestures[kind] = reference.next;
                reference.burst = false;
            } else if (deed < 52) {
                const std::string& kind = kinds[std::size_t(1 + below(3))];
                history.endGesture(kind);
                if (reference.gestures.erase(kind)) reference.burst = false;
            } else {
                const int n = below(6);
                const std::string& kind = kinds[std::size_t(below(4))];
                history.add(stepOf(n, kind));
                reference.add(n, kind);
            }
            most = std::max(most, history.steps().size());
            QCOMPARE(history.steps().size(), reference.steps.size());
            QCOMPARE(history.currentIndex(), reference.present);
            QCOMPARE(history.currentScene().parameters.n, std::int64_t(reference.steps[reference.present].n));
            // Writing out a thousand steps takes its time.
            if (i % 50 == 0) QCOMPARE(words(history), reference.words());
        }
        QCOMPARE(words(history), reference.words());
        QVERIFY(goingBack > 2 || most == SceneHistory::kMaxSteps);
    }
};

ATTENTION_TEST(SceneHistoryTest, NoApplication)
#include "scene_history_test.moc"
