#include "ui/files/animation.h"

#include <algorithm>
#include <map>
#include <set>

#include <QApplication>
#include <QBuffer>
#include <QImageReader>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include "core/number_text.h"
#include "tests/test_class.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/figure/theme.h"
#include "ui/system/output_file.h"

using namespace attention;

namespace {

/// Of 255, in the channel that is farthest off: what is left of some 2,700 colours of a figure with smoothed letters in
/// the 255 of a GIF.
constexpr int kMostOff = 20;
/// And on average over a picture, of 255.
constexpr double kMostOffOnAverage = 0.4;
/// A text that is nearer to where it was stands still: SVG has places to some digits.
constexpr double kPixelSlack = 0.6;

Scene startOf(const Exhibit& exhibit) {
    Scene scene;
    scene.exhibit = exhibit.id();
    return adaptScene(exhibit, commandScene(exhibit, scene));
}

AnimationOptions optionsOf(const std::string& key, double from, double to, double seconds, int rate) {
    AnimationOptions options;
    options.key = key;
    options.from = from;
    options.to = to;
    options.seconds = seconds;
    options.framesPerSecond = rate;
    options.picture.format = FigureFormat::Png;
    options.picture.dpi = kAnimationDpi;
    return options;
}

void makeWhole(Animation& animation, const std::function<void()>& each = {}) {
    while (!animation.isDone()) {
        while (const auto step = animation.missingStep()) animation.setStudy(*step, animation.compute(*step, {}));
        animation.advance();
        if (each) each();
    }
}

std::vector<QByteArray> filesOf(const Exhibit& exhibit, AnimationOptions options, AnimationFormat format) {
    options.format = format;
    if (format == AnimationFormat::Svg) options.picture.format = FigureFormat::Svg;
    Animation animation(exhibit, startOf(exhibit), options);
    makeWhole(animation);
    return animation.takeFiles();
}

std::vector<QImage> imagesOf(const std::vector<QByteArray>& files) {
    std::vector<QImage> images;
    for (const QByteArray& file : files) images.push_back(QImage::fromData(file).convertToFormat(QImage::Format_RGB32));
    return images;
}

/// The pictures of a GIF, as ImageMagick puts them together, or Qt where that is not there; one for each hundredth of a
/// second that `rate` asks for.
std::vector<QImage> takenApart(const QByteArray& gif, int rate) {
    std::vector<QImage> images;
    const QString convert = QStandardPaths::findExecutable(QStringLiteral("convert"));
    QBuffer buffer;
    buffer.setData(gif);
    QImageReader reader(&buffer, "gif");
    const QTemporaryDir folder;
    if (!convert.isEmpty()) {
        if (writeFile(folder.filePath(QStringLiteral("x.gif")), gif)) return {};
        QProcess process;
        process.setWorkingDirectory(folder.path());
        process.start(convert, {QStringLiteral("x.gif"), QStringLiteral("-coalesce"), QStringLiteral("%04d.png")});
        if (!process.waitForFinished() || process.exitCode() != 0) return {};
    }
    for (int i = 0; reader.canRead(); ++i) {
        const QImage read = reader.read();
        const int delay = reader.nextImageDelay();
        const QImage own(folder.filePath(QStringLiteral("%1.png").arg(i, 4, 10, QLatin1Char('0'))));
        const QImage& picture = convert.isEmpty() ? read : own;
        // One that stands longer is several that are equal.
        for (int k = 0; k < std::max(1, int(std::lround(delay * rate / 1000.0))); ++k)
            images.push_back(picture.convertToFormat(QImage::Format_RGB32));
    }
    return images;
}

struct Difference {
    int largest = 0;
    double mean = 0;
    int ofFlat = 0;  ///< of pixels in a colour of the theme
};

Difference differenceOf(const QImage& a, const QImage& b) {
    const Theme& theme = Theme::light();
    std::set<QRgb> flat{theme.surface.rgb(), theme.text.rgb(),   theme.muted.rgb(),
                        theme.indexI.rgb(),  theme.indexJ.rgb(), theme.indexDelta.rgb()};
    Difference difference;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
            const int most =
                std::max({std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)), std::abs(qBlue(p) - qBlue(q))});
            difference.largest = std::max(difference.largest, most);
            difference.mean += double(most) / (double(a.width()) * a.height());
            if (flat.contains(q)) difference.ofFlat = std::max(difference.ofFlat, most);
        }
    return difference;
}

/// What must be the same in all pictures of an animation.
struct PictureLayout {
    std::vector<const QCPAxisRect*> parts;           ///< axes that are shown; others are another composition
    std::vector<QRectF> axes;                        ///< where they lie
    std::vector<QCPRange> ranges;                    ///< their ranges
    std::vector<Part::ColourScale> colours;          ///< colours by numbers
    std::map<QString, QPointF> texts;                ///< where those lie that are there once; no numbers
    std::vector<std::pair<QString, QRectF>> panels;  ///< by their headings
};

PictureLayout layoutOf(const Figure& figure) {
    PictureLayout layout;
    for (const QCPAxisRect* rect : figure.axisRects()) {
        if (!rect->visible()) continue;
        layout.parts.push_back(rect);
        layout.axes.emplace_back(rect->rect());
        for (const auto side : {QCPAxis::atLeft, QCPAxis::atBottom}) layout.ranges.push_back(rect->axis(side)->range());
    }
    for (const Figure::Panel& panel : figure.panels()) layout.panels.emplace_back(panel.heading, panel.place);
    if (const auto* parts = dynamic_cast<const PartsFigure*>(&figure)) layout.colours = parts->colourScales();
    return layout;
}

/// Where the texts of an SVG lie that are there once and are no numbers.
std::map<QString, QPointF> textsOf(const QByteArray& svg) {
    std::map<QString, QPointF> places;
    std::set<QString> several;
    QXmlStreamReader reader(svg);
    std::vector<QTransform> transforms{{}};
    while (!reader.atEnd()) {
        switch (reader.readNext()) {
            case QXmlStreamReader::StartElement: {
                QTransform transform = transforms.back();
                const QString matrix = reader.attributes().value(QLatin1String("transform")).toString();
                if (matrix.startsWith(u"matrix(")) {
                    const QStringList numbers =
                        matrix.mid(7).chopped(1).split(QRegularExpression(QStringLiteral("[, ]+")));
                    const auto at = [&](int i) { return numbers.value(i).toDouble(); };
                    transform = QTransform(at(0), at(1), at(2), at(3), at(4), at(5)) * transform;
                }
                if (reader.name() == QLatin1String("text")) {
                    const QPointF place(reader.attributes().value(QLatin1String("x")).toDouble(),
                                        reader.attributes().value(QLatin1String("y")).toDouble());
                    const QString text = reader.readElementText(QXmlStreamReader::IncludeChildElements).simplified();
                    const bool hasWord = std::ranges::any_of(text, [](QChar sign) { return sign.isLetter(); }) &&
                                         std::ranges::none_of(text, [](QChar sign) { return sign.isDigit(); });
                    if (hasWord && !places.emplace(text, transform.map(place)).second) several.insert(text);
                    break;
                }
                transforms.push_back(transform);
                break;
            }
            case QXmlStreamReader::EndElement:
                transforms.pop_back();
                break;
            default:
                break;
        }
    }
    for (const QString& text : several) places.erase(text);
    return places;
}

/// Texts that follow what is drawn: names of curves and of their lengths, nodes of a network, tokens in the order of
/// their probabilities, and a note behind a title with a token.
bool isFollowing(const QString& id, const QString& text) {
    static const QSet<QString> kPages{QStringLiteral("complexity-chart"), QStringLiteral("measured-cost"),
                                      QStringLiteral("language-model")};
    static const QSet<QString> kTexts{QStringLiteral("a quarter wave apart"), QStringLiteral("rounding")};
    // The expanded query is another one.
    if (id == u"attention" && text == u"softmax") return true;
    // A unit stands behind its number.
    if (id == u"paths" && (text == u"layer(s)" || text == u"step(s)")) return true;
    return kPages.contains(id) || kTexts.contains(text) || text.size() == 1;
}

QStringList differences(const QString& id, const std::vector<PictureLayout>& layouts) {
    QStringList found;
    const PictureLayout& first = layouts.front();
    // Of other parts the layout is another one.
    const auto isAlike = [&](const PictureLayout& each) {
        return each.parts == first.parts && each.panels.size() == first.panels.size();
    };
    const auto compare = [&](const char* what, auto member) {
        for (const PictureLayout& each : layouts)
            if (isAlike(each) && each.*member != first.*member) {
                found += QLatin1String(what);
                return;
            }
    };
    compare("places of axes", &PictureLayout::axes);
    compare("ranges of axes", &PictureLayout::ranges);
    compare("ranges of colours", &PictureLayout::colours);
    QStringList panels;
    for (const PictureLayout& each : layouts)
        for (std::size_t i = 0; isAlike(each) && i < first.panels.size(); ++i)
            if (each.panels[i].second != first.panels[i].second) panels += each.panels[i].first;
    panels.removeDuplicates();
    if (!panels.isEmpty()) found += QStringLiteral("panels ") + panels.join(u", ");
    QStringList texts;
    for (const auto& [text, place] : first.texts) {
        const auto isElsewhere = [&](const PictureLayout& each) {
            const auto same = each.texts.find(text);
            return isAlike(each) && same != each.texts.end() && QLineF(same->second, place).length() > kPixelSlack;
        };
        if (!isFollowing(id, text) && std::ranges::any_of(layouts, isElsewhere)) texts += u'"' + text + u'"';
    }
    if (!texts.isEmpty()) found += QStringLiteral("texts ") + texts.join(u", ");
    return found;
}

}  // namespace

class AnimationTest : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase() { loadFonts(); }

    void plan_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("key");
        QTest::addColumn<double>("from");
        QTest::addColumn<double>("to");
        QTest::addColumn<double>("seconds");
        QTest::addColumn<int>("end");
        QTest::addColumn<qsizetype>("steps");
        QTest::addColumn<qsizetype>("frames");
        QTest::addColumn<double>("thirdShare");
        // At 10 pictures a second.
        QTest::addRow("four steps, five pictures from one to the next")
            << "relative-shift"
            << "position" << 0.0 << 4.0 << 2.1 << 0 << qsizetype(5) << qsizetype(21) << 0.4;
        QTest::addRow("downwards") << "relative-shift"
                                   << "position" << 4.0 << 0.0 << 2.1 << 0 << qsizetype(5) << qsizetype(21) << 0.4;
        QTest::addRow("there and back: each end once")
            << "relative-shift"
            << "position" << 0.0 << 4.0 << 2.1 << 2 << qsizetype(5) << qsizetype(40) << 0.4;
        QTest::addRow("more steps than pictures: no picture between two")
            << "relative-shift"
            << "position" << 0.0 << 40.0 << 1.1 << 0 << qsizetype(11) << qsizetype(11) << 1.0;
        QTest::addRow("a real number: a step for each picture")
            << "softmax-temperature"
            << "temperature" << 0.5 << 1.5 << 1.1 << 0 << qsizetype(11) << qsizetype(11) << 1.0;
        QTest::addRow("only what divides d = 32")
            << "heads"
            << "heads" << 1.0 << 16.0 << 2.1 << 0 << qsizetype(5) << qsizetype(21) << 0.4;
    }
    void plan() {
        QFETCH(QString, id);
        QFETCH(QString, key);
        QFETCH(double, from);
        QFETCH(double, to);
        QFETCH(double, seconds);
        QFETCH(int, end);
        QFETCH(qsizetype, steps);
        QFETCH(qsizetype, frames);
        QFETCH(double, thirdShare);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        Scene scene = startOf(exhibit);
        if (key == u"heads") scene.parameters.d = 32;
        AnimationOptions options = optionsOf(key.toStdString(), from, to, seconds, 10);
        options.end = AnimationEnd(end);
        const AnimationPlan plan = planAnimation(exhibit, scene, options);
        QCOMPARE(qsizetype(plan.scenes.size()), steps);
        QCOMPARE(qsizetype(plan.frames.size()), frames);
        QCOMPARE(double(plan.values.front()), from);
        QCOMPARE(double(plan.values.back()), to);
        QCOMPARE(plan.frames[0], (AnimationPlan::Frame{0, 0, 1}));
        // Whichever way a share is computed, to rounding.
        constexpr double kRounding = 1e-9;
        QVERIFY(std::abs(plan.frames[2].share - thirdShare) < kRounding);
        for (std::size_t i = 0; i < plan.scenes.size(); ++i) {
            const ParameterInfo& info = *findParameter(options.key);
            const ParameterValue value = valueOf(plan.scenes[i].parameters, info);
            QCOMPARE(valueText(info, value), formatExact(plan.values[i]));
        }
    }

    void gifIsAsDrawn_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("key");
        QTest::addColumn<double>("to");
        QTest::addRow("hands that turn") << "relative-shift"
                                         << "position" << 12.0;
        QTest::addRow("a map of many colours") << "encoding-heatmap"
                                               << "start" << 6.0;
    }
    void gifIsAsDrawn() {
        QFETCH(QString, id);
        QFETCH(QString, key);
        QFETCH(double, to);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        const int rate = 10;
        const AnimationOptions options = optionsOf(key.toStdString(), 0, to, 3, rate);
        const std::vector<QImage> drawn = imagesOf(filesOf(exhibit, options, AnimationFormat::Png));
        const auto gif = filesOf(exhibit, options, AnimationFormat::Gif);
        QCOMPARE(gif, filesOf(exhibit, options, AnimationFormat::Gif));
        const std::vector<QImage> shown = takenApart(gif.front(), rate);
        QCOMPARE(shown.size(), drawn.size());
        for (std::size_t i = 0; i < drawn.size(); ++i) {
            QCOMPARE(shown[i].size(), drawn[i].size());
            const Difference difference = differenceOf(shown[i], drawn[i]);
            QCOMPARE(difference.ofFlat, 0);
            QVERIFY2(difference.largest <= kMostOff, qPrintable(QString::number(difference.largest)));
            QVERIFY2(difference.mean <= kMostOffOnAverage, qPrintable(QString::number(difference.mean)));
        }
    }

    /// A picture is that of the scene alone, where the numbers have as many digits as the others.
    void pictureIsThatOfItsScene() {
        const Exhibit& exhibit = *findExhibit("encoding-heatmap");
        const AnimationOptions options = optionsOf("start", 100, 104, 0.5, 10);
        Animation animation(exhibit, startOf(exhibit), [&] {
            AnimationOptions frames = options;
            frames.format = AnimationFormat::Png;
            return frames;
        }());
        makeWhole(animation);
        const auto files = animation.takeFiles();
        QCOMPARE(files.size(), animation.plan().frames.size());
        ExportOptions picture = options.picture;
        const QByteArray alone = renderExport(evaluateScene(exhibit, animation.plan().scenes.back()), picture);
        QVERIFY(QImage::fromData(files.back()) == QImage::fromData(alone));
    }

    void handsMoveBetweenSteps() {
        const Exhibit& exhibit = *findExhibit("relative-shift");
        // Four pictures from one step to the next.
        const auto files = filesOf(exhibit, optionsOf("position", 20, 22, 0.9, 10), AnimationFormat::Svg);
        QCOMPARE(files.size(), std::size_t(9));
        std::set<QByteArray> different(files.begin(), files.end());
        QCOMPARE(different.size(), files.size());
        // What is written is that of the step that is gone to.
        const auto texts = [](const QByteArray& svg) {
            QByteArrayList found;
            for (auto place = svg.indexOf("<text"); place >= 0; place = svg.indexOf("<text", place + 1)) {
                const auto begin = svg.indexOf('>', place) + 1;
                found += svg.sliced(begin, svg.indexOf('<', begin) - begin);
            }
            return found;
        };
        for (std::size_t i = 1; i < 4; ++i) QCOMPARE(texts(files[i]), texts(files[4]));
        QVERIFY(texts(files[4]) != texts(files[5]));
    }

    void layoutStays_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("key");
        QTest::addColumn<double>("from");
        QTest::addColumn<double>("to");
        QTest::addRow("labels of more digits") << "relative-shift"
                                               << "position" << 0.0 << 120.0;
        QTest::addRow("numbers of rows") << "encoding-heatmap"
                                         << "start" << 0.0 << 1000.0;
        QTest::addRow("a weight that grows") << "attention"
                                             << "temperature" << 0.1 << 4.0;
        QTest::addRow("bars") << "softmax-temperature"
                              << "temperature" << 0.1 << 4.0;
    }
    void layoutStays() {
        QFETCH(QString, id);
        QFETCH(QString, key);
        QFETCH(double, from);
        QFETCH(double, to);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        Animation animation(exhibit, startOf(exhibit), optionsOf(key.toStdString(), from, to, 1, 8));
        struct Layout {
            std::vector<QRectF> places;
            std::vector<std::pair<double, double>> ranges;
            bool operator==(const Layout&) const = default;
        };
        std::optional<Layout> before;
        makeWhole(animation, [&] {
            if (animation.progress() <= 0.5) return;
            Layout now;
            for (const Figure::Panel& panel : animation.figure().panels()) now.places.push_back(panel.place);
            for (const QCPAxisRect* rect : animation.figure().axisRects()) {
                if (!rect->visible()) continue;
                now.places.emplace_back(rect->rect());
                for (const auto side : {QCPAxis::atLeft, QCPAxis::atBottom})
                    now.ranges.emplace_back(rect->axis(side)->range().lower, rect->axis(side)->range().upper);
            }
            QVERIFY(!before || now == *before);
            before = now;
        });
        QVERIFY(before && !before->places.empty());
    }

    /// Every slider of every page, from one place on it to two more.
    void everySliderKeepsTheLayout_data() {
        QTest::addColumn<QString>("id");
        // What trains for each picture takes long.
        for (const Exhibit* exhibit : exhibits())
            if (!exhibit->trainable() && exhibit->id() != "learned-positions")
                QTest::newRow(exhibit->id().data())
                    << QString::fromUtf8(exhibit->id().data(), qsizetype(exhibit->id().size()));
    }
    void everySliderKeepsTheLayout() {
        QFETCH(QString, id);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        const Scene scene = startOf(exhibit);
        QStringList faults;
        for (const std::string_view key : playableKeys(exhibit)) {
            const ParameterUse& use = *exhibit.findUse(key);
            if (!exhibit.ineffectiveReason(key, scene).isEmpty() || key == "draws") continue;
            const SliderScale scale = playedScale(use, scene);
            if (!(scale.minimum < scale.maximum)) continue;
            AnimationOptions options =
                optionsOf(std::string(key), double(scale.valueAt(0.1)), double(scale.valueAt(0.35)), 0.3, 10);
            // There the turn from the start is the turn itself.
            if (key == "position") options.from = scale.minimum;
            if (options.from == options.to) options.from = scale.minimum, options.to = scale.maximum;
            options.format = AnimationFormat::Svg;
            options.picture.format = FigureFormat::Svg;
            const AnimationPlan plan = planAnimation(exhibit, scene, options);
            const bool isPossible =
                std::ranges::none_of(plan.scenes, [&](const Scene& each) { return bool(findProblem(exhibit, each)); });
            if (!isPossible) continue;
            Animation animation(exhibit, scene, options);
            std::vector<PictureLayout> layouts;
            makeWhole(animation, [&] {
                if (animation.drawnCount() > layouts.size()) layouts.push_back(layoutOf(animation.figure()));
            });
            const auto files = animation.takeFiles();
            for (std::size_t i = 0; i < files.size(); ++i) layouts[i].texts = textsOf(files[i]);
            const QStringList moved = differences(id, layouts);
            if (!moved.isEmpty())
                faults +=
                    QString::fromUtf8(key.data(), qsizetype(key.size())) + QStringLiteral(": ") + moved.join(u"; ");
        }
        QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
    }

    void webPHasEveryPicture() {
        const Exhibit& exhibit = *findExhibit("relative-shift");
        const auto file = filesOf(exhibit, optionsOf("position", 0, 4, 1, 9), AnimationFormat::WebP).front();
        QVERIFY(file.startsWith("RIFF"));
        QCOMPARE(file.sliced(8, 4), QByteArray("WEBP"));
        QCOMPARE(file.count("ANMF"), 9);
    }

    void estimateIsNear() {
        const Exhibit& exhibit = *findExhibit("relative-shift");
        const AnimationOptions options = optionsOf("position", 0, 24, 3, 20);
        Animation sample(exhibit, startOf(exhibit), options, true);
        makeWhole(sample);
        const double estimated = sample.estimate().bytes;
        QCOMPARE(sample.frameCount(), std::size_t(60));
        const auto bytes = double(filesOf(exhibit, options, AnimationFormat::Gif).front().size());
        // Pictures differ in how much changes.
        constexpr double kFactor = 1.5;
        QVERIFY2(estimated < kFactor * bytes && bytes < kFactor * estimated,
                 qPrintable(QString::number(estimated / bytes)));
    }
};

ATTENTION_TEST(AnimationTest, QApplication)
#include "animation_test.moc"
