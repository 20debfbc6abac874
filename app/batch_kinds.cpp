#include "app/batch_kinds.h"

#include <algorithm>
#include <array>

#include "app/cli_text.h"
#include "app/data_command.h"
#include "app/export_command.h"
#include "app/panels_command.h"
#include "app/requested_scene.h"

namespace attention {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kKinds{
    BatchKind{"figures", "export", figureFormats,
              [](const Command& command, BatchTools& tools) {
                  return exportFigure(command, tools.monitor, tools.application);
              }},
    BatchKind{"tables", "data", dataFormats,
              [](const Command& command, BatchTools& tools) { return writeData(command, tools.monitor); }},
    BatchKind{"panels", "panels", figureFormats,
              [](const Command& command, BatchTools& tools) {
                  return drawPanels(command, tools.monitor, tools.application);
              }},
};

}  // namespace

std::span<const BatchKind> batchKinds() {
    return kKinds;
}

bool hasPanels(const BatchKind& kind) {
    return std::string_view(kind.command) == "panels";
}

const OptionInfo* entryOption(const BatchKind& kind, const QString& key) {
    if (key == u"o" || key == u"all") return nullptr;
    const auto options = optionsOf(fromUtf8(kind.command));
    const auto found = std::ranges::find(options, key, [](const OptionInfo& option) { return fromUtf8(option.name); });
    return found == options.end() ? nullptr : &*found;
}

QString acceptedKeys(const BatchKind& kind) {
    QStringList keys{hasPanels(kind) ? u"panels"_s : u"exhibit"_s, u"name"_s, u"parameters"_s};
    for (const OptionInfo& option : optionsOf(fromUtf8(kind.command)))
        if (entryOption(kind, fromUtf8(option.name))) keys += fromUtf8(option.name);
    return keys.join(u", "_s);
}

}  // namespace attention
