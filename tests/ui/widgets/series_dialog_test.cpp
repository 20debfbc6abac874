#include "ui/widgets/series_dialog.h"

#include <QComboBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>

#include "tests/file_contents.h"
#include "tests/test_class.h"
#include "tests/ui/awaited.h"
#include "tests/ui/dialog_answer.h"
#include "tests/ui/nameless_fields.h"
#include "ui/exhibits/exhibits.h"
#include "ui/files/series_writer.h"

using namespace attention;

class SeriesDialogTest : public QObject {
    Q_OBJECT

    EvaluatedScene heatmap() const {
        const Exhibit& exhibit = *findExhibit("encoding-heatmap");
        Scene scene = startScene(exhibit);
        scene.parameters.n = 12;
        return evaluateScene(exhibit, adaptScene(exhibit, scene));
    }
    void begin() {
        m_dialog.reset();
        m_dialog = std::make_unique<SeriesDialog>(heatmap(), *m_settings);
        set("series-folder", m_folder->path());
        choose("series-format", "svg");
    }
    void set(const char* name, const QString& text) const {
        auto* line = m_dialog->findChild<QLineEdit*>(QLatin1String(name));
        QVERIFY2(line, name);
        line->setFocus();
        line->selectAll();
        QTest::keyClick(line, Qt::Key_Delete);
        QTest::keyClicks(line, text);
    }
    QString textOf(const char* name) const { return m_dialog->findChild<QLineEdit*>(QLatin1String(name))->text(); }
    void choose(const char* box, const QString& data) const {
        auto* combo = m_dialog->findChild<QComboBox*>(QLatin1String(box));
        combo->setCurrentIndex(combo->findData(data));
        QCOMPARE(combo->currentData().toString(), data);
    }
    QPushButton* button(const char* name) const { return m_dialog->findChild<QPushButton*>(QLatin1String(name)); }
    QString message() const { return m_dialog->findChild<QLabel*>(QStringLiteral("series-message"))->text(); }
    QStringList files() const { return QDir(m_folder->path()).entryList({"*.svg", "*.pdf", "*.png"}, QDir::Files); }

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<Settings>(m_folder->filePath("settings.json"));
        begin();
    }
    void cleanup() { m_dialog.reset(); }

    void rangesFillTheValues_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<int>("count");
        QTest::addColumn<bool>("hasRatios");
        QTest::addColumn<QString>("values");
        QTest::addRow("whole numbers") << "d"
                                       << "4"
                                       << "20" << 3 << false << "4, 12, 20";
        QTest::addRow("none twice") << "d"
                                    << "4"
                                    << "6" << 9 << false << "4, 5, 6";
        QTest::addRow("equal ratios") << "d"
                                      << "8"
                                      << "32" << 3 << true << "8, 16, 32";
        QTest::addRow("a real number") << "base"
                                       << "10"
                                       << "1000" << 3 << true << "10, 100, 1000";
        QTest::addRow("downwards") << "n"
                                   << "9"
                                   << "3" << 3 << false << "9, 6, 3";
    }
    void rangesFillTheValues() {
        QFETCH(QString, key);
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(int, count);
        QFETCH(bool, hasRatios);
        choose("series-parameter-1", key);
        set("series-from-1", from);
        set("series-to-1", to);
        m_dialog->findChild<QSpinBox*>("series-count-1")->setValue(count);
        m_dialog->findChild<QAbstractButton*>("series-ratios-1")->setChecked(hasRatios);
        QTEST(textOf("series-values-1"), "values");
        QVERIFY(button("series-export")->isEnabled());
    }

    void everyFieldHasAName() { QCOMPARE(namelessFields(*m_dialog).join(u'\n'), QString()); }

    void choicesAreListed() {
        choose("series-parameter-1", "colour-map");
        QVERIFY2(textOf("series-values-1").startsWith("signed, blues"), qPrintable(textOf("series-values-1")));
        QVERIFY(button("series-export")->isEnabled());
    }

    void problemsAreNamed_data() {
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const char* field, const char* typed, const char* said) {
            QTest::addRow("%s", name) << QByteArray(field) << QString(typed) << QString(said);
        };
        row("no values", "series-values-1", "", "d has no values");
        row("out of range", "series-values-1", "8, 5000", "5000");
        row("no number", "series-values-1", "8, many", "many");
        row("a name for two", "series-name", "x", "{d}");
        row("a name with a folder", "series-name", "a/{d}", "a/{d}");
        row("no name", "series-name", "", "no name");
        row("a name of nothing", "series-name", "{q}-{d}", "{q}-");
        row("no length", "series-width", "wide", "wide");
        row("too small", "series-width", "1 mm", "1 mm");
    }
    void problemsAreNamed() {
        QFETCH(QByteArray, field);
        QFETCH(QString, typed);
        QFETCH(QString, said);
        set(field.constData(), typed);
        QVERIFY2(message().contains(said), qPrintable(message()));
        QVERIFY(!button("series-export")->isEnabled() && !button("series-save")->isEnabled());
    }

    void twoParametersMakeAGrid() {
        set("series-values-1", "8, 16");
        choose("series-parameter-2", "n");
        set("series-values-2", "4, 6");
        QCOMPARE(textOf("series-name"), QString("encoding-heatmap-{d}-{n}"));
        m_dialog->write();
        QVERIFY(awaited([&] { return m_dialog->result() == QDialog::Accepted; }));
        QCOMPARE(m_dialog->written(), std::size_t(4));
        QCOMPARE(files(), (QStringList{"encoding-heatmap-16-4.svg", "encoding-heatmap-16-6.svg",
                                       "encoding-heatmap-8-4.svg", "encoding-heatmap-8-6.svg"}));
        // Each is what Export figure would make of that scene.
        Scene scene = heatmap().scene();
        scene.parameters.d = 8, scene.parameters.n = 6;
        const Exhibit& exhibit = *findExhibit("encoding-heatmap");
        const EvaluatedScene shown = evaluateScene(exhibit, adaptScene(exhibit, scene));
        QCOMPARE(contentsOf(m_folder->filePath("encoding-heatmap-8-6.svg")),
                 renderExport(shown, m_dialog->series().optionsFor(shown)));
    }

    void theFirstTheMiddleAndTheLastAreShown() {
        set("series-values-1", "2, 8, 16, 24, 32");
        const auto picture = [&](int place) {
            return m_dialog->findChild<QLabel*>(QStringLiteral("series-preview-%1").arg(place))->pixmap().toImage();
        };
        QVERIFY(awaited([&] { return !picture(3).isNull(); }));
        QVERIFY(picture(1) != picture(2) && picture(2) != picture(3) && !picture(1).isNull());
    }

    void existingFilesAreAskedAbout() {
        set("series-values-1", "8, 16");
        const QString old = m_folder->filePath("encoding-heatmap-8.svg");
        put(old, "old");
        {
            const DialogAnswer no(QStringLiteral("Cancel"));
            m_dialog->write();
            QVERIFY(no.wasAsked());
        }
        QCOMPARE(contentsOf(old), QByteArray("old"));
        const DialogAnswer yes(QStringLiteral("Yes"));
        m_dialog->write();
        QVERIFY(yes.wasAsked());
        QVERIFY(awaited([&] { return m_dialog->result() == QDialog::Accepted; }));
        QVERIFY(contentsOf(old).startsWith("<?xml"));
    }

    void cancellingLeavesWhatIsWritten() {
        QStringList values;
        for (int n = 1; n <= 200; ++n) values += QString::number(n);
        choose("series-parameter-1", "n");
        set("series-values-1", values.join(u','));
        m_dialog->write();
        QVERIFY(awaited([&] { return !files().isEmpty(); }));
        m_dialog->reject();
        QVERIFY(awaited([&] { return button("series-export")->isEnabled(); }));
        QVERIFY(m_dialog->result() != QDialog::Accepted);
        const QStringList made = files();
        QVERIFY(made.size() < 200);
        QCOMPARE(std::size_t(made.size()), m_dialog->written());
        for (const QString& file : made) QVERIFY(contentsOf(m_folder->filePath(file)).trimmed().endsWith("</svg>"));
    }

    void whatCannotBeWrittenIsSaid() {
        set("series-values-1", "8, 16");
        QVERIFY(QDir(m_folder->path()).mkdir("encoding-heatmap-16.svg"));
        const DialogAnswer yes(QStringLiteral("Yes"));
        m_dialog->write();
        QVERIFY(yes.wasAsked());
        QVERIFY(awaited([&] { return message().contains("1 of 2"); }));
        QVERIFY2(message().contains("encoding-heatmap-16.svg"), qPrintable(message()));
        set("series-folder", m_folder->filePath("missing"));
        m_dialog->write();
        QVERIFY2(message().contains("missing"), qPrintable(message()));
    }

    void theListHasTheSeries() {
        set("series-values-1", "8, 16");
        choose("series-format", "pdf");
        m_dialog->saveList(m_folder->filePath("list.json"));
        const QJsonObject list = QJsonDocument::fromJson(contentsOf(m_folder->filePath("list.json"))).object();
        const QJsonObject entry = list["figures"].toArray().first().toObject();
        QCOMPARE(entry["exhibit"].toString(), QString("encoding-heatmap"));
        QCOMPARE(entry["name"].toString(), QString("encoding-heatmap-{d}"));
        QCOMPARE(entry["format"].toString(), QString("pdf"));
        QCOMPARE(entry["parameters"].toObject()["d"].toArray(), (QJsonArray{8, 16}));
        QVERIFY(entry["scene"].toString().startsWith("attention-lab:"));
    }

 private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<SeriesDialog> m_dialog;
};

ATTENTION_TEST(SeriesDialogTest, QApplication)
#include "series_dialog_test.moc"
