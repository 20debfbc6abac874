#pragma once

#include <memory>
#include <optional>

#include <QDialog>
#include <QTimer>

#include "core/colour/colour_vision.h"
#include "ui/figure/theme.h"
#include "ui/files/export_settings.h"

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace attention {

class LookControls;
class PagePreview;
class RealBox;
class SegmentedControl;
struct ExportStyle;

/// The dialog that exports a figure to a file. The exporters themselves draw its preview.
class ExportDialog : public QDialog {
    Q_OBJECT

 public:
    /// @param shown     what is exported
    /// @param settings  keep the choices of the last export; updated after a new one
    /// @param onScreen  the size of the figure in the window, in logical pixels; if empty, "As on screen" is not
    /// offered
    /// @param figureStyle  the style that came with an opened figure file; if given, the initial choices
    ExportDialog(EvaluatedScene shown, Settings& settings, const Theme& theme, QWidget* parent = nullptr,
                 QSize onScreen = {}, const std::optional<CarriedStyle>& figureStyle = {});
    ~ExportDialog() override;

    /// The choices that the controls show now; valid for renderExport() only if problem() is empty.
    ExportOptions choices() const;
    /// Why the choices cannot be exported, as a translated sentence, or nothing.
    std::optional<QString> problem() const;

    /// Writes the figure, remembers the choices and accepts; after an error, says what went wrong and stays open. The
    /// suffix of the path determines the format.
    void exportTo(const QString& path);
    /// The path of the written file; empty before it is written.
    QString path() const { return m_path; }

 private:
    struct Problem {
        QString sentence;
        QWidget* invalidField = nullptr;  ///< the field to correct
    };

    QWidget* makePreviewColumn();
    QWidget* makeChoicesColumn();
    QWidget* makeButtonRow();
    void addFile(QGridLayout& rows);
    void addSize(QGridLayout& rows);
    void addLook(QGridLayout& rows);
    void addTexts(QGridLayout& rows);
    void addParts(QGridLayout& rows);
    void restore(const ExportSettings& settings);
    bool makesDifference(bool ExportOptions::*part) const;

    FigureFormat format() const;
    LengthUnit unit() const;
    double millimetresPerUnit() const;
    void choosePreset();
    void applyStyle(const ExportStyle& style);
    void edit(RealBox& box);
    void editDpi();
    void showLength(RealBox& box, const std::optional<double>& millimetres);
    std::optional<Problem> findProblem() const;
    ExportSettings currentSettings() const;

    void updateControls();
    void setMessage(const QString& sentence, bool isProblem);
    void showFacts();
    void drawPreview();
    /// Does what takes longer than the preview; called when the choices have not changed for a while.
    void examineExport();
    void measureFileSize();
    void showNotes();
    ColourVision vision() const;
    /// A note about names that do not fit in the figure; empty if all of them fit.
    QString namesNote() const;
    /// A note about numbers in cells that do not fit; empty if all fit.
    QString numbersNote() const;
    /// @param texts  the texts that do not fit, translated
    /// @param needed  the size or font size at which they fit; nothing if not searched yet or not found
    static QString roomNote(const QString& texts, const std::optional<std::optional<RoomForTexts>>& needed);
    /// A note about the link in the QR code; empty if there is nothing to note.
    QString codeNote() const;
    void chooseFile();

    const EvaluatedScene m_shown;
    Settings& m_settings;
    const Theme& m_theme;
    const QSize m_onScreen;
    const std::optional<CarriedStyle> m_figureStyle;
    QString m_path;

    std::optional<double> m_width;     ///< millimetres; nothing while the box holds no number
    std::optional<double> m_height;    ///< millimetres; nothing while the box holds no number
    double m_proportions = 1;          ///< width / height, used while proportions are kept
    double m_dpi = 300;                ///< the last valid value
    ExportOptions m_lastValid;         ///< what the preview shows
    std::optional<qsizetype> m_bytes;  ///< of the file; nothing while it has not been made
    FigureReport m_report;             ///< of the preview
    /// The size or font size at which the omitted names and numbers would fit. The outer optional is empty until this
    /// was searched, the inner one if nothing was found.
    std::optional<std::optional<RoomForTexts>> m_roomForNames, m_roomForNumbers;
    QTimer m_drawTimer, m_examineTimer;

    PagePreview* m_preview = nullptr;
    QLabel* m_facts = nullptr;
    SegmentedControl* m_zoom = nullptr;
    QComboBox* m_vision = nullptr;  ///< simulated in the preview only
    QLabel* m_distance = nullptr;   ///< the distance of curve colours, for other than the usual vision
    SegmentedControl* m_format = nullptr;
    RealBox* m_dpiBox = nullptr;
    QComboBox* m_preset = nullptr;
    RealBox* m_widthBox = nullptr;
    RealBox* m_heightBox = nullptr;
    QComboBox* m_unit = nullptr;
    QCheckBox* m_keepProportions = nullptr;
    LookControls* m_lookControls = nullptr;
    SegmentedControl* m_themeChoice = nullptr;
    RealBox* m_lineBox = nullptr;
    QCheckBox* m_transparent = nullptr;
    RealBox* m_fontBox = nullptr;
    QCheckBox* m_hasTitle = nullptr;
    QLineEdit* m_title = nullptr;
    QCheckBox* m_hasCaption = nullptr;
    QPlainTextEdit* m_caption = nullptr;
    QCheckBox* m_legend = nullptr;
    QCheckBox* m_colourBar = nullptr;
    QCheckBox* m_qrCode = nullptr;
    QPushButton* m_copy = nullptr;
    QLabel* m_warningIcon = nullptr;
    QLabel* m_message = nullptr;
    QPushButton* m_export = nullptr;
};

}  // namespace attention
