import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ContactSelection } from "../../../core/bulk/contact-selection.model.ts";
import {
  everybodyIn,
  selectedAmong,
  nobodySelected,
  selectedCount,
  staysSelected,
  type WholeList,
  withPage,
} from "../../../core/bulk/contact-selection.rule.ts";

const list: WholeList = { of: "matching", find: { search: "ann", archived: false, filters: null }, except: [] };
const matching = 40;
const everybody = Array.from({ length: matching }, (_, at) => at + 1);
const pageOf = (page: number): readonly number[] => everybody.slice(page * 10, page * 10 + 10);

type Step = { readonly all: boolean; readonly page: number; readonly chosen: readonly number[] };
const step: fc.Arbitrary<Step> = fc.record({
  all: fc.boolean(),
  page: fc.integer({ min: 0, max: 3 }),
  chosen: fc.subarray([...everybody]),
});

describe("a selection over pages", () => {
  it("should contain the contacts selected last on each page, whatever pages were seen between, and all but some after selecting all", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let selection: ContactSelection = nobodySelected;
        let expected = new Set<number>();
        for (const { all, page, chosen } of steps) {
          if (all) {
            selection = everybodyIn(list);
            expected = new Set(everybody);
          }
          const shown = pageOf(page);
          selection = withPage(selection, shown, new Set(chosen));
          for (const id of shown) {
            if (chosen.includes(id)) expected.add(id);
            else expected.delete(id);
          }
        }
        expect(
          selectedAmong(
            selection,
            everybody.map((con_id) => ({ con_id })),
          ).map(({ con_id }) => con_id),
        ).toEqual([...expected].toSorted((a, b) => a - b));
        expect(selectedCount(selection, matching)).toBe(expected.size);
      }),
    );
  });

  it("should stay while pages and sorting change, and be dropped once the list shows other contacts", () => {
    expect(staysSelected(list, { ...list, except: [3] })).toBe(true);
    expect(staysSelected(list, { of: "matching", find: { search: "bob", archived: false, filters: null }, except: [] })).toBe(false);
    expect(staysSelected(list, { of: "matching", find: { search: "ann", archived: true, filters: null }, except: [] })).toBe(false);
    expect(staysSelected(list, { of: "bin", except: [] })).toBe(false);
  });
});
