import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  columnOrder,
  dateColumns,
  dateOrderProblem,
  type DateEvidence,
  datesOf,
  isOpenOrder,
  withDate,
} from "../../../core/import/date-order.rule.ts";
import { importDate } from "../../../core/import/import-date.rule.ts";
import { dateOrders, firstOptions, type ImportTarget } from "../../../core/import/import-mapping.model.ts";

const evidenceOf = (texts: readonly string[]): DateEvidence | null =>
  texts.reduce((seen: DateEvidence | null, text) => withDate(seen, text), null);
const found = (...texts: readonly string[]) => {
  const evidence = evidenceOf(texts);
  return evidence === null ? null : datesOf(evidence);
};
const birthday: ImportTarget = { id: "field:birthday", label: "Birthday", type: "date", values: null };

describe("the order of day, month and year in a column", () => {
  it.each([
    ["a day beyond 12 comes first", ["03/04/2025", "31/12/1980"], { orders: ["dmy"], sample: "03/04/2025" }],
    ["a day beyond 12 comes second", ["03/04/2025", "12/31/1980"], { orders: ["mdy"], sample: "03/04/2025" }],
    ["points stand between the numbers", ["03.04.2025", "05.06.1980"], { orders: ["mdy", "dmy"], usual: "dmy", sample: "03.04.2025" }],
    ["points and slashes are mixed", ["03.04.2025", "05/06/1980"], { orders: ["mdy", "dmy"], sample: "03.04.2025" }],
    ["all orders give the same days", ["05/05/2025", "6/6/1980"], { orders: ["mdy", "dmy"], usual: "mdy", sample: "05/05/2025" }],
    ["no order fits all values", ["31/12/2025", "12/31/2025"], { orders: [], sample: "31/12/2025" }],
    ["years have two digits", ["03/04/25"], { orders: ["mdy", "dmy", "ymd"], sample: "03/04/25" }],
    ["a year beyond 31 comes first", ["03/04/05", "80-12-31"], { orders: ["ymd"], sample: "03/04/05" }],
    ["all values say their order themselves", ["2025-04-03", "3 April 2025", "", "nothing"], null],
    ["no value is a day in any order", ["31/31/2026"], null],
    ["values are phones", ["06 12 34 56 78", "212-555-0101"], null],
    ["times follow the days", ["03/04/2025 09:30", "31/12/2025 9:30 pm"], { orders: ["dmy"], sample: "03/04/2025 09:30" }],
  ] as const)("should be reported where %s", (_, texts, dates) => expect(found(...texts)).toEqual(dates));

  it("should be found for any column of different days, or need a choice", () => {
    const days = fc.array(
      fc.record({
        year: fc.integer({ min: 1900, max: 2099 }),
        month: fc.integer({ min: 1, max: 12 }),
        day: fc.integer({ min: 1, max: 28 }),
      }),
      { minLength: 1, maxLength: 30 },
    );
    fc.assert(
      fc.property(days, fc.constantFrom("mdy", "dmy"), fc.constantFrom("/", "-"), (list, order, separator) => {
        const texts = list.map(({ year, month, day }) => (order === "mdy" ? [month, day, year] : [day, month, year]).join(separator));
        const dates = found(...texts);
        expect(dates?.orders).toContain(order);
        const chosen = columnOrder(dates ?? undefined, {});
        const isTold = chosen !== undefined;
        if (isTold) expect(texts.map((text) => importDate(text, chosen))).toEqual(texts.map((text) => importDate(text, order)));
        else expect(dateOrders.filter((one) => texts.every((text) => importDate(text, one) !== null)).length).toBeGreaterThan(1);
      }),
    );
  });

  it("should need no further values once one order is left", () => {
    expect(
      [["03/04/2025"], ["03/04/2025", "13/04/2025"]].map(evidenceOf).map((evidence) => evidence !== null && isOpenOrder(evidence)),
    ).toEqual([true, false]);
  });

  it("should be the one that fits rather than the chosen one, and the chosen one rather than the default", () => {
    expect(columnOrder({ orders: ["dmy"], sample: "" }, { date_order: "mdy" })).toBe("dmy");
    expect(columnOrder({ orders: ["mdy", "dmy"], usual: "dmy", sample: "" }, { date_order: "mdy" })).toBe("mdy");
    expect(columnOrder({ orders: ["mdy", "dmy"], usual: "dmy", sample: "" }, {})).toBe("dmy");
  });

  it("should need a choice for columns that fill a day only", () => {
    const columns = [{ name: "Born", samples: [], dates: { orders: ["mdy" as const, "dmy" as const], sample: "03/04/2025" } }];
    const one = { columns, targets: [birthday], mapping: [birthday.id], options: firstOptions };
    expect(dateColumns(one)).toEqual([{ name: "Born", sample: "03/04/2025", day: null }]);
    expect(dateOrderProblem(one)).toBe("Choose the order of day, month and year: 03/04/2025 in Born can be read in several ways.");
    expect(dateOrderProblem({ ...one, mapping: ["skip"] })).toBeNull();
    const chosen = { ...one, options: { ...firstOptions, date_order: "dmy" as const } };
    expect([dateOrderProblem(chosen), dateColumns(chosen)]).toEqual([null, [{ name: "Born", sample: "03/04/2025", day: "2025-04-03" }]]);
  });
});
