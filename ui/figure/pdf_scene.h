#pragma once

#include <string_view>

#include <QByteArray>

namespace attention {

/// Begins the object of a PDF that holds a scene, as it stands: "LENGTH >>\nstream\n", the bytes of the scene and
/// "\nendstream" follow.
inline constexpr std::string_view kPdfSceneStart =
    "<< /Type /EmbeddedFile /Subtype /application#2Fx-attention-lab-scene+json /Length ";

/// Begins the object that holds how the figure was drawn, in the same way; it comes behind the scene.
inline constexpr std::string_view kPdfLookStart =
    "<< /Type /EmbeddedFile /Subtype /application#2Fx-attention-lab-look+json /Length ";

/// The PDF with the scene as an attached file, "attention-lab-scene.attention", which belongs to the document as its
/// data (ISO 32000-2, 14.13), and with "attention-lab-look.json" where there is a look. It comes behind everything else
/// as an incremental update (7.5.6), so that no byte of the picture moves; it is not compressed, so that the scene is
/// found without a reader of PDF.
/// @param pdf  as Qt writes it: with a table of places, not a stream of them
QByteArray withAttachedScene(const QByteArray& pdf, std::string_view scene, std::string_view look = {});

}  // namespace attention
