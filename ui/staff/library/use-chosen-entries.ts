import { useState } from "react";
import type { LibraryEntry } from "../../../core/library/library-entry.rule.ts";
import type { Selection } from "../../kit/grid-selection.ts";

const none: Selection = new Set();

type ChosenEntries<E> = {
  readonly selection: Selection;
  readonly selected: readonly E[];
  readonly select: (next: Selection) => void;
  readonly clear: () => void;
};

/**
 * The selected entries of a library; the selection is dropped when the list changes.
 * @param key identifies the list
 */
export const useChosenEntries = <E extends LibraryEntry>(key: string, items: readonly E[]): ChosenEntries<E> => {
  const [chosen, setChosen] = useState({ key, selection: none });
  const selection = chosen.key === key ? chosen.selection : none;
  const select = (next: Selection): void => setChosen({ key, selection: next });
  return { selection, selected: items.filter((item) => selection.has(item.key)), select, clear: () => select(none) };
};
