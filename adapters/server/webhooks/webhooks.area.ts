import { sql } from "kysely";
import type { Area } from "../contributions/area.ts";
import { makeWebhookDispatcher } from "./deliver-webhooks.flow.ts";

/** Webhooks have addresses for names, and their events are delivered while the server listens. */
export const area: Area = {
  recordNames: { webhook: sql`select webhook_id::text as id, url as name, org_id from webhooks` },
  serve: (app, { database, clock, sealer, outbox, origin, warn, post }) => {
    const dispatcher = makeWebhookDispatcher({ database, clock, sealer, outbox, origin, warn, post });
    app.addHook("onListen", async () => dispatcher.start());
    app.addHook("preClose", () => dispatcher.stop());
  },
};
