#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QTranslator>

#include "tests/test_class.h"
#include "tests/ui/awaited.h"
#include "tests/ui/brief_page.h"
#include "tests/ui/shared_window.h"
#include "tests/ui/undrawn.h"
#include "ui/exhibits/exhibits.h"
#include "ui/text/language.h"
#include "ui/widgets/exhibit_list.h"
#include "ui/widgets/style.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/main_window.h"

using namespace attention;

namespace {

constexpr QSize kSmallWindow(1280, 720);

/// A language in which every text stands in brackets: what does not was never translated, or not anew.
class Bracketed : public QTranslator {
 public:
    QString translate(const char* context, const char* source, const char*, int) const override {
        // Qt's own texts are not the program's.
        if (QByteArrayView(context).startsWith("Q")) return {};
        // Captions are shown by the sentence.
        return u'⟦' + QString::fromUtf8(source).replace(QStringLiteral(". "), QStringLiteral(".⟧ ⟦")) + u'⟧';
    }
    bool isEmpty() const override { return false; }
};

/// Every text twice, as a long-winded language would have it.
class Twice : public QTranslator {
 public:
    QString translate(const char* context, const char* source, const char*, int) const override {
        if (QByteArrayView(context).startsWith("Q")) return {};
        const QString text = QString::fromUtf8(source);
        return text.size() < 4 || text.contains(u'<') ? text : text + u' ' + QString(text).remove(u'&');
    }
    bool isEmpty() const override { return false; }
};

/// A text of the window, and where it is.
struct Said {
    QString where;
    QString text;
};

QString plain(QString richText) {
    static const QRegularExpression tags(QStringLiteral("<style.*</style>|<[^>]*>"),
                                         QRegularExpression::DotMatchesEverythingOption);
    return richText.remove(tags);
}

void collect(const QMenu& menu, QList<Said>& all) {
    const QString where = QStringLiteral("menu ") + menu.title();
    for (const QAction* action : menu.actions()) {
        if (action->isSeparator()) continue;
        all.append({where, action->text()});
        if (action->menu()) collect(*action->menu(), all);
    }
}

/// All that the window says: visible texts, menus, tooltips, and what a screen reader is told.
QList<Said> textsOf(MainWindow& window) {
    QList<Said> all{{QStringLiteral("title"), window.windowTitle()}};
    for (const QAction* action : window.menuBar()->actions()) {
        all.append({QStringLiteral("menu bar"), action->text()});
        if (action->menu()) collect(*action->menu(), all);
    }
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&window)) continue;
        const QString where =
            QStringLiteral("%1 \"%2\"").arg(QLatin1String(widget->metaObject()->className()), widget->objectName());
        all.append({where + " tooltip", plain(widget->toolTip())});
        all.append({where + " accessible name", plain(widget->accessibleName())});
        all.append({where + " accessible description", plain(widget->accessibleDescription())});
        if (const auto* label = qobject_cast<const QLabel*>(widget)) all.append({where, plain(label->text())});
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) all.append({where, button->text()});
        if (const auto* browser = qobject_cast<const QTextBrowser*>(widget))
            all.append({where, browser->toPlainText()});
        if (const auto* box = qobject_cast<const QComboBox*>(widget))
            for (int i = 0; i < box->count(); ++i) all.append({where, box->itemText(i)});
        if (const auto* list = qobject_cast<const ExhibitList*>(widget))
            for (int i = 0; i < list->count(); ++i) {
                all.append({where, list->item(i)->text()});
                all.append({where + " tooltip", plain(list->item(i)->toolTip())});
            }
        if (const auto* figure = qobject_cast<const QCustomPlot*>(widget))
            for (const QCPAxisRect* rect : figure->axisRects())
                for (const QCPAxis* axis : rect->axes()) all.append({where + " axis", axis->label()});
    }
    all.removeIf([](const Said& said) { return said.text.isEmpty(); });
    return all;
}

/// What is no word of any language: names, letters and functions of formulas, extensions, units, tokens in quotation
/// marks or in a list, and the languages' own names.
QString withoutNames(const Said& said) {
    QString text = said.text;
    static const QRegularExpression names(QStringLiteral(
        "Attention Lab|Dive into Deep Learning|Transformer|Blues|English|简体中文|Português do Brasil|"
        "\\bP(NG|DF)\\b|_(max|att|rec|conv)\\b|\\bSVG\\b|\\bQt\\b|\\bsin\\b|\\bcos\\b|"
        "\\b(mod|floor|ceil|min|sqrt|pi|rho|tau|delta|epsilon|gamma|lambda|mu|sigma|the)\\b|"
        "G?FLOP(s|/s)?|"
        "\\b[a-z]+\\(|\\b(softmax|exp|npy|diag|Var|log)\\b|Frobenius|Bahdanau|Cordonnier|Clark|Voita|Vaswani|et al|"
        "omega|alpha|beta|theta|tanh|[Dd]elta|\\bPi\\b|NumPy|CSV|JSON|Markdown|booktabs|Hochreiter|wpe\\.weight|"
        "safetensors|"
        "GPT-2|config\\.json|model\\.safetensors|logit|Krenum|top-k|"
        "DETR|"
        "Carion|ALiBi|MLP|ReLU|Dong|"
        "Lee|PyTorch|Matplotlib|"
        "one-hot|“[^”]*”|[a-z]+(，[a-z]+){2,}|Intel[^,，]* Processor|[a-z]+(-[a-z]+)+|BibTeX|LaTeX|"
        "\\b(Ctrl|Shift|Alt|F)[+0-9][^ )]*|"
        "\\b(P|derivation)\\b"));
    // Tables keep their names: scripts depend on them.
    if (said.where.startsWith(QLatin1String("menu ")) && text.endsWith(u'…'))
        for (const Exhibit* exhibit : exhibits())
            for (const TableDescription& table : exhibit->tables()) {
                const QString name = QString::fromUtf8(table.name.data(), qsizetype(table.name.size()));
                if (text.endsWith(u' ' + name + u'…')) text.chop(name.size() + 1);
            }
    return text.remove(names).remove(u'&');
}

}  // namespace

/// The window while its language changes.
class LanguageSwitchTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() {
        loadFonts();
        applyTheme(Theme::light());
    }

    void init() {
        if (m_shared.isLeft()) return;
        closeWindow();
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<Settings>(m_folder->filePath("settings.json"));
        m_settings->setValue(QStringLiteral("exhibit"), "encoding-heatmap");
        makeWindow();
    }

    void cleanup() {
        if (!m_shared.leave()) closeWindow();
    }

    void everyTextIsSaidAnew_data() { eachPage(); }
    void everyTextIsSaidAnew() {
        QFETCH(QString, page);
        openPage(page);
        // So that there is something to undo and to reset. A run of few steps is soon over.
        const bool isTrained = m_window->model().exhibit().findUse("steps");
        m_window->model().setParameter(isTrained ? "steps" : "n", std::int64_t(33));
        QVERIFY(awaited([&] { return m_window->page().queue().isIdle(); }));
        const QList<Said> english = textsOf(*m_window);
        QVERIFY(english.size() > 60);
        Bracketed brackets;
        speak(brackets);
        static const QRegularExpression innermost(QStringLiteral("⟦[^⟦⟧]*⟧"));
        static const QRegularExpression word(QStringLiteral("\\p{L}{2,}"));
        QStringList left;
        for (const Said& said : textsOf(*m_window)) {
            QString text = said.text;
            while (text.contains(innermost)) text.remove(innermost);
            if (withoutNames({said.where, text}).contains(word)) left.append(said.where + ": " + said.text);
        }
        QCoreApplication::removeTranslator(&brackets);
        QVERIFY2(left.isEmpty(), qPrintable(left.join(u'\n')));
        // And back.
        QTRY_VERIFY(!m_window->windowTitle().contains(u'⟦'));
        // Shorter words leave the figure more room, and so more names.
        QTRY_COMPARE(textsOf(*m_window).size(), english.size());
        const QList<Said> again = textsOf(*m_window);
        for (qsizetype i = 0; i < again.size(); ++i) QCOMPARE(again[i].text, english[i].text);
    }

    void noEnglishIsLeftInChinese() {
        // In this order, since steps that can be undone keep the words that they were told with.
        choose("zh_CN");
        static const QRegularExpression word(QStringLiteral("[A-Za-z]{3,}"));
        QStringList left;
        for (const Exhibit* exhibit : exhibits()) {
            const QString id = QString::fromUtf8(exhibit->id().data());
            openPage(id);
            for (const Said& said : textsOf(*m_window))
                if (withoutNames(said).contains(word)) left.append(id + ", " + said.where + ": " + said.text);
        }
        QVERIFY2(left.isEmpty(), qPrintable(left.join(u'\n')));
    }

    void theMenuSwitchesAndRemembers() {
        QCOMPARE(checkedLanguage(), QStringLiteral("system"));
        choose("pt_BR");
        QCOMPARE(&currentLanguage(), findLanguage("pt_BR"));
        QTRY_COMPARE(m_window->findChild<QWidget*>("value")->property("text").toString(), QStringLiteral("0,8365"));
        m_window->close();
        QCOMPARE(m_settings->value(QStringLiteral("language"), ""), QStringLiteral("pt_BR"));
        makeWindow();
        QCOMPARE(checkedLanguage(), QStringLiteral("pt_BR"));
        choose("system");
        QCOMPARE(&currentLanguage(), &systemLanguage());
    }

    void anUnknownLanguageIsTheSystems() {
        m_settings->setValue(QStringLiteral("language"), "tlh");
        makeWindow();
        QCOMPARE(checkedLanguage(), QStringLiteral("system"));
    }

    void mnemonicsAreUnique_data() {
        m_shared.share();
        QTest::addColumn<QString>("code");
        for (const Language& language : languages()) QTest::addRow("%s", language.code.data()) << codeOf(language);
    }
    void mnemonicsAreUnique() {
        QFETCH(QString, code);
        choose(code);
        QStringList wrong;
        check(m_window->menuBar()->actions(), QStringLiteral("menu bar"), wrong);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void everyTextFitsAt1280x720_data() { eachPage(); }
    void everyTextFitsAt1280x720() {
        QFETCH(QString, page);
        choose("en");
        openPage(page);
        QStringList wrong;
        for (const Language& language : languages()) {
            choose(codeOf(language));
            QVERIFY(awaited([&] { return m_window->page().queue().isIdle(); }));
            QCOMPARE(m_window->size(), kSmallWindow);
            for (const QString& misfit : misfits()) wrong += codeOf(language) + QStringLiteral(": ") + misfit;
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void menusFitWhateverTheLanguage() {
        Twice twice;
        speak(twice);
        for (const QMenu* menu : m_window->menuBar()->findChildren<QMenu*>()) {
            const QSize size = menu->sizeHint();
            QVERIFY2(size.height() <= kSmallWindow.height() && size.width() <= kSmallWindow.width(),
                     qPrintable(menu->title()));
        }
        QVERIFY(m_window->menuBar()->sizeHint().width() <= kSmallWindow.width());
        QCOMPARE(m_window->size(), kSmallWindow);
        QCoreApplication::removeTranslator(&twice);
    }

 private:
    static QString codeOf(const Language& language) { return QString::fromUtf8(language.code.data()); }

    void eachPage() {
        m_shared.share();
        QTest::addColumn<QString>("page");
        for (const Exhibit* exhibit : exhibits())
            QTest::addRow("%s", exhibit->id().data()) << QString::fromUtf8(exhibit->id().data());
    }

    void closeWindow() {
        m_window.reset();
        m_settings.reset();
        installLanguage(*findLanguage("en"));
    }

    void makeWindow() {
        m_window = std::make_unique<MainWindow>(*m_settings);
        m_window->resize(kSmallWindow);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        QVERIFY(awaited([&] { return bool(m_window->page().shown()); }));
    }

    void openPage(const QString& id) {
        // Only laid out: nothing of it is seen.
        m_window->setUpdatesEnabled(false);
        openBriefly(m_window->model(), id.toStdString());
        QVERIFY(awaited([&] { return bool(m_window->page().shown()); }));
        leaveUndrawn(*m_window->page().figure());
    }

    /// The change of language travels as an event, which is sent here.
    void settle() {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }

    void speak(QTranslator& translator) {
        QVERIFY(QCoreApplication::installTranslator(&translator));
        settle();
    }

    QList<QAction*> languageEntries() {
        QList<QAction*> entries;
        for (QAction* action : m_window->findChildren<QAction*>()) {
            const QString code = action->data().toString();
            if (code == QLatin1String("system") || findLanguage(code.toStdString())) entries.append(action);
        }
        return entries;
    }

    void choose(const QString& code) {
        for (QAction* action : languageEntries())
            if (action->data().toString() == code) action->trigger();
        settle();
    }

    QString checkedLanguage() {
        QStringList checked;
        for (const QAction* action : languageEntries())
            if (action->isChecked()) checked.append(action->data().toString());
        return checked.join(u' ');
    }

    /// Every entry has a letter of its own in its menu.
    static void check(const QList<QAction*>& entries, const QString& where, QStringList& wrong) {
        static const QRegularExpression mnemonic(QStringLiteral("&([^&])"));
        QHash<QString, QString> letters;
        for (const QAction* action : entries) {
            if (action->menu()) check(action->menu()->actions(), action->text(), wrong);
            const auto match = mnemonic.match(QString(action->text()).remove(QStringLiteral("&&")));
            if (!match.hasMatch()) continue;
            const QString letter = match.captured(1).toLower();
            if (letters.contains(letter))
                wrong.append(QStringLiteral("%1: %2 and %3").arg(where, letters[letter], action->text()));
            letters.insert(letter, action->text());
        }
    }

    /// The texts of the window that have less room than they need.
    QStringList misfits() {
        QStringList wrong;
        const auto tell = [&](const QWidget* widget, const QString& text, QSize needed) {
            wrong.append(QStringLiteral("%1 \"%2\": \"%3\" needs %4 x %5, has %6 x %7")
                             .arg(QLatin1String(widget->metaObject()->className()), widget->objectName(), text)
                             .arg(needed.width())
                             .arg(needed.height())
                             .arg(widget->width())
                             .arg(widget->height()));
        };
        for (const QWidget* widget : m_window->findChildren<QWidget*>()) {
            if (!widget->isVisible() || widget->visibleRegion().isEmpty()) continue;
            if (const auto* label = qobject_cast<const QLabel*>(widget); label && !label->text().isEmpty()) {
                // The name of a parameter draws itself, smaller where it must; it is cut where it has no room even
                // then.
                const bool isName = label->objectName().endsWith(QLatin1String(".name"));
                const QSize needed =
                    isName ? QSize(QFontMetrics(textFont(font_size::kSmallest)).horizontalAdvance(label->text()), 0)
                    : label->wordWrap() ? QSize(label->width(), label->heightForWidth(label->width()))
                                        : label->sizeHint();
                if (needed.width() > label->width() || needed.height() > label->height())
                    tell(label, label->text(), needed);
            } else if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
                const QSize needed = button->fontMetrics().size(Qt::TextShowMnemonic, button->text());
                if (needed.width() > button->width()) tell(button, button->text(), needed);
            } else if (const auto* browser = qobject_cast<const QTextBrowser*>(widget)) {
                const QSize needed = browser->document()->size().toSize();
                if (needed.height() > browser->viewport()->height() + 1) tell(browser, browser->toPlainText(), needed);
            } else if (const auto* box = qobject_cast<const QComboBox*>(widget)) {
                constexpr int kArrow = 30;
                for (int i = 0; i < box->count(); ++i) {
                    const int needed = box->fontMetrics().horizontalAdvance(box->itemText(i)) + kArrow;
                    if (needed > box->width()) tell(box, box->itemText(i), {needed, 0});
                }
            } else if (const auto* list = qobject_cast<const ExhibitList*>(widget)) {
                constexpr int kMargins = 26;
                const QFontMetrics metrics(textFont(font_size::kName, QFont::DemiBold));
                for (int i = 0; i < list->count(); ++i) {
                    const int needed = metrics.horizontalAdvance(list->item(i)->text()) + kMargins;
                    if (needed > list->width()) tell(list, list->item(i)->text(), {needed, 0});
                }
            }
        }
        for (const QMenu* menu : m_window->findChildren<QMenu*>())
            if (const QSize needed = menu->sizeHint();
                needed.height() > kSmallWindow.height() || needed.width() > kSmallWindow.width())
                tell(menu, menu->title(), needed);
        return wrong;
    }

    SharedWindow m_shared;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

ATTENTION_TEST(LanguageSwitchTest, QApplication)
#include "language_switch_test.moc"
