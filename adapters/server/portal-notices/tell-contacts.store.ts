import { sql } from "kysely";
import { NoticeAbout } from "../../../core/portal-notices/notice-about.model.ts";
import type { NoticeKind } from "../../../core/portal-notices/notice-kinds.model.ts";
import { enqueue } from "../jobs/enqueue.store.ts";
import type { Tx } from "../storage/database.ts";
import { tellNoticesKind } from "./notice-job-kinds.ts";
import { reachableSql } from "./reachable-sql.ts";

/**
 * A notice for one or more contacts.
 * @property key names what is told: a contact has one notice for each
 */
export type Telling = {
  readonly contacts: readonly number[];
  readonly kind: NoticeKind;
  readonly key: string;
  readonly about: NoticeAbout;
};

/**
 * Adds a notice for contacts who can be reached and do not have it yet.
 * @returns how many were added
 */
export const addNotices = async ({ db, org }: Tx, { contacts, kind, key, about }: Telling, now: number): Promise<number> => {
  if (contacts.length === 0) return 0;
  const { rows } = await sql`
    insert into portal_notices (org_id, con_id, key, kind, about, created_at)
    select c.org_id, c.con_id, ${key}, ${kind}, ${JSON.stringify(NoticeAbout.encode(about))}::jsonb, ${now}::bigint from contacts c
    where c.org_id = ${org} and c.con_id = any(${[...contacts]}::bigint[]) and ${reachableSql("c")}
    on conflict (con_id, key) do nothing returning notice_id`.execute(db);
  return rows.length;
};

/**
 * Tells contacts of something in the transaction of the change that causes it: the notice is on their page at once, and a job sends the alert
 * by the way that each has chosen. A key that was told before is not told again.
 * @param now epoch seconds
 * @returns how many are told
 */
export const tellContacts = async (tx: Tx, telling: Telling, now: number): Promise<number> => {
  const added = await addNotices(tx, telling, now);
  if (added > 0) await enqueue(tx, tellNoticesKind, { input: {}, user: null, now });
  return added;
};
