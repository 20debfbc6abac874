#include "ui/window/command_palette.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenuBar>
#include <QTemporaryDir>

#include "tests/test_class.h"
#include "tests/ui/awaited.h"
#include "tests/ui/dialog_answer.h"
#include "tests/ui/menu_action.h"
#include "ui/exhibits/exhibits.h"
#include "ui/text/language.h"
#include "ui/widgets/parameter_panel.h"
#include "ui/widgets/style.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/main_window.h"
#include "ui/window/menu_walk.h"
#include "ui/window/page_words.h"
#include "ui/window/palette_search.h"
#include "ui/window/shortcut_list.h"

using namespace attention;

/// Finds things by name in the real window.
class CommandPaletteTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() {
        loadFonts();
        applyTheme(Theme::light());
    }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<Settings>(m_folder->filePath("settings.json"));
        m_settings->setValue(QStringLiteral("exhibit"), "encoding-heatmap");
        m_window = std::make_unique<MainWindow>(*m_settings, m_folder->filePath("data"));
        m_window->resize(1280, 720);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void cleanup() {
        m_window.reset();
        m_settings.reset();
        installLanguage(*findLanguage("en"));
    }

    void findsEveryAction_data() {
        QTest::addColumn<QString>("code");
        for (const Language& language : languages()) QTest::addRow("%s", language.code.data()) << utf8(language.code);
    }
    void findsEveryAction() {
        QFETCH(QString, code);
        m_window->setLanguageChoice(code);
        QCoreApplication::sendPostedEvents();
        const PaletteSearch search(entries());
        const std::vector<MenuEntry> actions = menuEntries(*m_window->menuBar());
        QVERIFY(actions.size() > 80);
        QStringList missing;
        for (const MenuEntry& action : actions) {
            for (const QStringList& path : {action.path, action.englishPath}) {
                // By its text among the first, by its path before all others.
                if (!isFound(search, path.last(), action, 12)) missing += path.last();
                if (!isFound(search, path.join(u' '), action, 3)) missing += path.join(u' ');
            }
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
    }

    void englishNamesAreThoseOfTheSource() {
        QStringList english;
        for (const MenuEntry& entry : menuEntries(*m_window->menuBar())) english += entry.path.join(u'/');
        m_window->setLanguageChoice("zh_CN");
        QCoreApplication::sendPostedEvents();
        QStringList translated, same;
        for (const MenuEntry& entry : menuEntries(*m_window->menuBar())) translated += entry.englishPath.join(u'/');
        QCOMPARE(translated.size(), english.size());
        for (qsizetype i = 0; i < english.size(); ++i)
            if (translated[i].contains(english[i].section(u'/', -1))) same += english[i];
        // Where two English texts have one translation, both are its English.
        QVERIFY2(same.size() > english.size() * 9 / 10, qPrintable(translated.join(u'\n')));
    }

    void finds_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("id");
        const auto row = [](const char* code, const char* typed, const char* id) {
            QTest::addRow("%s %s", code, typed) << code << QString::fromUtf8(typed) << QString::fromUtf8(id);
        };
        row("en", "theme dark", "action:View/Theme/Dark#0");
        row("en", "dark theme", "action:View/Theme/Dark#0");
        row("en", "language português", "action:View/Language/Português do Brasil#0");
        row("en", "language portugues", "action:View/Language/Português do Brasil#0");
        row("en", "heatmap", "page:encoding-heatmap");
        row("en", "undo", "action:Edit/Undo#0");
        row("en", "softmax", "term:softmax");
        row("en", "colours blues", "value:colour-map blues");
        row("en", "d", "parameter:d");
        row("zh_CN", "theme dark", "action:View/Theme/Dark#0");
        row("zh_CN", "主题 深色", "action:View/Theme/Dark#0");
        row("pt_BR", "theme dark", "action:View/Theme/Dark#0");
        row("pt_BR", "tema escuro", "action:View/Theme/Dark#0");
        row("pt_BR", "colours blues", "value:colour-map blues");
        row("pt_BR", "scaled dot product", "term:scaled-dot-product");
    }
    void finds() {
        QFETCH(QString, code);
        QFETCH(QString, typed);
        QFETCH(QString, id);
        m_window->setLanguageChoice(code);
        QCoreApplication::sendPostedEvents();
        type(typed);
        QVERIFY(palette().current());
        QCOMPARE(palette().current()->id, id);
    }

    /// Pages are found by what is taught on them, too.
    void findsPagesByTheirTerms_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("page");
        const auto row = [](const char* code, const char* typed, const char* page) {
            QTest::addRow("%s %s", code, typed) << code << QString::fromUtf8(typed) << QString::fromUtf8(page);
        };
        row("en", "multi-head", "heads");
        row("en", "softmax", "attention");
        row("en", "softmax", "softmax-temperature");
        row("en", "rotary", "encodings-compared");
        row("en", "RoPE", "encodings-compared");
        row("en", "ALiBi", "encodings-compared");
        row("en", "causal", "attention");
        row("en", "mask", "attention");
        row("en", "dot product", "attention");
        row("en", "cost", "complexity-table");
        row("en", "complexity", "complexity-chart");
        row("en", "GPT", "language-model");
        row("en", "BERT", "learned-positions");
        row("en", "CNN", "convolution");
        row("zh_CN", "多头", "heads");
        row("zh_CN", "掩码", "attention");
        row("zh_CN", "点积", "attention");
        row("zh_CN", "复杂度", "complexity-table");
        row("zh_CN", "multi-head", "heads");
        row("pt_BR", "cabeças", "heads");
        row("pt_BR", "produto escalar", "attention");
        row("pt_BR", "máscara", "attention");
        row("pt_BR", "complexidade", "complexity-table");
        row("pt_BR", "GPT", "language-model");
    }
    void findsPagesByTheirTerms() {
        QFETCH(QString, code);
        QFETCH(QString, typed);
        QFETCH(QString, page);
        m_window->setLanguageChoice(code);
        QCoreApplication::sendPostedEvents();
        const PaletteSearch search(entries());
        QStringList found;
        for (const std::size_t index : search.find(typed)) found += search.entry(index).id;
        QVERIFY2(found.mid(0, 10).contains("page:" + page), qPrintable(found.mid(0, 12).join(u' ')));
    }

    void everyPageHasTermsThatThereAre() {
        for (const Exhibit* exhibit : exhibits())
            QVERIFY2(!pageKeywords(exhibit->id()).isEmpty(), exhibit->id().data());
    }

    void setsAValueAsOneStepThatUndoTakesBack() {
        const std::size_t steps = model().history().steps().size();
        type("d 64");
        press(Qt::Key_Return);
        QVERIFY(!palette().isVisible());
        QCOMPARE(model().scene().parameters.d, 64);
        QCOMPARE(model().history().steps().size(), steps + 1);
        model().undo();
        QCOMPARE(model().scene().parameters.d, 32);
    }

    void setsWhatIsNamedOtherwise_data() {
        QTest::addColumn<QString>("typed");
        QTest::addRow("by its name") << "columns 64";
        QTest::addRow("with a sign between") << "d=64";
        QTest::addRow("in any case") << "D 64";
    }
    void setsWhatIsNamedOtherwise() {
        QFETCH(QString, typed);
        type(typed);
        press(Qt::Key_Return);
        QCOMPARE(model().scene().parameters.d, 64);
    }

    void readsANumberOfTheLanguage() {
        m_window->setLanguageChoice("pt_BR");
        QCoreApplication::sendPostedEvents();
        type("base 1000,5");
        press(Qt::Key_Return);
        QCOMPARE(model().scene().parameters.base, 1000.5);
    }

    void choosesAValueByName() {
        model().setExhibit("attention");
        type("mask causal");
        QCOMPARE(palette().current()->id, QStringLiteral("value:mask causal"));
        press(Qt::Key_Return);
        QCOMPARE(model().scene().parameters.mask, MaskKind::Causal);
        model().undo();
        QCOMPARE(model().scene().parameters.mask, MaskKind::None);
    }

    void refusesWithWhatIsAccepted_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("accepted");
        QTest::addRow("too large") << "d 70000"
                                   << "4096";
        QTest::addRow("no number") << "d many"
                                   << "4096";
        QTest::addRow("no choice") << "colours pinkish"
                                   << "blues";
        QTest::addRow("no whole number") << "d 6.5"
                                         << "4096";
    }
    void refusesWithWhatIsAccepted() {
        QFETCH(QString, typed);
        QFETCH(QString, accepted);
        const Scene before = model().scene();
        type(typed);
        QVERIFY(palette().current() && !palette().current()->isEnabled());
        press(Qt::Key_Return);
        QVERIFY(palette().isVisible());
        const auto* note = palette().findChild<QLabel*>("palette-note");
        QVERIFY(note->isVisible());
        QVERIFY2(note->text().contains(accepted), qPrintable(note->text()));
        QCOMPARE(model().scene(), before);
    }

    void aParameterAloneGetsTheKeyboard() {
        type("base");
        QCOMPARE(palette().current()->id, QStringLiteral("parameter:base"));
        QVERIFY(palette().current()->detail.contains("10"));
        press(Qt::Key_Return);
        const QWidget* focus = QApplication::focusWidget();
        QVERIFY(focus && focus->isVisible());
        QVERIFY(m_window->panel().findChild<QWidget*>("base")->isAncestorOf(focus));
    }

    void whatCannotBeDoneSaysSo() {
        type("undo");
        QVERIFY(!palette().current()->isEnabled());
        press(Qt::Key_Return);
        QVERIFY(palette().isVisible());
        QVERIFY(!palette().findChild<QLabel*>("palette-note")->text().isEmpty());
    }

    void nothingThatIsFoundIsSaid() {
        type("zzzzqqqq");
        QVERIFY(!palette().current());
        press(Qt::Key_Return);
        QVERIFY(palette().findChild<QLabel*>("palette-note")->text().contains("zzzzqqqq"));
    }

    void theLastOneComesFirst() {
        type("theme dark");
        press(Qt::Key_Return);
        QVERIFY(m_window->theme().isDark);
        type("d 64");
        press(Qt::Key_Return);
        type({});
        QCOMPARE(palette().current()->id, QStringLiteral("value:d 64"));
        press(Qt::Key_Down);
        QCOMPARE(palette().current()->id, QStringLiteral("action:View/Theme/Dark#0"));
        QVERIFY(palette().findChild<QLineEdit*>()->hasFocus());
    }

    void escapeGivesTheKeyboardBack() {
        QWidget* before = m_window->page().figure();
        before->setFocus();
        type("theme");
        press(Qt::Key_Escape);
        QVERIFY(!palette().isVisible());
        QCOMPARE(QApplication::focusWidget(), before);
    }

    void turnsPagesAndAppliesPresetsOfOthers() {
        run("page:scaling");
        QCOMPARE(model().scene().exhibit, std::string("scaling"));
        const std::size_t steps = model().history().steps().size();
        const Exhibit& exhibit = *findExhibit("heads");
        const Preset preset = exhibit.offeredPresets().front();
        run(QStringLiteral("preset:heads/") + utf8(preset.name));
        QCOMPARE(model().scene().exhibit, std::string("heads"));
        QCOMPARE(model().history().steps().size(), steps + 1);
        QCOMPARE(model().scene().parameters, applyPreset(exhibit, preset, startScene(exhibit)).parameters);
    }

    void leadsOutOfALessonThatWaits() {
        m_window->lessons().openCourse(0);
        QVERIFY(awaited([&] { return m_window->lessons().isShown(); }));
        const std::string exhibit = model().scene().exhibit;
        run(QStringLiteral("page:") + QString::fromStdString(exhibit));
        QVERIFY(!m_window->lessons().isShown());
        QVERIFY(m_window->lessons().session().isUnderWay());
        run("lesson:order-is-lost");
        QVERIFY(awaited([&] { return m_window->lessons().isShown(); }));
        QVERIFY(m_window->lessons().file().contains("order-is-lost"));
    }

    void keysOfAllActionsAreListed() {
        QStringList listed;
        for (const ShortcutGroup& group : shortcutGroups(*m_window->menuBar()))
            for (const Shortcut& shortcut : group.shortcuts) {
                QVERIFY(!shortcut.meaning.isEmpty());
                listed += shortcut.keys.split(QStringLiteral(", "));
            }
        for (const QAction* action : m_window->findChildren<QAction*>())
            for (const QKeySequence& keys : action->shortcuts())
                if (!keys.isEmpty() && action->isVisible())
                    QVERIFY2(listed.contains(keys.toString(QKeySequence::NativeText)), qPrintable(keys.toString()));
    }

 private:
    static QString utf8(std::string_view text) { return QString::fromUtf8(text.data(), qsizetype(text.size())); }
    SceneModel& model() { return m_window->model(); }
    CommandPalette& palette() { return *m_window->findChild<CommandPalette*>(); }

    void type(const QString& query) {
        menuAction(*m_window, findAction())->trigger();
        palette().findChild<QLineEdit*>()->setText(query);
    }
    void press(Qt::Key key) { QTest::keyClick(palette().findChild<QLineEdit*>(), key); }
    QString findAction() const {
        for (const QAction* action : m_window->findChildren<QAction*>())
            if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_P)) return action->text();
        return {};
    }

    PaletteSources sources() {
        return {*m_window->menuBar(),     model(), m_window->panel(), m_window->lessons(), [](std::string_view) {},
                [](const std::string&) {}};
    }
    std::vector<PaletteEntry> entries() {
        m_sources = std::make_unique<PaletteSources>(sources());
        return paletteEntries(*m_sources);
    }
    void run(const QString& id) {
        const std::vector<PaletteEntry> all = entries();
        const auto found = std::ranges::find(all, id, &PaletteEntry::id);
        QVERIFY2(found != all.end(), qPrintable(id));
        found->run();
    }

    static bool isFound(const PaletteSearch& search, const QString& query, const MenuEntry& action, std::size_t among) {
        const std::vector<std::size_t> found = search.find(query);
        const QString id = QStringLiteral("action:%1#").arg(action.englishPath.join(u'/'));
        for (std::size_t i = 0; i < std::min(among, found.size()); ++i)
            if (search.entry(found[i]).id.startsWith(id)) return true;
        return false;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<PaletteSources> m_sources;
};

ATTENTION_TEST(CommandPaletteTest, QApplication)
#include "command_palette_test.moc"
