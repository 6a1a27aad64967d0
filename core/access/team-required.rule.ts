import type { Id } from "../kernel/id.ts";
import type { Role } from "./role.model.ts";

/** Error message of a user form for a guest without a team. */
const guestNeedsTeam = 'Team is required for "Guest" user';

const isNone = (team: Id | readonly Id[] | null): boolean =>
  team === null || team === 0 || team === "" || (Array.isArray(team) && team.every((one) => one === 0 || one === ""));

/**
 * A guest needs a team.
 * @returns null when the team is valid
 */
export const teamProblem = (role: Role, team: Id | readonly Id[] | null): string | null =>
  role === "guest" && isNone(team) ? guestNeedsTeam : null;
