import * as t from "io-ts";
import { PlanInfo, PlanName } from "../auth/plan.model.ts";
import { listUpTo, RecordId, textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";

/** A masked card. */
export const Card = t.type({ brand: t.string, last4: t.string, exp_month: t.number, exp_year: t.number }, "Card");
export type Card = t.TypeOf<typeof Card>;

/** A test card of the payment provider. */
export const TestCard = t.type({ token: t.string, brand: t.string, last4: t.string, is_declined: t.boolean }, "TestCard");
export type TestCard = t.TypeOf<typeof TestCard>;

const Person = t.type({ id: t.number, name: t.string, email: t.string }, "BillingPerson");

/**
 * An organisation's plan and payment method.
 * @property test_cards the provider's test cards; empty when it takes real cards
 * @property people users who can be notified; empty through a shared link
 */
export const Billing = t.type(
  {
    org_name: t.string,
    org_plan: t.string,
    trial_end: t.number,
    card: orNull(Card),
    test_cards: t.readonlyArray(TestCard),
    people: t.readonlyArray(Person),
  },
  "Billing",
);
export type Billing = t.TypeOf<typeof Billing>;

/**
 * The available plans, the current one, and the owner, who may choose.
 * @property trial_end epoch seconds, 0 without a trial
 */
export const PlanChoices = t.type(
  { org_plan: t.string, trial_end: t.number, plans: t.readonlyArray(PlanInfo), owner: orNull(t.type({ name: t.string, email: t.string })) },
  "PlanChoices",
);
export type PlanChoices = t.TypeOf<typeof PlanChoices>;

/**
 * An invoice.
 * @property date epoch seconds
 * @property pdf_url address of the PDF
 */
export const Invoice = t.type(
  {
    id: t.number,
    date: t.number,
    plan: t.string,
    amount_cents: t.number,
    currency: t.string,
    status: t.keyof({ paid: null, open: null, failed: null }),
    pdf_url: t.string,
  },
  "Invoice",
);
export type Invoice = t.TypeOf<typeof Invoice>;

/**
 * A link that shows the billing and allows its card to be changed.
 * @property expires_at epoch seconds
 */
export const BillingShare = t.type({ url: t.string, expires_at: t.number }, "BillingShare");
export type BillingShare = t.TypeOf<typeof BillingShare>;

/** @property revoked number of links that were valid until now */
export const RevokedShares = t.type({ revoked: t.number }, "RevokedShares");
export type RevokedShares = t.TypeOf<typeof RevokedShares>;

/** How long a shared link is valid, in seconds. */
export const shareSeconds = 7 * 24 * 3600;

export const CardChange = exactly(
  "CardChange",
  { token: t.refinement(textUpTo(200), (text) => text !== "", "a card's token of 1 to 200 characters") },
  {},
);
export const PlanChange = exactly("PlanChange", { plan: PlanName }, {});
export const NotifyRequest = exactly("NotifyRequest", { user_ids: listUpTo(RecordId, 500) }, {});
