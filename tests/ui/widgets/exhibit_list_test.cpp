#include "ui/widgets/exhibit_list.h"

#include <array>

#include <QAccessible>
#include <QSignalSpy>

#include "tests/test_class.h"
#include "tests/ui/widgets/fake_exhibit.h"
#include "ui/widgets/style.h"

using namespace attention;

class ExhibitListTest : public QObject {
    Q_OBJECT

    const FakeExhibit m_waves{"waves", Chapter::Position};
    const FakeExhibit m_heatmap{"heatmap", Chapter::Position};
    const FakeExhibit m_table{"table", Chapter::Cost};
    const std::array<const Exhibit*, 3> m_exhibits{&m_waves, &m_heatmap, &m_table};

    static QStringList texts(const ExhibitList& list) {
        QStringList texts;
        for (int i = 0; i < list.count(); ++i) texts += list.item(i)->text();
        return texts;
    }

    static QList<int> shownRows(const ExhibitList& list) {
        QList<int> rows;
        for (int i = 0; i < list.count(); ++i)
            if (!list.isRowHidden(i)) rows += i;
        return rows;
    }

 private Q_SLOTS:
    void initTestCase() {
        loadFonts();
        applyTheme(Theme::light());
    }

    void emptyChaptersAreNotShown() {
        const ExhibitList list(nullptr, m_exhibits);
        QCOMPARE(texts(list), (QStringList{"Position", "Name of waves", "Name of heatmap", "Cost", "Name of table"}));
    }

    void arrowKeysOpenPagesAndSkipChapters() {
        ExhibitList list(nullptr, m_exhibits);
        list.setCurrent("waves");
        list.show();
        QSignalSpy chosen(&list, &ExhibitList::chosen);
        const auto press = [&](Qt::Key key) {
            QTest::keyClick(&list, key);
            return chosen.isEmpty() ? std::string() : chosen.takeLast().first().value<std::string>();
        };
        QCOMPARE(press(Qt::Key_Down), std::string("heatmap"));
        QCOMPARE(press(Qt::Key_Down), std::string("table"));
        QCOMPARE(press(Qt::Key_Up), std::string("heatmap"));
        QCOMPARE(press(Qt::Key_End), std::string("table"));
        QCOMPARE(press(Qt::Key_Home), std::string("waves"));
        QCOMPARE(press(Qt::Key_Up), std::string());
        QVERIFY(list.currentItem());
    }

    void aClickOpensAPageAndFoldsAChapter() {
        ExhibitList list(nullptr, m_exhibits);
        list.setCurrent("waves");
        list.resize(208, 400);
        list.show();
        QSignalSpy chosen(&list, &ExhibitList::chosen);
        const auto click = [&](int row) {
            QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(row)).center());
        };
        click(4);
        QCOMPARE(chosen.takeFirst().first().value<std::string>(), std::string("table"));
        click(0);
        QVERIFY(chosen.isEmpty());
        QCOMPARE(list.currentRow(), 4);
        QCOMPARE(shownRows(list), (QList<int>{0, 3, 4}));
        QCOMPARE(list.item(0)->data(Qt::AccessibleDescriptionRole).toString(), QStringLiteral("folded"));
        click(0);
        QCOMPARE(shownRows(list), (QList<int>{0, 1, 2, 3, 4}));
        QCOMPARE(list.item(0)->data(Qt::AccessibleDescriptionRole).toString(), QStringLiteral("unfolded"));
        // What a page is in unfolds when it is opened.
        click(0);
        list.setCurrent("heatmap");
        QCOMPARE(shownRows(list), (QList<int>{0, 1, 2, 3, 4}));
    }

    void theChapterOpenedLastHasRoom() {
        ExhibitList list(nullptr, m_exhibits);
        list.setCurrent("table");
        list.resize(208, 400);
        list.show();
        QSignalSpy chosen(&list, &ExhibitList::chosen);
        // Room for two headings and two pages.
        list.setAvailableHeight(14 + 8 + 4 * 29 + 5);
        QCOMPARE(shownRows(list), (QList<int>{0, 3, 4}));
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(0)).center());
        QCOMPARE(shownRows(list), (QList<int>{0, 1, 2, 3}));
        QVERIFY(chosen.isEmpty());
        // The arrow keys lead into what is folded, too.
        list.setCurrent("heatmap");
        QTest::keyClick(&list, Qt::Key_Down);
        QCOMPARE(chosen.takeLast().first().value<std::string>(), std::string("table"));
        QCOMPARE(shownRows(list), (QList<int>{0, 3, 4}));
        list.setAvailableHeight(400);
        QCOMPARE(shownRows(list), (QList<int>{0, 1, 2, 3, 4}));
    }

    void settingThePageSaysNothing() {
        ExhibitList list(nullptr, m_exhibits);
        QSignalSpy chosen(&list, &ExhibitList::chosen);
        list.setCurrent("table");
        QCOMPARE(list.currentRow(), 4);
        list.setCurrent("unknown");
        QCOMPARE(list.currentRow(), 4);
        list.retranslate();
        QVERIFY(chosen.isEmpty());
    }

    void rowHeights() {
        ExhibitList list(nullptr, m_exhibits);
        list.resize(208, 400);
        list.show();
        QCOMPARE(list.visualItemRect(list.item(1)).height(), 29);
        QCOMPARE(list.sizeHint().width(), 176);
        list.setCompact(true);
        list.doItemsLayout();
        QCOMPARE(list.visualItemRect(list.item(1)).height(), 25);
        QCOMPARE(list.sizeHint().width(), 176);
    }

    void isReadAsAListWithNames() {
        ExhibitList list(nullptr, m_exhibits);
        list.show();
        QAccessibleInterface* reader = QAccessible::queryAccessibleInterface(&list);
        QCOMPARE(reader->text(QAccessible::Name), QStringLiteral("Exhibits"));
        QCOMPARE(reader->childCount(), 5);
        QCOMPARE(reader->child(2)->text(QAccessible::Name), QStringLiteral("Name of heatmap"));
    }

    void theCurrentRowIsGreyWithABar_data() {
        QTest::addColumn<bool>("dark");
        QTest::addRow("light") << false;
        QTest::addRow("dark") << true;
    }
    void theCurrentRowIsGreyWithABar() {
        QFETCH(bool, dark);
        const Theme& theme = dark ? Theme::dark() : Theme::light();
        ExhibitList list(nullptr, m_exhibits);
        list.setTheme(theme);
        list.setCurrent("heatmap");
        list.resize(208, 400);
        list.show();
        const QImage picture = list.viewport()->grab().toImage();
        const QRect row = list.visualItemRect(list.item(2));
        QCOMPARE(picture.pixelColor(row.right() - 20, row.center().y()), theme.hover);
        QCOMPARE(picture.pixelColor(9, row.center().y()), theme.text);
        QCOMPARE(picture.pixelColor(row.right() - 20, list.visualItemRect(list.item(1)).center().y()), theme.window);
    }
};

ATTENTION_TEST(ExhibitListTest, QApplication)
#include "exhibit_list_test.moc"
