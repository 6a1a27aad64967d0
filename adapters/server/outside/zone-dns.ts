import type { Dns } from "../../../core/senders/dns.port.ts";
import { lookUp, zoneOf } from "../../../core/senders/zone.rule.ts";
import type { Database } from "../storage/database.ts";

/** The records of every demo organisation, as text. */
export const zoneText = (database: Database): Promise<string> =>
  database.asSystem(async ({ db }) => {
    const rows = await db
      .selectFrom("demo_zones as z")
      .innerJoin("orgs as o", "o.org_id", "z.org_id")
      .select("z.records")
      .where("o.is_demo", "=", true)
      .orderBy("z.org_id")
      .execute();
    return rows.map(({ records }) => records).join("\n");
  });

/** DNS of the demo: the zone that is edited at `/dev/dns`. Nothing is asked of the network. */
export const makeZoneDns = (database: Database): Dns => ({
  ask: async (type, name) => lookUp(zoneOf(await zoneText(database)), type, name),
});
