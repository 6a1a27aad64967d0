import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { noContact } from "../../../core/contacts/decide-contact-change.rule.ts";
import { Accommodations, noAccommodations } from "../../../core/learning/accommodations.model.ts";
import type { AccommodationsStore } from "../../../core/learning/accommodations.port.ts";
import { decideAccommodations } from "../../../core/learning/decide-accommodations.rule.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";

/** Accommodations in the transaction of one call; changes are written to the audit log. */
export const makeAccommodations = (call: Doer & { readonly tx: Tx }): AccommodationsStore => {
  const { tx } = call;
  const read = async (contact: number): Promise<Accommodations | null> => {
    const { rows } = await sql<{ bonus_time: unknown }>`
      select a.bonus_time from own_contacts c left join contact_accommodations a on a.con_id = c.con_id
      where c.org_id = ${tx.org} and c.con_id = ${contact}`.execute(tx.db);
    const [row] = rows;
    if (row === undefined) return null;
    return Accommodations.is(row) ? { bonus_time: row.bonus_time } : noAccommodations;
  };
  return {
    of: (contact) => async () => {
      const stored = await read(contact);
      return stored === null ? noContact : E.right(stored);
    },
    save: (contact, given) => async () => {
      await sql`select from contacts where org_id = ${tx.org} and con_id = ${contact} for no key update`.execute(tx.db);
      const decision = decideAccommodations(await read(contact), given);
      if (E.isLeft(decision)) return decision;
      if (decision.right === null) return E.right(given);
      const { before, after } = decision.right;
      await sql`
        insert into contact_accommodations (con_id, org_id, bonus_time, updated_at) values (${contact}, ${tx.org}, ${after.bonus_time}, ${call.request.now})
        on conflict (con_id) do update set bonus_time = excluded.bonus_time, updated_at = excluded.updated_at`.execute(tx.db);
      await writeAudit(tx, call, { action: "contact.accommodate", object_type: "contact", object_id: contact, before, after });
      return E.right(after);
    },
  };
};
