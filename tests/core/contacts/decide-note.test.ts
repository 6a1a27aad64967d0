import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import { describe, expect, it } from "vitest";
import { acceptedNote, decideNewNote, type NewNoteRequest } from "../../../core/contacts/decide-new-note.rule.ts";
import { decideNoteChange, decideNoteDeletion, decideNoteRestoration } from "../../../core/contacts/decide-note-change.rule.ts";
import { foundNote, noteFor } from "../../../core/contacts/find-note.rule.ts";
import type { NoteContext, StoredNote } from "../../../core/contacts/note-write.model.ts";
import { refusalOf, writeOf } from "../decision-of.ts";
import { changedAt, storedNote, writers } from "./note-sample.ts";

const notFound = { tag: "not-found", message: "There is no such note.", code: "no_note", values: {} };
const notYours = {
  tag: "forbidden",
  message: "Only the author of a note and administrators change it.",
  code: "note_not_yours",
  values: {},
};
const deleted = storedNote({ deleted_at: 1_500 });

describe("the text of a note", () => {
  it("should be stored without outer white space", () => {
    expect(acceptedNote(" Called\nagain \n")).toEqual(E.right("Called\nagain"));
  });

  it.each(["", " ", " \n\t"])("should be refused as %j", (body) => {
    expect(refusalOf(acceptedNote(body))).toEqual({
      tag: "invalid",
      message: "Write something first",
      code: "note_empty",
      values: {},
      errors: { body: ["Write something first"] },
      reasons: { body: [{ code: "note_empty", values: {} }] },
    });
  });
});

describe("a new note", () => {
  const asked: NewNoteRequest = { earlier: null, con_id: 40, hasContact: true, body: "Called" };

  it("should be the user's, about the contact, and be written to the contact's audit log", () => {
    expect(writeOf(decideNewNote(asked, writers.colleague))).toEqual({
      row: { con_id: 40, body: "Called", author_id: 3, created_at: changedAt, updated_at: changedAt, deleted_at: null },
      audit: { action: "note.create", before: null, after: { note: "Called" } },
    });
  });

  it("should be refused if the user cannot see the contact", () => {
    expect(refusalOf(decideNewNote({ ...asked, hasContact: false }, writers.author))).toEqual({
      tag: "not-found",
      message: "Contact not found.",
      code: "no_contact",
      values: {},
    });
  });

  it("should be the note of an earlier attempt with its key, whatever is sent now and whatever happened to the contact", () => {
    for (const hasContact of [true, false])
      expect(
        writeOf(decideNewNote({ ...asked, earlier: { note: storedNote() }, hasContact, body: "Called again" }, writers.author)),
      ).toBeNull();
  });

  it.each([
    ["deleted", { note: deleted }],
    ["out of sight", { note: null }],
  ])("should be a conflict if the note of its earlier attempt is %s", (_, earlier) => {
    expect(refusalOf(decideNewNote({ ...asked, earlier }, writers.author))).toMatchObject({
      tag: "conflict",
      message: "This note was added before and has since been deleted.",
      code: "note_deleted",
      values: {},
    });
  });
});

describe("a change of a note", () => {
  it("should write the text and its editor, to the contact's audit log with the previous text", () => {
    expect(writeOf(decideNoteChange(storedNote(), { body: "Called twice", version: 3 }, writers.admin))).toEqual({
      note: storedNote({ body: "Called twice", editor_id: 2, version: 4, updated_at: changedAt }),
      audit: { action: "note.update", before: { note: "Called" }, after: { note: "Called twice" } },
    });
  });

  it("should be in place if the note already has the text, whatever the version", () => {
    for (const version of [1, 3, 9])
      expect(writeOf(decideNoteChange(storedNote(), { body: "Called", version }, writers.author))).toBeNull();
  });

  it("should be refused on another version, with the note as the user sees it", () => {
    for (const version of [2, 4])
      expect(refusalOf(decideNoteChange(storedNote(), { body: "Called twice", version }, writers.author))).toEqual({
        tag: "conflict",
        message: "Someone else changed this note in the meantime.",
        code: "note_changed",
        values: {},
        current: noteFor(writers.author.actor, storedNote()),
      });
  });

  it("should check the permission before the text and the version, and the existence before the permission", () => {
    expect(refusalOf(decideNoteChange(storedNote(), { body: "Called", version: 1 }, writers.colleague))).toEqual(notYours);
    expect(refusalOf(decideNoteChange(deleted, { body: "Called", version: 1 }, writers.colleague))).toEqual(notFound);
  });

  it("should be in place the second time, so that a retry after a lost response neither writes nor conflicts", () => {
    const note = fc.record({ body: fc.constantFrom("A", "B"), version: fc.integer({ min: 1, max: 4 }) }).map(storedNote);
    fc.assert(
      fc.property(note, fc.constantFrom(" A", "B\n", "C"), (stored, body) => {
        const decide = (now: StoredNote) =>
          pipe(
            acceptedNote(body),
            E.chain((accepted) => decideNoteChange(now, { body: accepted, version: stored.version }, writers.author)),
          );
        expect(writeOf(decide(writeOf(decide(stored))?.note ?? stored))).toBeNull();
      }),
    );
  });
});

describe("deleting and restoring a note", () => {
  it("should keep the text, count as changes and be written to the contact's audit log", () => {
    expect(writeOf(decideNoteDeletion(storedNote(), writers.author))).toEqual({
      note: storedNote({ deleted_at: changedAt, version: 4, updated_at: changedAt }),
      audit: { action: "note.delete", before: { note: "Called" }, after: null },
    });
    expect(writeOf(decideNoteRestoration(storedNote({ deleted_at: 1_500, editor_id: 2 }), writers.author))).toEqual({
      note: storedNote({ editor_id: 2, version: 4, updated_at: changedAt }),
      audit: { action: "note.restore", before: null, after: { note: "Called" } },
    });
  });

  it("should not find a note that is already deleted, nor an active one to restore", () => {
    expect(refusalOf(decideNoteDeletion(deleted, writers.author))).toEqual(notFound);
    expect(refusalOf(decideNoteRestoration(storedNote(), writers.author))).toEqual(notFound);
  });
});

describe("a write of a note", () => {
  const writes = [
    [
      "changed",
      storedNote(),
      (stored: StoredNote | null, context: NoteContext) => decideNoteChange(stored, { body: "Called twice", version: 3 }, context),
    ],
    ["deleted", storedNote(), decideNoteDeletion],
    ["restored", deleted, decideNoteRestoration],
  ] as const;

  it.each(writes)("should not be found if the note to be %s does not exist", (_, _stored, decide) => {
    expect(refusalOf(decide(null, writers.admin))).toEqual(notFound);
  });

  it.each(writes)("should be allowed to its author and administrators only if it is to be %s", (_, stored, decide) => {
    for (const context of [writers.author, writers.guest, writers.admin]) expect(writeOf(decide(stored, context))).not.toBeNull();
    expect(refusalOf(decide(stored, writers.colleague))).toEqual(notYours);
    expect(refusalOf(decide({ ...stored, author_id: null }, writers.author))).toEqual(notYours);
  });
});

describe("a note as users see it", () => {
  it("should tell whether they may change it, without internal data of the store", () => {
    const { editor_id: _editorId, deleted_at: _deletedAt, ...note } = storedNote();
    expect(noteFor(writers.author.actor, storedNote())).toEqual({ ...note, editable: true });
    expect(foundNote(storedNote(), writers.colleague.actor)).toEqual(E.right({ ...note, editable: false }));
    expect(refusalOf(foundNote(null, writers.admin.actor))).toEqual(notFound);
  });
});
