#include "ui/widgets/glossary_window.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QRadioButton>

#include "tests/test_class.h"
#include "ui/widgets/style.h"

using namespace attention;

class GlossaryWindowTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() {
        loadFonts();
        applyTheme(Theme::light());
    }
    void init() {
        m_window = std::make_unique<GlossaryWindow>();
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void cleanup() { m_window.reset(); }

    void findsWhatIsMeant_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("id");
        QTest::addRow("a term in any case") << "WAVEL"
                                            << "wavelength";
        QTest::addRow("a term before those whose explanations name it") << "query"
                                                                        << "query";
        QTest::addRow("a word of an explanation alone") << "biases"
                                                        << "alibi";
        QTest::addRow("accents do not count") << "wávelèngth"
                                              << "wavelength";
        QTest::addRow("a symbol, written plainly") << QStringLiteral("ω") << "angle";
        QTest::addRow("blanks around it do not count") << "  softmax "
                                                       << "softmax";
    }
    void findsWhatIsMeant() {
        QFETCH(QString, typed);
        QFETCH(QString, id);
        search().setText(typed);
        QCOMPARE(QString::fromUtf8(m_window->currentTerm().data(), qsizetype(m_window->currentTerm().size())), id);
        QVERIFY(list().isVisible());
        QVERIFY(shownRows() < list().count());
    }

    void saysWhenNothingMatches() {
        search().setText(QStringLiteral("<b>phlogiston"));
        const auto& nothing = *m_window->findChild<QLabel*>(QStringLiteral("nothing"));
        QVERIFY(nothing.isVisible());
        QVERIFY(nothing.text().contains(QStringLiteral("<b>phlogiston")));
        QVERIFY(!list().isVisible());
        QVERIFY(m_window->currentTerm().empty());
        search().clear();
        QVERIFY(list().isVisible());
        QCOMPARE(shownRows(), list().count());
    }

    void arrowKeysWalkFromTheSearchLine() {
        QVERIFY(search().hasFocus());
        QTest::keyClick(&search(), Qt::Key_Down);
        QCOMPARE(list().currentRow(), 0);
        QTest::keyClick(&search(), Qt::Key_Down);
        QCOMPARE(list().currentRow(), 1);
        QTest::keyClick(&search(), Qt::Key_Up);
        QCOMPARE(list().currentRow(), 0);
        QVERIFY(search().hasFocus());
        // What the search hides is passed over.
        search().setText(QStringLiteral("softmax"));
        const int row = list().currentRow();
        QTest::keyClick(&search(), Qt::Key_Down);
        QVERIFY(list().currentRow() != row);
        QVERIFY(!list().currentItem()->isHidden());
    }

    void escapeCloses() {
        QTest::keyClick(&search(), Qt::Key_Escape);
        QVERIFY(!m_window->isVisible());
    }

    void showsATermWhateverWasSearched() {
        search().setText(QStringLiteral("softmax"));
        m_window->close();
        m_window->showTerm("wavelength");
        QVERIFY(m_window->isVisible());
        QVERIFY(search().text().isEmpty());
        QCOMPARE(m_window->currentTerm(), std::string_view("wavelength"));
        const QRect row = list().visualItemRect(list().currentItem());
        QVERIFY2(list().viewport()->rect().contains(row), "the term is scrolled to");
        m_window->showTerm("no such term");
        QVERIFY(m_window->isVisible());
    }

    void anotherLanguageKeepsTheTerm() {
        m_window->showTerm("softmax");
        QEvent change(QEvent::LanguageChange);
        QCoreApplication::sendEvent(m_window.get(), &change);
        QCOMPARE(m_window->currentTerm(), std::string_view("softmax"));
    }

    void readsInTheOrderOfTheChapters() {
        const int letters = rowHeights();
        QTest::mouseClick(m_window->findChildren<QRadioButton*>().back(), Qt::LeftButton);
        QCOMPARE(list().item(0)->text(), QStringLiteral("Token"));
        QVERIFY2(rowHeights() > letters, "chapters are named above their terms");
        const int chapters = rowHeights();
        search().setText(QStringLiteral("wave"));
        search().clear();
        QCOMPARE(rowHeights(), chapters);
        QTest::mouseClick(m_window->findChildren<QRadioButton*>().front(), Qt::LeftButton);
        QCOMPARE(list().item(0)->text(), QStringLiteral("Accuracy"));
    }

    void anotherOrderKeepsTheTermAmidItsNeighbours() {
        m_window->showTerm("softmax");
        for (QRadioButton* order :
             {m_window->findChildren<QRadioButton*>().back(), m_window->findChildren<QRadioButton*>().front()}) {
            QTest::mouseClick(order, Qt::LeftButton);
            QCOMPARE(m_window->currentTerm(), std::string_view("softmax"));
            const QRect row = list().visualItemRect(list().currentItem());
            const int height = list().viewport()->height();
            QVERIFY(row.top() > height / 5 && row.bottom() < height - height / 5);
        }
    }

    void everyExplanationHasRoom() {
        for (const int width : {320, 480, 900}) {
            m_window->resize(width, 600);
            QCoreApplication::processEvents();
            for (int row = 0; row < list().count(); ++row) {
                const QRect place = list().visualItemRect(list().item(row));
                QVERIFY(place.width() <= list().viewport()->width());
                if (row > 0) QVERIFY(place.top() > list().visualItemRect(list().item(row - 1)).bottom());
            }
        }
    }

 private:
    QLineEdit& search() { return *m_window->findChild<QLineEdit*>(QStringLiteral("search")); }
    QListWidget& list() { return *m_window->findChild<QListWidget*>(QStringLiteral("terms")); }
    int rowHeights() {
        int all = 0;
        for (int row = 0; row < list().count(); ++row) all += list().visualItemRect(list().item(row)).height();
        return all;
    }
    int shownRows() {
        int shown = 0;
        for (int row = 0; row < list().count(); ++row) shown += !list().item(row)->isHidden();
        return shown;
    }

    std::unique_ptr<GlossaryWindow> m_window;
};

ATTENTION_TEST(GlossaryWindowTest, QApplication)
#include "glossary_window_test.moc"
