import { plainWords } from "../../kernel/plain-words.ts";
import type { LessonItem } from "../item.model.ts";
import { screensOf } from "../screens.rule.ts";

/** An item in the outline; `position` counts from 1. */
export type OutlineEntry = { readonly item: LessonItem; readonly position: number };
export type OutlineScreen = { readonly number: number; readonly entries: readonly OutlineEntry[] };

/** The items of a lesson by the screens that learners get. */
export const outlineOf = (items: readonly LessonItem[]): readonly OutlineScreen[] => {
  const positions = new Map(items.map(({ uuid }, at) => [uuid, at + 1]));
  return screensOf(items).map((screen, at) => ({
    number: at + 1,
    entries: screen.map((item) => ({ item, position: positions.get(item.uuid) ?? 0 })),
  }));
};

const longestLabel = 80;
const cut = (text: string): string => (text.length > longestLabel ? `${text.slice(0, longestLabel - 1).trimEnd()}…` : text);

/** Values whose text names an item that has no name. */
const telling = ["question", "body", "text", "title", "cta", "placeholder_name", "tweet", "url", "gallery_url", "calendly_url"] as const;

/** The name of an item, else the beginning of its text; '' for neither. */
export const itemLabel = ({ name, values }: LessonItem): string => {
  if (name.trim() !== "") return name.trim();
  const texts = telling.map((key) => values[key]).map((value) => (typeof value === "string" ? plainWords(value) : ""));
  return cut(texts.find((text) => text !== "") ?? "");
};

/** One move of an item behind another one; null: to the top. */
export type ItemMove = { readonly uuid: string; readonly after: string | null };

const inOrder = (items: readonly LessonItem[], uuids: ReadonlySet<string>): readonly string[] =>
  items.map(({ uuid }) => uuid).filter((uuid) => uuids.has(uuid));

/**
 * The moves that bring items, in their order, behind another one.
 * @param after null: to the top; an item that is moved itself stands for the nearest one above that is not
 */
export const movesBehind = (items: readonly LessonItem[], uuids: ReadonlySet<string>, after: string | null): readonly ItemMove[] => {
  const at = after === null ? -1 : items.findIndex(({ uuid }) => uuid === after);
  const anchor = items.slice(0, at + 1).findLast(({ uuid }) => !uuids.has(uuid))?.uuid ?? null;
  return inOrder(items, uuids).map((uuid, index, all) => ({ uuid, after: index === 0 ? anchor : (all[index - 1] ?? anchor) }));
};

/** The moves of items one place up or down as one block; empty where they are at the end already. */
export const movesByStep = (items: readonly LessonItem[], uuids: ReadonlySet<string>, step: -1 | 1): readonly ItemMove[] => {
  const places = items.flatMap(({ uuid }, at) => (uuids.has(uuid) ? [at] : []));
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (step < 0) return first === 0 ? [] : movesBehind(items, uuids, items[first - 2]?.uuid ?? null);
  const next = items[last + 1];
  return next === undefined ? [] : movesBehind(items, uuids, next.uuid);
};

/** The item that takes the focus when others are removed: the next one that stays, else the one before; null without any. */
export const itemAfterRemoval = (items: readonly LessonItem[], removed: ReadonlySet<string>): string | null => {
  const at = items.findLastIndex(({ uuid }) => removed.has(uuid));
  const stays = ({ uuid }: LessonItem): boolean => !removed.has(uuid);
  return (items.slice(at + 1).find(stays) ?? items.slice(0, Math.max(0, at)).findLast(stays))?.uuid ?? null;
};

/** The items from one to another, both included; as a selection with Shift. */
export const itemsBetween = (items: readonly LessonItem[], from: string, to: string): readonly string[] => {
  const uuids = items.map(({ uuid }) => uuid);
  const [a, b] = [uuids.indexOf(from), uuids.indexOf(to)];
  return a < 0 || b < 0 ? [to] : uuids.slice(Math.min(a, b), Math.max(a, b) + 1);
};
