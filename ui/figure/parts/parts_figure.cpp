#include "ui/figure/parts/parts_figure.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <tuple>

#include "ui/figure/free_layout.h"
#include "ui/figure/marks.h"
#include "ui/figure/panel_title.h"

namespace attention {
namespace {

/// Around the whole, so that frames and outlines are not cut.
constexpr QMarginsF kRim(4, 2, 5, 4);
/// How much of a control is covered while nothing can be set.
constexpr float kVeil = 0.62F;

/// Parts with less than this share of the largest one's area are beside the picture: legends, strips, notes.
constexpr double kBesideShare = 0.25;

}  // namespace

PartsFigure::PartsFigure(QWidget* parent) : Figure(parent) {
    useFreeLayout(*this);
}

std::vector<PartsFigure::Leaf> PartsFigure::leaves() const {
    std::vector<Leaf> found;
    const auto add = [&found](const auto& self, Grid& grid, std::vector<Part*> grids) -> void {
        grids.insert(grids.begin(), &grid);
        for (const LayoutItem& slot : grid.parts()) {
            if (!slot.part) continue;
            if (auto* inner = dynamic_cast<Grid*>(slot.part))
                self(self, *inner, grids);
            else
                found.push_back({slot.part, grids});
        }
    };
    add(add, *m_root, {});
    return found;
}

PartsFigure::KeptLayout* PartsFigure::keptLayout(const std::vector<Leaf>& leaves) {
    const auto found = std::ranges::find_if(m_keptLayouts, [&](const KeptLayout& kept) {
        return std::ranges::equal(kept.parts, leaves, {}, {}, &Leaf::part);
    });
    return found == m_keptLayouts.end() ? nullptr : &*found;
}

void PartsFigure::keepHints() {
    // Notes stand behind names, whose widths are known when they are drawn.
    m_root->visit([](const Part& part) {
        for (const QString& name : part.m_names) panelTitleWidth(name);
    });
    const std::vector<Leaf> now = leaves();
    KeptLayout* kept = keptLayout(now);
    const bool isNew = !kept;
    if (isNew) {
        kept = &m_keptLayouts.emplace_back();
        for (const Leaf& leaf : now) kept->parts.push_back(leaf.part);
        kept->hints.resize(now.size());
    }
    kept->scene = scene();
    kept->study = sharedStudy();
    for (std::size_t i = 0; i < now.size(); ++i) {
        const Part& part = *now[i].part;
        const Part::SizeHint hint = part.sizeHint(part.isVisible() ? part.content().size() : QSizeF(viewport().size()));
        Part::SizeHint& most = kept->hints[i];
        if (isNew) {
            most = hint;
            continue;
        }
        most.minimum = most.minimum.expandedTo(hint.minimum);
        most.maximum = most.maximum.expandedTo(hint.maximum);
        most.margins = most.margins | hint.margins;
        most.aspectRatio = hint.aspectRatio;
        most.isAligned = hint.isAligned;
    }
}

const PartsFigure::KeptLayout* PartsFigure::wholeOf(const std::vector<Part*>& parts) const {
    const KeptLayout* whole = nullptr;
    for (const KeptLayout& kept : m_keptLayouts) {
        const bool hasAll = std::ranges::all_of(
            parts, [&](const Part* part) { return std::ranges::find(kept.parts, part) != kept.parts.end(); });
        if (hasAll && (!whole || kept.parts.size() > whole->parts.size())) whole = &kept;
    }
    return whole;
}

void PartsFigure::usePlacesOf(const KeptLayout& whole, const std::vector<Leaf>& leaves) {
    for (const Leaf& leaf : leaves) {
        const auto at = std::ranges::find(whole.parts, leaf.part) - whole.parts.begin();
        const Place& place = whole.places[std::size_t(at)];
        leaf.part->visit([&place](Part& part) { part.m_isDropped = place.isDropped; });
        if (!place.isDropped) leaf.part->setGeometry(place.content, place.frame);
        for (std::size_t i = 0; i < std::min(leaf.grids.size(), place.grids.size()); ++i)
            std::tie(leaf.grids[i]->m_content, leaf.grids[i]->m_frame) = place.grids[i];
    }
}

void PartsFigure::fixLayout() {
    m_hasFixedLayout = true;
    if (!hasStudy()) return;
    const Scene shownScene = scene();
    const std::shared_ptr<const Study> shownStudy = sharedStudy();
    for (KeptLayout& kept : m_keptLayouts) kept.places.clear();
    for (KeptLayout& kept : m_keptLayouts) {
        if (wholeOf(kept.parts) != &kept) continue;
        display(kept.scene, kept.study);
        arrange();
        m_fixedMinSize = m_fixedMinSize.expandedTo(m_minSize);
        for (const Leaf& leaf : leaves()) {
            Place place{leaf.part->content(), leaf.part->frame(), leaf.part->m_isDropped, {}};
            for (const Part* grid : leaf.grids) place.grids.emplace_back(grid->content(), grid->frame());
            kept.places.push_back(std::move(place));
        }
    }
    display(shownScene, shownStudy);
    arrange();
}

std::vector<const LayoutItem*> PartsFigure::droppableItems() const {
    std::vector<const LayoutItem*> items;
    m_root->visit([&items](Part& part) {
        if (const auto* grid = dynamic_cast<const Grid*>(&part))
            for (const LayoutItem& slot : grid->parts())
                if (slot.part && slot.isPresent && slot.priority > 0) items.push_back(&slot);
    });
    std::ranges::stable_sort(items, std::ranges::less{}, &LayoutItem::priority);
    return items;
}

void PartsFigure::markDropped(std::span<const LayoutItem* const> items, bool isDropped) {
    for (const LayoutItem* slot : items) slot->part->visit([=](Part& part) { part.m_isDropped = isDropped; });
}

Part::SizeHint PartsFigure::dropItems(std::span<const LayoutItem* const> items,
                                      const std::function<Part::SizeHint()>& needed,
                                      const std::function<bool(const Part::SizeHint&)>& fits) {
    m_droppedItems.clear();
    Part::SizeHint need = needed();
    // Items with the same name are dropped together, for example all parts of a column.
    struct Group {
        std::span<const LayoutItem* const> parts;
        bool isOut;
    };
    std::vector<Group> groups;
    const auto show = [&](std::size_t group, bool shown) {
        groups[group].isOut = !shown;
        markDropped(items, false);
        for (const Group& each : groups)
            if (each.isOut) markDropped(each.parts, true);
        need = needed();
    };
    for (std::span<const LayoutItem* const> left = items; !left.empty() && !fits(need);) {
        std::size_t count = 1;
        while (count < left.size() && left[left.size() - 1 - count]->name == left.back()->name) ++count;
        groups.push_back({left.last(count), true});
        left = left.first(left.size() - count);
        show(groups.size() - 1, false);
    }
    // A part dropped for lack of width may fit after another has been dropped for lack of height.
    for (std::size_t group = groups.size(); group-- > 0;) {
        if (group + 1 < groups.size()) {
            show(group, true);
            if (fits(need)) continue;
            show(group, false);
        }
        m_droppedItems.append(groups[group].parts.front()->name);
    }
    return need;
}

void PartsFigure::arrange() {
    areasChanged();
    // Hide the parts of the previous layout; those that are not in the new one must not stay visible.
    for (Part* part : m_shown) {
        part->hide();
        part->m_fixedHint.reset();
    }
    m_shown.clear();
    m_root = std::make_unique<Grid>(buildLayout());
    const std::vector<Leaf> fixed = m_hasFixedLayout ? leaves() : std::vector<Leaf>();
    const KeptLayout* kept = m_hasFixedLayout ? keptLayout(fixed) : nullptr;
    for (std::size_t i = 0; kept && i < fixed.size(); ++i) fixed[i].part->m_fixedHint = kept->hints[i];
    m_root->visit([](Part& part) { part.m_isDropped = false; });
    const std::vector<const LayoutItem*> leaving = droppableItems();
    const QRectF page = viewport();
    const QMarginsF rim = kRim + m_padding.value_or(QMarginsF());
    const auto around = [&rim](const Part::SizeHint& need) { return need.minimum.grownBy(need.margins + rim); };
    const std::vector<Part*> withoutRoom = omittedParts();
    // What the parts need may depend on the room that is left within the margins.
    const auto needed = [&] {
        for (Part* part : withoutRoom) part->visit([](Part& each) { each.m_isDropped = true; });
        m_root->visit([](Part& part) {
            if (auto* grid = dynamic_cast<Grid*>(&part)) grid->invalidate();
        });
        const Part::SizeHint first = m_root->sizeHint(page.size());
        return m_root->sizeHint(page.marginsRemoved(first.margins + rim).size());
    };
    markDropped(leaving, true);
    m_minSize = around(needed()).toSize().expandedTo(m_fixedMinSize);
    markDropped(leaving, false);

    const Part::SizeHint need = dropItems(leaving, needed, [&](const Part::SizeHint& hint) {
        const QSizeF room = around(hint);
        return room.width() <= page.width() && room.height() <= page.height();
    });
    const QMarginsF margins = need.margins + rim;
    QRectF content = page.marginsRemoved(margins);
    const QSizeF size(std::min(content.width(), need.maximum.width()),
                      std::min(content.height(), need.maximum.height()));
    const QSizeF rest = content.size() - size;
    const QPointF before = m_padding ? QPointF() : isOnStage() ? QPointF(0.5, 0.5) : slackAlignment();
    content = QRectF(
        content.topLeft() + QPointF(std::floor(rest.width() * before.x()), std::floor(rest.height() * before.y())),
        size.expandedTo({1, 1}));
    m_occupiedRect = content.marginsAdded(margins);
    m_root->setGeometry(content, content.marginsAdded(need.margins));
    const KeptLayout* whole = kept ? wholeOf(kept->parts) : nullptr;
    if (whole && whole != kept && !whole->places.empty()) usePlacesOf(*whole, fixed);

    m_root->visit([&](Part& part) {
        if (part.m_isDropped)
            part.hide();
        else
            m_shown.push_back(&part);
    });
    if (keepsRanges() && !m_hasFixedLayout) keepHints();
}

void PartsFigure::layOutAsPanel(const QMarginsF& padding, QSize size) {
    m_padding = padding;
    setViewport(QRect(QPoint(), size));
    arrange();
    // Which numbers an axis has room for is known once it has its place.
    updateLayout();
}

QRectF PartsFigure::plots() const {
    double largest = 0;
    std::vector<QRectF> places;
    for (const Part* part : m_shown) {
        const QRectF& place = part->content();
        if (dynamic_cast<const Grid*>(part) || place.isEmpty()) continue;
        places.push_back(place);
        largest = std::max(largest, place.width() * place.height());
    }
    QRectF all;
    for (const QRectF& place : places)
        if (place.width() * place.height() >= kBesideShare * largest) all |= place;
    return all;
}

std::vector<Part::ColourScale> PartsFigure::colourScales() const {
    std::vector<Part::ColourScale> scales;
    for (const Part* part : m_shown) {
        auto scale = part->colourScale();
        if (!scale) continue;
        const auto same = std::ranges::find(scales, *scale);
        if (same == scales.end())
            scales.push_back(std::move(*scale));
        else if (same->name.isEmpty())
            same->name = scale->name;
    }
    return scales;
}

void PartsFigure::drawContent(QCPPainter& painter) {
    QColor veil = theme().surface;
    veil.setAlphaF(kVeil);
    areasChanged();
    for (Part* part : m_shown) {
        part->paint(painter, theme());
        if (isWithheld() && part->isControl()) painter.fillRect(part->boundingRect(), veil);
    }
    paintMarks(painter, [this](Marks& marks) { declareOverlay(marks); });
}

std::vector<std::pair<Part*, QString>> PartsFigure::namedParts() const {
    std::vector<std::pair<Part*, QString>> named;
    if (!m_root) return named;
    m_root->visit([&named](Part& part) {
        const auto* grid = dynamic_cast<const Grid*>(&part);
        if (!grid) return;
        for (const LayoutItem& slot : grid->parts()) {
            if (!slot.part) continue;
            // A panel without a title uses the name under which it is reported when it is dropped.
            const QString name = slot.part->name().isEmpty() ? slot.name : slot.part->name();
            if (!name.isEmpty()) named.emplace_back(slot.part, name);
        }
    });
    return named;
}

std::vector<Part*> PartsFigure::omittedParts() const {
    std::vector<Part*> parts;
    m_root->visit([&parts](Part& part) {
        if (const auto* grid = dynamic_cast<const Grid*>(&part))
            for (const LayoutItem& slot : grid->parts())
                if (slot.part && !slot.isPresent) parts.push_back(slot.part);
    });
    if (omitted().empty()) return parts;
    const auto named = namedParts();
    const auto all = panels();
    for (const std::string& word : omitted())
        if (const auto at = findPanel(all, word)) parts.push_back(named[*at].first);
    const auto isOmitted = [&parts](const Part* part) { return std::ranges::find(parts, part) != parts.end(); };
    // Legends go with what they only tell of.
    m_root->visit([&](Part& part) {
        const auto* grid = dynamic_cast<const Grid*>(&part);
        if (!grid) return;
        for (const LayoutItem& slot : grid->parts())
            if (slot.part && !slot.subjects.empty() && std::ranges::all_of(slot.subjects, isOmitted))
                parts.push_back(slot.part);
    });
    return parts;
}

std::vector<Figure::Panel> PartsFigure::panels() const {
    std::vector<Panel> panels;
    for (const auto& [part, name] : namedParts()) panels.push_back({part->key(), name, part->boundingRect()});
    return panels;
}

QRectF PartsFigure::withTitles(const QRectF& cells) const {
    constexpr double kFilled = 0.9;
    const auto area = [](const QRectF& rect) { return rect.width() * rect.height(); };
    QRectF all = cells;
    for (const Part* part : m_shown)
        if (!dynamic_cast<const Grid*>(part) && part->isVisible() &&
            area(part->content() & cells) >= kFilled * area(part->content()))
            all |= part->boundingRect();
    return all;
}

std::vector<QRectF> PartsFigure::notesOn(std::span<const QRectF> places) const {
    std::vector<QRectF> notes;
    if (!m_root) return notes;
    const auto isThere = [&](const Part* part) {
        return !part->isVisible() ||
               std::ranges::any_of(places, [&](const QRectF& place) { return place.contains(part->content()); });
    };
    m_root->visit([&](Part& part) {
        const auto* grid = dynamic_cast<const Grid*>(&part);
        if (!grid) return;
        for (const LayoutItem& slot : grid->parts())
            if (slot.part && slot.part->isVisible() && !slot.subjects.empty() &&
                std::ranges::all_of(slot.subjects, isThere))
                notes.push_back(slot.part->boundingRect());
    });
    return notes;
}

std::optional<Cell> PartsFigure::currentCell() const {
    if (const auto cell = selection()) return cell;
    const Parameters& parameters = scene().parameters;
    if (parameters.row) return Cell{*parameters.row, -1, parameters.matrix};
    if (parameters.column) return Cell{-1, *parameters.column, parameters.matrix};
    return std::nullopt;
}

void PartsFigure::declareSelection(Marks& marks) {
    const auto highlight = [&](const Cell& cell, Highlight how) {
        for (Part* part : m_shown) part->addHighlight(marks, theme(), cell, how);
    };
    for (const Cell& pin : scene().view.pins) highlight(pin, Highlight::Pinned);
    const auto shown = currentCell();
    if (!shown) return;
    for (const Cell& cell : relatedCells(*shown)) highlight(cell, Highlight::Related);
    highlight(*shown, Highlight::Current);
}

void PartsFigure::drawSelection(QCPPainter& painter) {
    paintMarks(painter, [this](Marks& marks) { declareSelection(marks); });
}

}  // namespace attention
