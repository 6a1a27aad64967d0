import type { StaffActor } from "../access/actor.model.ts";

/**
 * Whether a member of staff who has the permission sees a campaign: guests those shared with one of their teams, others all.
 * @param shared ids of the teams that it is shared with
 */
export const maySeeCampaign = (shared: readonly number[], { role, teams }: Pick<StaffActor, "role" | "teams">): boolean =>
  role !== "guest" || shared.some((team) => teams.includes(team));
