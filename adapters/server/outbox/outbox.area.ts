import { sql } from "kysely";
import type { Area } from "../contributions/area.ts";
import { movedMessages } from "./moved-messages.ts";
import { toldMessages } from "./told-messages.ts";

/** Messages to contacts are merged, shown and erased with them; that something was sent stays. */
export const area: Area = {
  mergeParts: [movedMessages],
  timelineParts: [toldMessages],
  erase: async (tx, contacts) => {
    await sql`update outbox set recipient = '', subject = '', body = '', shown = null, sealed = null, detail = null, con_id = null where org_id = ${tx.org} and con_id = any(${contacts}::bigint[])`.execute(tx.db);
  },
};
