#include <cmath>
#include <utility>

#include "ui/figure/moving_picture.h"

#ifdef ATTENTION_MOVING_PICTURES
#include <webp/encode.h>
#include <webp/mux.h>

namespace attention {
namespace {

/// 0 (fastest) ... 9; beyond 2 the files of figures become hardly smaller.
constexpr int kEffort = 2;

class WebPWriter : public MovingPictureWriter {
 public:
    explicit WebPWriter(const MovingPictureOptions& options) : m_options(options) {
        WebPAnimEncoderOptions animation;
        m_isOk = WebPAnimEncoderOptionsInit(&animation) && WebPConfigInit(&m_config) &&
                 WebPConfigLosslessPreset(&m_config, kEffort);
        animation.anim_params.loop_count = options.loops ? 0 : 1;
        m_encoder = m_isOk ? WebPAnimEncoderNew(options.size.width(), options.size.height(), &animation) : nullptr;
        m_isOk = m_encoder != nullptr;
    }
    ~WebPWriter() override { WebPAnimEncoderDelete(m_encoder); }
    WebPWriter(const WebPWriter&) = delete;
    WebPWriter& operator=(const WebPWriter&) = delete;

    void add(const QImage& picture) override {
        WebPPicture frame;
        if (!m_isOk || !WebPPictureInit(&frame)) return;
        frame.use_argb = 1;
        frame.width = picture.width();
        frame.height = picture.height();
        const QImage rgba = picture.convertToFormat(QImage::Format_RGBX8888);
        m_isOk = WebPPictureImportRGBX(&frame, rgba.constBits(), int(rgba.bytesPerLine())) &&
                 WebPAnimEncoderAdd(m_encoder, &frame, timeOf(m_added), &m_config);
        WebPPictureFree(&frame);
        ++m_added;
    }

    QByteArray finish() override {
        WebPData data;
        WebPDataInit(&data);
        m_isOk = m_isOk && WebPAnimEncoderAdd(m_encoder, nullptr, timeOf(m_added), nullptr) &&
                 WebPAnimEncoderAssemble(m_encoder, &data);
        const QByteArray bytes(reinterpret_cast<const char*>(data.bytes), m_isOk ? qsizetype(data.size) : 0);
        WebPDataClear(&data);
        return bytes;
    }

 private:
    /// Milliseconds since the beginning.
    int timeOf(int frame) const { return int(std::lround(1000.0 * frame / m_options.framesPerSecond)); }

    const MovingPictureOptions m_options;
    WebPConfig m_config{};
    WebPAnimEncoder* m_encoder = nullptr;
    bool m_isOk = false;
    int m_added = 0;
};

}  // namespace

std::unique_ptr<MovingPictureWriter> makeWebPWriter(const MovingPictureOptions& options) {
    return std::make_unique<WebPWriter>(options);
}

}  // namespace attention

#else

namespace attention {

std::unique_ptr<MovingPictureWriter> makeWebPWriter(const MovingPictureOptions&) {
    return nullptr;
}

}  // namespace attention

#endif
