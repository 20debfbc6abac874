#include "ui/widgets/cell_editor.h"

#include <QSignalSpy>

#include "tests/test_class.h"
#include "ui/text/punctuation.h"

using namespace attention;

class EntryBoxTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void whatIsTypedIsTaken_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("taken");
        QTest::addColumn<double>("value");
        QTest::addRow("a number") << "2.5" << true << 2.5;
        QTest::addRow("a comma where that is the sign") << "2,5" << true << 2.5;
        QTest::addRow("a true minus") << QStringLiteral("−3") << true << -3.0;
        QTest::addRow("no number") << "three" << false << 0.0;
        QTest::addRow("nothing") << "" << false << 0.0;
    }
    void whatIsTypedIsTaken() {
        QFETCH(QString, text);
        QFETCH(bool, taken);
        QFETCH(double, value);
        QWidget figure;
        figure.resize(300, 200);
        CellEditor box({"W_q", 1, 2, 0.5}, &figure);
        QSignalSpy typed(&box, &CellEditor::typed);
        figure.show();
        box.openAt({290, 190, 10, 10});
        QVERIFY(figure.rect().contains(box.geometry()));
        QCOMPARE(box.text(), QStringLiteral("0.5"));
        box.setText(text);
        QTest::keyClick(&box, Qt::Key_Return);
        QCOMPARE(typed.size(), taken ? 1 : 0);
        QCOMPARE(box.isVisible(), !taken);
        QCOMPARE(box.accessibleDescription().isEmpty(), taken);
        if (taken) QCOMPARE(typed[0][0].value<Entry>(), (Entry{"W_q", 1, 2, value}));
    }

    void escapeLeavesTheNumberAsItWas() {
        QWidget figure;
        CellEditor box({"X", 0, 0, 1}, &figure);
        QSignalSpy typed(&box, &CellEditor::typed);
        figure.show();
        box.openAt({0, 0, 40, 20});
        box.setText(QStringLiteral("7"));
        QTest::keyClick(&box, Qt::Key_Escape);
        QVERIFY(!box.isVisible());
        QVERIFY(typed.empty());
    }
};

ATTENTION_TEST(EntryBoxTest, QApplication)
#include "cell_editor_test.moc"
