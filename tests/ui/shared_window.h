#pragma once

#include <QtTest>

namespace attention {

/// Which rows of a test share a window: opening one takes longer than turning its page.
class SharedWindow {
 public:
    /// To be called where rows are added, each of which brings the window to where it needs it.
    void share() { m_function = QTest::currentTestFunction(), m_isLeft = false; }
    /// In init(): whether the row before has left its window.
    bool isLeft() const { return m_isLeft && isShared(); }
    /// In cleanup(): whether the next row may have the window; never that of a row that failed.
    bool leave() { return m_isLeft = isShared() && !QTest::currentTestFailed(); }

 private:
    bool isShared() const { return m_function == QTest::currentTestFunction(); }

    QByteArray m_function;
    bool m_isLeft = false;
};

}  // namespace attention
