import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import type { ContactRecordState } from "../../../core/contacts/contact-record.model.ts";
import type { Contact } from "../../../core/contacts/contact.model.ts";
import {
  entryState,
  fieldState,
  isSaidInPlace,
  slotError,
  tagsOf,
  withEntry,
  withEntryBack,
} from "../../../core/contacts/record-slots.rule.ts";
import { failureMessage } from "../../../core/kernel/failure.ts";
import { loaded } from "../../../core/kernel/remote.ts";
import { fakeClock } from "../../fakes/clock.fake.ts";
import { makeContactStoreFake } from "../../fakes/contact-store.fake.ts";

const stored = async (): Promise<Contact> => {
  const made = await makeContactStoreFake(fakeClock(1_000).now).create({
    first_name: "Ada",
    last_name: "Osei",
    email: ["a@x.example", "b@x.example"],
    mobile: ["+12125550101"],
    tags: ["vip"],
  })();
  if (E.isLeft(made)) throw new Error(failureMessage(made.left));
  return made.right;
};
const stateWith = async (parts: Partial<ContactRecordState>): Promise<ContactRecordState> => ({
  contact: loaded(await stored()),
  unsaved: {},
  save: "idle",
  saved: [],
  failure: null,
  clash: null,
  ...parts,
});
const refused = (errors: Readonly<Record<string, readonly string[]>>) => ({ tag: "invalid", message: "Not valid", errors }) as const;

describe("the status beside a field of a record", () => {
  it('should show the progress of saving only beside the field being saved, and "saved" only there', async () => {
    const saving = await stateWith({ unsaved: { first_name: "Ida" }, save: "saving" });
    expect([fieldState(saving, "first_name"), fieldState(saving, "last_name")]).toEqual(["saving", "idle"]);
    const saved = await stateWith({ save: "saved", saved: ["first_name"] });
    expect([fieldState(saved, "first_name"), fieldState(saved, "last_name")]).toEqual(["saved", "idle"]);
  });

  it("should be shown beside the changed entry of a list, and beside no other", async () => {
    const state = await stateWith({ unsaved: { email: ["a@x.example", "new@x.example"] }, save: "failed" });
    expect([0, 1, 2].map((at) => entryState(state, "email", at))).toEqual(["idle", "failed", "idle"]);
  });

  it("should show a refusal beside its own entry; one about the whole list beside the new entry", async () => {
    const unsaved = { email: ["a@x.example", "nonsense"] };
    const own = await stateWith({ unsaved, save: "failed", failure: refused({ "email.1": ["is no address"] }) });
    expect([0, 1].map((at) => slotError(own, "email", at)?.message)).toEqual([undefined, "is no address"]);
    const whole = await stateWith({ unsaved, save: "failed", failure: refused({ email: ["is taken"] }) });
    expect([0, 1].map((at) => slotError(whole, "email", at)?.message)).toEqual([undefined, "is taken"]);
  });

  it.each([
    ["mobile", ["+12125550101", "12"]],
    ["tags", ["vip", "old"]],
  ] as const)("should be shown for the %s as well, which are a list", async (field, entries) => {
    const state = await stateWith({ unsaved: { [field]: entries }, save: "failed", failure: refused({ [field]: ["is refused"] }) });
    expect([0, 1].map((at) => slotError(state, field, at)?.message)).toEqual([undefined, "is refused"]);
  });

  it("should be empty beside an unchanged field, and for a failure that is not about the input", async () => {
    const state = await stateWith({ unsaved: { first_name: "Ida" }, save: "failed", failure: refused({ last_name: ["is too long"] }) });
    expect(slotError(state, "last_name", null)).toBeUndefined();
    expect(slotError({ ...state, failure: { tag: "offline" } }, "first_name", null)).toBeUndefined();
  });
});

describe("whether a refusal is shown at its fields", () => {
  const unsaved = { first_name: "Ida", mobile: ["+12125550101", "12"] };
  it.each([
    { errors: { "mobile.1": ["Mobile is invalid"] }, isSaid: true },
    { errors: { first_name: ["is too long"], "mobile.1": ["Mobile is invalid"] }, isSaid: true },
    { errors: { mobile: ["is taken"] }, isSaid: true },
    { errors: { "mobile.7": ["Mobile is invalid"] }, isSaid: false },
    { errors: { last_name: ["is too long"] }, isSaid: false },
    { errors: { first_name: ["is too long"], "fields.gone": ["is unknown"] }, isSaid: false },
    { errors: {}, isSaid: false },
  ])("should be $isSaid for $errors", async ({ errors, isSaid }) => {
    expect(isSaidInPlace(await stateWith({ unsaved, save: "failed", failure: refused(errors) }), () => true)).toBe(isSaid);
  });

  it("should be false while a field is hidden, and for a failure that is not about the input", async () => {
    const state = await stateWith({ unsaved, save: "failed", failure: refused({ first_name: ["is too long"] }) });
    expect(isSaidInPlace(state, (field) => field !== "first_name")).toBe(false);
    expect(isSaidInPlace({ ...state, failure: { tag: "timeout" } }, () => true)).toBe(false);
  });
});

describe("a list with one entry restored", () => {
  it.each([
    { texts: ["bad", "b"], index: 0, after: ["a", "b"] },
    { texts: ["a", "b", "bad"], index: 2, after: ["a", "b"] },
    { texts: ["b", "bad"], index: 1, after: ["b"] },
  ])("should be $after of $texts at $index, where a, b is stored", ({ texts, index, after }) => {
    expect(withEntryBack(texts, ["a", "b"], index)).toEqual(after);
  });
});

describe("a list with one entry replaced", () => {
  it.each([
    { at: 0, text: "x", after: ["x", "b"] },
    { at: 2, text: "c", after: ["a", "b", "c"] },
    { at: 1, text: " ", after: ["a"] },
    { at: 2, text: "", after: ["a", "b"] },
  ])("should be $after of a, b with $text written at $at", ({ at, text, after }) => {
    expect(withEntry(["a", "b"], at, text)).toEqual(after);
  });

  it("should have the tags of the line, none for an empty one", () => {
    expect(tagsOf("new, , old")).toEqual(["new", " old"]);
    expect(tagsOf(" ")).toEqual([]);
  });
});
