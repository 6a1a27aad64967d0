import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { afterResponse, type HeldList } from "../../../core/kernel/resource-page.rule.ts";
import { pagesOfRows } from "../../arbitraries/resources.arb.ts";
import { applied } from "../apply-rule.ts";

const held = {
  all: [
    { id: 1, name: "a" },
    { id: 2, name: "b" },
  ],
  count: 3,
  page: 1,
  pages: 2,
};
const after = (response: unknown, before: unknown = held) => applied("resource-page", { held: before, response });

describe("resource page", () => {
  it("should replace the list with page 1 [C1.09 C1.10]", () => {
    expect(after({ results: [{ id: 9 }], page: 1, pages: 4, count: 80 })).toEqual({ all: [{ id: 9 }], count: 80, page: 1, pages: 4 });
    expect(after({ results: [], page: 1, pages: 1, count: 0 })).toEqual({ all: [], count: 0, page: 1, pages: 1 });
  });

  it("should append a later page, updating known rows in place [C1.10]", () => {
    expect(
      after({
        results: [
          { id: 2, name: "B" },
          { id: 3, name: "c" },
        ],
        page: 2,
        pages: 2,
        count: 3,
      }),
    ).toEqual({
      all: [
        { id: 1, name: "a" },
        { id: 2, name: "B" },
        { id: 3, name: "c" },
      ],
      count: 3,
      page: 2,
      pages: 2,
    });
    expect(after({ results: [{ id: "1", name: "A" }], page: 2, pages: 2, count: 3 })).toMatchObject({
      all: [{ name: "A" }, { name: "b" }],
    });
  });

  it("should treat an unpaged list as the only page [C1.09]", () => {
    expect(after([{ id: 7 }, { id: 8 }])).toEqual({ all: [{ id: 7 }, { id: 8 }], count: 2, page: 1, pages: 1 });
  });

  it("should keep the list when the response is a refusal [C1.12]", () => {
    expect(after({ status: "failed", message: "No" })).toEqual(held);
    expect(after({ status: "failed", results: [], page: 1, pages: 1, count: 0 })).toEqual(held);
  });

  it("should refuse a response that is neither a page nor a list", () => {
    expect(after({ status: "success" })).toHaveProperty("problems");
  });

  it("should hold every row once after all pages, in the order of the pages [C1.10]", () => {
    fc.assert(
      fc.property(pagesOfRows, ({ rows, pages }) => {
        const end = pages.reduce<HeldList>(afterResponse, { all: [{ id: "stale" }], count: 1, page: 1, pages: 1 });
        expect(end.all).toEqual(rows);
        expect(end.count).toBe(rows.length);
      }),
    );
  });

  it("should change nothing when the same page arrives again [C1.10]", () => {
    fc.assert(
      fc.property(pagesOfRows, ({ pages }) => {
        const once = pages.reduce<HeldList>(afterResponse, { all: [], count: 0, page: 1, pages: 1 });
        const last = pages.at(-1);
        expect(last === undefined || last.page === 1 ? once : afterResponse(once, last)).toEqual(once);
      }),
    );
  });
});
