#pragma once

#include <random>

#include <QtTest>

namespace attention {

/// Cases of a property test: at least ten thousand, from a seed that is printed and that ATTENTION_SEED sets.
class RandomCases {
 public:
    static constexpr int kCount = 10000;

    RandomCases() : m_bits(seed()) {}
    /// least ... most
    long long whole(long long least, long long most) {
        return least + (long long)(m_bits() % (unsigned long long)(most - least + 1));
    }
    double real(double least, double most) { return std::uniform_real_distribution<double>(least, most)(m_bits); }
    double normal() { return m_normal(m_bits); }

 private:
    static quint64 seed() {
        bool isNumber = false;
        const quint64 told = qEnvironmentVariable("ATTENTION_SEED").toULongLong(&isNumber);
        const quint64 seed = isNumber ? told : std::random_device()();
        qInfo("ATTENTION_SEED=%llu", static_cast<unsigned long long>(seed));
        return seed;
    }

    std::mt19937_64 m_bits;
    std::normal_distribution<double> m_normal;
};

}  // namespace attention
