#pragma once

#include "ui/figure/parts/part.h"

namespace attention {

/// A word and boxes with the numbers 0 to count − 1; a click on a box sets a parameter to its number.
class IndexSwitchPart : public Part {
 public:
    /// @param key  of the parameter, a literal  @param word  translated
    void set(std::string_view key, const QString& word, std::int64_t count, std::int64_t chosen);
    std::optional<ParameterChange> choiceAt(const QPointF& place) const override;
    bool isControl() const override { return true; }

 protected:
    SizeHint measureSizeHint(QSizeF) const override;
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    QRectF boxAt(std::int64_t index) const;

    std::string_view m_key;
    QString m_word;
    std::int64_t m_count = 0;
    std::int64_t m_chosen = 0;
    double m_name = 0;  ///< width of the word and its gap, in pixels
};

}  // namespace attention
