const longestSide = 320;
const quality = 0.85;

/** A picture scaled to at most 320 pixels a side, as a data URL; null when the file is not a picture that the browser can decode. */
export const smallPicture = async (file: File): Promise<string | null> => {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const pen = canvas.getContext("2d");
    if (pen === null) return null;
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/webp", quality);
  } catch {
    return null;
  }
};
