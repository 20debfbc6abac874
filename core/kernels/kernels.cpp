#include "core/kernels/kernels.h"

namespace attention {

bool hasInstructions(InstructionSet set) {
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

Kernels kernelsFor(InstructionSet set) {
    switch (set) {
#if defined(__x86_64__)
        case InstructionSet::Avx512:
            return {avx512::product, avx512::addRowProduct, avx512::softmax,
                    avx512::tanh,    avx512::multiply,      avx512::divide};
        case InstructionSet::Avx2:
            return {avx2::product, avx2::addRowProduct, avx2::softmax, avx2::tanh, avx2::multiply, avx2::divide};
#endif
        default:
            return {baseline::product, baseline::addRowProduct, baseline::softmax,
                    baseline::tanh,    baseline::multiply,      baseline::divide};
    }
}

const Kernels& kernels() {
    static const Kernels best = kernelsFor(hasInstructions(InstructionSet::Avx512) ? InstructionSet::Avx512
                                           : hasInstructions(InstructionSet::Avx2) ? InstructionSet::Avx2
                                                                                   : InstructionSet::Baseline);
    return best;
}

}  // namespace attention
