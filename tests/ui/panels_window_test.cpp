#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QStatusBar>
#include <QTemporaryDir>

#include "tests/file_contents.h"
#include "tests/test_class.h"
#include "tests/ui/awaited.h"
#include "tests/ui/dialog_answer.h"
#include "tests/ui/menu_action.h"
#include "tests/ui/nameless_fields.h"
#include "ui/exhibits/exhibits.h"
#include "ui/files/panels_file.h"
#include "ui/widgets/page_preview.h"
#include "ui/widgets/panels_dialog.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/export_actions.h"
#include "ui/window/file_actions.h"
#include "ui/window/main_window.h"
#include "ui/window/panel_tray.h"

using namespace attention;

/// A figure with panels, from the menu of the window to the file and back.
class PanelsWindowTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }

    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<Settings>(m_folder->filePath("settings.json"));
        m_settings->setValue(QStringLiteral("exhibit"), "encoding-heatmap");
        m_window = std::make_unique<MainWindow>(*m_settings, m_folder->filePath("data"));
        m_window->resize(1280, 720);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        QVERIFY(awaited([&] { return bool(page().shown()); }));
    }
    void cleanup() { m_window.reset(); }

    void anEmptyTrayTellsHowToFillIt() {
        PanelsDialog& dialog = arrange();
        QVERIFY(message(dialog).contains("Add to a figure with panels"));
        QVERIFY(!button(dialog, "export").isEnabled());
    }

    void panelsAreAddedArrangedAndWritten() {
        add("encoding-heatmap");
        QVERIFY(m_window->statusBar()->currentMessage().contains("(a)"));
        add("encoding-curves");
        add("similarity");
        QVERIFY(m_window->statusBar()->currentMessage().contains("(c)"));
        PanelsDialog& dialog = arrange();
        QCOMPARE(names(dialog), (QStringList{"(a) Heatmap", "(b) Waves", "(c) Similarity"}));

        // Type that is too large is refused with the type that fits, which one click takes.
        box(dialog, "font-size").setValue(9);
        QVERIFY(dialog.drawPreview());
        QVERIFY2(message(dialog).contains("9 pt"), qPrintable(message(dialog)));
        QVERIFY(!button(dialog, "export").isEnabled());
        button(dialog, "fit").click();
        QVERIFY(box(dialog, "font-size").value() < 9);
        QCOMPARE(dialog.drawPreview(), std::nullopt);
        QVERIFY(button(dialog, "export").isEnabled());
        QVERIFY(!button(dialog, "fit").isVisible());

        QCOMPARE(namelessFields(dialog).join(u'\n'), QString());

        // The last goes up, then the first leaves.
        auto& list = *dialog.findChild<QListWidget*>("panels");
        QCOMPARE(list.currentRow(), 2);
        button(dialog, "up").click();
        QCOMPARE(names(dialog), (QStringList{"(a) Heatmap", "(b) Similarity", "(c) Waves"}));
        list.setCurrentRow(0);
        button(dialog, "remove").click();
        QCOMPARE(names(dialog), (QStringList{"(a) Similarity", "(b) Waves"}));
        QCOMPARE(collected().panels.size(), std::size_t(2));
        QTest::keyClicks(dialog.findChild<QLineEdit*>("panel-title"), "Sums");

        dialog.findChild<QComboBox*>("columns")->setCurrentIndex(1);
        QCOMPARE(dialog.drawPreview(), std::nullopt);
        const QSize alone = dialog.findChild<PagePreview*>("preview")->picture().size();
        QVERIFY2(alone.height() > alone.width() / 2, "one below the other");
        QTest::keyClicks(dialog.findChild<QLineEdit*>("title"), "Two panels");
        choose(dialog, "colours", "Viridis");
        QCOMPARE(dialog.drawPreview(), std::nullopt);

        const QString path = m_folder->filePath("two.svg");
        {
            DialogAnswer answer(path);
            button(dialog, "export").click();
            QVERIFY(answer.wasAsked());
        }
        QVERIFY(awaited([&] { return QFile::exists(path); }));
        const QByteArray svg = contentsOf(path);
        for (const char* text : {">(a)</text>", ">Sums</text>", ">Two panels</text>"})
            QVERIFY2(svg.contains(text), text);
        QVERIFY(svg.contains("&quot;colours&quot;: &quot;viridis&quot;"));
        QVERIFY(!svg.contains(">(c)</text>"));
        QVERIFY(svg.contains("width=\"183mm\""));
        QVERIFY(m_window->statusBar()->currentMessage().contains("two.svg"));
    }

    /// What was written opens with all it was drawn with, and is written again in the same bytes.
    void aSavedFigureReopens_data() {
        QTest::addColumn<QString>("suffix");
        for (const char* suffix : {"svg", "png", "pdf"}) QTest::addRow("%s", suffix) << QString(suffix);
    }
    void aSavedFigureReopens() {
        QFETCH(QString, suffix);
        const QString path = m_folder->filePath("one." + suffix), again = m_folder->filePath("again." + suffix);
        CollectedPanels figure;
        for (const char* id : {"encoding-heatmap", "encoding-heatmap"})
            figure.panels.push_back({evaluateScene(*findExhibit(id), commandScene(*findExhibit(id))), "Panel"});
        figure.panels[1].colourBar = false;
        figure.layout.columns = 2;
        figure.layout.widths = {3, 2};
        figure.layout.letters = "A";
        figure.layout.sharesRanges = true;
        figure.choices.format = *figureFormat(suffix);
        figure.choices.fontSize = 6.5;
        figure.choices.dpi = 110;
        figure.choices.dark = true;
        figure.choices.title = "Both = one; two";
        figure.choices.look = {.colourMap = "cividis",
                               .lineWidth = 1.5,
                               .family = TypeFamily::Serif,
                               .isGrey = true,
                               .labels = {{"Column", "k; = \"2i\""}},
                               .letter = {}};
        PanelsPage drawn(figure.panels, figure.layout, figure.choices);
        QCOMPARE(drawn.problem(), std::nullopt);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(drawn.render());
        file.close();

        files().open(path);
        PanelsDialog& dialog = opened();
        QCOMPARE(names(dialog).size(), 2);
        ExportOptions expected = figure.choices;
        expected.size.height = collected().choices.size.height;
        // Only a picture of pixels tells how many it had.
        if (suffix != "png") expected.dpi = ExportOptions().dpi;
        QVERIFY(collected().choices == expected);
        QVERIFY(collected().layout == figure.layout);
        dialog.exportTo(again);
        QCOMPARE(contentsOf(again), contentsOf(path));
        // The page is what it was.
        QCOMPARE(page().shown().scene().exhibit, std::string("encoding-heatmap"));
    }

    void whatIsCollectedIsReplacedAfterAQuestion() {
        add("encoding-curves");
        CollectedPanels figure;
        figure.panels = collected().panels;
        figure.panels.push_back(figure.panels.front());
        {
            DialogAnswer answer("Cancel");
            tray().open(figure, "other.pdf");
            QVERIFY(answer.sentence().contains("other.pdf"));
        }
        QCOMPARE(collected().panels.size(), std::size_t(1));
        DialogAnswer answer("Replace");
        tray().open(figure, "other.pdf");
        QVERIFY(answer.wasAsked());
        opened();
        QCOMPARE(collected().panels.size(), std::size_t(2));
    }

 private:
    ExhibitPage& page() { return *m_window->findChild<ExhibitPage*>(); }
    FileActions& files() { return *m_window->findChild<FileActions*>(); }
    PanelTray& tray() { return m_window->findChild<ExportActions*>()->panelTray(); }
    const CollectedPanels& collected() { return tray().collected(); }
    static QPushButton& button(const QWidget& dialog, const char* name) {
        return *dialog.findChild<QPushButton*>(name);
    }
    static QDoubleSpinBox& box(const QWidget& dialog, const char* name) {
        return *dialog.findChild<QDoubleSpinBox*>(name);
    }
    static QString message(const QWidget& dialog) { return dialog.findChild<QLabel*>("message")->text(); }
    static QStringList names(const QWidget& dialog) {
        QStringList names;
        const auto& list = *dialog.findChild<QListWidget*>("panels");
        for (int row = 0; row < list.count(); ++row) names += list.item(row)->text();
        return names;
    }
    static void choose(const QWidget& dialog, const char* name, const QString& text) {
        auto& combo = *dialog.findChild<QComboBox*>(name);
        combo.setCurrentText(text);
        Q_EMIT combo.activated(combo.currentIndex());
    }

    void add(const char* id) {
        m_window->model().setExhibit(id);
        QVERIFY(awaited([&] { return page().shown() && page().shown().exhibit().id() == std::string_view(id); }));
        menuAction(*m_window, "Add to a figure with &panels")->trigger();
    }
    /// The dialog, once its preview was drawn.
    PanelsDialog& opened() {
        const auto dialog = [&] { return m_window->findChild<PanelsDialog*>(); };
        if (!awaited([&] { return dialog() && dialog()->isVisible(); })) qFatal("no dialog opened");
        (void)dialog()->drawPreview();
        return *dialog();
    }
    PanelsDialog& arrange() {
        menuAction(*m_window, "Figure &with panels…")->trigger();
        return opened();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

ATTENTION_TEST(PanelsWindowTest, QApplication)
#include "panels_window_test.moc"
