#include "core/system/thread_priority.h"

#include <algorithm>
#include <thread>

#ifdef __linux__
#include <sys/resource.h>
#endif

#include "tests/test_class.h"

using namespace attention;

class ThreadPriorityTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void othersGoFirst() {
#ifdef __linux__
        const auto priority = [] { return getpriority(PRIO_PROCESS, 0); };
        const int usual = priority();
        int once = usual, started = usual;
        std::thread([&] {
            lowerThreadPriority();
            lowerThreadPriority();
            once = priority();
            std::thread([&] { started = priority(); }).join();
        }).join();
        QCOMPARE(once, std::min(usual + 5, 19));
        QCOMPARE(started, once);
        QCOMPARE(priority(), usual);
#endif
    }
};

ATTENTION_TEST(ThreadPriorityTest, QCoreApplication)
#include "thread_priority_test.moc"
