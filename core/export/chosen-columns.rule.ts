import * as E from "fp-ts/lib/Either.js";
import type { FieldErrors } from "../kernel/failure.ts";
import type { ExportColumn } from "./export-column.rule.ts";

/**
 * The columns of a file in the requested order, without duplicates; all if none were requested. Invalid at `columns.{index}` for an unknown
 * column.
 */
export const chosenColumns = (
  offered: readonly ExportColumn[],
  wanted: readonly string[] | null,
): E.Either<FieldErrors, readonly ExportColumn[]> => {
  if (wanted === null) return E.right(offered);
  if (wanted.length === 0) return E.left({ columns: ["Choose at least one column."] });
  const byId = new Map(offered.map((column) => [column.id, column]));
  const unknown = wanted.findIndex((id) => !byId.has(id));
  return unknown >= 0
    ? E.left({ [`columns.${unknown}`]: ["There is no such column."] })
    : E.right([...new Set(wanted)].flatMap((id) => byId.get(id) ?? []));
};
