#pragma once

#include <memory>

namespace attention {

/// All numbers of an exhibit for one scene, computed once: the figure draws them, the texts quote them, the tables
/// contain them. Immutable and shared between threads. Each exhibit derives its own study in
/// core/<topic>/<name>_study.h. The scene is passed along separately, because selection, style and zoom do not change
/// the numbers.
class Study {
 public:
    virtual ~Study() = default;
};

using StudyPtr = std::shared_ptr<const Study>;

}  // namespace attention
