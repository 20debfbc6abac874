#pragma once

// What the tests of pages with tabs ask of the picture with which a page opens.

#include "tests/ui/exhibits/exhibit_testing.h"
#include "tests/ui/painted_texts.h"
#include "ui/exhibits/exhibits.h"

namespace attention {

/// A page in a window of 1280 x 720, the usual picture, a wide one, and a stage of 1920 x 1080, whose labels have 24
/// pixels.
inline constexpr std::array<QSize, 4> kFirstTabSizes{{{770, 430}, {800, 560}, {1250, 720}, {820, 380}}};

/// What is wrong with the first tab of a scene, in each of these sizes: parts that have left, a selected cell that is
/// not seen, texts that meet or are too small. Empty: nothing.
inline QString firstTabFault(const Exhibit& exhibit, Scene scene) {
    scene.parameters.show = exhibit.tabs().front().name;
    for (const QSize size : kFirstTabSizes) {
        const auto figure = shownFigure(exhibit, scene, size);
        const QString where = QStringLiteral("%1x%2: ").arg(size.width()).arg(size.height());
        if (!figure->droppedItems().isEmpty()) return where + figure->droppedItems().join(u',');
        if (const auto cell = selectedCell(scene.parameters); cell && !figure->cellRect(*cell))
            return where + QStringLiteral("the selected cell is not shown");
        PaintedTexts texts(size);
        QCPPainter painter(&texts);
        painter.setMode(QCPPainter::pmNoCaching);
        figure->paint(painter, size);
        painter.end();
        constexpr TextLimits kLimits{11, 8.5};
        for (const TextFault& fault : textFaults(texts, kLimits)) return where + fault.words;
    }
    return {};
}

/// Every tab of a page draws another picture, and none drops a part in the size of a stage.
inline QString tabsFault(const Exhibit& exhibit, Scene scene) {
    QList<QImage> seen;
    for (const FigureTab& tab : exhibit.tabs()) {
        scene.parameters.show = tab.name;
        const QString name = QString::fromLatin1(tab.name.data(), qsizetype(tab.name.size()));
        const auto figure = shownFigure(exhibit, scene, kFirstTabSizes.back());
        if (!figure->droppedItems().isEmpty()) return name + u' ' + figure->droppedItems().join(u',');
        const QImage picture = painted(exhibit, scene, kFirstTabSizes.back());
        if (!isDrawnOn(picture) || seen.contains(picture)) return name + QStringLiteral(" shows nothing of its own");
        seen += picture;
    }
    return {};
}

}  // namespace attention
