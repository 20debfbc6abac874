#pragma once

#include <array>

#include <QGraphicsEffect>
#include <QImage>
#include <QString>

#include "core/colour/colour_vision.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/files/figure_export.h"

namespace attention {

/// In the order in which menus list them.
inline constexpr std::array kColourVisions{ColourVision::Usual, ColourVision::Protanopia, ColourVision::Deuteranopia,
                                           ColourVision::Tritanopia, ColourVision::Grey};

/// As menus call it, translated.
QString visionName(ColourVision vision);

/// Every pixel as seenWith() has it. A usual vision leaves the image alone.
void seeWith(QImage& image, ColourVision vision);

/// How far apart the nearest two curves of the figure are in colour, of those that the theme's series colour, as a
/// translated sentence; or that no two curves are told apart so.
QString curveDistanceText(const EvaluatedScene& shown, const ExportOptions& choices, ColourVision vision);

/// Shows a widget with all that is in it as a vision sees it. Files, the clipboard and other windows stay as they are.
class VisionEffect : public QGraphicsEffect {
 public:
    explicit VisionEffect(ColourVision vision, QObject* parent = nullptr) : QGraphicsEffect(parent), m_vision(vision) {}

 protected:
    void draw(QPainter* painter) override;

 private:
    const ColourVision m_vision;
};

}  // namespace attention
