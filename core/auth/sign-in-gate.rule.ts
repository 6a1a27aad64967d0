import type { Refusal } from "../kernel/refusal.ts";
import { closingRefusals } from "../organisation/closing-refusals.ts";
import { erasedAt } from "../organisation/closing.rule.ts";
import { authRefusals } from "./auth-refusals.ts";

/**
 * What decides whether a member of staff may sign in, besides the password.
 * @property closed_at epoch seconds; null while the organisation is open
 */
export type GateFacts = {
  readonly role: string;
  readonly org_name: string;
  readonly single_sign_on_only: boolean;
  readonly closed_at: number | null;
};

/** The refusal of everybody who wants into a closed organisation; null while it is open. */
export const closedRefusal = ({ closed_at, org_name }: Pick<GateFacts, "closed_at" | "org_name">): Refusal | null =>
  closed_at === null ? null : closingRefusals.org_closed({ org: org_name });

/**
 * Why a member of staff may not sign in with a password; null when they may. The owner may always: a provider that fails must not lock the
 * organisation out, and only the owner takes a closed one back.
 * @param how whether the server has a provider for single sign-on, and whether the user takes the organisation back by signing in
 * @param now epoch seconds
 */
export const passwordRefusal = (
  facts: GateFacts,
  { hasProvider, takesBack }: { readonly hasProvider: boolean; readonly takesBack: boolean },
  now: number,
): Refusal | null => {
  const { role, closed_at, org_name, single_sign_on_only } = facts;
  if (closed_at === null) return role !== "owner" && single_sign_on_only && hasProvider ? authRefusals.sign_on_only : null;
  if (role !== "owner") return closingRefusals.org_closed({ org: org_name });
  const until = erasedAt(closed_at);
  if (now >= until) return closingRefusals.org_erased({ org: org_name });
  return takesBack ? null : closingRefusals.org_closed_yours({ org: org_name, day: new Date(until * 1000).toISOString().slice(0, 10) });
};
