import type { ShareChange } from "./team.model.ts";

/**
 * The teams after a change: what is added twice or was not there to be removed makes no difference, and a team that is both added and removed is removed.
 * @returns lowest id first
 */
export const sharedTeams = (
  held: readonly number[],
  { add_teams = [], remove_teams = [] }: Pick<ShareChange, "add_teams" | "remove_teams">,
): readonly number[] => {
  const removed = new Set(remove_teams);
  return [...new Set([...held, ...add_teams])].filter((team) => !removed.has(team)).toSorted((a, b) => a - b);
};

/** The change that makes what is held into what is wished. */
export const shareChange = (
  held: readonly number[],
  wished: readonly number[],
): { readonly add_teams: number[]; readonly remove_teams: number[] } => ({
  add_teams: wished.filter((team) => !held.includes(team)),
  remove_teams: held.filter((team) => !wished.includes(team)),
});
