import { sql } from "kysely";
import type { EarlierAttempt } from "../../../core/contacts/decide-new-contact.rule.ts";
import type { FieldViewer } from "../../../core/fields/field-access.rule.ts";
import type { Tx } from "../storage/database.ts";
import { readContact } from "./contact-row.ts";

const longestChain = 20;

/** Whether a missing contact was merged, and the contact that it now belongs to after all later merges. */
export const mergedSince = async (tx: Tx, viewer: FieldViewer, id: number): Promise<Pick<EarlierAttempt, "isMerged" | "mergedInto">> => {
  const { rows } = await sql<{ merged_into: number }>`
    with recursive up as (
      select merged_into, 1 as step from contacts where org_id = ${tx.org} and con_id = ${id}
      union all select c.merged_into, up.step + 1 from up join contacts c on c.con_id = up.merged_into and c.org_id = ${tx.org} where up.step < ${longestChain}
    ) select merged_into from up where merged_into is not null order by step desc limit 1`.execute(tx.db);
  const into = rows[0]?.merged_into;
  return into === undefined
    ? { isMerged: false, mergedInto: null }
    : { isMerged: true, mergedInto: await readContact(tx, viewer, into, false) };
};
