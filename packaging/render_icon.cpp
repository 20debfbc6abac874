// Draws an icon as a square PNG: render_icon FILE.svg PIXELS FILE.png

#include <cstdlib>

#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

int main(int argc, char** argv) {
    if (argc != 4) return EXIT_FAILURE;
    const int size = std::atoi(argv[2]);
    QSvgRenderer icon(QString::fromLocal8Bit(argv[1]));
    QImage image(size, size, QImage::Format_ARGB32);
    if (!icon.isValid() || image.isNull()) return EXIT_FAILURE;
    image.fill(Qt::transparent);
    QPainter painter(&image);
    icon.render(&painter);
    painter.end();
    return image.save(QString::fromLocal8Bit(argv[3])) ? EXIT_SUCCESS : EXIT_FAILURE;
}
