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

/// Opening and removing the arrays and the language model that an exhibit computes from. Files are read off the
/// interface thread; the scene stays as it is until the array is there, and then changes in one step that undo takes
/// back.
class ArrayActions : public QObject {
    Q_OBJECT

 public:
    /// @param window  over which questions are asked
    ArrayActions(SceneModel& model, Settings& settings, QWidget* window);

    /// Adds a submenu with the arrays of the exhibit at hand.
    void fill(QMenu& menu);
    void retranslate();

    /// Whether the name is that of a file with arrays, the folder is that of a language model, or the file is a list of
    /// tokens.
    static bool canOpen(const QString& path);
    /// Asks for a file. @param name  of an array that the exhibit uses
    void askOpen(const std::string& name);
    /// Opens a file as an array of the exhibit, which gets it even if another one is shown by then; asks which tensor
    /// is meant where several fit. What is wrong is said in one sentence, and the scene stays. The file asked for last
    /// wins.
    void open(const std::string& name, const QString& path);
    /// Opens a list of tokens for the page, as open() does a file.
    void openTokens(const QString& path);
    /// Opens the folder of a language model for the page, as open() does a file.
    void openModel(const QString& path);
    /// Opens what was dropped on the window: a model for a page that shows one, a list of tokens, or the first array
    /// that the exhibit uses.
    void openDropped(const QString& path);
    /// In a browser: what becomes of files that the page is given: those of a language model, or a single one.
    /// @param open  called with the path of the single file
    OfferedFilesTaker offeredFilesTaker(const std::function<void(const QString& path)>& open);
    void remove(const std::string& name);
    bool isBusy() const { return !m_busy.empty(); }

 Q_SIGNALS:
    /// For the status line.
    void said(const QString& sentence);
    /// A file is being read for this array; empty: none is.
    void busyChanged(const std::string& name);

 private:
    void fillMenu();
    void choose(const std::string& name, const QString& path, const std::vector<TensorInfo>& tensors);
    void chooseLayer(const QString& path, const std::vector<TensorInfo>& tensors);
    /// Asks which of several is the array `what`. `chosen` is called with its name, unless another file was asked for.
    void askTensor(const QString& path, const std::string& what, std::vector<TensorInfo> choices,
                   const std::function<void(const std::string& tensor)>& chosen);
    void loadWeightsAside(const QString& path, const std::string& layer);
    /// What is read next is for this page and array. @return its number, which m_asked is until another is asked for
    int beginReading(const std::string& name, const QString& path);
    /// The reading has ended. @return whether all went well; else what was wrong has been told
    bool endReading(const QString& path, const QString& problem);
    void load(const std::string& name, const QString& path, const std::string& tensor);
    void use(const std::string& name, LoadedArray array);
    void finish();
    void warn(const QString& path, const QString& phrase);

    SceneModel& m_model;
    Settings& m_settings;
    QWidget* m_window;
    QMenu* m_menu = nullptr;
    std::string m_busy;
    BackgroundReader m_reader;
    int m_asked = 0;                  ///< numbers the files asked for
    const Exhibit* m_page = nullptr;  ///< on which the last one was
};

}  // namespace attention
