#pragma once

#include <array>
#include <optional>
#include <stop_token>

#include <QDialog>
#include <QTimer>

#include "ui/figure/theme.h"
#include "ui/files/series.h"

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace attention {

class SeriesWriter;

/// The dialog that exports a series of figures over the values of one or two parameters. It previews the first, middle
/// and last figure. Options that it does not ask for are those of the last "Export figure".
class SeriesDialog : public QDialog {
    Q_OBJECT

 public:
    /// @param shown     the scene that the series varies
    /// @param settings  keep the options of the last export; must outlive the dialog
    SeriesDialog(const EvaluatedScene& shown, Settings& settings, QWidget* parent = nullptr);
    ~SeriesDialog() override;

    /// The series that the controls describe now.
    Series series() const;
    QString folder() const;
    /// Writes the figures into folder(), then accepts; after an error, says what went wrong and stays open.
    void write();
    /// Writes series() as a list for the command `batch`. A scene with arrays is written to a file beside the list.
    void saveList(const QString& path);
    /// The number of figures that were written.
    std::size_t written() const { return m_written; }

    void reject() override;

 private:
    static constexpr std::size_t kPreviews = 3;
    static constexpr std::size_t kSweeps = 2;

    /// The controls of one parameter. The series uses the text in `values`; the other controls only fill it in.
    struct SweepRow {
        QComboBox* parameter = nullptr;
        QLineEdit* from = nullptr;
        QLineEdit* to = nullptr;
        QSpinBox* count = nullptr;
        QCheckBox* logarithmic = nullptr;
        QLineEdit* values = nullptr;
        QLabel* valuesName = nullptr;
    };

    void addSweep(QGridLayout& rows, std::size_t index);
    void addFiles(QGridLayout& rows);
    QWidget* makePreviews();
    QWidget* makeButtonRow();
    void chooseParameter(SweepRow& row);
    void fillValues(SweepRow& row);
    void updateProposedName();
    void updateControls();
    void setMessage(const QString& sentence);
    void startPreview();
    void drawPreview(std::size_t slot);
    void askSaveList();
    void startWriting();
    void finishWriting(const QString& problem);

    const Exhibit& m_exhibit;
    const Scene m_scene;
    Settings& m_settings;
    ExportSettings m_exportSettings;
    std::array<SweepRow, kSweeps> m_sweeps;
    QComboBox* m_format = nullptr;
    QLineEdit* m_width = nullptr;
    QLineEdit* m_height = nullptr;
    QLineEdit* m_name = nullptr;
    QString m_proposedName;
    QLineEdit* m_folder = nullptr;
    std::array<QLabel*, kPreviews> m_previewPictures{};
    std::array<QLabel*, kPreviews> m_previewTitles{};
    QLabel* m_message = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_cancel = nullptr;
    QPushButton* m_export = nullptr;
    QWidget* m_controls = nullptr;
    QTimer m_previewTimer;
    int m_previewRound = 0;  ///< counts the restarts of the previews; results of an earlier round are discarded
    std::stop_source m_previewStop;
    SeriesWriter* m_writer = nullptr;
    std::size_t m_written = 0;
};

}  // namespace attention
