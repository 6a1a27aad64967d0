import type { Generated } from "kysely";

type BillingRows = {
  org_id: number;
  customer_id: string;
  card_brand: string | null;
  card_last4: string | null;
  card_exp_month: number | null;
  card_exp_year: number | null;
  version: Generated<number>;
  created_at: number;
  updated_at: number;
};

type Invoices = {
  invoice_id: Generated<number>;
  org_id: number;
  plan: string;
  amount_cents: number;
  currency: Generated<string>;
  status: "paid" | "open" | "failed";
  charge_key: string;
  issued_at: number;
};

type BillingShares = { token_hash: string; org_id: number; user_id: number; created_at: number; expires_at: number };

declare module "../storage/schema.ts" {
  interface Schema {
    billing: BillingRows;
    invoices: Invoices;
    billing_shares: BillingShares;
  }
}
