import * as E from "fp-ts/lib/Either.js";
import { type ContactValues, NewContact } from "../contacts/contact-values.model.ts";
import type { AuditChange } from "./audit-entry.model.ts";

const prefix = "fields.";

/** An edit of the contact that restores the earlier value; null if it cannot be restored. */
export const valueAsChange = ({ field, earlier }: AuditChange): ContactValues | null => {
  if (earlier === undefined) return null;
  const values = NewContact.decode(field.startsWith(prefix) ? { fields: { [field.slice(prefix.length)]: earlier } } : { [field]: earlier });
  return E.isRight(values) ? values.right : null;
};
