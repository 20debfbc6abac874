#pragma once

#include <vector>

#include <QCoreApplication>

#include "core/encoding/add_or_concatenate_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// What the exhibit about adding and concatenating positions says.
struct AddOrConcatenateWords {
    Q_DECLARE_TR_FUNCTIONS(AddOrConcatenate)

 public:
    static ExhibitWords words();
    static std::vector<Preset> presets();
    static Caption caption(const AddOrConcatenateStudy& study);
    static QString description(const AddOrConcatenateStudy& study);
    static std::vector<Explanation::Tag> tags(const AddOrConcatenateStudy& study, const Cell& cell);
    static Explanation explain(const AddOrConcatenateStudy& study, const Cell& cell);
    /// A difference in digits: one of rounding has no more than two worth reading.
    static QString differenceText(double difference);
};

}  // namespace attention
