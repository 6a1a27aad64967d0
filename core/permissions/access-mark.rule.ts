import type { Flag, Role } from "../access/role.model.ts";

type Access = {
  readonly role: Role;
  readonly flags: readonly Flag[];
  readonly features: readonly string[];
  readonly teams: readonly number[];
};

/** A summary of what a user may do: equal for equal role, permissions, features and teams, in any order. */
export const accessMark = ({ role, flags, features, teams }: Access): string =>
  [role, ...[flags, features, teams].map((list) => [...new Set<string | number>(list)].map(String).toSorted().join(","))].join("|");
