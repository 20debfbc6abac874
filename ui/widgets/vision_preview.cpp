#include "ui/widgets/vision_preview.h"

#include <span>
#include <utility>
#include <vector>

#include <QCoreApplication>
#include <QPainter>
#include <QPixmap>

#include "core/colour/colour_difference.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

struct VisionWords {
    Q_DECLARE_TR_FUNCTIONS(VisionPreview)
};

/// The series colours of the theme that the figure uses. The figure is exported as SVG, whose text names each used
/// colour.
std::vector<PackedColour> usedSeriesColours(const EvaluatedScene& shown, ExportOptions choices) {
    choices.format = FigureFormat::Svg;
    const QByteArray svg = renderExport(shown, choices);
    std::vector<PackedColour> usedColours;
    for (const QColor& colour : (choices.dark ? Theme::dark() : Theme::light()).series)
        if (svg.contains(colour.name().toLatin1())) usedColours.push_back(colour.rgb());
    return usedColours;
}

}  // namespace

QString visionName(ColourVision vision) {
    switch (vision) {
        case ColourVision::Usual:
            return VisionWords::tr("Usual colour vision");
        case ColourVision::Protanopia:
            return VisionWords::tr("Protanopia (no red)");
        case ColourVision::Deuteranopia:
            return VisionWords::tr("Deuteranopia (no green)");
        case ColourVision::Tritanopia:
            return VisionWords::tr("Tritanopia (no blue)");
        case ColourVision::Grey:
            return VisionWords::tr("Grey");
    }
    Q_UNREACHABLE();
}

void seeWith(QImage& image, ColourVision vision) {
    if (vision == ColourVision::Usual) return;
    image = std::move(image).convertToFormat(QImage::Format_ARGB32);
    for (int y = 0; y < image.height(); ++y)
        seeWith(std::span(reinterpret_cast<PackedColour*>(image.scanLine(y)), std::size_t(image.width())), vision);
}

QString curveDistanceText(const EvaluatedScene& shown, const ExportOptions& choices, ColourVision vision) {
    const auto distance = smallestDifference(usedSeriesColours(shown, choices), vision);
    if (!distance) return VisionWords::tr("There are no two curves that colours tell apart.");
    const QString number = formatDecimals(*distance, 1);
    return *distance >= kMinDistinctDifference
               ? VisionWords::tr("Smallest distance between two curves: %1 (CIEDE2000).").arg(number)
               : VisionWords::tr(
                     "Smallest distance between two curves: %1 (CIEDE2000); below %2 they are hard to tell "
                     "apart.")
                     .arg(number, formatDecimals(kMinDistinctDifference, 0));
}

void VisionEffect::draw(QPainter* painter) {
    QPoint offset;
    QImage seen = sourcePixmap(Qt::LogicalCoordinates, &offset, QGraphicsEffect::NoPad).toImage();
    seeWith(seen, m_vision);
    painter->drawImage(offset, seen);
}

}  // namespace attention
