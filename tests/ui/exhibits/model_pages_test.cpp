#include "core/models/next_token_study.h"
#include "tests/test_class.h"
#include "tests/ui/exhibits/drawn_text.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/window/claim.h"

using namespace attention;

namespace {

constexpr QSize kModelSize(900, 640);

QStringList drawnTexts(const Exhibit& exhibit, const Scene& scene, QSize size = kModelSize) {
    const auto figure = shownFigure(exhibit, scene, size);
    DrawnText page(size);
    QCPPainter painter(&page);
    figure->paint(painter, size);
    return page.text().split(u'\n');
}

}  // namespace

/// What the pages about language models show and keep.
class ModelPagesTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    /// A figure on paper has nothing to click at, and no text says that it has.
    void paperNamesNoControl_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("control");
        QTest::newRow("tokens") << "language-model"
                                << "click";
        QTest::newRow("bars") << "language-model"
                              << "“+”";
        QTest::newRow("the button above the picture") << "measured-cost"
                                                      << "“Measure”";
    }
    void paperNamesNoControl() {
        QFETCH(QString, id);
        QFETCH(QString, control);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        Scene scene = presetScene(exhibit, "start");
        for (const std::string_view show : {std::string_view(exhibit.tabs().front().name), kShowAll}) {
            scene.parameters.show = show;
            const auto figure = exhibit.makeFigure();
            figure->setTheme(Theme::light());
            figure->display(scene, studiedOnce(exhibit, scene).study());
            DrawnText page(kModelSize);
            QCPPainter painter(&page);
            figure->paint(painter, kModelSize);
            QVERIFY(page.text().size() > 20 && !page.text().contains(control));
        }
    }

    void initTestCase() { loadFonts(); }

    void aPlaceInAnotherTextIsNotChosen_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("tokens");
        QTest::addColumn<QString>("row");
        const auto row = [](const char* name, const char* id, const char* before, const char* tokens,
                            const char* left) { QTest::addRow("%s", name) << id << before << tokens << left; };
        row("a longer text", "all-heads", "matrix=weights row=2 column=1", "Then Tom ate cake. Tom was", "2");
        row("another text", "all-heads", "matrix=weights row=2 column=1", "A dog ran home. Tom", "");
        row("the guesses behind its tokens", "language-model", "matrix=lens row=2 column=1", "Tom was sad.", "");
        row("a layer", "language-model", "matrix=winner row=2 column=0", "Tom was sad.", "2");
        row("a rank", "language-model", "matrix=next row=2 column=0", "Tom was sad.", "0");
    }
    void aPlaceInAnotherTextIsNotChosen() {
        QFETCH(const QString, id);
        QFETCH(const QString, before);
        QFETCH(const QString, tokens);
        QFETCH(const QString, row);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        Scene scene = sceneOf(exhibit, before);
        scene.parameters.tokens = commandScene(allHeads()).parameters.tokens;
        Parameters after = scene.parameters;
        after.tokens = tokens.toStdString();
        const auto left = exhibit.withLinkedParameters(scene.parameters, after).row;
        QCOMPARE(left ? QString::number(*left) : QString(), row);
        // What is chosen with the text stays.
        after.row = 1;
        QCOMPARE(exhibit.withLinkedParameters(scene.parameters, after).row, std::optional<std::int64_t>(1));
    }

    /// The end of what was typed and the last token are in sight.
    void generatedTokensLeaveTheEndOfTheText() {
        Scene scene = startScene(languageModel());
        scene.parameters.tokens = "Once upon a time there was a dog named Pimmelbrackendorf and a frog named Zox";
        scene.parameters.newTokens = 60;
        scene.parameters.toToken.reset();
        scene.parameters.show = "parts";
        const EvaluatedScene shown = evaluateScene(languageModel(), adaptScene(languageModel(), scene));
        const auto& study = static_cast<const NextTokenStudy&>(*shown.study());
        const QStringList texts = drawnTexts(languageModel(), shown.scene(), {520, 420});
        const auto idOf = [&](Index token) { return QString::number(study.lens->tokens[std::size_t(token)]); };
        QVERIFY2(texts.contains(idOf(study.textTokens - 1)), qPrintable(texts.join(u' ')));
        QVERIFY(texts.contains(idOf(study.tokenCount() - 1)));
        QVERIFY(texts.contains(QStringLiteral("…")));
    }

    /// A head that is switched off is told of, wherever one looks, and one link switches the heads that copy.
    void switchedOffHeadsAreTold() {
        Scene scene = startScene(allHeads());
        const auto caption = [&] { return evaluateScene(allHeads(), adaptScene(allHeads(), scene)).caption(); };
        const QString all = caption().suggestion;
        QVERIFY(all.contains(QLatin1String("ablated=0,0")));
        QVERIFY(all.contains(QLatin1String("ablated=1,0")));
        // The chosen one has a link of its own, whatever it does.
        scene.parameters.layer = 2;
        scene.parameters.head = 1;
        QVERIFY(caption().suggestion.contains(QLatin1String("ablated=2,1")));
        scene.parameters.ablated = "0,0";
        QVERIFY(caption().observation.contains(QLatin1String("0.0")));
        QVERIFY(caption().suggestion.contains(QLatin1String("\"ablated=\"")));
    }

    /// The claim of all heads is made of what was measured, and of a claim for all models where nothing was.
    void theClaimTellsWhatWasFound_data() {
        QTest::addColumn<QString>("ablated");
        QTest::addColumn<QStringList>("numbers");
        QTest::newRow("one head copies") << QString() << QStringList{"12"};
        QTest::newRow("none does") << "0,0" << QStringList{"12", "0.04"};
    }
    void theClaimTellsWhatWasFound() {
        QFETCH(const QString, ablated);
        QFETCH(const QStringList, numbers);
        Scene scene = startScene(allHeads());
        scene.parameters.ablated = ablated.toStdString();
        const EvaluatedScene shown = evaluateScene(allHeads(), adaptScene(allHeads(), scene));
        const QString claim = claimOf(allHeads(), shown.scene(), shown);
        for (const QString& number : numbers) QVERIFY2(claim.contains(number), qPrintable(claim));
        QCOMPARE(claimOf(allHeads(), scene, {}), allHeads().textsFor(scene).claim);
        QCOMPARE(claimOf(languageModel(), scene, shown), languageModel().textsFor(scene).claim);
    }

    /// Below the pictures stand whole names, in two lines where one has no room, or none.
    void namesOfHeadsAreWhole_data() {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(900, 640), QSize(320, 300), QSize(230, 220)})
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
    void namesOfHeadsAreWhole() {
        QFETCH(const QSize, size);
        for (const QString& text : drawnTexts(allHeads(), startScene(allHeads()), size))
            QVERIFY2(!text.endsWith(u'…'), qPrintable(text));
    }
};

ATTENTION_TEST(ModelPagesTest, QApplication)
#include "model_pages_test.moc"
