import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { PlanName } from "../../core/auth/plan.model.ts";
import {
  type Billing,
  type BillingShare,
  type Card,
  type Invoice,
  type PlanChoices,
  shareSeconds,
} from "../../core/billing/billing.model.ts";
import type { BillingStore } from "../../core/billing/billing.port.ts";
import { planCharge, plansByPrice } from "../../core/billing/plan-change.rule.ts";
import { type Failure, invalid, notFound, unauthorized } from "../../core/kernel/failure.ts";

type FakeBilling = { readonly owner: BillingStore; readonly stranger: BillingStore; readonly told: readonly string[] };

/**
 * Billing in memory of an organisation on trial whose one person is its owner.
 * @param now epoch seconds
 */
export const makeBillingFake = (person: Billing["people"][number], now: () => number): FakeBilling => {
  let plan: PlanName | "trial" = "trial";
  let card: Card | null = null;
  const bills: Invoice[] = [];
  const links = new Map<string, number>();
  const told: string[] = [];

  const choices = (): PlanChoices => ({
    org_plan: plan,
    trial_end: 0,
    plans: plansByPrice,
    owner: { name: person.name, email: person.email },
  });
  const billing = (isShared: boolean): Billing => ({
    org_name: "Org",
    org_plan: plan,
    trial_end: 0,
    card,
    test_cards: [],
    people: isShared ? [] : [person],
  });
  const keep = (token: string): E.Either<Failure, void> => {
    if (token === "tok_declined") return E.left(invalid({ token: ["Your card was declined. Try another one."] }));
    if (token !== "tok_ok") return E.left(invalid({ token: ["The payment provider does not know this card."] }));
    card = { brand: "Visa", last4: "4242", exp_month: 12, exp_year: 2029 };
    return E.right(undefined);
  };
  const choose = (chosen: PlanName): E.Either<Failure, PlanChoices> => {
    const amount_cents = planCharge(plan, chosen);
    if (chosen !== plan && amount_cents > 0 && card === null) return E.left(invalid({ card: ["Add a card first."] }));
    if (chosen !== plan && amount_cents > 0)
      bills.unshift({
        id: bills.length + 1,
        date: now(),
        plan: chosen,
        amount_cents,
        currency: "usd",
        status: "paid",
        pdf_url: `/invoices/${bills.length + 1}/pdf`,
      });
    plan = chosen;
    return E.right(choices());
  };
  const share = (): BillingShare => {
    const token = `link-${links.size}`;
    links.set(token, now() + shareSeconds);
    return { url: `https://cygnet.example/ui/share-billing#token=${token}`, expires_at: now() + shareSeconds };
  };

  const storeOf = (isOwner: boolean): BillingStore => {
    const mine = <A>(task: () => E.Either<Failure, A>): TaskEither<Failure, A> =>
      isOwner ? async () => task() : TE.left(unauthorized("Please log in."));
    const through = (shared: string | undefined, task: () => E.Either<Failure, void>): TaskEither<Failure, Billing> => {
      if (shared === undefined) return mine(() => E.map(() => billing(false))(task()));
      return (links.get(shared) ?? 0) > now()
        ? async () => E.map(() => billing(true))(task())
        : TE.left(notFound("This link does not work any more. Ask for a new one."));
    };
    return {
      plan: () => mine(() => E.right(choices())),
      choosePlan: (chosen) => mine(() => choose(chosen)),
      billing: (shared) => through(shared, () => E.right(undefined)),
      changeCard: (token, shared) => through(shared, () => keep(token)),
      invoices: () => mine(() => E.right([...bills])),
      share: () => mine(() => E.right(share())),
      unshare: () =>
        mine(() => {
          const revoked = [...links.values()].filter((expires) => expires > now()).length;
          links.clear();
          return E.right(revoked);
        }),
      notify: (ids) => mine(() => E.right(ids.includes(person.id) ? void told.push(person.email) : undefined)),
    };
  };
  return { owner: storeOf(true), stranger: storeOf(false), told };
};
