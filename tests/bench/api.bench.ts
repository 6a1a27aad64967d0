import { Kysely, sql } from "kysely";
import { seedContacts } from "../../adapters/server/demo/many-contacts.ts";
import { type Database, makeDatabase } from "../../adapters/server/storage/database.ts";
import type { Engine } from "../../adapters/server/storage/engine.ts";
import { migrate } from "../../adapters/server/storage/migrate.ts";
import { openPglite } from "../../adapters/server/storage/pglite.engine.ts";
import { openPostgres } from "../../adapters/server/storage/postgres.engine.ts";
import type { Schema } from "../../adapters/server/storage/schema.ts";
import { noon, startServer } from "../adapters/server/harness.ts";
import { seedOrg } from "../adapters/server/two-orgs.ts";
import { startPostgres } from "../setup/postgres.ts";
import { bareApp } from "./bare-app.ts";
import { type Load, type Measured, originOf, turnAbout } from "./load.ts";
import { type Bench, type Row } from "./table.ts";

const contacts = 100_000;

const sameRows = async (ours: Load, bare: Load): Promise<void> => {
  const [a, b] = await Promise.all([ours, bare].map(async ({ url, headers }) => (await fetch(url, { headers })).text()));
  if (a === undefined || a.length < 1_000 || a !== b) throw new Error("Both sides must answer the same page.");
};

const row = (what: string, [ours, bare]: readonly [Measured, Measured], least: number): Row => ({
  what,
  value: `${Math.round(ours.perSecond)} req/s, p99 ${ours.p99} ms`,
  limit: `bare handler ${Math.round(bare.perSecond)} req/s`,
  ratio: (ours.perSecond / bare.perSecond).toFixed(2),
  target: `≥ ${least}`,
  met: ours.perSecond / bare.perSecond >= least,
});

/** @param bareEngine an engine whose connections already stand in the organisation */
const measure = async (database: Database, bareEngine: (org: number) => Promise<Engine>): Promise<readonly Row[]> => {
  await migrate(database);
  const org = await seedOrg(database, "bench");
  await seedContacts(database, org.org, contacts, noon);
  const server = await startServer({ database });
  const client = await server.as(org.owner);
  const { body } = await client.get("/api/users/current");
  const csrf = typeof body === "object" && body !== null && "csrf_token" in body ? String(body.csrf_token) : "";
  const cookie = Object.entries(client.cookies())
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
  const db = new Kysely<Schema>({ dialect: (await bareEngine(org.org)).dialect });
  const bare = bareApp(db, org.org);
  const [ourOrigin, bareOrigin] = [await originOf(server.app), await originOf(bare)];
  const headers = { cookie, "x-csrf-token": csrf, "content-type": "application/json" };
  const create = JSON.stringify({ first_name: "Bench" });
  const lists = [
    { url: `${ourOrigin}/api/contacts?limit=50`, method: "GET", headers },
    { url: `${bareOrigin}/list`, method: "GET", headers: {} },
  ] as const;
  const creates = [
    { url: `${ourOrigin}/api/contacts`, method: "POST", headers, body: create },
    { url: `${bareOrigin}/create`, method: "POST", headers: { "content-type": "application/json" }, body: create },
  ] as const;
  await sameRows(...lists);
  const rows = [
    row(`50 of ${contacts.toLocaleString("en")} contacts`, await turnAbout(...lists), 0.6),
    row("create a contact, checked and audited", await turnAbout(...creates), 0.2),
  ];
  await bare.close();
  await server.close();
  return rows;
};

const onPglite: Bench = {
  title: "Calls on the embedded database",
  run: async () => {
    const engine = await openPglite(undefined);
    const inOrg = async (org: number): Promise<Engine> => {
      await sql.raw(`set app.org_id = '${org}'`).execute(new Kysely<Schema>({ dialect: engine.dialect }));
      return engine;
    };
    return measure(makeDatabase(engine), inOrg);
  },
};

const onPostgres: Bench = {
  title: "Calls on PostgreSQL",
  run: async () => {
    const postgres = await startPostgres();
    try {
      const inOrg = (org: number): Promise<Engine> =>
        openPostgres(`${postgres.url}?options=${encodeURIComponent(`-c app.org_id=${org} -c role=cygnet_owner`)}`, () => undefined);
      return await measure(makeDatabase(await openPostgres(postgres.url, () => undefined)), inOrg);
    } finally {
      await postgres.stop();
    }
  },
};

export const apiBenches: readonly Bench[] = [onPglite, onPostgres];
