#pragma once

namespace attention {

/// Whether the first line of a CSV file is a header or a row of values.
enum class CsvHeader {
    Auto,  ///< a header if it looks like one
    On,    ///< always a header
    Off    ///< always values
};

}  // namespace attention
