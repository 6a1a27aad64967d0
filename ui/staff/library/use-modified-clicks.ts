import { type MouseEvent, useRef } from "react";
import { type Selection, toggled, withAll } from "../../kit/grid-selection.ts";

/**
 * Selection by mouse as in a file manager: Ctrl or Cmd and a click selects one entry more or less, Shift and a click a range.
 * @returns the handler of the element around the entries, which are found by `data-index`
 */
export const useModifiedClicks = (
  keys: readonly string[],
  selection: Selection,
  onSelection: (selection: Selection) => void,
): ((event: MouseEvent) => void) => {
  const anchor = useRef(0);
  return (event) => {
    const place = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-index]") : null;
    const index = Number(place?.dataset["index"]);
    const key = keys[index];
    if (place === null || key === undefined) return;
    const isRange = event.shiftKey;
    const isOne = event.ctrlKey || event.metaKey;
    const isOnControl = event.target instanceof Element && event.target.closest("button, input") !== null;
    if (isOnControl || !(isRange || isOne)) {
      anchor.current = index;
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (isRange) onSelection(withAll(selection, keys.slice(Math.min(anchor.current, index), Math.max(anchor.current, index) + 1)));
    else onSelection(toggled(selection, key));
    if (!isRange) anchor.current = index;
  };
};
