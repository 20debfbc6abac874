#pragma once

#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

#include "core/io/table.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// What the program of an exhibit is written for: with NumPy or PyTorch it prints the table, with Matplotlib (and
/// NumPy) it draws it.
enum class ProgramKind { NumPy, PyTorch, Matplotlib };
/// numpy, pytorch, matplotlib.
const QStringList& programKindNames();
/// Nothing for a name that is not among them.
std::optional<ProgramKind> programKind(const QString& name);

/// The exhibits of which there are programs: those whose numbers follow from formulas.
std::vector<const Exhibit*> exhibitsWithProgram();
bool hasProgram(const Exhibit& exhibit);

/// Numbers that a program reads, as a file beside it.
struct ProgramFile {
    QString name;  ///< "attention-X.npy"
    Table values;  ///< for writeTable() as NPY
};

/// A Python program that computes the first of an exhibit's tables from scratch, with the files that it reads.
struct ExhibitProgram {
    QString text;
    std::vector<ProgramFile> files;
};

/// Writes the program of a scene. Small matrices stand in it, larger ones are read from files.
/// @param exhibit  one of exhibitsWithProgram()
/// @param scene  fits the exhibit
/// @param stem  what the names of the files begin with, and that of the program
ExhibitProgram exhibitProgram(const Exhibit& exhibit, const Scene& scene, ProgramKind kind, const QString& stem);

}  // namespace attention
