#include <algorithm>
#include <functional>

#include <QBuffer>
#include <QDir>
#include <QLibraryInfo>
#include <QPainter>
#include <QSvgRenderer>
#include <QVersionNumber>

#include "tests/file_contents.h"
#include "tests/test_class.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/svg_page.h"

// The stand-in for Qt Svg under names of its own, beside the library that it stands in for.
#define QSvgGenerator StandInGenerator
#define QSvgRenderer StandInRenderer
#include "packaging/web/svg/svg_generator.cpp"
#include "packaging/web/svg/svg_renderer.cpp"
#undef QSvgGenerator
#undef QSvgRenderer

using namespace attention;

namespace {

/// A page that figures take for the one of the exporters, and that the stand-in writes.
class StandInPage : public SvgPage {
 public:
    struct Writer : StandInGenerator {
        using StandInGenerator::metric;
        using StandInGenerator::paintEngine;
    };
    Writer writer;

 protected:
    QPaintEngine* paintEngine() const override { return writer.paintEngine(); }
    int metric(PaintDeviceMetric metric) const override { return writer.metric(metric); }
};

/// Of 255: Qt 6.4 draws the radius of a corner in whole hundredths of half a side, Qt 6.8 and the stand-in exactly.
constexpr int kCornerTolerance = 9;

using Drawing = std::function<void(QCPPainter&)>;

constexpr QSizeF kPage{453.5433, 302.3622};

/// What `generator` writes of what is drawn on `page`, set up as by the exporters.
template <class Generator>
QByteArray written(Generator& generator, SvgPage& page, const Drawing& draw, bool isPlain) {
    QBuffer buffer;
    generator.setOutputDevice(&buffer);
    if (!isPlain) {
        generator.setResolution(96);
        generator.setSize(kPage.toSize());
        generator.setViewBox(QRectF({}, kPage));
        generator.setTitle({});
        generator.setDescription({});
    }
    {
        QCPPainter painter(&page);
        painter.setMode(QCPPainter::pmVectorized);
        draw(painter);
    }
    return buffer.data();
}

/// Qt's bytes and the stand-in's around where they first differ, or nothing.
QByteArray difference(const Drawing& draw, bool isPlain = false) {
    SvgPage page;
    StandInPage other;
    QByteArray expected = written(page, page, draw, isPlain);
    // Qt 6.4 and the stand-in put two blanks where Qt 6.8 puts one.
    expected.replace("xlink\" version=", "xlink\"  version=");
    const QByteArray actual = written(other.writer, other, draw, isPlain);
    if (expected == actual) return expected.isEmpty() ? QByteArray("nothing was written") : QByteArray();
    const auto at = std::ranges::mismatch(expected, actual).in1 - expected.begin();
    const auto from = std::max(0, int(at) - 100);
    return expected.mid(from, 200) + " | " + actual.mid(from, 200);
}

void drawFigure(QCPPainter& painter, const Exhibit& exhibit, const Scene& scene, const Theme& theme) {
    const auto figure = exhibit.makeFigure();
    figure->setTheme(theme);
    figure->display(scene, studiedOnce(exhibit, scene).study());
    painter.setMode(QCPPainter::pmNoCaching);
    painter.setMode(QCPPainter::pmNonCosmetic);
    painter.setRenderHint(QPainter::LosslessImageRendering);
    painter.setFont(textFont(font_size::kBody));
    painter.fillRect(QRectF({}, kPage).adjusted(-1, -1, 1, 1), theme.surface);
    QFont font = textFont(font_size::kBody, QFont::DemiBold);
    font.setHintingPreference(QFont::PreferNoHinting);
    painter.setFont(font);
    painter.setPen(theme.text);
    painter.drawText(QPointF(8, 20), QStringLiteral("A heading: <Q & K>, \"x\", \u4e2d\u6587"));
    figure->setBackground(Qt::NoBrush);
    painter.translate(0, 30);
    figure->paint(painter, kPage.toSize());
}

QImage drawn(const std::function<void(QPainter&)>& draw, int size) {
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    draw(painter);
    return image;
}

/// The largest difference of a channel between the stand-in's picture and Qt's.
int pixelDifference(const QByteArray& svg, int size) {
    QSvgRenderer renderer(svg);
    const StandInRenderer other(svg);
    if (!renderer.isValid() || !other.isValid()) return 256;
    const QRectF place(0, 0, size, size);
    const QImage expected = drawn([&](QPainter& painter) { renderer.render(&painter, place); }, size);
    const QImage actual = drawn([&](QPainter& painter) { other.render(&painter, place); }, size);
    int most = 0;
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size * 4; ++x)
            most = std::max(most, std::abs(expected.constScanLine(y)[x] - actual.constScanLine(y)[x]));
    return expected == drawn([](QPainter&) {}, size) ? 256 : most;
}

QByteArray svgWith(const QByteArray& contents, const QByteArray& attributes = {}) {
    return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' " + attributes + '>' + contents + "</svg>";
}

}  // namespace

/// What stands in for Qt Svg in a browser writes the same files and draws the same icons.
class SvgTest : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase() { loadFonts(); }

    void figuresAreEqual_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<Scene>("scene");
        QTest::addColumn<bool>("dark");
        for (const Exhibit* exhibit : exhibits()) {
            const QString id = QString::fromLatin1(exhibit->id().data());
            const auto add = [&](std::string_view name, const Scene& scene, bool dark) {
                QTest::addRow("%s %s", exhibit->id().data(), name.data()) << id << madeBrief(*exhibit, scene) << dark;
            };
            Scene defaults = sceneOf(*exhibit, QString());
            add("at its defaults", defaults, false);
            add("dark", defaults, true);
            defaults.parameters.row = 3;
            defaults.parameters.column = 2;
            add("with a selected cell", adaptScene(*exhibit, defaults), true);
            for (const Preset& each : exhibit->presets()) add(each.name, presetScene(*exhibit, each.name), false);
        }
    }
    void figuresAreEqual() {
        QFETCH(QString, id);
        QFETCH(Scene, scene);
        QFETCH(bool, dark);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        const Theme& theme = dark ? Theme::dark() : Theme::light();
        QCOMPARE(difference([&](QCPPainter& painter) { drawFigure(painter, exhibit, scene, theme); }), QByteArray());
    }

    /// What the figures of today need not draw.
    void shapesAreEqual_data() {
        QTest::addColumn<Drawing>("draw");
        QTest::newRow("nothing") << Drawing([](QCPPainter&) {});
        QTest::newRow("text before any state") << Drawing([](QCPPainter& p) { p.drawText(1, 2, "a<b>&\"c\" '"); });
        QTest::newRow("numbers") << Drawing([](QCPPainter& p) {
            for (const double x : {0.1, 1e-5, 123456.0, 1234567.0, 1.0 / 3, -0.0, 1e20, 99999.95, 999999.5})
                p.drawPolyline(QPolygonF{{x, -x}, {0, x / 7}});
        });
        QTest::newRow("pens") << Drawing([](QCPPainter& p) {
            for (const Qt::PenStyle style : {Qt::NoPen, Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine})
                for (const double width : {0.0, 1.0, 2.5})
                    for (const Qt::PenJoinStyle join : {Qt::MiterJoin, Qt::BevelJoin, Qt::RoundJoin, Qt::SvgMiterJoin})
                        for (const Qt::PenCapStyle cap : {Qt::FlatCap, Qt::RoundCap, Qt::SquareCap}) {
                            QPen pen(QColor(1, 2, 3, 77), width, style, cap, join);
                            pen.setMiterLimit(7.5);
                            pen.setDashOffset(1.5);
                            pen.setCosmetic(cap == Qt::RoundCap);
                            p.setPen(pen);
                            p.drawPath([] {
                                QPainterPath path({1, 2});
                                path.cubicTo(1, 2, 3, 4, 5, 6);
                                return path;
                            }());
                            p.QPainter::drawLine(QLineF(1, 2, 3, 4));
                            p.drawRect(QRectF(1, 2, -3, 4));
                            p.drawEllipse(1, 2, 3, 4);
                            p.drawEllipse(QPointF(1, 2), 3, 3);
                            p.drawPoint(QPointF(1, 2));
                            p.drawConvexPolygon(QPolygonF{{1, 2}, {3, 4}, {5, 1}});
                        }
        });
        QTest::newRow("states") << Drawing([](QCPPainter& p) {
            p.setOpacity(0.5);
            p.setBrush(QColor(1, 2, 3, 128));
            p.rotate(30);
            p.setClipRect(QRectF(1, 1, 5, 5));
            p.drawRoundedRect(QRectF(1, 1, 20, 20), 3, 4);
            p.setClipping(false);
            p.save();
            p.restore();
            p.drawPath(QPainterPath());
        });
        QTest::newRow("fonts") << Drawing([](QCPPainter& p) {
            QFont font(QStringLiteral("Attention Lab Sans"));
            font.setPointSizeF(9.3);
            font.setStyle(QFont::StyleOblique);
            font.setUnderline(true);
            p.setFont(font);
            p.drawText(QRectF(0, 0, 90, 90), Qt::AlignCenter, QStringLiteral("x\ny \u4e2d\u6587 \u2265"));
        });
        QTest::newRow("images") << Drawing([](QCPPainter& p) {
            QImage image(3, 2, QImage::Format_ARGB32_Premultiplied);
            image.fill(QColor(200, 100, 50, 128));
            p.drawImage(QPointF(0.5, 1), image);
            p.setRenderHint(QPainter::SmoothPixmapTransform);
            p.drawImage(QRectF(1, 2, 30, 40), image);
            p.drawPixmap(1, 2, QPixmap::fromImage(image));
        });
    }
    void shapesAreEqual() {
        QFETCH(Drawing, draw);
        QCOMPARE(difference(draw), QByteArray());
        QCOMPARE(difference(draw, true), QByteArray());
    }

    void iconsAreEqual_data() {
        QTest::addColumn<QByteArray>("svg");
        for (const QFileInfo& file :
             QDir(QStringLiteral(ATTENTION_SOURCE_DIR "/resources/icons")).entryInfoList({QStringLiteral("*.svg")}))
            QTest::addRow("%s", qPrintable(file.fileName())) << contentsOf(file.filePath());
        QTest::newRow("attention-lab.svg")
            << contentsOf(QStringLiteral(ATTENTION_SOURCE_DIR "/resources/attention-lab.svg"));
        QTest::newRow("shapes") << svgWith(
            "<g stroke='#1a2b3c' stroke-width='1.5' fill='none' stroke-linecap='square'><circle cx='4' cy='4' r='2'/>"
            "<g fill='red' fill-opacity='0.5'><ellipse cx='11' cy='4' rx='3' ry='2'/></g>"
            "<line x1='1' y1='9' x2='5' y2='8'/><polyline points='1,12 3 14,5-.5e1'/></g>"
            "<polygon fill-rule='evenodd' points='8 8 15 8 9 14 12 6 15 14'/>");
        QTest::newRow("path") << svgWith(
            "<path d='m1 1 2 0 0 2zl3,3c1 0 2 1 2 2C9 9 10 10 12 9M10 2a3 2 30 1 1 10 3A1 1 0 0 1 14 14H9v-2z'/>",
            "stroke='blue' stroke-opacity='.7' stroke-linejoin='round' width='32px' height='32'");
    }
    void iconsAreEqual() {
        QFETCH(QByteArray, svg);
        const bool hasExactCorners = !svg.contains("<rect") || QLibraryInfo::version() >= QVersionNumber(6, 8);
        for (const int size : {16, 20, 24, 32}) {
            const int most = pixelDifference(svg, size);
            QVERIFY2(most <= (hasExactCorners ? 0 : kCornerTolerance), qPrintable(QString::number(most)));
        }
    }

    void whatIsNotKnownIsRefused_data() {
        QTest::addColumn<QByteArray>("svg");
        const QByteArray line = "<path d='M1 1L2 2'/>";
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("cut") << svgWith(line).chopped(3);
        QTest::newRow("no namespace") << QByteArray("<svg viewBox='0 0 9 9'><path d='M1 1L2 2'/></svg>");
        QTest::newRow("no size") << svgWith(line).replace("viewBox='0 0 16 16'", "");
        QTest::newRow("view box") << svgWith(line).replace("0 0 16 16", "0 0 16");
        QTest::newRow("element") << svgWith(line + "<text>x</text>");
        QTest::newRow("shape in a shape") << svgWith("<circle r='1'>" + line + "</circle>");
        QTest::newRow("characters") << svgWith(line + 'x');
        QTest::newRow("attribute") << svgWith(line, "opacity='0.5'");
        QTest::newRow("attribute of another shape") << svgWith(line + "<circle r='1' width='3'/>");
        QTest::newRow("unit") << svgWith(line, "stroke-width='2em'");
        QTest::newRow("negative") << svgWith(line + "<circle r='-1'/>");
        QTest::newRow("colour") << svgWith(line, "fill='#11223344'");
        QTest::newRow("gradient") << svgWith(line, "fill='url(#a)'");
        QTest::newRow("choice") << svgWith(line, "stroke-linejoin='arcs'");
        QTest::newRow("instruction") << "<?xml-stylesheet href='a.css'?>" + svgWith(line);
        for (const char* path :
             {"", "1 1L2 2", "L1 1", "M1", "M1 1Q2 2 3 3", "M1 1zz2", "M1 1A1 1 0 2 0 3 3", "M1 1L.", "M1 1L1e999 1"})
            QTest::addRow("path %s", path) << svgWith(QByteArray("<path d='") + path + "'/>");
    }
    void whatIsNotKnownIsRefused() {
        QFETCH(QByteArray, svg);
        QVERIFY(StandInRenderer(svgWith("<path d='M1 1L2 2'/>")).isValid());
        const StandInRenderer renderer(svg);
        QVERIFY(!renderer.isValid());
        QVERIFY(drawn([&](QPainter& painter) { renderer.render(&painter, QRectF(0, 0, 16, 16)); }, 16) ==
                drawn([](QPainter&) {}, 16));
    }
};

ATTENTION_TEST(SvgTest, QApplication)
#include "svg_test.moc"
