#include "ui/widgets/segments.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QPainter>
#include <QRadioButton>
#include <QSignalBlocker>

#include "ui/widgets/style.h"

namespace attention {
namespace {

// In designed pixels.
constexpr int kSegmentPadding = 14;
constexpr double kSegmentRadius = 6;

class Segment : public QRadioButton {
 public:
    Segment(const QString& text, QWidget* parent) : QRadioButton(text, parent) {
        setFont(uiFont(font_size::kName));
        setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    }
    // Wide enough for the semi-bold type of a selected segment, so that nothing moves when the selection changes.
    QSize sizeHint() const override {
        const QFontMetrics metrics(uiFont(font_size::kName, QFont::DemiBold));
        return {metrics.horizontalAdvance(text()) + 2 * px(kSegmentPadding), px(kControlHeight)};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
    bool hitButton(const QPoint& position) const override { return rect().contains(position); }

    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        if (isChecked()) {
            painter.setPen(QPen(palette().color(QPalette::Dark), 1));
            painter.setBrush(palette().base());
            painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), scaled(kSegmentRadius),
                                    scaled(kSegmentRadius));
        }
        if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange))
            drawFocusRing(painter, QRectF(rect()), scaled(kSegmentRadius), palette().color(QPalette::Text));
        painter.setFont(uiFont(font_size::kName, isChecked() ? QFont::DemiBold : QFont::Normal));
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextSingleLine | Qt::TextHideMnemonic, text());
    }
};

}  // namespace

SegmentedControl::SegmentedControl(const QString& name, const QStringList& texts, QWidget* parent) : QWidget(parent) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    for (const QString& text : texts) {
        auto* segment = new Segment(text, this);
        const int index = int(m_segments.size());
        connect(segment, &QRadioButton::toggled, this, [this, segment, index](bool selected) {
            if (!selected) return;
            setFocusProxy(segment);
            Q_EMIT chosen(index);
        });
        m_segments.push_back(segment);
        row->addWidget(segment, 1);
    }
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    setTexts(name, texts);
    setCurrent(0);
}

void SegmentedControl::setTexts(const QString& name, const QStringList& texts) {
    setAccessibleName(name);
    for (std::size_t i = 0; i < m_segments.size(); ++i) {
        const QString& text = texts[qsizetype(i)];
        m_segments[i]->setText(text);
        m_segments[i]->setAccessibleName(tr("%1: %2").arg(name, text));
        m_segments[i]->updateGeometry();
    }
}

int SegmentedControl::current() const {
    const auto selected =
        std::ranges::find_if(m_segments, [](const QRadioButton* segment) { return segment->isChecked(); });
    return int(selected - m_segments.begin());
}

void SegmentedControl::setCurrent(int index) {
    const QSignalBlocker blocker(this);
    m_segments[std::size_t(index)]->setChecked(true);
}

void SegmentedControl::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().alternateBase());
    painter.drawRoundedRect(QRectF(rect()), scaled(kSegmentRadius), scaled(kSegmentRadius));
}

}  // namespace attention
