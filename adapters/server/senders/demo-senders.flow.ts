import type { SenderFindings } from "../../../core/senders/sender.model.ts";
import type { Database, Tx } from "../storage/database.ts";
import type { Sealer } from "../storage/sealer.ts";
import { keepDomainKey, type KeyPair, newDomainKey, selectorOf } from "./domain-keys.store.ts";

const day = 86_400;
const good = { domain: "harbor.example", email: "hello@harbor.example", name: "Harbor Learning" };
const bad = { domain: "harbor-events.example", email: "news@harbor-events.example", name: "Harbor Events" };

const zoneWith = (pair: KeyPair, ip: string): string =>
  [
    "# Mail from hello@harbor.example is set up well.",
    `${good.domain} TXT v=spf1 ip4:${ip} ~all`,
    `${selectorOf(pair)}._domainkey.${good.domain} TXT v=DKIM1; k=rsa; p=${pair.publicKey}`,
    `_dmarc.${good.domain} TXT v=DMARC1; p=quarantine`,
    "# The policy of harbor-events.example names another mail server, and its key is missing.",
    `${bad.domain} TXT v=spf1 ip4:198.51.100.7 -all`,
  ].join("\n");

const passed = (ip: string): SenderFindings => ({
  spf: { result: "pass", problem: null, found: [`v=spf1 ip4:${ip} ~all`] },
  dkim: { result: "pass", found: [] },
  dmarc: { result: "quarantine", found: ["v=DMARC1; p=quarantine"] },
});
const refused: SenderFindings = {
  spf: { result: "fail", problem: null, found: ["v=spf1 ip4:198.51.100.7 -all"] },
  dkim: { result: "none", found: [] },
  dmarc: { result: "none", found: [] },
};

const fill = async (tx: Tx & { readonly org: number }, sealer: Sealer, ip: string, now: number): Promise<void> => {
  const pair = await newDomainKey();
  for (const { domain } of [good, bad]) await keepDomainKey(tx, sealer, domain, now - 90 * day, async () => pair);
  const common = { org_id: tx.org, created_at: now - 90 * day, updated_at: now, checked_at: now - 3600, confirmed_at: now - 89 * day };
  await tx.db
    .insertInto("senders")
    .values([
      { ...common, ...good, is_default: true, status: "verified", findings: JSON.stringify(passed(ip)) },
      {
        ...common,
        ...bad,
        status: "failed",
        findings: JSON.stringify(refused),
        bad_days: 4,
        bad_at: now - 3600,
        created_at: now - 30 * day,
      },
    ])
    .execute();
  await tx.db
    .insertInto("demo_zones")
    .values({ org_id: tx.org, records: zoneWith(pair, ip) })
    .execute();
};

/**
 * Gives the first demo organisation a verified sender and one that fails, with the zone that their checks read, unless there is a zone or it
 * has senders. Not part of the seeding, as private keys are sealed with the key of the server.
 * @param ip the address of the mail server
 */
export const fillDemoSenders = (database: Database, sealer: Sealer, ip: string, now: number): Promise<void> =>
  database.asSystem(async (all) => {
    const { db } = all;
    const first = await db.selectFrom("orgs").select("org_id").where("is_demo", "=", true).orderBy("org_id").limit(1).executeTakeFirst();
    if (first === undefined) return;
    const zone = await db.selectFrom("demo_zones").select("org_id").limit(1).executeTakeFirst();
    const sender = await db.selectFrom("senders").select("org_id").where("org_id", "=", first.org_id).limit(1).executeTakeFirst();
    if (zone === undefined && sender === undefined) await fill({ ...all, org: first.org_id }, sealer, ip, now);
  });
