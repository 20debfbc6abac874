#pragma once

namespace attention {

/// Whether the surroundings name a display on which a window can be opened. Qt would end the program without one.
bool hasDisplay();

/// Lets the application that is made next draw into memory alone. In a browser it does so anyway until a window is
/// shown.
void drawWithoutDisplay();

/// Where the system tells nothing of typefaces, as a bare one does, the file share/fontconfig/fonts.conf beside the
/// program does, if it is there. To be called before Qt looks for any.
void provideFontConfiguration();

}  // namespace attention
