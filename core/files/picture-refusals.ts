import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about uploaded pictures. */
export const pictureRefusals = refusalTable({
  picture_bytes: "A picture can have at most {{megabytes}} MB. Save it smaller and try again.",
  picture_pixels: "A picture can have at most {{megapixels}} megapixels; this one has {{width}} × {{height}} pixels.",
  animation_pixels: "This animation is too large: all its frames together can have at most {{megapixels}} megapixels.",
  picture_damaged: "This picture is damaged and cannot be read. Save it again in its program and try again.",
  picture_kind: "Pictures of this kind cannot be used. Save it as JPEG, PNG, WebP, AVIF or GIF.",
});
