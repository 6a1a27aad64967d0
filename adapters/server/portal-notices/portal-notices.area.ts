import type { Area } from "../contributions/area.ts";
import { erasedRows } from "../contributions/erase.ts";
import { movedAlerts, movedLinks, movedNotices, movedRuns } from "./moved-notices.ts";

/** Notices, short links and the choice of alerts belong to contacts: merges move them, and erasing deletes them. */
export const area: Area = {
  mergeParts: [movedRuns, movedAlerts, movedNotices, movedLinks],
  erase: erasedRows("portal_links", "portal_notices", "contact_alerts", "trigger_runs"),
};
