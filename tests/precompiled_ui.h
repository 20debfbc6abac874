#pragma once

// What takes most of the time of the tests of ui/ and app/, compiled once. As in ui/precompiled.h, nothing of this
// project but that.

#include <QtTest>

#include "ui/precompiled.h"
