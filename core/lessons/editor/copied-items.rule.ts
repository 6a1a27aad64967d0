import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { jsonIn } from "../../kernel/json-in.ts";
import { SentItems } from "../item-change.model.ts";
import type { LessonItem } from "../item.model.ts";
import { itemTypeOf } from "../items/catalogue.rule.ts";
import { itemOf } from "../sent-item.rule.ts";
import { withFreeStatNames } from "./stat-names-in.rule.ts";

/** Tells copied items from any other text. */
const marker = "lesson-items/1";

const Copied = t.type({ cygnet: t.literal(marker), items: SentItems });

/** Items as text for the clipboard. */
export const copiedText = (items: readonly LessonItem[]): string =>
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
 * The same items with new ids, and with names of statistics that are free where they are put.
 * @param others the items of the lesson that they are put into
 */
export const duplicated = (
  items: readonly LessonItem[],
  newUuid: () => string,
  others: readonly LessonItem[] = [],
): readonly LessonItem[] =>
  withFreeStatNames(
    items.map((item) => ({ ...item, uuid: newUuid() })),
    others,
  );

/**
 * The items in a text of the clipboard, without values that their types do not have.
 * @param newUuid gives each pasted item an id of its own
 * @param others the items of the lesson that they are put into
 * @returns null for any other text
 */
export const itemsInText = (text: string, newUuid: () => string, others: readonly LessonItem[] = []): readonly LessonItem[] | null => {
  const read = text.includes(marker) ? Copied.decode(jsonIn(text)) : null;
  if (read === null || E.isLeft(read)) return null;
  const items = read.right.items.map(itemOf).flatMap(known);
  return items.length === 0 ? null : duplicated(items, newUuid, others);
};
