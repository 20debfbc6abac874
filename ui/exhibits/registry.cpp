#include "ui/exhibits/registry.h"

#include <algorithm>
#include <array>

#include "ui/exhibits/add_or_concatenate.h"
#include "ui/exhibits/attention_steps.h"
#include "ui/exhibits/binary.h"
#include "ui/exhibits/complexity_chart.h"
#include "ui/exhibits/complexity_table.h"
#include "ui/exhibits/convolution.h"
#include "ui/exhibits/encoding_2d.h"
#include "ui/exhibits/encoding_curves.h"
#include "ui/exhibits/encoding_heatmap.h"
#include "ui/exhibits/encodings_compared.h"
#include "ui/exhibits/heads.h"
#include "ui/exhibits/measured_cost.h"
#include "ui/exhibits/order.h"
#include "ui/exhibits/paths.h"
#include "ui/exhibits/position_heads.h"
#include "ui/exhibits/relative_shift.h"
#include "ui/exhibits/scaling.h"
#include "ui/exhibits/similarity.h"
#include "ui/exhibits/token_plus_position.h"

namespace attention {

std::span<const Exhibit* const> exhibits() {
    static const std::array all{
        &encodingCurves(),
        &encodingHeatmap(),
        &binaryCounting(),
        &relativeShift(),
        &similarity(),
        &tokenPlusPosition(),
        &addOrConcatenate(),
        &encodingsCompared(),
        &encoding2d(),
        &attentionSteps(),
        &heads(),
        &order(),
        &scaling(),
        &positionHeads(),
        &convolution(),
        &complexityTable(),
        &complexityChart(),
        &paths(),
        &measuredCost(),
    };
    return all;
}

const Exhibit* findExhibit(std::string_view id) {
    const auto all = exhibits();
    const auto found = std::ranges::find(all, id, &Exhibit::id);
    return found == all.end() ? nullptr : *found;
}

}  // namespace attention
