import type { Area } from "../contributions/area.ts";
import { movedRows } from "../contributions/moved-rows.ts";

/** Merging contacts moves their page analytics. */
export const area: Area = { mergeParts: [movedRows("analytics", 70, { table: "analytics_events", id: "event_id" })] };
