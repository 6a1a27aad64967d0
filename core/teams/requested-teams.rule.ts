import * as E from "fp-ts/lib/Either.js";
import { isAdmin } from "../access/permission.rule.ts";
import type { Role } from "../access/role.model.ts";
import { type Failure, invalid } from "../kernel/failure.ts";
import { teamsFeature } from "./usable-teams.rule.ts";

type Member = { readonly role: Role; readonly teams: readonly number[]; readonly features: readonly string[] };

const list = /^\d{1,15}(,\d{1,15}){0,499}$/;

/**
 * The teams of a request: the requested ones that the caller may use, else all that the caller may use.
 * @param asked comma-separated ids, null or '' for none
 * @returns null for all teams of the organisation
 */
export const requestedTeams = ({ role, teams, features }: Member, asked: string | null): E.Either<Failure, readonly number[] | null> => {
  if (asked !== null && asked !== "" && !list.test(asked))
    return E.left(invalid({ teams: ["expected ids of teams with commas between them"] }));
  if (!features.includes(teamsFeature)) return E.right(null);
  const wished = asked === null || asked === "" ? [] : [...new Set(asked.split(",").map(Number))];
  if (isAdmin(role)) return E.right(wished.length === 0 ? null : wished);
  const own = wished.filter((id) => teams.includes(id));
  return E.right(own.length === 0 ? teams : own);
};
