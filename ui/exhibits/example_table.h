#pragma once

#include "ui/exhibits/exhibit.h"

namespace attention {

/// Describes the table "example": the prediction of a small trained model at each position of an example.
inline TableDescription exampleTable() {
    using enum ColumnType;
    return {"example",
            "a place of the example",
            {{"place", "", Integer, "0 on"},
             {"token", "", Text, "that stands there"},
             {"named", "", Text, "most probable there"},
             {"wanted", "", Text, "empty: there is nothing to name"},
             {"right", "", Text, "yes or no; empty without something wanted"},
             {"probability", "", Real, "of what is named"},
             {"wanted-probability", "", Real, "of what is wanted; nan without"},
             {"loss", "", Real, "-ln of that, inf where it is 0 as a double; nan without"}}};
}

}  // namespace attention
