import type { Flag } from "../../../../core/access/role.model.ts";

/** Who a call is for, written by hand and compared with what is declared and with what really happens. */
export type Policy =
  | "everybody"
  | "learners"
  | "admins"
  | "owner"
  | "members"
  | { readonly staff: readonly Flag[]; /** also guests who hold the flags */ readonly guests?: true };

/** Policies by the name of the call. */
export type Policies = Readonly<Record<string, Policy>>;

const contributions = import.meta.glob<{ readonly policy: Policies }>("../*/*.policy.ts", { eager: true });
const rows: readonly (readonly [string, Policy])[] = Object.values(contributions).flatMap(({ policy: ofArea }) => Object.entries(ofArea));

/** Names of the calls that some area's `*.policy.ts` has a policy for; a call with two is there twice. */
export const policyNames: readonly string[] = rows.map(([name]) => name);

/** One policy per call, from the `*.policy.ts` of each area; a call without one fails the test. */
export const policy: Policies = Object.fromEntries(rows);
