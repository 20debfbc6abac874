#include "ui/figure/exporters.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QPageSize>
#include <QPdfWriter>
#include <QSvgGenerator>

#include "core/io/number_text.h"

namespace attention {
namespace {

struct ExportWords {
    Q_DECLARE_TR_FUNCTIONS(Exporters)
};

constexpr double kMillimetresPerInch = 25.4;
constexpr double kLogicalDpi = 96;
constexpr double kPointsPerInch = 72;
constexpr int kLongestSide = 32767;  // QPainter's coordinates on an image end here
constexpr double kLargestImage = 1024.0 * 1024 * 1024;
/// Fine enough that what is rounded to whole units of the page is not seen.
constexpr int kPdfDpi = 1200;

double inches(double millimetres) {
    return millimetres / kMillimetresPerInch;
}

QSizeF logicalSize(const FigureSize& size) {
    return {inches(size.width) * kLogicalDpi, inches(size.height) * kLogicalDpi};
}

/// Draws the page at `dpi` of the painter's device.
void paintPage(Figure& figure, QCPPainter& painter, const FigureOptions& options, double dpi) {
    painter.setMode(QCPPainter::pmNoCaching);
    painter.setMode(QCPPainter::pmNonCosmetic);
    painter.setRenderHint(QPainter::LosslessImageRendering);
    painter.scale(dpi / kLogicalDpi, dpi / kLogicalDpi);
    painter.setFont(textFont(type::kBody));
    const QSizeF page = logicalSize(options.size);
    if (!options.transparent) painter.fillRect(QRectF({}, page), figure.theme().surface);
    // The layout takes whole pixels. One scale for both axes keeps the type's size exact; less than a pixel stays over.
    constexpr double slack = 1e-6;
    figure.setBackground(Qt::NoBrush);
    figure.paint(painter, {int(page.width() + slack), int(page.height() + slack)});
    figure.setBackground(QBrush(figure.theme().surface));
}

QByteArray renderPng(Figure& figure, const FigureOptions& options) {
    QImage image(pixelSize(options), options.transparent ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    if (image.isNull()) return {};
    image.fill(options.transparent ? QColor(Qt::transparent) : figure.theme().surface);
    {
        QCPPainter painter(&image);
        paintPage(figure, painter, options, options.dpi);
    }
    const int dotsPerMetre = int(std::lround(options.dpi / kMillimetresPerInch * 1000));
    image.setDotsPerMeterX(dotsPerMetre);
    image.setDotsPerMeterY(dotsPerMetre);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, "PNG")) return {};
    return buffer.data();
}

/// Qt's file with a list of faces for each text instead of one, with its exact size, and without what says nothing:
/// that is more than half of it. All groups stand in one that is around all, and a text repeats the face of its group.
QByteArray mendSvg(const QByteArray& svg, const FigureOptions& options) {
    auto place = svg.indexOf('>', svg.indexOf("<g ", svg.indexOf("</defs>"))) + 1;
    QByteArray mended = svg.first(place) + '\n';
    for (auto group = svg.indexOf("<g ", place); group >= 0; group = svg.indexOf("<g ", place)) {
        const auto contents = svg.indexOf('>', group) + 1;
        place = svg.indexOf("</g>", contents);
        const QByteArray shapes = svg.sliced(contents, place - contents).trimmed();
        place += 4;
        const auto face = svg.indexOf("font-family", group);
        const QByteArray tag = svg.sliced(group, (face < 0 ? contents - 1 : std::min(face, contents - 1)) - group);
        const bool isVisible = !tag.contains("fill=\"none\" stroke=\"none\"") || shapes.contains("<text");
        if (!shapes.isEmpty() && isVisible) mended += tag.trimmed() + ">\n" + shapes + "\n</g>\n";
    }
    mended += svg.sliced(place).trimmed() + '\n';

    static const std::array<std::pair<const char*, const char*>, 5> replacements{{
        {" transform=\"matrix(1,0,0,1,0,0)\"", ""},
        {" fill-opacity=\"1\"", ""},
        {" stroke-opacity=\"1\"", ""},
        {"font-family=\"Attention Lab Sans\"",
         "font-family=\"'Attention Lab Sans', Inter, 'Noto Sans', 'DejaVu Sans', 'Noto Sans CJK SC', sans-serif\""},
        {"font-family=\"Attention Lab Math\"",
         "font-family=\"'Attention Lab Math', 'Latin Modern Math', 'STIX Two Math', 'DejaVu Serif', serif\""},
    }};
    for (const auto& [written, better] : replacements) mended.replace(written, better);

    const auto setLength = [&](const char* before, double millimetres) {
        const auto from = mended.indexOf(before) + qsizetype(qstrlen(before));
        mended.replace(from, mended.indexOf('"', from) - from, QByteArray::number(millimetres, 'g', 9) + "mm");
    };
    setLength("<svg width=\"", options.size.width);
    setLength(" height=\"", options.size.height);
    // Qt 6.4 would write both without escaping "<" and "&".
    const auto insertWords = [&](const char* element, const QString& text) {
        if (text.isEmpty()) return;
        const QString words = QStringLiteral("<%1>%2</%1>\n").arg(QLatin1String(element), text.toHtmlEscaped());
        mended.insert(mended.indexOf("<defs>"), words.toUtf8());
    };
    insertWords("title", options.title);
    insertWords("desc", options.description);
    return mended;
}

QByteArray renderSvg(Figure& figure, const FigureOptions& options) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setResolution(int(kLogicalDpi));
        const QSizeF page = logicalSize(options.size);
        generator.setSize(page.toSize());
        generator.setViewBox(QRectF({}, page));
        generator.setTitle({});
        generator.setDescription({});
        QCPPainter painter(&generator);
        painter.setMode(QCPPainter::pmVectorized);
        paintPage(figure, painter, options, kLogicalDpi);
    }
    return mendSvg(buffer.data(), options);
}

/// Qt rounds the page to whole points. The exact one is written in its place, with its top where Qt has it, in as many
/// bytes, because the file has a table of the places of its objects.
QByteArray mendPdf(QByteArray pdf, const FigureSize& size) {
    static const QByteArray key = "/MediaBox [";
    const auto start = pdf.indexOf(key) + key.size();
    const auto length = pdf.indexOf(']', start) - start;
    if (start < key.size() || length < 0) return pdf;
    const double top = pdf.sliced(start, length).simplified().split(' ').last().toDouble();
    const auto number = [](double points) { return QByteArray::number(points, 'f', 3); };
    const QByteArray box = "0 " + number(top - inches(size.height) * kPointsPerInch) + ' ' +
                           number(inches(size.width) * kPointsPerInch) + ' ' + number(top);
    return box.size() <= length ? pdf.replace(start, length, box.leftJustified(length)) : pdf;
}

QByteArray renderPdf(Figure& figure, const FigureOptions& options) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(kPdfDpi);
        writer.setCreator(QCoreApplication::applicationName());
        writer.setTitle(options.title);
        writer.setPageSize(QPageSize(QSizeF(options.size.width, options.size.height), QPageSize::Millimeter, {},
                                     QPageSize::ExactMatch));
        writer.setPageMargins({});
        QCPPainter painter(&writer);
        painter.setMode(QCPPainter::pmVectorized);
        paintPage(figure, painter, options, kPdfDpi);
    }
    return mendPdf(buffer.data(), options.size);
}

}  // namespace

std::optional<FigureFormat> figureFormat(QStringView name) {
    if (name == u"png") return FigureFormat::Png;
    if (name == u"svg") return FigureFormat::Svg;
    if (name == u"pdf") return FigureFormat::Pdf;
    return std::nullopt;
}

std::optional<double> parseLengthMm(std::string_view text) {
    static constexpr std::array<std::pair<std::string_view, double>, 5> units{{
        {"mm", 1},
        {"cm", 10},
        {"in", kMillimetresPerInch},
        {"pt", kMillimetresPerInch / kPointsPerInch},
        {"px", kMillimetresPerInch / kLogicalDpi},
    }};
    for (const auto& [unit, millimetres] : units) {
        if (!text.ends_with(unit)) continue;
        const auto number = parseReal(text.substr(0, text.size() - unit.size()));
        if (!number) return std::nullopt;
        const double length = *number * millimetres;
        if (length >= kLeastMillimetres && length <= kMostMillimetres) return length;
    }
    return std::nullopt;
}

std::optional<double> parseDpi(std::string_view text) {
    const auto dpi = parseReal(text);
    return dpi && *dpi >= kLeastDpi && *dpi <= kMostDpi ? dpi : std::nullopt;
}

QSize pixelSize(const FigureOptions& options) {
    const auto pixels = [&](double millimetres) {
        return std::max(1, int(std::lround(inches(millimetres) * options.dpi)));
    };
    return {pixels(options.size.width), pixels(options.size.height)};
}

double imageMemory(const FigureOptions& options) {
    if (options.format != FigureFormat::Png) return 0;
    const QSize pixels = pixelSize(options);
    return 4.0 * pixels.width() * pixels.height();
}

std::optional<QString> imageProblem(const FigureOptions& options) {
    if (options.format != FigureFormat::Png) return std::nullopt;
    const QSize pixels = pixelSize(options);
    const bool tooLong = std::max(pixels.width(), pixels.height()) > kLongestSide;
    if (!tooLong && imageMemory(options) <= kLargestImage) return std::nullopt;
    return ExportWords::tr("the picture would be %1 x %2 pixels; accepted: up to %3 a side and %4 million in all")
        .arg(pixels.width())
        .arg(pixels.height())
        .arg(kLongestSide)
        .arg(int(kLargestImage / 4 / 1e6));
}

QByteArray renderFigure(Figure& figure, const FigureOptions& options) {
    switch (options.format) {
        case FigureFormat::Png:
            return renderPng(figure, options);
        case FigureFormat::Svg:
            return renderSvg(figure, options);
        case FigureFormat::Pdf:
            return renderPdf(figure, options);
    }
    Q_UNREACHABLE();
}

}  // namespace attention
