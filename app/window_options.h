#pragma once

#include <QStringList>

#include "ui/window/window_request.h"

namespace attention {

/// The name under which Command knows the options of the window.
inline constexpr const char* kWindowName = "the window";

/// Whether the argument is an option of the window: --lesson, --locked or --idle, with or without "=VALUE".
bool isWindowOption(const QString& argument);

/// Reads `--lesson FILE [--locked [--idle MINUTES]]`. FILE may be the name of a lesson of the course.
/// @throws CommandError, with kFailure for a lesson that cannot be read or has no step to show
WindowRequest windowRequest(const QStringList& arguments);

}  // namespace attention
