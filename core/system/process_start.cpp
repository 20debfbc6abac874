#include "core/system/process_start.h"

#include <csignal>
#include <fcntl.h>
#include <initializer_list>
#include <unistd.h>

namespace attention {

void prepareProcess() {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(stream, F_GETFD) < 0) ::open("/dev/null", stream == STDERR_FILENO ? O_RDWR : O_RDONLY);
    std::signal(SIGXFSZ, SIG_IGN);
}

}  // namespace attention
