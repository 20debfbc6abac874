#pragma once

#include <functional>
#include <vector>

#include <QString>
#include <QStringList>

class QMimeData;

namespace attention {

/// Whether the program runs in a browser (WebAssembly). There it cannot access the user's folders: the browser uploads
/// and downloads files.
bool isInBrowser();

/// In a browser: the address of the page, without # and what follows it; empty on a desktop.
QString pageAddress();

/// In a browser: whether the page was reloaded or returned to, so that the program should continue where it was. False
/// on a desktop.
bool isPageReloaded();

/// In a browser: the path to which a file of this name has to be written so that it can be downloaded.
QString downloadPath(const QString& name);

/// In a browser: offers a file that has just been written, in downloadPath() or over an opened file, to the user as a
/// download. Does nothing for other files and on a desktop. Thread-safe.
void handOver(const QString& path);

/// Puts data into the clipboard and takes ownership. In a browser the page does it, in all formats that the browser
/// accepts, because Qt would set only one format and no images. Call it while handling a click or key.
void copyData(QMimeData* data);

/// In a browser: asks for a file, which is then copied into memory. Call it while handling a click or key.
/// @param filters  as for QFileDialog
/// @param chosen   called with the path of the copy; not called if the user cancels
void askBrowserFile(const QString& filters, const std::function<void(const QString& path)>& chosen);

/// A file that the user has chosen or dropped in a browser, before it is read.
struct OfferedFile {
    QString name;
    double size = 0;  ///< bytes
};
/// Files that were chosen or dropped together.
struct OfferedFiles {
    QString folder;                  ///< the name of their folder; empty: single files
    std::vector<OfferedFile> files;  ///< without files in subfolders; no two have the same name
};
/// The callbacks that handle offered files.
struct OfferedFilesTaker {
    /// Returns the names of the files to be read; an empty list refuses all of them.
    std::function<QStringList(const OfferedFiles&)> choose;
    /// Called with the fraction that has been read, 0 ... 1.
    std::function<void(double fraction)> progress;
    /// Called after all files have been read. @param path  of the folder in memory with the files; empty: reading
    /// failed
    std::function<void(const QString& path)> done;
};

/// In a browser: asks for a folder. Call it while handling a click or key. A later call replaces an earlier one.
void askBrowserFolder(OfferedFilesTaker taker);
/// In a browser: sets the callbacks for files, or a folder, that are dropped on the page.
void setBrowserDrop(OfferedFilesTaker taker);
/// In a browser: removes the files of such a folder from memory after they were opened. Does nothing for other folders
/// and on a desktop.
void forgetOfferedFiles(const QString& path);

/// In a browser: switches full screen on or off; the user can leave it with Escape. Does nothing on a desktop, where
/// windows do it themselves.
void setBrowserFullScreen(bool isFull);

}  // namespace attention
