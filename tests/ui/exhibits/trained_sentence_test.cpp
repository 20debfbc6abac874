#include <QSignalSpy>

#include "core/training/sentence_grammar.h"
#include "core/training/trained_sentence_study.h"
#include "tests/test_class.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "tests/ui/exhibits/first_tab.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/window/exhibit_page.h"

using namespace attention;

namespace {

constexpr QSize kSentenceSize(780, 600);

/// A place in a figure where it offers this choice.
QPointF placeOf(const Figure& figure, std::string_view key, const ParameterValue& value) {
    for (int y = 0; y < kSentenceSize.height(); y += 2)
        for (int x = 0; x < kSentenceSize.width(); x += 2)
            if (const auto choice = figure.clickActionAt(QPointF(x, y));
                choice && choice->key == key && choice->value == value)
                return {double(x), double(y)};
    return {-1, -1};
}

}  // namespace

/// What the page of a trained sentence says and lets one do.
class TrainedSentenceTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }

    /// The words that the presets print.
    void presetsShowWhatTheySay_data() {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<QString>("answer");
        QTest::newRow("start") << "start"
                               << "animal";
        QTest::newRow("wide") << "wide"
                              << "street";
        QTest::newRow("heavy") << "heavy"
                               << "bag";
        QTest::newRow("free-1") << "free-1"
                                << "street";
        QTest::newRow("free-1-forced") << "free-1-forced"
                                       << "animal";
        QTest::newRow("free-2") << "free-2"
                                << "animal";
        QTest::newRow("free-2-forced") << "free-2-forced"
                                       << "animal";
    }
    void presetsShowWhatTheySay() {
        QFETCH(QString, preset);
        QFETCH(QString, answer);
        const EvaluatedScene shown =
            evaluateScene(trainedSentence(), presetScene(trainedSentence(), preset.toStdString()));
        QVERIFY(QString::fromStdString(csvOf(shown.table("answer"))).section('\n', 1, 1).startsWith(answer + ','));
        QVERIFY(shown.description().contains(answer));
    }

    void tabsShowTheirCells() { QCOMPARE(tabsFault(trainedSentence()), QString()); }

    void theFirstTabFits_data() {
        QTest::addColumn<QString>("preset");
        for (const char* each : {"start", "wide", "free-1-forced", "free-2"}) QTest::addRow("%s", each) << each;
    }
    void theFirstTabFits() {
        QFETCH(QString, preset);
        Scene scene = presetScene(trainedSentence(), preset.toStdString());
        QCOMPARE(firstTabFault(trainedSentence(), scene), QString());
        // Without an adjective there is nothing to compare.
        scene.parameters.tokens = "the animal did not cross the street because it was too";
        QCOMPARE(firstTabFault(trainedSentence(), adaptScene(trainedSentence(), scene)), QString());
    }

    void whoUsesAnUnknownWordIsToldTheKnownOnes() {
        Scene scene = startScene(trainedSentence());
        scene.parameters.tokens = "the giraffe was tired because it was";
        const auto problem = findProblem(trainedSentence(), adaptScene(trainedSentence(), scene));
        QVERIFY(problem);
        const auto wordsOf = [](const QString& text) {
            static const QRegularExpression between(QStringLiteral("[^a-z]+"));
            return text.split(between, Qt::SkipEmptyParts);
        };
        const QStringList listed = wordsOf(problem->words.section(u'\n', 1));
        const QStringList accepted = wordsOf(QString::fromStdString(problem->sentence));
        for (const std::string_view word : sentenceWords()) {
            const QString each = QString::fromUtf8(word.data(), qsizetype(word.size()));
            QVERIFY2(listed.count(each) == 1 && accepted.contains(each), qPrintable(each));
        }
    }

    void whatDoesNotFitIsNamed_data() {
        QTest::addColumn<QString>("tokens");
        QTest::addColumn<QString>("beside");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("named");
        QTest::newRow("unknown") << "the giraffe was tired because it was"
                                 << ""
                                 << "tokens"
                                 << "giraffe";
        QTest::newRow("without it") << "the animal was tired"
                                    << ""
                                    << "tokens"
                                    << "it";
        QTest::newRow("too long") << QString("it ").repeated(61) << ""
                                  << "tokens"
                                  << "60";
        QTest::newRow("no adjective") << "it was tired"
                                      << "street"
                                      << "beside"
                                      << "street";
    }
    void whatDoesNotFitIsNamed() {
        QFETCH(QString, tokens);
        QFETCH(QString, beside);
        QFETCH(QString, named);
        Scene scene = startScene(trainedSentence());
        scene.parameters.tokens = tokens.toStdString();
        scene.parameters.beside = beside.toStdString();
        const auto problem = findProblem(trainedSentence(), adaptScene(trainedSentence(), scene));
        QVERIFY(problem);
        QTEST(QString::fromStdString(problem->key), "key");
        QVERIFY2(problem->words.contains(named), qPrintable(problem->words));
        QVERIFY(QString::fromStdString(problem->sentence).contains(named));
    }

    void aClickExchangesTheAdjective() {
        const Scene scene = presetScene(trainedSentence(), "start");
        const auto figure = shownFigure(trainedSentence(), scene, kSentenceSize);
        const std::string wide = withAdjective(readSentence(scene.parameters.tokens), "wide");
        const QPointF chip = placeOf(*figure, "tokens", ParameterValue(wide));
        QVERIFY(chip.x() >= 0);
        QSignalSpy edited(figure.get(), &Figure::edited);
        QTest::mouseClick(figure.get(), Qt::LeftButton, {}, chip.toPoint());
        QCOMPARE(edited.size(), 1);
        QCOMPARE(edited.front().front().value<std::string>(), std::string("tokens"));
        // And so do the keys, while the answer is selected.
        const auto right = figure->keyAction(Cell{0, 0, "answer"}, Qt::Key_Right);
        QVERIFY(right && right->value == ParameterValue(wide));
        QVERIFY(!figure->keyAction(Cell{11, 1, "weights"}, Qt::Key_Right));
        QVERIFY(figure->keyAction(Cell{0, 0, "answer"}, Qt::Key_Left));
    }

    /// The line is on its way for a moment, and then where the new answer is.
    void theLineGlidesAfterAnExchange() {
        const auto figure = shownFigure(trainedSentence(), presetScene(trainedSentence(), "start"), kSentenceSize);
        figure->setInteractive(true);
        figure->show();
        QVERIFY(QTest::qWaitForWindowExposed(figure.get()));
        const EvaluatedScene wide = evaluateScene(trainedSentence(), presetScene(trainedSentence(), "wide"));
        figure->display(wide.scene(), wide.study());
        const QImage begun = figure->grab().toImage();
        const auto rest = shownFigure(trainedSentence(), wide.scene(), kSentenceSize);
        rest->setInteractive(true);
        rest->display(wide.scene(), wide.study());
        const QImage there = rest->grab().toImage();
        QVERIFY(begun != there);
        QTRY_COMPARE(figure->grab().toImage(), there);
    }

    void whatIsSoByConstructionIsSaid() {
        const EvaluatedScene pointing = evaluateScene(trainedSentence(), presetScene(trainedSentence(), "start"));
        QVERIFY(pointing.caption().more.contains(QLatin1String("because the model is built that way")));
        QCOMPARE(pointing.caption().more.count(QLatin1String("<tr>")), 3);
        QVERIFY(pointing.caption().more.contains(QLatin1String("400 steps")));
        const EvaluatedScene free = evaluateScene(trainedSentence(), presetScene(trainedSentence(), "free-2"));
        QCOMPARE(free.caption().more.count(QLatin1String("<tr>")), 5);
        QVERIFY(!trainedSentence().textsFor(free.scene()).claim.contains(QLatin1String("construction")));
    }

    void theEndOfTheLineIsDragged() {
        const auto figure = shownFigure(trainedSentence(), presetScene(trainedSentence(), "start"), kSentenceSize);
        std::optional<QPointF> end;
        for (int y = 0; y < kSentenceSize.height() && !end; ++y)
            for (int x = 0; x < kSentenceSize.width() && !end; ++x)
                if (figure->handleAt(QPointF(x, y)) == "what-if") end = QPointF(x + 8, y + 8);
        QVERIFY(end);
        QCOMPARE(figure->handleValue("what-if", *end), ParameterValue(std::int64_t(1)));
        const auto street = figure->cellRect({11, 9, "weights"});
        QVERIFY(street);
        QCOMPARE(figure->handleValue("what-if", street->center()), ParameterValue(std::int64_t(9)));
        QCOMPARE(figure->handleValue("what-if", {-500, 0}), ParameterValue(std::int64_t(0)));
    }

    void aRowChoosesLayerAndHead() {
        const auto figure = shownFigure(trainedSentence(), presetScene(trainedSentence(), "free-2"), kSentenceSize);
        const QPointF place = placeOf(*figure, "layer", ParameterValue(std::int64_t(1)));
        QVERIFY(place.x() >= 0);
        QSignalSpy edited(figure.get(), &Figure::edited);
        QTest::mouseClick(figure.get(), Qt::LeftButton, {}, place.toPoint());
        QCOMPARE(edited.size(), 2);
        QCOMPARE(edited.back().front().value<std::string>(), std::string("head"));
    }

    void theKeyboardForcesALineAndLetsItGo() {
        Scene scene = presetScene(trainedSentence(), "free-1");
        setSelection(scene.parameters, Cell{11, 4, "weights"});
        SceneModel model(scene);
        ExhibitPage page(model);
        page.resize(900, 700);
        page.show();
        QTRY_VERIFY_WITH_TIMEOUT(page.shown(), 30000);
        auto* figure = page.findChild<QWidget*>(QStringLiteral("figure"));
        QTest::keyClick(figure, Qt::Key_F2);
        QCOMPARE(model.scene().parameters.whatIf, std::optional<std::int64_t>(4));
        QTRY_COMPARE(page.shown().scene().parameters.whatIf, std::optional<std::int64_t>(4));
        QTest::keyClick(figure, Qt::Key_Escape);
        QVERIFY(!model.scene().parameters.whatIf);
        QVERIFY(selectedCell(model.scene().parameters));
        QTRY_VERIFY(!page.shown().scene().parameters.whatIf);
        QTest::keyClick(figure, Qt::Key_Escape);
        QVERIFY(!selectedCell(model.scene().parameters));
    }

    /// A sentence of another page that no model here knows stays there.
    void anotherPagesSentenceStaysThere() {
        SceneModel model(startScene(attentionSteps()));
        model.setTakeAlong(TakeAlong::Always);
        model.setParameter("tokens", std::string("one two three"));
        model.setExhibit("trained-sentence");
        QCOMPARE(model.scene().parameters.tokens, startScene(trainedSentence()).parameters.tokens);
        QVERIFY(!findProblem(trainedSentence(), model.shownScene()));
        model.setExhibit(attentionSteps().id());
        QCOMPARE(model.scene().parameters.tokens, std::string("one two three"));
    }
};

ATTENTION_TEST(TrainedSentenceTest, QApplication)
#include "trained_sentence_test.moc"
