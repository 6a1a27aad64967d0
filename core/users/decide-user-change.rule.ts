import * as E from "fp-ts/lib/Either.js";
import { allFlags, type Flag, type Role } from "../access/role.model.ts";
import { type RowRule, takesRowRule } from "../access/row-rule.model.ts";
import { conflict, type Failure, invalid, notFound } from "../kernel/failure.ts";
import { sameValue } from "../kernel/same-value.ts";
import { endProblem, endsOf, type FlagsUntil } from "../permissions/flags-until.rule.ts";
import { permissionRefusals } from "../permissions/permission-refusals.ts";
import type { Preset } from "../permissions/preset.model.ts";
import { needsProblem } from "../permissions/switched-flags.rule.ts";
import type { UserChange } from "./colleague.model.ts";
import { accessProblem } from "./decide-invitation.rule.ts";
import { manageProblem, type Person } from "./manage-people.rule.ts";
import { userRefusals } from "./user-refusals.ts";

/** The values of a user that administrators change. */
export type UserValues = {
  readonly first_name: string;
  readonly last_name: string;
  readonly mobile: string | null;
  /** the address of a picture */
  readonly photo: string | null;
  readonly role: Role;
  readonly teams: readonly number[];
  readonly flags: readonly Flag[];
  /** when they end */
  readonly flags_until: FlagsUntil;
  /** the preset that gives role and permissions; null for their own */
  readonly preset_id: number | null;
  readonly row_rule: RowRule;
};

/** A preset that a user may follow. */
export type FollowedPreset = Pick<Preset, "preset_id" | "role" | "flags">;

/** A stored user. */
export type StoredUser = UserValues & { readonly id: number; readonly name: string; readonly status: number; readonly version: number };

const switches = ({
  feature_flags = {},
  add_contacts,
  delete_contacts,
  import_contacts,
}: UserChange): Readonly<Record<string, boolean | undefined>> => ({
  ...feature_flags,
  ...(add_contacts === undefined ? {} : { add_contacts }),
  ...(delete_contacts === undefined ? {} : { delete_contacts }),
  ...(import_contacts === undefined ? {} : { import_contacts }),
});

const sameFlags = (a: readonly Flag[], b: readonly Flag[]): boolean => allFlags.every((flag) => a.includes(flag) === b.includes(flag));

/** Role and permissions after a change: those of a preset that is chosen; a user who follows one has their own once either is changed. */
const access = (
  stored: UserValues,
  change: UserChange,
  preset: FollowedPreset | null,
): Pick<UserValues, "role" | "flags" | "flags_until" | "preset_id"> => {
  if (preset !== null) return { role: preset.role, flags: preset.flags, preset_id: preset.preset_id, flags_until: {} };
  const turned = switches(change);
  const role = change.role ?? stored.role;
  const flags = allFlags.filter((flag) => turned[flag] ?? stored.flags.includes(flag));
  const flags_until = endsOf(flags, { ...endsOf(stored.flags, stored.flags_until), ...change.flags_until });
  const isSame = role === stored.role && sameFlags(flags, stored.flags) && sameValue(flags_until, stored.flags_until);
  return { role, flags, flags_until, preset_id: isSame && change.preset_id === undefined ? stored.preset_id : null };
};

/** The values after a change. */
const changed = (stored: UserValues, change: UserChange, preset: FollowedPreset | null): UserValues => {
  const { role, flags, flags_until, preset_id } = access(stored, change, preset);
  return {
    first_name: (change.first_name ?? stored.first_name).trim(),
    last_name: (change.last_name ?? stored.last_name).trim(),
    mobile: change.mobile === undefined ? stored.mobile : change.mobile,
    photo: change.photo === undefined ? stored.photo : change.photo,
    role,
    teams: [...new Set(change.teams ?? stored.teams)],
    flags,
    flags_until,
    preset_id,
    row_rule: change.row_rule ?? stored.row_rule,
  };
};

/** Refuses a row rule for a role that takes none; one that is stored already waits until the user has such a role again. */
const rowRuleProblem = ({ row_rule }: UserChange, stored: UserValues, { role }: UserValues): Failure | null =>
  row_rule === undefined || row_rule === stored.row_rule || takesRowRule(role)
    ? null
    : invalid({ row_rule: [role === "guest" ? userRefusals.row_rule_guest : userRefusals.row_rule_admin] });

/** The part of two sets of values that differs, from the second one. */
const differing = (before: UserValues, after: UserValues): Partial<UserValues> =>
  Object.fromEntries(
    Object.entries(after).filter(([key, value]) => {
      const old: unknown = Reflect.get(before, key);
      const order = (list: unknown): string => JSON.stringify(Array.isArray(list) ? list.toSorted() : list);
      return order(old) !== order(value);
    }),
  );

/** Refuses a preset that is gone, and one beside a role or permissions. */
const presetProblem = (change: UserChange, preset: FollowedPreset | null): Failure | null => {
  if (change.preset_id === undefined || change.preset_id === null) return null;
  if (preset === null) return invalid({ preset_id: [permissionRefusals.preset_gone] });
  const isBeside =
    change.role !== undefined || change.flags_until !== undefined || Object.values(switches(change)).some((isOn) => isOn !== undefined);
  return isBeside ? invalid({ preset_id: [permissionRefusals.preset_or_own] }) : null;
};

/** The values to store, and those that changed, before and after. */
export type DecidedChange = { readonly values: UserValues; readonly before: Partial<UserValues>; readonly after: Partial<UserValues> };

/**
 * Decides a change of a user.
 * @param stored undefined for a user who does not exist
 * @param teams ids of the organisation's teams
 * @param preset the preset that the change chooses; null if there is none, or none such
 * @param current the stored user, for the reply to a version conflict
 * @param now epoch seconds
 * @returns null if everything is stored already
 */
export const decideUserChange = (
  actor: Person,
  stored: StoredUser | undefined,
  change: UserChange,
  teams: ReadonlySet<number>,
  preset: FollowedPreset | null,
  current: unknown,
  now: number,
): E.Either<Failure, DecidedChange | null> => {
  if (stored === undefined) return E.left(notFound(userRefusals.user_gone));
  const refused = presetProblem(change, preset);
  if (refused !== null) return E.left(refused);
  const after = changed(stored, change, preset);
  const problem = manageProblem(actor, stored, "details") ?? (after.role === stored.role ? null : manageProblem(actor, stored, "role"));
  if (problem !== null) return E.left(problem);
  const differs = differing(stored, after);
  const wrongEnd = endProblem(after.flags, change.flags_until ?? {}, now);
  if (Object.keys(differs).length === 0) return wrongEnd === null ? E.right(null) : E.left(wrongEnd);
  if (stored.status !== 1) return E.left(conflict(userRefusals.is_archived(stored)));
  if (stored.version !== change.version) return E.left(conflict(userRefusals.user_changed, current));
  const known = new Set([...teams, ...stored.teams]);
  const wrong =
    differs.role === undefined && differs.teams === undefined
      ? null
      : accessProblem(stored.role === "owner" ? { ...after, role: "admin" } : after, known);
  const lacking =
    wrong ?? rowRuleProblem(change, stored, after) ?? needsProblem(after.role, stored.flags, after.flags, "feature_flags") ?? wrongEnd;
  if (lacking !== null) return E.left(lacking);
  const before = Object.fromEntries(Object.keys(differs).map((key) => [key, Reflect.get(stored, key)]));
  return E.right({ values: after, before, after: differs });
};
