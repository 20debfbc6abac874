#pragma once

#include <functional>
#include <optional>

#include <QWidget>

#include "ui/figure/qr_code.h"
#include "ui/figure/theme.h"

namespace attention {

class LessonActions;
class SceneModel;
class Settings;

/// A link to the shown scene or lesson step, for display.
struct ShownLink {
    QString text;              ///< empty if the scene is too long for a link
    bool hasAddress = false;   ///< it begins with a web address, so that phones can open it
    bool omitsArrays = false;  ///< loaded arrays are not part of the link
};

/// The link to the shown step of a course lesson, else to the shown scene. @param lessons  may be nullptr
ShownLink shownLink(const SceneModel& model, const LessonActions* lessons, Settings& settings);

/// Shows a link as a QR code that fills its parent, with the text of the link and notes below.
class LinkCode : public QWidget {
    Q_OBJECT

 public:
    /// Minimum module size in pixels: phones cannot read smaller modules from a distance.
    static constexpr int kMinModuleSize = 3;

    /// @param enlargement  scale relative to the design size of a stage
    LinkCode(const ShownLink& link, const Theme& theme, double enlargement, QWidget* parent);

    /// The QR code; nullopt if the link is too long for one.
    const std::optional<QrCode>& code() const { return m_code; }
    /// Notes below the link, one sentence each.
    QStringList sentences() const;
    /// Rectangle of the code with its quiet zone, with a whole number of pixels per module; empty if the code does not
    /// fit.
    QRect square() const;

 protected:
    void paintEvent(QPaintEvent* event) override;

 private:
    QRect textArea() const;
    QFont linkFont() const;
    QFont sentenceFont() const;
    int moduleSize() const;

    ShownLink m_link;
    const Theme& m_theme;
    double m_enlargement;
    std::optional<QrCode> m_code;
};

}  // namespace attention
