import type { Columns } from "./columns.model.ts";
import { narrowBy } from "./columns-leaf.rule.ts";
import type { Narrow } from "./columns-narrow.rule.ts";
import type { FilterMoment } from "./filter-moment.rule.ts";
import type { ActivityLookup, FilterRecord } from "./filter-predicate.rule.ts";
import { noActivity } from "./filter-predicate.rule.ts";
import type { Filter } from "./filter.model.ts";

type Asked<Row> = { readonly columns: Columns<Row>; readonly moment: FilterMoment; readonly activities: ActivityLookup };

const everyOf =
  (parts: readonly Narrow[]): Narrow =>
  (selection, count) =>
    parts.reduce((left, narrow) => (left === 0 ? 0 : narrow(selection, left)), count);

/** Asks each part only about the rows that no part before it took. */
const someOf =
  (parts: readonly Narrow[], size: number): Narrow =>
  (selection, count) => {
    const taken = new Uint8Array(size);
    const left = selection.slice(0, count);
    let remaining = count;
    for (const narrow of parts) {
      const asked = left.slice(0, remaining);
      const found = narrow(asked, remaining);
      for (let i = 0; i < found; i += 1) taken[asked[i] ?? 0] = 1;
      let kept = 0;
      for (let i = 0; i < remaining; i += 1) {
        const row = left[i] ?? 0;
        left[kept] = row;
        kept += 1 - (taken[row] ?? 0);
      }
      remaining = kept;
    }
    let kept = 0;
    for (let i = 0; i < count; i += 1) {
      const row = selection[i] ?? 0;
      selection[kept] = row;
      kept += taken[row] ?? 0;
    }
    return kept;
  };

const narrowRecords =
  <Row extends FilterRecord>(rows: readonly Row[], did: (record: FilterRecord) => boolean): Narrow =>
  (selection, count) => {
    let kept = 0;
    for (let i = 0; i < count; i += 1) {
      const row = selection[i] ?? 0;
      const record = rows[row];
      selection[kept] = row;
      kept += record !== undefined && did(record) ? 1 : 0;
    }
    return kept;
  };

const narrowTo = <Row extends FilterRecord>(filter: Filter, asked: Asked<Row>): Narrow => {
  switch (filter.kind) {
    case "leaf":
      return narrowBy(asked.columns.column(filter.field), filter.test(asked.moment), filter.negated);
    case "activity":
      return narrowRecords(asked.columns.rows, asked.activities(filter.activity));
    case "all":
      return everyOf(filter.filters.map((part) => narrowTo(part, asked)));
    case "any":
      return someOf(filter.filters.map((part) => narrowTo(part, asked)), asked.columns.rows.length);
  }
};

/** The rows that match a filter, by their index in ascending order; the same rows as the predicate takes one by one. */
export const selectRows = <Row extends FilterRecord>(filter: Filter, columns: Columns<Row>, moment: FilterMoment, activities: ActivityLookup = noActivity): Uint32Array => {
  const selection = new Uint32Array(columns.rows.length);
  for (let row = 0; row < selection.length; row += 1) selection[row] = row;
  return selection.subarray(0, narrowTo(filter, { columns, moment, activities })(selection, selection.length));
};
