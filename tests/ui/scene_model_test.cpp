#include "ui/scene_model.h"

#include <QSignalSpy>
#include <QtTest>

#include "ui/exhibits/registry.h"

using namespace attention;

class SceneModelTest : public QObject {
    Q_OBJECT

 private slots:
    void sharedValuesStayFromPageToPage() {
        SceneModel model;
        model.setExhibit("encoding-heatmap");
        model.setParameter("d", std::int64_t(64));
        model.setParameter("base", 100.0);
        model.select(Cell{5, 7});
        model.setExhibit("encoding-curves");
        QCOMPARE(model.shown().parameters.d, 64);
        QCOMPARE(model.shown().parameters.base, 100.0);
        QCOMPARE(model.shown().parameters.row, std::optional<std::int64_t>(5));
        QCOMPARE(model.shown().parameters.column, std::optional<std::int64_t>(7));
    }

    void aValueThatDoesNotFitIsKeptAndComesBack() {
        SceneModel model;
        model.setExhibit("encoding-curves");
        model.setParameter("d", std::int64_t(4));
        QCOMPARE(model.scene().parameters.lastColumn, 9);
        QCOMPARE(model.shown().parameters.lastColumn, 3);
        QCOMPARE(model.shown().adaptations.size(), std::size_t(2));
        model.setParameter("d", std::int64_t(32));
        QCOMPARE(model.shown().parameters.firstColumn, 6);
        QCOMPARE(model.shown().parameters.lastColumn, 9);
        QVERIFY(model.shown().adaptations.empty());
    }

    void draggingSnapsAtTheBound() {
        SceneModel model;
        model.setExhibit("encoding-curves");
        model.setParameter("last-column", std::int64_t(2));
        QCOMPARE(model.scene().parameters.lastColumn, 6);
        model.setParameter("first-column", std::int64_t(500));
        QCOMPARE(model.scene().parameters.firstColumn, 31);
        QCOMPARE(model.shown().parameters.lastColumn, 31);
    }

    void whatThePageDoesNotUseIsLeftAlone() {
        SceneModel model;
        model.setExhibit("encoding-heatmap");
        QSignalSpy changed(&model, &SceneModel::changed);
        model.setParameter("first-column", std::int64_t(1));
        model.setParameter("no-such-key", std::int64_t(1));
        QCOMPARE(changed.count(), 0);
    }

    void equalScenesAreNoChange() {
        SceneModel model;
        QSignalSpy changed(&model, &SceneModel::changed);
        model.setParameter("n", std::int64_t(60));
        model.setScene(model.scene());
        model.setExhibit("no-such-page");
        QCOMPARE(changed.count(), 0);
        model.setParameter("n", std::int64_t(61));
        QCOMPARE(changed.count(), 1);
    }

    void selectionIsKeptInsideTheTable() {
        SceneModel model;
        model.setExhibit("encoding-heatmap");
        model.select(Cell{-4, 99});
        QCOMPARE(model.scene().parameters.row, std::optional<std::int64_t>(0));
        QCOMPARE(model.scene().parameters.column, std::optional<std::int64_t>(31));
        model.select(std::nullopt);
        QVERIFY(!model.scene().parameters.row);
    }

    void presets_data() {
        QTest::addColumn<QString>("exhibit");
        QTest::addColumn<QString>("preset");
        for (const Exhibit* exhibit : exhibits())
            for (const Preset& preset : exhibit->presets())
                QTest::addRow("%s %s", exhibit->id().data(), preset.name.data())
                    << QString::fromUtf8(exhibit->id().data()) << QString::fromUtf8(preset.name.data());
    }
    void presets() {
        QFETCH(QString, exhibit);
        QFETCH(QString, preset);
        SceneModel model;
        model.setExhibit(exhibit.toStdString());
        model.setParameter("n", std::int64_t(7));
        model.applyPreset(preset.toStdString());
        const Preset applied = *model.exhibit().findPreset(preset.toStdString());
        for (const auto& [key, text] : applied.values)
            QCOMPARE(valueText(*findParameter(key), valueOf(model.scene().parameters, *findParameter(key))),
                     std::string(text));
        QVERIFY2(model.shown().adaptations.empty(), "a preset must fit its page as it is");
        QVERIFY(!applied.title.isEmpty() && !applied.shows.isEmpty());
        model.resetParameters();
        QCOMPARE(model.scene().parameters, Parameters{});
        QCOMPARE(model.scene().view, View{});
    }

    void everyPageHasTheBooksPreset() {
        for (const Exhibit* exhibit : exhibits()) {
            const auto preset = exhibit->findPreset("d2l");
            QVERIFY2(preset, exhibit->id().data());
            QVERIFY(preset->size);
        }
    }
};

QTEST_GUILESS_MAIN(SceneModelTest)
#include "scene_model_test.moc"
