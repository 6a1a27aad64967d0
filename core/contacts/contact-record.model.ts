import * as t from "io-ts";
import type { Failure } from "../kernel/failure.ts";
import { latestValue, type Remote } from "../kernel/remote.ts";
import type { EditedField } from "./contact-edit.rule.ts";
import { writtenCodecs } from "./contact-field-codecs.model.ts";
import { contactName } from "./contact-name.rule.ts";
import type { ContactValues } from "./contact-values.model.ts";
import { Contact } from "./contact.model.ts";

const Change = t.partial({ ...writtenCodecs, fields: t.record(t.string, t.unknown) });

/**
 * An unsaved change with the contact it is based on; kept on the device until it is stored.
 * @property sent changes sent without a response: the server may have stored any of them
 */
export const UnsavedEdit = t.intersection(
  [t.type({ base: Contact, change: Change }), t.partial({ sent: t.readonlyArray(Change) })],
  "UnsavedEdit",
);
export type UnsavedEdit = { readonly base: Contact; readonly change: ContactValues; readonly sent?: readonly ContactValues[] };

/** Save status. */
export type SaveProgress = "idle" | "saving" | "saved" | "failed" | "offline";

/** Fields that another user changed too, and the contact as that user stored it. */
export type Clash = { readonly fields: readonly EditedField[]; readonly theirs: Contact };

/** One contact on a page of its own. */
export type ContactRecordState = {
  /** the stored contact */
  readonly contact: Remote<Contact>;
  /** unsaved values */
  readonly unsaved: ContactValues;
  readonly save: SaveProgress;
  /** the fields saved last */
  readonly saved: readonly EditedField[];
  /** why the last save failed */
  readonly failure: Failure | null;
  readonly clash: Clash | null;
};

/** The contact with its unsaved values applied. */
export const shownContact = ({ contact, unsaved }: ContactRecordState): Contact | undefined => {
  const stored = latestValue(contact);
  if (stored === undefined) return undefined;
  const shown = { ...stored, ...unsaved, fields: { ...stored.fields, ...unsaved.fields } };
  return { ...shown, name: contactName(shown) };
};
