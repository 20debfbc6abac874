#pragma once

#include <array>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <QStringList>
#include <QWidget>

#include "ui/exhibits/exhibit.h"
#include "ui/figure/theme.h"

class QLabel;

namespace attention {

class FormulaView;
class LinkText;
class MoreButton;
class SentenceRuler;

/// The caption of a figure: formula, observation and suggestion side by side. At a given width and language this row
/// has the same height for all exhibits. What does not fit in it unfolds below in one column (button "More"), which
/// makes the caption higher. Links are activated by mouse or by Tab and Enter; glossary terms (underlined with dots)
/// show their explanation on hover or focus.
class CaptionView : public QWidget {
    Q_OBJECT

 public:
    explicit CaptionView(QWidget* parent = nullptr);
    ~CaptionView() override;

    void setTheme(const Theme& theme);
    void retranslate();
    void setCaption(const Caption& caption);
    /// Unfolds what does not fit in the row, if there is anything.
    void setMoreOpen(bool open);
    bool isMoreOpen() const;
    /// Whether the button "More" is on and there is something to unfold.
    bool isMoreShown() const;
    /// The height of the unfolded column, in pixels; 0 while folded.
    int moreHeight() const;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 Q_SIGNALS:
    /// @param link  the href as the exhibit wrote it
    void linkActivated(const QString& link);
    void moreToggled(bool open);
    /// moreHeight() has changed.
    void moreResized();

 protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

 private:
    enum Part { Formula, AllFormulas, WhatYouSee, Try, More, WhyItMatters, kParts };
    struct PartRect {
        Part part;
        QRect rect;  ///< including the heading
    };
    /// A text and the rich text made from it, cached because texts rarely change while a parameter is playing.
    struct StyledText {
        QString text;
        const Theme* theme = nullptr;
        double scale = 0;
        QString richText;
    };

    void updateTexts();
    /// Chooses the parts of the row and as many sentences as fit in it; the other sentences go into the part More.
    void foldSentences();
    SentenceRuler& ruler(Part part) const;
    qsizetype& shownSentences(Part part) { return m_sentenceCounts[std::size_t(part - WhatYouSee)]; }
    void showFormulas();
    void resetReservedHeight();
    const QString& textOf(Part part) const;
    LinkText& textView(Part part) const { return *m_textViews[std::size_t(part - WhatYouSee)]; }
    QWidget* body(Part part) const;
    int bodyHeight(Part part, int width) const;
    int headingHeight() const;
    int linesHeight(int lines) const;
    /// The height reserved for text in the row; equal for all exhibits, so that the figure above does not move.
    int reservedLinesHeight(int width) const;
    /// The maximum width of the formula beside the given number of text columns.
    int maxFormulaWidth(int width, int textColumns) const;
    /// The combinations of parts that can stand side by side, the preferred one first. Parts that are missing from the
    /// chosen row are unfolded below.
    std::vector<std::vector<Part>> possibleRows(int width) const;
    /// The parts of the row with their rectangles. @param share  output, unless null: the share of the width that the
    /// first of two text columns gets
    std::vector<PartRect> columns(int width, double* share = nullptr) const;
    std::vector<Part> unfoldedParts() const;
    int foldedHeight(int width) const;
    void placePart(const PartRect& placed, int top);
    void layOut();

    const Theme* m_theme = &Theme::light();
    std::optional<Caption> m_source;  ///< as passed to setCaption(); nothing if it must be laid out again
    Caption m_caption;                ///< with links to glossary terms
    Caption m_folded;  ///< m_caption after sentences that do not fit have moved from observation and suggestion to more
    MoreButton* m_button = nullptr;
    std::array<QLabel*, kParts> m_headings = {};
    FormulaView* m_formula = nullptr;
    FormulaView* m_allFormulas = nullptr;
    bool m_showsAllFormulas = true;
    std::array<LinkText*, kParts - WhatYouSee> m_textViews = {};
    std::array<std::unique_ptr<SentenceRuler>, kParts - WhatYouSee> m_rulers;
    std::array<StyledText, kParts - WhatYouSee> m_styledTexts;
    std::array<qsizetype, 2> m_sentenceCounts = {1, 1};  ///< sentences in the row, of WhatYouSee and of Try
    QStringList m_links;  ///< of m_caption; other links mean another caption, not only other numbers in it
    // Heights never shrink while only numbers in the texts change, or the figure would jump.
    mutable std::array<int, 4> m_linesHeights = {};  ///< by number of lines; 0: not measured yet
    double m_share = 0;       ///< the first of two text columns gets this share of the width; 0: not chosen yet
    std::vector<Part> m_row;  ///< the parts side by side
    mutable std::pair<int, int> m_reserved;  ///< a width, and the height reserved for the row at that width
    int m_moreHeight = 0;
    int m_reportedHeight = 0;  ///< moreHeight() at the last moreResized()
};

}  // namespace attention
