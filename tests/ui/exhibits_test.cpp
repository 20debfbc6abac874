#include "ui/exhibits/exhibits.h"

#include <array>
#include <cmath>
#include <set>

#include <QRegularExpression>

#include "core/encoding/sinusoidal.h"
#include "core/encoding/sinusoidal_difference.h"
#include "tests/test_class.h"
#include "tests/ui/exhibits/drawn_text.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/text/number_format.h"

using namespace attention;

namespace {

/// An 8-bit channel is off by at most its rounding.
constexpr int kChannelTolerance = 1;
/// A sine one wavelength on, where the wavelength is a whole number to the rounding of a double.
constexpr double kTurnTolerance = 1e-13;
/// What is trained takes seconds at larger sizes, and shows no more of them: three digits on its axes.
constexpr int kLongTrained = 100, kShortTrained = 30, kWideTrained = 64;

QString plainText(QString richText) {
    static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
    return richText.remove(tag);
}

const Exhibit& heatmap() {
    return *findExhibit("encoding-heatmap");
}
const Exhibit& curves() {
    return *findExhibit("encoding-curves");
}

Scene preset(const Exhibit& exhibit, std::string_view name) {
    return applyPreset(exhibit, *exhibit.findPreset(name), Scene{});
}

/// The pages that show the table itself; what is said of every page stands in exhibit_contract_test.cpp.
std::array<const Exhibit*, 2> tablePages() {
    return {&curves(), &heatmap()};
}

/// A row for the scene as the exhibit shows it, unless that is one of those that are there already.
void addUnlessKnown(const Exhibit& exhibit, Scene scene, const QString& name, std::vector<Scene>& known) {
    scene.parameters.draws = 20;  // of a thousand, which take longer and look alike
    if (exhibit.trainable()) scene.parameters.layers = 1;
    scene = trainedBriefly(exhibit, std::move(scene));
    if (std::ranges::any_of(known, [&](const Scene& each) {
            return hasSameNumbers(exhibit, each, scene) &&
                   selectedCell(each.parameters) == selectedCell(scene.parameters);
        }))
        return;
    known.push_back(scene);
    QTest::addRow("%s %s", exhibit.id().data(), qPrintable(name)) << std::move(scene);
}

}  // namespace

class ExhibitsTest : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase() {
        loadFonts();
        QCoreApplication::installTranslator(&m_plurals);
    }

    void everyExhibitIsComplete_data() {
        QTest::addColumn<QString>("id");
        for (const Exhibit* exhibit : exhibits()) QTest::addRow("%s", exhibit->id().data()) << exhibit->id().data();
    }
    void everyExhibitIsComplete() {
        QFETCH(QString, id);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        Scene scene = sceneOf(exhibit, {});
        makeSmall(exhibit, scene.parameters);
        scene = adaptScene(exhibit, scene);
        const EvaluatedScene shown = studiedOnce(exhibit, scene);
        QVERIFY(!exhibit.words().name.isEmpty() && !exhibit.words().title.isEmpty() &&
                !exhibit.words().claim.isEmpty());
        QVERIFY(!shown.description().contains(u'<'));
        const Caption caption = shown.caption();
        QVERIFY(!caption.formulas.empty() && !caption.observation.isEmpty() && !caption.suggestion.isEmpty() &&
                !caption.relevance.isEmpty());
        for (const ParameterUse& use : exhibit.uses()) QVERIFY2(findParameter(use.key), use.key.data());
        for (const TableDescription& table : exhibit.tables()) {
            if (table.name == kDerivationTable.name)
                QVERIFY_EXCEPTION_THROWN(shown.table(table.name), std::invalid_argument);
            else if (exhibit.isComparable() && table.name != "by-offset")
                QCOMPARE(tableShape(shown.table(table.name)).rows, 60);
        }
        QVERIFY_EXCEPTION_THROWN(shown.table("no such table"), std::invalid_argument);
        QVERIFY(exhibit.memoryNeeded(scene) >= 6 * 8 * 8);
        QVERIFY(!shown.explainSelection());
    }

    void everySizeIsDrawn_data() {
        QTest::addColumn<Scene>("scene");
        for (const Exhibit* exhibit : exhibits()) {
            std::vector<Scene> known;
            for (const auto& [n, d] : {std::pair{1, 1}, {1, 2}, {2, 1}, {3, 7}, {60, 31}, {2000, 3}, {3, 1024}}) {
                Scene scene = sceneOf(*exhibit, {});
                scene.parameters.n = exhibit->trainable() ? std::min(n, kShortTrained) : n;
                scene.parameters.d = exhibit->trainable() ? std::min(d, kWideTrained) : d;
                scene.parameters.row = n - 1;
                scene.parameters.column = d - 1;
                addUnlessKnown(*exhibit, std::move(scene), QStringLiteral("n=%1 d=%2").arg(n).arg(d), known);
            }
        }
    }
    void everySizeIsDrawn() {
        QFETCH(Scene, scene);
        const Exhibit& exhibit = *findExhibit(scene.exhibit);
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
        scene.parameters.look = FigureStyle::Lab;
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
            QVERIFY2(countOf(image, QColor(colour).rgb()) > 80, colour);  // few of a dotted line
    }

    void selectionIsDrawnInIndexColours_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("dark");
        for (const Exhibit* exhibit : tablePages())
            for (const bool dark : {false, true})
                QTest::addRow("%s %s", exhibit->id().data(), dark ? "dark" : "light") << exhibit->id().data() << dark;
    }
    void selectionIsDrawnInIndexColours() {
        QFETCH(QString, id);
        QFETCH(bool, dark);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        const Theme& theme = dark ? Theme::dark() : Theme::light();
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
        figure->setDecorations({.legend = bar, .colourBar = !bar});
        const QImage less = paintedNow();
        QVERIFY2(width() - before >= leastGain, qPrintable(QString::number(width() - before)));
        QVERIFY(less != whole);
        if (ink) QVERIFY(countOf(whole, ink) > 50 && countOf(less, ink) == 0);
        figure->setDecorations({});
        QCOMPARE(paintedNow(), whole);
    }

    void numbersOnAxesNeverTouch_data() {
        QTest::addColumn<Scene>("scene");
        for (const Exhibit* exhibit : exhibits()) {
            std::vector<Scene> known;
            for (const auto& [n, start] : {std::pair{60, 0}, {60, 1'000'000}, {16384, 0}, {7, 0}}) {
                Scene scene = sceneOf(*exhibit, {});
                scene.parameters.n = exhibit->trainable() && n > kShortTrained ? kLongTrained : n;
                scene.parameters.start = start;
                addUnlessKnown(*exhibit, std::move(scene), QStringLiteral("n=%1 start=%2").arg(n).arg(start), known);
            }
        }
    }
    void numbersOnAxesNeverTouch() {
        QFETCH(Scene, scene);
        const Exhibit& exhibit = *findExhibit(scene.exhibit);
        const auto figure = exhibit.makeFigure();
        figure->display(scene, studiedOnce(exhibit, scene).study());
        for (const QSize asked :
             {QSize(230, 180), QSize(336, 226), QSize(453, 302), QSize(692, 453), QSize(960, 540)}) {
            // In less room an exported figure is drawn smaller as a whole.
            const QSize size = asked.expandedTo(figure->minimumLogicalSize());
            figure->resize(size);
            QImage image(size, QImage::Format_RGB32);
            // Rendering tells a hidden widget of its size.
            figure->render(&image);
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
                        const bool lies = axis->orientation() == Qt::Horizontal && axis->tickLabelRotation() == 0;
                        const double half = lies ? metrics.horizontalAdvance(text) / 2
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
        for (const Exhibit* exhibit : tablePages()) {
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
               "blue). Selected: position 13, column 6: 0.7378 (sine of pair 3).";
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
        QTest::addRow("a difference")
            << "encoding-heatmap"
            << "before:base=100 row=3 column=6"
            << "Sinusoidal positional encoding P of 60 positions (0 to 59) in 32 dimensions, base 10000. Compared with "
               "base 100. Rows are positions, columns dimensions; colour is the difference P − P before, from negative "
               "(blue) over 0 (neutral) to positive (red). Selected: position 3, column 6: 0.5085 (sine of pair 3). "
               "Before it was 0.9536.";
        QTest::addRow("ghosts of fewer positions and columns from elsewhere")
            << "encoding-curves"
            << "before:n=1 before:d=16 before:start=7"
            << "Sinusoidal positional encoding P of 60 positions (0 to 59) in 32 dimensions, base 10000. Compared with "
               "1 position, 16 dimensions, start 7. The curves are columns 6 to 9 over the positions; even columns are "
               "sines, odd ones cosines. Thin grey lines behind show the same columns before.";
    }
    void descriptionsAreSentencesWithNumbers() {
        QFETCH(QString, id);
        QFETCH(QString, values);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        const Scene scene = sceneOf(exhibit, values);
        QTEST(evaluateScene(exhibit, scene).description(), "description");
    }
    void descriptionsEndWithTheSelectedNumber() {
        for (const Exhibit* exhibit : exhibits()) {
            Scene start = startScene(*exhibit);
            // A page whose claim no cell proves begins with none.
            if (!selectedCell(start.parameters))
                setSelection(start.parameters, Cell{0, 0, std::string(start.parameters.matrix)});
            const EvaluatedScene shown = evaluateScene(*exhibit, madeBrief(*exhibit, start));
            const auto selected = shown.explainSelection();
            QVERIFY2(selected, exhibit->id().data());
            const QString end = shown.description().section(QStringLiteral(" Selected: "), 1);
            QVERIFY2(end.contains(selected->value) && end.contains(selected->tags.front().text), qPrintable(end));
        }
    }

    void captionsSayWhatIsSeen_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("values");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* name, const char* id, const char* values, const QString& sentence) {
            QTest::addRow("%s", name) << QString(id) << QString(values) << sentence;
        };
        row("slowest: 2 pi 10000^(30/32)", "encoding-heatmap", "",
            "The fastest wave in P is 2π = 6.28 rows long, the slowest 35 "
            "333.");
        row("base 100: 59 / 471 of a turn", "encoding-heatmap", "base=100",
            "The fastest wave in P is 2π = 6.28 rows long, the slowest 471.");
        row("odd d ends alone: 2 pi 10000^(8/9)", "encoding-heatmap", "d=9",
            "The fastest wave in P is 2π = 6.28 rows long, the slowest 22 "
            "581.");
        row("one pair", "encoding-heatmap", "d=2 n=2",
            "Columns 0 and 1, sine and cosine, repeat after 6.28 "
            "positions.");
        row("one entry", "encoding-heatmap", "d=1 n=1 start=12345",
            "This row is the encoding of position 12\u202F345. Its only column, a sine, repeats after 6.28 positions.");
        row("huge n", "encoding-heatmap", "n=16384 d=3",
            "The fastest wave in P is 2π = 6.28 rows long, the slowest "
            "2916.");
        row("difference of bases", "encoding-heatmap", "base=100 before",
            "P now minus P before (base 10000): red is larger now, blue smaller. Wavelength of columns 30 and 31: 471 "
            "positions, before 35\u202F333.");
        row("the last pair that both have", "encoding-heatmap", "before:d=9 d=8 base=100",
            "P now minus P before (9 dimensions, base 10000): red is larger now, blue smaller. Wavelength of columns 6 "
            "and 7: 199 positions, before 2916.");
        row("wider than before: hatched", "encoding-heatmap", "before:d=1",
            "Nothing differs: the first pair turns by 1 radian (57°) a position at every base and width. Hatched cells "
            "were not there before.");
        row("nothing changed yet", "encoding-heatmap", "before",
            "Nothing differs yet: change a value and see what it does.");
        row("scrolled: entries stay what they are", "encoding-heatmap", "start=10 before",
            "Where both figures have an entry it is the same: it depends on its position, not on where the table "
            "starts "
            "or ends. Hatched cells were not there before.");
        row("nothing in common", "encoding-heatmap", "start=60 before",
            "No position is in both figures, so there is nothing to compare. Hatched cells were not there before.");
        row("four curves", "encoding-curves", "",
            "These pairs repeat after 35.3 to 62.8 positions: sine solid, cosine dashed.");
        row("the book's lines have styles of their own", "encoding-curves", "look=book",
            "Columns 6 to 9: even ones are sines, odd ones cosines. The fastest repeats after 35.3 positions, the "
            "slowest after 62.8.");
        row("one pair of curves", "encoding-curves", "last-column=7 n=2",
            "Columns 6 and 7 are a pair: a sine (solid) and its cosine (dashed), a quarter wave apart. They repeat "
            "after 35.3 positions.");
        row("one curve", "encoding-curves", "first-column=7 last-column=7",
            "Column 7, a cosine, repeats after 35.3 positions.");
        row("one point", "encoding-curves", "n=1 d=1", "With one position the wave of column 0 is a single point.");
        row("ghosts", "encoding-curves", "base=100 before",
            "Thin and grey: the same columns before (base 10000). Wavelength of columns 8 and 9: 19.9 positions, "
            "before "
            "62.8.");
        row("ghosts of the first pair too", "encoding-curves", "base=100 before first-column=0 last-column=3",
            "Thin and grey: the same columns before (base 10000). Wavelength of columns 2 and 3: 8.38 positions, "
            "before "
            "11.2.");
        row("no such columns before", "encoding-curves", "before:d=6",
            "Before (6 dimensions) there were no such columns, so there is nothing to compare.");
    }
    void captionsSayWhatIsSeen() {
        QFETCH(QString, id);
        QFETCH(QString, values);
        QFETCH(QString, sentence);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        // In the sentences above groups of three stand apart by a plain blank.
        const auto even = [](QString text) { return text.replace(QChar(0x202F), u' '); };
        QCOMPARE(even(plainText(evaluateScene(exhibit, sceneOf(exhibit, values)).caption().observation)),
                 even(sentence));
    }

    void theRestIsSaidInMore_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("values");
        QTest::addColumn<QString>("beginning");
        const auto row = [](const char* name, const char* id, const char* values, const char* beginning) {
            QTest::addRow("%s", name) << QString(id) << QString(values) << QString(beginning);
        };
        row("slow", "encoding-heatmap", "",
            "On the left neighbouring rows differ; on the right the columns hardly change.");
        row("base 100: 59 / 471 of a turn", "encoding-heatmap", "base=100",
            "From the first row to the last columns 30 and 31 repeat 0.13 times.");
        row("one pair turns as well", "encoding-heatmap", "d=2", "The fraction is an angle");
        row("bases differ", "encoding-heatmap", "base=100 before", "Columns 0 and 1 are the same at every base.");
        row("nothing differs", "encoding-heatmap", "before", "The fraction is an angle");
        row("four curves", "encoding-curves", "",
            "Over the 60 positions the fastest wave shown repeats 1.7 times, the slowest 0.94 times.");
        row("a pair of curves", "encoding-curves", "last-column=7 n=2",
            "Over the 2 positions a wave repeats 0.028 times.");
        row("one point", "encoding-curves", "n=1 d=1", "The fraction is an angle");
        row("ghosts of the first pair too", "encoding-curves", "base=100 before first-column=0 last-column=3",
            "Columns 0 and 1 are the same at every base.");
        row("other ghosts", "encoding-curves", "base=100 before", "Each pair is also drawn as a clock");
    }
    void theRestIsSaidInMore() {
        QFETCH(QString, id);
        QFETCH(QString, values);
        QFETCH(QString, beginning);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        const QString more = plainText(evaluateScene(exhibit, sceneOf(exhibit, values)).caption().more);
        QVERIFY2(more.contains(beginning), qPrintable(more));
    }

    void captionsSayWhatPartIsShown() {
        Scene scene = sceneOf(heatmap(), QStringLiteral("start=100"));
        scene.view.zoom = Zoom{.left = 3.5, .right = 9.5, .top = -0.5, .bottom = 20.5};
        QVERIFY(evaluateScene(heatmap(), scene)
                    .caption()
                    .observation.endsWith("Zoomed in: positions 100 to 120, columns 4 to 9."));
        scene.exhibit = "encoding-curves";
        scene.view.zoom = Zoom{.left = 3.5, .right = 20, .top = -1, .bottom = 1};
        QVERIFY(evaluateScene(curves(), scene).caption().observation.endsWith("Zoomed in: positions 104 to 120."));
    }

    void linksLeadSomewhere_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("values");
        for (const Exhibit* exhibit : tablePages())
            for (const char* values : {"", "base=100", "base=100 before", "before", "start=99 before", "n=1 d=1", "d=2",
                                       "d=1 before:d=9", "look=book", "d=2 before:base=100"})
                QTest::addRow("%s %s", exhibit->id().data(), values) << exhibit->id().data() << values;
    }
    void linksLeadSomewhere() {
        QFETCH(QString, id);
        QFETCH(QString, values);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        const Scene scene = sceneOf(exhibit, values);
        QCOMPARE(wordsFault(exhibit, scene), QString());
        const Caption caption = evaluateScene(exhibit, scene).caption();
        QVERIFY((caption.suggestion + caption.more).count("<a ") >= 3);
    }

    void presetsFitAndAreDrawn_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("name");
        for (const Exhibit* exhibit : tablePages())
            for (const Preset& each : exhibit->presets())
                QTest::addRow("%s %s", exhibit->id().data(), each.name.data())
                    << exhibit->id().data() << QString::fromLatin1(each.name.data(), qsizetype(each.name.size()));
    }
    void presetsFitAndAreDrawn() {
        QFETCH(QString, id);
        QFETCH(QString, name);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        const Scene scene = preset(exhibit, name.toStdString());
        QVERIFY(adaptScene(exhibit, scene) == scene);
        QVERIFY(!exhibit.findPreset(name.toStdString())->summary.isEmpty());
        QVERIFY(countOf(painted(exhibit, scene, {600, 420}), Theme::light().surface.rgb()) < 600 * 420);
    }

    void presetsDoWhatTheySay_data() {
        QTest::addColumn<QString>("id");
        for (const Exhibit* exhibit : tablePages()) QTest::addRow("%s", exhibit->id().data()) << exhibit->id().data();
    }
    void presetsDoWhatTheySay() {
        QFETCH(QString, id);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        const auto entries = [&](std::string_view name) {
            const Parameters p = preset(exhibit, name).parameters;
            return sinusoidalTable({.positions = p.n, .dimensions = p.d, .base = p.base, .start = p.start});
        };
        const Parameters exact = preset(exhibit, "one-wavelength").parameters;
        QCOMPARE(sinusoidalWavelength(1, exact.d, exact.base), 60.0);
        const Matrix p = entries("one-wavelength");
        QCOMPARE(p.rows(), 61);
        QVERIFY((p.row(60) - p.row(0)).tail(2).cwiseAbs().maxCoeff() < kTurnTolerance);
        QVERIFY(std::abs(p(60, 0) - p(0, 0)) > 0.1);

        const Scene why = preset(exhibit, "why-10000");
        QCOMPARE(why.parameters.base, 100.0);
        QCOMPARE(why.reference->base, 10000.0);
        QCOMPARE(std::lround(sinusoidalWavelength(15, 32, 100)), 471);
        QCOMPARE(std::lround(sinusoidalWavelength(15, 32, 10000)), 35333);

        const auto beyond = evaluateScene(exhibit, preset(exhibit, "beyond-training")).explainSelection();
        QVERIFY(beyond);
        QVERIFY(beyond->tags.front().text.contains("1000"));
        QCOMPARE(preset(exhibit, "odd-d").parameters.d, 9);
    }
    void fastAndSlowPairsAreTenfold() {
        const Parameters p = preset(heatmap(), "slow-and-fast").parameters;
        for (Index pair = 1; pair < 4; ++pair)
            QVERIFY(std::abs(sinusoidalWavelength(pair, p.d, p.base) / sinusoidalWavelength(pair - 1, p.d, p.base) -
                             10) < 1e-12);
    }

    void differenceHasCoresColours() {
        const Scene scene = sceneOf(heatmap(), QStringLiteral("n=6 d=5 base=100 before:n=6 before:d=4"));
        const Matrix now = sinusoidalTable({.positions = 6, .dimensions = 5, .base = 100});
        const SinusoidalDifference difference = sinusoidalDifference({.positions = 6, .dimensions = 5, .base = 100},
                                                                     now, {.positions = 6, .dimensions = 4});
        const QImage image = painted(heatmap(), scene, {600, 600});
        const ColourMap map = ColourMap::signedMap(Theme::light());
        for (Index row = 1; row < 6; ++row)
            for (Index column = 2; column < 4; ++column) {
                const double fraction = (*difference.values)(row, column) / difference.largest / 2 + 0.5;
                QVERIFY2(countOf(image, map.at(fraction)) > 500, qPrintable(QString("%1, %2").arg(row).arg(column)));
            }
        // Hatched, not coloured as no difference alone: fine lines are there.
        QVERIFY(countOf(image, Theme::light().surface.rgb()) > 5000);
        const QImage all = painted(
            heatmap(), sceneOf(heatmap(), QStringLiteral("n=6 d=5 base=100 before:n=6 before:d=5")), {600, 600});
        QVERIFY(all != image);
    }

    void ghostsStandAtCoresNumbers() {
        // A pixel in the ghost's ink at each of its points, where no present curve is.
        const Scene scene = sceneOf(curves(), QStringLiteral("base=100 first-column=8 last-column=8 before:n=40"));
        const auto figure = curves().makeFigure();
        figure->setTheme(Theme::light());
        const QSize size(900, 600);
        figure->display(scene, curves().compute(scene, {}));
        figure->resize(size);
        const QImage image = figure->grab().toImage();
        const QCPAxisRect& rect = *figure->axisRects().constFirst();
        const Matrix before = sinusoidalTable({});
        const Matrix now = sinusoidalTable({.base = 100});
        int tried = 0;
        for (Index row = 1; row < 60; ++row) {
            if (std::abs(before(row, 8) - now(row, 8)) < 0.3) continue;
            const QPointF place(rect.axis(QCPAxis::atBottom)->coordToPixel(double(row)),
                                rect.axis(QCPAxis::atLeft)->coordToPixel(before(row, 8)));
            int darkest = 255;
            for (int dy = -2; dy <= 2; ++dy)
                darkest = std::min(darkest, qGray(image.pixel((place + QPointF(0, dy)).toPoint())));
            const int ink = qGray(Theme::light().control.rgb());
            const bool isThere = darkest < ink + 60;
            // It ends where it ended, with a dash or a gap.
            if (row < 39) QVERIFY2(isThere, qPrintable(QString::number(row)));
            if (row < 40) ++tried;
        }
        QVERIFY(tried > 15);
        Scene alone = scene;
        alone.reference.reset();
        QVERIFY(painted(curves(), scene, size) != painted(curves(), alone, size));
    }

    void explanationsSayWhatWasBefore_data() {
        QTest::addColumn<QString>("values");
        QTest::addColumn<bool>("both");
        QTest::addRow("another base") << "before:base=100" << true;
        QTest::addRow("that position was not there") << "before:n=3" << false;
        QTest::addRow("that column was not there") << "before:d=6" << false;
        QTest::addRow("no comparison") << "" << false;
    }
    void explanationsSayWhatWasBefore() {
        QFETCH(QString, values);
        QFETCH(bool, both);
        for (const Exhibit* exhibit : tablePages()) {
            const Explanation explanation = evaluateScene(*exhibit, sceneOf(*exhibit, values)).explain({3, 6});
            std::map<std::string, double> lines;
            for (const DerivationLine& line : explanation.derivation.context) lines[line.name] = line.value;
            QCOMPARE(lines.contains("before"), both);
            QCOMPARE(lines.contains("difference"), both);
            if (!both) continue;
            QCOMPARE(lines["before"], sinusoidalValue(3, 6, 32, 100));
            QCOMPARE(lines["difference"], sinusoidalValue(3, 6, 32, 10000) - sinusoidalValue(3, 6, 32, 100));
        }
    }

    void tablesDoNotKnowOfTheComparison() {
        for (const Exhibit* exhibit : tablePages()) {
            const Scene alone = sceneOf(*exhibit, {});
            Scene compared = sceneOf(*exhibit, QStringLiteral("before:base=100"));
            compared.view.pins = {{3, 6}};
            for (const TableDescription& table : exhibit->tables()) {
                if (table.name == kDerivationTable.name) continue;
                QCOMPARE(csvOf(evaluateScene(*exhibit, compared).table(table.name)),
                         csvOf(evaluateScene(*exhibit, alone).table(table.name)));
            }
        }
    }

    void pinsAreDrawnWhereTheirCellsAre_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<qint64>("row");
        QTest::addColumn<qint64>("column");
        QTest::addColumn<bool>("drawn");
        for (const Exhibit* exhibit : tablePages())
            QTest::addRow("%s: inside", exhibit->id().data())
                << exhibit->id().data() << qint64(20) << qint64(8) << true;
        for (const Exhibit* exhibit : tablePages())
            QTest::addRow("%s: a row there is no more", exhibit->id().data())
                << exhibit->id().data() << qint64(60) << qint64(8) << false;
        QTest::addRow("a curve that is not drawn") << "encoding-curves" << qint64(20) << qint64(2) << false;
        QTest::addRow("any column of a heatmap") << "encoding-heatmap" << qint64(20) << qint64(2) << true;
    }
    void pinsAreDrawnWhereTheirCellsAre() {
        QFETCH(QString, id);
        QFETCH(qint64, row);
        QFETCH(qint64, column);
        QFETCH(bool, drawn);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        Scene scene = sceneOf(exhibit, {});
        const QImage before = painted(exhibit, scene, {900, 640});
        scene.view.pins = {{row, column}};
        const QImage after = painted(exhibit, scene, {900, 640});
        QRect changed;
        for (int y = 0; y < after.height(); ++y)
            for (int x = 0; x < after.width(); ++x)
                if (after.pixel(x, y) != before.pixel(x, y)) changed |= QRect(x, y, 1, 1);
        QCOMPARE(!changed.isEmpty(), drawn);
        if (!drawn) return;
        // Small, in ink, and its middle, where the value is, stays as it was.
        QVERIFY(changed.width() < 60 && changed.height() < 60);
        QVERIFY(countOf(after.copy(changed), Theme::light().text.rgb()) > 0);
        QCOMPARE(after.pixel(changed.center()), before.pixel(changed.center()));
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
        const Explanation explanation = evaluateScene(heatmap(), scene).explain({3, 6});
        QCOMPARE(explanation.value, formatDecimals(std::sin(13 / std::pow(10000, 6 / 32.0)), 4));
        QVERIFY(explanation.tags.front().text.contains("13"));
        scene.parameters.start = 0;
        QCOMPARE(evaluateScene(heatmap(), scene).explain({3, 6}).value, QString("0.5085"));
    }

    void columnsTableIsTheMatchingPartOfP() {
        Scene scene;
        scene.parameters.start = 5;
        const Table table = evaluateScene(curves(), scene).table("columns");
        const auto& columns = std::get<ColumnTable>(table).columns;
        QCOMPARE(columns.size(), std::size_t(5));
        QCOMPARE(columns[0].name, std::string("position"));
        QCOMPARE(std::get<std::vector<std::int64_t>>(columns[0].values)[2], 7);
        QCOMPARE(columns[1].name, std::string("6"));
        const Matrix p = sinusoidalTable({.start = 5});
        QCOMPARE(std::get<std::vector<double>>(columns[4].values)[59], p(59, 9));
    }

    /// The picture that opens the page of waves has a strip for each pair, from the fastest to the slowest; a column
    /// that no strip has brings back the curves on one pair of axes.
    void pairsOfWavesHaveStrips() {
        Scene scene = startScene(curves());
        const QSize size(766, 570);
        const auto pairsFromTop = [&] {
            std::vector<Index> pairs;
            const auto figure = shownFigure(curves(), scene, size);
            for (int y = 0; y < size.height(); ++y)
                if (const auto cell = figure->cellAt(QPointF(200, y)))
                    if (pairs.empty() || pairs.back() != cell->column / 2) pairs.push_back(cell->column / 2);
            return pairs;
        };
        QCOMPARE(pairsFromTop(), (std::vector<Index>{1, 2, 3}));
        DrawnText drawn(size);
        QCPPainter painter(&drawn);
        shownFigure(curves(), scene, size)->paint(painter, size);
        for (const char* length : {"11.2", "19.9", "35.3"})
            QVERIFY2(drawn.text().split(u'\n').contains(QLatin1String(length)), qPrintable(drawn.text()));
        // Of each pair the even column comes first, wherever the curves end.
        for (const char* column : {"Column 3", "Column 5", "Column 7"})
            QVERIFY(drawn.text().indexOf(QLatin1String(column)) >
                    drawn.text().indexOf(QStringLiteral("Column %1").arg(column[7] - '1')));
        scene.parameters.column = 20;
        QVERIFY(pairsFromTop().size() > 3);
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
        QTEST(formatDecimals(value, decimals), "text");
    }

 private:
    Plurals m_plurals;
};

ATTENTION_TEST(ExhibitsTest, QApplication)
#include "exhibits_test.moc"
