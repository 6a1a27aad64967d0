import { describe, expect, it } from "vitest";
import type { ContactLifecycle } from "../../core/contacts/contact-lifecycle.port.ts";
import { firstContacts } from "../../core/contacts/contact-query.model.ts";
import type { ContactStore } from "../../core/contacts/contacts.port.ts";
import { createRefusals } from "../../core/contacts/create-refusals.ts";
import type { ContactNotes } from "../../core/contacts/notes.port.ts";
import { given, refusal } from "./answer-of.ts";

/**
 * Stores of an organisation without contacts.
 * @property colleague the same notes for another user who is no administrator
 */
export type LifeBench = {
  readonly contacts: ContactStore;
  readonly life: ContactLifecycle;
  readonly notes: ContactNotes;
  readonly colleague: ContactNotes;
  readonly wait: (seconds: number) => void;
};

const day = 24 * 3600;
const unknown = 999_999_999;

/**
 * What every store does with contacts that are deleted or blocked, and with notes.
 * @param make gives an organisation without contacts
 */
export const contactLifecycleConformance = (label: string, make: () => Promise<LifeBench>): void => {
  describe(`The lifecycle of contacts of ${label}`, () => {
    it("should move a contact to the bin and out of every list, and restore it unchanged [B7.12]", async () => {
      const { contacts, life } = await make();
      const ada = await given(contacts.create({ first_name: "Ada", email: ["ada@example.com"] }));
      expect(await given(life.remove(ada.con_id))).toMatchObject({ con_id: ada.con_id, name: "Ada", until: ada.created_at + 30 * day });
      expect((await given(contacts.list(firstContacts))).count).toBe(0);
      expect(await refusal(contacts.get(ada.con_id))).toMatchObject({ tag: "not-found" });
      expect(await given(life.bin(1))).toMatchObject({ count: 1, results: [{ con_id: ada.con_id }] });
      const back = await given(life.restore(ada.con_id));
      expect(back).toEqual({ ...ada, version: back.version, updated_at: back.updated_at });
      expect((await given(life.bin(1))).results).toEqual([]);
      expect((await given(contacts.list(firstContacts))).count).toBe(1);
    });

    it("should keep the first date of a repeated deletion, and return a contact that is not in the bin unchanged", async () => {
      const { contacts, life, wait } = await make();
      const ada = await given(contacts.create({ first_name: "Ada" }));
      const first = await given(life.remove(ada.con_id));
      wait(60);
      expect(await given(life.remove(ada.con_id))).toEqual(first);
      const back = await given(life.restore(ada.con_id));
      expect(await given(life.restore(ada.con_id))).toEqual(back);
    });

    it("should not restore a contact whose email another one has by now", async () => {
      const { contacts, life } = await make();
      const ada = await given(contacts.create({ first_name: "Ada", email: ["ada@example.com"] }));
      await given(life.remove(ada.con_id));
      const eve = await given(contacts.create({ first_name: "Eve", email: ["ada@example.com"] }));
      expect(await refusal(life.restore(ada.con_id))).toMatchObject({ tag: "conflict", current: [{ con_id: eve.con_id }] });
      expect((await given(life.bin(1))).count).toBe(1);
    });

    it("should keep contacts in the bin for exactly 30 days", async () => {
      const { contacts, life, wait } = await make();
      const ada = await given(contacts.create({ first_name: "Ada" }));
      await given(life.remove(ada.con_id));
      wait(30 * day - 1);
      expect((await given(life.bin(1))).count).toBe(1);
      wait(1);
      expect((await given(life.bin(1))).count).toBe(0);
      expect(await refusal(life.restore(ada.con_id))).toMatchObject({ tag: "not-found" });
    });

    it("should report for a retried creation that its contact is in the bin, create none, and return it once it is restored", async () => {
      const { contacts, life } = await make();
      const attempt = { first_name: "Ada", email: ["ada@example.com"], key: "5d1f3a3e-6a53-4a57-9d7e-1c54c3bd7f13" };
      const ada = await given(contacts.create(attempt));
      await given(life.remove(ada.con_id));
      expect(await refusal(contacts.create(attempt))).toMatchObject({ tag: "conflict", ...createRefusals.contact_in_bin, current: [] });
      expect((await given(contacts.list(firstContacts))).count).toBe(0);
      await given(life.restore(ada.con_id));
      expect(await given(contacts.create(attempt))).toMatchObject({ con_id: ada.con_id });
    });

    it("should block and unblock, and list blocked contacts with a mark [B7.15]", async () => {
      const { contacts, life } = await make();
      const ada = await given(contacts.create({ first_name: "Ada" }));
      expect(ada.blocked).toBe(false);
      const blocked = await given(life.block(ada.con_id));
      expect(blocked).toMatchObject({ blocked: true, version: 2 });
      expect(await given(life.block(ada.con_id))).toEqual(blocked);
      expect(await given(contacts.list(firstContacts))).toMatchObject({ results: [{ blocked: true }] });
      expect(await given(life.unblock(ada.con_id))).toMatchObject({ blocked: false });
    });

    it("should set and remove the photo, and change nothing for the stored one", async () => {
      const { contacts, life } = await make();
      const ada = await given(contacts.create({ first_name: "Ada" }));
      const photo = "/media/7a4d8c1e-0000-4000-8000-000000000001/ada.jpg";
      const pictured = await given(life.setPhoto(ada.con_id, photo));
      expect(pictured).toMatchObject({ photo, version: 2 });
      expect(await given(life.setPhoto(ada.con_id, photo))).toEqual(pictured);
      expect(await given(contacts.list(firstContacts))).toMatchObject({ results: [{ photo }] });
      expect(await given(life.setPhoto(ada.con_id, null))).toMatchObject({ photo: null, version: 3 });
    });

    it("should report an unknown contact as not found", async () => {
      const { life, notes } = await make();
      for (const answer of [
        life.remove(unknown),
        life.restore(unknown),
        life.block(unknown),
        life.unblock(unknown),
        life.setPhoto(unknown, null),
        notes.of(unknown),
        notes.add(unknown, "x"),
        notes.edit(unknown, "x", 1),
        notes.remove(unknown),
        notes.restore(unknown),
      ])
        expect(await refusal<unknown>(answer)).toMatchObject({ tag: "not-found" });
    });
  });

  describe(`Notes of ${label}`, () => {
    it("should be created, changed, deleted and restored, newest first", async () => {
      const { contacts, notes, wait } = await make();
      const ada = await given(contacts.create({ first_name: "Ada" }));
      const first = await given(notes.add(ada.con_id, " Called about the course. "));
      expect(first).toMatchObject({ con_id: ada.con_id, contact: "Ada", body: "Called about the course.", version: 1 });
      wait(5);
      const second = await given(notes.add(ada.con_id, "Sent the price list."));
      expect((await given(notes.of(ada.con_id))).map(({ id }) => id)).toEqual([second.id, first.id]);
      const edited = await given(notes.edit(first.id, "Called twice.", 1));
      expect(edited).toEqual({ ...first, body: "Called twice.", version: 2, updated_at: first.updated_at + 5 });
      await given(notes.remove(first.id));
      expect((await given(notes.of(ada.con_id))).map(({ id }) => id)).toEqual([second.id]);
      expect((await given(notes.restore(first.id))).body).toBe("Called twice.");
      expect(await given(notes.of(ada.con_id))).toHaveLength(2);
    });

    it("should create one note for a retried attempt, and none for one whose note was deleted", async () => {
      const { contacts, notes } = await make();
      const ada = await given(contacts.create({ first_name: "Ada" }));
      const key = "5d1f3a3e-6a53-4a57-9d7e-1c54c3bd7f12";
      const first = await given(notes.add(ada.con_id, "Called", key));
      expect(await given(notes.add(ada.con_id, "Called again", key))).toEqual(first);
      await given(notes.remove(first.id));
      expect(await refusal(notes.add(ada.con_id, "Called", key))).toMatchObject({
        tag: "conflict",
        message: "This note was added before and has since been deleted.",
      });
      expect(await given(notes.of(ada.con_id))).toEqual([]);
    });

    it("should refuse a blank text, and a change of an older version", async () => {
      const { contacts, notes } = await make();
      const ada = await given(contacts.create({ first_name: "Ada" }));
      expect(await refusal(notes.add(ada.con_id, " \n"))).toMatchObject({ tag: "invalid" });
      const note = await given(notes.add(ada.con_id, "One"));
      await given(notes.edit(note.id, "Two", 1));
      expect(await refusal(notes.edit(note.id, "Three", 1))).toMatchObject({ tag: "conflict", current: { body: "Two", version: 2 } });
      expect(await given(notes.edit(note.id, "Two", 1))).toMatchObject({ version: 2 });
    });

    it("should be read by another user and changed, deleted and restored by their author only", async () => {
      const { contacts, notes, colleague } = await make();
      const ada = await given(contacts.create({ first_name: "Ada" }));
      const note = await given(notes.add(ada.con_id, "One"));
      expect(await given(colleague.of(ada.con_id))).toEqual([{ ...note, editable: false }]);
      const notYours = { tag: "forbidden", message: "Only the author of a note and administrators change it." };
      expect(await refusal(colleague.edit(note.id, "Two", 1))).toMatchObject(notYours);
      expect(await refusal(colleague.remove(note.id))).toMatchObject(notYours);
      await given(notes.remove(note.id));
      expect(await refusal(colleague.restore(note.id))).toMatchObject(notYours);
      expect(await given(notes.restore(note.id))).toMatchObject({ body: "One", editor: null, editable: true });
    });

    it("should name an administrator who changed another user's note", async () => {
      const { contacts, notes, colleague } = await make();
      const ada = await given(contacts.create({ first_name: "Ada" }));
      const note = await given(colleague.add(ada.con_id, "One"));
      const edited = await given(notes.edit(note.id, "Two", 1));
      expect(edited).toMatchObject({ author: note.author, editable: true, version: 2 });
      expect(edited.editor).not.toBeNull();
      expect(await given(colleague.of(ada.con_id))).toEqual([{ ...edited, editable: true }]);
    });

    it("should be listed for all contacts, found by a text search, and deleted with their contact", async () => {
      const { contacts, life, notes } = await make();
      const [ada, bob] = [await given(contacts.create({ first_name: "Ada" })), await given(contacts.create({ first_name: "Bob" }))];
      await given(notes.add(ada.con_id, "Likes boats"));
      await given(notes.add(bob.con_id, "100% sure"));
      expect(await given(notes.all(1, ""))).toMatchObject({ count: 2, results: [{ contact: "Bob" }, { contact: "Ada" }] });
      expect(await given(notes.all(1, "BOAT"))).toMatchObject({ count: 1, results: [{ contact: "Ada" }] });
      expect((await given(notes.all(1, "%"))).count).toBe(1);
      await given(life.remove(ada.con_id));
      expect((await given(notes.all(1, ""))).count).toBe(1);
    });
  });
};
