import * as t from "io-ts";
import { pageOf } from "../kernel/page.ts";

/** Seconds during which a deleted contact can be restored. */
export const binSeconds = 30 * 24 * 3600;

/** A contact in the bin. `deleted_at`, `until`: epoch seconds; after `until` the contact is erased. */
export const DeletedContact = t.type(
  {
    con_id: t.number,
    name: t.string,
    photo: t.union([t.string, t.null]),
    deleted_at: t.number,
    deleted_by: t.union([t.string, t.null]),
    until: t.number,
  },
  "DeletedContact",
);
export type DeletedContact = t.TypeOf<typeof DeletedContact>;

/** A page of the bin. */
export const DeletedContactPage = pageOf(DeletedContact);
export type DeletedContactPage = t.TypeOf<typeof DeletedContactPage>;
