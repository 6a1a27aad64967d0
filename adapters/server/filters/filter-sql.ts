import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import type { RawBuilder, SqlBool } from "kysely";
import type { ActivityFilter } from "../../../core/filters/activity.model.ts";
import { filterMoment } from "../../../core/filters/filter-moment.rule.ts";
import type { FilterMoment } from "../../../core/filters/filter-moment.rule.ts";
import type { FilterTest, NumberMatch, SetMatch } from "../../../core/filters/filter-test.model.ts";
import type { Filter, FilterProblem } from "../../../core/filters/filter.model.ts";
import type { FieldTypes } from "../../../core/filters/parse-filter.rule.ts";
import { parseFilter } from "../../../core/filters/parse-filter.rule.ts";
import { foldedPhone, typedDigits } from "../../../core/filters/phone-match.rule.ts";
import type { SqlColumn } from "./filter-sql-column.ts";
import { anyText, columnOf, isFlag, isPresent, onDate, onNumber, textRows } from "./filter-sql-column.ts";
import type { SqlValue } from "./filter-sql-fragment.ts";
import { fragment, SqlFragment, identifier, joined, toKysely, toStatement } from "./filter-sql-fragment.ts";
import { phoneCondition } from "./filter-sql-phone.ts";
import { folded, no, storable, textCondition, yes } from "./filter-sql-text.ts";

/** Compiles an activity filter: the matching contacts by con_id, or a condition on the given con_id. */
export type SqlActivity = (activity: ActivityFilter, contact: SqlFragment, moment: FilterMoment) => readonly number[] | SqlFragment;

/** The time and time zone at which a filter is evaluated. `table` names contacts in the query. */
export type FilterSqlOptions = {
  readonly now: number;
  readonly timezone: string;
  readonly table?: string;
  readonly activity?: SqlActivity;
};

type Compiling = { readonly moment: FilterMoment; readonly table: string; readonly activity: SqlActivity | null };

const didIt = (activity: ActivityFilter, { table, moment, activity: who }: Compiling): SqlFragment => {
  const contact = fragment`${identifier(table)}.con_id`;
  const found = who === null ? no : who(activity, contact, moment);
  return found instanceof SqlFragment ? found : fragment`${contact} = ANY(${found}::bigint[])`;
};

const comparisons = {
  eq: (number, value) => fragment`${number} = ${value}::float8`,
  gt: (number, value) => fragment`${number} > ${value}::float8`,
  gte: (number, value) => fragment`${number} >= ${value}::float8`,
  lt: (number, value) => fragment`${number} < ${value}::float8`,
  lte: (number, value) => fragment`${number} <= ${value}::float8`,
} as const satisfies Record<NumberMatch, (number: SqlFragment, value: number) => SqlFragment>;

const bounds = (lower: SqlFragment | null, upper: SqlFragment | null): SqlFragment =>
  joined(
    [lower, upper].filter((bound) => bound !== null),
    " AND ",
  );

const between = (from: number, to: number, lower: (from: number) => SqlFragment, upper: (to: number) => SqlFragment): SqlFragment =>
  bounds(from === -Infinity ? yes : lower(from), to === Infinity ? null : upper(to));

const setCondition = (column: SqlColumn, how: SetMatch, texts: readonly string[]): SqlFragment => {
  if (how === "overlaps" || how === "contains") return anyText(column, textCondition(how === "overlaps" ? "is" : "contains", texts));
  if (storable(texts).length < texts.length) return no;
  const words = fragment`(SELECT ${folded(fragment`e.v`)} AS w FROM ${textRows(column)}) AS s`;
  const held = fragment`count(DISTINCT w) FILTER (WHERE w = ANY(${texts}::text[])) = ${texts.length}::int`;
  const only = how === "same" ? fragment` AND COALESCE(bool_and(w = ANY(${texts}::text[])), FALSE)` : fragment``;
  return fragment`(SELECT ${held}${only} FROM ${words} WHERE w <> '')`;
};

const condition = (column: SqlColumn, test: FilterTest): SqlFragment => {
  switch (test.kind) {
    case "present":
      return isPresent(column);
    case "text":
      return anyText(column, textCondition(test.how, test.texts));
    case "phone":
      return anyText(
        column,
        phoneCondition(
          test.how,
          test.texts.map((text) => ({ phone: foldedPhone(text), typed: typedDigits(text) })),
        ),
      );
    case "set":
      return setCondition(column, test.how, test.texts);
    case "number":
      return onNumber(column, (number) => comparisons[test.how](number, test.value));
    case "flag":
      return isFlag(column, test.value);
    case "date":
      return onDate(column, (key) =>
        between(
          test.from,
          test.to,
          (from) => fragment`${key} >= ${from}::int`,
          (to) => fragment`${key} <= ${to}::int`,
        ),
      );
    case "instant":
      if (Number.isNaN(test.from) || Number.isNaN(test.to)) return no;
      return onNumber(column, (number) =>
        between(
          test.from,
          test.to,
          (from) => comparisons.gte(number, from),
          (to) => comparisons.lt(number, to),
        ),
      );
  }
};

const compile = (filter: Filter, compiling: Compiling): SqlFragment => {
  switch (filter.kind) {
    case "leaf": {
      const positive = condition(columnOf(filter.field, compiling.table), filter.test(compiling.moment));
      return filter.negated ? fragment`(NOT ${positive})` : positive;
    }
    case "activity":
      return didIt(filter.activity, compiling);
    case "all":
    case "any": {
      const parts = filter.filters.map((part) => compile(part, compiling));
      if (parts.length === 0) return filter.kind === "all" ? yes : no;
      return fragment`(${joined(parts, filter.kind === "all" ? " AND " : " OR ")})`;
    }
  }
};

const compileAt = (filter: Filter, { now, timezone, table = "contacts", activity }: FilterSqlOptions): SqlFragment =>
  compile(filter, { moment: filterMoment(now, timezone), table, activity: activity ?? null });

const filterFragment = (document: unknown, fields: FieldTypes, options: FilterSqlOptions): E.Either<FilterProblem, SqlFragment> =>
  pipe(
    parseFilter(document, fields, options.activity !== undefined),
    E.map((filter) => compileAt(filter, options)),
  );

/** A decoded filter, for a `where` of Kysely. */
export const readFilterCondition = (filter: Filter, options: FilterSqlOptions): RawBuilder<SqlBool> =>
  toKysely<SqlBool>(compileAt(filter, options));

/** A filter document as a PostgreSQL condition with every value bound, or its errors. */
export const filterToSql = (
  document: unknown,
  fields: FieldTypes,
  options: FilterSqlOptions,
): E.Either<FilterProblem, { readonly text: string; readonly params: readonly SqlValue[] }> =>
  pipe(filterFragment(document, fields, options), E.map(toStatement));

/** The same condition for a `where` of Kysely. */
export const filterCondition = (
  document: unknown,
  fields: FieldTypes,
  options: FilterSqlOptions,
): E.Either<FilterProblem, RawBuilder<SqlBool>> =>
  pipe(
    filterFragment(document, fields, options),
    E.map((condition) => toKysely<SqlBool>(condition)),
  );
