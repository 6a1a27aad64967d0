import fc from "fast-check";
import { VirtualTimeScheduler } from "rxjs";
import { describe, expect, it } from "vitest";
import type { ContactStore } from "../../../core/contacts/contacts.port.ts";
import { makeNewContactForm } from "../../../core/contacts/new-contact-form.service.ts";
import type { NewContactForm } from "../../../core/contacts/new-contact.service.ts";
import type { Field } from "../../../core/fields/field.model.ts";
import { makeContactStoreFake } from "../../fakes/contact-store.fake.ts";
import { type Loss, lossyContactStore } from "../../fakes/lossy-contact-store.fake.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";

const desk = () => {
  const fake = makeContactStoreFake(() => 1_000);
  const storage = fakeStorage();
  let losses: readonly Loss[] = [];
  let number = 0;
  const ids = { uuid: () => `00000000-0000-4000-8000-${String((number += 1)).padStart(12, "0")}` };
  const lossy = lossyContactStore(fake, () => {
    const [now = "none", ...later] = losses;
    losses = later;
    return now;
  });
  const make = (store: ContactStore = lossy): NewContactForm =>
    makeNewContactForm({ store, ids, storage, scheduler: new VirtualTimeScheduler() });
  return { fake, storage, make, lose: (next: readonly Loss[]) => void (losses = next) };
};

const values = fc.record({
  first_name: fc.constantFrom("Ada", "Augusta"),
  last_name: fc.constantFrom("", "King", "Lovelace"),
  email: fc.constantFrom([""], ["ada@example.com"], ["ada@example.com", "king@example.com"]),
});
const attempt = fc.record({
  values,
  losses: fc.array(fc.constantFrom<Loss>("none", "request", "answer", "refusal"), { maxLength: 2 }),
  isReloaded: fc.boolean(),
});

describe("The form for a new contact, over lost responses and page loads", () => {
  it("should create one contact of what was typed last, and keep all input until then", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(attempt, { maxLength: 6 }), values, async (attempts, last) => {
        const { fake, storage, make, lose } = desk();
        let form = make();
        for (const { values: typed, losses, isReloaded } of attempts) {
          form.edit(typed);
          lose(losses);
          await form.submit();
          if (form.latest().made !== null) {
            expect(fake.all()).toMatchObject([{ ...typed, email: typed.email.filter((text) => text !== "") }]);
            return;
          }
          if (isReloaded) form = make();
          expect(form.latest().values).toMatchObject(typed);
        }
        form.edit(last);
        lose([]);
        await form.submit();
        expect(fake.all()).toMatchObject([{ ...last, email: last.email.filter((text) => text !== "") }]);
        expect(form.latest()).toMatchObject({ made: { first_name: last.first_name }, isDirty: false, isSaving: false });
        expect(storage.keys()).toEqual([]);
      }),
    );
  });

  it("should create the contact with changes typed during the request, once, however often it is sent", async () => {
    const { fake, make } = desk();
    let arrive = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const slow: ContactStore = { ...fake, create: (contact) => async () => (await held, fake.create(contact)()) };
    const form = make(slow);
    form.edit({ first_name: "Ada" });
    const both = [form.submit(), form.submit()];
    form.edit({ last_name: "King" });
    arrive();
    await Promise.all(both);
    expect(fake.all()).toMatchObject([{ first_name: "Ada", last_name: "King" }]);
    expect(form.latest()).toMatchObject({ made: { name: "Ada King" }, isDirty: false });
  });

  it("should create two contacts from two pages that began with the same draft and describe different people", async () => {
    const { fake, make } = desk();
    const first = make();
    first.edit({ first_name: "Ada" });
    const second = make();
    second.edit({ first_name: "Bob" });
    await first.submit();
    expect(make().latest().values.first_name).toBe("Bob");
    await second.submit();
    expect(fake.all().map(({ name }) => name)).toEqual(["Ada", "Bob"]);
  });

  it("should keep no secret on the device, sent or not", async () => {
    const { storage, make, lose } = desk();
    const form = make();
    const field: Field = {
      name: "pass",
      label: "Pass",
      type: "secret",
      section: null,
      order: null,
      values: null,
      is_event: null,
      bucket_id: null,
      filters: null,
      editable: null,
      form_hidden: null,
      required: null,
      access: null,
      share_editable: null,
      custom_object_id: null,
      custom_object_field: null,
      custom_object_field_map: null,
      custom_record_id: null,
    };
    form.edit({ first_name: "Ada" });
    form.editField(field, "open sesame");
    lose(["answer"]);
    await form.submit();
    expect(
      storage
        .keys()
        .map((key) => storage.get(key))
        .join(),
    ).not.toContain("sesame");
  });

  it("should not block a corrected attempt because the first one created the contact, and report when that was deleted", async () => {
    const { fake, make, lose } = desk();
    const form = make();
    form.edit({ first_name: "Ada", email: ["ada@example.com"] });
    lose(["answer"]);
    await form.submit();
    fake.hide(1);
    await form.submit();
    expect(form.latest()).toMatchObject({ made: null, others: [], failure: { tag: "conflict" }, values: { first_name: "Ada" } });
    expect(fake.all()).toEqual([]);
  });
});
