#pragma once

namespace attention {

/// Whether the first line of a CSV file is a header, which is no row of values.
enum class CsvHeader {
    Auto,  ///< where it looks like one
    On,    ///< whatever it holds
    Off    ///< it is values
};

}  // namespace attention
