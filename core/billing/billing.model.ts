import * as t from "io-ts";
import { PlanInfo, PlanName } from "../auth/plan.model.ts";
import { listUpTo, RecordId, textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";

/** A card as it may be shown. */
export const Card = t.type({ brand: t.string, last4: t.string, exp_month: t.number, exp_year: t.number }, "Card");
export type Card = t.TypeOf<typeof Card>;

/** A card that a payment provider offers for trying. */
export const TestCard = t.type({ token: t.string, brand: t.string, last4: t.string, is_declined: t.boolean }, "TestCard");
export type TestCard = t.TypeOf<typeof TestCard>;

const Person = t.type({ id: t.number, name: t.string, email: t.string }, "BillingPerson");

/**
 * What an organisation pays with.
 * @property test_cards those that the provider offers for trying; none where it takes real ones
 * @property people who can be told; none through a shared link
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
 * The plans to choose from, the one in force, and who may choose.
 * @property trial_end epoch seconds, 0 without a trial
 */
export const PlanChoices = t.type(
  { org_plan: t.string, trial_end: t.number, plans: t.readonlyArray(PlanInfo), owner: orNull(t.type({ name: t.string, email: t.string })) },
  "PlanChoices",
);
export type PlanChoices = t.TypeOf<typeof PlanChoices>;

/**
 * A bill.
 * @property date epoch seconds
 * @property pdf_url where it can be read
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
 * A link that shows the billing and lets its card be changed.
 * @property expires_at epoch seconds
 */
export const BillingShare = t.type({ url: t.string, expires_at: t.number }, "BillingShare");
export type BillingShare = t.TypeOf<typeof BillingShare>;

/** @property revoked how many links worked until now */
export const RevokedShares = t.type({ revoked: t.number }, "RevokedShares");
export type RevokedShares = t.TypeOf<typeof RevokedShares>;

/** How long a shared link works, in seconds. */
export const shareSeconds = 7 * 24 * 3600;

export const CardChange = exactly(
  "CardChange",
  { token: t.refinement(textUpTo(200), (text) => text !== "", "a card's token of 1 to 200 characters") },
  {},
);
export const PlanChange = exactly("PlanChange", { plan: PlanName }, {});
export const NotifyRequest = exactly("NotifyRequest", { user_ids: listUpTo(RecordId, 500) }, {});
