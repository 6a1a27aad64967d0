import { sql } from "kysely";
import type { Role } from "../../../core/access/role.model.ts";
import type { Recipients } from "../../../core/conversations/recipient.model.ts";
import { type AssignedUser, messageRecipients } from "../../../core/conversations/recipients.rule.ts";
import { flagsInForce } from "../../../core/permissions/flags-until.rule.ts";
import type { Tx } from "../storage/database.ts";
import { answeringUsers } from "./answering-users.store.ts";

type Row = Omit<AssignedUser, "flags"> & { readonly role: Role; readonly flags: readonly string[]; readonly flags_until: unknown };

/**
 * Whom a contact writes to from the portal; a user without a name has that of the organisation, never an address.
 * @param now epoch seconds
 */
export const recipientsOf = async (tx: Tx, contact: number, organisation: string, now: number): Promise<Recipients> => {
  const { rows } = await sql<Row>`
    select coalesce(nullif(btrim(u.first_name || ' ' || u.last_name), ''), ${organisation}) as name, u.photo, u.status = 1 and u.activated as active, u.role, u.flags, u.flags_until
    from contacts c join users u on u.org_id = c.org_id and u.user_id::text = first_choice(c.fields, 'assignedUser')
    where c.org_id = ${tx.org} and c.con_id = ${contact}`.execute(tx.db);
  const [row] = rows;
  const assigned = row === undefined ? null : { ...row, flags: flagsInForce(row.flags, row.flags_until, now) };
  const answering = (await answeringUsers(tx, now)).length;
  return { recipients: messageRecipients({ organisation, assigned, answering }) };
};
