import { sql } from "kysely";
import { makeAuditLog } from "../../adapters/server/audit/audit-log.store.ts";
import { recordNamesOf } from "../../adapters/server/audit/audit-names.store.ts";
import { loadAreas } from "../../adapters/server/contributions/load-areas.ts";
import { demoOrganisation, seedDemo } from "../../adapters/server/demo/seed-demo.ts";
import { type Database, makeDatabase } from "../../adapters/server/storage/database.ts";
import { migrate } from "../../adapters/server/storage/migrate.ts";
import { openPglite } from "../../adapters/server/storage/pglite.engine.ts";
import { type AuditFilter, wholeTrail } from "../../core/audit/audit-query.model.ts";
import { type Bench, ms, type Row } from "./table.ts";

const size = 1_000_000;
const now = 1_782_907_200;
const rounds = 15;
const target = 300;

/** Entries as an import, people and scripts write them; their links are not made, since reading pages does not look at them. */
const seed = (database: Database, org: number): Promise<void> =>
  database.asSystem(async ({ db }) => {
    await sql`alter table audit disable trigger user`.execute(db);
    for (let from = 0; from < size; from += 50_000)
      await sql`
        insert into audit (org_id, at, actor_kind, actor_id, action, object_type, object_id, before, after, request_id, ip, seq, hash)
        select ${org}, ${now} - 30000000 + n * 30, case when n % 50 = 0 then 'token' when n % 3 = 0 then 'job' else 'staff' end, 1 + n % 4,
          case when n % 10 = 0 then 'contact.create' when n % 997 = 0 then 'field.update' else 'contact.update' end, case when n % 997 = 0 then 'field' else 'contact' end, (n % 200000)::text,
          jsonb_build_object('first_name', 'Name' || n % 5000), jsonb_build_object('first_name', 'Name' || n % 4999, 'fields', jsonb_build_object('town', 'Town' || n % 300)), 'bench', '', n + 1000000, '\\x00'
        from generate_series(${from}::int, ${from + 49_999}::int) n`.execute(db);
    await sql`alter table audit enable trigger user`.execute(db);
    await sql`analyze audit`.execute(db);
  });

const questions: readonly { readonly what: string; readonly filter: Partial<AuditFilter> }[] = [
  { what: "the newest", filter: {} },
  { what: "one person, however", filter: { who: { person: 2 } } },
  { what: "by API token", filter: { who: { kind: "token" } } },
  { what: "a kind of record", filter: { type: "field" } },
  { what: "an action", filter: { action: "contact.create" } },
  { what: "one record", filter: { type: "contact", record: "4711" } },
  { what: "days of long ago", filter: { from: "2025-08-01", to: "2025-08-03" } },
  { what: "a rare word", filter: { text: "name4321" } },
  { what: "a common word", filter: { text: "town7" } },
  { what: "a word in every entry", filter: { text: "town" } },
  { what: "a word that is nowhere", filter: { text: "nowhere" } },
  { what: "a common word, days of long ago", filter: { text: "town7", from: "2025-08-01", to: "2025-08-03" } },
  { what: "a person and a rare action", filter: { who: { person: 3 }, action: "field.update" } },
  { what: "a person, an action and days", filter: { who: { person: 3 }, action: "contact.update", from: "2026-01-01", to: "2026-02-01" } },
];

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? Number.NaN;

/** Pages of the audit log by every filter, and the page far behind. */
export const auditBench: Bench = {
  title: `Audit log of ${size.toLocaleString("en")} entries, embedded database, p95 of ${rounds}`,
  run: async () => {
    const database = makeDatabase(await openPglite(undefined));
    await migrate(database);
    await seedDemo(database, now);
    const org = await demoOrganisation(database);
    await seed(database, org);
    const actor = { kind: "staff", row_rule: "all", org_id: org, user_id: 1, role: "owner", flags: [], features: [], teams: [] } as const;
    const names = recordNamesOf(await loadAreas());
    const read = async (filter: Partial<AuditFilter>, before: string | null): Promise<number> => {
      const start = performance.now();
      await database.inOrg(org, (tx) =>
        makeAuditLog({ tx, actor, request: { id: "bench", ip: "127.0.0.1", now } }, names).page({ ...wholeTrail, ...filter, before })(),
      );
      return performance.now() - start;
    };
    const measured = async (what: string, filter: Partial<AuditFilter>, before: string | null): Promise<Row> => {
      await read(filter, before);
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) times.push(await read(filter, before));
      const value = percentile(times, 0.95);
      return {
        what,
        value: ms(value),
        limit: ms(target),
        ratio: (value / target).toFixed(2),
        target: `≤ ${ms(target)}`,
        met: value <= target,
      };
    };
    const rows: Row[] = [];
    for (const { what, filter } of questions) rows.push(await measured(what, filter, null));
    rows.push(await measured("a page in the middle", {}, `${now - 15_000_000}.${size / 2}`));
    const start = performance.now();
    await database.inOrg(org, (tx) => makeAuditLog({ tx, actor, request: { id: "bench", ip: "127.0.0.1", now } }, names).facets());
    const facets = performance.now() - start;
    rows.push({
      what: "what there is to filter by",
      value: ms(facets),
      limit: ms(target),
      ratio: (facets / target).toFixed(2),
      target: `≤ ${ms(target)}`,
      met: facets <= target,
    });
    await database.close();
    return rows;
  },
};
