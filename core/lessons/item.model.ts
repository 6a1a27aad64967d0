import * as t from "io-ts";
import { orDefault } from "../kernel/or-default.ts";
import { ItemType } from "./items/catalogue.rule.ts";

/** A stored item of a lesson; its type defines its values. */
export const LessonItem = t.type(
  { uuid: t.string, type: ItemType, name: orDefault(t.string, ""), values: orDefault(t.UnknownRecord, {}) },
  "LessonItem",
);
export type LessonItem = t.TypeOf<typeof LessonItem>;
