#pragma once

#include <string>

#include <QMenu>

#include "core/colour/colour_vision.h"

namespace attention {

class ExhibitPage;

/// Shows the page as people with another colour vision see it, for as long as the window is open, and says how far
/// apart the figure's curves are then.
class VisionMenu : public QMenu {
    Q_OBJECT

 public:
    explicit VisionMenu(ExhibitPage& page, QWidget* parent = nullptr);

    void retranslate();

 Q_SIGNALS:
    void said(const QString& sentence);

 private:
    void choose(ColourVision vision);
    void tell();

    ExhibitPage& m_page;
    ColourVision m_vision = ColourVision::Usual;
    std::string m_told;  ///< the id of the exhibit
};

}  // namespace attention
