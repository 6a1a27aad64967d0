import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import {
  decideBlocking,
  decideDeletion,
  decidePhoto,
  decideRestoration,
  isInBin,
} from "../../../core/contacts/decide-contact-lifecycle.rule.ts";
import { binSeconds } from "../../../core/contacts/deleted-contact.model.ts";
import { storedContact } from "./stored-contact.ts";

const contact = storedContact({ first_name: "Ada" });
const inUse = { contact, isDeleted: false };
const deleted = { contact, isDeleted: true };
const eve = storedContact({ con_id: 8, id: "8", first_name: "Eve" });
const notFound = { left: { tag: "not-found", message: "Contact not found." } };

describe("the lifecycle of a contact", () => {
  it("should keep the first date of a repeated deletion", () => {
    expect(decideDeletion(inUse)).toEqual(E.right("contact.delete"));
    expect(decideDeletion(deleted)).toEqual(E.right(null));
    expect(decideDeletion(null)).toMatchObject(notFound);
  });

  it("should restore a deleted contact only while no other contact has one of its addresses", () => {
    expect(decideRestoration(deleted, [])).toEqual(E.right("contact.restore"));
    expect(decideRestoration(deleted, [eve])).toMatchObject({ left: { tag: "conflict", current: [eve] } });
    expect(decideRestoration(inUse, [])).toEqual(E.right(null));
    expect(decideRestoration(null, [])).toMatchObject(notFound);
  });

  it("should block and unblock active contacts only, and do nothing the second time", () => {
    expect(decideBlocking(inUse, true)).toEqual(E.right("contact.block"));
    expect(decideBlocking({ contact: { ...contact, blocked: true }, isDeleted: false }, false)).toEqual(E.right("contact.unblock"));
    expect(decideBlocking(inUse, false)).toEqual(E.right(null));
    expect(decideBlocking(deleted, true)).toMatchObject(notFound);
    expect(decideBlocking(null, true)).toMatchObject(notFound);
  });

  it("should replace the photo of active contacts only, and say what it was", () => {
    const photo = "/media/a/b.jpg";
    expect(decidePhoto(inUse, photo)).toEqual(E.right({ before: { photo: null }, after: { photo } }));
    expect(decidePhoto({ contact: { ...contact, photo }, isDeleted: false }, null)).toEqual(
      E.right({ before: { photo }, after: { photo: null } }),
    );
    expect(decidePhoto(inUse, null)).toEqual(E.right(null));
    expect(decidePhoto(deleted, photo)).toMatchObject(notFound);
    expect(decidePhoto(null, photo)).toMatchObject(notFound);
  });

  it("should keep a deleted contact in the bin for exactly 30 days", () => {
    expect(isInBin({ deleted_at: 1_000 }, 1_000 + binSeconds - 1)).toBe(true);
    expect(isInBin({ deleted_at: 1_000 }, 1_000 + binSeconds)).toBe(false);
  });
});
