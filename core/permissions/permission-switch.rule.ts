import { allFlags, type Flag } from "../access/role.model.ts";
import type { UserChange } from "../users/colleague.model.ts";
import type { PermissionMatrix, PermittedUser } from "./preset.model.ts";
import { switchedFlags } from "./switched-flags.rule.ts";

type Values = Omit<UserChange, "version">;

/**
 * What a form sends to grant a permission or take it away.
 * @param until when the permissions that are granted end, epoch seconds; null for no end
 */
export const switchChange = (user: Pick<PermittedUser, "flags">, flag: Flag, isOn: boolean, until: number | null = null): Values => {
  const after = switchedFlags(user.flags, flag, isOn);
  const moved = allFlags.filter((one) => after.includes(one) !== user.flags.includes(one));
  const feature_flags = Object.fromEntries(moved.map((one) => [one, isOn]));
  return until === null ? { feature_flags } : { feature_flags, flags_until: Object.fromEntries(moved.map((one) => [one, until])) };
};

/** What a form sends to give a user back the role and permissions that they had. */
export const accessBack = ({
  role,
  flags,
  flags_until,
  preset_id,
}: Pick<PermittedUser, "role" | "flags" | "flags_until" | "preset_id">): Values =>
  preset_id === null
    ? {
        role,
        feature_flags: Object.fromEntries(allFlags.map((flag) => [flag, flags.includes(flag)])),
        flags_until: Object.fromEntries(flags.map((flag) => [flag, flags_until[flag] ?? null])),
      }
    : { preset_id };

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
