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

/// How the panels of a figure lie on its page.
struct PanelsLayout {
    int columns = 0;                          ///< 0: as many as there are panels, up to three
    std::vector<double> widths;               ///< shares of the columns; empty: equal ones
    std::vector<double> heights;              ///< shares of the rows; empty: equal ones
    double gap = 3;                           ///< millimetres between panels
    QString letters = QStringLiteral("(a)");  ///< one of panelLetterStyles()
    bool sharesColourBar = false;             ///< panels with the same colours have one range and one bar at the right
    bool sharesRanges = false;                ///< panels of one exhibit have equal ranges of colours and of axes
    bool isHeightFree = true;                 ///< the page is as high as the panels need

    int columnsFor(std::size_t panels) const;
    int rowsFor(std::size_t panels) const;
    bool operator==(const PanelsLayout&) const = default;
};

/// There are no more letters.
inline constexpr std::size_t kMaxPanels = 26;
inline constexpr double kMaxPanelGap = 50;
/// As a page of a journal.
inline constexpr double kPanelsWidth = 183;
/// "(a)", "a)", "a", "(A)", "A", "off".
const QStringList& panelLetterStyles();
/// "(b)" for place 1; empty where there are no letters.
QString panelLetter(const QString& style, std::size_t place);

struct PanelEntry {
    EvaluatedScene shown;
    QString title;  ///< beside the letter; may be empty
    bool legend = true;
    bool colourBar = true;
};

/// A figure with several panels, laid out. All panels have the same number of pixels an inch, so that type has one size
/// in all of them. The plots and matrices of a row have their tops and bottoms in line, those of a column their sides,
/// as far as a panel's own proportions let them; a plot that takes less than a third of its panel stays where it is.
class PanelsPage {
    Q_DISABLE_COPY_MOVE(PanelsPage)

 public:
    /// @param panels  1 ... kMaxPanels  @param choices  those of an exhibit alone (legend, colourBar, qrCode) are not
    /// used; without a free height all of its size
    PanelsPage(std::vector<PanelEntry> panels, PanelsLayout layout, const ExportOptions& choices);
    ~PanelsPage();

    /// Why the page cannot be drawn, as a translated phrase: which panel does not fit, and what it needs.
    const std::optional<QString>& problem() const { return m_problem; }
    /// The largest type, in half points, with which all panels fit where they do not fit now; nothing where none does.
    const std::optional<double>& fittingType() const { return m_fittingType; }
    /// Once it was drawn.
    FigureTexts texts() const { return {m_look.drawnTexts(), m_look.unmatchedLabels(), m_look.omittedNames()}; }
    /// What left a panel for want of room, translated; a sentence each.
    const QStringList& warnings() const { return m_warnings; }
    /// Of the page, with the height that was found.
    const FigureSize& size() const { return m_options.size; }
    const FigureOptions& options() const { return m_options; }
    /// Where the plots of a panel lie, in pixels of the layout from the top left corner of the page's room.
    QRectF plots(std::size_t panel) const;
    /// Those that have one bar for several panels.
    std::vector<Part::ColourScale> sharedScales() const;
    /// What a panel's cells and scales have.
    std::vector<Part::ColourScale> colourScales(std::size_t panel) const;
    /// Another format than that of the choices; the layout stays. @param dpi  of a PNG
    void setOutput(FigureFormat format, double dpi);
    /// The whole file, which carries all scenes where the format can. Needs no problem(). Empty when there was not
    /// enough memory.
    QByteArray render();

 private:
    struct Panel;
    struct Bar;
    /// Whether there is more to tell of a page that cannot be drawn than that.
    enum class Problems { Told, Untold };

    PanelsPage(std::vector<PanelEntry> panels, PanelsLayout layout, const ExportOptions& choices, Problems problems);
    QString nameOf(const Panel& panel) const;
    double exactMillimetres(double pixels) const;
    /// What is needed at least.
    QString millimetres(double pixels) const;
    /// What there is at most.
    QString wholeMillimetres(double pixels) const;
    bool fitsWith(const std::vector<PanelEntry>& panels, const PanelsLayout& layout,
                  const ExportOptions& choices) const;
    std::optional<double> findFittingType() const;
    double shortage() const;
    QString remedies();
    void shareRanges();
    void shareColours();
    void findWidths(double across, const std::vector<double>& least);
    void findHeights();
    double bandOf(std::size_t row) const;
    void findSize();
    void place();
    bool align();
    void align(std::vector<Panel*>& line, bool isRow);
    void trim();
    void findFaults();
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
    double m_stretch = 1;                     ///< of a free height
    std::vector<double> m_widths, m_heights;  ///< of the cells, pixels
    std::optional<QString> m_problem;
    std::optional<double> m_fittingType;
    QStringList m_warnings;
};

/// A caption ready for a paper: what each panel shows, behind its letter.
QString suggestedCaption(const std::vector<PanelEntry>& panels, const QString& letters);

/// What the figure carries: the list of its panels with their scenes, as `attention-lab panels` reads it.
QByteArray panelsText(const std::vector<PanelEntry>& panels, const PanelsLayout& layout, const ExportOptions& choices);

}  // namespace attention
