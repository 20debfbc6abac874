#include "core/kernels/training_kernels.h"

namespace attention {

#define ATTENTION_TRAINING_KERNELS(set)                                                                      \
    {                                                                                                        \
        set::trainingProduct, set::trainingSoftmax, set::trainingSoftmaxGradient, set::trainingNorm,         \
            set::trainingNormGradient, set::trainingSum, set::trainingReluGradient, set::trainingColumnSums, \
            set::trainingRotary, set::trainingAdam, set::trainingExponential                                 \
    }

TrainingKernels trainingKernelsFor(InstructionSet set) {
    switch (set) {
#if defined(__x86_64__)
        case InstructionSet::Avx512:
            return ATTENTION_TRAINING_KERNELS(avx512);
        case InstructionSet::Avx2:
            return ATTENTION_TRAINING_KERNELS(avx2);
#endif
        default:
            return ATTENTION_TRAINING_KERNELS(baseline);
    }
}

}  // namespace attention
