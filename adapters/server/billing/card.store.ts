import * as E from "fp-ts/lib/Either.js";
import type { Billing, Card } from "../../../core/billing/billing.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";
import type { PaymentProvider } from "./payment-provider.ts";

type Call = Doer & { readonly tx: Tx };
type OrgTx = Tx & { readonly org: number };

/** The organisation's payment card. */
export const cardOf = async ({ db, org }: OrgTx): Promise<Card | null> => {
  const row = await db
    .selectFrom("billing")
    .select(["card_brand", "card_last4", "card_exp_month", "card_exp_year"])
    .where("org_id", "=", org)
    .executeTakeFirst();
  const { card_brand: brand, card_last4: last4, card_exp_month: exp_month, card_exp_year: exp_year } = row ?? {};
  return brand && last4 && exp_month && exp_year ? { brand, last4, exp_month, exp_year } : null;
};

/** The users whom the owner can notify about billing. */
const peopleOf = async ({ db, org }: OrgTx): Promise<Billing["people"]> => {
  const rows = await db
    .selectFrom("users")
    .select(["user_id", "first_name", "last_name", "email"])
    .where("org_id", "=", org)
    .where("status", "=", 1)
    .orderBy("user_id")
    .execute();
  return rows.map(({ user_id, first_name, last_name, email }) => ({ id: user_id, name: `${first_name} ${last_name}`.trim(), email }));
};

/**
 * The organisation's payment data.
 * @param isShared omits its users
 */
export const billingOf = async (tx: OrgTx, provider: PaymentProvider, isShared: boolean): Promise<Billing> => {
  const { name, plan, trial_end } = await tx.db
    .selectFrom("orgs")
    .select(["name", "plan", "trial_end"])
    .where("org_id", "=", tx.org)
    .executeTakeFirstOrThrow();
  return {
    org_name: name,
    org_plan: plan,
    trial_end,
    card: await cardOf(tx),
    test_cards: provider.testCards,
    people: isShared ? [] : await peopleOf(tx),
  };
};

const shown = (card: Card | null): Readonly<Record<string, unknown>> | null =>
  card === null ? null : { brand: card.brand, last4: card.last4 };

/** Stores a card at the provider, and the parts of it that may be shown. */
export const changeCard = async (
  call: Call & { readonly tx: OrgTx },
  provider: PaymentProvider,
  token: string,
): Promise<E.Either<Failure, void>> => {
  const { tx, request } = call;
  const { now } = request;
  const customer_id = provider.customer(tx.org);
  const kept = await provider.keepCard(customer_id, token, now)();
  if (E.isLeft(kept)) return kept;
  const before = await cardOf(tx);
  const { brand, last4, exp_month, exp_year } = kept.right;
  const card = { card_brand: brand, card_last4: last4, card_exp_month: exp_month, card_exp_year: exp_year, updated_at: now };
  await tx.db
    .insertInto("billing")
    .values({ org_id: tx.org, customer_id, created_at: now, ...card })
    .onConflict((conflict) => conflict.column("org_id").doUpdateSet((eb) => ({ ...card, version: eb("billing.version", "+", 1) })))
    .execute();
  await writeAudit(tx, call, {
    action: "billing.card",
    object_type: "org",
    object_id: tx.org,
    before: shown(before),
    after: shown(kept.right),
  });
  return E.right(undefined);
};
