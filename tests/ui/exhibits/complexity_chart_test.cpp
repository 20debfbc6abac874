#include <cmath>
#include <map>

#include "core/cost/crossing_derivation.h"
#include "tests/core/random_cases.h"
#include "tests/test_class.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/text/architecture_words.h"

using namespace attention;

namespace {

constexpr QSize kChartSize(900, 520);
/// A pixel of a handle is this much of its value, on an axis of four decades over some 500 pixels, and a bit more.
constexpr double kOnePixel = 0.03;

/// "attention recurrent 32 n = d", one for each that crosses.
QStringList crossingsOf(const QString& words) {
    const ColumnTable table = columnsOf(complexityChart(), sceneOf(complexityChart(), words), "crossings");
    const auto first = columnOf<std::string>(table, "first");
    const auto second = columnOf<std::string>(table, "second");
    const auto value = columnOf<double>(table, "value");
    const auto formula = columnOf<Expression>(table, "formula");
    QStringList lines;
    for (std::size_t i = 0; i < value.size(); ++i)
        if (!std::isnan(value[i]))
            lines += QStringLiteral("%1 %2 %3 %4")
                         .arg(first[i].c_str(), second[i].c_str())
                         .arg(value[i])
                         .arg(QString::fromStdString(expressionText(formula[i])));
    return lines;
}

/// Where each crossing's ring is, from the places that point at it.
std::map<Index, QPointF> ringsOf(const Figure& figure) {
    std::map<Index, std::pair<QPointF, int>> sums;
    for (int x = 0; x < kChartSize.width(); x += 2)
        for (int y = 0; y < kChartSize.height(); y += 2)
            if (const auto cell = figure.cellAt(QPointF(x, y)); cell && cell->matrix == "crossings") {
                sums[cell->row].first += QPointF(x, y);
                ++sums[cell->row].second;
            }
    std::map<Index, QPointF> rings;
    for (const auto& [row, sum] : sums) rings[row] = sum.first / sum.second;
    return rings;
}

/// What a picture consists of: where text has ink, and the lines of curves.
class Recording : public QPaintDevice {
 public:
    explicit Recording(QSize size) : m_size(size) {}
    QPaintEngine* paintEngine() const override { return &m_engine; }
    const std::vector<QRectF>& texts() const { return m_engine.texts; }
    const std::vector<QLineF>& curves() const { return m_engine.curves; }

 protected:
    int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
            case PdmWidth:
                return m_size.width();
            case PdmHeight:
                return m_size.height();
            case PdmNumColors:
                return 1 << 24;
            case PdmDepth:
                return 32;
            case PdmDevicePixelRatio:
                return 1;
            case PdmDevicePixelRatioScaled:
                return int(devicePixelRatioFScale());
            default:
                return 96;
        }
    }

 private:
    class Engine : public QPaintEngine {
     public:
        Engine() : QPaintEngine(AllFeatures) {}
        bool begin(QPaintDevice*) override { return true; }
        bool end() override { return true; }
        Type type() const override { return User; }
        void updateState(const QPaintEngineState& now) override {
            if (now.state() & DirtyPen) m_pen = now.pen();
            if (now.state() & DirtyTransform) m_transform = now.transform();
        }
        void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
        void drawTextItem(const QPointF& place, const QTextItem& item) override {
            m_isText = true;
            QPaintEngine::drawTextItem(place, item);
            m_isText = false;
        }
        void drawPath(const QPainterPath& path) override {
            if (m_isText && !path.isEmpty()) texts.push_back(m_transform.mapRect(path.boundingRect()));
        }
        /// What is painted over is not in the picture: a tag takes the place of the numbers it would touch.
        void drawRects(const QRectF* rects, int count) override {
            for (int i = 0; i < count; ++i)
                std::erase_if(texts, [&](const QRectF& text) { return m_transform.mapRect(rects[i]).contains(text); });
        }
        void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
            if (mode != PolylineMode || m_pen.widthF() != kCurve) return;
            for (int i = 0; i + 1 < count; ++i) curves.push_back(m_transform.map(QLineF(points[i], points[i + 1])));
        }
        std::vector<QRectF> texts;
        std::vector<QLineF> curves;

     private:
        static constexpr double kCurve = 2.5;
        QPen m_pen;
        QTransform m_transform;
        bool m_isText = false;
    };

    QSize m_size;
    mutable Engine m_engine;
};

/// A language whose words are twice as long.
class LongChartWords : public QTranslator {
 public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override {
        const QString text = QString::fromUtf8(source);
        return text.contains(u'%') ? text : text + u' ' + text;
    }
};

const QString kThree = QStringLiteral("compared=convolution,recurrent,attention");

}  // namespace

class ComplexityChartTest : public QObject {
    Q_OBJECT

    static void keepApart(const Scene& scene, QSize size) {
        const auto figure = complexityChart().makeFigure();
        figure->setTheme(Theme::light());
        figure->display(scene, complexityChart().compute(scene, {}));
        Recording recording(size);
        {
            QCPPainter painter(&recording);
            figure->paint(painter, size);
        }
        const auto& texts = recording.texts();
        QVERIFY(texts.size() > 8);
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const auto where = [&](const QRectF& box) {
                return QStringLiteral("%1 x %2 at %3, %4").arg(box.width()).arg(box.height()).arg(box.x()).arg(box.y());
            };
            QVERIFY2(QRectF(QPointF(-1, -1), size + QSize(2, 2)).contains(texts[i]), qPrintable(where(texts[i])));
            for (std::size_t j = 0; j < i; ++j)
                if (texts[i].intersects(texts[j]))
                    QFAIL(qPrintable(where(texts[i]) + QStringLiteral(" and ") + where(texts[j])));
            for (const QLineF& line : recording.curves())
                for (int step = 0; step <= 8; ++step)
                    if (texts[i].contains(line.pointAt(step / 8.0))) QFAIL(qPrintable(where(texts[i])));
        }
    }

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }

    void tablesAreThoseOfTheContract() {
        std::vector<std::string> names;
        for (const TableDescription& table : complexityChart().tables()) names.emplace_back(table.name);
        QCOMPARE(names, (std::vector<std::string>{"costs", "crossings", "cheapest", "derivation"}));
        QVERIFY_EXCEPTION_THROWN(evaluateScene(complexityChart(), Scene{}).table("Y"), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(evaluateScene(complexityChart(), sceneOf(complexityChart(), "")).table("derivation"),
                                 std::invalid_argument);
    }

    void crossingsHaveTheirFormulas_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("terms") << kThree
                               << QStringList{"attention recurrent 32 n = d", "attention convolution 96 n = k d"};
        QTest::newRow("exact counts") << kThree + " cost-kind=exact"
                                      << QStringList{"attention recurrent 32 n = d",
                                                     "attention convolution 48 n = k d/2"};
        QTest::newRow("projections, against a kernel of 7") << kThree + " cost-kind=exact projections=on kernel=7"
                                                            << QStringList{"attention convolution 48 n = (k - 4) d/2"};
        QTest::newRow("projections, against a kernel of 3")
            << kThree + " cost-kind=exact projections=on" << QStringList{};
        QTest::newRow("FLOPs and training change all alike")
            << kThree + " cost-kind=exact count=flop pass=training"
            << QStringList{"attention recurrent 32 n = d", "attention convolution 48 n = k d/2"};
        QTest::newRow("a single layer") << QStringLiteral("compared=attention") << QStringList{};
    }
    void crossingsHaveTheirFormulas() {
        QFETCH(QString, words);
        QFETCH(QStringList, expected);
        QCOMPARE(crossingsOf(words), expected);
    }

    void pairsWithoutACrossingAreListedLast() {
        const ColumnTable table = columnsOf(
            complexityChart(), sceneOf(complexityChart(), kThree + " cost-kind=exact projections=on"), "crossings");
        const auto first = columnOf<std::string>(table, "first");
        const auto second = columnOf<std::string>(table, "second");
        QCOMPARE(first, (std::vector<std::string>{"recurrent", "convolution", "recurrent"}));
        QCOMPARE(second, (std::vector<std::string>{"convolution", "attention", "attention"}));
        for (const double value : columnOf<double>(table, "value")) QVERIFY(std::isnan(value));
    }

    /// A crossing beyond the axis is one, and the page says where.
    void aCrossingBeyondTheAxis() {
        const QString words = kThree + " n=1000000 d=100000 kernel=63";
        QVERIFY(crossingsOf(words).contains("attention convolution 6.3e+06 n = k d"));
        const Scene scene =
            sceneOf(complexityChart(), kThree + " n=1000000 d=100000 kernel=63 compared=convolution,attention");
        const QString beyond = evaluateScene(complexityChart(), scene).caption().more;
        QVERIFY2(beyond.contains("beyond this axis"), qPrintable(beyond));
    }

    /// What is said to be the lowest from one place to another is nowhere in between higher than another layer.
    void whatIsSaidOfTheLowestIsSo() {
        static const QRegularExpression said(
            QStringLiteral("From .{1,2} = ([0-9.]+) to ([0-9.]+) (.*?) (?:is|are) the lowest\\."));
        QVERIFY(said.isValid());
        RandomCases random;
        int found = 0;
        constexpr int kScenes = 120;
        for (int i = 0; i < kScenes; ++i) {
            const Scene scene =
                sceneOf(complexityChart(), QStringLiteral("n=%1 d=%2 kernel=%3 radius=%4 quantity=%5 against=%6")
                                               .arg(random.whole(1, 90))
                                               .arg(random.whole(1, 90))
                                               .arg(random.whole(1, 20))
                                               .arg(random.whole(0, 20))
                                               .arg(i % 2 ? "path" : "cost", i % 3 ? "n" : "kernel"));
            const CostChart chart = costChart(scene.parameters);
            QString seen = evaluateScene(complexityChart(), scene).caption().more;
            seen.remove(QChar(0x202f));
            for (auto matches = said.globalMatch(seen); matches.hasNext();) {
                const auto match = matches.next();
                const double from = match.captured(1).toDouble();
                const double to = match.captured(2).toDouble();
                const double between = std::sqrt(from * to);
                if (!(to > from)) continue;
                double least = std::numeric_limits<double>::infinity();
                for (const Architecture architecture : chart.compared)
                    least = std::min(least, curveValue(chart, architecture, between));
                for (const Architecture architecture : chart.compared)
                    if (curveValue(chart, architecture, between) <= least * (1 + 1e-9))
                        QVERIFY2(match.captured(3).contains(architectureInSentence(architecture)), qPrintable(seen));
                ++found;
            }
        }
        QVERIFY(found > kScenes / 4);
    }

    /// All of several lowest layers are named.
    void tiesAreNamed() {
        const ColumnTable table = columnsOf(complexityChart(), sceneOf(complexityChart(), ""), "cheapest");
        const auto n = columnOf<std::int64_t>(table, "n");
        const auto d = columnOf<std::int64_t>(table, "d");
        const auto lowest = columnOf<std::string>(table, "lowest");
        bool isFound = false;
        for (std::size_t i = 0; i < n.size(); ++i)
            if (n[i] > 1 && n[i] <= 9 && d[i] > 100) {
                QCOMPARE(lowest[i], std::string("attention+restricted"));
                isFound = true;
            }
        QVERIFY(isFound);
    }

    /// A drag of the marker is no click, even where it comes back to its place.
    void aDragSelectsNothing() {
        const auto figure = shownFigure(complexityChart(), sceneOf(complexityChart(), ""), kChartSize);
        QPointF handle;
        for (int x = 0; x < kChartSize.width() && handle.isNull(); ++x)
            for (int y = 0; y < kChartSize.height() && handle.isNull(); ++y)
                if (figure->handleAt(QPointF(x, y)) == "n" && figure->cellAt(QPointF(x, y))) handle = QPointF(x, y);
        QVERIFY(!handle.isNull());
        int clicks = 0;
        std::optional<Cell> hovered = Cell{};
        connect(figure.get(), &Figure::clicked, this, [&] { ++clicks; });
        connect(figure.get(), &Figure::hovered, this, [&](std::optional<Cell> cell) { hovered = cell; });
        const auto send = [&](QEvent::Type type, const QPointF& place, Qt::MouseButtons buttons) {
            QMouseEvent event(type, place, place, type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton, buttons,
                              Qt::NoModifier);
            QCoreApplication::sendEvent(figure.get(), &event);
        };
        send(QEvent::MouseButtonPress, handle, Qt::LeftButton);
        QVERIFY(!hovered);
        send(QEvent::MouseMove, handle + QPointF(60, 0), Qt::LeftButton);
        send(QEvent::MouseMove, handle, Qt::LeftButton);
        send(QEvent::MouseButtonRelease, handle, Qt::NoButton);
        QCOMPARE(clicks, 0);
        send(QEvent::MouseButtonPress, handle, Qt::LeftButton);
        send(QEvent::MouseButtonRelease, handle, Qt::NoButton);
        QCOMPARE(clicks, 1);
    }

    void costsAreThoseOfTheLayers_data() {
        QTest::addColumn<QString>("words");
        QTest::newRow("terms against n") << "";
        QTest::newRow("counts against d") << "against=d cost-kind=exact projections=on pass=training";
        QTest::newRow("sequential operations against the kernel") << "against=kernel quantity=sequential";
        QTest::newRow("paths against n") << "quantity=path";
        QTest::newRow("as long as it gets") << "n=1000000 d=100000 cost-kind=exact count=flop pass=training";
    }
    void costsAreThoseOfTheLayers() {
        QFETCH(QString, words);
        const Scene scene = sceneOf(complexityChart(), words);
        const CostChart chart = costChart(scene.parameters);
        const ColumnTable table = columnsOf(complexityChart(), scene, "costs");
        QCOMPARE(table.columns.size(), chart.compared.size() + 1);
        const auto& values = std::get<std::vector<std::int64_t>>(table.columns[0].values);
        QVERIFY(std::is_sorted(values.begin(), values.end()));
        QVERIFY(std::ranges::find(values, axisValue(chart)) != values.end());
        const TableShape shape = selectableShape(complexityChart(), scene.parameters, "costs");
        QCOMPARE(shape.rows, Index(values.size()));
        for (std::size_t i = 0; i < chart.compared.size(); ++i) {
            QCOMPARE(std::string_view(table.columns[i + 1].name), architectureName(chart.compared[i]));
            for (std::size_t row = 0; row < values.size(); ++row) {
                const LayerCost cost = layerCost(chart.compared[i], settingAt(chart, values[row]));
                const double least = chart.quantity == CostQuantity::Path ? 1 : 0;
                const double expected = std::max(least, costValue(cost, chartColumn(chart)));
                const double shown =
                    chart.quantity == CostQuantity::Path
                        ? std::get<std::vector<double>>(table.columns[i + 1].values)[row]
                        : double(std::get<std::vector<std::int64_t>>(table.columns[i + 1].values)[row]);
                QCOMPARE(shown, expected);
                if (row % 7 == 0)
                    QCOMPARE(evaluateScene(complexityChart(), scene)
                                 .explain({Index(row), Index(i), "costs"})
                                 .derivation.value,
                             expected);
            }
        }
    }

    /// Of the plane's places each is the lowest of all, and as explained.
    void thePlaneHasTheLowest() {
        const Scene scene = sceneOf(complexityChart(), "chart-view=plane cost-kind=exact radius=20");
        const ColumnTable table = columnsOf(complexityChart(), scene, "cheapest");
        const auto n = columnOf<std::int64_t>(table, "n");
        const auto d = columnOf<std::int64_t>(table, "d");
        const auto value = columnOf<double>(table, "value");
        const TableShape shape = selectableShape(complexityChart(), scene.parameters, "cheapest");
        QCOMPARE(shape.rows * shape.columns, Index(n.size()));
        for (std::size_t i = 0; i < n.size(); i += 11) {
            CostOptions setting = costSetting(scene.parameters);
            setting.n = n[i];
            setting.d = d[i];
            double least = std::numeric_limits<double>::infinity();
            for (const LayerCost& cost : layerCosts(setting))
                least = std::min(least, costValue(cost, CostColumn::Exact));
            QCOMPARE(value[i], least);
            const Cell cell{Index(i) / shape.columns, Index(i) % shape.columns, "cheapest"};
            QCOMPARE(evaluateScene(complexityChart(), scene).explain(cell).derivation.value, least);
        }
    }

    void draggingTheMarkerChangesTheAxis_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("key");
        QTest::addColumn<double>("present");
        QTest::newRow("n") << ""
                           << "n" << 60.0;
        QTest::newRow("d") << "against=d"
                           << "d" << 32.0;
        QTest::newRow("kernel") << "against=kernel kernel=5"
                                << "kernel" << 5.0;
        QTest::newRow("n in the plane") << "chart-view=plane"
                                        << "n" << 60.0;
        QTest::newRow("d in the plane") << "chart-view=plane against=kernel"
                                        << "d" << 32.0;
    }
    void draggingTheMarkerChangesTheAxis() {
        QFETCH(QString, words);
        QFETCH(QString, key);
        QFETCH(double, present);
        const std::string wanted = key.toStdString();
        const auto figure = shownFigure(complexityChart(), sceneOf(complexityChart(), words), kChartSize);
        std::vector<QPointF> handles;
        for (int x = 0; x < kChartSize.width(); ++x)
            for (int y = 0; y < kChartSize.height(); y += 4)
                if (figure->handleAt(QPointF(x, y)) == wanted) handles.emplace_back(x, y);
        QVERIFY(handles.size() > 100);
        const auto valueAt = [&](const QPointF& place) {
            return double(std::get<std::int64_t>(figure->handleValue(wanted, place)));
        };
        // The handles lie around the line, whose place has the present value.
        QPointF middle;
        for (const QPointF& handle : handles) middle += handle / double(handles.size());
        // They are looked for at every fourth pixel.
        QVERIFY(std::abs(valueAt(middle) / present - 1) < 4 * kOnePixel);
        const bool isUp = words.contains("plane") && key == "d";
        const QPointF more = isUp ? QPointF(0, -40) : QPointF(40, 0);
        QVERIFY(valueAt(middle + more) > present);
        QVERIFY(valueAt(middle - more) < present);
        QCOMPARE(valueAt(middle - 100 * more), 1.0);
        QVERIFY(valueAt(middle + 100 * more) > 40);
        // Dragging stays on the axis that is drawn: it is the same with the new value.
        Scene moved = sceneOf(complexityChart(), words);
        setValue(moved.parameters, *findParameter(wanted), figure->handleValue(wanted, middle + more));
        const auto after = shownFigure(complexityChart(), adaptScene(complexityChart(), moved), kChartSize);
        QCOMPARE(after->handleValue(wanted, middle - more), figure->handleValue(wanted, middle - more));
    }

    /// Names, numbers and labels lie on no other one, and on no curve.
    void textsKeepApart_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QSize>("size");
        const QStringList settings{
            "",
            kThree,
            kThree + " cost-kind=exact n=50",
            "n=96 kernel=3",
            "cost-kind=exact projections=on kernel=9 n=4000",
            "n=1000000 d=1 kernel=63 radius=0",
            "quantity=path",
            "quantity=path kernel=1 radius=0",
            "quantity=path against=kernel",
            "quantity=sequential",
            "against=d n=3000",
            "against=kernel n=200 cost-kind=exact",
            kThree + " against=kernel n=200",
            "n=1 d=1",
            "chart-view=plane",
            "chart-view=plane radius=64",
            kThree + " chart-view=plane n=3 d=4000",
        };
        for (const QSize size : {QSize(470, 270), QSize(640, 400), QSize(820, 330), QSize(1100, 700)})
            for (const QString& words : settings)
                QTest::addRow("%d x %d %s", size.width(), size.height(), qPrintable(words)) << words << size;
    }
    void textsKeepApart() {
        QFETCH(QString, words);
        QFETCH(QSize, size);
        keepApart(sceneOf(complexityChart(), words), size);
    }

    void wordsTwiceAsLongKeepApart_data() { textsKeepApart_data(); }
    void wordsTwiceAsLongKeepApart() {
        QFETCH(QString, words);
        QFETCH(QSize, size);
        LongChartWords longer;
        QCoreApplication::installTranslator(&longer);
        keepApart(sceneOf(complexityChart(), words), size);
        QCoreApplication::removeTranslator(&longer);
    }

    void ringsLieOnBothCurves_data() {
        QTest::addColumn<QString>("words");
        QTest::newRow("terms") << kThree;
        QTest::newRow("exact counts") << kThree + " cost-kind=exact n=700";
        QTest::newRow("against d") << kThree + " against=d n=500 cost-kind=exact kernel=15";
        QTest::newRow("against the kernel") << kThree + " against=kernel n=500";
    }
    void ringsLieOnBothCurves() {
        QFETCH(QString, words);
        const Scene scene = sceneOf(complexityChart(), words);
        const CostChart chart = costChart(scene.parameters);
        const auto figure = shownFigure(complexityChart(), scene, kChartSize);
        const std::string key = chart.against == AxisVariable::N   ? "n"
                                : chart.against == AxisVariable::D ? "d"
                                                                   : "kernel";
        const ColumnTable table = columnsOf(complexityChart(), scene, "crossings");
        const auto value = columnOf<double>(table, "value");
        const auto rings = ringsOf(*figure);
        QVERIFY(!rings.empty());
        for (const auto& [row, ring] : rings) {
            const double at = double(std::get<std::int64_t>(figure->handleValue(key, ring)));
            QVERIFY2(std::abs(at - value[std::size_t(row)]) <= std::max(1.0, kOnePixel * at), qPrintable(words));
            // Beside the ring one of its two curves is the nearest, above as well as below.
            for (const double aside : {-14.0, 14.0}) {
                const auto cell = figure->cellAt(ring + QPointF(aside, 0));
                if (!cell || cell->matrix != "costs") continue;
                const auto first = columnOf<std::string>(table, "first")[std::size_t(row)];
                const auto second = columnOf<std::string>(table, "second")[std::size_t(row)];
                const auto near = architectureName(chart.compared[std::size_t(cell->column)]);
                QVERIFY(near == first || near == second);
            }
        }
    }

    /// Moving the marker changes no other row: what is selected stays what it is.
    void theMarkerLeavesTheRowsAlone() {
        const auto valuesWith = [](const QString& words) {
            return columnOf<std::int64_t>(columnsOf(complexityChart(), sceneOf(complexityChart(), words), "costs"),
                                          "value");
        };
        const auto before = valuesWith("n=60");
        for (const char* words : {"n=61", "n=200", "n=1", "n=4000"}) {
            const auto after = valuesWith(words);
            QCOMPARE(after.size(), before.size());
            int changed = 0;
            for (std::size_t i = 0; i < after.size(); ++i) changed += after[i] != before[i];
            QVERIFY2(changed <= 2, words);
        }
    }

    void arrowsWalk() {
        const auto figure = shownFigure(complexityChart(), sceneOf(complexityChart(), kThree), kChartSize);
        QCOMPARE(figure->adjacentCell({3, 0, "costs"}, 1, 0), (Cell{4, 0, "costs"}));
        QCOMPARE(figure->adjacentCell({0, 0, "costs"}, -1, 0), (Cell{0, 0, "costs"}));
        QCOMPARE(figure->adjacentCell({3, 2, "costs"}, 0, 1), (Cell{0, 0, "crossings"}));
        QCOMPARE(figure->adjacentCell({0, 0, "crossings"}, 1, 0), (Cell{1, 0, "crossings"}));
        QCOMPARE(figure->adjacentCell({1, 0, "crossings"}, 1, 0), (Cell{1, 0, "crossings"}));
        QCOMPARE(figure->adjacentCell({1, 0, "crossings"}, 0, -1).matrix, std::string("costs"));
        const auto plane = shownFigure(complexityChart(), sceneOf(complexityChart(), "chart-view=plane"), kChartSize);
        QCOMPARE(plane->adjacentCell({3, 2, "cheapest"}, 1, 1), (Cell{2, 3, "cheapest"}));
        QCOMPARE(plane->adjacentCell({3, 2, "costs"}, 1, 0).matrix, std::string("cheapest"));
    }

    void whatIsInfiniteIsSaid_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QStringList>("said");
        QTest::newRow("kernel of 1") << "quantity=path kernel=1"
                                     << QStringList{"Left out: a convolution and a dilated convolution."};
        QTest::newRow("radius 0") << "quantity=path radius=0" << QStringList{"Left out: restricted self-attention."};
        QTest::newRow("against the kernel")
            << "quantity=path against=kernel" << QStringList{"At k = 1 the paths of convolutions are infinite"};
        QTest::newRow("nothing crosses") << kThree + " cost-kind=exact projections=on"
                                         << QStringList{"No two of these curves cross", "never cross: 2n²d + 4nd²",
                                                        "Nor does it cross a convolution of k = 3"};
    }
    void whatIsInfiniteIsSaid() {
        QFETCH(QString, words);
        QFETCH(QStringList, said);
        const Scene scene = sceneOf(complexityChart(), words);
        static const QRegularExpression tags(QStringLiteral("<[^>]*>"));
        const QString seen = evaluateScene(complexityChart(), scene).caption().more.remove(tags);
        for (const QString& sentence : said) QVERIFY2(seen.contains(sentence), qPrintable(seen));
        shownFigure(complexityChart(), scene, kChartSize);
    }

    void withoutEffectIsSaid() {
        const auto isIdle = [](const char* key, const QString& words) {
            return !complexityChart().ineffectiveReason(key, sceneOf(complexityChart(), words)).isEmpty();
        };
        QVERIFY(isIdle("projections", "") && !isIdle("projections", "cost-kind=exact"));
        QVERIFY(isIdle("cost-kind", "quantity=path") && !isIdle("cost-kind", ""));
        QVERIFY(isIdle("against", "chart-view=plane") && !isIdle("against", ""));
        QVERIFY(isIdle("radius", kThree) && !isIdle("radius", ""));
        QVERIFY(isIdle("kernel", "compared=recurrent,attention") && !isIdle("kernel", kThree));
        QVERIFY(isIdle("d", "quantity=path") && !isIdle("d", ""));
    }

    void anySettingIsDrawn_data() {
        QTest::addColumn<QString>("words");
        QTest::newRow("shortest") << "n=1 d=1";
        QTest::newRow("longest") << "n=1000000 d=100000 kernel=63 radius=4096";
        QTest::newRow("longest and narrowest") << "n=1000000 d=1 kernel=63 radius=0";
        QTest::newRow("one layer") << "compared=restricted";
        QTest::newRow("all the same") << "quantity=sequential against=d n=1";
        QTest::newRow("paths of nothing") << "quantity=path kernel=1 radius=0 n=1";
        QTest::newRow("only infinite paths") << "quantity=path compared=convolution,dilated kernel=1";
        QTest::newRow("paths against d") << "quantity=path against=d";
        QTest::newRow("plane of paths") << "chart-view=plane quantity=path";
        QTest::newRow("plane of sequential operations") << "chart-view=plane quantity=sequential";
        QTest::newRow("plane of infinite paths") << "chart-view=plane quantity=path compared=dilated kernel=1";
        QTest::newRow("plane at its corner") << "chart-view=plane n=1000000 d=100000 cost-kind=exact projections=on";
        QTest::newRow("a crossing") << kThree + " matrix=crossings row=1 column=0";
        QTest::newRow("a place") << "chart-view=plane matrix=cheapest row=12 column=30";
    }
    void anySettingIsDrawn() {
        QFETCH(QString, words);
        const Scene scene = sceneOf(complexityChart(), words);
        for (const QSize size : {QSize(440, 270), QSize(900, 560)}) shownFigure(complexityChart(), scene, size);
        for (const Theme* theme : {&Theme::light(), &Theme::dark()})
            QVERIFY(isDrawnOn(painted(complexityChart(), scene, {453, 302}, *theme), *theme));
        QCOMPARE(wordsFault(complexityChart(), scene), QString());
    }
};

ATTENTION_TEST(ComplexityChartTest, QApplication)
#include "complexity_chart_test.moc"
