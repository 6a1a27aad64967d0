import { useEffect, useRef } from "react";
import { mainId } from "../kit/skip-link.view.tsx";

/**
 * After going to another page, reading and Tab begin at its content, unless the page has put the focus somewhere in it.
 * @param path of the page that is shown
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
