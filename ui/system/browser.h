#pragma once

#include <functional>
#include <vector>

#include <QString>
#include <QStringList>

class QMimeData;

namespace attention {

/// The program runs in a page of a browser. It has no folders of a person's own there: files are handed to it and to
/// the person by the browser.
bool isInBrowser();

/// In a browser: the address of the page, without what stands after #; empty on a desktop.
QString pageAddress();

/// In a browser: the page was loaded once more, or gone back to, and goes on where it was. Never so on a desktop.
bool isPageReloaded();

/// In a browser: the path under which a file of this name is written in order to be downloaded.
QString downloadPath(const QString& name);

/// In a browser: hands a file of downloadPath(), or one that was opened, just written, to the person. Does nothing with
/// other files, nor on a desktop. From any thread.
void handOver(const QString& path);

/// Puts data into the clipboard, of which it becomes a part. In a browser the page does it, in all forms that the
/// browser takes; Qt gives a browser one form alone, and no picture in bytes. To be called while a click or key is
/// handled.
void copyData(QMimeData* data);

/// In a browser: asks for a file, which is then copied into memory. To be called while a click or key is handled.
/// @param filters  as QFileDialog takes them
/// @param chosen   called with the path of the copy; not when the person changed their mind
void askBrowserFile(const QString& filters, const std::function<void(const QString& path)>& chosen);

/// A file that a person gave a browser's page, before it is read.
struct OfferedFile {
    QString name;
    double size = 0;  ///< bytes
};
/// Files that were given together.
struct OfferedFiles {
    QString folder;                  ///< its name, if they are those of a folder; else empty
    std::vector<OfferedFile> files;  ///< without those of folders in it; no two have the same name
};
/// What becomes of files that are offered.
struct OfferedFilesTaker {
    /// The names of those whose contents are to be read, of the others only the names are; nothing: none is taken.
    std::function<QStringList(const OfferedFiles&)> choose;
    std::function<void(double fraction)> progress;
    /// All are read. @param path  of the folder in memory with the files; empty if they could not be read
    std::function<void(const QString& path)> done;
};

/// In a browser: asks for a folder. To be called while a click or key is handled. The files asked for last win.
void askBrowserFolder(OfferedFilesTaker taker);
/// In a browser: what is done from now on with files, or a folder, that are dropped on the page.
void setBrowserDrop(OfferedFilesTaker taker);
/// In a browser: the memory of the files of such a folder is given back, once they were opened. Does nothing with
/// other folders, nor on a desktop.
void forgetOfferedFiles(const QString& path);

/// In a browser: lets the page fill the screen, or no longer; Escape does the latter, too. Does nothing on a desktop,
/// where windows do so themselves.
void setBrowserFullScreen(bool isFull);

}  // namespace attention
