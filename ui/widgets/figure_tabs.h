#pragma once

#include <string>
#include <vector>

#include <QTabBar>

#include "ui/figure/theme.h"

namespace attention {

class Exhibit;

/// The tabs under a figure, which choose the parts that it shows. The last tab, "Everything", shows all parts.
/// It is hidden for an exhibit without tabs.
class FigureTabs : public QTabBar {
    Q_OBJECT

 public:
    explicit FigureTabs(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Makes the tabs of an exhibit in the current language.
    void setExhibit(const Exhibit& exhibit);
    /// Selects the tab of a value of the parameter `show` without emitting chosen().
    void setShown(const std::string& name);

 Q_SIGNALS:
    /// The person chose a tab. @param name  the value of the parameter `show`
    void chosen(const std::string& name);

 protected:
    QSize tabSizeHint(int index) const override;
    QSize minimumTabSizeHint(int index) const override { return tabSizeHint(index); }
    void paintEvent(QPaintEvent* event) override;

 private:
    const Theme* m_theme = &Theme::light();
    std::vector<std::string> m_names;  ///< values of `show`, one per tab
};

}  // namespace attention
