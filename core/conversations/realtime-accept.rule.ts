import type { Id } from "../kernel/id.ts";

/**
 * Whether a realtime message is for the user: without a team always, else of the current team or, in the view of all teams, of any of the user's teams.
 * @param currentTeam null for all teams
 */
export const acceptsMessage = (messageTeam: Id | null, currentTeam: Id | null, myTeams: readonly Id[]): boolean => {
  if (messageTeam === null || messageTeam === "") return true;
  const inForce = currentTeam === null || currentTeam === "" ? myTeams : [currentTeam];
  return inForce.some((team) => String(team) === String(messageTeam));
};
