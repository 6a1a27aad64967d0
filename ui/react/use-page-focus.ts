import { useEffect, useRef } from "react";
import { mainId } from "../kit/skip-link.view.tsx";

/**
 * Moves the focus to the content after a navigation, unless the page has set the focus within it.
 * @param path of the current page
 */
export const usePageFocus = (path: string): void => {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const main = document.getElementById(mainId);
    if (main !== null && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [path]);
};
