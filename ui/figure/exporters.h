#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include <QByteArray>
#include <QImage>
#include <QString>

#include "ui/figure/figure.h"

namespace attention {

enum class FigureFormat { Png, Svg, Pdf };

/// "png", "svg", "pdf"; nothing for anything else.
std::optional<FigureFormat> figureFormat(QStringView name);

/// Size of the axes' numbers when nothing else is asked for, in points.
inline constexpr double kFontPoints = 9;

struct FigureOptions {
    FigureFormat format = FigureFormat::Svg;
    FigureSize size;                           ///< millimetres of paper
    double dpi = 300;                          ///< pixels an inch of a PNG
    bool transparent = false;                  ///< else the theme's surface fills the page
    double fontSize = kFontPoints;             ///< points of the axes' numbers; all type and lines scale with it
    FigureDecorations parts;                   ///< what is drawn beside the content
    QString title;                             ///< what SVG and PDF readers show as the document's name; may be empty
    QString description;                       ///< one line for screen readers, SVG only; may be empty
    QString letter;                            ///< letter of a panel, drawn at the top left in brackets; may be empty
    QString heading;                           ///< drawn above the figure; may be empty
    QString caption;                           ///< drawn under it; may be empty
    std::function<void(QCPPainter&)> overlay;  ///< draws over the figure, in its pixels; may be empty
    std::string scene;                         ///< embedded in the file, so that it can be opened again; may be empty
    std::string look;                          ///< embedded likewise: how it was drawn (FigureLook); may be empty
    QByteArray link;                           ///< drawn as a QR code in a margin of its own; empty: none
    /// The minimum size of the figure's layout in pixels; if the page is smaller, the figure is scaled down as a whole.
    /// Pictures that must have equal layouts share one value.
    QSize minLayoutSize = {1, 1};
};

inline constexpr double kMinDpi = 10;
inline constexpr double kMaxDpi = 2400;
inline constexpr double kMinFontPoints = 4;
inline constexpr double kMaxFontPoints = 72;

inline constexpr double kMillimetresPerInch = 25.4;
/// Pixels an inch of the layout and of vector files, as in CSS.
inline constexpr double kLogicalDpi = 96;
/// Millimetres of a length with its unit: "120mm", "12cm", "4.5in", "340pt" or "453px". Nothing for other text or a
/// length outside kMinFigureMm ... kMaxFigureMm.
/// @param pixelsPerInch  for lengths in px; the resolution of a PNG, so that it gets exactly that many pixels
std::optional<double> parseLengthMm(std::string_view text, double pixelsPerInch = kLogicalDpi);
/// A font size in points, from "9pt" or "9"; nothing outside kMinFontPoints ... kMaxFontPoints.
std::optional<double> parsePoints(std::string_view text);
/// Nothing unless `text` is a number from kMinDpi to kMaxDpi.
std::optional<double> parseDpi(std::string_view text);

/// The program's name and version, for the metadata of files.
QString programName();

/// The size in pixels of a PNG with these options.
QSize pixelSize(const FigureOptions& options);
/// The memory, in bytes, that the image takes while it is drawn; 0 for vector formats.
double imageBytes(const FigureOptions& options);
/// Why a PNG of this size cannot be made (more than 32767 pixels a side or 1 GiB), translated; nothing if it can.
std::optional<QString> imageProblem(const FigureOptions& options);

/// Why the QR code of options.link cannot be drawn, translated; nothing if it can. Either the link is too long, or the
/// modules would be smaller than 0.4 mm or, in a PNG, than 2 pixels.
std::optional<QString> codeProblem(const FigureOptions& options);

/// How a figure fits on its page.
struct PageFit {
    QStringList leftOut;  ///< names of the elements that have no room, translated; empty if everything fits
    double fontSize = 0;  ///< points of the axes' numbers; less than requested if the figure is scaled down
    FigureSize needed;    ///< size of a page on which the requested font size fits, though leftOut does not
};
/// Call prepareFigure() before. @param options  as changed by it  @param minimumSize  its return value
PageFit fitOnPage(Figure& figure, const FigureOptions& options, QSize minimumSize);
/// Lays a figure out for the size that it has on the page, because its minimum size may depend on that. After this
/// renderFigure() scales the figure down if and only if it does not fit. @return its minimum size on this page, in
/// logical pixels
QSize prepareFigure(Figure& figure, FigureOptions& options);

/// Where files embed the scene: in a PNG under this keyword of a text chunk, in an SVG as the element "scene" of this
/// namespace in the metadata, in a PDF as an attached file (pdf_scene.h). The look is embedded as a chunk before the
/// scene, an element "look" after it, or another attached file.
inline constexpr const char* kSceneKeyword = "attention-lab-scene";
inline constexpr const char* kLookKeyword = "attention-lab-look";
inline constexpr const char* kSceneNamespace = "urn:attention-lab";

/// Lays the figure out as renderFigure() will draw it, once and for all: what is displayed from now on is laid out for
/// pages with these options.
void layOut(Figure& figure, const FigureOptions& options);

/// The page as an image, which renderFigure() writes as a PNG. Null when there was not enough memory for it.
QImage renderImage(Figure& figure, const FigureOptions& options);

/// Draws the content of a page, without its heading, its caption and its QR code. The painter's origin is the top left
/// corner of the content. @param room  size of the content, in pixels of the layout
using PagePainter = std::function<void(QCPPainter& painter, const QSizeF& room)>;
/// The size that a PagePainter gets, in pixels of the layout.
QSizeF roomOnPage(const FigureOptions& options);
/// A file with one page, as renderFigure() makes it.
QByteArray renderPage(const PagePainter& paint, const Theme& theme, const FigureOptions& options);

/// The contents of the file. The page is laid out at 96 pixels an inch, or fewer for larger type, so that text and
/// lines have the same size on paper in every format. The heading takes at most a quarter of its height, the caption
/// two fifths: more text becomes smaller first, then ends in an ellipsis. A QR code takes a strip of its own, at the
/// right of a wide page and below the figure of a high one, and the page stays as large as it was asked for. Equal
/// calls give equal bytes. Needs !imageProblem(options). Empty when there was not enough memory for the picture.
QByteArray renderFigure(Figure& figure, const FigureOptions& options);

}  // namespace attention
