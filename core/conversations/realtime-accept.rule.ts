import type { Id } from "../kernel/id.ts";

/**
 * Whether a realtime message is for the user: always without a team, else when it is for the current team or, with all teams shown, for any
 * of the user's teams.
 * @param currentTeam null for all teams
 */
export const acceptsMessage = (messageTeam: Id | null, currentTeam: Id | null, myTeams: readonly Id[]): boolean => {
  if (messageTeam === null || messageTeam === "") return true;
  const inForce = currentTeam === null || currentTeam === "" ? myTeams : [currentTeam];
  return inForce.some((team) => String(team) === String(messageTeam));
};
