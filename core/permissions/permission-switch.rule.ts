import { allFlags, type Flag } from "../access/role.model.ts";
import type { UserChange } from "../users/colleague.model.ts";
import type { PermissionMatrix, PermittedUser } from "./preset.model.ts";
import { switchedFlags } from "./switched-flags.rule.ts";

type Values = Omit<UserChange, "version">;

/** What a form sends to grant a permission or take it away. */
export const switchChange = (user: Pick<PermittedUser, "flags">, flag: Flag, isOn: boolean): Values => {
  const after = switchedFlags(user.flags, flag, isOn);
  const moved = allFlags.filter((one) => after.includes(one) !== user.flags.includes(one));
  return { feature_flags: Object.fromEntries(moved.map((one) => [one, isOn])) };
};

/** What a form sends to give a user back the role and permissions that they had. */
export const accessBack = ({ role, flags, preset_id }: Pick<PermittedUser, "role" | "flags" | "preset_id">): Values =>
  preset_id === null ? { role, feature_flags: Object.fromEntries(allFlags.map((flag) => [flag, flags.includes(flag)])) } : { preset_id };

/** What takes a change of role back: the preset that gave the role, else the role; the change itself has left the permissions alone. */
export const roleBack = ({ role, preset_id }: Pick<PermittedUser, "role" | "preset_id">): Values =>
  preset_id === null ? { role } : { preset_id };

/** A switch that was turned and whose answer has not arrived. */
export type PendingSwitch = { readonly user: number; readonly flag: Flag; readonly isOn: boolean };

/** What the page shows before the answers arrive: what is stored, with the switches that were turned. */
export const withSwitches = (stored: PermissionMatrix, pending: readonly PendingSwitch[]): PermissionMatrix => ({
  ...stored,
  users: stored.users.map((user) =>
    pending
      .filter((one) => one.user === user.id)
      .reduce<PermittedUser>((held, { flag, isOn }) => ({ ...held, flags: switchedFlags(held.flags, flag, isOn), preset_id: null }), user),
  ),
});

/** What was loaded, except users that are known in a newer version: their change was answered while the load was under way. */
export const withNewer = (loaded: PermissionMatrix, known: PermissionMatrix | null): PermissionMatrix => ({
  ...loaded,
  users: loaded.users.map((user) => known?.users.find(({ id, version }) => id === user.id && version > user.version) ?? user),
});
