import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { decodeReport, mostProblems, saidOf } from "../kernel/decode-report.ts";
import { type Failure, type FieldRefusals, invalid } from "../kernel/failure.ts";
import type { Refusal } from "../kernel/refusal.ts";
import { sameValue } from "../kernel/same-value.ts";
import type { WorkingCopy } from "./apply-changes.rule.ts";
import { SentItem } from "./item-change.model.ts";
import type { LessonItem } from "./item.model.ts";
import { itemTypeOf } from "./items/catalogue.rule.ts";
import { lessonLimits } from "./lesson-limits.model.ts";
import { lessonRefusals } from "./lesson-refusals.ts";
import { NewLesson } from "./lesson-write.model.ts";
import { modernSpelling } from "./modern-spelling.rule.ts";

type Found = readonly (readonly [path: string, said: Refusal | string])[];

const itemProblems = (item: LessonItem, at: number): Found => {
  const path = `items.${at}`;
  const shape = SentItem.decode(item);
  const type = itemTypeOf(item.type);
  if (E.isLeft(shape) || type === undefined)
    return E.isLeft(shape) ? decodeReport(shape.left).map((problem) => [`${path}.${problem.path}`, saidOf(problem)] as const) : [];
  const unknown = Object.keys(item.values)
    .filter((key) => !Object.hasOwn(type.fields, key))
    .map((key) => [`${path}.values.${key}`, lessonRefusals.item_unknown_key({ type: type.type })] as const);
  const values = type.read(item.values);
  return [
    ...unknown,
    ...(E.isLeft(values) ? decodeReport(values.left).map((problem) => [`${path}.values.${problem.path}`, saidOf(problem)] as const) : []),
  ];
};

const twice = (items: readonly LessonItem[]): Found =>
  items.flatMap(({ uuid }, at) =>
    items.findIndex((other) => other.uuid === uuid) < at ? [[`items.${at}.uuid`, lessonRefusals.lesson_item_twice({ uuid })] as const] : [],
  );

const valueProblems = ({ name, banner_img, tags, metadata, length }: WorkingCopy): Found => {
  const values = NewLesson.decode({ name, banner_img, tags, metadata, length });
  return E.isLeft(values) ? decodeReport(values.left).map((problem) => [problem.path, saidOf(problem)]) : [];
};

const byPath = (found: Found): FieldRefusals =>
  found.reduce<FieldRefusals>((errors, [path, said]) => ({ ...errors, [path]: [...(errors[path] ?? []), said] }), {});

/** A working copy as it is stored: what was changed in the modern spelling, the rest as it was. */
export const spelledCopy = (before: WorkingCopy, after: WorkingCopy): WorkingCopy => {
  const held = new Set<unknown>(before.items);
  return {
    ...after,
    items: after.items.map((item) => {
      if (held.has(item)) return item;
      const values = modernSpelling(item.values);
      return values === item.values || !t.UnknownRecord.is(values) ? item : { ...item, values };
    }),
  };
};

/**
 * The refusal of a working copy, by `items.{n}` and the path in the item; null when there is none. What was stored before is not checked again.
 */
export const workingCopyProblem = (before: WorkingCopy, after: WorkingCopy): Failure | null => {
  const held = new Map(before.items.map((item) => [item.uuid, item]));
  const { items } = after;
  const isTooMany = items.length > lessonLimits.items;
  const found: Found = [
    ...valueProblems(after),
    ...(isTooMany ? [["items", lessonRefusals.lesson_items_number({ most: lessonLimits.items })] as const] : twice(items)),
    ...items.flatMap((item, at) => (sameValue(held.get(item.uuid), item) ? [] : itemProblems(item, at))),
  ];
  return found.length === 0 ? null : invalid(byPath(found.slice(0, mostProblems)));
};

/** The refusal of a lesson that is larger than what can be stored; null when there is none. */
export const sizeProblem = (copy: WorkingCopy): Failure | null => {
  const text = JSON.stringify(copy);
  const isTooLarge = text.length > lessonLimits.bytes || (text.length * 3 > lessonLimits.bytes && utf8Length(text) > lessonLimits.bytes);
  return isTooLarge ? { tag: "too-large", ...lessonRefusals.lesson_too_large, limit: lessonLimits.bytes } : null;
};

const utf8Length = (text: string): number => {
  let bytes = 0;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
};
