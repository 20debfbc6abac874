#pragma once

#include <list>
#include <memory>

#include "ui/exhibits/exhibit.h"

namespace attention {

/// A cache of recently shown studies that took long to compute, so that reopening an exhibit or undoing a step is
/// instant. Not thread-safe.
class StudyCache {
 public:
    /// @param most  bytes that the studies need together at most
    explicit StudyCache(double most) : m_most(most) {}

    /// Those that all windows of the program share.
    static StudyCache& global();

    /// Nothing: it was not kept, or gave way to later ones.
    std::shared_ptr<const Study> find(const Exhibit& exhibit, const Scene& scene);
    /// What was not asked for the longest gives way. What is larger than half of all may be together is not kept.
    void insert(const Exhibit& exhibit, const Scene& scene, std::shared_ptr<const Study> study);

 private:
    struct Kept {
        const Exhibit* exhibit;
        Scene scene;
        std::shared_ptr<const Study> study;
        double bytes;
    };

    double m_most;
    std::list<Kept> m_kept;  ///< what was asked for last comes first
};

}  // namespace attention
