import * as E from "fp-ts/lib/Either.js";
import type { PlanName } from "../../../core/auth/plan.model.ts";
import { billingRefusals } from "../../../core/billing/billing-refusals.ts";
import type { PlanChoices } from "../../../core/billing/billing.model.ts";
import { featuresOnPlan, planCharge, plansByPrice } from "../../../core/billing/plan-change.rule.ts";
import { type Failure, invalid } from "../../../core/kernel/failure.ts";
import { featuresOfPrograms } from "../../../core/programs/program-features.rule.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import { orgPlan } from "../http/org-plan.store.ts";
import type { Tx } from "../storage/database.ts";
import { cardOf } from "./card.store.ts";
import type { PaymentProvider } from "./payment-provider.ts";

type OrgTx = Tx & { readonly org: number };
type Call = Doer & { readonly tx: OrgTx };

/** The plans, the current one, and the owner. */
export const planChoices = async (tx: OrgTx): Promise<PlanChoices> => {
  const { plan, trial_end } = await orgPlan(tx);
  const owner = await tx.db
    .selectFrom("users")
    .select(["first_name", "last_name", "email"])
    .where("org_id", "=", tx.org)
    .where("role", "=", "owner")
    .where("status", "=", 1)
    .orderBy("user_id")
    .executeTakeFirst();
  return {
    org_plan: plan,
    trial_end,
    plans: plansByPrice,
    owner: owner === undefined ? null : { name: `${owner.first_name} ${owner.last_name}`.trim(), email: owner.email },
  };
};

const pay = async (
  { tx, request }: Call,
  provider: PaymentProvider,
  plan: PlanName,
  amount_cents: number,
): Promise<E.Either<Failure, void>> => {
  if (provider.refusal !== null) return E.left(invalid({ plan: [provider.refusal] }));
  if ((await cardOf(tx)) === null) return E.left(invalid({ card: [billingRefusals.no_card] }));
  const { n } = await tx.db
    .selectFrom("invoices")
    .select((eb) => eb.fn.countAll<string>().as("n"))
    .where("org_id", "=", tx.org)
    .executeTakeFirstOrThrow();
  const charge_key = `${plan}:${Number(n) + 1}`;
  const charged = await provider.charge({
    customer: provider.customer(tx.org),
    amount_cents,
    currency: "usd",
    description: `Cygnet ${plan}`,
    key: `${tx.org}:${charge_key}`,
  })();
  if (E.isLeft(charged)) return charged;
  await tx.db
    .insertInto("invoices")
    .values({ org_id: tx.org, plan, amount_cents, status: "paid", charge_key, issued_at: request.now })
    .execute();
  return E.right(undefined);
};

/** Activates a plan and its features; choosing the current plan is not charged again. */
export const choosePlan = async (call: Call, provider: PaymentProvider, chosen: PlanName): Promise<E.Either<Failure, PlanChoices>> => {
  const { tx } = call;
  const before = await orgPlan(tx, true);
  if (before.plan === chosen) return E.right(await planChoices(tx));
  const amount = planCharge(before.plan, chosen);
  const paid = amount === 0 ? E.right(undefined) : await pay(call, provider, chosen, amount);
  if (E.isLeft(paid)) return paid;
  const enabled = await tx.db.selectFrom("enabled_programs").select("program_id").where("org_id", "=", tx.org).execute();
  const kept = featuresOfPrograms(enabled.map(({ program_id }) => program_id));
  const features = [...featuresOnPlan(before.features, chosen, kept, before.plan)];
  await tx.db.updateTable("orgs").set({ plan: chosen, trial_end: 0, features }).where("org_id", "=", tx.org).execute();
  await writeAudit(tx, call, {
    action: "org.plan",
    object_type: "org",
    object_id: tx.org,
    before: { plan: before.plan },
    after: { plan: chosen, amount_cents: amount },
  });
  return E.right(await planChoices(tx));
};
