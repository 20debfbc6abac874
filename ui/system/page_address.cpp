#include "ui/system/page_address.h"

namespace attention {

QString pageAddress() {
    return {};
}

}  // namespace attention
