import * as E from "fp-ts/lib/Either.js";
import { allFlags, type Flag, type Role } from "../access/role.model.ts";
import { conflict, type Failure, notFound } from "../kernel/failure.ts";
import type { UserChange } from "./colleague.model.ts";
import { accessProblem } from "./decide-invitation.rule.ts";
import { manageProblem, type Person } from "./manage-people.rule.ts";
import { userRefusals } from "./user-refusals.ts";

/** The values of a user that administrators change. */
export type UserValues = {
  readonly first_name: string;
  readonly last_name: string;
  readonly mobile: string | null;
  readonly role: Role;
  readonly teams: readonly number[];
  readonly flags: readonly Flag[];
};

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

/** The values after a change. */
const changed = (stored: UserValues, change: UserChange): UserValues => {
  const turned = switches(change);
  return {
    first_name: (change.first_name ?? stored.first_name).trim(),
    last_name: (change.last_name ?? stored.last_name).trim(),
    mobile:
      change.mobile === undefined ? stored.mobile : change.mobile === null || change.mobile.trim() === "" ? null : change.mobile.trim(),
    role: change.role ?? stored.role,
    teams: [...new Set(change.teams ?? stored.teams)],
    flags: allFlags.filter((flag) => turned[flag] ?? stored.flags.includes(flag)),
  };
};

/** The part of two sets of values that differs, from the second one. */
const differing = (before: UserValues, after: UserValues): Partial<UserValues> =>
  Object.fromEntries(
    Object.entries(after).filter(([key, value]) => {
      const old: unknown = Reflect.get(before, key);
      const order = (list: unknown): string => JSON.stringify(Array.isArray(list) ? list.toSorted() : list);
      return order(old) !== order(value);
    }),
  );

/** The values to store, and those that changed, before and after. */
export type DecidedChange = { readonly values: UserValues; readonly before: Partial<UserValues>; readonly after: Partial<UserValues> };

/**
 * Decides a change of a user.
 * @param stored undefined for a user who does not exist
 * @param teams ids of the organisation's teams
 * @param current the stored user, for the reply to a version conflict
 * @returns null if everything is stored already
 */
export const decideUserChange = (
  actor: Person,
  stored: StoredUser | undefined,
  change: UserChange,
  teams: ReadonlySet<number>,
  current: unknown,
): E.Either<Failure, DecidedChange | null> => {
  if (stored === undefined) return E.left(notFound(userRefusals.user_gone));
  const after = changed(stored, change);
  const problem = manageProblem(actor, stored, "details") ?? (after.role === stored.role ? null : manageProblem(actor, stored, "role"));
  if (problem !== null) return E.left(problem);
  const differs = differing(stored, after);
  if (Object.keys(differs).length === 0) return E.right(null);
  if (stored.status !== 1) return E.left(conflict(userRefusals.is_archived(stored)));
  if (stored.version !== change.version) return E.left(conflict(userRefusals.user_changed, current));
  const known = new Set([...teams, ...stored.teams]);
  const wrong =
    differs.role === undefined && differs.teams === undefined
      ? null
      : accessProblem(stored.role === "owner" ? { ...after, role: "admin" } : after, known);
  if (wrong !== null) return E.left(wrong);
  const before = Object.fromEntries(Object.keys(differs).map((key) => [key, Reflect.get(stored, key)]));
  return E.right({ values: after, before, after: differs });
};
