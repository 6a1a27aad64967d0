import { type RefObject, useEffect, useState } from "react";

/** Whether the whole screen shows one element, and how to change that. */
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
