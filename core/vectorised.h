#pragma once

// Loops marked with this attribute are also compiled for AVX2; the program selects the version at start-up. AVX2
// without FMA, and no sin or cos of the C library: every instruction set gives the same bits.
#if defined(__x86_64__) && defined(__gnu_linux__)
#define ATTENTION_VECTORISED __attribute__((target_clones("avx2", "default")))
#else
#define ATTENTION_VECTORISED
#endif
