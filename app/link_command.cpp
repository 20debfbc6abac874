#include "app/link_command.h"

#include "app/cli_text.h"
#include "app/command_error.h"
#include "app/output.h"
#include "app/requested_scene.h"
#include "core/io/array.h"
#include "core/io/format_error.h"
#include "ui/files/link_address.h"
#include "ui/lesson/opened_link.h"

namespace attention {

using namespace Qt::StringLiterals;

QString linkAddressOf(const Command& command) {
    const QString address = command.value(u"address"_s);
    if (command.has(u"address"_s) && !isLinkAddress(address))
        throwUsageError(
            u"--address: %1 is no address of a page; accepted: one such as https://example.org/lab/, without #"_s.arg(
                quoted(address)));
    return address;
}

QStringList linkWarnings(const Scene& scene) {
    if (!hasArrays(scene)) return {};
    return {u"the arrays of the scene are left out: a link cannot hold them"_s};
}

void runLink(const Command& command) {
    const QString address = linkAddressOf(command);
    const RequestedScene requested = resolveScene(command);
    try {
        print((linkText(address, writeSceneLink(requested.scene)) + u'\n').toUtf8());
    } catch (const FormatError& error) {
        throwFailure(QString::fromUtf8(error.what()));
    }
    Remarks{linkWarnings(requested.scene) + requested.warnings, requested.notes}.print();
}

}  // namespace attention
