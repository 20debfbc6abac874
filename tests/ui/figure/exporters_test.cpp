#include "ui/figure/exporters.h"

#include <QtTest>

#include "ui/exhibits/registry.h"

using namespace attention;

Q_DECLARE_METATYPE(FigureFormat)

namespace {

/// Whole-number millimetres of logical pixels: 1 in = 25.4 mm = 96 px.
constexpr double kInch = 25.4;

/// A dark square of 10 logical pixels in the top left corner and a word; nothing else.
class SquareFigure : public Figure {
 public:
    SquareFigure() {
        new Drawing(this, QStringLiteral("main"), [this](QCPPainter& painter) {
            painter.setAntialiasing(false);
            painter.setPen(Qt::NoPen);
            painter.setBrush(QColor("#102030"));
            painter.drawRect(QRectF(0, 0, 10, 10));
            painter.setPen(theme().text);
            painter.setFont(textFont(type::kAxis));
            painter.drawText(QPointF(20, 40), QStringLiteral("a < b & c"));
            m_size = viewport().size();
        });
    }
    std::optional<Cell> cellAt(const QPointF&) const override { return std::nullopt; }
    QSize drawnSize() const { return m_size; }

 protected:
    void arrange() override {}
    void drawContent(QCPPainter&) override {}
    void drawSelection(QCPPainter&) override {}

 private:
    QSize m_size;
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

/// What differs between two equal PDFs is when they were made.
QByteArray withoutDate(QByteArray pdf) {
    const auto date = pdf.indexOf("/CreationDate");
    return pdf.remove(date, pdf.indexOf('\n', date) - date);
}

}  // namespace

class ExportersTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() {
        QHashSeed::setDeterministicGlobalSeed();
        loadFonts();
    }

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
        QCOMPARE(imageMemory(asked), 0.0);
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
        figure.setTheme(Theme::darkTheme());
        const QSize pixels = pixelSize(options(FigureFormat::Png, 120, 80));
        const QImage picture = image(renderFigure(figure, options(FigureFormat::Png, 120, 80)));
        // The very last pixel too, though the layout ends before it.
        QCOMPARE(picture.pixelColor(pixels.width() - 1, pixels.height() - 1), Theme::darkTheme().surface);
        QVERIFY(renderFigure(figure, options(FigureFormat::Svg)).contains(Theme::darkTheme().surface.name().toUtf8()));
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
        figure->display(scene, exhibit.compute(scene.parameters, {}));
        const QString svg = QString::fromUtf8(renderFigure(*figure, options(FigureFormat::Svg, 160, 120)));
        static const QRegularExpression empty(QStringLiteral("<g [^>]*>\\s*</g>"));
        QVERIFY(!svg.contains(empty));
        QCOMPARE(svg.count(QStringLiteral("<g ")), svg.count(QStringLiteral("</g>")));
        // Nearly every one of the 60 x 32 cells stands there: none is lost with the empty groups.
        QVERIFY2(svg.count(QStringLiteral("<rect")) > 1400,
                 qPrintable(QString::number(svg.count(QStringLiteral("<rect")))));
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

    void repeatsByteForByte_data() {
        QTest::addColumn<FigureFormat>("format");
        QTest::addRow("png") << FigureFormat::Png;
        QTest::addRow("svg") << FigureFormat::Svg;
        QTest::addRow("pdf, but for its date") << FigureFormat::Pdf;
    }
    void repeatsByteForByte() {
        QFETCH(FigureFormat, format);
        for (const Exhibit* exhibit : exhibits()) {
            const auto figure = exhibit->makeFigure();
            Scene scene;
            scene.exhibit = exhibit->id();
            figure->display(scene, exhibit->compute(scene.parameters, {}));
            const QByteArray first = renderFigure(*figure, options(format, 120, 80));
            const QByteArray second = renderFigure(*figure, options(format, 120, 80));
            QVERIFY(!first.isEmpty());
            QVERIFY(format == FigureFormat::Pdf ? withoutDate(first) == withoutDate(second) : first == second);
        }
    }
};

QTEST_MAIN(ExportersTest)
#include "exporters_test.moc"
