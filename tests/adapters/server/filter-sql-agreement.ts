import fc from "fast-check";
import { expect } from "vitest";
import type { FilterSqlOptions } from "../../../adapters/server/filter-sql.ts";
import { filterToSql } from "../../../adapters/server/filter-sql.ts";
import { filterMoment } from "../../../core/filters/filter-moment.rule.ts";
import type { FilterRecord } from "../../../core/filters/filter-predicate.rule.ts";
import { filterPredicate } from "../../../core/filters/filter-predicate.rule.ts";
import { parseFilter } from "../../../core/filters/parse-filter.rule.ts";
import { askedAt, filterDocument, filterFields, filterLeaf, filterRecord, opposedLeaves } from "../../arbitraries/filters.arb.ts";

/** Runs one statement on a database. @returns the rows */
export type Query = (text: string, params: readonly unknown[]) => Promise<readonly Record<string, unknown>[]>;

const ownColumns = ["con_id", "first_name", "last_name", "email", "mobile", "tags", "created_at"];

const stored = (record: FilterRecord, at: number): unknown => ({
  at,
  ...Object.fromEntries(ownColumns.map((name) => [name, record[name]])),
  fields: Object.fromEntries(Object.entries(record).filter(([name, value]) => !ownColumns.includes(name) && value !== undefined)),
});

const contactsFrom = (param: number): string =>
  `jsonb_to_recordset($${param}::text::jsonb) AS contacts(at int, con_id int, first_name text, last_name text, email text[], mobile text[], tags text[], created_at bigint, fields jsonb)`;

/** Where the records stand that a document selects in the database. */
const selected = async (query: Query, document: unknown, records: readonly FilterRecord[], options: FilterSqlOptions): Promise<readonly unknown[]> => {
  const compiled = filterToSql(document, filterFields, options);
  if (compiled._tag === "Left") throw new Error(`${compiled.left.path}: ${compiled.left.error}`);
  const { text, params } = compiled.right;
  const rows = await query(`SELECT at FROM ${contactsFrom(params.length + 1)} WHERE ${text} ORDER BY at`, [...params, JSON.stringify(records.map(stored))]);
  return rows.map(({ at }) => at);
};

/** Checks that a database selects what memory selects, for random documents of every operator and random records. */
export const expectAgreement = (query: Query): Promise<void> => {
  const document = fc.oneof(filterLeaf, filterDocument);
  return fc.assert(
    fc.asyncProperty(document, fc.array(filterRecord, { minLength: 1, maxLength: 10 }), askedAt, async (filter, records, asked) => {
      const parsed = parseFilter(filter, filterFields);
      if (parsed._tag === "Left") throw new Error(parsed.left.error);
      const matches = filterPredicate(parsed.right, filterMoment(asked.now, asked.timezone));
      const inMemory = records.flatMap((record, at) => (matches(record) ? [at] : []));
      expect(await selected(query, filter, records, asked)).toEqual(inMemory);
    }),
  );
};

/** Checks that a database splits its contacts in two by an operator and its negation. */
export const expectComplements = (query: Query): Promise<void> =>
  fc.assert(
    fc.asyncProperty(opposedLeaves, fc.array(filterRecord, { minLength: 1, maxLength: 10 }), askedAt, async ([positive, negative], records, asked) => {
      const both = [...(await selected(query, positive, records, asked)), ...(await selected(query, negative, records, asked))];
      expect(both.toSorted((a, b) => Number(a) - Number(b))).toEqual([...records.keys()]);
    }),
  );
