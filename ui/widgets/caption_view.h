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

/// The caption of a figure: formula, observation and suggestion side by side, as high on every page at a width and in a
/// language. The rest unfolds below them in one column ("More"), which makes the caption higher. Links are activated by
/// mouse or by Tab and Enter; glossary terms (dotted) show their explanation on hover or focus.
class CaptionView : public QWidget {
    Q_OBJECT

 public:
    explicit CaptionView(QWidget* parent = nullptr);
    ~CaptionView() override;

    void setTheme(const Theme& theme);
    void retranslate();
    void setCaption(const Caption& caption);
    /// Whether the rest is unfolded where there is any.
    void setMoreOpen(bool open);
    bool isMoreOpen() const;
    /// It is unfolded, and there is something to show.
    bool isMoreShown() const;
    /// How much higher the caption is by what is unfolded.
    int moreHeight() const;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 Q_SIGNALS:
    /// @param link  the href as the exhibit wrote it
    void linkActivated(const QString& link);
    void moreToggled(bool open);
    /// moreHeight() is another.
    void moreResized();

 protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

 private:
    enum Part { Formula, AllFormulas, WhatYouSee, Try, More, WhyItMatters, kParts };
    struct Place {
        Part part;
        QRect place;  ///< with its heading
    };
    /// A text with its styled version, cached because texts rarely change while a parameter is playing.
    struct StyledText {
        QString text;
        const Theme* theme = nullptr;
        double scale = 0;
        QString richText;
    };

    void showWords();
    /// Chooses the row, and as many sentences as have room in its lines; the rest is unfolded.
    void foldSentences();
    SentenceRuler& ruler(Part part) const;
    qsizetype& shownSentences(Part part) { return m_kept[std::size_t(part - WhatYouSee)]; }
    void showFormulas();
    void resetReservedHeight();
    const QString& textOf(Part part) const;
    LinkText& words(Part part) const { return *m_words[std::size_t(part - WhatYouSee)]; }
    QWidget* body(Part part) const;
    int bodyHeight(Part part, int width) const;
    int headingHeight() const;
    int linesHeight(int lines) const;
    /// The room for words on each page, whatever it says, so that nothing above them moves.
    int lineRoom(int width) const;
    /// What a formula may take of the width beside so many columns of words.
    int formulaRoom(int width, int texts) const;
    /// What may stand side by side, the best first; what is missing in the last ones is unfolded.
    std::vector<std::vector<Part>> possibleRows(int width) const;
    /// @param share  where not null: what the first of two columns of words gets of their width
    std::vector<Place> columns(int width, double* share = nullptr) const;
    std::vector<Part> unfoldedParts() const;
    int foldedHeight(int width) const;
    void put(const Place& each, int top);
    void place();

    const Theme* m_theme = &Theme::light();
    std::optional<Caption> m_source;  ///< what is shown, without links to terms; nothing where that needs another look
    Caption m_caption;
    Caption m_shown;  ///< with what is folded in observation and suggestion, and the rest of them in more
    MoreButton* m_button = nullptr;
    std::array<QLabel*, kParts> m_headings = {};
    FormulaView* m_formula = nullptr;
    FormulaView* m_allFormulas = nullptr;
    bool m_showsAllFormulas = true;
    std::array<LinkText*, kParts - WhatYouSee> m_words = {};
    std::array<std::unique_ptr<SentenceRuler>, kParts - WhatYouSee> m_rulers;
    std::array<StyledText, kParts - WhatYouSee> m_styledTexts;
    std::array<qsizetype, 2> m_kept = {1, 1};  ///< sentences shown of what one sees and of what to try
    // While the numbers in the words change, what was once needed stays reserved, or the figure would jump.
    QStringList m_links;
    mutable std::array<int, 4> m_linesHeights = {};  ///< by number of lines; 0: not known yet
    double m_share = 0;                              ///< of the first of two columns of words; 0: to be chosen
    std::vector<Part> m_row;                         ///< side by side
    mutable std::pair<int, int> m_reserved;          ///< a width, and the height it needed
    int m_moreHeight = 0;
    int m_toldHeight = 0;  ///< by moreResized()
};

}  // namespace attention
