#pragma once

#include <QDialog>
#include <QTimer>

#include "ui/files/panels_file.h"
#include "ui/files/settings.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace attention {

class PagePreview;
class PanelsForm;

/// The dialog that arranges the panels of a figure and exports it. The exporters themselves draw its preview.
class PanelsDialog : public QDialog {
    Q_OBJECT

 public:
    /// @param collected  is changed by the controls; must outlive the dialog
    PanelsDialog(CollectedPanels& collected, Settings& settings, const Theme& theme, QWidget* parent = nullptr);
    ~PanelsDialog() override;

    /// Writes the figure and accepts; after an error, says what went wrong and stays open. The suffix determines the
    /// format.
    void exportTo(const QString& path);
    /// The path of the written figure; empty before it is written.
    QString path() const { return m_path; }
    /// Draws the preview now. @return why the figure cannot be drawn, or nothing
    std::optional<QString> drawPreview();

 private:
    QWidget* makeList();
    QWidget* makePreview();
    QWidget* makeButtonRow();
    void fillList(int current);
    void updateItemTexts();
    void applyItemOrder();
    void move(int step);
    void remove();
    void showPanel();
    /// Changes the selected panel and redraws the preview.
    template <class Change>
    void changePanel(const Change& change);
    std::optional<QString> fail(const QString& sentence);
    void setMessage(const QString& sentence, bool isProblem);
    void chooseFile();

    CollectedPanels& m_collected;
    Settings& m_settings;
    const Theme& m_theme;
    QString m_path;
    QTimer m_drawTimer;
    QListWidget* m_list = nullptr;
    QLineEdit* m_title = nullptr;
    QCheckBox* m_legend = nullptr;
    QCheckBox* m_colourBar = nullptr;
    QPushButton* m_up = nullptr;
    QPushButton* m_down = nullptr;
    QPushButton* m_remove = nullptr;
    PagePreview* m_preview = nullptr;
    QLabel* m_facts = nullptr;
    PanelsForm* m_form = nullptr;
    QLabel* m_warningIcon = nullptr;
    QLabel* m_message = nullptr;
    QPushButton* m_fitFontButton = nullptr;  ///< applies the font size that fits
    QPushButton* m_export = nullptr;
};

}  // namespace attention
