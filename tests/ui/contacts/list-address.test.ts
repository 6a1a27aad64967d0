import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ContactSort, firstContacts } from "../../../core/contacts/contact-query.model.ts";
import { addressOfPage, addressOfRow, firstOfAddress, queryOfAddress } from "../../../ui/staff/contacts/list/list-address.ts";

describe("the address of a list of contacts", () => {
  it("should say page, order and search", () => {
    expect(queryOfAddress({ page: "3", sort: "-created", search: "ada" }, true)).toEqual({
      ...firstContacts,
      page: 3,
      sort: "-created",
      search: "ada",
      archived: true,
    });
    expect(queryOfAddress({}, false)).toEqual(firstContacts);
  });

  it.each([{ page: "0" }, { page: "-1" }, { page: "1.5" }, { page: "x" }, { page: "99999999" }, { sort: "password" }])(
    "should mean nothing by %j",
    (query) => {
      expect(queryOfAddress(query, false)).toEqual(firstContacts);
    },
  );

  it("should name a row or a page, and read either as the place to begin with", () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), (row) => {
        const { at } = addressOfRow(row);
        expect(firstOfAddress(at === null ? {} : { at })).toBe(row);
        const page = Math.floor(row / 25) + 1;
        const said = addressOfPage(page).page;
        expect(firstOfAddress(said === null ? {} : { page: said })).toBe((page - 1) * 25);
      }),
    );
    expect(firstOfAddress({ at: "0", page: "3" })).toBe(50);
  });

  it("should ignore invalid parameters, whatever is typed", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom("page", "at", "sort", "search", "view"), fc.string()), (query) => {
        const read = queryOfAddress(query, false);
        expect(read.search.length).toBeLessThanOrEqual(200);
        expect(ContactSort.is(read.sort)).toBe(true);
        expect(read).toEqual(queryOfAddress(query, false));
        expect(Number.isSafeInteger(firstOfAddress(query)) && firstOfAddress(query) >= 0).toBe(true);
      }),
    );
  });
});
