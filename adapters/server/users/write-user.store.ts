import type { Updateable } from "kysely";
import { type AuditEntry, type Doer, writeAudit } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";
import type { Schema } from "../storage/schema.ts";

/** The values of a user's record; its version and the time of the change follow by themselves. */
type UserValues = Omit<Updateable<Schema["users"]>, "user_id" | "org_id" | "version" | "updated_at">;

/** Whose record is written. @property version the one that was read, of a locked row */
type Read = { readonly id: number; readonly version: number };

/**
 * Writes a user's record: the values, its next version, and the entry in the audit log. Every change of what administrators see of a user
 * goes through here.
 * @param tx of the organisation of the user
 * @throws Error when the stored version is another one, as after a read without a lock
 */
export const writeUser = async (
  tx: Tx,
  doer: Doer,
  { id, version }: Read,
  values: UserValues,
  deed: Pick<AuditEntry, "action" | "before" | "after">,
): Promise<void> => {
  const { numUpdatedRows } = await tx.db
    .updateTable("users")
    .set({ ...values, version: version + 1, updated_at: doer.request.now })
    .where("org_id", "=", tx.org)
    .where("user_id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error(`User ${id} was changed between reading and writing.`);
  await writeAudit(tx, doer, { ...deed, object_type: "user", object_id: id });
};
