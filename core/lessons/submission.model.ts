import * as t from "io-ts";
import { orDefault } from "../kernel/or-default.ts";
import { orNull } from "../kernel/or-null.ts";
import type { AnyItemType } from "./item-type.model.ts";
import { itemCatalogue, ItemType } from "./items/catalogue.rule.ts";

/** An answer to an item of a lesson, with the facts that affect its score. */
export type Submission = {
  readonly type: ItemType;
  readonly values: unknown;
  /** null when there is no answer */
  readonly answer: unknown;
  readonly attempt: number;
  readonly seconds: number | null;
  readonly best: number;
};

const submissionOf = ({ type, values, answer }: AnyItemType) =>
  t.type(
    {
      type: t.literal(type),
      values: orDefault(values, {}),
      answer: orNull(answer),
      attempt: orDefault(t.number, 1),
      seconds: orNull(t.number),
      best: orDefault(t.number, 0),
    },
    `${type} submission`,
  );

const { rich_text, video, ...others } = itemCatalogue;

/** Decodes a submission of any item type; its type defines values and answer. */
export const Submission: t.Type<Submission, unknown> = t.intersection(
  [t.type({ type: ItemType }), t.union([submissionOf(rich_text), submissionOf(video), ...Object.values(others).map(submissionOf)])],
  "Submission",
);
