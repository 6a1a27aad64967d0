import type { RefObject } from "react";

/** Moves a video into a window over all others, or back; null where the browser cannot. */
export const usePictureInPicture = (surface: RefObject<HTMLElement | null>): (() => void) | null => {
  if (typeof document === "undefined" || !document.pictureInPictureEnabled) return null;
  return () => {
    const { current } = surface;
    if (document.pictureInPictureElement !== null) void document.exitPictureInPicture().catch(() => undefined);
    else if (current instanceof HTMLVideoElement) void current.requestPictureInPicture().catch(() => undefined);
  };
};
