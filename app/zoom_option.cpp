#include "app/zoom_option.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "app/cli_text.h"
#include "app/command_error.h"
#include "core/attention/heads_study.h"
#include "ui/exhibits/evaluated_scene.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

/// The minimum number of rows and of columns that a zoomed figure shows.
constexpr std::int64_t kMinSpan = 4;
/// The figure of "heads" can be zoomed only with at least this many tokens.
constexpr std::int64_t kMinZoomableTokens = 13;

struct Extent {
    std::int64_t rows = 0;
    std::int64_t columns = 0;
    bool hasAllColumns = false;  ///< only rows can be zoomed
};

/// The size of the table that the figure shows; nothing if it cannot be zoomed.
std::optional<Extent> zoomedTable(const Exhibit& exhibit, const Scene& scene) {
    const std::string_view id = exhibit.id();
    const Parameters& parameters = scene.parameters;
    if (id == "encoding-heatmap") return Extent{parameters.n, parameters.d};
    if (id == "encoding-curves" || id == "binary") return Extent{parameters.n, parameters.d, true};
    if (id != "heads") return std::nullopt;
    if (const auto problem = memoryProblem(exhibit, exhibit.memoryNeeded(scene)))
        throwUsageError(QString::fromStdString(problem->sentence));
    const EvaluatedScene evaluated = evaluateScene(exhibit, scene);
    const auto& study = static_cast<const HeadsStudy&>(*evaluated.study());
    return Extent{study.queries(), study.keys()};
}

struct Span {
    std::int64_t first = 0;
    std::int64_t last = 0;
};

std::optional<Span> spanFrom(const QString& text) {
    const QStringList ends = text.split(u'-');
    bool isFirst = false, isLast = false;
    const Span span{ends.front().toLongLong(&isFirst), ends.back().toLongLong(&isLast)};
    return ends.size() == 2 && isFirst && isLast ? std::optional(span) : std::nullopt;
}

Span spanWithin(std::int64_t count, const QString& text) {
    const auto span = spanFrom(text);
    if (span && span->last < count && span->last - span->first >= kMinSpan - 1) return *span;
    throwUsageError(u"--zoom: %1 is no part of 0-%2; accepted: FIRST-LAST, %3 of them or more"_s.arg(
        quoted(text), QString::number(count - 1), QString::number(kMinSpan)));
}

}  // namespace

void useZoom(const Command& command, const Exhibit& exhibit, Scene& scene) {
    if (!command.has(u"zoom"_s)) return;
    const auto table = zoomedTable(exhibit, scene);
    if (!table)
        throwUsageError(
            u"--zoom: %1 is always shown whole; accepted: with encoding-heatmap, encoding-curves, binary, "
            "heads"_s.arg(fromUtf8(exhibit.id())));
    if (exhibit.id() == "heads") {
        if (scene.parameters.headsView == HeadsView::Lines)
            throwUsageError(u"--zoom: lines are shown whole; accepted: with --heads-view matrices"_s);
        if (scene.parameters.show == "columns")
            throwUsageError(u"--zoom: the tab columns has no weights; accepted: with --show all or links"_s);
        if (std::max(table->rows, table->columns) < kMinZoomableTokens)
            throwUsageError(u"--zoom: %1 tokens are shown whole; accepted: with %2 or more"_s.arg(
                QString::number(std::max(table->rows, table->columns)), QString::number(kMinZoomableTokens)));
    }
    const QStringList parts = command.value(u"zoom"_s).split(u',');
    if (parts.size() > 2 || (parts.size() == 2 && table->hasAllColumns))
        throwUsageError(u"--zoom: %1 has %2 parts; accepted: %3"_s.arg(
            quoted(command.value(u"zoom"_s)), QString::number(parts.size()),
            table->hasAllColumns ? u"FIRST-LAST"_s : u"FIRST-LAST of the rows, and of the columns behind a comma"_s));
    const Span rows = spanWithin(table->rows, parts[0]);
    const Span columns = parts.size() == 2 ? spanWithin(table->columns, parts[1]) : Span{0, table->columns - 1};
    const auto before = [](std::int64_t index) { return double(index) - 0.5; };
    // The curves have the positions, which are the rows of the table, along the horizontal axis.
    if (exhibit.id() == "encoding-curves")
        scene.view.zoom = Zoom{double(rows.first), double(rows.last), -1, 1};
    else
        scene.view.zoom =
            Zoom{before(columns.first), before(columns.last + 1), before(rows.first), before(rows.last + 1)};
}

}  // namespace attention
