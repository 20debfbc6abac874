#pragma once

#include <memory>
#include <vector>

#include <QRectF>
#include <qcustomplot.h>

namespace attention {

/// A painter that passes everything on to another painter, except for text inside of covered rectangles, so that hidden
/// text cannot be read from the PDF file either. It also counts the texts that it passes on.
class CoveredPainter {
    Q_DISABLE_COPY_MOVE(CoveredPainter)

 public:
    /// Numbers of texts that were passed on.
    struct Count {
        qsizetype numbers = 0;  ///< texts with a digit and without a letter
        qsizetype words = 0;    ///< all other texts
        qsizetype letters = 0;  ///< in `words`
    };

    /// @param target  must not be used while this object exists
    /// @param covers  rectangles in the target's current coordinates
    CoveredPainter(QCPPainter& target, const std::vector<QRectF>& covers);
    ~CoveredPainter();

    /// The painter to use. It has the target's transformation, font and hints.
    QCPPainter& painter();
    /// The texts that were passed on so far.
    const Count& count() const;

 private:
    class Engine;
    class Device;
    std::unique_ptr<Device> m_device;
    std::unique_ptr<QCPPainter> m_painter;
    QCPPainter& m_target;
};

}  // namespace attention
