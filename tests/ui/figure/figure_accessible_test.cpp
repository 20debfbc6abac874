#include "ui/figure/figure_accessible.h"

#include <QAccessible>
#include <QSignalSpy>

#include "core/encoding/sinusoidal.h"
#include "tests/test_class.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/figure.h"
#include "ui/text/number_format.h"

using namespace attention;

namespace {

/// An event as it was sent.
struct Sent {
    QAccessible::Event type;
    int child;
    bool operator==(const Sent&) const = default;
};

}  // namespace

/// A figure of a real exhibit, asked as a screen reader asks.
class FigureAccessibleTest : public QObject {
    Q_OBJECT

    std::unique_ptr<Figure> m_figure;
    Scene m_scene;
    std::vector<Sent> m_sent;

    const Exhibit& exhibit() const { return *findExhibit("encoding-heatmap"); }
    QAccessibleInterface* reader() { return QAccessible::queryAccessibleInterface(m_figure.get()); }
    QAccessibleTableInterface* table() { return reader()->tableInterface(); }
    void show() { m_figure->display(m_scene, exhibit().compute(m_scene, {})); }
    void select(const Cell& cell) {
        m_scene.parameters.row = cell.row;
        m_scene.parameters.column = cell.column;
        m_figure->displayView(m_scene);
    }

 private slots:
    void initTestCase() { loadFonts(); }

    void init() {
        m_scene = {};
        m_scene.exhibit = "encoding-heatmap";
        m_figure = exhibit().makeFigure();
        m_figure->setInteractive(true);
        m_figure->setAccessibleName(exhibit().words().title);
        m_figure->setAccessibleDescription(evaluateScene(exhibit(), m_scene).description());
        m_figure->setCellDescriber([this](const Cell& cell) {
            const Explanation why = evaluateScene(exhibit(), m_scene).explain(cell);
            return why.tags[0].text + QStringLiteral(", ") + why.tags[1].text + QStringLiteral(": ") + why.value;
        });
        m_figure->resize(700, 500);
        m_figure->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_figure.get()));
        show();
        m_sent.clear();
        setAccessibleSender([this](QAccessibleEvent& event) { m_sent.push_back({event.type(), event.child()}); });
    }
    void cleanup() {
        setAccessibleSender([](QAccessibleEvent&) {});
        m_figure.reset();
    }

    void isATableOfItsSize() {
        QCOMPARE(reader()->role(), QAccessible::Table);
        QCOMPARE(reader()->text(QAccessible::Name), exhibit().words().title);
        QCOMPARE(reader()->text(QAccessible::Description), evaluateScene(exhibit(), m_scene).description());
        QVERIFY(table());
        QCOMPARE(table()->rowCount(), 60);
        QCOMPARE(table()->columnCount(), 32);
        QCOMPARE(reader()->childCount(), 60 * 32);
        m_scene.parameters.n = 7;
        show();
        QCOMPARE(table()->rowCount(), 7);
        QCOMPARE(reader()->childCount(), 7 * 32);
    }

    void aCellSaysWhereItIsAndWhat_data() {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("column");
        QTest::addRow("the first: sine of 0") << 0 << 0;
        QTest::addRow("inside") << 3 << 6;
        QTest::addRow("the last") << 59 << 31;
    }
    void aCellSaysWhereItIsAndWhat() {
        QFETCH(int, row);
        QFETCH(int, column);
        QAccessibleInterface* cell = table()->cellAt(row, column);
        QVERIFY(cell && cell->isValid());
        const QString number = formatDecimals(sinusoidalTable({})(row, column), 4);
        QCOMPARE(cell->text(QAccessible::Name),
                 QStringLiteral("position %1, column %2: %3").arg(row).arg(column).arg(number));
        QCOMPARE(cell->role(), QAccessible::Cell);
        QCOMPARE(cell->parent(), reader());
        QCOMPARE(cell->tableCellInterface()->rowIndex(), row);
        QCOMPARE(cell->tableCellInterface()->columnIndex(), column);
        // Found again under its number, as the platform looks for it.
        const int index = reader()->indexOfChild(cell);
        QCOMPARE(index, row * 32 + column);
        QCOMPARE(reader()->child(index), cell);
    }

    void thereIsNothingBeyondTheEdges() {
        for (const auto& [row, column] : {std::pair{-1, 0}, {0, -1}, {60, 0}, {0, 32}})
            QVERIFY(!table()->cellAt(row, column));
        QVERIFY(!reader()->child(60 * 32));
        QAccessibleInterface* last = table()->cellAt(59, 31);
        QVERIFY(last->isValid());
        m_scene.parameters.n = 7;
        show();
        QVERIFY2(!last->isValid(), "a cell that is gone says so");
        QVERIFY(last->text(QAccessible::Name).isEmpty());
    }

    void theSelectedCellIsSelected() {
        QCOMPARE(table()->selectedCellCount(), 0);
        select({3, 6});
        QCOMPARE(table()->selectedCellCount(), 1);
        QCOMPARE(table()->selectedCells().first(), table()->cellAt(3, 6));
        QVERIFY(table()->cellAt(3, 6)->state().selected);
        QVERIFY(!table()->cellAt(3, 7)->state().selected);
        QVERIFY(reader()->text(QAccessible::Value).contains("0.5085"));
    }

    void aCellHasThePlaceWhereItIsDrawn_data() {
        QTest::addColumn<double>("scale");
        QTest::addRow("as designed") << 1.0;
        QTest::addRow("large text") << 1.5;
    }
    void aCellHasThePlaceWhereItIsDrawn() {
        QFETCH(double, scale);
        m_figure->setScale(scale);
        m_figure->replot();
        const QRect place = table()->cellAt(20, 10)->rect();
        QVERIFY(place.width() < 60 && place.height() < 40);
        const QPoint centre = place.center();
        QCOMPARE(reader()->childAt(centre.x(), centre.y()), table()->cellAt(20, 10));
    }

    void aMovedSelectionIsToldWithItsCell() {
        m_figure->activateWindow();
        m_figure->setFocus();
        QTRY_VERIFY(m_figure->hasFocus());
        m_sent.clear();
        select({3, 6});
        const int index = 3 * 32 + 6;
        QCOMPARE(m_sent, (std::vector<Sent>{{QAccessible::Focus, index}, {QAccessible::NameChanged, index}}));
        m_sent.clear();
        select({3, 6});
        QVERIFY2(m_sent.empty(), "nothing is said twice");
        // The same cell with another number has another name, and the focus stays.
        m_scene.parameters.base = 50;
        show();
        QCOMPARE(m_sent, (std::vector<Sent>{{QAccessible::NameChanged, index}}));
    }

    void whoIsElsewhereHearsNothing() {
        QWidget other;
        other.setFocusPolicy(Qt::StrongFocus);
        other.show();
        other.activateWindow();
        QTRY_VERIFY(!m_figure->hasFocus());
        m_sent.clear();
        select({3, 6});
        QVERIFY(m_sent.empty());
    }

    void anotherTableIsTold() {
        m_scene.parameters.n = 9;
        show();
        QVERIFY(std::ranges::find(m_sent, QAccessible::TableModelChanged, &Sent::type) != m_sent.end());
    }
};

ATTENTION_TEST(FigureAccessibleTest, QApplication)
#include "figure_accessible_test.moc"
