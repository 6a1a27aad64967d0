import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressOfSettings, contactList, settingsOfAddress, usualSettings } from "../../../core/contacts/list-settings.rule.ts";
import { ListSettings } from "../../../core/contacts/list-view.model.ts";
import { columnsOfText, columnsText, movedColumn, orderedColumns, sizedColumn } from "../../../core/views/list-columns.rule.ts";
import { sameSettings } from "../../../core/views/list-kind.model.ts";
import { listViewLimits } from "../../../core/views/saved-view.model.ts";

const id = fc.constantFrom("name", "email", "mobile", "tags", "updated", "created", "con_id", "fields.city", "fields.born_on");
const column = fc.record({ id, width: fc.option(fc.integer({ min: listViewLimits.narrowest, max: listViewLimits.widest })) });
const columns = fc.array(column, { minLength: 1, maxLength: 10 }).map(orderedColumns);
const settings: fc.Arbitrary<ListSettings> = fc.record({
  filters: fc.constantFrom(null, { $and: [] }, { first_name: { $eq: "a,b~c&d" } }, { $or: [{ tags: { $overlaps: ["é"] } }] }),
  sort: fc.constantFrom("name", "-updated", "fields.city", "-fields.born_on"),
  columns,
  kind: fc.constantFrom("list", "grid", "pyramid"),
});
const said = (address: ReturnType<typeof addressOfSettings>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(address).flatMap(([key, text]) => (text === null ? [] : [[key, text]])));

describe("list settings in the address", () => {
  it("should be read back from the address over the list's defaults", () => {
    fc.assert(
      fc.property(settings, settings, (wanted, base) => {
        expect(settingsOfAddress(said(addressOfSettings(wanted, base)), base)).toEqual(wanted);
      }),
    );
  });

  it("should be empty if nothing differs", () => {
    fc.assert(
      fc.property(settings, (one) => {
        expect(sameSettings(contactList, one, one)).toBe(true);
        expect(settingsOfAddress({}, one)).toEqual(one);
      }),
    );
  });

  it("should be read safely, whatever was typed", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom("filters", "sort", "columns", "view"), fc.string()), (address) => {
        expect(ListSettings.is(settingsOfAddress(address, usualSettings))).toBe(true);
      }),
    );
  });
});

describe("columns of a list", () => {
  it("should be written and read as text, the name first and each column once", () => {
    fc.assert(
      fc.property(columns, (some) => {
        expect(columnsOfText(columnsText(some))).toEqual(some);
        expect(some[0]?.id).toBe("name");
        expect(new Set(some.map((one) => one.id)).size).toBe(some.length);
      }),
    );
    expect(columnsOfText("")).toBeNull();
    expect(columnsOfText("email~9999,<b>,tags")).toEqual([
      { id: "name", width: null },
      { id: "tags", width: null },
    ]);
  });

  it("should keep the name first and lose no column when one is moved", () => {
    fc.assert(
      fc.property(columns, id, fc.integer({ min: -12, max: 12 }), (some, which, by) => {
        const moved = movedColumn(some, which, by);
        expect(moved[0]?.id).toBe("name");
        expect(moved.map((one) => one.id).toSorted()).toEqual(some.map((one) => one.id).toSorted());
      }),
    );
  });

  it("should stay within the limits of widths", () => {
    expect(sizedColumn([{ id: "name", width: null }], "name", 5)).toEqual([{ id: "name", width: 64 }]);
    expect(sizedColumn([{ id: "name", width: null }], "name", 5_000)).toEqual([{ id: "name", width: 640 }]);
    expect(sizedColumn([{ id: "name", width: 200 }], "name", null)).toEqual([{ id: "name", width: null }]);
  });
});
