import { sql } from "kysely";
import { createRefusals } from "../../../core/contacts/create-refusals.ts";
import type { FieldViewer } from "../../../core/fields/field-access.rule.ts";
import { conflict, type Failure } from "../../../core/kernel/failure.ts";
import type { Tx } from "../storage/database.ts";
import { readContact } from "./contact-row.ts";

const longestChain = 20;

/** Why an attempt cannot be answered with the contact that it made: it was merged, and then whom it is part of is named, or it lies in the bin. */
export const goneSince = async (tx: Tx, viewer: FieldViewer, made: number): Promise<Failure> => {
  const { rows } = await sql<{ merged_into: number }>`
    with recursive up as (
      select merged_into, 1 as step from contacts where org_id = ${tx.org} and con_id = ${made}
      union all select c.merged_into, up.step + 1 from up join contacts c on c.con_id = up.merged_into and c.org_id = ${tx.org} where up.step < ${longestChain}
    ) select merged_into from up where merged_into is not null order by step desc limit 1`.execute(tx.db);
  const into = rows[0]?.merged_into;
  if (into === undefined) return conflict(createRefusals.inBin, []);
  const survivor = await readContact(tx, viewer, into, false);
  return conflict(createRefusals.merged, survivor === null ? [] : [survivor]);
};
