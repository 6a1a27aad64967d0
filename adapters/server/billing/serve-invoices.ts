import type { FastifyInstance } from "fastify";
import * as E from "fp-ts/lib/Either.js";
import { mayCall, ownerOnly } from "../../../core/access/access-rule.rule.ts";
import { anonymous } from "../../../core/access/actor.model.ts";
import { billingRefusals } from "../../../core/billing/billing-refusals.ts";
import { forbidden, notFound } from "../../../core/kernel/failure.ts";
import type { Sessions } from "../auth/session.store.ts";
import { RequestFailure } from "../http/body-parser.ts";
import type { Cookies } from "../http/cookies.ts";
import type { Database } from "../storage/database.ts";
import { invoiceOf, invoicePath } from "./invoice.store.ts";
import { type PdfLine, plainPdf } from "./plain-pdf.ts";

type Deps = { readonly database: Database; readonly sessions: Sessions; readonly cookies: Cookies; readonly now: () => number };
type Found = NonNullable<Awaited<ReturnType<typeof invoiceOf>>>;

const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100);

const linesOf = ({ id, org_name, plan, amount_cents, currency, status, date }: Found): readonly PdfLine[] => [
  { text: `Invoice ${id}`, size: 22, top: 90 },
  { text: `Date: ${new Date(date * 1000).toISOString().slice(0, 10)}`, size: 12, top: 130 },
  { text: `For: ${org_name}`, size: 12, top: 150 },
  { text: `Plan: ${plan}, one month`, size: 12, top: 190 },
  { text: `Amount: ${money(amount_cents, currency)}`, size: 12, top: 210 },
  { text: `Status: ${status}`, size: 12, top: 230 },
];

/** Serves the organisation's invoices as PDF to its owner. */
export const serveInvoices = (app: FastifyInstance, { database, sessions, cookies, now }: Deps): void => {
  app.get<{ Params: { id: string } }>(invoicePath, { config: { rate: "public" } }, async (request, reply) => {
    const token = cookies.read(request, "staff");
    const session = token === null ? null : await sessions.find(token, now());
    const actor = session?.actor ?? anonymous;
    const owner = mayCall(ownerOnly, actor);
    if (E.isLeft(owner)) throw new RequestFailure(owner.left);
    if (actor.kind !== "staff") throw new RequestFailure(forbidden(billingRefusals.staff_only));
    const { id } = request.params;
    const invoice = /^\d{1,15}$/.test(id)
      ? await database.inOrg(actor.org_id, (tx) => invoiceOf({ ...tx, org: actor.org_id }, Number(id)))
      : null;
    if (invoice === null) throw new RequestFailure(notFound(billingRefusals.no_invoice));
    return reply
      .header("cache-control", "no-store")
      .header("content-disposition", `inline; filename="invoice-${invoice.id}.pdf"`)
      .type("application/pdf")
      .send(await plainPdf(`Invoice ${invoice.id}`, linesOf(invoice)));
  });
};
