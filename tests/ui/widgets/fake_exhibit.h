#pragma once

#include <stdexcept>

#include "ui/exhibits/exhibit.h"

namespace attention {

/// A page that computes and draws nothing: what the frame's widgets need of an exhibit.
class FakeExhibit : public Exhibit {
 public:
    FakeExhibit(std::string id, Chapter chapter, std::vector<ParameterUse> uses = {})
        : m_id(std::move(id)), m_chapter(chapter), m_uses(std::move(uses)) {}

    std::string_view id() const override { return m_id; }
    Chapter chapter() const override { return m_chapter; }
    QString name() const override { return QStringLiteral("Name of ") + QString::fromStdString(m_id); }
    QString title() const override { return QStringLiteral("Title"); }
    QString claim() const override { return QStringLiteral("Claim"); }
    QString description(const Scene&) const override { return {}; }
    Caption caption(const Scene&) const override { return {}; }
    std::vector<Preset> presets() const override { return m_presets; }
    std::span<const ParameterUse> uses() const override { return m_uses; }
    std::span<const TableDescription> tables() const override { return {}; }
    double memoryNeeded(const Scene&) const override { return 0; }
    std::shared_ptr<const Result> compute(const Scene&, std::stop_token) const override { return nullptr; }
    Table table(std::string_view, const Scene&) const override { throw std::invalid_argument("no table"); }
    std::unique_ptr<Figure> makeFigure() const override { return nullptr; }
    Explanation explain(const Scene&, const Cell&) const override { return {}; }

    std::vector<Preset> m_presets;

 private:
    std::string m_id;
    Chapter m_chapter;
    std::vector<ParameterUse> m_uses;
};

}  // namespace attention
