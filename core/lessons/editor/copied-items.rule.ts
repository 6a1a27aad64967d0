import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { SentItems } from "../item-change.model.ts";
import type { LessonItem } from "../item.model.ts";
import { itemTypeOf } from "../items/catalogue.rule.ts";
import { itemOf } from "../sent-item.rule.ts";
import { withFreeStatNames } from "./stat-names-in.rule.ts";

/** Tells copied items from any other text. */
const marker = "lesson-items/1";

const Copied = t.type({ cygnet: t.literal(marker), items: SentItems });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Items as a text for the clipboard. */
export const copiedItems = (items: readonly LessonItem[]): string =>
  JSON.stringify({
    cygnet: marker,
    items: items.map(({ uuid, type, name, values }) => ({ uuid, type, name, values })),
  } satisfies t.OutputOf<typeof Copied>);

const known = (item: LessonItem): readonly LessonItem[] => {
  const type = itemTypeOf(item.type);
  if (type === undefined) return [];
  const values = Object.fromEntries(Object.entries(item.values).filter(([key]) => Object.hasOwn(type.fields, key)));
  return E.isRight(type.read(values)) ? [{ ...item, values }] : [];
};

/**
 * The same items once more, for the same or another lesson: under new uuids, with names of statistics that are free there.
 * @param others the items of that lesson
 */
export const duplicatedItems = (
  items: readonly LessonItem[],
  others: readonly LessonItem[],
  newUuid: () => string,
): readonly LessonItem[] =>
  withFreeStatNames(
    items.map((item) => ({ ...item, uuid: newUuid() })),
    others,
  );

/**
 * The items of a text from the clipboard, for a lesson.
 * @param others the items of the lesson
 * @returns null where the text has none
 */
export const pastedItems = (text: string, others: readonly LessonItem[], newUuid: () => string): readonly LessonItem[] | null => {
  const read = text.includes(marker) ? Copied.decode(parsed(text)) : null;
  if (read === null || E.isLeft(read)) return null;
  const items = read.right.items.map(itemOf).flatMap(known);
  return items.length === 0 ? null : duplicatedItems(items, others, newUuid);
};
