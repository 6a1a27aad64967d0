import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ContactSort, firstContacts, MainSort } from "../../../core/contacts/contact-query.model.ts";
import { addressOfSort, sortOfQuery } from "../../../ui/staff/contacts/contact-columns.tsx";
import { queryOfAddress, sameQuery } from "../../../ui/staff/contacts/list-address.ts";

describe("the address of a list of contacts", () => {
  it("should say page, order and search", () => {
    expect(queryOfAddress({ page: "3", sort: "-created", search: "ada" }, true)).toEqual({ ...firstContacts, page: 3, sort: "-created", search: "ada", archived: true });
    expect(queryOfAddress({}, false)).toEqual(firstContacts);
  });

  it.each([{ page: "0" }, { page: "-1" }, { page: "1.5" }, { page: "x" }, { page: "99999999" }, { sort: "password" }])("should mean nothing by %j", (query) => {
    expect(queryOfAddress(query, false)).toEqual(firstContacts);
  });

  it("should be read without harm, whatever somebody typed", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom("page", "sort", "search", "view"), fc.string()), (query) => {
        const read = queryOfAddress(query, false);
        expect(read.search.length).toBeLessThanOrEqual(200);
        expect(ContactSort.is(read.sort)).toBe(true);
        expect(sameQuery(read, queryOfAddress(query, false))).toBe(true);
      }),
    );
  });

  it("should name orders as the columns know them", () => {
    for (const sort of [...Object.keys(MainSort.keys).filter(MainSort.is), "fields.city" as const, "-fields.city" as const]) expect(addressOfSort(sortOfQuery(sort))).toBe(sort);
  });
});
