#pragma once

#include <string>

#include <QMenu>

#include "core/colour/colour_vision.h"

namespace attention {

class ExhibitPage;

/// Simulates colour vision deficiencies on the page while the window is open, and reports how distinguishable the
/// figure's curves are then.
class VisionMenu : public QMenu {
    Q_OBJECT

 public:
    explicit VisionMenu(ExhibitPage& page, QWidget* parent = nullptr);

    void retranslate();

 Q_SIGNALS:
    void said(const QString& sentence);

 private:
    void choose(ColourVision vision);
    /// Reports the distance of the curves' colours.
    void reportDistance();

    ExhibitPage& m_page;
    ColourVision m_vision = ColourVision::Usual;
    std::string m_reportedExhibit;  ///< id of the exhibit that was reported last
};

}  // namespace attention
