#pragma once

#include "core/scene/architecture.h"
