import { sql } from "kysely";
import type { Area } from "../contributions/area.ts";
import { fillDemoSenders } from "./demo-senders.flow.ts";
import { serveZone } from "./serve-zone.ts";

/** The audit log names senders by their addresses; the demo has a zone and two senders. */
export const area: Area = {
  recordNames: { sender: sql`select sender_id::text as id, email as name, org_id from senders` },
  serve: async (app, { config, database, sealer, clock, origin, warn }) => {
    if (!config.demo) return;
    await serveZone(app, database, origin);
    app.addHook("onListen", async () => {
      const [ip = ""] = config.mailIps;
      await fillDemoSenders(database, sealer, ip, clock.now()).catch((error: unknown) =>
        warn("The demo's senders could not be added.", error),
      );
    });
  },
};
