import { sql } from "kysely";
import type { Area } from "../contributions/area.ts";
import { movedTesters } from "./moved-testers.ts";

/** Merging contacts moves who tests the portal, which is erased with the contact. */
export const area: Area = {
  mergeParts: [movedTesters],
  erase: async (tx, contacts) => {
    await sql`delete from portal_testers where org_id = ${tx.org} and con_id = any(${contacts}::bigint[])`.execute(tx.db);
  },
};
