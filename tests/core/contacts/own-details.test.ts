import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ownChangeProblems, ownDetails } from "../../../core/contacts/own-details.rule.ts";
import { learnerSeesField, seesField } from "../../../core/fields/field-access.rule.ts";
import type { Field } from "../../../core/fields/field.model.ts";
import { plainField } from "../../../core/fields/plain-field.rule.ts";
import { given } from "../../conformance/answer-of.ts";
import { fakeClock } from "../../fakes/clock.fake.ts";
import { makeContactStoreFake } from "../../fakes/contact-store.fake.ts";

const field = (name: string, more: Partial<Field> = {}): Field => ({
  ...plainField({
    name,
    label: name,
    type: "string",
    section: "",
    values: null,
    order: 1,
    is_event: false,
    editable: true,
    form_hidden: false,
    required: false,
  }),
  share_editable: 1,
  ...more,
});
const fields: readonly Field[] = [
  field("open"),
  field("shown", { share_editable: 0 }),
  field("unsaid", { share_editable: null }),
  field("still", { editable: false }),
  field("fetched", { bucket_id: "http" }),
  field("assignedUser", { type: "list" }),
  field("pay", { access: "admin" }),
  field("nick", { access: "guest" }),
  field("boss", { type: "related_contacts" }),
  field("boat", { type: "related_custom_object" }),
  field("came", { is_event: true }),
];

describe("A learner's own details", () => {
  it("should be the fields visible to every role, without events and fields that name others [C3.09, C6.01]", () => {
    expect(fields.filter(learnerSeesField).map(({ name }) => name)).toEqual(["open", "shown", "unsaid", "still"]);
    expect([seesField(null, "learner"), seesField("guest", "learner"), seesField("admin", "learner")]).toEqual([true, false, false]);
  });

  it("should be editable in their name and share-editable fields only [C3.10]", () => {
    expect(ownChangeProblems(fields, { first_name: "Lena", last_name: "", fields: { open: "1" } })).toEqual({});
    const refused = ["shown", "unsaid", "still", "fetched", "assignedUser", "pay", "nick", "boss", "boat", "came", "unknown"];
    const problems = ownChangeProblems(fields, {
      email: [],
      mobile: [],
      tags: ["vip"],
      fields: Object.fromEntries(refused.map((name) => [name, "1"])),
    });
    expect(Object.keys(problems).toSorted()).toEqual(["email", "mobile", "tags", ...refused.map((name) => `fields.${name}`)].toSorted());
  });

  it("should never include other fields in a change, whatever is named together", () => {
    const values = fc.dictionary(fc.constantFrom(...fields.map(({ name }) => name)), fc.string());
    fc.assert(
      fc.property(values, (own) => {
        const named = Object.keys(own).filter((name) => name !== "open");
        expect(Object.keys(ownChangeProblems(fields, { fields: own })).toSorted()).toEqual(
          named.map((name) => `fields.${name}`).toSorted(),
        );
      }),
    );
  });

  it("should be shown without internal staff data", async () => {
    const contact = await given(makeContactStoreFake(fakeClock(1_000).now).create({ first_name: "Lena", tags: ["late-payer"] }));
    expect(ownDetails({ ...contact, blocked: true })).toEqual({ ...contact, tags: [], blocked: false });
  });
});
