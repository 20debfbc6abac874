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

/// Millimetres of a module of a QR code: as printed where there is room, and the least that phones read from paper.
constexpr double kQrModule = 0.5;
constexpr double kMinQrModule = 0.4;
/// Pixels of a module in a PNG, at least.
constexpr double kMinQrPixels = 2;
/// The largest part of the page's longer side that a code takes.
constexpr double kQrShare = 0.35;

}  // namespace

CodePlan planCode(const FigureOptions& options) {
    CodePlan plan;
    if (!options.link.isEmpty()) plan.code = makeQrCode(options.link);
    if (!plan.code) return plan;
    const double width = options.size.width, height = options.size.height;
    plan.isBeside = width >= height;
    // The least that heading and caption leave.
    const double left = 1 - (options.heading.isEmpty() && options.letter.isEmpty() ? 0 : kHeadingShare) -
                        (options.caption.isEmpty() ? 0 : kCaptionShare);
    plan.most = plan.isBeside ? std::min(kQrShare * width, left * height) : std::min(width, kQrShare * left * height);
    const int modules = plan.code->size + 2 * kQrQuietZone;
    plan.module = std::min(kQrModule, plan.most / modules);
    plan.side = plan.module * modules;
    // A module of exactly the least size may come out a little less.
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
                 exactNumber(std::floor(plan.most * 10) / 10));
    const double least = std::ceil(kMinQrPixels / plan.module * kMillimetresPerInch);
    if (options.format == FigureFormat::Png && options.dpi < least)
        return CodeWords::tr("the QR code of this link needs %1 dpi at least, and the picture has %2")
            .arg(exactNumber(least), exactNumber(options.dpi));
    return std::nullopt;
}

}  // namespace attention
