import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { LessonItem } from "../item.model.ts";
import { lessonLimits } from "../lesson-limits.model.ts";

const Copied = t.type({ cygnet: t.literal("lesson-items"), items: t.readonlyArray(LessonItem) }, "CopiedItems");

/** Items as text for the clipboard. */
export const copiedText = (items: readonly LessonItem[]): string => JSON.stringify({ cygnet: "lesson-items", items });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * The items in a text of the clipboard.
 * @param newUuid gives each pasted item an id of its own
 * @returns null for any other text
 */
export const itemsInText = (text: string, newUuid: () => string): readonly LessonItem[] | null => {
  const copied = Copied.decode(parsed(text));
  return E.isRight(copied) && copied.right.items.length > 0 && copied.right.items.length <= lessonLimits.items
    ? duplicated(copied.right.items, newUuid)
    : null;
};

/** The same items with new ids. */
export const duplicated = (items: readonly LessonItem[], newUuid: () => string): readonly LessonItem[] =>
  items.map((item) => ({ ...item, uuid: newUuid() }));
