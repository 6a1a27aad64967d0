import { isAdmin } from "../access/permission.rule.ts";
import { allFlags, type Flag, type Role } from "../access/role.model.ts";
import { type Failure, invalid } from "../kernel/failure.ts";
import { permissionRefusals } from "./permission-refusals.ts";
import { neededBy, permissionFacts } from "./permission-table.rule.ts";

/**
 * The permissions after one was switched: granting one grants what it needs, and taking one away takes away what needs it; in the order of
 * the table.
 */
export const switchedFlags = (flags: readonly string[], flag: Flag, isOn: boolean): readonly Flag[] => {
  const moved: readonly Flag[] = [flag, ...(isOn ? permissionFacts(flag).needs : neededBy(flag))];
  return allFlags.filter((one) => (moved.includes(one) ? isOn : flags.includes(one)));
};

const lacking = (flags: readonly string[], flag: Flag): Flag | undefined =>
  flags.includes(flag) ? permissionFacts(flag).needs.find((need) => !flags.includes(need)) : undefined;

/**
 * Refuses a permission without one that it needs, unless it was stored so before; administrators have every permission.
 * @returns null if each has what it needs
 */
export const needsProblem = (role: Role, before: readonly string[], after: readonly string[], field: string): Failure | null => {
  if (isAdmin(role)) return null;
  for (const flag of allFlags) {
    const need = lacking(after, flag);
    if (need !== undefined && lacking(before, flag) === undefined)
      return invalid({
        [field]: [permissionRefusals.permission_needs({ permission: permissionFacts(flag).label, needed: permissionFacts(need).label })],
      });
  }
  return null;
};
