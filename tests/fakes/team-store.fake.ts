import * as E from "fp-ts/lib/Either.js";
import { isAdmin } from "../../core/access/permission.rule.ts";
import type { Role } from "../../core/access/role.model.ts";
import { teamInForce } from "../../core/access/team-in-force.rule.ts";
import { conflict, invalid, notFound } from "../../core/kernel/failure.ts";
import { sharedTeams } from "../../core/teams/shared-teams.rule.ts";
import type { Shareable, Team } from "../../core/teams/team.model.ts";
import type { TeamStore } from "../../core/teams/teams.port.ts";

type Start = {
  readonly role: Role;
  readonly teams: readonly Team[];
  readonly own: readonly number[];
  readonly campaigns: readonly number[];
  readonly lessons?: readonly number[];
  readonly folders?: readonly number[];
  readonly files?: readonly number[];
  readonly fileFolders?: readonly number[];
};

const missing = E.left(notFound("Team not found."));

/** Teams in memory, as one user sees them. */
export const makeTeamStoreFake = ({
  role,
  teams: start,
  own,
  campaigns,
  lessons = [],
  folders = [],
  files = [],
  fileFolders = [],
}: Start): TeamStore => {
  let teams = start;
  const shared = new Map<string, readonly number[]>();
  const there: Readonly<Record<Shareable, readonly number[]>> = {
    campaigns,
    lessons,
    "lessons/folders": folders,
    files,
    "files/folders": fileFolders,
  };
  const usable = (): readonly Team[] =>
    teams.filter(({ id }) => isAdmin(role) || own.includes(id)).toSorted((a, b) => a.label.localeCompare(b.label));
  return {
    list: () => async () => E.right(usable()),
    update:
      (id, { version, ...change }) =>
      async () => {
        const stored = teams.find((team) => team.id === id);
        if (stored === undefined) return missing;
        if (version !== undefined && version !== stored.version)
          return E.left(conflict("Someone else changed this team in the meantime.", stored));
        if (teams.some((team) => team.id !== id && team.label.toLowerCase() === change.label?.trim().toLowerCase()))
          return E.left(invalid({ label: ["Another team has this name."] }));
        const next: Team = { ...stored, ...change, label: (change.label ?? stored.label).trim(), version: stored.version + 1 };
        teams = teams.map((team) => (team.id === id ? next : team));
        return E.right(next);
      },
    choose: (id) => async () => {
      if (id === null && !isAdmin(role)) return E.left(invalid({ team_id: ["Choose a team"] }));
      if (id !== null && !usable().some((team) => team.id === id)) return missing;
      const inForce = teamInForce(role, usable(), id);
      return E.right(usable().find((team) => team.id === inForce?.id)?.id ?? null);
    },
    sharedWith: (what, id) => async () =>
      there[what].includes(id)
        ? E.right({ teams: shared.get(`${what}/${id}`) ?? [] })
        : E.left(notFound("There is nothing to share here.")),
    share: (what, id, change) => async () => {
      if (!there[what].includes(id)) return E.left(notFound("There is nothing to share here."));
      const known = new Set(usable().map((team) => team.id));
      for (const field of ["add_teams", "remove_teams"] as const)
        if ((change[field] ?? []).some((team) => !known.has(team))) return E.left(invalid({ [field]: ["Team not found."] }));
      const next = sharedTeams(shared.get(`${what}/${id}`) ?? [], change);
      shared.set(`${what}/${id}`, next);
      return E.right({ teams: next });
    },
  };
};
