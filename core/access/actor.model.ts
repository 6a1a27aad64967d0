import type { Flag, Role } from "./role.model.ts";
import type { RowRule } from "./row-rule.model.ts";

/** A signed-in member of an organisation. */
export type StaffActor = {
  readonly kind: "staff";
  readonly org_id: number;
  readonly user_id: number;
  readonly role: Role;
  readonly flags: readonly Flag[];
  /** features that the organisation has switched on */
  readonly features: readonly string[];
  readonly teams: readonly number[];
  /** which contacts the user sees */
  readonly row_rule: RowRule;
};

/** A contact signed in to a portal. */
export type LearnerActor = {
  readonly kind: "learner";
  readonly org_id: number;
  readonly con_id: number;
  readonly pid: string;
};

/** The caller of a call. */
export type Actor = { readonly kind: "anonymous" } | StaffActor | LearnerActor;

export const anonymous: Actor = { kind: "anonymous" };
