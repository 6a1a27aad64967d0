/** A width and a height in pixels. */
export type PictureSize = { readonly width: number; readonly height: number };

/** Windows narrower than this belong to phones. */
const phoneWindow = 980;
const phoneWidth = 600;
const widest = 1_000;

/**
 * The size to which a chosen picture is made smaller before it is sent: its shape stays, and it is never enlarged.
 * @param window width of the browser's window in pixels
 * @returns null for a picture that stays as it is
 */
export const smallerSize = ({ width, height }: PictureSize, window: number): PictureSize | null => {
  const most = window < phoneWindow ? phoneWidth : widest;
  return width <= most ? null : { width: most, height: Math.max(1, Math.round((height * most) / width)) };
};
