import { type RefObject, useEffect, useState } from "react";

/** Whether an element is in full screen, and the toggle for it. */
export const useFullScreen = (element: RefObject<HTMLElement | null>): { readonly isFull: boolean; readonly toggle: () => void } => {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const changed = (): void => setFull(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", changed);
    return () => document.removeEventListener("fullscreenchange", changed);
  }, []);
  return {
    isFull,
    toggle: () => void (document.fullscreenElement === null ? element.current?.requestFullscreen() : document.exitFullscreen()),
  };
};
