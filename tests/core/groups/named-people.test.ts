import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { describeFilter } from "../../../core/filters/filter-describe.rule.ts";
import { contactFields, entryLabelOf, type GroupField } from "../../../core/groups/contact-fields.rule.ts";
import { readGroupFilter } from "../../../core/groups/group-filter.rule.ts";
import { peopleOfFilters, withNames } from "../../../core/groups/named-people.rule.ts";

const fields: readonly GroupField[] = [
  ...contactFields,
  { name: "boss", label: "Boss", type: "related_contacts" },
  { name: "stage", label: "Stage", type: "list", values: { 7: "Lead" } },
];
const document = {
  $and: [{ boss: { $overlaps: [7, 9] } }, { $or: [{ boss: { $eq: 7 } }, { stage: { $overlaps: ["7"] } }, { con_id: { $eq: 12 } }] }],
};
const filter = E.getOrElseW(() => {
  throw new Error("It cannot be read.");
})(readGroupFilter(document, fields));

describe("related contacts in filters", () => {
  it("should be found at any depth, each once, and none by an id of another field", () =>
    expect(peopleOfFilters(fields, [filter, filter])).toEqual([7, 9]));

  it("should be shown by their names, unknown ones by their id, and choices as before", () => {
    const entry = entryLabelOf(withNames(fields, new Map([[7, "Ada Quill"]])));
    expect(describeFilter(filter, (name) => fields.find((field) => field.name === name)?.label ?? name, undefined, entry)).toBe(
      'Boss has at least one of "Ada Quill" or "9" and (Boss is "Ada Quill" or Stage has at least one of "Lead" or Contact ID is 12).',
    );
  });

  it("should keep the known names beside new ones", () => {
    const [relation] = withNames(
      withNames([{ name: "boss", label: "Boss", type: "related_contacts" }], new Map([[7, "Ada Quill"]])),
      new Map([[9, "Ben Rook"]]),
    );
    expect(relation?.values).toEqual({ 7: "Ada Quill", 9: "Ben Rook" });
  });
});
