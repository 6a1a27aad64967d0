import * as t from "io-ts";
import type { Failure } from "../kernel/failure.ts";
import { latestValue, type Remote } from "../kernel/remote.ts";
import type { EditedField } from "./contact-edit.rule.ts";
import { writtenCodecs } from "./contact-field-codecs.ts";
import { contactName } from "./contact-name.rule.ts";
import type { ContactValues } from "./contact-values.model.ts";
import { Contact } from "./contact.model.ts";

const Change = t.partial({ ...writtenCodecs, fields: t.record(t.string, t.unknown) });

/**
 * A change that was typed and is not stored yet, with the contact that it was made on; kept on the device until it is stored.
 * @property sent changes that were sent without an answer: the server may hold any of them already
 */
export const UnsavedEdit = t.intersection(
  [t.type({ base: Contact, change: Change }), t.partial({ sent: t.readonlyArray(Change) })],
  "UnsavedEdit",
);
export type UnsavedEdit = { readonly base: Contact; readonly change: ContactValues; readonly sent?: readonly ContactValues[] };

/** Where saving stands. */
export type SaveProgress = "idle" | "saving" | "saved" | "failed" | "offline";

/** Fields that somebody else changed too, and the contact as that person left it. */
export type Clash = { readonly fields: readonly EditedField[]; readonly theirs: Contact };

/** One contact on a page of its own. */
export type ContactRecordState = {
  /** as it is stored */
  readonly contact: Remote<Contact>;
  /** what was typed and is not stored yet */
  readonly unsaved: ContactValues;
  readonly save: SaveProgress;
  /** the fields that were saved last */
  readonly saved: readonly EditedField[];
  /** why the last save failed */
  readonly failure: Failure | null;
  readonly clash: Clash | null;
};

/** The contact as the person who edits it sees it: what was typed stands in its place. */
export const shownContact = ({ contact, unsaved }: ContactRecordState): Contact | undefined => {
  const stored = latestValue(contact);
  if (stored === undefined) return undefined;
  const shown = { ...stored, ...unsaved, fields: { ...stored.fields, ...unsaved.fields } };
  return { ...shown, name: contactName(shown) };
};
