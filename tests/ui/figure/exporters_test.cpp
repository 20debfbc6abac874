#include "ui/figure/exporters.h"

#include "core/encoding/sinusoidal.h"
#include "core/version.h"
#include "tests/test_class.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/pdf_scene.h"

using namespace attention;

Q_DECLARE_METATYPE(FigureFormat)

namespace {

/// Whole-number millimetres of logical pixels: 1 in = 25.4 mm = 96 px.
constexpr double kInch = 25.4;

/// A dark square of 10 logical pixels in the top left corner and a word; nothing else.
class SquareFigure : public Figure {
 public:
    SquareFigure() {
        new PaintItem(this, QStringLiteral("main"), [this](QCPPainter& painter) {
            painter.setAntialiasing(false);
            painter.setPen(Qt::NoPen);
            painter.setBrush(QColor("#102030"));
            painter.drawRect(QRectF(0, 0, 10, 10));
            painter.setPen(theme().text);
            painter.setFont(textFont(font_size::kAxis));
            painter.drawText(QPointF(20, 40), m_words);
            m_size = viewport().size();
        });
    }
    std::optional<Cell> cellAt(const QPointF&) const override { return std::nullopt; }
    QSize drawnSize() const { return m_size; }
    QSize minimumLogicalSize() const override { return m_leastRoom; }
    void setLeastRoom(QSize room) { m_leastRoom = room; }
    void setWords(const QString& words) { m_words = words; }

 protected:
    void arrange() override {}
    void drawContent(QCPPainter&) override {}
    void drawSelection(QCPPainter&) override {}

 private:
    QSize m_size;
    QString m_words = QStringLiteral("a < b & c");
    QSize m_leastRoom{1, 1};
};

FigureOptions options(FigureFormat format, double width = 2 * kInch, double height = kInch) {
    FigureOptions options;
    options.format = format;
    options.size = {width, height};
    return options;
}

QImage image(const QByteArray& png) {
    return QImage::fromData(png, "PNG");
}

struct SvgText {
    QString text;
    double baseline;
    double size;
};

/// The texts of an SVG, in its own units and order.
QList<SvgText> textsOf(const QByteArray& svg) {
    QList<SvgText> texts;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement || reader.name() != u"text") continue;
        const auto attributes = reader.attributes();
        const double baseline = attributes.value(QStringLiteral("y")).toDouble();
        const double size = attributes.value(QStringLiteral("font-size")).toDouble();
        texts.append({reader.readElementText(), baseline, size});
    }
    return reader.hasError() ? QList<SvgText>() : texts;
}

/// Width and height of the view box.
QSizeF boxOf(const QByteArray& svg) {
    QXmlStreamReader reader(svg);
    reader.readNextStartElement();
    const QStringList box = reader.attributes().value(QStringLiteral("viewBox")).toString().split(u' ');
    return {box.value(2).toDouble(), box.value(3).toDouble()};
}

/// A figure of the exhibit at its defaults, but for what `change` does.
std::unique_ptr<Figure> figureOf(std::string_view id, const std::function<void(Scene&)>& change = {}) {
    const Exhibit& exhibit = *findExhibit(id);
    Scene scene;
    scene.exhibit = id;
    makeSmall(exhibit, scene.parameters);
    if (change) change(scene);
    scene = adaptScene(exhibit, scene);
    auto figure = exhibit.makeFigure();
    figure->display(scene, studiedOnce(exhibit, scene).study());
    return figure;
}

}  // namespace

class ExportersTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }

    void readsLengths_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("millimetres");  // 0: refused
        QTest::addRow("120 mm") << "120mm" << 120.0;
        QTest::addRow("a decimal point") << "57.3mm" << 57.3;
        QTest::addRow("1 cm = 10 mm") << "12cm" << 120.0;
        QTest::addRow("1 in = 25.4 mm") << "3.5in" << 88.9;
        QTest::addRow("72 pt = 1 in") << "72pt" << kInch;
        QTest::addRow("96 px = 1 in") << "96px" << kInch;
        QTest::addRow("the least") << "10mm" << 10.0;
        QTest::addRow("the most") << "200cm" << 2000.0;
        QTest::addRow("less than the least") << "9.99mm" << 0.0;
        QTest::addRow("more than the most") << "2000.1mm" << 0.0;
        QTest::addRow("no unit") << "120" << 0.0;
        QTest::addRow("no number") << "mm" << 0.0;
        QTest::addRow("an unknown unit") << "12km" << 0.0;
        QTest::addRow("a blank between") << "120 mm" << 0.0;
        QTest::addRow("a decimal comma") << "57,3mm" << 0.0;
        QTest::addRow("negative") << "-120mm" << 0.0;
        QTest::addRow("not finite") << "infmm" << 0.0;
        QTest::addRow("upper case") << "120MM" << 0.0;
        QTest::addRow("empty") << "" << 0.0;
    }
    void readsLengths() {
        QFETCH(QString, text);
        QFETCH(double, millimetres);
        const auto length = parseLengthMm(text.toStdString());
        QCOMPARE(length.has_value(), millimetres > 0);
        if (length) QCOMPARE(*length, millimetres);
    }

    void aFigureInTooLittleRoomIsDrawnSmallerAsAWhole() {
        SquareFigure figure;
        FigureOptions options;
        options.format = FigureFormat::Png;
        options.size = {50.8, 25.4};
        options.dpi = 96;
        figure.setLeastRoom({384, 100});
        const QImage picture = QImage::fromData(renderFigure(figure, options));
        QCOMPARE(figure.drawnSize(), QSize(384, 192));
        // Its square of ten pixels has five.
        QCOMPARE(picture.pixelColor(4, 4), QColor("#102030"));
        QCOMPARE(picture.pixelColor(6, 6), QColor("#FFFFFF"));
    }

    void pixelsOfAPngAreItsOwn() {
        QCOMPARE(parseLengthMm("300px", 300), std::optional(25.4));
        QCOMPARE(parseLengthMm("96px"), std::optional(25.4));
    }

    void readsDpi_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("accepted");
        QTest::addRow("300") << "300" << true;
        QTest::addRow("a fraction") << "95.9" << true;
        QTest::addRow("the least") << "10" << true;
        QTest::addRow("the most") << "2400" << true;
        QTest::addRow("too few") << "9" << false;
        QTest::addRow("too many") << "2401" << false;
        QTest::addRow("with a unit") << "300dpi" << false;
        QTest::addRow("empty") << "" << false;
    }
    void readsDpi() {
        QFETCH(QString, text);
        QFETCH(bool, accepted);
        QCOMPARE(parseDpi(text.toStdString()).has_value(), accepted);
    }

    void refusesHugeImages_data() {
        QTest::addColumn<double>("width");
        QTest::addColumn<double>("height");
        QTest::addColumn<double>("dpi");
        QTest::addColumn<bool>("refused");
        QTest::addRow("1417 x 945") << 120.0 << 80.0 << 300.0 << false;
        QTest::addRow("32767 pixels wide") << 32767 * kInch / 1000 << 10.0 << 1000.0 << false;
        QTest::addRow("32768 pixels wide") << 32768 * kInch / 1000 << 10.0 << 1000.0 << true;
        QTest::addRow("32768 pixels high") << 10.0 << 32768 * kInch / 1000 << 1000.0 << true;
        QTest::addRow("16384^2 x 4 bytes = 1 GiB") << 16384 * kInch / 1000 << 16384 * kInch / 1000 << 1000.0 << false;
        QTest::addRow("one row more") << 16384 * kInch / 1000 << 16385 * kInch / 1000 << 1000.0 << true;
    }
    void refusesHugeImages() {
        QFETCH(double, width);
        QFETCH(double, height);
        QFETCH(double, dpi);
        QFETCH(bool, refused);
        FigureOptions asked = options(FigureFormat::Png, width, height);
        asked.dpi = dpi;
        QCOMPARE(imageProblem(asked).has_value(), refused);
        asked.format = FigureFormat::Svg;
        QVERIFY(!imageProblem(asked));
        QCOMPARE(imageBytes(asked), 0.0);
    }

    void pngHasPixelsAndDensity_data() {
        QTest::addColumn<double>("width");
        QTest::addColumn<double>("height");
        QTest::addColumn<double>("dpi");
        QTest::addColumn<QSize>("pixels");
        QTest::addColumn<QSize>("logical");
        QTest::addRow("2 x 1 in at 96") << 2 * kInch << kInch << 96.0 << QSize(192, 96) << QSize(192, 96);
        QTest::addRow("2 x 1 in at 300") << 2 * kInch << kInch << 300.0 << QSize(600, 300) << QSize(192, 96);
        QTest::addRow("120 x 80 mm at 300: 1417.3, 944.9")
            << 120.0 << 80.0 << 300.0 << QSize(1417, 945) << QSize(453, 302);
        QTest::addRow("coarse") << 2 * kInch << kInch << 10.0 << QSize(20, 10) << QSize(192, 96);
    }
    void pngHasPixelsAndDensity() {
        QFETCH(double, width);
        QFETCH(double, height);
        QFETCH(double, dpi);
        QFETCH(QSize, pixels);
        QFETCH(QSize, logical);
        SquareFigure figure;
        FigureOptions asked = options(FigureFormat::Png, width, height);
        asked.dpi = dpi;
        QCOMPARE(pixelSize(asked), pixels);
        const QImage picture = image(renderFigure(figure, asked));
        QCOMPARE(picture.size(), pixels);
        QCOMPARE(figure.drawnSize(), logical);
        // PNG holds whole dots a metre.
        QCOMPARE(picture.dotsPerMeterX(), qRound(dpi / 0.0254));
        QCOMPARE(picture.dotsPerMeterY(), qRound(dpi / 0.0254));
    }

    void pngIsDrawnToScale() {
        SquareFigure figure;
        FigureOptions asked = options(FigureFormat::Png);
        asked.dpi = 288;  // 3 pixels for each logical one, so the square has 30
        const QImage picture = image(renderFigure(figure, asked));
        QCOMPARE(picture.pixelColor(0, 0), QColor("#102030"));
        QCOMPARE(picture.pixelColor(29, 29), QColor("#102030"));
        QCOMPARE(picture.pixelColor(30, 29), QColor(Qt::white));
        QCOMPARE(picture.pixelColor(29, 30), QColor(Qt::white));
        QVERIFY(!picture.hasAlphaChannel());
    }

    void backgroundIsTheThemesSurface() {
        SquareFigure figure;
        figure.setTheme(Theme::dark());
        const QSize pixels = pixelSize(options(FigureFormat::Png, 120, 80));
        const QImage picture = image(renderFigure(figure, options(FigureFormat::Png, 120, 80)));
        // The very last pixel too, though the layout ends before it.
        QCOMPARE(picture.pixelColor(pixels.width() - 1, pixels.height() - 1), Theme::dark().surface);
        QVERIFY(renderFigure(figure, options(FigureFormat::Svg)).contains(Theme::dark().surface.name().toUtf8()));
    }

    void transparentHasNoBackground() {
        SquareFigure figure;
        figure.setTheme(Theme::light());
        FigureOptions asked = options(FigureFormat::Png);
        asked.transparent = true;
        const QImage picture = image(renderFigure(figure, asked));
        QCOMPARE(picture.pixelColor(100, 50).alpha(), 0);
        QCOMPARE(picture.pixelColor(0, 0), QColor("#102030"));
        asked.format = FigureFormat::Svg;
        QVERIFY(!renderFigure(figure, asked).contains("#ffffff"));
        // The next one has its background again.
        QCOMPARE(image(renderFigure(figure, options(FigureFormat::Png))).pixelColor(100, 50), QColor(Qt::white));
    }

    void svgHasExactSize_data() {
        QTest::addColumn<double>("width");
        QTest::addColumn<double>("height");
        QTest::addColumn<QByteArray>("header");
        QTest::addRow("the book's heatmap, 3.5 x 4 in")
            << 3.5 * kInch << 4 * kInch << QByteArray("width=\"88.9mm\" height=\"101.6mm\"");
        QTest::addRow("no whole pixels") << 57.3 << 33.3 << QByteArray("width=\"57.3mm\" height=\"33.3mm\"");
    }
    void svgHasExactSize() {
        QFETCH(double, width);
        QFETCH(double, height);
        QFETCH(QByteArray, header);
        SquareFigure figure;
        const QByteArray svg = renderFigure(figure, options(FigureFormat::Svg, width, height));
        QVERIFY2(svg.contains(header), svg.left(300).constData());
        QXmlStreamReader reader(svg);
        QVERIFY(reader.readNextStartElement());
        const QStringList box = reader.attributes().value(QStringLiteral("viewBox")).toString().split(u' ');
        QCOMPARE(box.size(), 4);
        // Qt writes six significant digits.
        QVERIFY(std::abs(box[2].toDouble() - width / kInch * 96) < 1e-3);
        QVERIFY(std::abs(box[3].toDouble() - height / kInch * 96) < 1e-3);
    }

    void svgIsWellFormedText() {
        SquareFigure figure;
        FigureOptions asked = options(FigureFormat::Svg);
        asked.title = QStringLiteral("P < Q & \"R\"");
        asked.description = QStringLiteral("位置");
        const QByteArray svg = renderFigure(figure, asked);
        QXmlStreamReader reader(svg);
        QString title;
        QString description;
        QStringList texts;
        QStringList faces;
        while (!reader.atEnd()) {
            if (reader.readNext() != QXmlStreamReader::StartElement) continue;
            const auto name = reader.name();
            if (name == u"text") faces += reader.attributes().value(QStringLiteral("font-family")).toString();
            if (name == u"title") title = reader.readElementText();
            if (name == u"desc") description = reader.readElementText();
            if (name == u"text") texts += reader.readElementText();
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QCOMPARE(title, asked.title);
        QCOMPARE(description, asked.description);
        QCOMPARE(texts, QStringList(QStringLiteral("a < b & c")));
        QCOMPARE(faces.size(), 1);
        QVERIFY2(faces.first().contains(u"Inter") && faces.first().endsWith(u"sans-serif"), qPrintable(faces.first()));
    }

    void svgHasNoEmptyGroups() {
        const Exhibit& exhibit = *findExhibit("encoding-heatmap");
        Scene scene;
        const auto figure = exhibit.makeFigure();
        figure->display(scene, exhibit.compute(scene, {}));
        const QString svg = QString::fromUtf8(renderFigure(*figure, options(FigureFormat::Svg, 160, 120)));
        static const QRegularExpression empty(QStringLiteral("<g [^>]*>\\s*</g>"));
        QVERIFY(!svg.contains(empty));
        // A version of Qt writes a blank more than another.
        QVERIFY(svg.contains(QStringLiteral("xlink\" version=")));
        QCOMPARE(svg.count(QStringLiteral("<g ")), svg.count(QStringLiteral("</g>")));
    }

    void pdfHasExactSize_data() {
        QTest::addColumn<double>("width");
        QTest::addColumn<double>("height");
        QTest::addRow("the book's curves: 432 x 180 pt") << 6 * kInch << 2.5 * kInch;
        QTest::addRow("rounded down by Qt: 162.425 pt high") << 120.0 << 57.3;
        QTest::addRow("rounded up by Qt: 226.772 pt high") << 120.0 << 80.0;
        QTest::addRow("the least") << 10.0 << 10.0;
        QTest::addRow("the most") << 2000.0 << 2000.0;
    }
    void pdfHasExactSize() {
        QFETCH(double, width);
        QFETCH(double, height);
        SquareFigure figure;
        const QByteArray pdf = renderFigure(figure, options(FigureFormat::Pdf, width, height));
        static const QRegularExpression box(QStringLiteral("/MediaBox \\[0 (\\S+) (\\S+) (\\S+) *\\]"));
        const auto match = box.match(QString::fromLatin1(pdf));
        QVERIFY(match.hasMatch());
        // The box of the paper, which newer versions of Qt write, too, is the same.
        const auto trim = pdf.indexOf("/TrimBox ");
        QVERIFY(trim < 0 || pdf.sliced(trim + 6).startsWith(match.captured().sliced(7).toLatin1()));
        const double bottom = match.captured(1).toDouble();
        const double top = match.captured(3).toDouble();
        // Three decimals are written.
        QVERIFY(std::abs(match.captured(2).toDouble() - width / kInch * 72) < 1e-3);
        QVERIFY(std::abs(top - bottom - height / kInch * 72) < 1.5e-3);
        QCOMPARE(top, std::round(top));  // where the drawing begins
        // The table of places still leads to where the objects are.
        const auto table = pdf.mid(pdf.lastIndexOf("startxref") + 10).simplified().split(' ').first().toInt();
        QVERIFY(pdf.mid(table).startsWith("xref"));
    }

    void pdfHasNameAndFonts() {
        SquareFigure figure;
        FigureOptions asked = options(FigureFormat::Pdf);
        asked.title = QStringLiteral("Columns");
        const QByteArray pdf = renderFigure(figure, asked);
        QVERIFY(pdf.startsWith("%PDF-1."));
        QVERIFY(pdf.trimmed().endsWith("%%EOF"));
        QVERIFY(pdf.contains("/FontFile"));
        QVERIFY(!pdf.contains("/DCTDecode"));  // no JPEG
        QCOMPARE(pdf.count("/Type /Page\n"), 1);
    }

    void typeScalesWithThePage_data() {
        QTest::addColumn<double>("points");
        QTest::addColumn<QSize>("logical");
        QTest::addColumn<int>("pixels");
        QTest::addRow("9 pt: 192 x 96") << 9.0 << QSize(192, 96) << 30;
        QTest::addRow("18 pt: half the room, everything twice as large") << 18.0 << QSize(96, 48) << 60;
        QTest::addRow("4.5 pt") << 4.5 << QSize(384, 192) << 15;
        QTest::addRow("6 pt: 3/2") << 6.0 << QSize(288, 144) << 20;
    }
    void typeScalesWithThePage() {
        QFETCH(double, points);
        QFETCH(QSize, logical);
        QFETCH(int, pixels);
        SquareFigure figure;
        FigureOptions asked = options(FigureFormat::Png);
        asked.fontSize = points;
        asked.dpi = 288;  // 3 pixels for each of the square's ten at 9 pt
        const QImage picture = image(renderFigure(figure, asked));
        QCOMPARE(picture.size(), QSize(576, 288));
        QCOMPARE(figure.drawnSize(), logical);
        QCOMPARE(picture.pixelColor(pixels - 1, pixels - 1), QColor("#102030"));
        QCOMPARE(picture.pixelColor(pixels, pixels), QColor(Qt::white));
        asked.format = FigureFormat::Svg;
        const QByteArray svg = renderFigure(figure, asked);
        QCOMPARE(figure.drawnSize(), logical);
        QVERIFY(svg.contains("width=\"50.8mm\" height=\"25.4mm\""));
        QCOMPARE(boxOf(svg), QSizeF(logical));
        QCOMPARE(textsOf(svg).first().size, double(font_size::kAxis));  // 12 of 192 units, of 2 in: 9 pt
        asked.format = FigureFormat::Pdf;
        QVERIFY(renderFigure(figure, asked).contains(" 144.000 "));  // 2 in
        QCOMPARE(figure.drawnSize(), logical);
    }

    void everySizeOfTypeAndPageIsDrawn() {
        // From a page of four pixels to one of a hundred thousand.
        int turn = 0;
        for (const Exhibit* exhibit : exhibits()) {
            ++turn;
            for (const double points : {kMinFontPoints, kMaxFontPoints})
                for (const double side : {kMinFigureMm, 200.0}) {
                    // Both formats paint the same way: by turns.
                    FigureOptions asked = options(++turn % 2 == 0 ? FigureFormat::Svg : FigureFormat::Pdf, side, side);
                    asked.fontSize = points;
                    asked.heading = asked.caption = QStringLiteral("Columns are waves");
                    const auto figure = figureOf(exhibit->id(), [](Scene& scene) {
                        scene.parameters.row = 3;
                        scene.parameters.column = 6;
                    });
                    QVERIFY(!renderFigure(*figure, asked).isEmpty());
                }
        }
    }

    void headingAndCaptionLeaveTheFigureItsRoom_data() {
        QTest::addColumn<QString>("heading");
        QTest::addColumn<QString>("caption");
        QTest::addColumn<int>("least");  // pixels of height for the figure, of 302
        QTest::addColumn<bool>("cut");
        const QString sentence = QStringLiteral("Rows are positions, columns dimensions. ");
        QTest::addRow("none: all of it") << ""
                                         << "" << 302 << false;
        QTest::addRow("a heading of one line") << "Columns are waves"
                                               << "" << 264 << false;
        QTest::addRow("a caption of one line") << "" << sentence << 269 << false;
        QTest::addRow("both") << "Columns are waves" << sentence << 231 << false;
        QTest::addRow("a caption of two paragraphs") << ""
                                                     << "One.\nTwo." << 252 << false;
        QTest::addRow("blanks are no text") << " \n "
                                            << "\t" << 302 << false;
        QTest::addRow("a long caption becomes smaller") << "" << sentence.repeated(14) << 181 << false;
        QTest::addRow("a longer one is cut at two fifths") << "" << sentence.repeated(100) << 181 << true;
        QTest::addRow("a long heading is cut at a quarter") << sentence.repeated(20) << "" << 226 << true;
        QTest::addRow("both cut") << sentence.repeated(20) << sentence.repeated(100) << 105 << true;
        QTest::addRow("one word without an end") << "" << QString(3000, u'x') << 181 << true;
    }
    void headingAndCaptionLeaveTheFigureItsRoom() {
        QFETCH(QString, heading);
        QFETCH(QString, caption);
        QFETCH(int, least);
        QFETCH(bool, cut);
        SquareFigure figure;
        FigureOptions asked = options(FigureFormat::Svg, 120, 80);
        asked.heading = heading;
        asked.caption = caption;
        const QByteArray svg = renderFigure(figure, asked);
        const QSizeF page = boxOf(svg);
        QVERIFY2(figure.drawnSize().height() >= least, qPrintable(QString::number(figure.drawnSize().height())));
        QVERIFY(figure.drawnSize().height() <= page.height());
        QCOMPARE(figure.drawnSize().width(), 453);
        const QSize inSvg = figure.drawnSize();

        // All text is on the page, and in the order in which it stands there none touches the next.
        double below = 0;
        QString together;
        for (const SvgText& text : textsOf(svg)) {
            if (text.text == u"a < b & c") continue;  // in the figure's own place
            together += text.text + u' ';
            QVERIFY2(text.baseline - below >= text.size * 1.1, qPrintable(text.text));
            below = text.baseline;
            QFont font = textFont(int(text.size), text.size > font_size::kAxis ? QFont::DemiBold : QFont::Normal);
            font.setHintingPreference(QFont::PreferNoHinting);
            QVERIFY2(QFontMetricsF(font).horizontalAdvance(text.text) <= page.width() - 16 + 0.5,
                     qPrintable(text.text));
            QVERIFY(text.size >= 9);
        }
        QVERIFY(below < page.height() - 8);
        QCOMPARE(together.contains(QChar(0x2026)), cut);
        if (!cut) QCOMPARE(together.simplified(), (heading + u' ' + caption).simplified());
        // The other formats have the same layout.
        for (const FigureFormat format : {FigureFormat::Png, FigureFormat::Pdf}) {
            asked.format = format;
            renderFigure(figure, asked);
            QCOMPARE(figure.drawnSize(), inSvg);
        }
    }

    void wordsStandWhereTheyBelong() {
        SquareFigure figure;
        FigureOptions asked = options(FigureFormat::Png, 120, 80);
        asked.dpi = 96;
        asked.heading = QStringLiteral("Heading");
        asked.caption = QStringLiteral("Caption");
        const QImage picture = image(renderFigure(figure, asked));
        // The square in the figure's corner tells where that begins.
        int top = 0;
        while (top < picture.height() && picture.pixelColor(2, top) != QColor("#102030")) ++top;
        const auto inkIn = [&](int from, int to) {
            QRect ink;
            for (int y = from; y < to; ++y)
                for (int x = 0; x < picture.width(); ++x)
                    if (picture.pixelColor(x, y) != QColor(Qt::white)) ink |= QRect(x, y, 1, 1);
            return ink;
        };
        const QRect heading = inkIn(0, top);
        const QRect caption = inkIn(top + figure.drawnSize().height(), picture.height());
        for (const QRect& ink : {heading, caption}) {
            QVERIFY(!ink.isEmpty());
            QVERIFY2(ink.left() >= 8 && ink.left() <= 10, qPrintable(QString::number(ink.left())));
        }
        QVERIFY(heading.top() >= 12 && heading.bottom() < top - 4);
        QVERIFY(caption.bottom() < picture.height() - 12);
    }

    void figuresCarryTheirSceneAndProgram() {
        SquareFigure figure;
        FigureOptions asked = options(FigureFormat::Png);
        asked.title = QStringLiteral("位置 & <P>");
        asked.description = QStringLiteral("A \"sentence\".");
        asked.scene = "{\n  \"exhibit\": \"encoding-heatmap\",\n  \"path\": \"/tmp/位置 <&> ']]>'\"\n}\n";
        const QString program = QStringLiteral("Attention Lab ") + QString::fromStdString(std::string(kVersion));
        const QImage picture = image(renderFigure(figure, asked));
        QCOMPARE(picture.text(QString::fromLatin1(kSceneKeyword)).toStdString(), asked.scene);
        QCOMPARE(picture.text(QStringLiteral("Software")), program);
        QCOMPARE(picture.text(QStringLiteral("Title")), asked.title);
        QCOMPARE(picture.text(QStringLiteral("Description")), asked.description);

        asked.format = FigureFormat::Svg;
        QXmlStreamReader reader(renderFigure(figure, asked));
        int scenes = 0;
        while (!reader.atEnd()) {
            if (reader.readNext() != QXmlStreamReader::StartElement || reader.name() != u"scene") continue;
            ++scenes;
            QCOMPARE(reader.namespaceUri().toString(), QString::fromLatin1(kSceneNamespace));
            QCOMPARE(reader.attributes().value(QStringLiteral("program")).toString(), program);
            QCOMPARE(reader.readElementText().toStdString(), asked.scene);
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QCOMPARE(scenes, 1);

        asked.format = FigureFormat::Pdf;
        const QByteArray pdf = renderFigure(figure, asked);
        QByteArray creator;  // UTF-16, as PDF has it
        for (const QChar c : program) creator += QByteArray(1, '\0') + char(c.unicode());
        QVERIFY(pdf.contains(creator));
        const qsizetype stream = pdf.indexOf(kPdfSceneStart.data());
        QVERIFY(pdf.sliced(stream).contains("stream\n" + QByteArray::fromStdString(asked.scene) + "\nendstream"));
        // Without a scene nothing of it is written.
        asked.scene.clear();
        const QByteArray without = renderFigure(figure, asked);
        QVERIFY(!without.contains("EmbeddedFile"));
        QVERIFY(pdf.startsWith(without));
        asked.format = FigureFormat::Svg;
        QVERIFY(!renderFigure(figure, asked).contains("metadata"));
    }

    /// Readers of PDF go from the end to the table of places, from there to the catalogue, and to the file that it
    /// names.
    void theSceneOfAPdfIsFoundByItsTables() {
        SquareFigure figure;
        FigureOptions asked = options(FigureFormat::Pdf);
        asked.scene = "{}";
        const QByteArray pdf = renderFigure(figure, asked);
        const auto numberBehind = [](const QByteArray& text, const char* key) {
            const qsizetype place = text.indexOf(key);
            return place < 0 ? -1 : text.mid(place + qsizetype(qstrlen(key))).simplified().split(' ').first().toInt();
        };
        const QByteArray table = pdf.mid(numberBehind(pdf.mid(pdf.lastIndexOf("startxref")), "startxref"));
        QVERIFY(table.startsWith("xref\n"));
        const auto object = [&](int number) {
            const QByteArray start = QByteArray::number(number) + " 0 obj\n";
            const QByteArray whole =
                pdf.mid(numberBehind(table, ('\n' + QByteArray::number(number) + " 1\n").constData()));
            return whole.startsWith(start) ? whole.left(whole.indexOf("endobj")) : QByteArray();
        };
        QVERIFY(pdf.mid(numberBehind(table, "/Prev ")).startsWith("xref\n"));
        const QByteArray catalogue = object(numberBehind(table, "/Root "));
        QVERIFY(catalogue.contains("/Pages "));
        const int description = numberBehind(catalogue, "/AF [");
        QCOMPARE(numberBehind(catalogue, "/Names [(attention-lab-scene.attention) "), description);
        QCOMPARE(numberBehind(table, "/Size "), description + 1);
        QVERIFY(object(description).contains("/AFRelationship /Data"));
        QVERIFY(
            object(numberBehind(object(description), "/EF << /F ")).contains("/Length 2 >>\nstream\n{}\nendstream"));
    }

    void anyTextMakesAnXmlFile() {
        SquareFigure figure;
        FigureOptions asked = options(FigureFormat::Svg, 120, 80);
        asked.heading = QStringLiteral("a\x01\x1F") + QChar(0xFFFF) + QStringLiteral("b <g x='1'> </svg>");
        asked.caption = QStringLiteral("\x0C]]> & \"c\"");
        asked.title = asked.heading;
        asked.scene = QStringLiteral("\"%1\"").arg(QChar(0xFFFE)).toStdString();
        const QByteArray svg = renderFigure(figure, asked);
        const auto texts = textsOf(svg);
        QCOMPARE(texts.size(), 3);
        QCOMPARE(texts[0].text, QStringLiteral("ab <g x='1'> </svg>"));
        QCOMPARE(texts[1].text, QStringLiteral("]]> & \"c\""));
        QVERIFY(svg.contains("&quot;\\ufffe&quot;"));
    }

    void anyDrawnTextMakesAnXmlFile() {
        SquareFigure figure;
        figure.setWords(QStringLiteral("a\x01 <") + QChar(0xFFFF) + QChar(0xFFFE) + QStringLiteral("\x1F b"));
        const auto texts = textsOf(renderFigure(figure, options(FigureFormat::Svg, 120, 80)));
        // Each face has an element of its own.
        QString words;
        for (const auto& text : texts) words += text.text;
        QCOMPARE(words, QStringLiteral("a\uFFFD <\uFFFD\uFFFD\uFFFD b"));
    }

    void svgHasEveryCellInItsColour_data() {
        QTest::addColumn<double>("fontSize");
        QTest::addColumn<QString>("heading");
        QTest::addRow("plain") << 9.0 << "";
        QTest::addRow("other type, below a heading") << 13.0 << "Heading";
    }
    void svgHasEveryCellInItsColour() {
        QFETCH(double, fontSize);
        QFETCH(QString, heading);
        FigureOptions asked = options(FigureFormat::Svg, 120, 80);
        asked.fontSize = fontSize;
        asked.heading = heading;
        const QString svg = QString::fromUtf8(renderFigure(*figureOf("encoding-heatmap"), asked));
        const Matrix values = sinusoidalTable({});
        const ColourMap map = ColourMap::signedMap(Theme::light());
        // The first grid are the cells, the second is the colour bar.
        const qsizetype first = svg.indexOf(QStringLiteral("crispEdges"));
        const qsizetype end = svg.indexOf(QStringLiteral("</g>"), first);
        static const QRegularExpression path(
            QStringLiteral("<path fill=\"(#[0-9a-f]{6})\" d=\"M(\\d+) (\\d+)h([\\d.]+)v([\\d.]+)H(\\d+)z\"/>"));
        Eigen::MatrixXi covered = Eigen::MatrixXi::Zero(60, 32);
        auto paths = path.globalMatch(svg.mid(first, end - first));
        while (paths.hasNext()) {
            const auto match = paths.next();
            const int column = match.captured(2).toInt();
            const int row = match.captured(3).toInt();
            QCOMPARE(match.captured(6).toInt(), column);
            QCOMPARE(std::floor(match.captured(4).toDouble()), 1.0);
            for (int r = row; r < row + int(std::floor(match.captured(5).toDouble())); ++r) {
                ++covered(r, column);
                QCOMPARE(match.captured(1), QColor(map.at((values(r, column) + 1) / 2)).name());
            }
        }
        QVERIFY((covered.array() == 1).all());
        // 60 x 32 cells in less than 50 bytes each.
        QVERIFY2(svg.size() < 60 * 32 * 50, qPrintable(QString::number(svg.size())));
    }

    void pngHasEveryCellInItsPlace() {
        // 3 pixels for each of the layout's: a cell is 27 x 12, and its colour must reach to within one of its edges.
        const auto figure = figureOf("encoding-heatmap");
        FigureOptions asked = options(FigureFormat::Png, 120, 80);
        asked.dpi = 288;
        // On a page of as many whole pixels the cells lie where they lie in the picture.
        figure->setViewport(QRect(0, 0, 453, 302));
        figure->setTheme(Theme::light());
        const QImage picture = image(renderFigure(*figure, asked));
        const auto rects = figure->axisRects();
        const QCPAxisRect& cells = **std::ranges::max_element(
            rects, {}, [](const QCPAxisRect* rect) { return rect->height() * rect->width(); });
        const Matrix values = sinusoidalTable({});
        const ColourMap map = ColourMap::signedMap(Theme::light());
        for (Index row = 0; row < 60; ++row)
            for (Index column = 0; column < 32; ++column)
                for (const double right : {-0.45, 0.0, 0.45})
                    for (const double down : {-0.4, 0.0, 0.4}) {
                        const double x = cells.axis(QCPAxis::atBottom)->coordToPixel(double(column) + right);
                        const double y = cells.axis(QCPAxis::atLeft)->coordToPixel(double(row) + down);
                        const QColor colour = picture.pixelColor(int(x * 3), int(y * 3));
                        // The square end of a tick reaches half a pixel of the layout into the cells.
                        if (colour != Theme::light().control)
                            QCOMPARE(colour, QColor(map.at((values(row, column) + 1) / 2)));
                    }
    }

    void manyCellsBecomeAnExactImage() {
        const QByteArray svg = renderFigure(*figureOf("encoding-heatmap",
                                                      [](Scene& scene) {
                                                          scene.parameters.n = 1024;
                                                          scene.parameters.d = 512;
                                                      }),
                                            options(FigureFormat::Svg, 120, 80));
        const auto from = svg.indexOf("base64,") + 7;
        const QImage picture = image(QByteArray::fromBase64(svg.mid(from, svg.indexOf('"', from) - from)));
        QVERIFY(picture.width() % 512 == 0 && picture.height() % 1024 == 0);
        const int across = picture.width() / 512;
        const int down = picture.height() / 1024;
        const Matrix values = sinusoidalTable({.positions = 1024, .dimensions = 512});
        const ColourMap map = ColourMap::signedMap(Theme::light());
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                if (picture.pixel(x, y) != map.at((values(y / down, x / across) + 1) / 2))
                    QFAIL(qPrintable(QString("pixel %1, %2").arg(x).arg(y)));
    }

    void theLargestTableStaysReadable() {
        // libxml2, which most viewers use, refuses an attribute of more than 10 million characters.
        constexpr qsizetype kMaxAttribute = 10'000'000;
        const auto figure = figureOf("encoding-heatmap", [](Scene& scene) {
            scene.parameters.n = 6000;
            scene.parameters.d = 2000;
        });
        const QByteArray svg = renderFigure(*figure, options(FigureFormat::Svg, 250, 250));
        QVERIFY2(svg.size() < kMaxAttribute, qPrintable(QString::number(svg.size())));
        const auto texts = textsOf(svg);
        QVERIFY(std::ranges::any_of(texts, [](const SvgText& text) { return text.text.contains(u"one cell in"); }));
    }

    void curvesStayInsideTheirAxes() {
        // SVG files are written without clipping, so what lies outside would be seen.
        const auto figure = figureOf("encoding-curves", [](Scene& scene) {
            scene.view.zoom = Zoom{20.3, 30.7, -1, 1};
        });
        const QString svg = QString::fromUtf8(renderFigure(*figure, options(FigureFormat::Svg, 120, 80)));
        const QRectF axes = figure->axisRects().constFirst()->rect();
        constexpr double kLineWidth = 3;
        static const QRegularExpression points(QStringLiteral("<polyline[^>]* points=\"([^\"]+)\""));
        auto lines = points.globalMatch(svg);
        int seen = 0;
        while (lines.hasNext()) {
            int inside = 0;
            QStringList outside;
            for (const QString& point : lines.next().captured(1).split(u' ', Qt::SkipEmptyParts)) {
                const QPointF place(point.section(u',', 0, 0).toDouble(), point.section(u',', 1, 1).toDouble());
                axes.adjusted(-kLineWidth, -kLineWidth, kLineWidth, kLineWidth).contains(place) ? void(++inside)
                                                                                                : outside.append(point);
            }
            // Rulers and samples of the names lie outside as a whole.
            QVERIFY2(inside == 0 || outside.isEmpty(), qPrintable(outside.join(u' ')));
            seen += inside;
        }
        QVERIFY(seen > 40);
    }

    void repeatsByteForByte() {
        const auto picturesInOrder = [](std::vector<FigureFormat> formats) {
            std::map<std::pair<FigureFormat, std::string_view>, QByteArray> pictures;
            for (const FigureFormat format : formats) {
                FigureOptions asked = options(format, 120, 80);
                asked.dpi = 96;
                asked.heading = QStringLiteral("Heading");
                asked.caption = QStringLiteral("Caption");
                asked.scene = "{}";
                for (const Exhibit* exhibit : exhibits()) {
                    pictures[{format, exhibit->id()}] = renderFigure(*figureOf(exhibit->id()), asked);
                }
            }
            return pictures;
        };
        const auto first = picturesInOrder({FigureFormat::Png, FigureFormat::Svg, FigureFormat::Pdf});
        // Other exports before each, and hashes in another order, as they are in each window.
        QHashSeed::resetRandomGlobalSeed();
        for (const auto& [which, bytes] : picturesInOrder({FigureFormat::Pdf, FigureFormat::Svg, FigureFormat::Png})) {
            QVERIFY(!bytes.isEmpty());
            QVERIFY2(bytes == first.at(which), which.second.data());
            // Two of one second would agree.
            QVERIFY2(which.first != FigureFormat::Pdf || !bytes.contains("Date"), which.second.data());
        }
    }

    void aFigureIsLeftAsItWas() {
        const auto figure = figureOf("encoding-heatmap");
        FigureOptions asked = options(FigureFormat::Svg, 120, 80);
        asked.parts = {.legend = false, .colourBar = false};
        renderFigure(*figure, asked);
        QCOMPARE(figure->decorations(), FigureDecorations());
    }
};

ATTENTION_TEST(ExportersTest, QApplication)
#include "exporters_test.moc"
