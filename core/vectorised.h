#pragma once

// Functions marked with this attribute are also compiled for AVX2; the program selects the version at start-up. Every
// version gives the same bits: AVX2 is used without FMA, and sin and cos of the C library are not called.
#if defined(__x86_64__) && defined(__gnu_linux__)
#define ATTENTION_VECTORISED __attribute__((target_clones("avx2", "default")))
#else
#define ATTENTION_VECTORISED
#endif
