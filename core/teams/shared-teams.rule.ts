import type { ShareChange } from "./team.model.ts";

/**
 * The teams after a change: adding a team twice or removing a missing one has no effect; a team both added and removed is removed.
 * @returns lowest id first
 */
export const sharedTeams = (
  held: readonly number[],
  { add_teams = [], remove_teams = [] }: Pick<ShareChange, "add_teams" | "remove_teams">,
): readonly number[] => {
  const removed = new Set(remove_teams);
  return [...new Set([...held, ...add_teams])].filter((team) => !removed.has(team)).toSorted((a, b) => a - b);
};

/** The change from the current teams to the wanted ones. */
export const shareChange = (
  held: readonly number[],
  wished: readonly number[],
): { readonly add_teams: number[]; readonly remove_teams: number[] } => ({
  add_teams: wished.filter((team) => !held.includes(team)),
  remove_teams: held.filter((team) => !wished.includes(team)),
});
