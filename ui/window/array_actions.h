#pragma once

#include <functional>
#include <string>
#include <vector>

#include <QObject>
#include <QString>

#include "core/io/safetensors.h"
#include "ui/files/background_reader.h"
#include "ui/files/settings.h"
#include "ui/system/browser.h"
#include "ui/window/scene_model.h"

class QMenu;
class QWidget;

namespace attention {

/// Opens and removes the arrays and the language model that an exhibit computes from. Files are read in the background.
/// The scene changes only when an array is loaded, as one undoable step.
class ArrayActions : public QObject {
    Q_OBJECT

 public:
    /// @param window  parent of dialogs
    ArrayActions(SceneModel& model, Settings& settings, QWidget* window);

    /// Adds a submenu with the arrays of the current exhibit.
    void fill(QMenu& menu);
    void retranslate();

    /// Whether the path is an array file, a folder with a language model, or a list of tokens. Files are recognized by
    /// their names.
    static bool canOpen(const QString& path);
    /// Shows a file dialog, then opens the chosen file. @param name  of an array that the exhibit uses
    void chooseFileToOpen(const std::string& name);
    /// Reads a file as an array of the exhibit that is current now, even if another one is shown when reading ends. If
    /// several tensors of the file fit, a dialog asks for one. On an error a message is shown and the scene stays
    /// unchanged. A later call replaces one that is still reading.
    void open(const std::string& name, const QString& path);
    /// Opens a list of tokens for the current page; otherwise like open().
    void openTokens(const QString& path);
    /// Opens the folder of a language model for the current page; otherwise like open().
    void openModel(const QString& path);
    /// Opens a path that was dropped on the window: a language model, a list of tokens, or a file for the first array
    /// of the current exhibit. For a model, a page that shows models is opened if necessary.
    void openDropped(const QString& path);
    /// Callbacks for files that the user gives to the page in a browser: either the files of a language model or a
    /// single file.
    /// @param open  called with the path of a single file
    OfferedFilesTaker offeredFilesTaker(const std::function<void(const QString& path)>& open);
    void remove(const std::string& name);
    bool isBusy() const { return !m_readingName.empty(); }

 Q_SIGNALS:
    /// A sentence for the status line, translated.
    void said(const QString& sentence);
    /// Reading a file for the array `name` has started; an empty name: reading has ended.
    void busyChanged(const std::string& name);

 private:
    void fillMenu();
    void chooseTensor(const std::string& name, const QString& path, const std::vector<TensorInfo>& tensors);
    void chooseLayer(const QString& path, const std::vector<TensorInfo>& tensors);
    /// Asks which tensor of the file to use as the array `array` and calls `chosen` with the tensor's name, unless
    /// another file was opened meanwhile.
    void askTensor(const QString& path, const std::string& array, std::vector<TensorInfo> choices,
                   const std::function<void(const std::string& tensor)>& chosen);
    /// Loads all weights of a layer from the file and its sibling files.
    void loadLayer(const QString& path, const std::string& layer);
    /// Starts reading for the current page and the array `name`. @return the number of this request; it equals
    /// m_requestNumber until the next request
    int beginReading(const std::string& name, const QString& path);
    /// Ends reading and reports success, or `problem` if it is not empty. @return true on success
    bool endReading(const QString& path, const QString& problem);
    void load(const std::string& name, const QString& path, const std::string& tensor);
    void setArray(const std::string& name, LoadedArray array);
    void finishReading();
    void warn(const QString& path, const QString& phrase);

    SceneModel& m_model;
    Settings& m_settings;
    QWidget* m_window;
    QMenu* m_menu = nullptr;
    std::string m_readingName;  ///< the array being read; empty: none
    BackgroundReader m_reader;
    int m_requestNumber = 0;          ///< number of the latest request
    const Exhibit* m_page = nullptr;  ///< the page of the latest request
};

}  // namespace attention
