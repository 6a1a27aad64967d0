import * as E from "fp-ts/lib/Either.js";
import { holdsTexts, joinedTexts } from "../contacts/contact-field-kinds.rule.ts";
import { isWrittenField, writtenFields } from "../contacts/contact-fields.model.ts";
import { contactName } from "../contacts/contact-name.rule.ts";
import { tagsNormalize } from "../contacts/tag-normalize.rule.ts";
import { secretMask } from "../fields/secret.rule.ts";
import type { ImportTarget } from "./import-mapping.model.ts";
import type { ImportValues, NamedPeople, ReadRow, RowProblem } from "./import-values.model.ts";
import { readCell, shownCell } from "./read-contact-cell.rule.ts";
import { fixKey, type RawRow, type RowReading } from "./row-reading.rule.ts";

const joined = (all: ImportValues, part: ImportValues): ImportValues => {
  const lists = writtenFields.flatMap((field) => {
    const [held = [], more] = [all[field], part[field]];
    return typeof more === "object" && typeof held === "object" ? [[field, joinedTexts(field, held, more)]] : [];
  });
  return {
    ...all,
    ...part,
    ...Object.fromEntries(lists),
    ...(part.fields === undefined ? {} : { fields: { ...all.fields, ...part.fields } }),
  };
};

const whoOf = (values: ImportValues): string =>
  contactName({
    con_id: 0,
    first_name: values.first_name ?? "",
    last_name: values.last_name ?? "",
    email: values.email ?? [],
    mobile: values.mobile ?? [],
  }).replace(/^Contact 0$/, "");

const isSecret = (target: ImportTarget | null | undefined): boolean => target?.type === "secret";

type ReadCells = {
  readonly values: ImportValues;
  readonly con_id: number | null;
  readonly related: readonly NamedPeople[];
  readonly problems: readonly RowProblem[];
};

/** Reads each filled cell for its target; problems are in column order. */
const readCells = ({ cells, formulas = [] }: RawRow, reading: RowReading): ReadCells => {
  const { targets, options, fixes } = reading;
  let values: ImportValues = {};
  let con_id: number | null = null;
  const problems: RowProblem[] = [];
  const related: NamedPeople[] = [];
  const filled = new Set<string>();
  for (const [column, target] of targets.entries()) {
    const original = cells[column] ?? "";
    const text = fixes.size === 0 || isSecret(target) ? original : (fixes.get(fixKey(column, original)) ?? original);
    const isList = target !== null && isWrittenField(target.id) && holdsTexts(target.id);
    if (target === null || text.trim() === "" || (filled.has(target.id) && !isList) || (isSecret(target) && text.trim() === secretMask))
      continue;
    filled.add(target.id);
    const read = readCell(target, text, column, reading, text === original && formulas.includes(column));
    if (E.isLeft(read)) {
      if (options.lenient?.includes(column) !== true)
        problems.push({ cause: read.left.cause, column, value: isSecret(target) ? "" : shownCell(read.left.value ?? text) });
      continue;
    }
    const { con_id: id, named, ...part } = read.right;
    con_id = id ?? con_id;
    if (named !== undefined) related.push({ ...named, column });
    values = joined(values, part);
  }
  return { values, con_id, related, problems };
};

/** All problems of the cells of a parsed record. */
export const cellProblems = (row: RawRow, reading: RowReading): readonly RowProblem[] =>
  row.problem === undefined ? readCells(row, reading).problems : [];

/**
 * Reads one record: its values or its first problem; null for a blank line. A second column with the same target extends lists, and
 * otherwise applies only if the earlier cell is empty. The details of a problem never contain a secret.
 */
export const readRow = (raw: RawRow, reading: RowReading): ReadRow | null => {
  const { row, cells, problem } = raw;
  const { targets, options } = reading;
  const holdsSecrets = targets.some(isSecret);
  const told = (texts: readonly string[]): string => (holdsSecrets ? "" : shownCell(texts.join(" ").trim()));
  const wrongRow = (found: RowProblem, values: ImportValues = {}): ReadRow => ({
    row,
    who:
      whoOf(values) ||
      shownCell(cells.find((cell, at) => cell.trim() !== "" && !(holdsSecrets && (problem !== undefined || isSecret(targets[at])))) ?? ""),
    tag: "wrong",
    problem: found,
  });
  if (problem !== undefined) return wrongRow({ cause: problem, column: null, value: told(cells) });
  if (cells.every((cell) => cell.trim() === "")) return null;
  if (cells.length > targets.length && cells.slice(targets.length).some((cell) => cell.trim() !== ""))
    return wrongRow({ cause: "extra-cells", column: null, value: told(cells.slice(targets.length)) });
  const { values, con_id, related, problems } = readCells(raw, reading);
  const [found] = problems;
  if (found !== undefined) return wrongRow(found, values);
  if (con_id === null && whoOf(values) === "") return wrongRow({ cause: "nobody", column: null, value: told(cells) });
  const tags = tagsNormalize([...(values.tags ?? []), ...options.tags]);
  return {
    row,
    who: whoOf(values),
    tag: "person",
    values: tags.length === 0 ? values : { ...values, tags },
    con_id,
    ...(related.length === 0 ? {} : { related }),
  };
};
