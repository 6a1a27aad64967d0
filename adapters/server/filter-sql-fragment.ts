import type { RawBuilder } from "kysely";
import { sql } from "kysely";

/** What may be bound to a statement. */
export type SqlValue = string | number | boolean | readonly string[] | readonly number[];

/** A piece of SQL: constant texts with a bound value between each two of them. */
export class SqlFragment {
  readonly texts: readonly string[];
  readonly values: readonly SqlValue[];
  constructor(texts: readonly string[], values: readonly SqlValue[]) {
    this.texts = texts;
    this.values = values;
  }
}

const constant = (text: string): SqlFragment => new SqlFragment([text], []);

/** One fragment after the other, the text between them joined to one. */
const append = (left: SqlFragment, right: SqlFragment): SqlFragment => {
  const middle = (left.texts.at(-1) ?? "") + (right.texts[0] ?? "");
  return new SqlFragment([...left.texts.slice(0, -1), middle, ...right.texts.slice(1)], [...left.values, ...right.values]);
};

/** Writes a fragment: fragments within it are taken in, anything else is bound, never written into the text. */
export const fragment = (texts: TemplateStringsArray, ...parts: readonly (SqlFragment | SqlValue)[]): SqlFragment =>
  parts.reduce<SqlFragment>(
    (sofar, part, at) => append(append(sofar, part instanceof SqlFragment ? part : new SqlFragment(["", ""], [part])), constant(texts[at + 1] ?? "")),
    constant(texts[0] ?? ""),
  );

/** Fragments with a constant separator between them. */
export const joined = (parts: readonly SqlFragment[], separator: " AND " | " OR "): SqlFragment =>
  parts.reduce((sofar, part) => append(append(sofar, constant(separator)), part));

/** A column or table name, quoted. */
export const identifier = (name: string): SqlFragment => constant(`"${name.replaceAll('"', '""')}"`);

/** The statement text with `$1`, `$2` and so on, and the values for them. */
export const toStatement = ({ texts, values }: SqlFragment): { readonly text: string; readonly params: readonly SqlValue[] } => ({
  text: texts.reduce((sofar, text, at) => `${sofar}$${at}${text}`),
  params: values,
});

/** The fragment as Kysely takes it, inside any of its queries. */
export const toKysely = <A>({ texts, values }: SqlFragment): RawBuilder<A> => sql<A>(Object.assign([...texts], { raw: texts }), ...values);
