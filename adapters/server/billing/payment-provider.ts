import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Card, TestCard } from "../../../core/billing/billing.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { Refusal } from "../../../core/kernel/refusal.ts";

/**
 * A charge.
 * @property key charges of one key are one charge
 */
export type Charge = {
  readonly customer: string;
  readonly amount_cents: number;
  readonly currency: string;
  readonly description: string;
  readonly key: string;
};

/** Who keeps cards and takes money. Cards come as tokens, so that their numbers never reach this server. */
export type PaymentProvider = {
  /** why nothing can be paid here; null where it can */
  readonly refusal: Refusal | null;
  /** offered for trying; none where real cards are taken */
  readonly testCards: readonly TestCard[];
  /** @returns the provider's name for the organisation */
  readonly customer: (org: number) => string;
  /**
   * Keeps a card for a customer, or refuses it by the field `token`.
   * @param now epoch seconds
   */
  readonly keepCard: (customer: string, token: string, now: number) => TaskEither<Failure, Card>;
  readonly charge: (charge: Charge) => TaskEither<Failure, void>;
};
