import { useEffect, useRef } from "react";
import { mainId } from "../kit/skip-link.view.tsx";

/**
 * When one of a list goes and takes the focus along, reading and Tab go on at the content of the page.
 * @param count of the list; undefined until it is known
 */
export const useFocusAfterLess = (count: number | undefined): void => {
  const before = useRef(count);
  useEffect(() => {
    const isLess = count !== undefined && before.current !== undefined && count < before.current;
    before.current = count ?? before.current;
    if (isLess && document.activeElement === document.body) document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [count]);
};
