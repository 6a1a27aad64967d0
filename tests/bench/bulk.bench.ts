import { sql } from "kysely";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { makeBulkStore } from "../../adapters/server/bulk/bulk.store.ts";
import { systemClock } from "../../adapters/server/clock.ts";
import { loadAreas } from "../../adapters/server/contributions/load-areas.ts";
import { contactCsv } from "../../adapters/server/export/contact-csv.ts";
import { makeJobRunner } from "../../adapters/server/jobs/job-runner.ts";
import { serverJobs } from "../../adapters/server/server-jobs.ts";
import { type Database, makeDatabase } from "../../adapters/server/storage/database.ts";
import { migrate } from "../../adapters/server/storage/migrate.ts";
import { openPglite } from "../../adapters/server/storage/pglite.engine.ts";
import { openPostgres } from "../../adapters/server/storage/postgres.engine.ts";
import { sealerOf } from "../../adapters/server/storage/sealer.ts";
import { tidyTables } from "../../adapters/server/storage/tidy-tables.ts";
import type { BulkStore } from "../../core/bulk/bulk.port.ts";
import { allContacts } from "../../core/contacts/contact-find.model.ts";
import { testConfig } from "../adapters/server/test-config.ts";
import { seedOrg } from "../adapters/server/two-orgs.ts";
import { given } from "../conformance/answer-of.ts";
import { fakeDns } from "../fakes/dns.fake.ts";
import { fakeOutside } from "../fakes/outside.fake.ts";
import { startPostgres } from "../setup/postgres.ts";
import { type Bench, ms, type Row } from "./table.ts";

const rowCount = Number(process.env["BULK_ROWS"] ?? "100000");
const mostLagMs = 100;
const everybody = { of: "matching", find: allContacts, except: [] } as const;

type Measured = { readonly took: number; readonly lag: number };

/** @param what is said as soon as it is done */
const timed = async (what: string, work: () => Promise<unknown>): Promise<Measured> => {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const started = performance.now();
  await work();
  const took = performance.now() - started;
  delay.disable();
  process.stderr.write(`${what}: ${ms(took)}\n`);
  return { took, lag: delay.percentile(99) / 1e6 };
};

const measured = async (name: string, database: Database): Promise<readonly Row[]> => {
  await migrate(database);
  const { org, owner } = await seedOrg(database, `b${crypto.randomUUID().slice(0, 6)}`);
  await database.asSystem(({ db }) =>
    sql`insert into contacts (org_id, first_name, last_name, email, tags, created_at, updated_at)
      select ${org}::bigint, 'First' || i % 977, 'Last' || i % 7919, array['p.' || i || '@mail.example'], array['tag ' || i % 7], 1, 1 from generate_series(2, ${rowCount}::bigint) i`.execute(
      db,
    ),
  );
  const actor = {
    kind: "staff",
    row_rule: "all",
    org_id: org,
    user_id: owner.user,
    role: "owner",
    flags: [],
    features: [],
    teams: [],
  } as const;
  const call = <A>(use: (store: BulkStore) => Promise<A>): Promise<A> =>
    database.inOrg(org, (tx) => use(makeBulkStore({ tx, actor, request: { id: "bench", ip: "", now: systemClock.now() } })));
  const runner = makeJobRunner(
    { database, clock: systemClock, warn: (message, error) => process.stderr.write(`${message}: ${String(error)}\n`) },
    (
      await serverJobs({
        config: testConfig,
        clock: systemClock,
        sealer: sealerOf(testConfig),
        areas: await loadAreas(),
        dns: fakeDns(),
        outside: fakeOutside(),
        origin: () => "",
      })
    ).filter(({ schedule }) => schedule === undefined),
  );
  const { id } = await call((store) =>
    given(store.plan({ key: crypto.randomUUID(), action: { do: "add", field: "tags", value: ["bench"] }, selection: everybody })),
  );
  const plan = await timed(`${name}, planned`, runner.runDue);
  await call((store) => given(store.run(id)));
  const run = await timed(`${name}, tagged`, runner.runDue);
  await tidyTables(database);
  const done = await call((store) => given(store.get(id)));
  if (done.counts?.changed !== rowCount)
    throw new Error(`The action ended as ${done.state} with ${JSON.stringify(done.counts)}: ${done.problem ?? ""}`);
  const bytes = { heap: process.memoryUsage().heapUsed, most: 0 };
  const file = await timed(`${name}, exported`, async () => {
    for await (const text of contactCsv(database, org, {
      viewer: "owner",
      selection: everybody,
      columns: null,
      bom: true,
      now: systemClock.now(),
    }))
      bytes.most = Math.max(bytes.most, text.length, process.memoryUsage().heapUsed - bytes.heap);
  });
  await call((store) => given(store.undo(id)));
  const undo = await timed(`${name}, taken back`, runner.runDue);
  const undone = await call((store) => given(store.get(id)));
  if (undone.undo?.reversed !== rowCount) throw new Error(`Taking it back came to ${JSON.stringify(undone.undo)}`);
  await database.close();
  const perSecond = ({ took }: Measured): string => `${ms(took)}, ${Math.round(rowCount / (took / 1_000)).toLocaleString("en")} rows/s`;
  const lagOf = (what: string, { lag }: Measured): Row => ({
    what: `${name}: event loop while it is ${what}, p99`,
    value: ms(lag),
    limit: "–",
    ratio: "–",
    target: `< ${mostLagMs} ms`,
    met: lag < mostLagMs,
  });
  const row = (what: string, one: Measured): Row => ({
    what: `${name}: ${rowCount.toLocaleString("en")} contacts ${what}`,
    value: perSecond(one),
    limit: "–",
    ratio: "–",
    target: "–",
    met: true,
  });
  return [
    row("planned", plan),
    row("tagged", run),
    lagOf("done", run),
    row("taken back", undo),
    lagOf("taken back", undo),
    row("exported", file),
    {
      what: `${name}: most memory more while exporting`,
      value: `${(bytes.most / 2 ** 20).toFixed(0)} MiB`,
      limit: "–",
      ratio: "–",
      target: "–",
      met: true,
    },
  ];
};

/**
 * One tag for everybody, with the embedded engine tidied in between as the server does, taken back, and everybody as CSV; BULK_ROWS takes
 * another number of contacts.
 */
export const bulkBench: Bench = {
  title: "Actions on many contacts",
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), "cygnet-bench-"));
    const embedded = await measured("embedded", makeDatabase(await openPglite(join(folder, "db"))));
    rmSync(folder, { recursive: true, force: true });
    const server = await startPostgres();
    const onServer = await measured("PostgreSQL", makeDatabase(await openPostgres(server.url, () => undefined)));
    await server.stop();
    return [...embedded, ...onServer];
  },
};
