import { sql } from "kysely";
import { mailFrom, type MailSender } from "../../../core/senders/mail-from.rule.ts";
import type { Tx } from "../storage/database.ts";
import { domainKeyPlace } from "./domain-keys.store.ts";

/** An address with the name that recipients see. */
export type MailAddress = { readonly name: string; readonly address: string };

/** The signature of mail (DKIM). @property privateKey PKCS #8 in base64 */
type Signing = { readonly domain: string; readonly selector: string; readonly privateKey: string };

/**
 * Who a mail is from.
 * @property from with the signature of its domain; null for the address of the installation
 */
export type Origin = { readonly from: (MailAddress & { readonly signing: Signing }) | null; readonly replyTo: MailAddress | null };

/** The address of the installation. */
export const fromInstallation: Origin = { from: null, replyTo: null };

type Row = MailSender & {
  readonly id: number;
  readonly name: string;
  readonly domain: string;
  readonly selector: string;
  readonly private_key: string;
};

/**
 * Who a mail of an organisation is from.
 * @param own the sender that it was written for; null for the default one
 * @param open opens a sealed private key; null when it was sealed with another secret key, and the installation sends instead
 */
export const originOf = async (
  { db, org }: Tx,
  { recipient, own }: { readonly recipient: string; readonly own: number | null },
  open: (sealed: string, place: string) => string | null,
): Promise<Origin> => {
  const { rows } = await sql<Row & { readonly is_default: boolean }>`
    select s.sender_id as id, s.email, s.name, s.status, s.is_default, s.confirmed_at is not null as "isConfirmed", d.domain, d.selector, d.private_key
    from senders s join sender_domains d on d.org_id = s.org_id and d.domain = s.domain
    where s.org_id = ${org} and s.deleted_at is null and (s.is_default or s.sender_id = ${own})`.execute(db);
  const chosen = mailFrom<Row>(recipient, rows.find(({ id }) => id === own) ?? null, rows.find(({ is_default }) => is_default) ?? null);
  if (chosen.tag === "installation")
    return { from: null, replyTo: chosen.replyTo === null ? null : { name: chosen.replyTo.name, address: chosen.replyTo.email } };
  const { name, email: address, domain, selector, private_key } = chosen.sender;
  const privateKey = open(private_key, domainKeyPlace(org, domain));
  return privateKey === null
    ? { from: null, replyTo: { name, address } }
    : { from: { name, address, signing: { domain, selector, privateKey } }, replyTo: null };
};
