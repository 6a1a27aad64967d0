import type { OutlineScreen } from "../../../../core/lessons/editor/outline.rule.ts";
import type { Author } from "../../../../core/lessons/lesson.model.ts";

/** An item, if it is on the screen; null otherwise. */
export const activeOn = ({ entries }: OutlineScreen, uuid: string | null): string | null =>
  uuid !== null && entries.some(({ item }) => item.uuid === uuid) ? uuid : null;

/** The names of the authors who are in an item; '' for none. */
export const namesIn = (authors: readonly Author[], uuid: string): string =>
  authors
    .filter(({ item }) => item === uuid)
    .map(({ name }) => name)
    .join(", ");
