#pragma once

#include <memory>
#include <vector>

#include <QByteArray>
#include <QImage>

namespace attention {

/// What decides a file of pictures that follow one another, apart from the pictures.
struct MovingPictureOptions {
    QSize size;                 ///< pixels of each picture
    int framesPerSecond = 20;   ///< 1 ... 50
    bool loops = true;          ///< begins anew at its end
    std::vector<QRgb> colours;  ///< that are kept exactly where a format has few colours
};

/// Writes a file of pictures that follow one another. Equal pictures give equal bytes. From any one thread.
class MovingPictureWriter {
 public:
    virtual ~MovingPictureWriter() = default;
    /// @param picture  opaque, of the size of the options
    virtual void add(const QImage& picture) = 0;
    /// The whole file, once; empty when there was not enough memory for it.
    virtual QByteArray finish() = 0;
};

/// Whether the program was built with the libraries of moving pictures; if not, there is no writer.
bool canWriteMovingPictures();

/// GIF: each picture holds what has changed since the one before, in at most 255 colours of its own. Where it needs
/// more, those of the options and the most frequent ones are exact and the others are a little off. Nothing is
/// dithered.
std::unique_ptr<MovingPictureWriter> makeGifWriter(const MovingPictureOptions& options);
/// WebP without loss.
std::unique_ptr<MovingPictureWriter> makeWebPWriter(const MovingPictureOptions& options);

}  // namespace attention
