import { sql } from "kysely";
import { chmodSync, createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { systemClock } from "../../adapters/server/clock.ts";
import { loadAreas } from "../../adapters/server/contributions/load-areas.ts";
import { inspect } from "../../adapters/server/import/import-file.reader.ts";
import { makeImports } from "../../adapters/server/import/imports.store.ts";
import { makeJobRunner } from "../../adapters/server/jobs/job-runner.ts";
import { serverJobs } from "../../adapters/server/server-jobs.ts";
import { type Database, makeDatabase } from "../../adapters/server/storage/database.ts";
import { migrate } from "../../adapters/server/storage/migrate.ts";
import { openPglite } from "../../adapters/server/storage/pglite.engine.ts";
import { openPostgres } from "../../adapters/server/storage/postgres.engine.ts";
import { sealerOf } from "../../adapters/server/storage/sealer.ts";
import { importFile, keepFile } from "../../adapters/server/uploads/upload-folder.ts";
import { importLimits } from "../../core/import/import-layout.model.ts";
import { firstOptions } from "../../core/import/import-mapping.model.ts";
import { testConfig } from "../adapters/server/test-config.ts";
import { seedOrg, type TestOrg } from "../adapters/server/two-orgs.ts";
import { given } from "../conformance/answer-of.ts";
import { fakeDns } from "../fakes/dns.fake.ts";
import { fakeOutside } from "../fakes/outside.fake.ts";
import { startPostgres } from "../setup/postgres.ts";
import { followPace, type Pace } from "./pace.ts";
import { type Bench, ms, type Row } from "./table.ts";

const rowCount = Math.min(importLimits.rows, Number(process.env["IMPORT_ROWS"] ?? "100000"));
const mostSeconds = 60;
const mostLagMs = 100;
/** The last tenth may take so many times as long as the first for each row: indexes grow deeper, nothing else grows. */
const mostGrowth = 2;

const person = (i: number): string =>
  `First${i % 977},Last${i % 7919},person.${i}@mail.example,(2${String(10 + (i % 80))}) 555-${String(i % 10_000).padStart(4, "0")},"tag ${i % 7}; imported"`;

const linesAtOnce = 1_000;

const lines = function* (): Generator<Buffer> {
  yield Buffer.from("First name,Last name,Email,Phone note,Tags\r\n");
  for (let i = 0; i < rowCount; i += linesAtOnce)
    yield Buffer.from(Array.from({ length: Math.min(linesAtOnce, rowCount - i) }, (_, n) => `${person(i + n)}\r\n`).join(""));
};

const writeFile = (path: string): Promise<void> => pipeline(lines, createWriteStream(path));

/** Lets the owner of the bench's database read a file by COPY, which the product never does. */
const mayCopy = async (port: number): Promise<void> => {
  const admin = new pg.Client({ host: "127.0.0.1", port, user: "postgres", database: "postgres" });
  await admin.connect();
  await admin.query("grant pg_read_server_files to cygnet");
  await admin.end();
};

/**
 * The same file by COPY into a bare table: what the engine can do without any of the product's promises.
 * @param path as the database sees it
 */
const copyFile = async (database: Database, path: string): Promise<number> => {
  await database.asSystem(({ db }) =>
    sql`create table bare (first_name text, last_name text, email text, phone text, tags text)`.execute(db),
  );
  const started = performance.now();
  await database.asSystem(({ db }) => sql.raw(`copy bare from '${path}' with (format csv, header)`).execute(db));
  const took = performance.now() - started;
  const { rows } = await database.asSystem(({ db }) => sql<{ n: number }>`select count(*)::int as n from bare`.execute(db));
  if (rows[0]?.n !== rowCount) throw new Error(`COPY took in ${rows[0]?.n ?? 0} rows.`);
  return took;
};

const importAll = async (name: string, database: Database, { org, owner }: TestOrg, dataFolder: string, databaseUrl: string | null) => {
  const config = { ...testConfig, dataFolder, databaseUrl };
  const file = { id: crypto.randomUUID(), bytes: 1 };
  const sealer = sealerOf({ ...config, secretKey: "5e".repeat(32) });
  await keepFile(config, sealer, file.id, Readable.from(lines()));
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
  const request = { id: "bench", ip: "", userAgent: "", now: systemClock.now(), origin: "", session: null, teams: null, file };
  const desk = <A>(use: (imports: ReturnType<typeof makeImports>) => Promise<A>): Promise<A> =>
    database.inOrg(org, (tx) => use(makeImports({ tx, actor, request })));
  const inspected = await inspect(importFile(config, sealer, file.id), "bench.csv", null, []);
  const runner = makeJobRunner(
    { database, clock: systemClock, warn: (message, error) => process.stderr.write(`${message}: ${String(error)}\n`) },
    (
      await serverJobs({
        config,
        clock: systemClock,
        sealer,
        areas: await loadAreas(),
        dns: fakeDns(),
        outside: fakeOutside(),
        origin: () => "",
      })
    ).filter(({ kind }) => kind === "import.plan" || kind === "import.run"),
  );
  const added = await given(() => desk((imports) => imports.add(file, "bench.csv", inspected)));
  const mapping = ["first_name", "last_name", "email", "skip", "tags"];
  await given(() => desk((imports) => imports.change(added.id, { mapping, options: firstOptions }, null)));
  /** One job of the import from its order to its end. */
  const timed = async (
    label: string,
    order: (imports: ReturnType<typeof makeImports>) => ReturnType<ReturnType<typeof makeImports>["plan"]>,
  ) => {
    const lag = monitorEventLoopDelay({ resolution: 5 });
    lag.enable();
    const started = performance.now();
    await given(() => desk(order));
    const pace = followPace(database, `${name}: ${label}`, rowCount);
    await runner.runDue();
    const took = performance.now() - started;
    lag.disable();
    return { took, lag: lag.percentile(99) / 1e6, pace: await pace() };
  };
  const plan = await timed("planned", (imports) => imports.plan(added.id));
  const run = await timed("imported", (imports) => imports.run(added.id));
  const done = await given(() => desk((imports) => imports.get(added.id)));
  if (done.counts?.created !== rowCount)
    throw new Error(`The import ended as ${done.state} with ${JSON.stringify(done.counts)}: ${done.problem ?? ""}`);
  const undo = await timed("taken back", (imports) => imports.undo(added.id));
  const undone = await given(() => desk((imports) => imports.get(added.id)));
  if (undone.undo?.reversed !== rowCount)
    throw new Error(`Taken back: ${undone.state} with ${JSON.stringify(undone.undo)}: ${undone.problem ?? ""}`);
  return { plan, run, undo };
};

const paceRows = (name: string, what: string, pace: Pace): readonly Row[] => {
  const [first] = pace;
  return pace.map(({ ends, seconds }, at) => {
    const growth = first === undefined ? 1 : seconds / first.seconds;
    const isLast = at === pace.length - 1 && at > 0;
    return {
      what: `${name}: seconds per 100,000 rows ${what}, at ${ends.toLocaleString("en")}`,
      value: `${seconds.toFixed(1)} s`,
      limit: "the first tenth",
      ratio: growth.toFixed(2),
      target: isLast ? `≤ ${mostGrowth}` : "–",
      met: !isLast || growth <= mostGrowth,
    };
  });
};

/** Where a file lies for COPY, and how the database names it. */
type Place = { readonly file: string; readonly named: string };

const measured = async (name: string, database: Database, databaseUrl: string | null, place: Place): Promise<readonly Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), "cygnet-bench-"));
  try {
    await writeFile(place.file);
    chmodSync(place.file, 0o644);
    const copied = await copyFile(database, place.named);
    const { plan, run, undo } = await importAll(
      name,
      database,
      await seedOrg(database, `i${crypto.randomUUID().slice(0, 6)}`),
      folder,
      databaseUrl,
    );
    const took = plan.took + run.took;
    const lag = Math.max(plan.lag, run.lag);
    const perSecond = (time: number): string => `${Math.round(rowCount / (time / 1_000)).toLocaleString("en")} rows/s`;
    return [
      {
        what: `${name}: ${rowCount.toLocaleString("en")} rows planned`,
        value: `${ms(plan.took)}, ${perSecond(plan.took)}`,
        limit: "–",
        ratio: "–",
        target: "–",
        met: true,
      },
      {
        what: `${name}: ${rowCount.toLocaleString("en")} rows imported`,
        value: `${ms(run.took)}, ${perSecond(run.took)}`,
        limit: `${ms(copied)} (COPY into a bare table)`,
        ratio: `${(run.took / copied).toFixed(1)}×`,
        target: "–",
        met: true,
      },
      {
        what: `${name}: planned and imported`,
        value: `${(took / 1_000).toFixed(1)} s, ${perSecond(took)}`,
        limit: "–",
        ratio: "–",
        target: `≤ ${mostSeconds} s for 100,000`,
        met: took / 1_000 <= (mostSeconds * rowCount) / 100_000,
      },
      { what: `${name}: event loop, p99`, value: ms(lag), limit: "–", ratio: "–", target: `< ${mostLagMs} ms`, met: lag < mostLagMs },
      ...paceRows(name, "imported", run.pace),
      {
        what: `${name}: ${rowCount.toLocaleString("en")} rows taken back`,
        value: `${ms(undo.took)}, ${perSecond(undo.took)}`,
        limit: "–",
        ratio: "–",
        target: "–",
        met: true,
      },
      {
        what: `${name}: event loop while they are taken back, p99`,
        value: ms(undo.lag),
        limit: "–",
        ratio: "–",
        target: `< ${mostLagMs} ms`,
        met: undo.lag < mostLagMs,
      },
      ...paceRows(name, "taken back", undo.pace),
    ];
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

const migrated = async (database: Database): Promise<Database> => {
  await migrate(database);
  return database;
};

const embedded: Bench = {
  title: "Import of contacts, embedded database",
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), "cygnet-bench-"));
    try {
      return await measured("embedded", await migrated(makeDatabase(await openPglite(join(folder, "db")))), null, {
        file: join(folder, "db", "copied.csv"),
        named: "copied.csv",
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

const onServer: Bench = {
  title: "Import of contacts, PostgreSQL",
  run: async () => {
    const shared = mkdtempSync(join(tmpdir(), "cygnet-copy-"));
    chmodSync(shared, 0o755);
    const server = await startPostgres();
    try {
      await mayCopy(server.port);
      return await measured("PostgreSQL", await migrated(makeDatabase(await openPostgres(server.url, () => undefined))), server.url, {
        file: join(shared, "copied.csv"),
        named: join(shared, "copied.csv"),
      });
    } finally {
      rmSync(shared, { recursive: true, force: true });
      await server.stop();
    }
  },
};

/** Imports of generated people, each taken back again; IMPORT_ROWS takes another number of them, IMPORT_ENGINE one engine alone. */
export const importBenches: readonly Bench[] = [
  ...(process.env["IMPORT_ENGINE"] === "postgres" ? [] : [embedded]),
  ...(process.env["IMPORT_ENGINE"] === "pglite" ? [] : [onServer]),
];
