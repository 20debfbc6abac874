#include "ui/system/path_problem.h"

#include <cerrno>

#include <QCoreApplication>

namespace attention {
namespace {

struct PathWords {
    Q_DECLARE_TR_FUNCTIONS(PathProblem)
};

}  // namespace

std::optional<QString> pathErrorText(int error) {
    switch (error) {
        case ENOTDIR:
            return PathWords::tr("a part of the path is not a folder");
        case EISDIR:
            return PathWords::tr("it is a folder");
        case ENAMETOOLONG:
            return PathWords::tr("the name is too long");
        case ELOOP:
            return PathWords::tr("symbolic links lead in a circle");
        case EIO:
            return PathWords::tr("the disk reported an error");
        default:
            return std::nullopt;
    }
}

}  // namespace attention
