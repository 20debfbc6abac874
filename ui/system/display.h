#pragma once

namespace attention {

/// Whether the environment variables name a display on which a window can be opened. Without one, creating a
/// QApplication would end the program.
bool hasDisplay();

/// Makes the next QApplication use the offscreen platform, which draws into memory. Does nothing in a browser, where no
/// display is needed until a window is shown.
void drawWithoutDisplay();

/// Makes Fontconfig use the file share/fontconfig/fonts.conf beside the program, if the system has no configuration, as
/// in a minimal container. Call it before Qt loads fonts.
void provideFontConfiguration();

}  // namespace attention
