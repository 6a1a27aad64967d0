import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { PlanName } from "../auth/plan.model.ts";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { Billing, BillingShare, Invoice, PlanChoices } from "./billing.model.ts";

/** The organisation's plan and payment. All calls except `plan` are for the owner only. */
export type BillingStore = {
  readonly plan: () => TaskEither<Failure, PlanChoices>;
  /** Switches to a plan; a more expensive one is charged at once. */
  readonly choosePlan: (plan: PlanName) => TaskEither<Failure, PlanChoices>;
  /** @param shared the token of a shared link, for a caller who is not the owner */
  readonly billing: (shared?: string) => TaskEither<Failure, Billing>;
  /**
   * @param card the provider's token for a card
   * @param shared the token of a shared link, for a caller who is not the owner
   */
  readonly changeCard: (card: string, shared?: string) => TaskEither<Failure, Billing>;
  readonly invoices: () => TaskEither<Failure, readonly Invoice[]>;
  readonly share: () => TaskEither<Failure, BillingShare>;
  /**
   * Revokes every link.
   * @returns number of links that were valid until now
   */
  readonly unshare: () => TaskEither<Failure, number>;
  /** Mails users of the organisation a link to its billing. */
  readonly notify: (userIds: readonly number[]) => TaskEither<Failure, void>;
};
export const BillingStore = token<BillingStore>("billing.store");
