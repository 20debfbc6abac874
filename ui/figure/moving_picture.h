#pragma once

#include <memory>
#include <vector>

#include <QByteArray>
#include <QImage>

namespace attention {

/// Options of an animation file.
struct MovingPictureOptions {
    QSize size;                 ///< pixels of each picture
    int framesPerSecond = 20;   ///< 1 ... 50
    bool loops = true;          ///< starts again at its end
    std::vector<QRgb> colours;  ///< kept exactly in formats with few colours
};

/// Writes an animation file. Equal pictures give equal bytes. A writer may be used in any thread, but only in one.
class MovingPictureWriter {
 public:
    virtual ~MovingPictureWriter() = default;
    /// @param picture  opaque, of the size of the options
    virtual void add(const QImage& picture) = 0;
    /// Returns the file's bytes; to be called once. Empty when there was not enough memory.
    virtual QByteArray finish() = 0;
};

/// Whether the program was built with libraries for animations; if not, the functions below return nullptr.
bool canWriteMovingPictures();

/// GIF: each picture holds what has changed since the one before, in at most 255 colours of its own. Where it needs
/// more, those of the options and the most frequent ones are exact and the others are a little off. Nothing is
/// dithered.
std::unique_ptr<MovingPictureWriter> makeGifWriter(const MovingPictureOptions& options);
/// Lossless WebP.
std::unique_ptr<MovingPictureWriter> makeWebPWriter(const MovingPictureOptions& options);

}  // namespace attention
