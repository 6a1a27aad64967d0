import { VirtualTimeScheduler } from "rxjs";
import { describe, expect, it } from "vitest";
import { shownContact } from "../../../core/contacts/contact-record.model.ts";
import { makeContactRecords } from "../../../core/contacts/contact-record.service.ts";
import type { Contact } from "../../../core/contacts/contact.model.ts";
import { makeUnsavedEdits } from "../../../core/contacts/unsaved-edits.service.ts";
import { fakeClock } from "../../fakes/clock.fake.ts";
import { fakeConnectivity } from "../../fakes/connectivity.fake.ts";
import { makeContactStoreFake } from "../../fakes/contact-store.fake.ts";
import { type Loss, lossyContactStore } from "../../fakes/lossy-contact-store.fake.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const desk = async () => {
  const store = makeContactStoreFake(fakeClock(1_000).now);
  await store.create({ first_name: "Ada", last_name: "Lovelace", email: ["ada@example.com"] })();
  const connectivity = fakeConnectivity();
  const storage = fakeStorage();
  const scheduler = new VirtualTimeScheduler();
  const told: Contact[] = [];
  let loss: Loss = "none";
  const deps = {
    store: lossyContactStore(store, () => loss),
    edits: makeUnsavedEdits(storage),
    connectivity,
    onStored: (contact: Contact) => void told.push(contact),
    scheduler,
  };
  const record = makeContactRecords(deps).open(1);
  await record.load();
  return {
    record,
    store,
    connectivity,
    storage,
    scheduler,
    told,
    deps,
    lose: (next: Loss) => void (loss = next),
    stored: () => store.all()[0],
  };
};

type Desk = Awaited<ReturnType<typeof desk>>;
type Opened = Desk["record"];

describe("A contact's record", () => {
  it("should show typed text at once, save it and report that", async () => {
    const { record, stored, told } = await desk();
    record.change({ last_name: "King" });
    expect(record.latest()).toMatchObject({ save: "saving", unsaved: { last_name: "King" } });
    expect(shownContact(record.latest())).toMatchObject({ name: "Ada King" });
    await settled();
    expect(record.latest()).toMatchObject({
      save: "saved",
      saved: ["last_name"],
      unsaved: {},
      contact: { value: { last_name: "King", version: 2 } },
    });
    expect(stored()).toMatchObject({ last_name: "King" });
    expect(told.at(-1)).toMatchObject({ last_name: "King" });
  });

  it("should save text typed during a save after it, in the end all of it", async () => {
    const { record, stored } = await desk();
    record.change({ first_name: "A" });
    record.change({ first_name: "Augusta", mobile: ["2125551234"] });
    await settled();
    expect(record.latest()).toMatchObject({ save: "saved", unsaved: {} });
    expect(stored()).toMatchObject({ first_name: "Augusta", mobile: ["+12125551234"], version: 3 });
  });

  it.each([
    ["typed again", (record: Opened) => record.change({ last_name: "Lovelace" })],
    ["given back", (record: Opened) => record.restore("last_name")],
  ])("should store the previous value when that is %s during a save", async (_, act) => {
    const { record, stored } = await desk();
    record.change({ last_name: "King", tags: ["vip"] });
    act(record);
    expect(shownContact(record.latest())).toMatchObject({ last_name: "Lovelace", tags: ["vip"] });
    await settled();
    expect(record.latest()).toMatchObject({ unsaved: {}, clash: null, contact: { value: { last_name: "Lovelace" } } });
    expect(stored()).toMatchObject({ last_name: "Lovelace", tags: ["vip"], version: 3 });
  });

  it.each([
    ["goes on", (desk: Desk) => desk.record],
    ["is loaded anew", (desk: Desk) => makeContactRecords(desk.deps).open(1)],
  ])(
    "should store the previous value, without a question, when only the response to another value was lost and the page %s",
    async (_, open) => {
      const opened = await desk();
      opened.lose("answer");
      opened.record.change({ last_name: "King" });
      await settled();
      opened.record.change({ last_name: "Lovelace" });
      expect(opened.record.latest()).toMatchObject({ unsaved: { last_name: "Lovelace" } });
      await settled();
      opened.lose("none");
      const record = open(opened);
      opened.scheduler.flush();
      await settled();
      expect(record.latest()).toMatchObject({ save: "saved", unsaved: {}, clash: null });
      expect(opened.stored()).toMatchObject({ last_name: "Lovelace" });
    },
  );

  it("should recognise its own change after a refused second attempt", async () => {
    const { record, lose, scheduler, stored } = await desk();
    lose("answer");
    record.change({ last_name: "King" });
    await settled();
    lose("refusal");
    scheduler.flush();
    await settled();
    expect(record.latest()).toMatchObject({ save: "failed", unsaved: { last_name: "King" } });
    lose("none");
    record.change({ last_name: "Lovelace" });
    await settled();
    expect(record.latest()).toMatchObject({ save: "saved", clash: null });
    expect(stored()).toMatchObject({ last_name: "Lovelace" });
  });

  it("should keep typed text offline, and save it once when the network is back", async () => {
    const { record, connectivity, lose, stored, storage } = await desk();
    connectivity.set(false);
    lose("request");
    record.change({ last_name: "King" });
    await settled();
    expect(record.latest()).toMatchObject({ save: "offline", unsaved: { last_name: "King" } });
    expect(storage.get("contact-edit:1")).toContain("King");
    lose("none");
    connectivity.set(true);
    await settled();
    expect(record.latest()).toMatchObject({ save: "saved", unsaved: {} });
    expect(stored()).toMatchObject({ last_name: "King", version: 2 });
    expect(storage.keys()).toEqual([]);
  });

  it("should not save twice when only the response was lost", async () => {
    const { record, lose, scheduler, stored } = await desk();
    lose("answer");
    record.change({ last_name: "King" });
    await settled();
    expect(record.latest().save).toBe("offline");
    lose("none");
    scheduler.flush();
    await settled();
    expect(record.latest()).toMatchObject({ save: "saved", unsaved: {} });
    expect(stored()).toMatchObject({ last_name: "King", version: 2 });
  });

  it("should send after a page load what was not sent before it", async () => {
    const { record, lose, deps, stored } = await desk();
    lose("request");
    record.change({ last_name: "King" });
    await settled();
    lose("none");
    const again = makeContactRecords(deps).open(1);
    expect(shownContact(again.latest())).toMatchObject({ last_name: "King" });
    await settled();
    expect(stored()).toMatchObject({ last_name: "King", version: 2 });
  });

  it("should merge another user's change to another field", async () => {
    const { record, store, stored } = await desk();
    store.changeAside(1, { first_name: "Augusta" });
    record.change({ last_name: "King" });
    await settled();
    expect(record.latest()).toMatchObject({ save: "saved", clash: null });
    expect(stored()).toMatchObject({ first_name: "Augusta", last_name: "King" });
  });

  describe("a field that another user changed too", () => {
    const clashing = async () => {
      const all = await desk();
      all.store.changeAside(1, { last_name: "Byron" });
      all.record.change({ last_name: "King", tags: ["vip"] });
      await settled();
      return all;
    };

    it("should show both values and save neither", async () => {
      const { record, stored } = await clashing();
      expect(record.latest()).toMatchObject({
        save: "failed",
        unsaved: { last_name: "King" },
        clash: { fields: ["last_name"], theirs: { last_name: "Byron" } },
      });
      expect(stored()).toMatchObject({ last_name: "Byron", tags: [] });
    });

    it("should be saved as typed when that is chosen", async () => {
      const { record, stored } = await clashing();
      record.keepMine();
      await settled();
      expect(record.latest()).toMatchObject({ save: "saved", clash: null });
      expect(stored()).toMatchObject({ last_name: "King", tags: ["vip"] });
    });

    it("should keep the other value when that is chosen, and save the rest", async () => {
      const { record, stored } = await clashing();
      record.takeTheirs();
      await settled();
      expect(record.latest()).toMatchObject({ clash: null, unsaved: {} });
      expect(stored()).toMatchObject({ last_name: "Byron", tags: ["vip"] });
    });
  });

  it("should show the error of a value, keep it, and restore the stored one on request", async () => {
    const { record, stored } = await desk();
    record.change({ email: ["ada@example.com", "nonsense"] });
    await settled();
    expect(record.latest()).toMatchObject({
      save: "failed",
      unsaved: { email: ["ada@example.com", "nonsense"] },
      failure: { errors: { "email.1": ["Email is invalid"] } },
    });
    record.restore("email");
    expect(record.latest()).toMatchObject({ save: "idle", unsaved: {}, failure: null });
    expect(stored()).toMatchObject({ email: ["ada@example.com"], version: 1 });
  });

  it("should not be sent when its value is unchanged", async () => {
    const { record, stored } = await desk();
    record.change({ last_name: "Lovelace" });
    await settled();
    expect(record.latest()).toMatchObject({ save: "idle", unsaved: {} });
    expect(stored()).toMatchObject({ version: 1 });
  });

  it("should be archived and unarchived", async () => {
    const { record, told } = await desk();
    await record.archive();
    expect(record.latest()).toMatchObject({ contact: { value: { archived: true } } });
    await record.unarchive();
    expect(told.at(-1)).toMatchObject({ archived: false });
  });
});
