import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { mayCall, ownerOnly } from "../../../core/access/access-rule.rule.ts";
import { type Actor, anonymous } from "../../../core/access/actor.model.ts";
import { billingRefusals } from "../../../core/billing/billing-refusals.ts";
import type { Billing } from "../../../core/billing/billing.model.ts";
import { type Failure, notFound } from "../../../core/kernel/failure.ts";
import { billing } from "../../contract/billing.contract.ts";
import { done } from "../../contract/envelope.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import type { Request } from "../http/call.ts";
import { type Route, routesFor } from "../http/routes-for.ts";
import type { Outbox } from "../outbox/outbox.store.ts";
import type { Database, Tx } from "../storage/database.ts";
import { billingOf, changeCard } from "./card.store.ts";
import { embeddedPayments } from "./embedded-payments.ts";
import { invoicesOf } from "./invoice.store.ts";
import { noPayments } from "./no-payments.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { choosePlan, planChoices } from "./plan.store.ts";
import { notifyPeople, shareBilling, sharedOrg, unshareBilling } from "./share.store.ts";

type OrgTx = Tx & { readonly org: number };
const inOrg = (tx: Tx, org: number): OrgTx => ({ ...tx, org });

type OpenCall = {
  readonly actor: Actor;
  readonly database: Database;
  readonly request: Request;
  readonly query: { readonly shared_token?: string };
};

/** The organisation whose billing a call is about: that of its shared link, else that of the calling owner. */
const whose = async ({
  actor,
  database,
  request,
  query,
}: OpenCall): Promise<E.Either<Failure, { readonly org: number; readonly actor: Actor; readonly isShared: boolean }>> => {
  if (query.shared_token !== undefined) {
    const org = await sharedOrg(database, query.shared_token, request.now);
    return org === null ? E.left(notFound(billingRefusals.billing_link_stale)) : E.right({ org, actor: anonymous, isShared: true });
  }
  const owner = mayCall(ownerOnly, actor);
  return E.isLeft(owner) || actor.kind !== "staff"
    ? E.isLeft(owner)
      ? owner
      : E.left(notFound(billingRefusals.no_billing))
    : E.right({ org: actor.org_id, actor, isShared: false });
};

const about =
  (
    provider: PaymentProvider,
    call: OpenCall,
    change: (tx: OrgTx, actor: Actor) => Promise<E.Either<Failure, void>>,
  ): TE.TaskEither<Failure, Billing> =>
  async () => {
    const found = await whose(call);
    if (E.isLeft(found)) return found;
    const { org, actor, isShared } = found.right;
    return call.database.inOrg(org, async (tx) => {
      const changed = await change(inOrg(tx, org), actor);
      return E.isLeft(changed) ? changed : E.right(await billingOf(inOrg(tx, org), provider, isShared));
    });
  };

const routesOf = (provider: PaymentProvider, outbox: Outbox): readonly Route[] =>
  routesFor(billing, {
    plan: ({ tx, actor }) => TE.fromTask(() => planChoices(inOrg(tx, actor.org_id))),
    choosePlan: (call) => () => choosePlan({ ...call, tx: inOrg(call.tx, call.actor.org_id) }, provider, call.body.plan),
    billing: (call) => about(provider, call, async () => E.right(undefined)),
    changeCard: (call) => about(provider, call, (tx, actor) => changeCard({ tx, actor, request: call.request }, provider, call.body.token)),
    invoices: ({ tx, actor }) => TE.fromTask(() => invoicesOf(inOrg(tx, actor.org_id))),
    share: (call) => TE.fromTask(() => shareBilling(call)),
    unshare: (call) => TE.fromTask(() => unshareBilling(call)),
    notify: (call) => async () => {
      const told = await notifyPeople(call, outbox, call.body.user_ids);
      return E.isLeft(told) ? told : E.right(done);
    },
  });

/** Endpoints for plans and payment: the demo has the embedded provider, other servers none. */
export const routes: RouteContribution = ({ config, outbox }) => routesOf(config.demo ? embeddedPayments : noPayments, outbox);
