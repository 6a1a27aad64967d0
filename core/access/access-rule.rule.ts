import * as E from "fp-ts/lib/Either.js";
import { failureRefusals } from "../kernel/failure-refusals.ts";
import { type Failure, forbidden, unauthorized } from "../kernel/failure.ts";
import type { Actor } from "./actor.model.ts";
import { holdsFlag, isAdmin } from "./permission.rule.ts";
import type { Flag, Role } from "./role.model.ts";

/** Who may make a call; every call declares an access rule. */
export type AccessRule = AnyoneAccess | StaffAccess | LearnerAccess;
export type AnyoneAccess = { readonly kind: "anyone" };
/** @property feature that the organisation must have, whatever the role */
export type StaffAccess = {
  readonly kind: "staff";
  readonly flags: readonly Flag[];
  readonly roles: StaffRoles;
  readonly feature?: string;
};
export type LearnerAccess = { readonly kind: "learner" };
type StaffRoles = "any" | "members" | "admins" | "owner";

/** Anyone, signed in or not. */
export const anyone: AnyoneAccess = { kind: "anyone" };
/** Staff with all given flags, guests included. */
export const staff = (...flags: readonly Flag[]): StaffAccess => ({ kind: "staff", flags, roles: "any" });
/** Staff with all given flags, guests excluded. */
export const members = (...flags: readonly Flag[]): StaffAccess => ({ kind: "staff", flags, roles: "members" });
/** Administrators and the owner. */
export const admins: StaffAccess = { kind: "staff", flags: [], roles: "admins" };
/** Only the owner of the organisation. */
export const ownerOnly: StaffAccess = { kind: "staff", flags: [], roles: "owner" };
/** The same access, restricted to organisations with a feature. */
export const withFeature = (feature: string, access: StaffAccess): StaffAccess => ({ ...access, feature });
/** Learners of a portal. */
export const learners: LearnerAccess = { kind: "learner" };

/** Whether a role may make calls for some roles. */
export const roleAllows = (role: Role, roles: StaffRoles): boolean => {
  switch (roles) {
    case "any":
      return true;
    case "members":
      return role !== "guest";
    case "admins":
      return isAdmin(role);
    case "owner":
      return role === "owner";
  }
};

/**
 * Checks an actor against an access rule.
 * @returns unauthorized without a suitable sign-in, forbidden without the permission
 */
export const mayCall = (access: AccessRule, actor: Actor): E.Either<Failure, Actor> => {
  if (access.kind === "anyone") return E.right(actor);
  if (actor.kind === "anonymous") return E.left(unauthorized(failureRefusals.not_logged_in));
  if (access.kind === "learner") return actor.kind === "learner" ? E.right(actor) : E.left(forbidden(failureRefusals.learners_only));
  if (actor.kind !== "staff") return E.left(forbidden(failureRefusals.not_permitted));
  if (access.feature !== undefined && !actor.features.includes(access.feature))
    return E.left(forbidden(failureRefusals.not_permitted, access.feature));
  if (!roleAllows(actor.role, access.roles)) return E.left(forbidden(failureRefusals.not_permitted, access.roles));
  const missing = access.flags.find((flag) => !holdsFlag(actor.role, flag, actor.flags));
  return missing === undefined ? E.right(actor) : E.left(forbidden(failureRefusals.not_permitted, missing));
};
