import { sql } from "kysely";
import { decodedOrNull } from "../../../core/kernel/decoded-or-null.ts";
import type { StoredVerification } from "../../../core/senders/after-check.rule.ts";
import { publishedRecords } from "../../../core/senders/published-records.rule.ts";
import { noFindings, type Sender, SenderFindings, type SenderStatus } from "../../../core/senders/sender.model.ts";
import type { Tx } from "../storage/database.ts";

/** A sender as it is stored, with the public key of its domain. */
export type SenderRow = {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly domain: string;
  readonly is_default: boolean;
  readonly status: SenderStatus;
  readonly findings: unknown;
  readonly checked_at: number | null;
  readonly unanswered_at: number | null;
  readonly bad_days: number;
  readonly bad_at: number | null;
  readonly link_hash: string | null;
  readonly link_sent_at: number | null;
  readonly link_until: number | null;
  readonly confirmed_at: number | null;
  readonly version: number;
  readonly created_at: number;
  readonly deleted_at: number | null;
  readonly selector: string;
  readonly public_key: string;
};

const read = decodedOrNull(SenderFindings);

/** The verification of a stored sender. */
export const verificationOf = (row: SenderRow): StoredVerification => ({
  status: row.status,
  ...(read(row.findings) ?? noFindings),
  mailbox: { confirmed_at: row.confirmed_at, sent_at: row.link_sent_at, until: row.link_until },
  checked_at: row.checked_at,
  unanswered_at: row.unanswered_at,
  bad_days: row.bad_days,
  bad_at: row.bad_at,
});

/**
 * A stored sender as its readers get it.
 * @param ips the addresses of the mail server, for the policy to publish
 */
export const senderOf = (row: SenderRow, ips: readonly string[]): Sender => {
  const { id, email, name, is_default, version, created_at, domain } = row;
  const { bad_at: _counted, ...verification } = verificationOf(row);
  return {
    id,
    email,
    name,
    is_default,
    verification,
    records: publishedRecords(domain, row, ips, verification),
    version,
    created_at,
  };
};

/** The senders of an organisation, removed ones too, the oldest first; locked for a change of them. */
export const senderRows = async ({ db, org }: Tx, isLocked = false): Promise<readonly SenderRow[]> => {
  const { rows } = await sql<SenderRow>`
    select s.sender_id as id, s.email, s.name, s.domain, s.is_default, s.status, s.findings, s.checked_at, s.unanswered_at, s.bad_days, s.bad_at,
      s.link_hash, s.link_sent_at, s.link_until, s.confirmed_at, s.version, s.created_at, s.deleted_at, d.selector, d.public_key
    from senders s join sender_domains d on d.org_id = s.org_id and d.domain = s.domain
    where s.org_id = ${org} order by s.created_at, s.sender_id ${isLocked ? sql`for update of s` : sql``}`.execute(db);
  return rows;
};
