import { type RefObject, useEffect, useRef } from "react";

/** A video element that shows the live picture of a camera. */
export const useLivePicture = (picture: unknown): RefObject<HTMLVideoElement | null> => {
  const live = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const film = live.current;
    if (film === null || typeof MediaStream === "undefined" || !(picture instanceof MediaStream)) return undefined;
    film.srcObject = picture;
    return () => {
      film.srcObject = null;
    };
  }, [picture]);
  return live;
};
