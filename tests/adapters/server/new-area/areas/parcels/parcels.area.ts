import { sql } from "kysely";
import type { Area } from "../../../../../../adapters/server/contributions/area.ts";
import { erasedRows } from "../../../../../../adapters/server/contributions/erase.ts";
import { movedRows } from "../../../../../../adapters/server/contributions/moved-rows.ts";

/** Parcels have names, belong to contacts, and have a label that carriers fetch. */
export const area: Area = {
  recordNames: { parcel: sql`select parcel_id::text as id, name, org_id from parcels` },
  mergeParts: [movedRows("parcels", 100, { table: "parcels", id: "parcel_id" })],
  timelineParts: [
    {
      kind: "event",
      filter: "activity",
      rows: async ({ tx, contact }) =>
        sql`select p.sent_at as at, 'p' || p.parcel_id as key, jsonb_build_object('name', 'Parcel: ' || p.name, 'data', '{}'::jsonb) as data from parcels p where p.org_id = ${tx.org} and p.con_id = ${contact}`,
    },
  ],
  erase: erasedRows("parcels"),
  serve: (app) => {
    app.get("/parcels/label", { config: { rate: "public" } }, async (_request, reply) => reply.type("text/plain").send("Handle with care"));
  },
};
