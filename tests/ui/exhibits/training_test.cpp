#include <QLabel>
#include <QPushButton>

#include "core/training/training_study.h"
#include "tests/test_class.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "tests/ui/exhibits/first_tab.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/training/exhibit.h"
#include "ui/widgets/number_box.h"
#include "ui/widgets/parameter_control.h"
#include "ui/widgets/parameter_panel.h"
#include "ui/window/exhibit_page.h"

using namespace attention;

namespace {

/// A run of a moment.
Scene smallScene(std::optional<std::int64_t> step = std::nullopt, std::int64_t steps = 60) {
    Scene scene = startScene(training());
    scene.parameters.n = 8;
    scene.parameters.d = 16;
    scene.parameters.batchSize = 8;
    scene.parameters.steps = steps;
    scene.parameters.trainingStep = step;
    scene.parameters.row = 5;
    return scene;
}

/// Of a run that is changed to another one while it is started: the other takes a while to compute.
constexpr std::int64_t kFewSteps = 300, kManySteps = 900;

/// A run that is not at its end while a test looks at it.
Scene longScene() {
    Scene scene = smallScene(0, 30000);
    scene.parameters.ghost = BaselineKind::None;
    return scene;
}

}  // namespace

/// What the page of a training run says, and how a run goes on in the window.
class TrainingTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }

    /// The numbers that the presets print.
    void presetsSayWhatIsLearned_data() {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<double>("accuracy");
        QTest::addColumn<double>("beside");
        QTest::newRow("start") << "start" << 0.99 << 0.24;
        QTest::newRow("rotary") << "rotary" << 1.00 << 0.24;
        QTest::newRow("repeat") << "repeat" << 1.00 << 0.70;
        // Those that take longest, and what stands beside others already.
        if (!qEnvironmentVariableIsSet("ATTENTION_ALL_TRAINED")) return;
        QTest::newRow("without") << "without-positions" << 0.24 << -1.0;
        QTest::newRow("alibi") << "two-sided-alibi" << 0.25 << 0.24;
        QTest::newRow("learned") << "learned" << 1.00 << -1.0;
        QTest::newRow("reverse") << "reverse" << 1.00 << 0.22;
        QTest::newRow("sort") << "sort" << 0.97 << 0.23;
        QTest::newRow("majority") << "majority" << 1.00 << -1.0;
        QTest::newRow("induction") << "induction" << 0.94 << 0.65;
    }
    void presetsSayWhatIsLearned() {
        QFETCH(QString, preset);
        QFETCH(double, accuracy);
        QFETCH(double, beside);
        const Scene scene = presetScene(training(), preset.toStdString());
        const auto& study = static_cast<const TrainingStudy&>(*studiedOnce(training(), scene).study());
        const auto printed = [](double value) { return std::round(value * 100) / 100; };
        QCOMPARE(printed(study.accuracy), accuracy);
        if (beside >= 0) QCOMPARE(printed(study.baselineAccuracy), beside);
        if (preset == QLatin1String("rotary")) QCOMPARE(printed(study.scores.back().accuracy), 1.0);
    }

    void whatDoesNotFitIsNamed() {
        Scene scene = smallScene();
        scene.parameters.example = "A B Z";
        const auto problem = findProblem(training(), adaptScene(training(), scene));
        QVERIFY(problem);
        QCOMPARE(problem->key, std::string("example"));
        QVERIFY(problem->words.contains(QLatin1String("Z")));
        scene = smallScene();
        scene.parameters.encoding = EncodingChoice::Rotary;
        scene.parameters.d = 12;
        scene.parameters.heads = 4;
        QCOMPARE(findProblem(training(), adaptScene(training(), scene))->key, std::string("heads"));
        scene = smallScene();
        scene.parameters.encoding = EncodingChoice::Integer;
        QCOMPARE(adaptScene(training(), scene).parameters.encoding, EncodingChoice::Sinusoidal);
    }

    /// Only what is all is 1.00.
    void notAllIsNeverToldAsAll_data() {
        QTest::addColumn<double>("part");
        QTest::addColumn<QString>("told");
        QTest::newRow("all") << 1.0 << "1.00";
        QTest::newRow("nearly") << 0.9982 << "0.998";
        QTest::newRow("more nearly") << 0.9997 << "> 0.999";
        QTest::newRow("some") << 0.9934 << "0.99";
        QTest::newRow("none") << 0.0 << "0.00";
    }
    void notAllIsNeverToldAsAll() {
        QFETCH(double, part);
        QTEST(Training::share(part), "told");
    }

    void aWrongPlaceIsAskedAbout() {
        const Scene scene = adaptScene(training(), smallScene(20));
        const EvaluatedScene shown = evaluateScene(training(), scene);
        const auto& study = static_cast<const TrainingStudy&>(*shown.study());
        Index wrong = -1;
        for (Index i = 3; i < 8 && wrong < 0; ++i)
            if (!study.places[std::size_t(i)].isRight()) wrong = i;
        QVERIFY(wrong >= 0);
        const Explanation explanation = shown.explain({wrong, 0, "example"});
        QCOMPARE(explanation.question, QStringLiteral("Why was this wrong?"));
        const auto has = [&](const char* name) {
            return std::ranges::any_of(explanation.derivation.context,
                                       [&](const DerivationLine& line) { return line.name == name; });
        };
        QVERIFY(has("probability of"));
        QVERIFY(has("mean weight of the heads at"));
        QVERIFY(has("named with all heads at"));
    }

    /// A run takes a while: until it is there, its beginning is.
    void aRunShowsItsBeginningFirst() {
        Scene scene = smallScene(std::nullopt, 90);
        scene.parameters.seed = 4711;
        SceneModel model(scene);
        ExhibitPage page(model);
        std::vector<Index> steps;
        connect(&page, &ExhibitPage::shownChanged, this, [&] {
            if (page.shown()) steps.push_back(static_cast<const TrainingStudy&>(*page.shown().study()).step);
        });
        page.show();
        QTRY_VERIFY_WITH_TIMEOUT(!steps.empty() && steps.back() == 90, 30000);
        QCOMPARE(steps.front(), Index(0));
        QCOMPARE(model.scene(), scene);
    }

    void trainingGoesOnInTheWindow() {
        SceneModel model(smallScene(0, 400));
        ExhibitPage page(model);
        page.resize(900, 700);
        page.show();
        QTRY_VERIFY_WITH_TIMEOUT(page.shown(), 30000);
        auto* train = page.findChild<QPushButton*>(QStringLiteral("train"));
        auto* one = page.findChild<QPushButton*>(QStringLiteral("train-one"));
        QCOMPARE(train->text(), QStringLiteral("Train"));
        const auto step = [&] { return model.scene().parameters.trainingStep.value_or(-1); };
        one->click();
        QCOMPARE(step(), std::int64_t(1));
        const auto shownStep = [&] { return static_cast<const TrainingStudy&>(*page.shown().study()).step; };
        QTRY_COMPARE(shownStep(), Index(1));
        const auto steps = model.history().steps().size();
        train->click();
        QCOMPARE(train->text(), QStringLiteral("Pause"));
        QTRY_VERIFY_WITH_TIMEOUT(shownStep() > 20, 60000);
        train->click();
        QCOMPARE(train->text(), QStringLiteral("Train"));
        // All of it is one step of the history.
        QCOMPARE(model.history().steps().size(), steps + 1);
        model.undo();
        QCOMPARE(step(), std::int64_t(1));
    }

    /// What is looked at is let go of while the run goes on, and caught up with.
    void anotherStepIsLookedAtMeanwhile() {
        SceneModel model(longScene());
        ExhibitPage page(model);
        page.show();
        QTRY_VERIFY_WITH_TIMEOUT(page.shown(), 30000);
        const auto run = training().trainable()->runOf(*page.shown().study());
        auto* train = page.findChild<QPushButton*>(QStringLiteral("train"));
        auto* live = page.findChild<QPushButton*>(QStringLiteral("train-live"));
        auto* slider = page.findChild<QWidget*>(QStringLiteral("train-step"));
        const auto step = [&] { return model.scene().parameters.trainingStep.value_or(-1); };
        train->click();
        QTRY_VERIFY_WITH_TIMEOUT(step() > 2 * run->run().checkpointInterval(), 30000);
        QVERIFY(!live->isVisible());
        QTest::keyClick(slider, Qt::Key_Left);
        QCOMPARE(train->text(), QStringLiteral("Train"));
        const auto left = step();
        QCOMPARE(left % run->run().checkpointInterval(), 0);
        QTest::keyClick(slider, Qt::Key_Left);
        QCOMPARE(step(), left - run->run().checkpointInterval());
        QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(step(), left);
        QTRY_VERIFY_WITH_TIMEOUT(live->isVisible(), 30000);
        const Index head = run->run().step();
        live->click();
        QVERIFY(step() >= head);
        QCOMPARE(train->text(), QStringLiteral("Pause"));
        QTRY_VERIFY(!live->isVisible());
        QTest::keyClick(slider, Qt::Key_Space);
        QCOMPARE(train->text(), QStringLiteral("Train"));
        QVERIFY(!live->isVisible());
    }

    void leavingThePageLetsItGoOnAndAnotherDocumentEndsIt() {
        SceneModel model(longScene());
        ExhibitPage page(model);
        page.show();
        QTRY_VERIFY_WITH_TIMEOUT(page.shown(), 30000);
        const auto run = training().trainable()->runOf(*page.shown().study());
        page.findChild<QPushButton*>(QStringLiteral("train"))->click();
        model.setExhibit("encoding-heatmap");
        QTRY_VERIFY_WITH_TIMEOUT(page.shown(), 30000);
        const Index left = run->run().step();
        QTRY_VERIFY_WITH_TIMEOUT(run->run().step() > left + 20, 30000);
        model.setExhibit("training");
        QTRY_VERIFY_WITH_TIMEOUT(page.shown(), 30000);
        QVERIFY(training().trainable()->runOf(*page.shown().study()) == run);

        Scene other;
        other.exhibit = "encoding-heatmap";
        model.resetTo(other);
        const Index ended = run->run().step();
        QVERIFY(ended < run->run().settings().steps);
        QTRY_VERIFY_WITH_TIMEOUT(page.shown(), 30000);
        QCOMPARE(run->run().step(), ended);
    }

    /// Whatever the order of a change, a computation and a start: the run goes on, and the picture follows it.
    void aStartIsNotLost_data() {
        QTest::addColumn<QStringList>("deeds");
        QTest::addColumn<std::int64_t>("first");
        QTest::newRow("change, start before the study") << QStringList{"change", "start"} << std::int64_t(0);
        QTest::newRow("at the end") << QStringList{"change", "start"} << std::int64_t(kFewSteps);
        QTest::newRow("start, change") << QStringList{"start", "change"} << std::int64_t(0);
        QTest::newRow("start, a picture, change") << QStringList{"start", "picture", "change"} << std::int64_t(0);
        QTest::newRow("change during a run")
            << QStringList{"start", "picture", "change", "study", "picture", "again"} << std::int64_t(0);
        QTest::newRow("start while computing") << QStringList{"change", "computing", "start"} << std::int64_t(0);
        QTest::newRow("start, pause, start while computing")
            << QStringList{"change", "start", "start", "start"} << std::int64_t(0);
        QTest::newRow("a step, start") << QStringList{"step", "change", "start"} << std::int64_t(0);
    }
    void aStartIsNotLost() {
        QFETCH(QStringList, deeds);
        QFETCH(std::int64_t, first);
        Scene scene = smallScene(first, kFewSteps);
        scene.parameters.ghost = BaselineKind::WithoutPositions;
        SceneModel model(scene);
        ParameterPanel panel;
        panel.setExhibit(training());
        const auto follow = [&] { panel.setParameters(model.scene().parameters, model.shown()); };
        connect(&model, &SceneModel::changed, &panel, follow);
        connect(&panel, &ParameterPanel::parameterChanged, &model, &SceneModel::setParameter);
        follow();
        panel.show();
        ExhibitPage page(model);
        page.show();
        QTRY_VERIFY_WITH_TIMEOUT(page.shown(), 30000);
        auto* train = page.findChild<QPushButton*>(QStringLiteral("train"));
        auto* box = panel.control("steps")->findChild<NumberBox*>();
        const auto type = [&](std::int64_t steps) {
            box->setFocus();
            box->selectAll();
            QTest::keyClicks(box, QString::number(steps));
            QTest::keyClick(box, Qt::Key_Return);
        };
        const auto study = [&] { return static_cast<const TrainingStudy*>(page.shown().study().get()); };
        std::int64_t steps = kFewSteps;
        for (const QString& deed : deeds) {
            if (deed == QLatin1String("change")) type(steps = kManySteps);
            if (deed == QLatin1String("again")) type(steps = kManySteps + 50);
            if (deed == QLatin1String("start")) train->click();
            if (deed == QLatin1String("step")) page.findChild<QPushButton*>(QStringLiteral("train-one"))->click();
            if (deed == QLatin1String("computing")) QTRY_VERIFY(!page.queue().isIdle());
            if (deed == QLatin1String("study")) QTRY_COMPARE(study()->settings.steps, steps);
            if (deed == QLatin1String("picture")) {
                const Index before = study()->step;
                QTRY_VERIFY_WITH_TIMEOUT(study()->step > before, 30000);
            }
        }
        QCOMPARE(model.scene().parameters.steps, steps);
        QTRY_COMPARE_WITH_TIMEOUT(study()->step, steps, 60000);
        QCOMPARE(study()->settings.steps, steps);
        QTRY_COMPARE(train->text(), QStringLiteral("Train"));
    }

    void aRunGoesOnToItsEndAndStops() {
        constexpr std::int64_t kSteps = 20;
        SceneModel model(smallScene(0, kSteps));
        ExhibitPage page(model);
        page.show();
        QTRY_VERIFY_WITH_TIMEOUT(page.shown(), 30000);
        auto* train = page.findChild<QPushButton*>(QStringLiteral("train"));
        train->click();
        QTRY_COMPARE_WITH_TIMEOUT(model.scene().parameters.trainingStep.value_or(-1), kSteps, 30000);
        QTRY_COMPARE(train->text(), QStringLiteral("Train"));
    }

    /// An example leaves with its letters, but what a person types is refused and stays.
    void anExampleLeavesWithItsLetters() {
        const Parameters before = presetScene(training(), kStartPreset).parameters;
        QVERIFY(!before.example.empty());
        Parameters after = before;
        after.symbols = 26;
        QCOMPARE(training().withLinkedParameters(before, after).example, before.example);
        after.symbols = 4;
        QCOMPARE(training().withLinkedParameters(before, after).example, std::string());
        after.example = "ZZZ";
        QCOMPARE(training().withLinkedParameters(before, after).example, std::string("ZZZ"));
        after = before;
        after.n = 3;
        QCOMPARE(training().withLinkedParameters(before, after).example, std::string());
    }

    /// The picture with which the page opens holds while its sliders move.
    void theFirstTabHolds_data() {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<QString>("values");
        QTest::newRow("start") << "start"
                               << "steps=20";
        QTest::newRow("not begun") << "start"
                                   << "training-step=0";
        QTest::newRow("half-way") << "start"
                                  << "steps=40 training-step=20";
        QTest::newRow("without positions") << "without-positions"
                                           << "steps=20";
        QTest::newRow("alone") << "start"
                               << "ghost=none steps=20";
        QTest::newRow("two tokens") << "start"
                                    << "n=2 offset=1 steps=20 row=0 example=";
        QTest::newRow("many tokens") << "start"
                                     << "n=42 steps=2";
        QTest::newRow("a task without order") << "majority"
                                              << "steps=20";
    }
    void theFirstTabHolds() {
        QFETCH(QString, preset);
        QFETCH(QString, values);
        Scene scene = presetScene(training(), preset.toStdString());
        for (const QString& word : values.split(u' ', Qt::SkipEmptyParts))
            setValue(scene.parameters, *findParameter(word.section(u'=', 0, 0).toStdString()),
                     parseValue(*training().findUse(word.section(u'=', 0, 0).toStdString()),
                                word.section(u'=', 1).toStdString()));
        scene = adaptScene(training(), trainedBriefly(training(), std::move(scene)));
        QCOMPARE(firstTabFault(training(), scene), QString());
        QCOMPARE(tabsFault(training(), scene), QString());
    }
};

ATTENTION_TEST(TrainingTest, QApplication)
#include "training_test.moc"
