#include <utility>
#include <vector>

#include <QLocale>

#include "core/encoding/encoding_heatmap_study.h"
#include "ui/exhibits/encoding_heatmap/words.h"
#include "ui/figure/parts/code_listing.h"

namespace attention {

CodeListingPart& setListing(CodeListingPart& part, const EncodingHeatmapStudy& study) {
    const auto code = [](const char* text) { return QString::fromLatin1(text); };
    const auto isEven = [](const Cell& cell) { return isSineColumn(cell.column); };
    const auto isOdd = [](const Cell& cell) { return !isSineColumn(cell.column); };
    const auto isAny = [](const Cell& cell) { return cell.column >= 0; };
    const Index rows = study.values->rows(), start = study.range.start;
    const QString name = study.learned ? code("LearnedEncoding") : code("PositionalEncoding");
    std::vector<CodeListingPart::Line> lines{{0, code("class %1(nn.Module):").arg(name)},
                                             {1, code("def __init__(self, num_hiddens, dropout,")},
                                             {3, code("max_len=1000):")},
                                             {2, code("super().__init__()")},
                                             {2, code("self.dropout = nn.Dropout(dropout)")}};
    if (study.learned) {
        lines.push_back({2, code("self.P = nn.Parameter(torch.randn("), isAny});
        lines.push_back({3, code("1, max_len, num_hiddens))"), isAny});
    } else {
        const QString base = QString::number(study.range.base, 'g', QLocale::FloatingPointShortest);
        lines.push_back({2, code("self.P = torch.zeros((1, max_len, num_hiddens))")});
        lines.push_back({2, code("X = torch.arange(max_len, dtype=torch.float32)"), isAny});
        lines.push_back({3, code(".reshape(-1, 1) / torch.pow(%1, torch.arange(").arg(base), isAny});
        lines.push_back({3, code("0, num_hiddens, 2, dtype=torch.float32)"), isAny});
        lines.push_back({3, code("/ num_hiddens)"), isAny});
        lines.push_back({2, code("self.P[:, :, 0::2] = torch.sin(X)"), isEven});
        lines.push_back({2, code("self.P[:, :, 1::2] = torch.cos(X)"), isOdd});
    }
    const QString last = QString::number(start + rows);
    const QString shown = start > 0 ? QString::number(start) + u':' + last : u':' + last;
    for (const char* text : {"", "def forward(self, X):"}) lines.push_back({1, code(text)});
    for (const char* text : {"X = X + self.P[:, :X.shape[1], :].to(X.device)", "return self.dropout(X)", ""})
        lines.push_back({2, code(text)});
    lines.push_back({0, code("P = %1(%2, 0).P[:, %3, :]").arg(name).arg(study.values->cols()).arg(shown)});
    if (!study.learned) {
        lines.push_back({});
        lines.push_back({0, HeatmapWords::tr("# to learn it instead of the formula:")});
        lines.push_back({0, code("self.P = nn.Parameter(torch.randn(1, max_len, num_hiddens))")});
    }
    part.set(std::move(lines));
    part.setTitle({study.learned ? HeatmapWords::tr("A learned encoding, in PyTorch")
                                 : HeatmapWords::tr("The program that makes it, in PyTorch")},
                  {HeatmapWords::tr("lit: what makes the selected column")});
    return part;
}

}  // namespace attention
