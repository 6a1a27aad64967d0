import { describe, expect, it } from "vitest";
import { recentContacts, toggledContact } from "../../../core/contacts/select-contact.view-model.ts";

describe("contacts suggested before anything is typed", () => {
  it("should be those selected last, then those opened last, each once and at most six", () => {
    expect(
      recentContacts(
        [3, 1],
        [
          { type: "contact", id: 1 },
          { type: "lesson", id: 9 },
          { type: "contact", id: 4 },
        ],
      ),
    ).toEqual([3, 1, 4]);
    expect(recentContacts([1, 2, 3, 4, 5, 6, 7], [])).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe("a selection of contacts", () => {
  it("should add a contact, and remove it the second time", () => {
    expect(toggledContact([1], 2)).toEqual([1, 2]);
    expect(toggledContact([1, 2], 1)).toEqual([2]);
  });
});
