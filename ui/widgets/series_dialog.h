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

/// Which figures a series has and where they are written, with its first, middle and last one. What is not asked here
/// is as Export figure had it last.
class SeriesDialog : public QDialog {
    Q_OBJECT

 public:
    /// @param shown     what the series begins with
    /// @param settings  of the last export; outlives the dialog
    SeriesDialog(const EvaluatedScene& shown, Settings& settings, QWidget* parent = nullptr);
    ~SeriesDialog() override;

    /// As the controls stand.
    Series series() const;
    QString folder() const;
    /// Writes the figures into folder(), then accepts; or says what went wrong and stays open.
    void write();
    /// Writes series() as a list for the command batch, and beside it the scene if that has arrays.
    void saveList(const QString& path);
    /// How many figures were written.
    std::size_t written() const { return m_written; }

    void reject() override;

 private:
    static constexpr std::size_t kPreviews = 3;
    static constexpr std::size_t kSweeps = 2;

    /// The controls of one parameter. The line with the values decides; the others fill it.
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
    QWidget* makeBottom();
    void chooseParameter(SweepRow& row);
    void fillValues(SweepRow& row);
    void proposeName();
    void updateControls();
    void setMessage(const QString& sentence);
    void startPreview();
    void drawPreview(std::size_t place);
    void askSaveList();
    void begin();
    void end(const QString& problem);

    const Exhibit& m_exhibit;
    const Scene m_scene;
    Settings& m_settings;
    ExportSettings m_look;
    std::array<SweepRow, kSweeps> m_sweeps;
    QComboBox* m_format = nullptr;
    QLineEdit* m_width = nullptr;
    QLineEdit* m_height = nullptr;
    QLineEdit* m_name = nullptr;
    QString m_proposedName;
    QLineEdit* m_folder = nullptr;
    std::array<QLabel*, kPreviews> m_pictures{};
    std::array<QLabel*, kPreviews> m_titles{};
    QLabel* m_message = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_cancel = nullptr;
    QPushButton* m_export = nullptr;
    QWidget* m_controls = nullptr;
    QTimer m_draw;
    int m_round = 0;  ///< of previews: those of an earlier one are not shown any more
    std::stop_source m_previews;
    SeriesWriter* m_writer = nullptr;
    std::size_t m_written = 0;
};

}  // namespace attention
