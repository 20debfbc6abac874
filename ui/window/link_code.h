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

/// The link to what is shown, for all to see.
struct ShownLink {
    QString text;             ///< empty: it is too long to be one
    bool hasAddress = false;  ///< phones can open it
    bool leavesArrays = false;
};

/// The link to a step of a lesson of the course, else to the scene. @param lessons  may be null
ShownLink shownLink(const SceneModel& model, const LessonActions* lessons, Settings& settings);

/// A link as a QR code over a whole window, as large as it can be, with the link below it in words and what to know of
/// it.
class LinkCode : public QWidget {
    Q_OBJECT

 public:
    /// Pixels that a module has at least: less no phone reads from a seat.
    static constexpr int kMinModule = 3;

    /// @param enlargement  of a window as it is designed
    LinkCode(const ShownLink& link, const Theme& theme, double enlargement, QWidget* parent);

    /// What is drawn; nothing where it does not fit.
    const std::optional<QrCode>& code() const { return m_code; }
    /// Below the link, a sentence each.
    QStringList sentences() const;
    /// Of the code with its quiet zone, in whole pixels for each module; empty where it does not fit.
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
