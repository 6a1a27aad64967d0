import { sql } from "kysely";
import { defaultAlerts } from "../../../core/portal-notices/alert-choice.model.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";

/** Contacts with a number that stopped texts have no alerts until the number wants texts again or they choose anew. */
const alertsByWord = {
  stop: (org: number | null, contacts: readonly number[], now: number) => sql`
    insert into contact_alerts as a (con_id, org_id, alerts, before_stop, updated_at)
    select one, ${org}, 'none', ${defaultAlerts}, ${now} from unnest(${[...contacts]}::bigint[]) as one
    on conflict (con_id) do update set before_stop = case when a.alerts = 'none' then a.before_stop else a.alerts end, alerts = 'none', updated_at = excluded.updated_at`,
  start: (org: number | null, contacts: readonly number[], now: number) => sql`
    update contact_alerts set alerts = before_stop, before_stop = null, updated_at = ${now}
    where org_id = ${org} and con_id = any(${[...contacts]}::bigint[]) and before_stop is not null`,
} as const;

/**
 * Carries out the word of a number for all contacts who have it: STOP switches their alerts off, START brings back what they had; the audit
 * log tells it.
 * @param now epoch seconds
 */
export const takeWord = async (
  tx: Tx,
  doer: (contact: number) => Doer,
  { word, mobile, contacts }: { readonly word: "stop" | "start"; readonly mobile: string; readonly contacts: readonly number[] },
  now: number,
): Promise<void> => {
  await alertsByWord[word](tx.org, contacts, now).execute(tx.db);
  for (const contact of contacts)
    await writeAudit(tx, doer(contact), {
      action: word === "stop" ? "texts.stop" : "texts.start",
      object_type: "contact",
      object_id: contact,
      before: null,
      after: { mobile },
    });
};
