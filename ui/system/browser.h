#pragma once

#include <functional>

#include <QString>

namespace attention {

/// The program runs in a page of a browser. It has no folders of a person's own there: files are handed to it and to
/// the person by the browser.
bool isInBrowser();

/// In a browser: the address of the page, without what stands after #; empty on a desktop.
QString pageAddress();

/// In a browser: the path under which a file of this name is written in order to be downloaded.
QString downloadPath(const QString& name);

/// In a browser: hands a file of downloadPath(), just written, to the person. Does nothing with other files, nor on a
/// desktop. From any thread.
void handOver(const QString& path);

/// In a browser: asks for a file, which is then copied into memory. To be called while a click or key is handled.
/// @param filters  as QFileDialog takes them
/// @param chosen   called with the path of the copy; not when the person changed their mind
void askBrowserFile(const QString& filters, const std::function<void(const QString& path)>& chosen);

/// In a browser: lets the page fill the screen, or no longer; Escape does the latter, too. Does nothing on a desktop,
/// where windows do so themselves.
void setBrowserFullScreen(bool isFull);

}  // namespace attention
