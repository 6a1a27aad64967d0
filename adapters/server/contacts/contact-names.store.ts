import { sql } from "kysely";
import { mostSuggested, type NamedContact, type NamesQuery } from "../../../core/contacts/contact-names.model.ts";
import type { Tx } from "../storage/database.ts";
import { matchesTerms } from "./contact-find.store.ts";
import { contactNameColumns } from "./contact-row.ts";

/** Names of contacts: those with the given ids, or the first by name that contain all the words. */
export const contactNames = async (tx: Tx, query: NamesQuery): Promise<readonly NamedContact[]> => {
  const asked = "ids" in query ? [sql`c.con_id = any(${query.ids}::bigint[])`] : matchesTerms(query.search);
  const state = "ids" in query ? [] : [sql`c.archived_at is null`];
  const { rows } = await sql<NamedContact>`
    select ${contactNameColumns}
    from own_contacts c where ${sql.join([sql`c.org_id = ${tx.org}`, ...state, ...asked], sql` and `)} order by c.sort_name, c.con_id limit ${mostSuggested}`.execute(
    tx.db,
  );
  return rows;
};
