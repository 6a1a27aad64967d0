import * as E from "fp-ts/lib/Either.js";
import { decodeReport } from "../kernel/decode-report.ts";
import type { FieldErrors } from "../kernel/failure.ts";
import type { LessonItem } from "./item.model.ts";
import { itemTypeOf } from "./items/catalogue.rule.ts";
import { isBlank } from "./items/values.model.ts";

/**
 * The item with defaults filled in and legacy keys renamed.
 * @returns errors by `values.` and the key
 */
export const readItem = (item: LessonItem): E.Either<FieldErrors, LessonItem> => {
  const type = itemTypeOf(item.type);
  if (type === undefined) return E.left({ type: ["There is no such type of item."] });
  const values = type.read(item.values);
  return E.isRight(values)
    ? E.right({ ...item, values: values.right })
    : E.left(
        Object.fromEntries(decodeReport(values.left).map(({ path, message }) => [path === "" ? "values" : `values.${path}`, [message]])),
      );
};

/** The keys of values without which the item cannot be published. */
export const missingValues = ({ type, values }: LessonItem): readonly string[] =>
  (itemTypeOf(type)?.required ?? []).filter((key) => isBlank(values[key]));
