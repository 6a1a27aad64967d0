import type { Id } from "../kernel/id.ts";
import { sameId } from "../kernel/id.ts";
import { isAdmin } from "./permission.rule.ts";
import type { Role } from "./role.model.ts";

export type TeamChoice = { readonly id: Id; readonly label: string };

const firstByLabel = (teams: readonly TeamChoice[]): TeamChoice | null =>
  teams.toSorted((a, b) => a.label.localeCompare(b.label, "en", { sensitivity: "accent" }))[0] ?? null;

/**
 * The user's current team: the selected one while it exists, otherwise the first by label; only administrators may have none selected.
 * @param selected null for none;
 * @returns null for all teams, and when there are no teams
 */
export const teamInForce = (role: Role, teams: readonly TeamChoice[], selected: Id | null): TeamChoice | null => {
  if (selected === null && isAdmin(role)) return null;
  const kept = selected === null ? undefined : teams.find((team) => sameId(team.id, selected));
  return kept ?? firstByLabel(teams);
};
