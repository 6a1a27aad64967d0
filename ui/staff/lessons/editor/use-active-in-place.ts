import { useEffect } from "react";

/** Frames in which items around the active one may still be drawn for the first time. */
const settlingFrames = 12;

/** Scrolls an element into view when it becomes active, and again while what is drawn around it moves it. */
export const useActiveInPlace = (element: HTMLElement | null, isActive: boolean): void => {
  useEffect(() => {
    if (!isActive || element === null) return undefined;
    let [left, handle, top] = [settlingFrames, 0, Number.NaN];
    const look = (): void => {
      const now = element.getBoundingClientRect().top;
      if (now !== top) element.scrollIntoView({ block: "nearest" });
      top = element.getBoundingClientRect().top;
      left -= 1;
      if (left > 0) handle = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(handle);
  }, [isActive, element]);
};
