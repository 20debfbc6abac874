#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include <QDialog>

#include "ui/figure/theme.h"
#include "ui/text/glossary.h"

class QLabel;
class QLineEdit;
class QListWidget;
class QStackedLayout;

namespace attention {

class SegmentedControl;

/// The glossary. The search field searches terms and explanations, ignoring case and accents; its arrow keys move
/// through the list. The terms are sorted by letter or by chapter.
class GlossaryWindow : public QDialog {
    Q_OBJECT

 public:
    explicit GlossaryWindow(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void retranslate();
    /// Opens the window and selects this term; an unknown id only opens it.
    void showTerm(std::string_view id);
    /// The id of the selected term, or empty.
    std::string_view currentTerm() const;

 protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    friend class GlossaryDelegate;

    void fill();
    void search();
    void selectRow(int row);
    /// Selects a term and scrolls it to the middle of the list; does nothing for an unknown id.
    void selectTerm(std::string_view id);
    GlossaryOrder order() const;
    /// The chapter whose heading stands above a row: only the first row of a chapter has one, and only without a
    /// search.
    std::optional<Chapter> chapterAbove(int row) const;

    const Theme* m_theme = &Theme::light();
    std::vector<GlossaryEntry> m_entries;  ///< the rows of the list
    std::vector<QString> m_searchTexts;    ///< for each entry, the folded text to search in
    QLineEdit* m_searchField = nullptr;
    SegmentedControl* m_order = nullptr;
    QListWidget* m_list = nullptr;
    QLabel* m_noMatch = nullptr;
    QStackedLayout* m_pages = nullptr;
};

}  // namespace attention
