#pragma once

#include <list>
#include <memory>

#include "ui/exhibits/exhibit.h"

namespace attention {

/// What took long to compute and was shown lately: an exhibit that is opened again, a step that is undone, has its
/// numbers at once. For one thread.
class KeptStudies {
 public:
    /// @param most  bytes that the studies need together at most
    explicit KeptStudies(double most) : m_most(most) {}

    /// Those that all windows of the program share.
    static KeptStudies& ofProgram();

    /// Nothing: it was not kept, or gave way to later ones.
    std::shared_ptr<const Study> find(const Exhibit& exhibit, const Scene& scene);
    /// What was not asked for the longest gives way. What is larger than half of all may be together is not kept.
    void keep(const Exhibit& exhibit, const Scene& scene, std::shared_ptr<const Study> study);

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
