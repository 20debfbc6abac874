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

/// The terms of the subject, to look up while one works. The search line finds what stands in a term or its
/// explanation, whatever the case and the accents; the arrow keys walk the list from there. In the order of the
/// chapters it can be read from the first term to the last.
class GlossaryWindow : public QDialog {
    Q_OBJECT

 public:
    explicit GlossaryWindow(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void retranslate();
    /// Opens the window with this term marked; an unknown id only opens it.
    void showTerm(std::string_view id);
    /// The id of the marked term, or empty.
    std::string_view currentTerm() const;

 protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    friend class GlossaryDelegate;

    void fill();
    void search();
    void mark(int row);
    /// Marks a term amid its neighbours; an unknown id marks none.
    void showMarked(std::string_view id);
    GlossaryOrder order() const;
    /// The chapter named above a row: above its first one, while nothing is searched.
    std::optional<Chapter> chapterAbove(int row) const;

    const Theme* m_theme = &Theme::light();
    std::vector<GlossaryEntry> m_entries;  ///< the rows of the list
    std::vector<QString> m_searched;       ///< for each of them what the search line looks through
    QLineEdit* m_search = nullptr;
    SegmentedControl* m_order = nullptr;
    QListWidget* m_list = nullptr;
    QLabel* m_nothing = nullptr;
    QStackedLayout* m_pages = nullptr;
};

}  // namespace attention
