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

/// How a figure goes into a file, with a preview that is drawn by the exporters themselves.
class ExportDialog : public QDialog {
    Q_OBJECT

 public:
    /// @param shown     what is exported
    /// @param settings  of the last export; written after a new one
    /// @param onScreen  the figure in the window, in logical pixels; without it there is no size "As on screen"
    /// @param figureStyle  of the figure that was opened and is shown, with which the choices begin
    ExportDialog(EvaluatedScene shown, Settings& settings, const Theme& theme, QWidget* parent = nullptr,
                 QSize onScreen = {}, const std::optional<CarriedStyle>& figureStyle = {});
    ~ExportDialog() override;

    /// As the controls stand; for renderExport() while there is no problem().
    ExportOptions choices() const;
    /// Why the choices cannot be exported, as a translated sentence, or nothing.
    std::optional<QString> problem() const;

    /// Writes the figure, remembers the choices and accepts; or says what went wrong and stays open. A suffix of
    /// another format wins over the format chosen.
    void exportTo(const QString& path);
    /// Where the figure was written; empty before.
    QString path() const { return m_path; }

 private:
    struct Problem {
        QString sentence;
        QWidget* invalidField = nullptr;  ///< the one to mend
    };

    QWidget* makeLeft();
    QWidget* makeRight();
    QWidget* makeBottom();
    void addFile(QGridLayout& rows);
    void addSize(QGridLayout& rows);
    void addLook(QGridLayout& rows);
    void addWords(QGridLayout& rows);
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
    ExportSettings settingsNow() const;

    void updateControls();
    void setMessage(const QString& sentence, bool isProblem);
    void showFacts();
    void drawPreview();
    /// What takes longer than a preview, once the choices are at rest.
    void examine();
    void measureFileSize();
    void showNotes();
    ColourVision vision() const;
    /// What to know of names that have no room; empty: nothing.
    QString namesNote() const;
    /// Likewise, of the numbers in cells.
    QString numbersNote() const;
    /// @param texts  those that have no room, translated  @param needed  with what they are drawn, as far as it is
    /// known
    static QString roomNote(const QString& texts, const std::optional<std::optional<RoomForTexts>>& needed);
    /// What to know of the link that is drawn; empty: nothing.
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
    double m_proportions = 1;          ///< width by height, for when they are kept
    double m_dpi = 300;                ///< the last good one
    ExportOptions m_lastValid;         ///< what the preview shows
    std::optional<qsizetype> m_bytes;  ///< of the file; nothing while it has not been made
    FigureReport m_report;             ///< of the preview
    /// With what the names and the numbers are drawn that have no room, if anything; nothing while it has not been
    /// looked for.
    std::optional<std::optional<RoomForTexts>> m_roomForNames, m_roomForNumbers;
    QTimer m_draw, m_examine;

    PagePreview* m_preview = nullptr;
    QLabel* m_facts = nullptr;
    SegmentedControl* m_zoom = nullptr;
    QComboBox* m_vision = nullptr;  ///< of the preview alone
    QLabel* m_distance = nullptr;   ///< of curves, with another vision than the usual one
    SegmentedControl* m_format = nullptr;
    RealBox* m_dpiBox = nullptr;
    QComboBox* m_preset = nullptr;
    RealBox* m_widthBox = nullptr;
    RealBox* m_heightBox = nullptr;
    QComboBox* m_unit = nullptr;
    QCheckBox* m_keep = nullptr;
    LookControls* m_style = nullptr;
    SegmentedControl* m_look = nullptr;
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
    QLabel* m_sign = nullptr;
    QLabel* m_message = nullptr;
    QPushButton* m_export = nullptr;
};

}  // namespace attention
