import type { RawBuilder } from "kysely";
import { sql } from "kysely";

/** Values that can be bound to a statement. */
export type SqlValue = string | number | boolean | readonly string[] | readonly number[];

/** A piece of SQL: constant texts with a bound value between each two. */
export class SqlFragment {
  readonly texts: readonly string[];
  readonly values: readonly SqlValue[];
  constructor(texts: readonly string[], values: readonly SqlValue[]) {
    this.texts = texts;
    this.values = values;
  }
}

const constant = (text: string): SqlFragment => new SqlFragment([text], []);

/** Concatenates pieces without copying what has been written. */
const writer = () => {
  const texts: string[] = [];
  const values: SqlValue[] = [];
  let open = "";
  const bind = (value: SqlValue): void => {
    texts.push(open);
    values.push(value);
    open = "";
  };
  return {
    text: (text: string): void => void (open += text),
    bind,
    take: (part: SqlFragment): void => {
      part.texts.forEach((text, at) => {
        open += text;
        const value = part.values[at];
        if (value !== undefined) bind(value);
      });
    },
    written: (): SqlFragment => new SqlFragment([...texts, open], values),
  };
};

/** Builds a fragment: nested fragments are inlined, any other value is bound, never written into the text. */
export const fragment = (texts: TemplateStringsArray, ...parts: readonly (SqlFragment | SqlValue)[]): SqlFragment => {
  const { text, bind, take, written } = writer();
  text(texts[0] ?? "");
  parts.forEach((part, at) => {
    if (part instanceof SqlFragment) take(part);
    else bind(part);
    text(texts[at + 1] ?? "");
  });
  return written();
};

/** Fragments with a constant separator between them. */
export const joined = (parts: readonly SqlFragment[], separator: " AND " | " OR "): SqlFragment => {
  const { text, take, written } = writer();
  parts.forEach((part, at) => {
    if (at > 0) text(separator);
    take(part);
  });
  return written();
};

/** A column or table name, quoted. */
export const identifier = (name: string): SqlFragment => constant(`"${name.replaceAll('"', '""')}"`);

/** The statement text with `$1`, `$2` and so on, and its values. */
export const toStatement = ({ texts, values }: SqlFragment): { readonly text: string; readonly params: readonly SqlValue[] } => ({
  text: texts.reduce((sofar, text, at) => `${sofar}$${at}${text}`),
  params: values,
});

/** The fragment for use in any Kysely query. */
export const toKysely = <A>({ texts, values }: SqlFragment): RawBuilder<A> => sql<A>(Object.assign([...texts], { raw: texts }), ...values);
