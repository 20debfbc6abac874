#pragma once

#include <list>
#include <memory>

#include "ui/exhibits/exhibit.h"

namespace attention {

/// A cache of recently shown studies that took long to compute, so that reopening an exhibit or undoing a step is
/// instant. Not thread-safe.
class StudyCache {
 public:
    /// @param maxBytes  total memory of the cached studies
    explicit StudyCache(double maxBytes) : m_maxBytes(maxBytes) {}

    /// The cache that all windows of the program share.
    static StudyCache& global();

    /// The cached study; nullptr if it was never cached or has been evicted.
    std::shared_ptr<const Study> find(const Exhibit& exhibit, const Scene& scene);
    /// Adds a study and evicts the least recently used ones if necessary. A study larger than half of the capacity is
    /// not cached.
    void insert(const Exhibit& exhibit, const Scene& scene, std::shared_ptr<const Study> study);

 private:
    struct Entry {
        const Exhibit* exhibit;
        Scene scene;
        std::shared_ptr<const Study> study;
        double bytes;
    };

    double m_maxBytes;
    std::list<Entry> m_entries;  ///< most recently used first
};

}  // namespace attention
