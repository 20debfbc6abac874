#pragma once

#include <optional>

#include "ui/figure/exporters.h"
#include "ui/figure/qr_code.h"

namespace attention {

/// The largest part of a page's height that its heading and its caption take.
inline constexpr double kHeadingShare = 0.25;
inline constexpr double kCaptionShare = 0.4;

/// A QR code with its quiet zone in a corner of the page.
struct CodePlan {
    std::optional<QrCode> code;
    double side = 0;          ///< millimetres
    double most = 0;          ///< millimetres that there are for it
    double module = 0;        ///< millimetres
    bool isBeside = true;     ///< the figure, else below it
    bool isPossible = false;  ///< the modules are large enough for phones
};

/// Where the code of options.link goes, and how large it is. It depends on no typeface.
CodePlan planCode(const FigureOptions& options);

}  // namespace attention
