#include <cmath>

#include <QtTest>

#include "core/encoding/sinusoidal.h"
#include "ui/exhibits/registry.h"
#include "ui/figure/figure.h"

using namespace attention;

namespace {

/// An 8-bit channel is off by at most its rounding.
constexpr int kChannelTolerance = 1;

const Exhibit& heatmap() {
    return *findExhibit("encoding-heatmap");
}
const Exhibit& curves() {
    return *findExhibit("encoding-curves");
}

Scene preset(const Exhibit& exhibit, std::string_view name) {
    return applyPreset(exhibit, *exhibit.findPreset(name), Scene{});
}

QImage painted(const Exhibit& exhibit, const Scene& scene, QSize size, const Theme& theme = Theme::light(),
               bool interactive = false) {
    const auto figure = exhibit.makeFigure();
    figure->setTheme(theme);
    figure->setInteractive(interactive);
    figure->display(scene, exhibit.compute(scene, {}));
    QImage image(size, QImage::Format_RGB32);
    image.fill(theme.surface);
    QCPPainter painter(&image);
    figure->paint(painter, size);
    return image;
}

int countOf(const QImage& image, QRgb colour) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) count += image.pixel(x, y) == colour;
    return count;
}

}  // namespace

class ExhibitsTest : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase() { loadFonts(); }

    void everyExhibitIsComplete_data() {
        QTest::addColumn<QString>("id");
        for (const Exhibit* exhibit : exhibits()) QTest::addRow("%s", exhibit->id().data()) << exhibit->id().data();
    }
    void everyExhibitIsComplete() {
        QFETCH(QString, id);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        QVERIFY(!exhibit.name().isEmpty() && !exhibit.title().isEmpty() && !exhibit.claim().isEmpty());
        QVERIFY(!exhibit.description({}).contains(u'<'));
        const Caption caption = exhibit.caption({});
        QVERIFY(!caption.formulas.empty() && !caption.whatYouSee.isEmpty() && !caption.tryThis.isEmpty());
        for (const ParameterUse& use : exhibit.uses()) QVERIFY2(findParameter(use.key), use.key.data());
        QVERIFY(adapt(exhibit.uses(), Parameters{}).adaptations.empty());
        for (const TableDescription& table : exhibit.tables()) {
            if (table.name == kDerivationTable.name)
                QVERIFY_EXCEPTION_THROWN(exhibit.table(table.name, {}), std::invalid_argument);
            else
                QCOMPARE(tableShape(exhibit.table(table.name, {})).rows, 60);
        }
        QVERIFY_EXCEPTION_THROWN(exhibit.table("no such table", {}), std::invalid_argument);
        QVERIFY(exhibit.memoryNeeded({}) >= 60 * 32 * 8);
        QVERIFY(!exhibit.explainSelection({}));
    }

    void everySizeIsDrawn_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<qint64>("n");
        QTest::addColumn<qint64>("d");
        for (const Exhibit* exhibit : exhibits())
            for (const auto& [n, d] : {std::pair{1, 1}, {1, 2}, {2, 1}, {3, 7}, {60, 31}, {5000, 3}, {3, 4096}})
                QTest::addRow("%s n=%d d=%d", exhibit->id().data(), n, d)
                    << exhibit->id().data() << qint64(n) << qint64(d);
    }
    void everySizeIsDrawn() {
        QFETCH(QString, id);
        QFETCH(qint64, n);
        QFETCH(qint64, d);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        Scene scene{.exhibit = id.toStdString(), .parameters = {}, .reference = {}, .view = {}, .arrays = {}};
        scene.parameters.n = n;
        scene.parameters.d = d;
        scene.parameters.row = n - 1;
        scene.parameters.column = d - 1;
        scene.parameters = adapt(exhibit.uses(), scene.parameters).parameters;
        const QImage image = painted(exhibit, scene, {600, 420}, Theme::light(), true);
        QVERIFY(countOf(image, Theme::light().surface.rgb()) < 600 * 420);
        QVERIFY(painted(exhibit, scene, {40, 30}).width() == 40);
    }

    void heatmapCellsHaveTheirExactColours_data() {
        QTest::addColumn<QString>("presetName");
        QTest::addRow("signed: -1 to 1 around white") << "cell";
        QTest::addRow("blues over the data's own range") << "d2l";
    }
    void heatmapCellsHaveTheirExactColours() {
        QFETCH(QString, presetName);
        Scene scene = preset(heatmap(), presetName.toStdString());
        scene.parameters.row.reset();
        scene.parameters.column.reset();
        const auto figure = heatmap().makeFigure();
        figure->display(scene, heatmap().compute(scene, {}));
        const QSize size(700, 900);
        QImage image(size, QImage::Format_RGB32);
        image.fill(Qt::white);
        QCPPainter painter(&image);
        figure->paint(painter, size);
        // cellAt() answers for the widget's own size.
        figure->resize(size);
        const Matrix values = sinusoidalTable({});
        const bool blues = presetName == "d2l";
        const ColourMap map = blues ? ColourMap::blues() : ColourMap::signedMap(Theme::light());
        const double low = blues ? values.minCoeff() : -1;
        const double high = blues ? values.maxCoeff() : 1;
        QImage widget(size, QImage::Format_RGB32);
        widget.fill(Qt::white);
        figure->render(&widget);
        // One pixel from the middle of every cell: found by asking the figure which cell is under it.
        std::set<std::pair<Index, Index>> seen;
        for (int y = 1; y + 1 < size.height(); ++y)
            for (int x = 1; x + 1 < size.width(); ++x) {
                const auto cell = figure->cellAt(QPointF(x, y));
                const auto same = [&](int dx, int dy) { return figure->cellAt(QPointF(x + dx, y + dy)) == cell; };
                if (!cell || !same(-1, -1) || !same(1, 1) || !seen.insert({cell->row, cell->column}).second) continue;
                const QColor expected(map.at((values(cell->row, cell->column) - low) / (high - low)));
                // Two pixels in, where the frame of the book's figure is not.
                const QColor actual(image.pixel(x + 2, y + 2));
                for (const auto& [a, e] : {std::pair{actual.red(), expected.red()},
                                           {actual.green(), expected.green()},
                                           {actual.blue(), expected.blue()}})
                    QVERIFY2(std::abs(a - e) <= kChannelTolerance,
                             qPrintable(QString("row %1, column %2: %3 instead of %4")
                                            .arg(cell->row)
                                            .arg(cell->column)
                                            .arg(actual.name(), expected.name())));
            }
        QCOMPARE(seen.size(), std::size_t(60 * 32));
    }

    void heatmapRowsAreEquallyHigh() {
        // Row and column 0 lie at the edge of the axes: nothing of them may be cut off, nothing added.
        Scene scene = preset(heatmap(), "d2l");
        scene.parameters.n = 6;
        scene.parameters.d = 5;
        scene.parameters.look = std::int64_t(LookChoice::Lab);
        const QImage image = painted(heatmap(), scene, {600, 600});
        const Matrix values = sinusoidalTable({.positions = 6, .dimensions = 5});
        const auto colourOf = [&](Index row) {
            const double low = values.minCoeff();
            return ColourMap::blues().at((values(row, 0) - low) / (values.maxCoeff() - low));
        };
        // Along the middle of column 0, whose entries all differ.
        int best = 0;
        for (int x = 0; x < 200; ++x) {
            QList<int> heights(6, 0);
            for (int y = 0; y < image.height(); ++y)
                for (Index row = 0; row < 6; ++row) heights[row] += image.pixel(x, y) == colourOf(row);
            const auto [least, most] = std::ranges::minmax(heights);
            if (least == 0) continue;
            best = x;
            QVERIFY2(most - least <= 1, qPrintable(QString("rows of %1 to %2 pixels").arg(least).arg(most)));
        }
        QVERIFY(best > 0);
    }

    void bookCurvesHaveTheBooksColours() {
        const QImage image = painted(curves(), preset(curves(), "d2l"), {1152, 480});
        for (const char* colour : {"#1F77B4", "#BF00BF", "#008000", "#FF0000"})
            QVERIFY2(countOf(image, QColor(colour).rgb()) > 100, colour);
    }

    void selectionIsDrawnInIndexColours_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("dark");
        for (const Exhibit* exhibit : exhibits())
            for (const bool dark : {false, true})
                QTest::addRow("%s %s", exhibit->id().data(), dark ? "dark" : "light") << exhibit->id().data() << dark;
    }
    void selectionIsDrawnInIndexColours() {
        QFETCH(QString, id);
        QFETCH(bool, dark);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        const Theme& theme = dark ? Theme::darkTheme() : Theme::light();
        Scene scene{.exhibit = id.toStdString(), .parameters = {}, .reference = {}, .view = {}, .arrays = {}};
        const QSize size(900, 640);
        QCOMPARE(countOf(painted(exhibit, scene, size, theme), theme.indexI.rgb()), 0);
        scene.parameters.row = 30;
        scene.parameters.column = 7;
        const QImage image = painted(exhibit, scene, size, theme);
        QVERIFY(countOf(image, theme.indexI.rgb()) > 50);
        if (id == "encoding-heatmap") QVERIFY(countOf(image, theme.indexJ.rgb()) > 50);
    }

    void partsLeftOutGiveTheirRoom_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("book");
        QTest::addColumn<bool>("selected");
        QTest::addColumn<bool>("bar");       // else the legend
        QTest::addColumn<int>("leastGain");  // pixels of width; 0 where the part lies in the figure
        QTest::addColumn<QRgb>("ink");       // only the part has it; 0: none has
        QTest::addRow("names at the ends of curves") << "encoding-curves" << false << false << false << 80 << QRgb(0);
        QTest::addRow("with values") << "encoding-curves" << false << true << false << 140 << QRgb(0);
        QTest::addRow("the book's legend") << "encoding-curves" << true << false << false << 0 << qRgb(204, 204, 204);
        QTest::addRow("colour bar") << "encoding-heatmap" << false << false << true << 80 << QRgb(0);
        QTest::addRow("colour bar beside strips") << "encoding-heatmap" << false << true << true << 60 << QRgb(0);
        QTest::addRow("the book's colour bar") << "encoding-heatmap" << true << false << true << 0 << QRgb(0);
    }
    void partsLeftOutGiveTheirRoom() {
        QFETCH(QString, id);
        QFETCH(bool, book);
        QFETCH(bool, selected);
        QFETCH(bool, bar);
        QFETCH(int, leastGain);
        QFETCH(QRgb, ink);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        Scene scene{.exhibit = id.toStdString(), .parameters = {}, .reference = {}, .view = {}, .arrays = {}};
        if (book) scene = preset(exhibit, "d2l");
        if (selected) scene.parameters.row = 13, scene.parameters.column = 6;
        const auto figure = exhibit.makeFigure();
        figure->setTheme(Theme::light());
        figure->display(scene, exhibit.compute(scene, {}));
        const QSize size(700, 420);
        const auto paintedNow = [&] {
            QImage image(size, QImage::Format_RGB32);
            image.fill(Qt::white);
            QCPPainter painter(&image);
            figure->paint(painter, size);
            return image;
        };
        // The rect with the content is the widest.
        const auto width = [&] {
            int widest = 0;
            for (const QCPAxisRect* rect : figure->axisRects()) widest = std::max(widest, rect->width());
            return widest;
        };
        const QImage whole = paintedNow();
        const int before = width();
        figure->setParts({.legend = bar, .colourBar = !bar});
        const QImage less = paintedNow();
        QVERIFY2(width() - before >= leastGain, qPrintable(QString::number(width() - before)));
        QVERIFY(less != whole);
        if (ink) QVERIFY(countOf(whole, ink) > 50 && countOf(less, ink) == 0);
        figure->setParts({});
        QCOMPARE(paintedNow(), whole);
    }

    void numbersOnAxesNeverTouch_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<qint64>("n");
        QTest::addColumn<qint64>("start");
        for (const Exhibit* exhibit : exhibits())
            for (const auto& [n, start] : {std::pair{60, 0}, {60, 1'000'000}, {16384, 0}, {7, 0}})
                QTest::addRow("%s n=%d start=%d", exhibit->id().data(), n, start)
                    << exhibit->id().data() << qint64(n) << qint64(start);
    }
    void numbersOnAxesNeverTouch() {
        QFETCH(QString, id);
        QFETCH(qint64, n);
        QFETCH(qint64, start);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        Scene scene{.exhibit = id.toStdString(), .parameters = {}, .reference = {}, .view = {}, .arrays = {}};
        scene.parameters.n = n;
        scene.parameters.start = start;
        const auto figure = exhibit.makeFigure();
        figure->display(scene, exhibit.compute(scene, {}));
        for (const QSize size : {QSize(230, 180), QSize(336, 226), QSize(453, 302), QSize(692, 453), QSize(960, 540)}) {
            QImage image(size, QImage::Format_RGB32);
            QCPPainter painter(&image);
            figure->paint(painter, size);
            for (QCPAxisRect* rect : figure->axisRects())
                for (QCPAxis* axis : rect->axes()) {
                    if (!axis->visible() || axis->tickVectorLabels().isEmpty()) continue;
                    const QFontMetricsF metrics(axis->tickLabelFont());
                    double end = -1e9;
                    const auto ticks = axis->tickVector();
                    QList<std::pair<double, QString>> labels;
                    for (qsizetype i = 0; i < ticks.size(); ++i)
                        labels.append({axis->coordToPixel(ticks[i]), axis->tickVectorLabels()[i]});
                    std::ranges::sort(labels);
                    for (const auto& [place, text] : labels) {
                        const double half = axis->orientation() == Qt::Horizontal
                                                ? metrics.horizontalAdvance(text) / 2
                                                : metrics.height() / 2 - 2;  // no number reaches below the line
                        QVERIFY2(place - half > end,
                                 qPrintable(QString("%1 at a width of %2").arg(text).arg(size.width())));
                        end = place + half;
                    }
                }
        }
    }

    void numbersGiveWayToTags_data() {
        QTest::addColumn<bool>("interactive");
        QTest::addRow("on paper they are left out, so that nothing need cover them") << false;
        QTest::addRow("in the window they stay, because the tag moves alone") << true;
    }
    void numbersGiveWayToTags() {
        QFETCH(bool, interactive);
        for (const Exhibit* exhibit : exhibits()) {
            Scene scene;
            scene.exhibit = exhibit->id();
            scene.parameters.row = 1;  // beside the number 0
            scene.parameters.column = 6;
            const auto figure = exhibit->makeFigure();
            figure->setInteractive(interactive);
            figure->display(scene, exhibit->compute(scene, {}));
            QImage image(600, 400, QImage::Format_RGB32);
            QCPPainter painter(&image);
            figure->paint(painter, image.size());
            int leftOut = 0;
            for (QCPAxisRect* rect : figure->axisRects())
                for (QCPAxis* axis : {rect->axis(QCPAxis::atLeft), rect->axis(QCPAxis::atBottom)})
                    if (axis->visible()) leftOut += int(axis->tickVectorLabels().count(QString()));
            QCOMPARE(leftOut > 0, !interactive);
        }
    }

    void descriptionsAreSentencesWithNumbers_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("values");
        QTest::addColumn<QString>("description");
        QTest::addRow("heatmap") << "encoding-heatmap"
                                 << ""
                                 << "Sinusoidal positional encoding P of 60 positions (0 to 59) in 32 dimensions, base "
                                    "10000. Rows are positions, columns dimensions; colour runs from −1 (blue) "
                                    "over 0 (neutral) to 1 (red).";
        QTest::addRow("heatmap in blues, a cell selected")
            << "encoding-heatmap"
            << "colour-map=blues start=10 row=3 column=6"
            << "Sinusoidal positional encoding P of 60 positions (10 to 69) in 32 dimensions, base 10000. Rows are "
               "positions, columns dimensions; colour runs from the smallest value (light) to the largest (dark "
               "blue). Selected: position 13, column 6, P = 0.7378.";
        QTest::addRow("curves") << "encoding-curves"
                                << ""
                                << "Sinusoidal positional encoding P of 60 positions (0 to 59) in 32 dimensions, base "
                                   "10000. The curves are columns 6 to 9 over the positions; even columns are sines, "
                                   "odd ones cosines.";
        QTest::addRow("one of everything") << "encoding-curves"
                                           << "n=1 d=1 start=5 base=1.5 first-column=0 last-column=0"
                                           << "Sinusoidal positional encoding P of position 5 in 1 dimension, base "
                                              "1.5. The curve is column 0 over the positions.";
        QTest::addRow("a large base") << "encoding-curves"
                                      << "base=1e12 n=16384"
                                      << "Sinusoidal positional encoding P of 16 384 positions (0 to 16 383) "
                                         "in 32 dimensions, base 1e+12. The curves are columns 6 to 9 over the "
                                         "positions; even columns are sines, odd ones cosines.";
    }
    void descriptionsAreSentencesWithNumbers() {
        QFETCH(QString, id);
        QFETCH(QString, values);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        Scene scene;
        Parameters& parameters = scene.parameters;
        for (const QString& value : values.split(u' ', Qt::SkipEmptyParts)) {
            const std::string key = value.section(u'=', 0, 0).toStdString();
            setValue(parameters, *findParameter(key),
                     parseValue(*exhibit.findUse(key), value.section(u'=', 1).toStdString()));
        }
        QTEST(exhibit.description(scene), "description");
    }

    void pointingFindsTheCell() {
        const auto figure = curves().makeFigure();
        figure->resize(900, 600);
        Scene scene{.exhibit = "encoding-curves", .parameters = {}, .reference = {}, .view = {}, .arrays = {}};
        figure->display(scene, curves().compute(scene, {}));
        figure->replot();
        const QCPAxisRect& rect = *figure->axisRects().constFirst();
        const Matrix values = sinusoidalTable({});
        for (const Index row : {0, 13, 59})
            for (const Index column : {6, 7, 8, 9}) {
                const QPointF place(rect.axis(QCPAxis::atBottom)->coordToPixel(double(row)),
                                    rect.axis(QCPAxis::atLeft)->coordToPixel(values(row, column)));
                const auto cell = figure->cellAt(place);
                QVERIFY(cell);
                QCOMPARE(cell->row, row);
                QCOMPARE(values(cell->row, cell->column), values(row, column));
            }
        QVERIFY(!figure->cellAt(QPointF(1, 1)));
    }

    void explanationSaysWhatTheTableHolds() {
        Scene scene;
        scene.parameters.start = 10;
        const Explanation explanation = heatmap().explain(scene, {3, 6});
        QCOMPARE(explanation.value, displayNumber(std::sin(13 / std::pow(10000, 6 / 32.0)), 4));
        QVERIFY(explanation.tags.front().text.contains("13"));
        scene.parameters.start = 0;
        QCOMPARE(heatmap().explain(scene, {3, 6}).value, QString("0.5085"));
    }

    void columnsTableIsTheMatchingPartOfP() {
        Scene scene;
        scene.parameters.start = 5;
        const Table table = curves().table("columns", scene);
        const auto& columns = std::get<ColumnTable>(table).columns;
        QCOMPARE(columns.size(), std::size_t(5));
        QCOMPARE(columns[0].name, std::string("position"));
        QCOMPARE(std::get<std::vector<std::int64_t>>(columns[0].values)[2], 7);
        QCOMPARE(columns[1].name, std::string("6"));
        const Matrix p = sinusoidalTable({.start = 5});
        QCOMPARE(std::get<std::vector<double>>(columns[4].values)[59], p(59, 9));
    }

    void numbersForReaders_data() {
        QTest::addColumn<double>("value");
        QTest::addColumn<int>("decimals");
        QTest::addColumn<QString>("text");
        QTest::addRow("true minus sign") << -0.5 << 1 << QStringLiteral("\u22120.5");
        QTest::addRow("no negative zero") << -0.001 << 2 << "0.00";
        QTest::addRow("four digits stay together") << 1000.0 << 0 << "1000";
        QTest::addRow("five are grouped") << 10000.0 << 0 << QStringLiteral("10\u202F000");
        QTest::addRow("groups before the point only")
            << -1234567.891 << 3 << QStringLiteral("\u22121\u202F234\u202F567.891");
    }
    void numbersForReaders() {
        QFETCH(double, value);
        QFETCH(int, decimals);
        QTEST(displayNumber(value, decimals), "text");
    }
};

QTEST_MAIN(ExhibitsTest)
#include "exhibits_test.moc"
