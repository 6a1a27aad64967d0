import { sql } from "kysely";
import type { Area } from "../contributions/area.ts";
import { ownedRows } from "../contributions/owned-part.ts";
import { usedInColumns, versioned } from "../contributions/used-in-columns.ts";
import { seesLearning } from "../teams/resource-teams.store.ts";

/** The audit log names campaigns; they use files as covers and in their texts. */
export const area: Area = {
  recordNames: { campaign: sql`select campaign_id::text as id, name, org_id from campaigns` },
  ownedParts: [
    ownedRows({ kind: "campaigns", place: 50, table: "campaigns", id: "campaign_id", column: "user_id", inUse: sql`r.deleted_at is null` }),
  ],
  fileUses: [
    usedInColumns({
      kind: "campaign",
      table: "campaigns",
      id: "campaign_id",
      name: sql`r.name`,
      href: sql`null`,
      columns: { cover: "text", about: "text" },
      inUse: sql`r.deleted_at is null`,
      sees: (actor) => seesLearning(actor, "campaigns", sql`r.campaign_id`),
      marks: versioned,
    }),
  ],
};
