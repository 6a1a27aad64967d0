import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { filter } from "rxjs";
import { describe, expect, it } from "vitest";
import { concernsContact } from "../../../core/contacts/concerns-contact.rule.ts";
import type { ContactChange } from "../../../core/contacts/contact-change.model.ts";
import { makeContactChanges } from "../../../core/contacts/contact-changes.service.ts";
import { makeContactRecords } from "../../../core/contacts/contact-record.service.ts";
import { tellingLife, tellingNotes } from "../../../core/contacts/telling-stores.service.ts";
import { makeUnsavedEdits } from "../../../core/contacts/unsaved-edits.service.ts";
import { notFound } from "../../../core/kernel/failure.ts";
import { given } from "../../conformance/answer-of.ts";
import { fakeConnectivity } from "../../fakes/connectivity.fake.ts";
import { makeContactStoreFake } from "../../fakes/contact-store.fake.ts";
import { makeContactNotesFake } from "../../fakes/notes.fake.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const setUp = async () => {
  const changes = makeContactChanges();
  const told: ContactChange[] = [];
  changes.changed$.subscribe((change) => told.push(change));
  const contacts = makeContactStoreFake(() => 1_000);
  const ada = await given(contacts.create({ first_name: "Ada" }));
  return {
    changes,
    told,
    contacts,
    ada,
    notes: tellingNotes(
      makeContactNotesFake(contacts, () => 1_000, { id: 1, name: "Olivia" }),
      changes.tell,
    ),
  };
};

describe("changes of contacts", () => {
  it("should reach the listeners of their contact and kind, and those of any contact everyone", () => {
    const changes = makeContactChanges();
    const heard: ContactChange[] = [];
    changes.changed$.pipe(filter(concernsContact(7, ["values", "bulk"]))).subscribe((change) => heard.push(change));
    changes.tell({ contact: 8, what: "values" });
    changes.tell({ contact: 7, what: "notes" });
    changes.tell({ contact: 7, what: "values" });
    changes.tell({ contact: null, what: "bulk" });
    expect(heard).toEqual([
      { contact: 7, what: "values" },
      { contact: null, what: "bulk" },
    ]);
  });

  it("should be published for each stored field and each move to the archive, and not for reading", async () => {
    const { changes, told, contacts, ada } = await setUp();
    const record = makeContactRecords({
      store: contacts,
      edits: makeUnsavedEdits(fakeStorage()),
      connectivity: fakeConnectivity(),
      onStored: () => undefined,
      tell: changes.tell,
    }).open(ada.con_id);
    await record.load();
    expect(told).toEqual([]);
    record.change({ last_name: "King" });
    await settled();
    await record.archive();
    expect(told).toEqual([
      { contact: ada.con_id, what: "values" },
      { contact: ada.con_id, what: "archived" },
    ]);
  });

  it("should be published for each written note, and for one that another user changed meanwhile", async () => {
    const { told, ada, notes } = await setUp();
    const note = await given(notes.add(ada.con_id, "First"));
    await given(notes.edit(note.id, "Second", note.version));
    expect(E.isLeft(await notes.edit(note.id, "Third", note.version)())).toBe(true);
    expect(await notes.edit(999, "None", 1)()).toMatchObject({ left: { tag: "not-found" } });
    expect(told).toEqual(Array.from({ length: 3 }, () => ({ contact: ada.con_id, what: "notes" })));
  });

  it("should be published for the deletion, blocking and merging of a contact, once it is done", async () => {
    const { changes, told, ada } = await setUp();
    const refused = () => TE.left(notFound("Gone."));
    const life = tellingLife(
      {
        bin: refused,
        remove: refused,
        restore: () => TE.right(ada),
        block: () => TE.right(ada),
        unblock: refused,
        setPhoto: () => TE.right(ada),
      },
      changes.tell,
    );
    await life.remove(1)();
    await life.unblock(1)();
    await life.block(1)();
    await life.restore(1)();
    await life.setPhoto(1, null)();
    expect(told).toEqual([
      { contact: 1, what: "blocked" },
      { contact: 1, what: "restored" },
      { contact: 1, what: "photo" },
    ]);
  });
});
