#include "core/kernels/kernels.h"

namespace attention {

bool isSupported(InstructionSet set) {
    switch (set) {
#if defined(__x86_64__)
        case InstructionSet::Avx512:
            return __builtin_cpu_supports("avx512f");
        case InstructionSet::Avx2:
            return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
#endif
        case InstructionSet::Baseline:
            return true;
        default:
            return false;
    }
}

InstructionSet bestInstructionSet() {
    for (const InstructionSet set : {InstructionSet::Avx512, InstructionSet::Avx2})
        if (isSupported(set)) return set;
    return InstructionSet::Baseline;
}

const char* instructionSetName(InstructionSet set) {
    switch (set) {
        case InstructionSet::Avx512:
            return "AVX-512";
        case InstructionSet::Avx2:
            return "AVX2 with FMA";
        default:
            return "baseline";
    }
}

#define ATTENTION_KERNELS_OF(set)                                                                                 \
    {                                                                                                             \
        set::product, set::addRowProduct, set::softmax, set::tanh, set::multiply, set::divide, set::floatProduct, \
            set::floatSoftmax, set::gelu, set::floatNorm                                                          \
    }

Kernels kernelSet(InstructionSet set) {
    switch (set) {
#if defined(__x86_64__)
        case InstructionSet::Avx512:
            return ATTENTION_KERNELS_OF(avx512);
        case InstructionSet::Avx2:
            return ATTENTION_KERNELS_OF(avx2);
#endif
        default:
            return ATTENTION_KERNELS_OF(baseline);
    }
}

const Kernels& kernels() {
    static const Kernels best = kernelSet(bestInstructionSet());
    return best;
}

}  // namespace attention
