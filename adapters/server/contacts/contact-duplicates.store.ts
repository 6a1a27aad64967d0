import { sql } from "kysely";
import { mobileKey } from "../../../core/contacts/contact-lists.rule.ts";
import type { ContactValues } from "../../../core/contacts/contact-values.model.ts";
import type { Contact } from "../../../core/contacts/contact.model.ts";
import type { FieldViewer } from "../../../core/fields/field-access.rule.ts";
import { normalEmail } from "../../../core/validation/email.rule.ts";
import { planned, type Tx } from "../storage/database.ts";
import { contactColumns } from "./contact-row.ts";

type Addresses = Pick<ContactValues, "email" | "mobile">;

const mostShown = 5;

/**
 * At most 5 contacts with one of the emails or mobiles, archived ones last.
 * @param except the contact to exclude
 */
export const contactsWith = async (
  tx: Tx,
  viewer: FieldViewer,
  { email = [], mobile = [] }: Addresses,
  except: number | null,
): Promise<readonly Contact[]> => {
  if (email.length + mobile.length === 0) return [];
  const { rows } = await sql<Contact>`
    select ${contactColumns(viewer)} from own_contacts c
    where c.org_id = ${tx.org} and (c.email && ${email.map(normalEmail)}::text[] or c.mobile && ${mobile.map(mobileKey)}::text[]) and c.con_id is distinct from ${except}::bigint
    order by c.archived_at is not null, c.sort_name, c.con_id limit ${mostShown}`.execute(tx.db);
  return rows;
};

/** Locks emails, mobiles or idempotency keys against concurrent writers, so that two transactions do not both create the record. */
export const holdAddresses = async (tx: Tx, texts: readonly string[]): Promise<void> => {
  if (texts.length === 0) return;
  const held = texts.map((text) => `${tx.org}:${text}`).toSorted();
  await planned(
    tx,
    sql`select pg_advisory_xact_lock(hashtextextended(held, 0)) from jsonb_array_elements_text(${JSON.stringify(held)}::jsonb) held`,
  );
};
