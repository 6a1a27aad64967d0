import { addDays } from "../kernel/calendar.ts";
import { instantOf } from "../kernel/wall-clock.ts";
import type { AuditFilter } from "./audit-query.model.ts";

/**
 * The time range of the filtered days, both days whole.
 * @param timeZone in which days are counted
 * @returns epoch seconds, `before` exclusive
 */
export const auditSpan = (
  { from, to }: Pick<AuditFilter, "from" | "to">,
  timeZone: string,
): { readonly since: number | null; readonly before: number | null } => ({
  since: from === null ? null : instantOf(from, "00:00", timeZone),
  before: to === null ? null : instantOf(addDays(to, 1), "00:00", timeZone),
});
