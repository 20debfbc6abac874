#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QDialog>

#include "core/io/safetensors.h"
#include "ui/figure/theme.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace attention {

/// Asks which tensor of a file to load. It lists names, shapes and types, and can be searched; the first one is
/// selected.
class TensorChooser : public QDialog {
    Q_OBJECT

 public:
    /// @param file  the name of the file, for the question
    /// @param what  the array that the tensor is for, translated: "learned table"
    /// @param tensors  at least one
    TensorChooser(const QString& file, const QString& what, std::vector<TensorInfo> tensors, QWidget* parent = nullptr);

    /// The name of the selected tensor; nothing if no name matches the search.
    std::optional<std::string> tensor() const;

 protected:
    /// Arrow and page keys move through the list while the search field has the focus.
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    void search(const QString& text);
    void updateOpenButton();

    std::vector<TensorInfo> m_tensors;
    QLineEdit* m_search = nullptr;
    QTreeWidget* m_list = nullptr;
    QLabel* m_matchCount = nullptr;
    QPushButton* m_open = nullptr;
};

}  // namespace attention
