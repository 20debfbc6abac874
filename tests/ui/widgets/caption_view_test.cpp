#include "ui/widgets/caption_view.h"

#include <set>

#include <QAbstractButton>
#include <QHelpEvent>
#include <QLineEdit>
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
            QTest::addRow("medium: the formula is unfolded, %s", language) << 500 << 2 << language;
            QTest::addRow("narrow: what to try, too, %s", language) << 300 << 1 << language;
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
        QCOMPARE(shown, std::min(2, columns));
        const auto& formula = *window.view.findChild<FormulaView*>();
        QVERIFY(!formula.isVisible() || formula.height() >= formula.heightForWidth(formula.width()));
        if (formula.isVisible()) lefts.insert(formula.x());
        QCOMPARE(int(lefts.size()), columns);
    }

    void theRestUnfoldsBelowAndFoldsAgain() {
        CaptionWindow window;
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QSignalSpy toggled(&window.view, &CaptionView::moreToggled);
        auto& why = *window.view.findChild<QTextBrowser*>(QStringLiteral("why"));
        auto& rest = *window.view.findChild<QTextBrowser*>(QStringLiteral("rest"));
        QVERIFY(!why.isVisible() && !rest.isVisible());
        const QRect folded = window.view.geometry();
        const QRect seen = window.seen().geometry();
        window.more().setFocus();
        QTest::keyClick(&window.more(), Qt::Key_Space);
        QCoreApplication::processEvents();
        QCOMPARE(toggled.takeLast().first().toBool(), true);
        QVERIFY(window.view.isMoreShown() && why.isVisible() && rest.isVisible());
        // What was there keeps its place.
        QCOMPARE(window.view.geometry(), folded.adjusted(0, 0, 0, window.view.moreHeight()));
        QCOMPARE(window.seen().geometry(), seen);
        // In one column.
        QVERIFY(rest.y() >= folded.height() && why.y() > rest.geometry().bottom());
        QCOMPARE(why.x(), rest.x());
        QVERIFY(window.view.rect().contains(why.geometry()));
        // From a link in it, and from the button.
        rest.setFocus(Qt::TabFocusReason);
        QTest::keyClick(&rest, Qt::Key_Escape);
        QCOMPARE(toggled.takeLast().first().toBool(), false);
        QVERIFY(!rest.isVisible());
        QCOMPARE(QApplication::focusWidget(), &window.more());
        QTRY_COMPARE(window.view.geometry(), folded);
        window.more().click();
        QVERIFY(window.view.isMoreShown());
        QTest::keyClick(&window.more(), Qt::Key_Escape);
        QVERIFY(!window.view.isMoreOpen() && window.view.moreHeight() == 0);
    }

    void thereIsNoMoreWhereNothingIsFoldedAway() {
        CaptionWindow window;
        window.view.setMoreOpen(true);
        QVERIFY(window.view.moreHeight() > 0);
        window.view.setCaption({{}, QStringLiteral("All there is."), QStringLiteral("Nothing."), {}, {}});
        QVERIFY(!window.more().isVisible() && !window.view.isMoreShown() && window.view.moreHeight() == 0);
        // The wish remains.
        window.view.setCaption(someCaption());
        QVERIFY(window.more().isVisible() && window.view.moreHeight() > 0);
    }

    void isAsHighWhateverItSays_data() {
        QTest::addColumn<int>("width");
        for (const int width : {300, 500, 700, 760, 1000, 1300}) QTest::addRow("%d", width) << width;
    }
    void isAsHighWhateverItSays() {
        QFETCH(int, width);
        CaptionWindow window;
        const auto heightOf = [&](const Caption& caption) {
            window.view.setCaption(caption);
            window.resize(width, 1200);
            QCoreApplication::processEvents();
            return window.view.height();
        };
        const int high = heightOf(someCaption());
        QCOMPARE(heightOf({}), high);
        QCOMPARE(heightOf({{}, QStringLiteral("Few words."), {}, {}, {}}), high);
        Caption longer = someCaption();
        longer.observation += QStringLiteral(" It repeats after 35 333 positions, and then it all begins again.");
        longer.suggestion += longer.suggestion;
        QCOMPARE(heightOf(longer), high);
    }

    void columnsStayWhileNumbersChange() {
        CaptionWindow window;
        window.resize(760, 600);
        QCoreApplication::processEvents();
        const QRect see = window.seen().geometry(), tries = window.links().geometry();
        for (int digits = 1; digits <= 30; ++digits) {
            Caption caption = someCaption();
            caption.observation.replace(QStringLiteral("hardly"), QString(digits, u'1'));
            window.view.setCaption(caption);
            QCoreApplication::processEvents();
            QCOMPARE(window.seen().x(), see.x());
            QCOMPARE(window.links().geometry().topLeft(), tries.topLeft());
        }
    }

    void twoLinesHaveRoomAtAnyScale() {
        for (int percent = 100; percent <= 200; percent += 5) {
            setInterfaceScale(percent / 100.0);
            applyTheme(Theme::light());
            CaptionWindow window;
            window.view.setTheme(Theme::light());
            window.resize(px(1000), px(600));
            QCoreApplication::processEvents();
            // The formula goes first where there is too little room.
            QVERIFY2(window.view.findChild<FormulaView*>()->isVisible(), qPrintable(QString::number(percent)));
            QVERIFY(window.links().isVisible() && window.links().document()->size().height() > px(30));
        }
        setInterfaceScale(1);
        applyTheme(Theme::light());
    }

    void noSentenceIsCut() {
        CaptionWindow window;
        Caption caption = someCaption();
        caption.observation = QStringLiteral("Words and words ").repeated(60);
        window.view.setCaption(caption);
        QCoreApplication::processEvents();
        QVERIFY(window.seen().document()->size().height() <= window.seen().viewport()->height());
        QVERIFY(window.seen().geometry().bottom() < window.view.height());
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
