import { useEffect, useRef } from "react";
import { mainId } from "../kit/skip-link.view.tsx";

/**
 * Moves the focus to the page's content when a list item that had it is removed.
 * @param count of the list; undefined while unknown
 */
export const useFocusAfterLess = (count: number | undefined): void => {
  const before = useRef(count);
  useEffect(() => {
    const isLess = count !== undefined && before.current !== undefined && count < before.current;
    before.current = count ?? before.current;
    if (isLess && document.activeElement === document.body) document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [count]);
};
