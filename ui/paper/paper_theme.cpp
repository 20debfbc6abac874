#include "ui/paper/paper_theme.h"

namespace attention {

const Theme& paperTheme() {
    static const Theme paper = [] {
        Theme theme = Theme::light();
        theme.signedStops = {"#123A75", "#2C62A8", "#5A8AC2", "#8CABCB", "#B9BFC6",
                             "#D9C3AC", "#EDCFA8", "#F9E0BD", "#FFF6E6"};
        return theme;
    }();
    return paper;
}

}  // namespace attention
