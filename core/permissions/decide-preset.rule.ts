import * as E from "fp-ts/lib/Either.js";
import { holdsFlag } from "../access/permission.rule.ts";
import { allFlags, type Flag, type Role } from "../access/role.model.ts";
import { teamProblem } from "../access/team-required.rule.ts";
import { conflict, type Failure, forbidden, invalid, notFound } from "../kernel/failure.ts";
import { sameValue } from "../kernel/same-value.ts";
import { permissionRefusals } from "./permission-refusals.ts";
import { type Preset, type PresetChange, type PresetDraft, presetLimits } from "./preset.model.ts";
import { needsProblem } from "./switched-flags.rule.ts";

/** A user who follows the preset that is changed. */
export type Follower = {
  readonly id: number;
  readonly name: string;
  readonly role: Role;
  readonly flags: readonly Flag[];
  readonly teams: readonly number[];
  /** 1 active, 0 archived */
  readonly status: number;
  readonly version: number;
};

/** A follower whose role or permissions change, with what changes before and after. */
export type ChangedFollower = {
  readonly id: number;
  readonly version: number;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
};

const folded = (name: string): string => name.trim().toLocaleLowerCase();

const nameProblem = (presets: readonly Preset[], id: number | null, name: string): Failure | null => {
  if (name.trim() === "") return invalid({ name: [permissionRefusals.preset_name_needed] });
  const isTaken = presets.some((preset) => preset.preset_id !== id && folded(preset.name) === folded(name));
  return isTaken ? invalid({ name: [permissionRefusals.preset_name_taken({ name: name.trim() })] }) : null;
};

const fullProblem = (presets: readonly Preset[]): Failure | null =>
  presets.length < presetLimits.presets ? null : invalid({ name: [permissionRefusals.presets_full({ most: presetLimits.presets })] });

/** What is stored of a preset: flags that no user of its role holds are left out. */
const wanted = (presets: readonly Preset[], id: number | null, { name, role, flags }: PresetDraft): E.Either<Failure, PresetDraft> => {
  const problem = nameProblem(presets, id, name) ?? needsProblem(role, [], flags, "flags");
  if (problem !== null) return E.left(problem);
  return E.right({ name: name.trim(), role, flags: allFlags.filter((flag) => flags.includes(flag) && holdsFlag(role, flag, flags)) });
};

/** Decides what is stored of a new preset. */
export const decideNewPreset = (presets: readonly Preset[], asked: PresetDraft): E.Either<Failure, PresetDraft> => {
  const refused = fullProblem(presets);
  return refused === null ? wanted(presets, null, asked) : E.left(refused);
};

/** What of a follower changes with the preset; null for nothing. */
const changedFollower = (follower: Follower, { role, flags }: PresetDraft): ChangedFollower | null => {
  const had = allFlags.filter((flag) => follower.flags.includes(flag));
  const differing = { ...(follower.role === role ? {} : { role }), ...(sameValue(had, flags) ? {} : { flags }) };
  if (Object.keys(differing).length === 0) return null;
  const before = Object.fromEntries(Object.keys(differing).map((key) => [key, Reflect.get(follower, key)]));
  return { id: follower.id, version: follower.version, before, after: differing };
};

/** A decided change of a preset and its followers. */
export type DecidedPreset = { readonly values: PresetDraft; readonly stored: Preset; readonly followers: readonly ChangedFollower[] };

/**
 * Decides a change of a preset: every follower gets its role and permissions, unless that changed the caller's own role or made a guest
 * without a team.
 * @returns null if it is stored already
 */
export const decidePresetChange = (
  presets: readonly Preset[],
  followers: readonly Follower[],
  caller: number,
  id: number,
  { version, ...asked }: PresetChange,
): E.Either<Failure, DecidedPreset | null> => {
  const stored = presets.find(({ preset_id }) => preset_id === id);
  if (stored === undefined) return E.left(notFound(permissionRefusals.preset_gone));
  const decided = wanted(presets, id, asked);
  if (E.isLeft(decided)) return decided;
  const values = decided.right;
  if (sameValue(values, { name: stored.name, role: stored.role, flags: stored.flags })) return E.right(null);
  if (stored.version !== version) return E.left(conflict(permissionRefusals.preset_changed, stored));
  if (followers.some((one) => one.id === caller && one.role !== values.role)) return E.left(forbidden(permissionRefusals.preset_own_role));
  const teamless = followers.find((one) => one.status === 1 && one.role !== values.role && teamProblem(values.role, one.teams) !== null);
  if (teamless !== undefined) return E.left(invalid({ role: [permissionRefusals.preset_guest_team({ name: teamless.name })] }));
  return E.right({ values, stored, followers: followers.flatMap((one) => changedFollower(one, values) ?? []) });
};

/** Decides whether a deleted preset comes back: unless its name was given anew, or there are too many. */
export const decidePresetReturn = (presets: readonly Preset[], name: string): Failure | null =>
  fullProblem(presets) ?? nameProblem(presets, null, name);
