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
    QString letter;                            ///< of a panel, drawn at the top left in brackets; may be empty
    QString heading;                           ///< drawn above the figure; may be empty
    QString caption;                           ///< drawn under it; may be empty
    std::function<void(QCPPainter&)> overlay;  ///< draws over the figure, in its pixels; may be empty
    std::string scene;                         ///< what the file carries so that it can be opened again; may be empty
    std::string look;                          ///< and how it was drawn, to be drawn so again; may be empty
    QByteArray link;                           ///< drawn as a QR code in a margin of its own; empty: none
    /// Pixels of the layout that the figure gets at least, by drawing it smaller as a whole: what is the same for all
    /// pictures that are laid out alike.
    QSize leastRoom = {1, 1};
};

inline constexpr double kMinDpi = 10;
inline constexpr double kMaxDpi = 2400;
inline constexpr double kMinFontPoints = 4;
inline constexpr double kMaxFontPoints = 72;

inline constexpr double kMillimetresPerInch = 25.4;
/// Logical pixels an inch, in which figures are laid out, and the pixels of a vector file, as in CSS.
inline constexpr double kLogicalDpi = 96;
/// Millimetres of a length with its unit: "120mm", "12cm", "4.5in", "340pt" or "453px". Nothing for other text or a
/// length outside kMinFigureMm ... kMaxFigureMm.
/// @param pixelsPerInch  of a PNG its resolution, so that it gets as many pixels as were asked for
std::optional<double> parseLengthMm(std::string_view text, double pixelsPerInch = kLogicalDpi);
/// Points of a size of type, "9pt" or "9"; nothing outside kMinFontPoints ... kMaxFontPoints.
std::optional<double> parsePoints(std::string_view text);
/// Nothing unless `text` is a number from kMinDpi to kMaxDpi.
std::optional<double> parseDpi(std::string_view text);

/// The program and its version, as files name what wrote them.
QString programName();

/// Pixels of the PNG with these options.
QSize pixelSize(const FigureOptions& options);
/// Bytes of the picture while it is drawn; 0 for vector formats.
double imageBytes(const FigureOptions& options);
/// Why a PNG of that size is not made, as a translated phrase, or nothing: more than 32767 pixels a side or 1 GiB.
std::optional<QString> imageProblem(const FigureOptions& options);

/// Why the QR code of options.link cannot be drawn, as a translated phrase, or nothing: the link is too long, or the
/// modules would be smaller than 0.4 mm or, in a PNG, than 2 pixels.
std::optional<QString> codeProblem(const FigureOptions& options);

/// How a figure fits on its page.
struct PageFit {
    QStringList leftOut;  ///< names of the elements that have no room, translated; empty if everything fits
    double fontSize = 0;  ///< points of the axes' numbers; less than asked for where the figure is drawn smaller
    FigureSize needed;    ///< millimetres of a page with room for that size of type, without what is left out
};
/// @param options, least  as prepareFigure() left and returned them
PageFit fitOnPage(Figure& figure, const FigureOptions& options, QSize least);
/// Lays a figure out in the room that it has on the page, on which it may depend how much it needs at least, so that
/// renderFigure() draws it smaller if and only if it has no room there. @return what it needs there, in logical pixels
QSize prepareFigure(Figure& figure, FigureOptions& options);

/// What carries the scene: the keyword of a PNG's text chunk, and the namespace of the element "scene" in an SVG's
/// metadata. A PDF has it as an attached file (pdf_scene.h). How the figure was drawn stands in a chunk before it, an
/// element "look" behind it, and another attached file.
inline constexpr const char* kSceneKeyword = "attention-lab-scene";
inline constexpr const char* kLookKeyword = "attention-lab-look";
inline constexpr const char* kSceneNamespace = "urn:attention-lab";

/// Lays the figure out as renderFigure() will draw it, once and for all: what is displayed from now on is laid out for
/// pages with these options.
void layOut(Figure& figure, const FigureOptions& options);

/// The page as pixels, of which renderFigure() makes a PNG. Null when there was not enough memory for it.
QImage renderImage(Figure& figure, const FigureOptions& options);

/// Draws what a page has beside its heading, its caption and its code. The painter begins at the top left corner.
/// @param room  pixels of the layout
using PagePainter = std::function<void(QCPPainter& painter, const QSizeF& room)>;
/// The room that the page's painter gets.
QSizeF roomOnPage(const FigureOptions& options);
/// A file with one page, as renderFigure() makes it.
QByteArray renderPage(const PagePainter& paint, const Theme& theme, const FigureOptions& options);

/// The whole file. The page is laid out at 96 pixels an inch, or fewer for larger type, so that text and lines have the
/// same size on paper in every format. The heading takes at most a quarter of its height, the caption two fifths: more
/// text becomes smaller first, then ends in an ellipsis. A QR code takes a strip of its own, at the right of a wide
/// page and below the figure of a high one, and the page stays as large as it was asked for. Equal calls give equal
/// bytes. Needs !imageProblem(options). Empty when there was not enough memory for the picture.
QByteArray renderFigure(Figure& figure, const FigureOptions& options);

}  // namespace attention
