#pragma once

#include <memory>
#include <vector>

#include <QCoreApplication>

#include "core/encoding/add_or_concatenate_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// What the exhibit about adding and concatenating positions says.
struct AddOrConcatenateWords {
    Q_DECLARE_TR_FUNCTIONS(AddOrConcatenate)

 public:
    static ExhibitWords exhibit();
    static std::vector<Preset> presets();
    static Caption caption(const AddOrConcatenateStudy& study);
    static QString description(const AddOrConcatenateStudy& study, const Scene& scene);
    /// @param words  of the tokens
    static std::vector<Explanation::Tag> tags(const std::vector<std::string>& words, const Cell& cell);
    static Explanation explanation(const AddOrConcatenateStudy& study, const Cell& cell);
    /// A difference in digits: one of rounding has no more than two worth reading.
    static QString differenceText(double difference);
};

std::unique_ptr<Figure> makeBlocksFigure();

}  // namespace attention
