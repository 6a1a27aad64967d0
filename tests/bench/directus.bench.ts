import { sql } from "kysely";
import { seedContacts } from "../../adapters/server/demo/many-contacts.ts";
import { type Database, makeDatabase } from "../../adapters/server/storage/database.ts";
import { migrate } from "../../adapters/server/storage/migrate.ts";
import { openPglite } from "../../adapters/server/storage/pglite.engine.ts";
import { openPostgres } from "../../adapters/server/storage/postgres.engine.ts";
import { noon, startServer } from "../adapters/server/harness.ts";
import { seedOrg } from "../adapters/server/two-orgs.ts";
import { startPostgres } from "../setup/postgres.ts";
import { type DirectusServer, startDirectus } from "./directus-server.ts";
import { installDirectus } from "./install-directus.ts";
import { type Load, type Measured, originOf, turnAbout } from "./load.ts";
import type { Bench, Row } from "./table.ts";

const contacts = 100_000;
const batch = 10_000;

type Seeded = { readonly database: Database; readonly org: Awaited<ReturnType<typeof seedOrg>> };

const seeded = async (database: Database): Promise<Seeded> => {
  await migrate(database);
  const org = await seedOrg(database, "bench");
  await seedContacts(database, org.org, contacts, noon);
  return { database, org };
};

const rowsOf = async function* ({ database, org }: Seeded): AsyncGenerator<string> {
  for (let after = 0; ; ) {
    const from = after;
    const { rows } = await database.asSystem(({ db }) =>
      sql<{ last: number | null; text: string }>`select max(con_id) as last, json_agg(row_to_json(r))::text as text from (select con_id, first_name, last_name, email, mobile, tags, fields, photo, sort_name, version, archived_at, created_at, updated_at from contacts where org_id = ${org.org} and deleted_at is null and con_id > ${from} order by con_id limit ${batch}) r`.execute(db));
    const [found] = rows;
    if (found === undefined || found.last === null) return;
    yield found.text;
    after = found.last;
  }
};

const fields = ["con_id", "first_name", "last_name", "email", "mobile", "tags", "fields", "photo", "version", "created_at", "updated_at"].join(",");
const listOfDirectus = ({ origin, headers }: DirectusServer): Load => ({ url: `${origin}/items/contacts?limit=50&sort=sort_name,con_id&fields=${fields}&filter[archived_at][_null]=true`, method: "GET", headers });

/** The contacts that a list answers, by number and first name. */
const answered = async ({ url, headers }: Load, part: "results" | "data"): Promise<string> => {
  const body: unknown = await (await fetch(url, { headers: { ...headers } })).json();
  const rows: unknown = typeof body === "object" && body !== null ? Reflect.get(body, part) : null;
  if (!Array.isArray(rows) || rows.length !== 50) throw new Error(`${url} answered ${JSON.stringify(body).slice(0, 300)}`);
  return JSON.stringify(rows.map((row: unknown) => (typeof row === "object" && row !== null ? [Number(Reflect.get(row, "con_id")), Reflect.get(row, "first_name"), Reflect.get(row, "email")] : null)));
};

const said = ({ perSecond, p50, p99 }: Measured): string => `${Math.round(perSecond)} req/s, p50 ${p50} ms, p99 ${p99} ms`;

const compared = (engine: string, [ours, theirs]: readonly [Measured, Measured], least: number, most: number): readonly Row[] => [
  { what: `${engine}: 50 of ${contacts.toLocaleString("en")} contacts`, value: said(ours), limit: `Directus ${said(theirs)}`, ratio: (ours.perSecond / theirs.perSecond).toFixed(1), target: `≥ ${least}`, met: ours.perSecond / theirs.perSecond >= least },
  { what: `${engine}: p99 of it`, value: `${ours.p99} ms`, limit: `Directus ${theirs.p99} ms`, ratio: (ours.p99 / theirs.p99).toFixed(2), target: `≤ ${most}`, met: ours.p99 / theirs.p99 <= most },
];

const measured = async ({ database, org }: Seeded, directus: DirectusServer): Promise<readonly [Measured, Measured]> => {
  const server = await startServer({ database });
  const client = await server.as(org.owner);
  await client.get("/api/users/current");
  const cookie = Object.entries(client.cookies()).map(([name, value]) => `${name}=${value}`).join("; ");
  const [ours, theirs]: [Load, Load] = [{ url: `${await originOf(server.app)}/api/contacts?limit=50`, method: "GET", headers: { cookie } }, listOfDirectus(directus)];
  if ((await answered(ours, "results")) !== (await answered(theirs, "data"))) throw new Error("Both sides must answer the same contacts.");
  const result = await turnAbout(ours, theirs);
  await server.close();
  return result;
};

/** The list call beside that of Directus, over the same rows on the same machine; left out, and said so, where Directus cannot be installed. */
export const directusBench: Bench = {
  title: "The list call beside Directus",
  run: async () => {
    const missing = installDirectus();
    if (missing !== null) {
      process.stderr.write(`Left out, nothing was measured. ${missing}\n`);
      return [];
    }
    const postgres = await startPostgres();
    try {
      const onPostgres = await seeded(makeDatabase(await openPostgres(postgres.url, () => undefined)));
      const directus = await startDirectus(postgres, rowsOf(onPostgres));
      try {
        return [...compared("PostgreSQL", await measured(onPostgres, directus), 8, 0.25), ...compared("embedded", await measured(await seeded(makeDatabase(await openPglite(undefined))), directus), 3, 0.5)];
      } finally {
        await directus.stop();
      }
    } finally {
      await postgres.stop();
    }
  },
};
