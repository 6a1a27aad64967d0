import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { NearViewport } from "./use-near-viewport.ts";

/** Whether the page is printed; then every item is drawn, before the browser lays out its paper. */
export const usePrinting = (): boolean => {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    globalThis.addEventListener("beforeprint", begin);
    globalThis.addEventListener("afterprint", end);
    return () => {
      globalThis.removeEventListener("beforeprint", begin);
      globalThis.removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
};

/**
 * Whether an item is drawn: from when it is first near the viewport, or needed for another reason. What was drawn stays, so that nothing
 * moves when it is scrolled away.
 */
export const useDrawn = (near: NearViewport, element: HTMLElement | null, isNeeded: boolean): boolean => {
  const [isDrawn, setDrawn] = useState(isNeeded);
  if (isNeeded && !isDrawn) setDrawn(true);
  useEffect(() => (element === null || isDrawn ? undefined : near.watch(element, () => setDrawn(true))), [near, element, isDrawn]);
  return isDrawn || isNeeded;
};
