import { emptyWrittenValues, joinedTexts } from "../contacts/contact-field-kinds.rule.ts";
import { type WrittenField, writtenFields, type WrittenValues } from "../contacts/contact-fields.model.ts";
import { isEmptyValue } from "../fields/empty-value.rule.ts";
import { recordOf } from "../kernel/record-of.ts";
import { sameValue } from "../kernel/same-value.ts";
import { type ImportGate, openGate, gateProblem } from "./import-gate.rule.ts";
import { loopingField, noRelations, type Relations } from "./import-loop.rule.ts";
import type { ImportOptions } from "./import-mapping.model.ts";
import type { ImportValues, KnownContact, ReadRow, RowProblem } from "./import-values.model.ts";
import type { People } from "./people.model.ts";

/**
 * The decision about a row.
 * @property contact the contact after the import
 * @property before, after only the values that change
 */
export type RowDecision =
  | { readonly tag: "create"; readonly row: number; readonly who: string; readonly contact: KnownContact; readonly after: ImportValues }
  | {
      readonly tag: "update";
      readonly row: number;
      readonly who: string;
      readonly contact: KnownContact;
      readonly before: ImportValues;
      readonly after: ImportValues;
    }
  | { readonly tag: "skip"; readonly row: number; readonly who: string; readonly con_id: number }
  | { readonly tag: "error"; readonly row: number; readonly who: string; readonly problem: RowProblem };

const nobody: Omit<KnownContact, "con_id"> = { ...emptyWrittenValues, fields: {} };

type Person = Extract<ReadRow, { tag: "person" }>;
type Match = KnownContact | "nobody" | RowProblem;

const problem = (cause: RowProblem["cause"], value: string): RowProblem => ({ cause, column: null, value });
const isProblem = (match: Match): match is RowProblem => typeof match === "object" && "cause" in match;

/** The contact that a row matches; two different ones are an error, and so is an address of the row that belongs to another contact. */
const matchOf = ({ values, con_id }: Person, { match }: ImportOptions, people: People): Match => {
  const { email = [], mobile = [] } = values;
  const holders = people.having({ email, mobile });
  const others = (one: KnownContact): Match =>
    holders.every((holder) => holder.con_id === one.con_id)
      ? one
      : problem(match === "email-mobile" ? "two-matches" : "taken", [...email, ...mobile].join(", "));
  if (con_id !== null) {
    const named = people.byId(con_id);
    return named === undefined ? problem("unknown-id", String(con_id)) : others(named);
  }
  const matching =
    match === "con_id" ? [] : people.having(match === "email" ? { email } : match === "mobile" ? { mobile } : { email, mobile });
  const [first, second] = matching;
  if (second !== undefined) return problem("two-matches", [...email, ...mobile].join(", "));
  if (first !== undefined) return others(first);
  return holders.length > 0 ? problem("taken", [...email, ...mobile].join(", ")) : "nobody";
};

/**
 * The contact with a row's values: only empty ones filled, or all replaced, except that lists are merged with the file's values first. Tags
 * are always added.
 */
const filled = (contact: KnownContact, values: ImportValues, isOverwriting: boolean): KnownContact => {
  const takes = (now: unknown, value: unknown): boolean => value !== undefined && (isOverwriting || isEmptyValue(now));
  const next = (field: WrittenField): string | readonly string[] => {
    const [now, value] = [contact[field], values[field]];
    if (typeof now === "string" || typeof value === "string") return takes(now, value) ? (value ?? now) : now;
    if (field === "tags") return joinedTexts(field, now, value ?? []);
    return takes(now, value) ? joinedTexts(field, value ?? [], now) : now;
  };
  const fields = Object.entries(values.fields ?? {}).filter(([key, value]) => takes(contact.fields[key], value));
  return {
    con_id: contact.con_id,
    ...recordOf<WrittenField, WrittenValues>(writtenFields, next),
    fields: { ...contact.fields, ...Object.fromEntries(fields) },
  };
};

/** The values of the first contact that differ from the second; custom fields one by one, null if the first has none. */
export const differing = (of: KnownContact, from: KnownContact): ImportValues => {
  const fields = Object.fromEntries(
    [...new Set([...Object.keys(of.fields), ...Object.keys(from.fields)])]
      .filter((key) => !sameValue(of.fields[key] ?? null, from.fields[key] ?? null))
      .map((key) => [key, of.fields[key] ?? null]),
  );
  const written = writtenFields.filter((field) => !sameValue(of[field], from[field])).map((field) => [field, of[field]]);
  return { ...Object.fromEntries(written), ...(Object.keys(fields).length === 0 ? {} : { fields }) };
};

/**
 * Decides about a row, and updates `people` with the result, so that later rows match it. A contact that a row would create has the negated
 * row number as its id.
 */
export const decideRow = (
  read: ReadRow,
  options: ImportOptions,
  people: People,
  relations: Relations = noRelations,
  gate: ImportGate = openGate,
): RowDecision => {
  const { row, who } = read;
  if (read.tag === "wrong") return { tag: "error", row, who, problem: read.problem };
  const match = matchOf(read, options, people);
  if (match === "nobody") {
    const shut = gateProblem(gate, read.values);
    if (shut !== null) return { tag: "error", row, who, problem: shut };
    const contact = filled({ ...nobody, con_id: -row }, read.values, true);
    people.put(contact);
    return { tag: "create", row, who, contact, after: read.values };
  }
  if (isProblem(match)) return { tag: "error", row, who, problem: match };
  if (options.existing === "skip") return { tag: "skip", row, who, con_id: match.con_id };
  const contact = filled(match, read.values, options.existing === "overwrite");
  const after = differing(contact, match);
  if (Object.keys(after).length === 0) return { tag: "skip", row, who, con_id: match.con_id };
  const looping = loopingField(match.con_id, after, relations, people);
  if (looping !== null) {
    const cell = read.related?.find(({ key }) => key === looping);
    return { tag: "error", row, who, problem: { cause: "loop", column: cell?.column ?? null, value: cell?.text ?? "" } };
  }
  people.put(contact);
  return { tag: "update", row, who, contact, before: differing(match, contact), after };
};
