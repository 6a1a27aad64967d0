import type { Flag, Role } from "../access/role.model.ts";
import type { RowRule } from "../access/row-rule.model.ts";

type Access = {
  readonly role: Role;
  readonly flags: readonly Flag[];
  readonly features: readonly string[];
  readonly teams: readonly number[];
  readonly row_rule: RowRule;
};

/** A summary of what a user may do: equal for equal role, row rule, permissions, features and teams, in any order. */
export const accessMark = ({ role, flags, features, teams, row_rule }: Access): string =>
  [role, row_rule, ...[flags, features, teams].map((list) => [...new Set<string | number>(list)].map(String).toSorted().join(","))].join(
    "|",
  );
