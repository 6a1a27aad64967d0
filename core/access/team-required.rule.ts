import type { Id } from "../kernel/id.ts";
import type { Role } from "./role.model.ts";

/** What a user form says of a guest without a team. */
const guestNeedsTeam = 'Team is required for "Guest" user';

const isNone = (team: Id | readonly Id[] | null): boolean =>
  team === null || team === 0 || team === "" || (Array.isArray(team) && team.every((one) => one === 0 || one === ""));

/**
 * Guests need a team.
 * @returns null when the team is fine
 */
export const teamProblem = (role: Role, team: Id | readonly Id[] | null): string | null =>
  role === "guest" && isNone(team) ? guestNeedsTeam : null;
