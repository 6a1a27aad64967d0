import { sql } from "kysely";
import type { Area } from "../contributions/area.ts";
import { messageTimeline } from "./message-timeline.ts";
import { movedMessages } from "./moved-messages.ts";
import { serveOutbox } from "./serve-outbox.ts";
import { serveTextStatus } from "./serve-text-status.ts";

/**
 * Messages to contacts are merged, shown in timelines and erased with them; the record that one was sent stays. Carriers report lost texts,
 * and the demo shows its outbox.
 */
export const area: Area = {
  mergeParts: [movedMessages],
  timelineParts: [messageTimeline],
  erase: async (tx, contacts) => {
    await sql`update outbox set recipient = '', subject = '', body = '', shown = null, sealed = null, detail = null, con_id = null where org_id = ${tx.org} and con_id = any(${contacts}::bigint[])`.execute(
      tx.db,
    );
  },
  serve: async (app, { config, database, outbox, origin, clock }) => {
    if (config.demo) serveOutbox(app, database, outbox);
    if (config.twilio !== null) await serveTextStatus(app, { database, token: config.twilio.token, origin, now: clock.now });
  },
};
