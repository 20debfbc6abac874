#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "ui/exhibits/evaluated_scene.h"
#include "ui/figure/look.h"
#include "ui/figure/parts/part.h"
#include "ui/files/figure_export.h"

namespace attention {

/// How the panels of a figure are arranged on the page.
struct PanelsLayout {
    int columns = 0;                          ///< 0: one per panel, up to three
    std::vector<double> widths;               ///< of the columns, relative to each other; empty: equal
    std::vector<double> heights;              ///< of the rows, relative to each other; empty: equal
    double gap = 3;                           ///< millimetres between panels
    QString letters = QStringLiteral("(a)");  ///< one of panelLetterStyles()
    bool sharesColourBar = false;  ///< panels with equal colours have a common range and a common bar at the right
    bool sharesRanges = false;     ///< panels of the same exhibit have equal ranges of colours and axes
    bool isHeightFree = true;      ///< the page is as high as the panels need

    /// The numbers of columns and rows for a number of panels.
    int columnsFor(std::size_t panels) const;
    int rowsFor(std::size_t panels) const;
    bool operator==(const PanelsLayout&) const = default;
};

/// Each panel has a letter of the alphabet.
inline constexpr std::size_t kMaxPanels = 26;
/// Millimetres.
inline constexpr double kMaxPanelGap = 50;
/// The default width of the page in millimetres: a page of a journal.
inline constexpr double kPanelsWidth = 183;
/// The styles of the letters: "(a)", "a)", "a", "(A)", "A", "off".
const QStringList& panelLetterStyles();
/// The letter of a panel: "(b)" for index 1 and style "(a)"; empty for style "off".
QString panelLetter(const QString& style, std::size_t index);

/// The content of one panel.
struct PanelEntry {
    EvaluatedScene shown;
    QString title;  ///< beside the letter; may be empty
    bool legend = true;
    bool colourBar = true;
};

/// A figure with several panels, laid out. Text has the same size in all panels. The plots and matrices of a row are
/// aligned at top and bottom, those of a column at their sides, unless a panel's aspect ratio prevents it; a plot with
/// a margin of more than a third of its panel is not aligned.
class PanelsPage {
    Q_DISABLE_COPY_MOVE(PanelsPage)

 public:
    /// @param panels  1 ... kMaxPanels of them
    /// @param choices  legend, colourBar and qrCode are not used, because they concern one exhibit; the height of
    /// `size` is used only if PanelsLayout::isHeightFree is false
    PanelsPage(std::vector<PanelEntry> panels, PanelsLayout layout, const ExportOptions& choices);
    ~PanelsPage();

    /// Why the page cannot be drawn, as a translated phrase: for example which panel does not fit and what it needs.
    const std::optional<QString>& problem() const { return m_problem; }
    /// If the panels do not fit: the largest font size with which they fit, in points (a multiple of 0.5); nothing if
    /// there is none.
    const std::optional<double>& fittingFontSize() const { return m_fittingFontSize; }
    /// The texts of the page; only after render().
    FigureTexts texts() const { return {m_look.drawnTexts(), m_look.unmatchedLabels(), m_look.omittedNames()}; }
    /// What had to be dropped from panels for lack of room: one translated sentence per panel.
    const QStringList& warnings() const { return m_warnings; }
    /// The size of the page, with the height that was found.
    const FigureSize& size() const { return m_options.size; }
    const FigureOptions& options() const { return m_options; }
    /// The bounding box of the plots of a panel, in pixels of the layout. The origin is the top left corner of the area
    /// for panels.
    QRectF plots(std::size_t panel) const;
    /// The colour scales that are shared by several panels.
    std::vector<Part::ColourScale> sharedScales() const;
    /// The colour scales of a panel.
    std::vector<Part::ColourScale> colourScales(std::size_t panel) const;
    /// Changes the format without changing the layout. @param dpi  of a PNG
    void setOutput(FigureFormat format, double dpi);
    /// Draws the page and returns the bytes of the file, which carries all scenes. Only if there is no problem(). Empty
    /// if there was not enough memory.
    QByteArray render();

 private:
    struct Panel;
    struct Bar;
    /// Whether problem() explains what is wrong, or is an empty text that only says that something is wrong.
    enum class Problems { Explained, Unexplained };

    PanelsPage(std::vector<PanelEntry> panels, PanelsLayout layout, const ExportOptions& choices, Problems problems);
    QString nameOf(const Panel& panel) const;
    double toMillimetres(double pixels) const;
    /// Rounded up: for a required length.
    QString ceilMillimetres(double pixels) const;
    /// Rounded down: for an available length.
    QString floorMillimetres(double pixels) const;
    bool fitsWith(const std::vector<PanelEntry>& panels, const PanelsLayout& layout,
                  const ExportOptions& choices) const;
    std::optional<double> findFittingFontSize() const;
    double enlargement() const;
    QString remedies();
    void shareRanges();
    void shareColours();
    void findWidths(double totalWidth, const std::vector<double>& minimum);
    void findHeights();
    double bandHeight(std::size_t row) const;
    void findSize();
    void placePanels();
    bool align();
    void align(std::vector<Panel*>& line, bool isRow);
    void trimHeight();
    void checkPanels();
    void paint(QCPPainter& painter);
    double gap() const;

    std::vector<PanelEntry> m_entries;
    PanelsLayout m_layout;
    const ExportOptions m_choices;
    const ScopedLook m_look;
    const Theme& m_theme;
    FigureOptions m_options;
    std::vector<Panel> m_panels;
    std::vector<std::unique_ptr<Bar>> m_bars;
    int m_columns, m_rows;
    Problems m_problems;
    double m_stretch = 1;                     ///< factor of a free height, for the sake of alignment
    std::vector<double> m_widths, m_heights;  ///< of columns and rows, in pixels
    std::optional<QString> m_problem;
    std::optional<double> m_fittingFontSize;
    QStringList m_warnings;
};

/// A caption for a paper: what each panel shows, behind its letter. @param letters  one of panelLetterStyles()
QString suggestedCaption(const std::vector<PanelEntry>& panels, const QString& letters);

/// The text that the file carries: the list of panels with their scenes, in the format of `attention-lab panels`.
QByteArray panelsText(const std::vector<PanelEntry>& panels, const PanelsLayout& layout, const ExportOptions& choices);

}  // namespace attention
