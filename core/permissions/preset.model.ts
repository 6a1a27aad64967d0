import * as t from "io-ts";
import { allFlags, Flag, Role } from "../access/role.model.ts";
import { intBetween, listUpTo, textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";
import { FlagsUntil } from "./flags-until.rule.ts";

export const presetLimits = { presets: 50, name: 80 } as const;

const GivenRole = t.keyof({ admin: null, user: null, guest: null }, "GivenRole");
const said = { name: textUpTo(presetLimits.name), role: GivenRole, flags: listUpTo(Flag, allFlags.length) };

/** What a preset gives, as it is to be. */
export const PresetAccess = exactly("PresetAccess", { role: said.role, flags: said.flags }, {});
export type PresetAccess = t.TypeOf<typeof PresetAccess>;

/** A preset as it is to be. */
export const PresetDraft = exactly("PresetDraft", said, {});
export type PresetDraft = t.TypeOf<typeof PresetDraft>;

/** A preset as it is to be, and the version that was changed. */
export const PresetChange = exactly("PresetChange", { ...said, version: intBetween(1, 2_147_483_647) }, {});
export type PresetChange = t.TypeOf<typeof PresetChange>;

/** A role and permissions under a name; `followers` is how many users follow it and change with it. */
export const Preset = t.type(
  { preset_id: t.number, name: t.string, role: GivenRole, flags: t.readonlyArray(Flag), version: t.number, followers: t.number },
  "Preset",
);
export type Preset = t.TypeOf<typeof Preset>;

/** A user in the matrix of permissions; `flags` are those granted, whatever the role. */
export const PermittedUser = t.type(
  {
    id: t.number,
    name: t.string,
    photo: orNull(t.string),
    role: Role,
    flags: t.readonlyArray(Flag),
    /** when granted permissions end, epoch seconds; those that are absent have no end */
    flags_until: FlagsUntil,
    teams: t.readonlyArray(t.number),
    /** the preset that the user follows; null for their own role and permissions */
    preset_id: orNull(t.number),
    version: t.number,
  },
  "PermittedUser",
);
export type PermittedUser = t.TypeOf<typeof PermittedUser>;

/** Active users with their permissions, the presets, and the features of the organisation. */
export const PermissionMatrix = t.type(
  { users: t.readonlyArray(PermittedUser), presets: t.readonlyArray(Preset), features: t.readonlyArray(t.string) },
  "PermissionMatrix",
);
export type PermissionMatrix = t.TypeOf<typeof PermissionMatrix>;

/** A permission as the catalogue lists it. */
export const PermissionEntry = t.type(
  { flag: Flag, label: t.string, sentence: t.string, feature: orNull(t.string), needs: t.readonlyArray(Flag) },
  "PermissionEntry",
);
export type PermissionEntry = t.TypeOf<typeof PermissionEntry>;

/** A summary of what the caller may do, which changes with it. */
export const OwnAccess = t.type({ mark: t.string }, "OwnAccess");
export type OwnAccess = t.TypeOf<typeof OwnAccess>;
