#include "core/cost/sample_run.h"

#include <array>

namespace attention {
namespace {

constexpr int kRepeats = 5;

/// The durations of the repeats at one sequence length, in nanoseconds per pass.
struct Passes {
    std::int64_t n;
    std::array<double, kRepeats> nanoseconds;
};

// The one of twelve runs of the default sweep with the narrowest confidence intervals, on an otherwise idle machine.
constexpr std::array kConvolution{Passes{16, {1502, 1560, 1748, 1455, 1512}},
                                  Passes{24, {9126, 2362, 2306, 2297, 2366}},
                                  Passes{32, {3803, 3493, 3412, 3371, 3531}},
                                  Passes{48, {5364, 5177, 5179, 5346, 5431}},
                                  Passes{64, {6868, 6834, 6817, 6839, 6831}},
                                  Passes{96, {10499, 10632, 10283, 10224, 10646}},
                                  Passes{128, {14083, 14061, 13714, 14168, 15631}},
                                  Passes{192, {21200, 22589, 21447, 22779, 23912}},
                                  Passes{256, {27121, 27305, 27303, 26910, 26431}},
                                  Passes{384, {42826, 41287, 41141, 47336, 42805}},
                                  Passes{512, {57066, 55232, 56008, 63344, 61283}},
                                  Passes{768, {94279, 82695, 82483, 92265, 85432}},
                                  Passes{1024, {114949, 143865, 116340, 110259, 113724}},
                                  Passes{1536, {168041, 499238, 170068, 164994, 170672}},
                                  Passes{2048, {229436, 4638297, 224589, 227845, 228770}},
                                  Passes{3072, {363004, 2395888, 338370, 335605, 351788}},
                                  Passes{4096, {475650, 460685, 462967, 469516, 470074}}};
constexpr std::array kRecurrent{Passes{16, {2308, 2308, 2309, 2315, 2294}},
                                Passes{24, {3218, 3506, 3386, 3354, 3500}},
                                Passes{32, {4975, 4648, 4988, 5153, 4483}},
                                Passes{48, {7795, 7025, 6774, 6842, 7003}},
                                Passes{64, {9402, 84792, 8686, 9275, 9399}},
                                Passes{96, {65057, 13728, 14867, 13952, 13527}},
                                Passes{128, {18849, 155013, 18343, 18219, 19070}},
                                Passes{192, {31001, 27450, 27425, 28374, 28356}},
                                Passes{256, {37827, 39326, 37986, 36570, 42441}},
                                Passes{384, {55432, 57407, 55094, 54876, 53101}},
                                Passes{512, {75948, 75996, 73372, 75681, 76062}},
                                Passes{768, {113876, 114530, 110153, 109456, 113533}},
                                Passes{1024, {151013, 151592, 164247, 160330, 158319}},
                                Passes{1536, {229570, 227198, 220571, 257002, 240812}},
                                Passes{2048, {294971, 320780, 293454, 297154, 348638}},
                                Passes{3072, {451616, 458400, 435368, 459998, 466771}},
                                Passes{4096, {721253, 762071, 912072, 791223, 720955}}};
constexpr std::array kAttention{Passes{16, {1490, 1413, 1410, 1604, 1467}},
                                Passes{24, {2734, 2735, 2734, 2861, 2822}},
                                Passes{32, {9354, 4724, 5671, 4857, 4767}},
                                Passes{48, {8930, 79057, 8989, 8794, 9136}},
                                Passes{64, {16557, 16576, 17207, 16610, 16555}},
                                Passes{96, {33268, 33237, 33193, 33821, 37563}},
                                Passes{128, {61498, 75461, 63570, 59518, 64751}},
                                Passes{192, {140452, 136430, 138579, 163174, 143284}},
                                Passes{256, {268723, 251685, 272660, 257456, 253203}},
                                Passes{384, {4628543, 590501, 532325, 594951, 633415}},
                                Passes{512, {1067635, 1142048, 1021436, 1005145, 986710}},
                                Passes{768, {2180864, 2326482, 2301960, 2295866, 2335314}},
                                Passes{1024, {4198572, 11601781, 4089428, 4094289, 4109984}},
                                Passes{1536, {17492129, 22001848, 9172486, 9132927, 10272751}},
                                Passes{2048, {24685348, 37922699, 16418538, 16212249, 16678543}},
                                Passes{3072, {73410808, 59457084, 37824408, 38758167, 38590046}},
                                Passes{4096, {102328142, 74158283, 67598457, 69692921, 69094046}}};

CostMeasurement made() {
    CostMeasurement run;
    run.machine = "Intel(R) Xeon(R) Processor";
    const auto add = [&](Architecture architecture, const auto& passes) {
        for (const Passes& of : passes) {
            CostSample sample{architecture, of.n, kSampleWidth, kSampleKernel, {}};
            for (const double nanoseconds : of.nanoseconds) sample.seconds.push_back(nanoseconds * 1e-9);
            run.samples.push_back(std::move(sample));
        }
    };
    add(Architecture::Convolution, kConvolution);
    add(Architecture::Recurrent, kRecurrent);
    add(Architecture::Attention, kAttention);
    return run;
}

}  // namespace

const CostMeasurement& sampleRun() {
    static const CostMeasurement run = made();
    return run;
}

bool isOfSampleRun(const CostSweep& sweep) {
    return sweep.against == AxisVariable::N && sweep.d == kSampleWidth && sweep.kernel == kSampleKernel &&
           !sweep.projections;
}

}  // namespace attention
