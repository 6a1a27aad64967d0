import type { LibraryEntry } from "../../../core/library/library-entry.rule.ts";
import { libraryText } from "../../i18n/en/library.ts";
import { useText } from "../../i18n/use-text.ts";

type Done = "removed" | "restored" | "copied" | "tagged" | "shared";

/** What was done with entries: the name of a single one, or their number. */
export const useDoneWords = () => {
  const text = useText(libraryText);
  return {
    did: (what: Done, [first, ...more]: readonly LibraryEntry[]): string =>
      first !== undefined && more.length === 0
        ? text(`done.${what}One`, { name: first.name })
        : text(`done.${what}`, { count: more.length + 1 }),
    moved: ([first, ...more]: readonly LibraryEntry[], folder: string): string =>
      first !== undefined && more.length === 0
        ? text("done.movedOne", { name: first.name, folder })
        : text("done.moved", { count: more.length + 1, folder }),
  };
};
