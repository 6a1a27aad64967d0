import { useState } from "react";
import type { LibraryItem } from "../../../core/files/library-item.rule.ts";
import type { Selection } from "../../kit/grid-selection.ts";

const none: Selection = new Set();

type ChosenItems = {
  readonly selection: Selection;
  readonly selected: readonly LibraryItem[];
  readonly select: (next: Selection) => void;
  readonly clear: () => void;
};

/**
 * The selected entries of the library; the selection is dropped when the list changes.
 * @param key identifies the list
 */
export const useChosenItems = (key: string, items: readonly LibraryItem[]): ChosenItems => {
  const [chosen, setChosen] = useState({ key, selection: none });
  const selection = chosen.key === key ? chosen.selection : none;
  const select = (next: Selection): void => setChosen({ key, selection: next });
  return { selection, selected: items.filter((item) => selection.has(item.key)), select, clear: () => select(none) };
};
