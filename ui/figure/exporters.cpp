#include "ui/figure/exporters.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <utility>

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QPageSize>

#include "core/number_text.h"
#include "core/version.h"
#include "ui/figure/code_plan.h"
#include "ui/figure/page_text.h"
#include "ui/figure/pdf_pages.h"
#include "ui/figure/pdf_scene.h"
#include "ui/figure/png.h"
#include "ui/figure/shapes.h"
#include "ui/figure/svg_file.h"

namespace attention {
namespace {

struct ExportWords {
    Q_DECLARE_TR_FUNCTIONS(Exporters)
};

constexpr double kPointsPerInch = 72;
constexpr int kMaxSide = 32767;  // QPainter's coordinates on an image end here
constexpr double kMaxImage = 1024.0 * 1024 * 1024;

double inches(double millimetres) {
    return millimetres / kMillimetresPerInch;
}

/// The layout of a figure on a page.
struct Room {
    QSize size;        ///< of the figure, in its own pixels
    double scale = 1;  ///< pixels of the page's layout per pixel of the figure
};

/// A size in whole pixels: the layout does not use fractions of a pixel. @param page  without heading, caption and code
QSize wholePixels(const QSizeF& page) {
    constexpr double slack = 1e-6;
    return {std::max(1, int(page.width() + slack)), std::max(1, int(page.height() + slack))};
}

/// @param page  without heading, caption and code
Room roomFor(const Figure& figure, const QSizeF& page, const QSize& minLayoutSize) {
    // One scale for both axes keeps the type's size exact.
    const QSize whole = wholePixels(page);
    // With less space than the minimum the figure's elements would overlap; it is scaled down as a whole instead.
    const QSizeF minimumSize = figure.minimumLogicalSize().expandedTo(minLayoutSize);
    const double scale = std::min({1.0, whole.width() / minimumSize.width(), whole.height() / minimumSize.height()});
    return {scale < 1 ? (QSizeF(whole) / scale).toSize() : whole, scale};
}

/// The size that a page leaves for its figure, and the position of its QR code.
struct PageRoom {
    QSizeF size;  ///< of the figure
    std::optional<QrCode> code;
    QRectF square;  ///< of the code on the page, in pixels of the layout
};

PageRoom roomBeside(const FigureOptions& options, const PageText& text) {
    const QSizeF page = layoutSize(options);
    PageRoom room{QSizeF(page.width(), page.height() - text.top() - text.bottom()), {}, {}};
    const CodePlan plan = planCode(options);
    if (!plan.isPossible) return room;
    room.code = plan.code;
    const double side = plan.side * page.width() / options.size.width;
    room.square = QRectF(page.width() - side, page.height() - text.bottom() - side, side, side);
    plan.isBeside ? room.size.rwidth() -= side : room.size.rheight() -= side;
    return room;
}

/// Draws the page in a painter that has `dots` units for a pixel of the layout.
void paintPage(const PagePainter& paint, const Theme& theme, QCPPainter& painter, const FigureOptions& options,
               double dots) {
    painter.setMode(QCPPainter::pmNoCaching);
    painter.setMode(QCPPainter::pmNonCosmetic);
    painter.setRenderHint(QPainter::LosslessImageRendering);
    painter.scale(dots, dots);
    painter.setFont(textFont(font_size::kBody));
    const QSizeF page = layoutSize(options);
    // Beyond the edges too, or a viewer leaves the last, partly covered line of pixels pale.
    setHasGround(painter, !options.transparent);
    if (!options.transparent) painter.fillRect(QRectF({}, page).adjusted(-1, -1, 1, 1), theme.surface);
    const PageText text(options);
    text.draw(painter, theme);
    const PageRoom room = roomBeside(options, text);
    if (room.code) drawQrCode(painter, *room.code, room.square);
    painter.translate(0, text.top());
    paint(painter, room.size);
}

PagePainter painterOf(Figure& figure, const FigureOptions& options) {
    return [&](QCPPainter& painter, const QSizeF& available) {
        const FigureDecorations parts = figure.decorations();
        figure.setDecorations(options.parts);
        const Room room = roomFor(figure, available, options.minLayoutSize);
        figure.setBackground(Qt::NoBrush);
        painter.scale(room.scale, room.scale);
        figure.paint(painter, room.size);
        if (options.overlay) options.overlay(painter);
        figure.setBackground(QBrush(figure.theme().surface));
        figure.setDecorations(parts);
    };
}

QImage imageOf(const PagePainter& paint, const Theme& theme, const FigureOptions& options) {
    QImage image(pixelSize(options), options.transparent ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    if (image.isNull()) return image;
    image.fill(options.transparent ? QColor(Qt::transparent) : theme.surface);
    {
        const double dots = options.dpi / kLogicalDpi * options.fontSize / kFontPoints;
        QCPPainter painter(&image);
        // Otherwise QCustomPlot would move antialiased lines by half a pixel of the layout, where half a pixel of the
        // image is meant.
        if (dots > 1.5) painter.setMode(QCPPainter::pmVectorized);
        paintPage(paint, theme, painter, options, dots);
    }
    return image;
}

QByteArray renderPng(const PagePainter& paint, const Theme& theme, const FigureOptions& options) {
    QImage image = imageOf(paint, theme, options);
    if (image.isNull()) return {};
    const int dotsPerMetre = int(std::lround(options.dpi / kMillimetresPerInch * 1000));
    image.setDotsPerMeterX(dotsPerMetre);
    image.setDotsPerMeterY(dotsPerMetre);
    image.setText(QStringLiteral("Software"), programName());
    for (const auto& [keyword, text] : {std::pair{"Title", options.title},
                                        {"Description", options.description},
                                        {kLookKeyword, QString::fromStdString(options.look)},
                                        {kSceneKeyword, QString::fromStdString(options.scene)}})
        if (!text.isEmpty()) image.setText(QString::fromLatin1(keyword), text);
    return pngBytes(image);
}

QByteArray renderSvg(const PagePainter& paint, const Theme& theme, const FigureOptions& options) {
    SvgPage page;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        page.setOutputDevice(&buffer);
        const QSizeF size = layoutSize(options);
        // With pixels as units Qt writes font sizes unchanged. Figures that draw images need the physical pixel size,
        // so it is passed to them.
        page.setResolution(int(std::lround(kLogicalDpi * kFontPoints / options.fontSize)));
        page.setSize(size.toSize());
        page.setViewBox(QRectF({}, size));
        page.setTitle({});
        page.setDescription({});
        QCPPainter painter(&page);
        painter.setMode(QCPPainter::pmVectorized);
        paintPage(paint, theme, painter, options, 1);
    }
    return finishedSvg(page, buffer.data(), options);
}

/// Replaces the page size, which Qt rounds to whole points, by the exact one. The top edge stays where Qt has it, and
/// the number of bytes stays the same, because the file has a table of the byte offsets of its objects.
QByteArray fixPdfPageSize(QByteArray pdf, const FigureSize& size) {
    // The bytes between `start` and `end`; empty if there are none.
    const auto between = [&](QByteArrayView start, QByteArrayView end) -> std::span<char> {
        const auto from = pdf.indexOf(start);
        const auto to = from < 0 ? -1 : pdf.indexOf(end, from + start.size());
        if (to < 0) return {};
        return std::span(pdf.data(), std::size_t(to)).subspan(std::size_t(from + start.size()));
    };
    const auto number = [](double points) { return QByteArray::number(points, 'f', 3); };
    for (const QByteArrayView key : {"/MediaBox [", "/TrimBox ["}) {
        const std::span<char> written = between(key, "]");
        const double top = QByteArray(written.data(), std::ssize(written)).simplified().split(' ').last().toDouble();
        const QByteArray box = "0 " + number(top - inches(size.height) * kPointsPerInch) + ' ' +
                               number(inches(size.width) * kPointsPerInch) + ' ' + number(top);
        if (box.size() <= std::ssize(written))
            std::ranges::copy(box.leftJustified(std::ssize(written)), written.begin());
    }
    return pdf;
}

QByteArray renderPdf(const PagePainter& paint, const Theme& theme, const FigureOptions& options) {
    PdfPages pages(options.title, QPageSize(QSizeF(options.size.width, options.size.height), QPageSize::Millimeter, {},
                                            QPageSize::ExactMatch));
    paintPage(paint, theme, pages.painter(), options, options.fontSize / kFontPoints);
    const QByteArray pdf = fixPdfPageSize(pages.finish(), options.size);
    return options.scene.empty() ? pdf : withAttachedScene(pdf, options.scene, options.look);
}

}  // namespace

std::optional<FigureFormat> figureFormat(QStringView name) {
    if (name == u"png") return FigureFormat::Png;
    if (name == u"svg") return FigureFormat::Svg;
    if (name == u"pdf") return FigureFormat::Pdf;
    return std::nullopt;
}

std::optional<double> parseLengthMm(std::string_view text, double pixelsPerInch) {
    const std::array<std::pair<std::string_view, double>, 5> units{{
        {"mm", 1},
        {"cm", 10},
        {"in", kMillimetresPerInch},
        {"pt", kMillimetresPerInch / kPointsPerInch},
        {"px", kMillimetresPerInch / pixelsPerInch},
    }};
    for (const auto& [unit, millimetres] : units) {
        if (!text.ends_with(unit)) continue;
        const auto number = parseReal(text.substr(0, text.size() - unit.size()));
        if (!number) return std::nullopt;
        const double length = *number * millimetres;
        if (length >= kMinFigureMm && length <= kMaxFigureMm) return length;
    }
    return std::nullopt;
}

std::optional<double> parsePoints(std::string_view text) {
    if (text.ends_with("pt")) text.remove_suffix(2);
    const auto points = parseReal(text);
    return points && *points >= kMinFontPoints && *points <= kMaxFontPoints ? points : std::nullopt;
}

std::optional<double> parseDpi(std::string_view text) {
    const auto dpi = parseReal(text);
    return dpi && *dpi >= kMinDpi && *dpi <= kMaxDpi ? dpi : std::nullopt;
}

QString programName() {
    return QStringLiteral("Attention Lab ") + QString::fromUtf8(kVersion);
}

QSize pixelSize(const FigureOptions& options) {
    const auto pixels = [&](double millimetres) {
        return std::max(1, int(std::lround(inches(millimetres) * options.dpi)));
    };
    return {pixels(options.size.width), pixels(options.size.height)};
}

double imageBytes(const FigureOptions& options) {
    if (options.format != FigureFormat::Png) return 0;
    const QSize pixels = pixelSize(options);
    return 4.0 * pixels.width() * pixels.height();
}

std::optional<QString> imageProblem(const FigureOptions& options) {
    if (options.format != FigureFormat::Png) return std::nullopt;
    const QSize pixels = pixelSize(options);
    const bool tooLong = std::max(pixels.width(), pixels.height()) > kMaxSide;
    if (!tooLong && imageBytes(options) <= kMaxImage) return std::nullopt;
    return ExportWords::tr("the picture would be %1 x %2 pixels; accepted: up to %3 a side and %4 million in all")
        .arg(pixels.width())
        .arg(pixels.height())
        .arg(kMaxSide)
        .arg(int(kMaxImage / 4 / 1e6));
}

PageFit fitOnPage(Figure& figure, const FigureOptions& options, QSize minimumSize) {
    const QSize whole = wholePixels(roomOnPage(options));
    const Room room = roomFor(figure, roomOnPage(options), options.minLayoutSize);
    const double perPixel = options.size.width / layoutSize(options).width();
    const auto enlarged = [&](double millimetres, int pixels, int needed) {
        return pixels >= needed ? millimetres : std::ceil(millimetres + (needed - pixels) * perPixel);
    };
    return {figure.droppedItemsAt(room.size),
            options.fontSize * room.scale,
            {enlarged(options.size.width, whole.width(), minimumSize.width()),
             enlarged(options.size.height, whole.height(), minimumSize.height())}};
}

QSize prepareFigure(Figure& figure, FigureOptions& options) {
    figure.setDecorations(options.parts);
    const auto arrangeIn = [&](const QRect& viewport) {
        figure.setViewport(viewport);
        figure.setTheme(figure.theme());
    };
    const auto fits = [whole = wholePixels(roomOnPage(options))](const QSize& minimumSize) {
        return minimumSize.width() <= whole.width() && minimumSize.height() <= whole.height();
    };
    const QRect before = figure.viewport();
    const QSize minimumBefore = figure.minimumLogicalSize();
    arrangeIn(QRect(QPoint(), wholePixels(roomOnPage(options))));
    const QSize minimumSize = figure.minimumLogicalSize();
    if (fits(minimumSize)) return minimumSize;
    // The figure will be scaled down, so its layout gets more pixels than the page has.
    arrangeIn(before);
    if (fits(minimumBefore)) options.minLayoutSize = minimumSize;
    return minimumSize;
}

QSizeF roomOnPage(const FigureOptions& options) {
    return roomBeside(options, PageText(options)).size;
}

QByteArray renderPage(const PagePainter& paint, const Theme& theme, const FigureOptions& options) {
    switch (options.format) {
        case FigureFormat::Png:
            return renderPng(paint, theme, options);
        case FigureFormat::Svg:
            return renderSvg(paint, theme, options);
        case FigureFormat::Pdf:
            return renderPdf(paint, theme, options);
    }
    Q_UNREACHABLE();
}

void layOut(Figure& figure, const FigureOptions& options) {
    figure.setDecorations(options.parts);
    figure.setViewport(QRect(QPoint(0, 0), roomFor(figure, roomOnPage(options), options.minLayoutSize).size));
}

QImage renderImage(Figure& figure, const FigureOptions& options) {
    return imageOf(painterOf(figure, options), figure.theme(), options);
}

QByteArray renderFigure(Figure& figure, const FigureOptions& options) {
    return renderPage(painterOf(figure, options), figure.theme(), options);
}

}  // namespace attention
