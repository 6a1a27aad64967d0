import { VirtualTimeScheduler } from "rxjs";
import { describe, expect, it } from "vitest";
import { makeNewContactForm } from "../../../core/contacts/new-contact-form.service.ts";
import { customFieldOf } from "../../arbitraries/own-field.ts";
import { fakeClock } from "../../fakes/clock.fake.ts";
import { makeContactStoreFake } from "../../fakes/contact-store.fake.ts";
import { type Loss, lossyContactStore } from "../../fakes/lossy-contact-store.fake.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const formDesk = async () => {
  const store = makeContactStoreFake(fakeClock(1_000).now);
  await store.create({ first_name: "Ada", email: ["ada@example.com"] })();
  const storage = fakeStorage();
  const scheduler = new VirtualTimeScheduler();
  let loss: Loss = "none";
  let asked = 0;
  let number = 0;
  const ids = { uuid: () => `00000000-0000-4000-8000-${String((number += 1)).padStart(12, "0")}` };
  const counted = { ...store, duplicates: (filter: Parameters<typeof store.duplicates>[0]) => ((asked += 1), store.duplicates(filter)) };
  const make = () => makeNewContactForm({ store: lossyContactStore(counted, () => loss), ids, storage, scheduler });
  return { form: make(), make, store, storage, scheduler, lose: (next: Loss) => void (loss = next), asked: () => asked };
};

describe("The form for a new contact", () => {
  it("should create the contact and name it, and be reset for another [A4.14]", async () => {
    const { form, store } = await formDesk();
    form.edit({ first_name: " Bob ", last_name: "", mobile: ["212 555 1234", ""] });
    await form.submit();
    expect(form.latest()).toMatchObject({ made: { name: "Bob", mobile: ["+12125551234"] }, isDirty: false, isSaving: false });
    form.clear();
    expect(form.latest()).toMatchObject({ made: null, values: { first_name: "", email: [""] } });
    expect(store.all()).toHaveLength(2);
  });

  it("should report missing required values on submit, and while typing only invalid ones", async () => {
    const { form } = await formDesk();
    form.ask([customFieldOf("city", "string", { required: true }), customFieldOf("size", "int")]);
    form.edit({ first_name: "Bob" });
    form.editField(customFieldOf("size", "int"), "tall");
    form.check();
    expect(Object.keys(form.latest().errors)).toEqual(["fields.size"]);
    form.edit({ first_name: "Rob" });
    expect(Object.keys(form.latest().errors)).toEqual(["fields.size"]);
    await form.submit();
    expect(Object.keys(form.latest().errors).toSorted()).toEqual(["fields.city", "fields.size"]);
  });

  it("should search other contacts with the email or mobile once typing pauses [A5.14]", async () => {
    const { form, scheduler, asked } = await formDesk();
    for (const email of ["a", "ada@exampl", "Ada@Example.com"]) form.edit({ email: [email] });
    scheduler.maxFrames = 299;
    scheduler.flush();
    expect(asked()).toBe(0);
    scheduler.maxFrames = 300;
    scheduler.flush();
    await settled();
    expect(asked()).toBe(1);
    expect(form.latest().others).toMatchObject([{ name: "Ada" }]);
    form.edit({ email: [""] });
    scheduler.maxFrames = 1_000;
    scheduler.flush();
    await settled();
    expect(form.latest().others).toEqual([]);
  });

  it("should be blocked by the server too, and show the conflicting contacts [A5.14]", async () => {
    const { form, store } = await formDesk();
    form.edit({ first_name: "Eve", email: ["ada@example.com"] });
    await form.submit();
    expect(form.latest()).toMatchObject({
      made: null,
      others: [{ name: "Ada" }],
      failure: { tag: "conflict" },
      values: { first_name: "Eve" },
    });
    expect(store.all()).toHaveLength(1);
  });

  it("should show the error of each field and send nothing [A5.13]", async () => {
    const { form, store } = await formDesk();
    await form.submit();
    expect(form.latest().errors).toEqual({ first_name: ["Enter a name, an email or a mobile"] });
    form.edit({ email: ["fine@example.com", "x"], mobile: ["1"] });
    expect(form.latest().errors).toEqual({ "email.1": ["Email is invalid"], "mobile.0": ["Mobile is invalid"] });
    form.edit({ email: ["fine@example.com"], mobile: ["2125550000"], first_name: "x".repeat(101) });
    await form.submit();
    expect(form.latest().errors).toHaveProperty("first_name");
    expect(store.all()).toHaveLength(1);
  });

  it("should keep the input on the device until the contact is created", async () => {
    const { form, make, storage, lose } = await formDesk();
    form.edit({ first_name: "Bob" });
    lose("request");
    await form.submit();
    expect(form.latest()).toMatchObject({ failure: { tag: "offline" }, values: { first_name: "Bob" } });
    const again = make();
    expect(again.latest()).toMatchObject({ values: { first_name: "Bob" }, isDirty: true });
    lose("none");
    await again.submit();
    expect(storage.keys()).toEqual([]);
  });

  it("should create one contact when a response was lost and the form is sent again, even after a page load", async () => {
    const { form, make, store, lose } = await formDesk();
    form.edit({ first_name: "Bob" });
    lose("answer");
    await form.submit();
    lose("none");
    await make().submit();
    expect(store.all().map(({ name }) => name)).toEqual(["Ada", "Bob"]);
  });

  it("should not change the contact of a request that was cleared before its response was lost", async () => {
    const { form, store, lose } = await formDesk();
    form.edit({ first_name: "Bob", email: ["bob@example.com"] });
    lose("answer");
    const sending = form.submit();
    form.clear();
    await sending;
    await settled();
    lose("none");
    form.edit({ first_name: "Carol", email: ["carol@example.com"] });
    await form.submit();
    expect(store.all().map(({ name }) => name)).toEqual(["Ada", "Bob", "Carol"]);
  });

  it("should ignore the response of a request that was cleared meanwhile", async () => {
    const { form, store } = await formDesk();
    form.edit({ first_name: "Bob" });
    const sending = form.submit();
    form.clear();
    form.edit({ first_name: "Carol" });
    expect(await sending).toMatchObject({ _tag: "Left" });
    await settled();
    expect(form.latest()).toMatchObject({ values: { first_name: "Carol" }, isSaving: false, failure: null, made: null });
    await form.submit();
    expect(store.all().map(({ name }) => name)).toEqual(["Ada", "Bob", "Carol"]);
  });

  it("should start with the search text, unless something was typed before [A5.17]", async () => {
    const { form } = await formDesk();
    form.begin({ first_name: "Mary", last_name: "Ann Smith" });
    expect(form.latest().values).toMatchObject({ first_name: "Mary", last_name: "Ann Smith", email: [""] });
    form.begin({ email: "x@example.com" });
    expect(form.latest().values).toMatchObject({ first_name: "Mary", email: [""] });
  });
});
