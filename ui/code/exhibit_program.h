#pragma once

#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

#include "core/io/table.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// The library that the program of an exhibit uses. With NumPy or PyTorch the program prints the table, with Matplotlib
/// (and NumPy) it draws the table.
enum class ProgramKind { NumPy, PyTorch, Matplotlib };
/// "numpy", "pytorch", "matplotlib".
const QStringList& programKindNames();
/// The kind with this name; nothing for an unknown name.
std::optional<ProgramKind> programKind(const QString& name);

/// The exhibits for which programs can be written: those whose numbers follow from formulas.
std::vector<const Exhibit*> exhibitsWithProgram();
bool hasProgram(const Exhibit& exhibit);

/// An array that a program reads from a file in its folder.
struct ProgramFile {
    QString name;  ///< "attention-X.npy"
    Table values;  ///< for writeTable() as NPY
};

/// A Python program that computes the first of an exhibit's tables from scratch, with the files that it reads.
struct ExhibitProgram {
    QString text;
    std::vector<ProgramFile> files;
};

/// Writes the program of a scene. Small matrices are literals in the program, larger ones are read from files.
/// @param exhibit  one of exhibitsWithProgram()
/// @param scene  fits the exhibit
/// @param stem  the name of the program without .py, with which the names of its files begin
ExhibitProgram exhibitProgram(const Exhibit& exhibit, const Scene& scene, ProgramKind kind, const QString& stem);

}  // namespace attention
