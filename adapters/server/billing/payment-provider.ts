import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Card, TestCard } from "../../../core/billing/billing.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { Refusal } from "../../../core/kernel/refusal.ts";

/**
 * A charge.
 * @property key idempotency key
 */
export type Charge = {
  readonly customer: string;
  readonly amount_cents: number;
  readonly currency: string;
  readonly description: string;
  readonly key: string;
};

/** A payment provider. Cards are passed as tokens, so that card numbers never reach this server. */
export type PaymentProvider = {
  /** why payment is unavailable; null when it is available */
  readonly refusal: Refusal | null;
  /** test cards to offer; empty where real cards are used */
  readonly testCards: readonly TestCard[];
  /** @returns the provider's customer id for the organisation */
  readonly customer: (org: number) => string;
  /**
   * Stores a card for a customer, or refuses it at the field `token`.
   * @param now epoch seconds
   */
  readonly keepCard: (customer: string, token: string, now: number) => TaskEither<Failure, Card>;
  readonly charge: (charge: Charge) => TaskEither<Failure, void>;
};
