#pragma once

#include <memory>
#include <vector>

#include <QRectF>
#include <qcustomplot.h>

namespace attention {

/// Paints on another painter, but no text inside some rectangles: what is hidden on paper is not to be read from the
/// file either. Shapes go through as they are, and texts are counted.
class CoveredPainter {
    Q_DISABLE_COPY_MOVE(CoveredPainter)

 public:
    struct Count {
        qsizetype numbers = 0;  ///< texts with a digit and without a letter
        qsizetype words = 0;    ///< all other texts
        qsizetype letters = 0;  ///< of the words
    };

    /// @param target  paints until this ends  @param covers  in the target's present coordinates
    CoveredPainter(QCPPainter& target, const std::vector<QRectF>& covers);
    ~CoveredPainter();

    /// Begins with the target's transformation, font and hints.
    QCPPainter& painter();
    /// The texts that were handed on.
    const Count& count() const;

 private:
    class Engine;
    class Device;
    std::unique_ptr<Device> m_device;
    std::unique_ptr<QCPPainter> m_painter;
    QCPPainter& m_target;
};

}  // namespace attention
