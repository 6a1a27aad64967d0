import * as t from "io-ts";
import { anyone, ownerOnly, staff } from "../../core/access/access-rule.rule.ts";
import {
  Billing,
  BillingShare,
  CardChange,
  Invoice,
  NotifyRequest,
  PlanChange,
  PlanChoices,
  RevokedShares,
} from "../../core/billing/billing.model.ts";
import { textUpTo } from "../../core/kernel/bounded.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { Done } from "./envelope.ts";

const Shared = t.partial({ shared_token: textUpTo(200) }, "SharedBilling");

/** Every call about plans and paying for them. They stay open without a plan in force, for they are the way to one. */
export const billing = {
  plan: endpoint({
    ...noInput,
    name: "billing.plan",
    summary: "The plans to choose from, the one in force, and who may choose.",
    method: "GET",
    path: "/api/org/plan",
    access: staff(),
    reply: PlanChoices,
  }),
  choosePlan: endpoint({
    ...noInput,
    name: "billing.choosePlan",
    summary: "Puts a plan in force; one that costs more than the one before is charged to the card at once.",
    method: "PUT",
    path: "/api/org/plan",
    access: ownerOnly,
    needsPlan: false,
    body: PlanChange,
    reply: PlanChoices,
  }),
  billing: endpoint({
    ...noInput,
    name: "billing.get",
    summary: "What the organisation pays with; for its owner, and for whoever has a shared link.",
    method: "GET",
    path: "/api/org/billing",
    access: anyone,
    rate: "public",
    query: Shared,
    reply: Billing,
  }),
  changeCard: endpoint({
    ...noInput,
    name: "billing.changeCard",
    summary: "Changes the card by the provider's token for it; for the owner, and for whoever has a shared link.",
    method: "PUT",
    path: "/api/org/billing",
    access: anyone,
    rate: "public",
    query: Shared,
    sessionUnless: "shared_token",
    body: CardChange,
    reply: Billing,
  }),
  invoices: endpoint({
    ...noInput,
    name: "billing.invoices",
    summary: "The organisation's bills, newest first.",
    method: "GET",
    path: "/api/org/invoices",
    access: ownerOnly,
    reply: t.readonlyArray(Invoice),
  }),
  share: endpoint({
    ...noInput,
    name: "billing.share",
    summary: "Makes a link that shows the billing and lets its card be changed for seven days.",
    method: "POST",
    path: "/api/org/billing_share",
    access: ownerOnly,
    needsPlan: false,
    reply: BillingShare,
  }),
  unshare: endpoint({
    ...noInput,
    name: "billing.unshare",
    summary: "Revokes every link to the billing, those that were mailed too.",
    method: "DELETE",
    path: "/api/org/billing_share",
    access: ownerOnly,
    needsPlan: false,
    reply: RevokedShares,
  }),
  notify: endpoint({
    ...noInput,
    name: "billing.notify",
    summary: "Mails people of the organisation a link to its billing; nobody named, nothing sent.",
    method: "POST",
    path: "/api/org/billing_notify",
    access: ownerOnly,
    needsPlan: false,
    body: NotifyRequest,
    reply: Done,
  }),
} as const;
