#include "ui/window/export_actions.h"

#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "tests/test_class.h"
#include "tests/ui/awaited.h"
#include "tests/ui/dialog_answer.h"
#include "ui/files/scene_file.h"
#include "ui/window/exhibit_page.h"

using namespace attention;

/// Exports and copies what the page shows.
class ExportActionsTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }

    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<Settings>(m_folder->filePath("settings.json"));
        m_model = std::make_unique<SceneModel>();
        m_model->setParameter("n", std::int64_t(12));
        m_page = std::make_unique<ExhibitPage>(*m_model);
        m_page->resize(900, 700);
        m_exports = new ExportActions(*m_model, *m_page, *m_settings, m_page.get());
        m_exports->fillFileMenu(m_file);
        m_exports->fillEditMenu(m_edit);
        m_page->show();
        QVERIFY(awaited([&] { return bool(m_page->shown()); }));
    }
    void cleanup() {
        m_page.reset();
        m_file.clear();
        m_edit.clear();
    }

    void figuresAreWrittenInEveryFormat_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("starts");
        QTest::addRow("png") << "figure.png" << QByteArray("\x89PNG");
        QTest::addRow("svg") << "figure.svg" << QByteArray("<?xml");
        QTest::addRow("pdf") << "figure.pdf" << QByteArray("%PDF-");
    }
    void figuresAreWrittenInEveryFormat() {
        QFETCH(QString, name);
        QFETCH(QByteArray, starts);
        const QString path = m_folder->filePath(name);
        QCOMPARE(m_exports->exportFigure(path), std::nullopt);
        QVERIFY(bytesOf(path).startsWith(starts));
    }

    void anExportedFigureOpensAsTheSceneThatItShows() {
        for (const QString name : {"figure.png", "figure.svg"}) {
            const QString path = m_folder->filePath(name);
            QCOMPARE(m_exports->exportFigure(path), std::nullopt);
            const OpenedScene opened = openScene(path);
            QVERIFY(opened.isFromFigure);
            QCOMPARE(opened.scene.exhibit, m_model->scene().exhibit);
            QVERIFY(opened.scene.parameters == m_model->scene().parameters);
        }
    }

    void aWrongNameIsToldAndNothingWritten() {
        QVERIFY(m_exports->exportFigure(m_folder->filePath("figure.bmp")));
        QVERIFY(!QFile::exists(m_folder->filePath("figure.bmp")));
        QVERIFY(m_exports->exportFigure(m_folder->filePath("no/such/folder/figure.png")));
    }

    void tablesAreWrittenInEveryFormat_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("starts");
        QTest::addRow("csv: a line of names") << "P.csv" << QByteArray("0,1,2,");
        QTest::addRow("npy: the magic") << "P.npy" << QByteArray("\x93NUMPY");
        QTest::addRow("json: an object") << "P.json" << QByteArray("{");
        QTest::addRow("tex: says what it needs") << "P.tex" << QByteArray("%");
        QTest::addRow("md: a pipe table") << "P.md" << QByteArray("|");
        QTest::addRow("the extension in capitals") << "P.CSV" << QByteArray("0,1,2,");
    }
    void tablesAreWrittenInEveryFormat() {
        QFETCH(QString, name);
        QFETCH(QByteArray, starts);
        const QString path = m_folder->filePath(name);
        QSignalSpy said(m_exports, &ExportActions::said);
        m_exports->exportData("P", path);
        QTRY_COMPARE(said.count(), 2);
        QVERIFY(said.last().first().toString().startsWith("Written"));
        QVERIFY(bytesOf(path).startsWith(starts));
    }

    void everyTableOfThePageIsOffered() {
        QStringList offered;
        for (QAction* action : m_file.actions())
            if (action->menu())
                for (QAction* table : action->menu()->actions()) offered.append(table->text());
        QCOMPARE(offered, (QStringList{"Table P…", "Table derivation…"}));
        m_model->setExhibit("encoding-curves");
        offered.clear();
        for (QAction* action : m_file.actions())
            if (action->menu())
                for (QAction* table : action->menu()->actions()) offered.append(table->text());
        QCOMPARE(offered, (QStringList{"Table columns…", "Table P…", "Table derivation…"}));
    }

    void dataOfAnUnknownFormatIsRefusedByName() {
        DialogAnswer answer("OK");
        m_exports->exportData("P", m_folder->filePath("P.xls"));
        QVERIFY2(answer.sentence().contains(".csv, .npy, .json, .tex, .md"), qPrintable(answer.sentence()));
        QVERIFY(!QFile::exists(m_folder->filePath("P.xls")));
    }

    void copyPutsPictureAndNumbersOnTheClipboardAtOnce() {
        m_exports->copyFigure();
        const QMimeData* data = QApplication::clipboard()->mimeData();
        QVERIFY(data->data("image/svg+xml").startsWith("<?xml"));
        const QByteArray png = data->data("image/png");
        QVERIFY(!QImage::fromData(png, "PNG").isNull());
        QCOMPARE(readScene(png, {}).scene.parameters.n, std::int64_t(12));
        const QStringList lines = data->text().split('\n');
        QCOMPARE(lines.size(), 12 + 2);
        QCOMPARE(lines.first().split('\t').size(), 32);
        QVERIFY2(lines[1].startsWith("0\t1\t0\t1"), "position 0: sines of 0, cosines of 0");
        QCOMPARE(data->data("text/tab-separated-values"), data->text().toUtf8());
    }

    void aLongTableIsLeftOutOfTheClipboard() {
        m_model->setParameter("n", std::int64_t(16384));
        QTRY_COMPARE(m_page->shown().scene().parameters.n, std::int64_t(16384));
        QSignalSpy said(m_exports, &ExportActions::said);
        m_exports->copyFigure();
        QVERIFY(!QApplication::clipboard()->mimeData()->hasText());
        QVERIFY(said.last().first().toString().contains("too long"));
    }

    void theTableIsCopiedAsText_data() {
        QTest::addColumn<QString>("entry");
        QTest::addColumn<QString>("type");
        QTest::addColumn<QByteArray>("starts");
        QTest::addRow("csv: a line of names") << "&CSV"
                                              << "text/csv" << QByteArray("0,1,2,");
        QTest::addRow("markdown: a pipe table") << "&Markdown"
                                                << "text/markdown" << QByteArray("| 0 | 1 | 2 |");
        QTest::addRow("latex: says what it needs") << "&LaTeX (booktabs)"
                                                   << "text/x-tex" << QByteArray("% needs \\usepackage{booktabs}");
    }
    void theTableIsCopiedAsText() {
        QFETCH(QString, entry);
        QFETCH(QString, type);
        QFETCH(QByteArray, starts);
        entryOf(entry)->trigger();
        const QMimeData* data = QApplication::clipboard()->mimeData();
        QVERIFY2(data->data(type).startsWith(starts), data->data(type).constData());
        QCOMPARE(data->text().toUtf8(), data->data(type));
        QVERIFY2(data->text().count(u'\n') >= 12 + 1, "a line for each position, and the names");
    }

    void aLongTableIsNotCopied() {
        m_model->setParameter("n", std::int64_t(16384));
        QTRY_COMPARE(m_page->shown().scene().parameters.n, std::int64_t(16384));
        QApplication::clipboard()->setText("what was copied before");
        QSignalSpy said(m_exports, &ExportActions::said);
        entryOf("&CSV")->trigger();
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("what was copied before"));
        QVERIFY(said.last().first().toString().contains("too long"));
    }

    void theCaptionIsReadyForAPaper() {
        m_exports->copyCaption();
        const QString caption = QApplication::clipboard()->text();
        QVERIFY2(caption.contains("12") && caption.contains("Attention Lab"), qPrintable(caption));
    }

 private:
    /// Of a menu within the Edit menu.
    QAction* entryOf(const QString& text) const {
        for (QAction* action : m_edit.actions())
            if (action->menu())
                for (QAction* entry : action->menu()->actions())
                    if (entry->text() == text) return entry;
        qFatal("no menu entry %s", qPrintable(text));
    }

    static QByteArray bytesOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<SceneModel> m_model;
    std::unique_ptr<ExhibitPage> m_page;
    ExportActions* m_exports = nullptr;
    QMenu m_file;
    QMenu m_edit;
};

ATTENTION_TEST(ExportActionsTest, QApplication)
#include "export_actions_test.moc"
