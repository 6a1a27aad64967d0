import type { Invoice } from "../../../core/billing/billing.model.ts";
import type { Tx } from "../storage/database.ts";

/** Path of an invoice as PDF. */
export const invoicePath = "/api/org/invoices/:id/pdf";

type OrgTx = Tx & { readonly org: number };

const columns = ["invoice_id as id", "issued_at as date", "plan", "amount_cents", "currency", "status"] as const;

/** The organisation's invoices, newest first. */
export const invoicesOf = async ({ db, org }: OrgTx): Promise<readonly Invoice[]> => {
  const rows = await db
    .selectFrom("invoices")
    .select(columns)
    .where("org_id", "=", org)
    .orderBy("issued_at", "desc")
    .orderBy("invoice_id", "desc")
    .execute();
  return rows.map((row) => ({ ...row, pdf_url: invoicePath.replace(":id", String(row.id)) }));
};

/** An invoice and its organisation. */
export const invoiceOf = async (
  { db, org }: OrgTx,
  id: number,
): Promise<(Omit<Invoice, "pdf_url"> & { readonly org_name: string }) | null> => {
  const row = await db.selectFrom("invoices").select(columns).where("org_id", "=", org).where("invoice_id", "=", id).executeTakeFirst();
  if (row === undefined) return null;
  const { name } = await db.selectFrom("orgs").select("name").where("org_id", "=", org).executeTakeFirstOrThrow();
  return { ...row, org_name: name };
};
