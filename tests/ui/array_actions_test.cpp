#include "ui/window/array_actions.h"

#include <cstring>

#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeWidget>

#include "core/models/language_model.h"
#include "tests/test_class.h"
#include "tests/ui/dialog_answer.h"
#include "tests/ui/files/file_testing.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/theme.h"
#include "ui/widgets/array_control.h"
#include "ui/widgets/parameter_panel.h"
#include "ui/widgets/tensor_chooser.h"

using namespace attention;

namespace {

constexpr const char* kPage = "encoding-heatmap";

QByteArray entry(const char* name, const char* shape, int begin, int end) {
    return QByteArray("\"") + name + "\":{\"dtype\":\"F32\",\"shape\":" + shape + ",\"data_offsets\":[" +
           QByteArray::number(begin) + "," + QByteArray::number(end) + "]}";
}

/// Three tensors of which two fit a table, all 0.
QByteArray threeTensors() {
    return withLength("{" + entry("h.0.attn.weight", "[2,4]", 0, 32) + "," + entry("h.0.attn.bias", "[4]", 32, 48) +
                      "," + entry("wpe.weight", "[3,2]", 48, 72) + "}") +
           QByteArray(72, 0);
}

std::vector<TensorInfo> tensors(int count) {
    std::vector<TensorInfo> all;
    for (int i = 0; i < count; ++i)
        all.push_back({.name = "h." + std::to_string(i) + ".weight", .type = "F32", .shape = {4, i + 1}});
    return all;
}

}  // namespace

class ArrayActionsTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<Settings>(m_folder->filePath("settings.json"));
        Scene scene;
        scene.exhibit = kPage;
        m_model = std::make_unique<SceneModel>(scene);
        m_window = std::make_unique<QWidget>();
        m_actions = new ArrayActions(*m_model, *m_settings, m_window.get());
        m_actions->fill(m_menu);
    }
    void cleanup() {
        m_window.reset();
        m_model.reset();
        m_menu.clear();
    }

    void aFileBecomesOneStep() {
        open(put("P.csv", "1,2\n3,4\n5,6\n"));
        QCOMPARE(m_model->shownScene().parameters.d, 2);
        QCOMPARE(m_model->shownScene().parameters.n, 3);
        QCOMPARE(m_model->scene().parameters.n, 60);
        QCOMPARE(m_model->history().undoText(), QString("Open P.csv"));
        m_model->undo();
        QVERIFY(m_model->scene().arrays.empty());
        QCOMPARE(m_model->shownScene().parameters.d, 32);
        m_model->redo();
        QCOMPARE(findValues(m_model->scene(), "learned")->values.size(), std::size_t{6});
        m_actions->remove("learned");
        QVERIFY(m_model->scene().arrays.empty());
        QVERIFY(m_model->canUndo());
    }

    void theInterfaceGoesOnMeanwhile() {
        QSignalSpy busy(m_actions, &ArrayActions::busyChanged);
        m_actions->open("learned", put("P.csv", "1,2\n"));
        QVERIFY(m_actions->isBusy());
        QVERIFY(m_model->scene().arrays.empty());
        m_model->setParameter("base", 100.0);
        QTRY_VERIFY(!m_actions->isBusy());
        QCOMPARE(busy.count(), 2);
        QCOMPARE(m_model->scene().parameters.base, 100.0);
        QCOMPARE(m_model->scene().arrays.count("learned"), std::size_t{1});
    }

    void aFileBelongsToThePageOnWhichItWasOpened() {
        m_actions->open("learned", put("P.csv", "1,2\n"));
        m_model->setExhibit("encoding-curves");
        QTRY_VERIFY(!m_actions->isBusy());
        QVERIFY(m_model->scene().arrays.empty());
        m_model->setExhibit(kPage);
        QCOMPARE(m_model->scene().arrays.count("learned"), std::size_t{1});
    }

    void aHeaderIsSaid_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("said");
        QTest::addRow("taken") << QByteArray("a,b\n1,2\n")
                               << "Opened: %1 – its first line is taken as a header: \"a,b\"";
        QTest::addRow("none") << QByteArray("1,2\n") << "Opened: %1";
    }
    void aHeaderIsSaid() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, said);
        const QSignalSpy spy(m_actions, &ArrayActions::said);
        const QString path = put("P.csv", bytes);
        open(path);
        QCOMPARE(spy.last().first().toString(), said.arg(path));
    }

    void theLastFileWins() {
        m_actions->open("learned", put("first.csv", "1\n"));
        m_actions->open("learned", put("second.csv", "1,2\n"));
        QTRY_VERIFY(!m_actions->isBusy());
        QCOMPARE(m_model->scene().arrays.at("learned").shape, (std::vector<Index>{1, 2}));
        QCOMPARE(m_model->history().steps().size(), std::size_t{2});
    }

    void badFilesAreToldAndTheSceneStays_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("said");
        QTest::addRow("no numbers") << "P.csv" << QByteArray("a,b\n") << "was not opened: ";
        QTest::addRow("cut short") << "P.safetensors" << threeTensors().chopped(1) << "ends at byte 72 of the data";
        QTest::addRow("no tensor that fits")
            << "P.safetensors" << withLength("{}") << "there is no tensor in it that fits";
    }
    void badFilesAreToldAndTheSceneStays() {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        QFETCH(QString, said);
        const Scene before = m_model->scene();
        DialogAnswer answer("OK");
        open(put(name, bytes));
        QTRY_VERIFY(answer.wasAsked());
        QVERIFY2(answer.sentence().contains(said), qPrintable(answer.sentence()));
        QVERIFY(m_model->scene() == before);
        QVERIFY(!m_model->canUndo());
    }

    void aTensorIsChosenAmongSeveral() {
        const QString path = put("m.safetensors", threeTensors());
        {
            DialogAnswer answer("Cancel");
            open(path);
            QVERIFY(answer.wasAsked());
            QVERIFY(m_model->scene().arrays.empty());
        }
        // What is likely a table of positions is proposed.
        DialogAnswer answer("Open");
        open(path);
        QVERIFY(answer.wasAsked());
        QCOMPARE(m_model->scene().arrays.at("learned").tensor, std::string("wpe.weight"));
    }

    void tensorsAreSearched() {
        TensorChooser chooser("m.safetensors", "learned table", tensors(200));
        chooser.show();
        auto& search = *chooser.findChild<QLineEdit*>("search");
        auto& list = *chooser.findChild<QTreeWidget*>("list");
        QCOMPARE(chooser.tensor(), std::optional<std::string>("h.0.weight"));
        QTest::keyClicks(&search, "H.19");
        QCOMPARE(chooser.tensor(), std::optional<std::string>("h.19.weight"));
        QTest::keyClick(&search, Qt::Key_Down);
        QCOMPARE(chooser.tensor(), std::optional<std::string>("h.190.weight"));
        QCOMPARE(list.currentItem()->text(1), QStringLiteral("4 × 191"));
        QTest::keyClicks(&search, "?");
        QCOMPARE(chooser.tensor(), std::optional<std::string>());
        search.clear();
        QVERIFY(chooser.tensor().has_value());
    }

    void droppedFiles() {
        const QString path = put("P.csv", "1,2\n");
        QVERIFY(ArrayActions::canOpen(path));
        QVERIFY(ArrayActions::canOpen("M.SafeTensors"));
        QVERIFY(!ArrayActions::canOpen("lesson.attention"));
        m_actions->openDropped(path);
        QTRY_VERIFY(!m_actions->isBusy());
        QCOMPARE(m_model->scene().arrays.count("learned"), std::size_t{1});
        m_model->setExhibit("encoding-curves");
        DialogAnswer answer("OK");
        m_actions->openDropped(path);
        QVERIFY2(answer.sentence().contains("this page takes no arrays; those that do: "),
                 qPrintable(answer.sentence()));
    }

    /// What a browser's page is given, and hands over by name and size first.
    void offeredFiles() {
        QString opened;
        const OfferedFilesTaker taker = m_actions->offeredFilesTaker([&](const QString& path) { opened = path; });
        const auto refusal = [&](const OfferedFiles& offered) {
            DialogAnswer answer("OK");
            return taker.choose(offered).isEmpty() ? answer.sentence() : QString();
        };
        const double large = 1e15;
        const QString tooLarge = refusal({"gpt2-xl", {{"config.json", 1}, {"model.safetensors", large}}});
        QVERIFY2(tooLarge.startsWith("gpt2-xl") && tooLarge.contains("need 1000000 GB of memory"),
                 qPrintable(tooLarge));
        QVERIFY(refusal({"notes", {{"a.txt", 1}}}).contains("config.json is missing"));
        QVERIFY(refusal({{}, {{"P.npy", large}}}).startsWith("P.npy"));

        QCOMPARE(taker.choose({"tanh", {{"a.txt", 1}, {"config.json", 1}}}), QStringList{"config.json"});
        taker.done(ATTENTION_GOLDEN_DIR "/language_model/tanh");
        QTRY_VERIFY(!m_actions->isBusy());
        QVERIFY(m_model->exhibit().usesLanguageModel());
        QCOMPARE(m_model->scene().languageModel.model->name(), std::string("tanh"));

        QCOMPARE(taker.choose({{}, {{"P.npy", 1}}}), QStringList{"P.npy"});
        // What is refused meanwhile changes nothing.
        QVERIFY(!refusal({{}, {{"Q.npy", large}}}).isEmpty());
        taker.done("/opened");
        QCOMPARE(opened, QString("/opened/P.npy"));
        DialogAnswer answer("OK");
        taker.done({});
        QVERIFY2(answer.sentence().startsWith("P.npy"), qPrintable(answer.sentence()));
    }

    void aListOfTokensTakesThePlaceOfTheSentence() {
        const QString path = put("tokens.json", "[\"Ġthe\", \"##ing\"]");
        QVERIFY(ArrayActions::canOpen(path));
        QVERIFY(ArrayActions::canOpen(put("tokens.txt", "a\n")));
        QVERIFY(!ArrayActions::canOpen(put("scene.json", "{}")));
        m_model->setExhibit("heads");
        m_actions->openDropped(path);
        QTRY_VERIFY(!m_actions->isBusy());
        QCOMPARE(QString::fromStdString(m_model->scene().parameters.tokens), QString("[\"Ġthe\",\"##ing\"]"));
        ParameterPanel panel;
        panel.resize(320, 600);
        panel.setExhibit(m_model->exhibit());
        panel.setLoaded(m_model->scene());
        panel.show();
        QCOMPARE(panel.findChild<QLabel*>("token-list.note")->text(), QString("2"));
        m_actions->remove("token-list");
        QCOMPARE(m_model->scene().parameters.tokens, Parameters{}.tokens);
        {
            DialogAnswer answer("OK");
            m_actions->openDropped(put("hole.txt", "a\n\nb\n"));
            QTRY_VERIFY(!m_actions->isBusy());
            QVERIFY2(answer.sentence().contains("line 2 is empty"), qPrintable(answer.sentence()));
        }
        QCOMPARE(m_model->scene().parameters.tokens, Parameters{}.tokens);
        m_model->setExhibit("encoding-curves");
        DialogAnswer answer("OK");
        m_actions->openDropped(path);
        QVERIFY2(answer.sentence().contains("takes no list of tokens"), qPrintable(answer.sentence()));
    }

    void theMenuFollowsThePage() {
        const QMenu* menu = m_menu.actions().front()->menu();
        QVERIFY(menu->isEnabled());
        QCOMPARE(menu->actions().size(), 2);
        QVERIFY(!menu->actions().at(1)->isEnabled());
        open(put("P.csv", "1,2\n"));
        QVERIFY(menu->actions().at(1)->isEnabled());
        menu->actions().at(1)->trigger();
        QVERIFY(m_model->scene().arrays.empty());
        m_model->setExhibit("encoding-curves");
        QVERIFY(!menu->isEnabled());
    }

    void thePanelShowsIt() {
        ParameterPanel panel;
        panel.setExhibit(*findExhibit(kPage));
        panel.resize(320, 600);
        panel.show();
        QSignalSpy asked(&panel, &ParameterPanel::arrayOpenRequested);
        QSignalSpy removed(&panel, &ParameterPanel::arrayRemoveRequested);
        auto& button = *panel.findChild<QAbstractButton*>("learned.open");
        auto& clear = *panel.findChild<QToolButton*>("learned.clear");
        auto& note = *panel.findChild<QLabel*>("learned.note");
        QVERIFY(!clear.isVisible());
        QCOMPARE(button.text(), QStringLiteral("Open…"));
        button.click();
        QCOMPARE(asked.count(), 1);
        open(put("P & Q.csv", "1,2\n3,4\n"));
        panel.setLoaded(m_model->scene());
        QCOMPARE(button.text(), QString("P && Q.csv"));
        QCOMPARE(note.text(), QStringLiteral("2 × 2"));
        QVERIFY(button.accessibleName().contains("P & Q.csv"));
        QVERIFY(clear.isVisible());
        clear.click();
        QCOMPARE(removed.count(), 1);
        panel.setBusy("learned");
        QCOMPARE(button.text(), QStringLiteral("Opening …"));
        panel.setBusy({});
        Scene scene = m_model->scene();
        scene.arrays.at("learned").values = nullptr;
        panel.setLoaded(scene);
        QVERIFY2(note.text().contains("not found"), qPrintable(note.text()));
    }

 private:
    QString put(const QString& name, const QByteArray& bytes) {
        const QString path = m_folder->filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("a test could not write");
        return path;
    }
    void open(const QString& path) {
        m_actions->open("learned", path);
        QTRY_VERIFY(!m_actions->isBusy());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<SceneModel> m_model;
    std::unique_ptr<QWidget> m_window;
    QMenu m_menu;
    ArrayActions* m_actions = nullptr;
};

ATTENTION_TEST(ArrayActionsTest, QApplication)
#include "array_actions_test.moc"
