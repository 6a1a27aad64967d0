import type { Billing, Invoice, PlanChoices } from "../../../core/billing/billing.model.ts";
import { plansByPrice } from "../../../core/billing/plan-change.rule.ts";
import { idle, loaded } from "../../../core/kernel/remote.ts";
import type { Usage } from "../../../core/org/feature-usage.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { BillingView, type BillingViewProps } from "./billing.view.tsx";
import { InvoicesView } from "./invoices.view.tsx";
import { PlansOfOthersView } from "./plans-of-others.view.tsx";
import { PlansView, type PlansViewProps } from "./plans.view.tsx";

const nothing = (): void => undefined;
const now = 1_782_907_200;
const day = 24 * 3600;

const choices: PlanChoices = {
  org_plan: "starter",
  trial_end: 0,
  plans: plansByPrice,
  owner: { name: "Rosa Rivers", email: "rosa@quayside.example" },
};
const billing: Billing = {
  org_name: "Quayside Rowing Club",
  org_plan: "starter",
  trial_end: 0,
  card: { brand: "Visa", last4: "4242", exp_month: 3, exp_year: 2029 },
  test_cards: [
    { token: "tok_ok", brand: "Visa", last4: "4242", is_declined: false },
    { token: "tok_declined", brand: "Visa", last4: "0002", is_declined: true },
  ],
  people: [{ id: 1, name: "Rosa Rivers", email: "rosa@quayside.example" }],
};
const usage: Usage = {
  campaigns: { used: 25, cap: 25 },
  workflows: { used: 2, cap: 10 },
  workflow_size: { used: 4, cap: 20 },
  sms: { used: 812, cap: 1_000 },
  users: { used: 4, cap: null },
  mal: { used: 0, cap: 0 },
};
const invoices: readonly Invoice[] = (["paid", "open", "failed"] as const).map((status, index) => ({
  id: 3 - index,
  date: now - index * 30 * day,
  plan: "starter",
  amount_cents: 4_900 + index,
  currency: "usd",
  status,
  pdf_url: `/api/org/invoices/${3 - index}/pdf`,
}));

const props: PlansViewProps = {
  now,
  choices: loaded(choices),
  usage: { usage: loaded(usage), onRetry: nothing },
  billing: loaded(billing),
  choosing: { isPending: false, failure: null, onAddCard: nothing, onChoose: nothing },
  line: { number: null, onSetUp: nothing },
  onRetry: nothing,
};
const ofBilling: BillingViewProps = {
  billing: loaded(billing),
  card: { isPending: false, failure: null, onSave: nothing },
  sharing: {
    share: null,
    isSharing: false,
    isSending: false,
    isRevoking: false,
    failure: null,
    onShare: nothing,
    onCopy: nothing,
    onRevoke: nothing,
    onSend: nothing,
  },
  onRetry: nothing,
};
const declined = "Your card was declined. Try another one.";

export const gallery: GalleryEntry = {
  name: "plans",
  group: "staff/plans",
  isWhole: true,
  states: {
    paid: () => <PlansView {...props} line={{ number: "+12125550160", onSetUp: nothing }} />,
    "on trial": () => (
      <PlansView
        {...props}
        choices={loaded({ ...choices, org_plan: "trial", trial_end: now + 5 * day })}
        billing={loaded({ ...billing, card: null })}
      />
    ),
    "trial over": () => <PlansView {...props} choices={loaded({ ...choices, org_plan: "trial", trial_end: now - day })} />,
    loading: () => <PlansView {...props} choices={idle} billing={idle} usage={{ ...props.usage, usage: idle }} />,
    broken: () => (
      <PlansView
        {...props}
        choices={{ tag: "failed", failure: { tag: "offline" } }}
        billing={{ tag: "failed", failure: { tag: "timeout" } }}
      />
    ),
    others: () => <PlansOfOthersView title="Plans" choices={loaded(choices)} onRetry={nothing} />,
    billing: () => <BillingView {...ofBilling} />,
    declined: () => (
      <BillingView
        {...ofBilling}
        card={{ ...ofBilling.card, failure: { tag: "invalid", message: declined, errors: { token: [declined] } } }}
      />
    ),
    shared: () => (
      <BillingView
        {...ofBilling}
        sharing={{ ...ofBilling.sharing, share: { url: "https://cygnet.example/ui/share-billing#token=abc", expires_at: now + 7 * day } }}
      />
    ),
    "billing broken": () => <BillingView {...ofBilling} billing={{ tag: "failed", failure: { tag: "timeout" } }} />,
    invoices: () => <InvoicesView invoices={loaded(invoices)} onRetry={nothing} />,
    "no invoices": () => <InvoicesView invoices={loaded([])} onRetry={nothing} />,
    "invoices loading": () => <InvoicesView invoices={idle} onRetry={nothing} />,
    "invoices broken": () => <InvoicesView invoices={{ tag: "failed", failure: { tag: "offline" } }} onRetry={nothing} />,
  },
};
