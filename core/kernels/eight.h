#pragma once

// Eight numbers at a time, in however many vectors it takes: sums then have one order with every instruction set. Only
// for the .cpp files beside it.

#include "core/kernels/fused.h"

namespace attention {
namespace {

constexpr Index kAtOnce = 8;
constexpr Index kParts = kAtOnce / kLanes;

struct Eight {
    Vector part[kParts];
};

template <class Of>
[[gnu::always_inline]] inline Eight eachPart(Of of) {
    Eight result;
#pragma GCC unroll 4
    for (Index i = 0; i < kParts; ++i) result.part[i] = of(i);
    return result;
}

[[gnu::always_inline]] inline Eight all(double number) {
    return eachPart([&](Index) __attribute__((always_inline)) { return number - Vector{}; });
}
[[gnu::always_inline]] inline Eight load(const double* from) {
    return eachPart([&](Index i) __attribute__((always_inline))->Vector {
        return *reinterpret_cast<const LooseVector*>(from + i * kLanes);
    });
}
[[gnu::always_inline]] inline void store(const Eight& x, double* to) {
#pragma GCC unroll 4
    for (Index i = 0; i < kParts; ++i) *reinterpret_cast<LooseVector*>(to + i * kLanes) = x.part[i];
}

#define ATTENTION_EIGHT(operation)                                                           \
    [[gnu::always_inline]] inline Eight operator operation(const Eight& a, const Eight& b) { \
        return eachPart([&](Index i) __attribute__((always_inline))->Vector {                \
            return a.part[i] operation b.part[i];                                            \
        });                                                                                  \
    }
ATTENTION_EIGHT(+)
ATTENTION_EIGHT(-)
ATTENTION_EIGHT(*)
ATTENTION_EIGHT(/)
#undef ATTENTION_EIGHT

/// The larger ones; where one is no number the first.
[[gnu::always_inline]] inline Eight larger(const Eight& a, const Eight& b) {
    return eachPart([&](Index i) __attribute__((always_inline))->Vector {
        return b.part[i] > a.part[i] ? b.part[i] : a.part[i];
    });
}

/// The numbers of each pair in the place of one another.
[[gnu::always_inline]] inline Eight exchanged(const Eight& x) {
    IntegerVector places;
    for (Index i = 0; i < kLanes; ++i) places[i] = i ^ 1;
    return eachPart([&](Index i) __attribute__((always_inline))->Vector {
        return __builtin_shuffle(x.part[i], places);
    });
}

/// Numbers 0, 4, 2, 6 and 1, 5, 3, 7, by twos.
[[gnu::always_inline]] inline double sumOf(const Eight& x) {
    alignas(kVectorBytes) double number[kAtOnce];
    store(x, number);
    return ((number[0] + number[4]) + (number[2] + number[6])) + ((number[1] + number[5]) + (number[3] + number[7]));
}

}  // namespace
}  // namespace attention
