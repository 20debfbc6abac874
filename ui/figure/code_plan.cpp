#include "ui/figure/code_plan.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "ui/text/exact_number_format.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

struct CodeWords {
    Q_DECLARE_TR_FUNCTIONS(Exporters)
};

/// The side of a module of a QR code, in millimetres: the preferred one, and the smallest that phones read from paper.
constexpr double kQrModule = 0.5;
constexpr double kMinQrModule = 0.4;
/// The smallest side of a module in a PNG, in pixels.
constexpr double kMinQrPixels = 2;
/// The largest fraction of the page's longer side that a code may take.
constexpr double kQrShare = 0.35;

}  // namespace

CodePlan planCode(const FigureOptions& options) {
    CodePlan plan;
    if (!options.link.isEmpty()) plan.code = makeQrCode(options.link);
    if (!plan.code) return plan;
    const double width = options.size.width, height = options.size.height;
    plan.isBeside = width >= height;
    // The fraction of the page's height that heading and caption leave free in any case.
    const double freeHeight = 1 - (options.heading.isEmpty() && options.letter.isEmpty() ? 0 : kHeadingShare) -
                              (options.caption.isEmpty() ? 0 : kCaptionShare);
    plan.maxSide = plan.isBeside ? std::min(kQrShare * width, freeHeight * height)
                                 : std::min(width, kQrShare * freeHeight * height);
    const int modules = plan.code->size + 2 * kQrQuietZone;
    plan.module = std::min(kQrModule, plan.maxSide / modules);
    plan.side = plan.module * modules;
    // Rounding may make a module of exactly the minimum size a little smaller.
    plan.isPossible = plan.module >= kMinQrModule * (1 - 1e-9);
    return plan;
}

std::optional<QString> codeProblem(const FigureOptions& options) {
    if (options.link.isEmpty()) return std::nullopt;
    const CodePlan plan = planCode(options);
    if (!plan.code)
        return CodeWords::tr("the link is too long for a QR code, which holds %1 bytes at most").arg(kMaxQrBytes);
    const int modules = plan.code->size + 2 * kQrQuietZone;
    if (!plan.isPossible)
        return CodeWords::tr(
                   "the QR code of this link needs %1 mm a side, and a figure of this size has %2 mm for "
                   "it; a larger figure has room")
            .arg(exactNumber(std::ceil(modules * kMinQrModule * 10) / 10),
                 exactNumber(std::floor(plan.maxSide * 10) / 10));
    const double minDpi = std::ceil(kMinQrPixels / plan.module * kMillimetresPerInch);
    if (options.format == FigureFormat::Png && options.dpi < minDpi)
        return CodeWords::tr("the QR code of this link needs %1 dpi at least, and the picture has %2")
            .arg(exactNumber(minDpi), exactNumber(options.dpi));
    return std::nullopt;
}

}  // namespace attention
