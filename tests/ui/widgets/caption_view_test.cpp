#include "ui/widgets/caption_view.h"

#include <set>

#include <QAbstractButton>
#include <QHelpEvent>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolTip>
#include <QVBoxLayout>

#include "core/encoding/sinusoidal_derivation.h"
#include "tests/test_class.h"
#include "ui/text/glossary.h"
#include "ui/widgets/formula_view.h"
#include "ui/widgets/style.h"

using namespace attention;

namespace {

Caption someCaption() {
    return {sinusoidalDefinition(32, 10000),
            QStringLiteral(
                "Each row is one <a href=\"term:position\">position</a>. On the left neighbours differ; on the right "
                "the columns hardly move."),
            QStringLiteral("<a href=\"base=100\">Set the base to 100</a> and the slow half wakes up. "
                           "<a href=\"play:first-column\">Play the first column</a>: the wave stretches."),
            QStringLiteral("Forty columns, <a href=\"term:sine\">sines</a> and cosines in turn."),
            QStringLiteral("Every position gets a pattern of its own, and nothing else says which is which.")};
}

/// The view between two other stops of the Tab key.
struct CaptionWindow : QWidget {
    CaptionWindow() {
        auto* rows = new QVBoxLayout(this);
        for (QWidget* widget :
             {static_cast<QWidget*>(&before), static_cast<QWidget*>(&view), static_cast<QWidget*>(&after)})
            rows->addWidget(widget);
        rows->addStretch(1);
        view.setCaption(someCaption());
        resize(1000, 600);
        show();
    }
    ~CaptionWindow() override {
        for (QWidget* widget :
             {static_cast<QWidget*>(&before), static_cast<QWidget*>(&view), static_cast<QWidget*>(&after)})
            widget->setParent(nullptr);
    }
    QTextBrowser& seen() { return *view.findChild<QTextBrowser*>(QStringLiteral("see")); }
    QTextBrowser& links() { return *view.findChild<QTextBrowser*>(QStringLiteral("try")); }
    QAbstractButton& more() { return *view.findChild<QAbstractButton*>(QStringLiteral("more")); }
    QScrollArea& sheet() { return *findChild<QScrollArea*>(QStringLiteral("more-sheet")); }
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
        CaptionWindow window;
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QSignalSpy activated(&window.view, &CaptionView::linkActivated);
        window.before.setFocus();
        const auto tab = [] { QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab); };
        tab();
        QCOMPARE(QApplication::focusWidget(), &window.seen());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(activated.takeLast().first().toString(), QStringLiteral("term:position"));
        tab();
        QCOMPARE(QApplication::focusWidget(), &window.links());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(activated.takeLast().first().toString(), QStringLiteral("base=100"));
        tab();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(activated.takeLast().first().toString(), QStringLiteral("play:first-column"));
        tab();
        QCOMPARE(QApplication::focusWidget(), &window.more());
        tab();
        // What is folded away has no stop.
        QCOMPARE(QApplication::focusWidget(), &window.after);
        QTest::keyClick(&window.after, Qt::Key_Backtab);
        QTest::keyClick(&window.more(), Qt::Key_Backtab);
        QCOMPARE(QApplication::focusWidget(), &window.links());
    }

    void linksByMouse() {
        CaptionWindow window;
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
        CaptionWindow window;
        window.view.setCaption({{}, {}, QStringLiteral("<a href=\"%1\">Do it</a>").arg(href), {}, {}});
        QSignalSpy activated(&window.view, &CaptionView::linkActivated);
        QTest::mouseClick(window.links().viewport(), Qt::LeftButton, {}, QPoint(10, 10));
        QCOMPARE(activated.count(), 1);
        QCOMPARE(activated.first().first().toString(), href);
    }

    void linksAreUnderlinedInk_data() {
        QTest::addColumn<bool>("dark");
        QTest::addRow("light") << false;
        QTest::addRow("dark") << true;
    }
    void linksAreUnderlinedInk() {
        QFETCH(bool, dark);
        const Theme& theme = dark ? Theme::dark() : Theme::light();
        CaptionWindow window;
        window.view.setTheme(theme);
        int links = 0;
        for (QTextBlock block = window.links().document()->begin(); block.isValid(); block = block.next()) {
            for (auto piece = block.begin(); !piece.atEnd(); ++piece) {
                const QTextCharFormat format = piece.fragment().charFormat();
                const bool isTerm = format.anchorHref().startsWith(QLatin1String("term:"));
                QCOMPARE(format.underlineStyle(), !format.isAnchor() ? QTextCharFormat::NoUnderline
                                                  : isTerm           ? QTextCharFormat::DotLine
                                                                     : QTextCharFormat::SingleUnderline);
                if (!format.isAnchor()) continue;
                QCOMPARE(format.foreground().color(), theme.text);
                ++links;
            }
        }
        QCOMPARE(links, 2);
    }

    void termsAreQuieterThanActions() {
        CaptionWindow window;
        const Theme& theme = Theme::light();
        const auto underline = [](QTextBrowser& text) {
            for (QTextBlock block = text.document()->begin(); block.isValid(); block = block.next())
                for (auto piece = block.begin(); !piece.atEnd(); ++piece)
                    if (piece.fragment().charFormat().isAnchor()) return piece.fragment().charFormat().underlineColor();
            return QColor();
        };
        QCOMPARE(underline(window.links()), theme.text);
        QCOMPARE(underline(window.seen()), theme.control);
    }

    void termsExplainThemselves() {
        CaptionWindow window;
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QVERIFY(!glossaryExplanation("position").isEmpty());
        window.before.setFocus();
        QTest::keyClick(&window.before, Qt::Key_Tab);
        QTRY_VERIFY(QToolTip::isVisible());
        QVERIFY(QToolTip::text().contains(glossaryExplanation("position").left(20)));
        // The words of an action say what it does.
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QTRY_VERIFY(!QToolTip::isVisible());

        const QTextCursor link = [&] {
            QTextCursor cursor(window.seen().document());
            cursor.movePosition(QTextCursor::NextWord, QTextCursor::MoveAnchor, 4);
            cursor.movePosition(QTextCursor::Right, QTextCursor::MoveAnchor, 2);
            return cursor;
        }();
        const QPoint place = window.seen().cursorRect(link).center();
        QVERIFY(!window.seen().anchorAt(place).isEmpty());
        QHelpEvent hover(QEvent::ToolTip, place, window.seen().viewport()->mapToGlobal(place));
        QCoreApplication::sendEvent(window.seen().viewport(), &hover);
        QTRY_VERIFY(QToolTip::isVisible());
        QToolTip::hideText();
    }

    void isAsHighAsItsLines_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("columns");
        QTest::addColumn<QString>("language");
        for (const char* language : {"English", "twice as long", "Chinese"}) {
            QTest::addRow("wide, %s", language) << 1300 << 3 << language;
            QTest::addRow("medium: the formula stands above, %s", language) << 500 << 2 << language;
            QTest::addRow("narrow: one below the other, %s", language) << 300 << 1 << language;
        }
    }
    void isAsHighAsItsLines() {
        QFETCH(int, width);
        QFETCH(int, columns);
        QFETCH(QString, language);
        CaptionWindow window;
        Caption caption = someCaption();
        if (language == QLatin1String("twice as long"))
            for (QString* words : {&caption.observation, &caption.suggestion, &caption.relevance})
                *words += QLatin1Char(' ') + *words;
        if (language == QLatin1String("Chinese"))
            caption.observation =
                QString::fromUtf8("每一行是一个位置。左侧相邻两行差别明显，右侧在六十个位置内几乎不变。").repeated(3);
        window.view.setCaption(caption);
        window.resize(width, 2400);
        QCoreApplication::processEvents();
        std::set<int> lefts;
        int shown = 0;
        for (QTextBrowser* text : window.view.findChildren<QTextBrowser*>()) {
            if (!text->isVisible()) continue;
            ++shown;
            lefts.insert(text->x());
            QVERIFY(text->document()->size().height() <= text->viewport()->height());
            QVERIFY(text->document()->size().width() <= text->viewport()->width());
            QVERIFY(text->mapTo(&window.view, QPoint(text->width(), text->height())).x() <= window.view.width());
            QVERIFY(text->mapTo(&window.view, QPoint(0, text->height())).y() <= window.view.height());
        }
        QCOMPARE(shown, 2);
        const auto& formula = *window.view.findChild<FormulaView*>();
        QVERIFY(formula.isVisible() && formula.height() >= formula.heightForWidth(formula.width()));
        lefts.insert(formula.x());
        QCOMPARE(int(lefts.size()), columns);
    }

    void theRestUnfoldsUpwardsAndFoldsAgain() {
        CaptionWindow window;
        window.before.setFixedHeight(300);
        QCoreApplication::processEvents();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QSignalSpy toggled(&window.view, &CaptionView::moreToggled);
        QVERIFY(!window.sheet().isVisible());
        const QRect folded = window.view.geometry();
        window.more().setFocus();
        QTest::keyClick(&window.more(), Qt::Key_Space);
        QCOMPARE(toggled.takeLast().first().toBool(), true);
        QVERIFY(window.sheet().isVisible());
        // Over what is above, which keeps its place.
        QCOMPARE(window.view.geometry(), folded);
        QCOMPARE(window.sheet().geometry().bottom() + 1, folded.top());
        QCOMPARE(window.sheet().width(), folded.width());
        QVERIFY(window.sheet().y() >= 0);
        auto& why = *window.findChild<QTextBrowser*>(QStringLiteral("why"));
        auto& rest = *window.findChild<QTextBrowser*>(QStringLiteral("rest"));
        QVERIFY(why.isVisible() && rest.isVisible());
        QVERIFY(window.sheet().rect().contains(QRect(why.mapTo(&window.sheet(), QPoint()), why.size())));
        // From a link in it, and from the button.
        rest.setFocus(Qt::TabFocusReason);
        QTest::keyClick(&rest, Qt::Key_Escape);
        QCOMPARE(toggled.takeLast().first().toBool(), false);
        QVERIFY(!window.sheet().isVisible());
        QCOMPARE(QApplication::focusWidget(), &window.more());
        window.more().click();
        QVERIFY(window.view.isMoreShown());
        QTest::keyClick(&window.more(), Qt::Key_Escape);
        QVERIFY(!window.view.isMoreOpen() && !window.sheet().isVisible());
    }

    void thereIsNoMoreWhereNothingIsFoldedAway() {
        CaptionWindow window;
        window.view.setMoreOpen(true);
        QVERIFY(window.sheet().isVisible());
        window.view.setCaption({{}, QStringLiteral("All there is."), QStringLiteral("Nothing."), {}, {}});
        QVERIFY(!window.more().isVisible() && !window.sheet().isVisible() && !window.view.isMoreShown());
        // The wish remains.
        window.view.setCaption(someCaption());
        QVERIFY(window.more().isVisible() && window.sheet().isVisible());
    }

    void whatIsUnfoldedScrollsWhereItMust() {
        CaptionWindow window;
        window.before.setFixedHeight(300);
        QVERIFY(QTest::qWaitForWindowActive(&window));
        Caption caption = someCaption();
        caption.more = caption.more.repeated(30);
        window.view.setCaption(caption);
        window.view.setMoreOpen(true);
        QCoreApplication::processEvents();
        auto& bar = *window.sheet().verticalScrollBar();
        QVERIFY(bar.maximum() > 0 && window.sheet().y() >= 0);
        window.sheet().setFocus(Qt::TabFocusReason);
        QTest::keyClick(&window.sheet(), Qt::Key_Down);
        QVERIFY(bar.value() > 0);
    }

    void wordsWithoutRoomAreUnfoldedToo() {
        CaptionWindow window;
        window.resize(330, 2400);
        QCoreApplication::processEvents();
        QCOMPARE(window.links().parentWidget(), &window.view);
        window.resize(330, 300);
        QCoreApplication::processEvents();
        QTRY_VERIFY(!window.view.isAncestorOf(window.findChild<QTextBrowser*>(QStringLiteral("try"))));
        QVERIFY(window.seen().document()->size().height() <= window.seen().viewport()->height());
        window.view.setMoreOpen(true);
        QVERIFY(window.findChild<QTextBrowser*>(QStringLiteral("try"))->isVisible());
    }

    void staysAsHighWhileNumbersChange() {
        CaptionWindow window;
        Caption caption = someCaption();
        const QString words = caption.observation;
        caption.observation += QStringLiteral(" It repeats after 35 333 positions, and then it all begins again.");
        window.view.setCaption(caption);
        QCoreApplication::processEvents();
        const int high = window.view.height();
        caption.observation = words;
        window.view.setCaption(caption);
        QCoreApplication::processEvents();
        QCOMPARE(window.view.height(), high);
        // Another page's words begin anew.
        window.view.setCaption({{}, QStringLiteral("Few words."), QStringLiteral("<a href=\"n=1\">n</a>"), {}, {}});
        QTRY_VERIFY(window.view.height() < high);
    }

    void theSameWordsKeepTheFocusedLink() {
        CaptionWindow window;
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.before.setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        window.view.setCaption(someCaption());
        QSignalSpy activated(&window.view, &CaptionView::linkActivated);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(activated.count(), 1);
        // So do others with the same link.
        Caption other = someCaption();
        other.suggestion.prepend(QStringLiteral("Now then: "));
        window.view.setCaption(other);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(activated.count(), 2);
        QCOMPARE(activated.last().first().toString(), QStringLiteral("base=100"));
    }
};

ATTENTION_TEST(CaptionViewTest, QApplication)
#include "caption_view_test.moc"
