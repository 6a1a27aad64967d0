import { allFlags, type Flag } from "../access/role.model.ts";
import { manageProblem, type Person } from "../users/manage-people.rule.ts";
import { isInForce, isSwitchable, type PermissionState, permissionState } from "./permission-state.rule.ts";
import { permissionFacts } from "./permission-table.rule.ts";
import type { PermissionMatrix, PermittedUser, Preset } from "./preset.model.ts";

/** A permission of one user. */
export type PermissionCell = {
  readonly flag: Flag;
  readonly state: PermissionState;
  readonly isOn: boolean;
  readonly isLocked: boolean;
  readonly feature: string | null;
  readonly needs: readonly Flag[];
  /** when it ends, epoch seconds; null for no end, and for what is not granted */
  readonly until: number | null;
};

/** A user with every permission, in the order of the table. */
export type PermissionRow = { readonly user: PermittedUser; readonly preset: Preset | null; readonly cells: readonly PermissionCell[] };

/** The permissions of one user as a form shows them. */
export const permissionCells = (
  holder: Pick<PermittedUser, "role" | "flags"> & Partial<Pick<PermittedUser, "flags_until">>,
  features: readonly string[],
  isFixed = false,
): readonly PermissionCell[] =>
  allFlags.map((flag) => {
    const state = permissionState(flag, holder, features);
    const { feature, needs } = permissionFacts(flag);
    const until = state === "granted" ? (holder.flags_until?.[flag] ?? null) : null;
    return { flag, state, isOn: isInForce(state), isLocked: isFixed || !isSwitchable(state), feature, needs, until };
  });

/** The rows of the matrix as the caller sees them. */
export const permissionRows = ({ users, presets, features }: PermissionMatrix, me: Person): readonly PermissionRow[] =>
  users.map((user) => ({
    user,
    preset: presets.find(({ preset_id }) => preset_id === user.preset_id) ?? null,
    cells: permissionCells(user, features, manageProblem(me, user, "details") !== null),
  }));

/** Permissions that no user has, because the organisation lacks the feature, by feature. */
export const permissionsWithout = (features: readonly string[]): readonly Flag[] =>
  allFlags.filter((flag) => {
    const { feature } = permissionFacts(flag);
    return feature !== null && !features.includes(feature);
  });
