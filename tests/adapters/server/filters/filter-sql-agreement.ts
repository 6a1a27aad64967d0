import fc from "fast-check";
import { expect } from "vitest";
import type { FilterSqlOptions } from "../../../../adapters/server/filters/filter-sql.ts";
import { filterToSql } from "../../../../adapters/server/filters/filter-sql.ts";
import { filterMoment } from "../../../../core/filters/filter-moment.rule.ts";
import type { FilterRecord } from "../../../../core/filters/filter-predicate.rule.ts";
import { filterPredicate } from "../../../../core/filters/filter-predicate.rule.ts";
import { parseFilter } from "../../../../core/filters/parse-filter.rule.ts";
import {
  askedAt,
  everyLeaf,
  filterDocument,
  filterFields,
  filterLeaf,
  filterRecord,
  opposedLeaves,
} from "../../../arbitraries/filters.arb.ts";

/**
 * Runs one statement on a database.
 * @returns the rows
 */
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
const selected = async (
  query: Query,
  document: unknown,
  records: readonly FilterRecord[],
  options: FilterSqlOptions,
): Promise<readonly unknown[]> => {
  const compiled = filterToSql(document, filterFields, options);
  if (compiled._tag === "Left") throw new Error(`${compiled.left.path}: ${compiled.left.error}`);
  const { text, params } = compiled.right;
  const rows = await query(`SELECT at FROM ${contactsFrom(params.length + 1)} WHERE ${text} ORDER BY at`, [
    ...params,
    JSON.stringify(records.map(stored)),
  ]);
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

/** What stands in the database for a leaf in a statement that has other values before its own. */
const selectedBy = (document: unknown, options: FilterSqlOptions, params: unknown[]): string => {
  const compiled = filterToSql(document, filterFields, options);
  if (compiled._tag === "Left") throw new Error(`${compiled.left.path}: ${compiled.left.error}`);
  const before = params.length;
  params.push(...compiled.right.params);
  return compiled.right.text.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + before}`);
};

/** Checks that every operator of every field selects in the database what it selects in memory, of contacts that stand at its edges. */
export const expectEveryOperator = (query: Query): Promise<void> =>
  fc.assert(
    fc.asyncProperty(
      fc
        .tuple(fc.array(filterRecord, { minLength: 4, maxLength: 12 }), askedAt)
        .chain(([records, asked]) => fc.tuple(fc.constant(records), fc.constant(asked), everyLeaf(records, asked.now))),
      async ([records, asked, leaves]) => {
        const moment = filterMoment(asked.now, asked.timezone);
        const params: unknown[] = [];
        const columns = leaves.map((leaf, at) => `${selectedBy(leaf, asked, params)} AS a${at}`);
        const rows = await query(`SELECT ${columns.join(", ")} FROM ${contactsFrom(params.length + 1)} ORDER BY at`, [
          ...params,
          JSON.stringify(records.map(stored)),
        ]);
        for (const [at, leaf] of leaves.entries()) {
          const parsed = parseFilter(leaf, filterFields);
          if (parsed._tag === "Left") throw new Error(parsed.left.error);
          expect(
            rows.map((row) => row[`a${at}`]),
            JSON.stringify(leaf),
          ).toEqual(records.map(filterPredicate(parsed.right, moment)));
        }
      },
    ),
    { numRuns: Math.ceil((fc.readConfigureGlobal().numRuns ?? 200) / 5) },
  );

/** Checks that a database splits its contacts in two by an operator and its negation. */
export const expectComplements = (query: Query): Promise<void> =>
  fc.assert(
    fc.asyncProperty(
      opposedLeaves,
      fc.array(filterRecord, { minLength: 1, maxLength: 10 }),
      askedAt,
      async ([positive, negative], records, asked) => {
        const both = [...(await selected(query, positive, records, asked)), ...(await selected(query, negative, records, asked))];
        expect(both.toSorted((a, b) => Number(a) - Number(b))).toEqual([...records.keys()]);
      },
    ),
  );

const lists: readonly (readonly string[])[] = [
  [],
  ["Ana@b.io"],
  [" ana@b.io\t", "x"],
  ["x\u0001ana@b.io"],
  ["ana@b.io\u0001x", "y"],
  ["É@b.io", "z"],
  ["+12125551234"],
  ["+1\u0001+2", "+3"],
  ["(212) 555-1234", "+3"],
  ["\u0001"],
  [" "],
  ["+"],
  ["+0123456789"],
  ["+1"],
  ["+1212555"],
  ["+123456789012345"],
  ["+1234567890123456"],
  ["+442079460000"],
];
const wanted = [
  "ana@b.io",
  "ana",
  "b.io",
  "é",
  "x",
  "2125551234",
  "12",
  "+3",
  "a\u0001b",
  "\u0002",
  "+",
  "0123456789",
  "+0123456789",
  "1212555",
  "212555",
  "23456789012345",
  "+123456789012345",
  "1234567890123456",
  "442079460000",
  "0000",
];

/** Checks that texts of a list are told apart: by what is between them, by the space around them, by what nobody types. */
export const expectListsToldApart = async (query: Query): Promise<void> => {
  const records = lists.map((texts, at): FilterRecord => ({ con_id: at, email: texts, mobile: texts, tags: texts }));
  const options = { now: 1_711_886_400, timezone: "UTC" };
  const questions = ["email", "mobile"].flatMap((field) =>
    ["$eq", "$ne", "$contains", "$ncontains", "$starts", "$ends"].flatMap((operator) =>
      wanted.map((text) => ({ [field]: { [operator]: text } })),
    ),
  );
  for (const question of [...questions, { email: { $any: true } }, { email: { $in: ["ana@b.io", "z"] } }]) {
    const parsed = parseFilter(question, filterFields);
    if (parsed._tag === "Left") throw new Error(parsed.left.error);
    const matches = filterPredicate(parsed.right, filterMoment(options.now, options.timezone));
    expect(await selected(query, question, records, options), JSON.stringify(question)).toEqual(
      records.flatMap((record, at) => (matches(record) ? [at] : [])),
    );
  }
};
