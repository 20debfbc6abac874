#include "core/system/memory.h"

#include <cmath>
#include <sys/resource.h>

#include "tests/test_class.h"

using namespace attention;

class MemoryTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void isWhatTheMachineHas() {
        QVERIFY(std::isfinite(memoryBudget()));
        QVERIFY(memoryBudget() > 64.0 * 1024 * 1024);  // no machine on which this test runs has less
    }

    void limitIsHalf() { QCOMPARE(memoryLimit(), memoryBudget() / 2); }

    void isLessInALimitedProcess() {
        rlimit before{};
        QCOMPARE(getrlimit(RLIMIT_AS, &before), 0);
        const double machine = memoryBudget();
        rlimit lower = before;
        lower.rlim_cur = static_cast<rlim_t>(machine / 2);
        // Lowering it harms nobody here: what is mapped already stays.
        QCOMPARE(setrlimit(RLIMIT_AS, &lower), 0);
        const double limited = memoryBudget();
        QCOMPARE(setrlimit(RLIMIT_AS, &before), 0);
        QCOMPARE(limited, static_cast<double>(lower.rlim_cur));
        QCOMPARE(memoryBudget(), machine);
    }
};

ATTENTION_TEST(MemoryTest, NoApplication)
#include "memory_test.moc"
