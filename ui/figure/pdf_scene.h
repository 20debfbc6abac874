#pragma once

#include <string_view>

#include <QByteArray>

namespace attention {

/// The beginning of the PDF object that holds a scene, uncompressed: "LENGTH >>\nstream\n", the bytes of the scene and
/// "\nendstream" follow.
inline constexpr std::string_view kPdfSceneStart =
    "<< /Type /EmbeddedFile /Subtype /application#2Fx-attention-lab-scene+json /Length ";

/// The beginning of the object that holds the look, in the same format; it comes after the scene.
inline constexpr std::string_view kPdfLookStart =
    "<< /Type /EmbeddedFile /Subtype /application#2Fx-attention-lab-look+json /Length ";

/// The PDF with the scene as an attached file, "attention-lab-scene.attention", which belongs to the document as its
/// data (ISO 32000-2, 14.13), and with "attention-lab-look.json" where there is a look. It comes behind everything else
/// as an incremental update (7.5.6), so that no byte of the picture moves; it is not compressed, so that the scene is
/// found without a reader of PDF.
/// @param pdf  as Qt writes it: with a cross-reference table, not a cross-reference stream
QByteArray withAttachedScene(const QByteArray& pdf, std::string_view scene, std::string_view look = {});

}  // namespace attention
