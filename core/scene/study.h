#pragma once

#include <memory>

namespace attention {

/// All numbers of an exhibit at one scene, computed once: what its figure draws, its words tell and its tables hold.
/// Immutable, shared between threads. Each exhibit derives its own, in core/<topic>/<name>_study.h. The scene travels
/// beside it: selection, look and zoom change without new numbers.
class Study {
 public:
    virtual ~Study() = default;
};

using StudyPtr = std::shared_ptr<const Study>;

}  // namespace attention
