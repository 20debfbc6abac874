#pragma once

// The loops marked so are compiled for AVX2, too, and the processor chooses when the program starts. AVX2 without FMA,
// and nothing of the C library's sin and cos: every instruction set gives the same bits.
#if defined(__x86_64__) && defined(__gnu_linux__)
#define ATTENTION_VECTORISED __attribute__((target_clones("avx2", "default")))
#else
#define ATTENTION_VECTORISED
#endif
