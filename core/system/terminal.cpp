#include "core/system/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

namespace attention {
namespace {

/// The assumed width of a terminal whose width is unknown.
constexpr int kUsualColumns = 80;

}  // namespace

bool isOnTerminal() {
    return ::isatty(STDERR_FILENO);
}

bool mayWriteToTerminal() {
    return isOnTerminal() && ::tcgetpgrp(STDERR_FILENO) == ::getpgrp();
}

int terminalColumns() {
    winsize size{};
    return ::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : kUsualColumns;
}

void writeToTerminal(std::string_view bytes) {
    [[maybe_unused]] const auto written = ::write(STDERR_FILENO, bytes.data(), bytes.size());
}

}  // namespace attention
