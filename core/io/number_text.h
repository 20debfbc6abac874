#pragma once

#include "core/number_text.h"
