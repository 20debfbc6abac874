#pragma once

#include <optional>

#include "ui/figure/exporters.h"
#include "ui/figure/qr_code.h"

namespace attention {

/// The largest fractions of a page's height that its heading and its caption may take.
inline constexpr double kHeadingShare = 0.25;
inline constexpr double kCaptionShare = 0.4;

/// The size and position of a QR code, with its quiet zone, in a corner of the page.
struct CodePlan {
    std::optional<QrCode> code;
    double side = 0;          ///< millimetres
    double maxSide = 0;       ///< millimetres that are available for it
    double module = 0;        ///< side of one module, in millimetres
    bool isBeside = true;     ///< the code is at the right of the figure, else below it
    bool isPossible = false;  ///< the modules are large enough for phones to read
};

/// Plans the QR code of options.link. The result does not depend on fonts.
CodePlan planCode(const FigureOptions& options);

}  // namespace attention
