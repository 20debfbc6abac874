#pragma once

#include <cstdint>
#include <random>

#include <QtTest>

#include "core/matrix.h"

namespace attention {

/// Cases of a property test: at least ten thousand, from a seed that is printed, so that a case that fails can be had
/// again, and that ATTENTION_SEED sets.
class RandomCases {
 public:
    static constexpr int kCount = 10000;

    /// Other cases each time.
    RandomCases() : RandomCases(std::random_device()()) {}
    /// Equal cases each time, while ATTENTION_SEED says nothing else.
    explicit RandomCases(quint64 usual) : m_bits(startFrom(usual)) {}

    std::uint64_t bits() { return m_bits(); }
    /// least ... most
    Index whole(Index least, Index most) { return least + Index(m_bits() % std::uint64_t(most - least + 1)); }
    double real(double least, double most) { return std::uniform_real_distribution<double>(least, most)(m_bits); }
    double normal() { return m_normal(m_bits); }
    /// For random numbers of the program itself.
    std::uint64_t seed() { return m_bits() >> 1; }

 private:
    static quint64 startFrom(quint64 usual) {
        bool isNumber = false;
        const quint64 told = qEnvironmentVariable("ATTENTION_SEED").toULongLong(&isNumber);
        const quint64 seed = isNumber ? told : usual;
        qInfo("ATTENTION_SEED=%llu", static_cast<unsigned long long>(seed));
        return seed;
    }

    std::mt19937_64 m_bits;
    std::normal_distribution<double> m_normal;
};

}  // namespace attention
