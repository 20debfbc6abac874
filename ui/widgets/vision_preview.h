#pragma once

#include <array>

#include <QGraphicsEffect>
#include <QImage>
#include <QString>

#include "core/colour/colour_vision.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/files/figure_export.h"

namespace attention {

/// All colour visions, in the order in which menus list them.
inline constexpr std::array kColourVisions{ColourVision::Usual, ColourVision::Protanopia, ColourVision::Deuteranopia,
                                           ColourVision::Tritanopia, ColourVision::Grey};

/// The translated name of a colour vision, for menus.
QString visionName(ColourVision vision);

/// Simulates a colour vision: applies seenWith() to every pixel. ColourVision::Usual changes nothing.
void seeWith(QImage& image, ColourVision vision);

/// A translated sentence with the smallest colour distance between two curves of the figure, as seen with a colour
/// vision. Only curves in the series colours of the theme count; the sentence says so if there are fewer than two
/// colours.
QString curveDistanceText(const EvaluatedScene& shown, const ExportOptions& choices, ColourVision vision);

/// Shows a widget and its children as people with a colour vision see it. Files, the clipboard and other windows are
/// not affected.
class VisionEffect : public QGraphicsEffect {
 public:
    explicit VisionEffect(ColourVision vision, QObject* parent = nullptr) : QGraphicsEffect(parent), m_vision(vision) {}

 protected:
    void draw(QPainter* painter) override;

 private:
    const ColourVision m_vision;
};

}  // namespace attention
