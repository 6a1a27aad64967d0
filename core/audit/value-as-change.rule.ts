import * as E from "fp-ts/lib/Either.js";
import { type ContactValues, NewContact } from "../contacts/contact-values.model.ts";
import type { AuditChange } from "./audit-entry.model.ts";

const prefix = "fields.";

/** The earlier value of a change as an edit of the contact; null where it cannot be given back. */
export const valueAsChange = ({ field, earlier }: AuditChange): ContactValues | null => {
  if (earlier === undefined) return null;
  const values = NewContact.decode(field.startsWith(prefix) ? { fields: { [field.slice(prefix.length)]: earlier } } : { [field]: earlier });
  return E.isRight(values) ? values.right : null;
};
