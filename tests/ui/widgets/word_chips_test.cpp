#include "ui/widgets/word_chips.h"

#include "tests/test_class.h"
#include "ui/figure/theme.h"

using namespace attention;

using Order = std::vector<std::int64_t>;

/// Words that are put into order by mouse and by keys.
class WordChipsTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }
    void init() {
        m_chips = std::make_unique<WordOrderList>();
        m_chips->setWords({"dog", "bites", "a very long word", "man"});
        m_chips->resize(m_chips->sizeHint());
        m_chips->show();
        m_chips->setFocus();
    }

    void aWordIsDragged_data() {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::addColumn<Order>("order");
        QTest::newRow("to the end") << 0 << 3 << Order{1, 2, 3, 0};
        QTest::newRow("to the beginning") << 3 << 0 << Order{3, 0, 1, 2};
        QTest::newRow("over a wider one") << 1 << 2 << Order{0, 2, 1, 3};
        QTest::newRow("nowhere") << 2 << 2 << Order{0, 1, 2, 3};
    }
    void aWordIsDragged() {
        QFETCH(int, from);
        QFETCH(int, to);
        QFETCH(Order, order);
        const QRect there = place(to);
        const QPoint target(to > from   ? there.right() - 12
                            : to < from ? there.left() + 2
                                        : there.center().x(),
                            there.center().y());
        const QPointF begin = place(from).center();
        QTest::mousePress(m_chips->viewport(), Qt::LeftButton, {}, begin.toPoint());
        // As a hand moves: through all that is between.
        constexpr int kSteps = 100;
        for (int i = 1; i <= kSteps; ++i) drag(begin + (target - begin) * i / kSteps);
        QTest::mouseRelease(m_chips->viewport(), Qt::LeftButton, {}, target);
        QCOMPARE(m_chips->order(), order);
        // After the release nothing follows the pointer.
        drag(place(0).center());
        QCOMPARE(m_chips->order(), order);
    }

    void aWordIsCarriedByKeys() {
        QTest::keyClick(m_chips.get(), Qt::Key_Right);
        QCOMPARE(m_chips->order(), (Order{0, 1, 2, 3}));
        QTest::keyClick(m_chips.get(), Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(m_chips->order(), (Order{0, 2, 1, 3}));
        QTest::keyClick(m_chips.get(), Qt::Key_Space);
        QTest::keyClick(m_chips.get(), Qt::Key_End);
        QCOMPARE(m_chips->order(), (Order{0, 2, 3, 1}));
        QTest::keyClick(m_chips.get(), Qt::Key_Escape);
        QCOMPARE(m_chips->order(), (Order{0, 2, 1, 3}));
        QTest::keyClick(m_chips.get(), Qt::Key_Space);
        QTest::keyClick(m_chips.get(), Qt::Key_Home);
        QTest::keyClick(m_chips.get(), Qt::Key_Space);
        QTest::keyClick(m_chips.get(), Qt::Key_Right);
        QCOMPARE(m_chips->order(), (Order{1, 0, 2, 3}));
        QCOMPARE(m_chips->currentRow(), 1);
        QCOMPARE(m_chips->item(0)->data(Qt::AccessibleTextRole).toString(), QString("bites, place 1 of 4"));
    }

    void otherKeysGoOn() {
        QWidget parent;
        m_chips->setParent(&parent);
        bool isSubmitted = false;
        connect(m_chips.get(), &WordOrderList::submitted, this, [&] { isSubmitted = true; });
        QTest::keyClick(m_chips.get(), Qt::Key_Return);
        QVERIFY(isSubmitted);
        for (const Qt::Key key : {Qt::Key_PageDown, Qt::Key_1, Qt::Key_Escape, Qt::Key_B}) {
            QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
            QCoreApplication::sendEvent(m_chips.get(), &event);
            QVERIFY(!event.isAccepted());
        }
        m_chips->setParent(nullptr);
    }

    void onlyAnOrderOfItsWordsIsTaken() {
        for (const Order& order : {Order{}, Order{0, 1, 2}, Order{0, 0, 1, 2}, Order{1, 2, 3, 4}}) {
            m_chips->setOrder(order);
            QCOMPARE(m_chips->order(), (Order{0, 1, 2, 3}));
        }
        m_chips->setOrder({3, 1, 0, 2});
        QCOMPARE(m_chips->order(), (Order{3, 1, 0, 2}));
        QCOMPARE(m_chips->item(0)->text(), QString("man"));
    }

    void itIsAsHighAsItsRows() {
        const QSize whole = m_chips->sizeHint();
        QCOMPARE(m_chips->heightForWidth(whole.width()), whole.height());
        QVERIFY(m_chips->heightForWidth(whole.width() / 2) >= 2 * whole.height());
        m_chips->resize(whole.width() / 2, m_chips->heightForWidth(whole.width() / 2));
        QVERIFY(m_chips->viewport()->rect().contains(place(3)));
    }

 private:
    QRect place(int row) { return m_chips->visualItemRect(m_chips->item(row)); }
    void drag(const QPointF& to) {
        QMouseEvent event(QEvent::MouseMove, to, m_chips->viewport()->mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                          {});
        QCoreApplication::sendEvent(m_chips->viewport(), &event);
    }

    std::unique_ptr<WordOrderList> m_chips;
};

ATTENTION_TEST(WordChipsTest, QApplication)
#include "word_chips_test.moc"
