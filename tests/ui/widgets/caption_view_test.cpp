#include "ui/widgets/caption_view.h"

#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTextBlock>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <QtTest>

#include "core/encoding/sinusoidal_derivation.h"
#include "ui/widgets/style.h"

using namespace attention;

namespace {

Caption someCaption() {
    return {sinusoidalDefinition(32, 10000),
            QStringLiteral(
                "Each row is one position. On the left neighbours differ; on the right the columns hardly move."),
            QStringLiteral("<a href=\"base=100\">Set the base to 100</a> and the slow half wakes up. "
                           "<a href=\"play:first-column\">Play the first column</a>: the wave stretches."),
            {}};
}

/// The view between two other stops of the Tab key.
struct Window : QWidget {
    Window() {
        auto* rows = new QVBoxLayout(this);
        for (QWidget* widget :
             {static_cast<QWidget*>(&before), static_cast<QWidget*>(&view), static_cast<QWidget*>(&after)})
            rows->addWidget(widget);
        view.setCaption(someCaption());
        resize(900, 300);
        show();
    }
    ~Window() override {
        for (QWidget* widget :
             {static_cast<QWidget*>(&before), static_cast<QWidget*>(&view), static_cast<QWidget*>(&after)})
            widget->setParent(nullptr);
    }
    QTextBrowser& links() { return *view.findChild<QTextBrowser*>(QStringLiteral("try")); }
    QLineEdit before, after;
    CaptionView view;
};

}  // namespace

class CaptionViewTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() {
        loadFonts();
        applyTheme(Theme::light());
    }

    void linksByKeyboard() {
        Window window;
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QSignalSpy activated(&window.view, &CaptionView::linkActivated);
        window.before.setFocus();
        const auto tab = [] { QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab); };
        tab();
        QCOMPARE(QApplication::focusWidget(), &window.links());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(activated.takeLast().first().toString(), QStringLiteral("base=100"));
        tab();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(activated.takeLast().first().toString(), QStringLiteral("play:first-column"));
        tab();
        QCOMPARE(QApplication::focusWidget(), &window.after);
        QTest::keyClick(&window.after, Qt::Key_Backtab);
        QCOMPARE(QApplication::focusWidget(), &window.links());
    }

    void linksByMouse() {
        Window window;
        QSignalSpy activated(&window.view, &CaptionView::linkActivated);
        QTest::mouseClick(window.links().viewport(), Qt::LeftButton, {}, QPoint(20, 10));
        QCOMPARE(activated.count(), 1);
        QCOMPARE(activated.first().first().toString(), QStringLiteral("base=100"));
    }

    void hrefsArriveAsWritten_data() {
        QTest::addColumn<QString>("href");
        for (const char* href :
             {"n=16", "base=1.5", "first-column=0", "play:start", "preset:slow-and-fast", "colour-map=blues"})
            QTest::addRow("%s", href) << QString::fromLatin1(href);
    }
    void hrefsArriveAsWritten() {
        QFETCH(QString, href);
        Window window;
        window.view.setCaption({{}, {}, QStringLiteral("<a href=\"%1\">Do it</a>").arg(href), {}});
        QSignalSpy activated(&window.view, &CaptionView::linkActivated);
        QTest::mouseClick(window.links().viewport(), Qt::LeftButton, {}, QPoint(10, 10));
        QCOMPARE(activated.count(), 1);
        QCOMPARE(activated.first().first().toString(), href);
    }

    void linksAreDottedInk_data() {
        QTest::addColumn<bool>("dark");
        QTest::addRow("light") << false;
        QTest::addRow("dark") << true;
    }
    void linksAreDottedInk() {
        QFETCH(bool, dark);
        const Theme& theme = dark ? Theme::darkTheme() : Theme::light();
        Window window;
        window.view.setTheme(theme);
        int links = 0;
        for (QTextBlock block = window.links().document()->begin(); block.isValid(); block = block.next()) {
            for (auto piece = block.begin(); !piece.atEnd(); ++piece) {
                const QTextCharFormat format = piece.fragment().charFormat();
                QCOMPARE(format.underlineStyle(),
                         format.isAnchor() ? QTextCharFormat::DotLine : QTextCharFormat::NoUnderline);
                if (!format.isAnchor()) continue;
                QCOMPARE(format.foreground().color(), theme.text);
                ++links;
            }
        }
        QCOMPARE(links, 2);
    }

    void isAsHighAsItsLines_data() {
        QTest::addColumn<int>("width");
        QTest::addRow("wide") << 1100;
        QTest::addRow("narrow") << 420;
    }
    void isAsHighAsItsLines() {
        QFETCH(int, width);
        Window window;
        window.resize(width, 500);
        QCoreApplication::processEvents();
        QTextBrowser& links = window.links();
        QVERIFY(links.document()->size().height() <= links.viewport()->height());
        for (const QLabel* label : window.view.findChildren<QLabel*>())
            if (label->wordWrap()) QVERIFY(label->heightForWidth(label->width()) <= label->height());
    }

    void theSameWordsKeepTheFocusedLink() {
        Window window;
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.before.setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        window.view.setCaption(someCaption());
        QSignalSpy activated(&window.view, &CaptionView::linkActivated);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(activated.count(), 1);
    }
};

QTEST_MAIN(CaptionViewTest)
#include "caption_view_test.moc"
