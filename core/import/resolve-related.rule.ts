import type { ImportCause } from "./import-plan.model.ts";
import type { KnownContact, NamedPeople, ReadRow } from "./import-values.model.ts";
import type { People } from "./people.model.ts";
import { personReference } from "./person-reference.rule.ts";

const whoIs = (name: string, country: string, people: People): KnownContact | ImportCause => {
  const { id, email, mobile, name: key } = personReference(name, country);
  const byId = id === null ? undefined : people.byId(id);
  if (byId !== undefined) return byId;
  const [held] = people.having({ email: email === null ? [] : [email], mobile: mobile === null ? [] : [mobile] });
  if (held !== undefined) return held;
  const [first, second] = people.named(key);
  return second !== undefined ? "many-people" : (first ?? "unknown-person");
};

type Found =
  | { readonly key: string; readonly ids: readonly number[] }
  | { readonly cause: ImportCause; readonly column: number; readonly value: string };

const found = ({ key, column, names }: NamedPeople, country: string, people: People, isLenient: boolean): Found => {
  const ids: number[] = [];
  for (const value of names) {
    const person = whoIs(value, country, people);
    if (typeof person === "string" && isLenient) continue;
    if (typeof person === "string") return { cause: person, column, value };
    if (!ids.includes(person.con_id)) ids.push(person.con_id);
  }
  return { key, ids };
};

/**
 * Resolves a row's related contacts among existing contacts and those created by earlier rows; unknown or ambiguous names are an error, and
 * are left out if the column is `lenient`.
 */
export const resolveRelated = (
  read: ReadRow,
  people: People,
  { country, lenient = [] }: { readonly country: string; readonly lenient?: readonly number[] },
): ReadRow => {
  if (read.tag === "wrong" || read.related === undefined) return read;
  let fields = read.values.fields ?? {};
  for (const named of read.related) {
    const answer = found(named, country, people, lenient.includes(named.column));
    if ("cause" in answer) return { row: read.row, who: read.who, tag: "wrong", problem: answer };
    if (answer.ids.length > 0) fields = { ...fields, [answer.key]: answer.ids };
  }
  return { ...read, values: { ...read.values, fields } };
};
