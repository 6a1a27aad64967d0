import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedContacts } from "../../adapters/server/demo/many-contacts.ts";
import { type Database, makeDatabase } from "../../adapters/server/storage/database.ts";
import { migrate } from "../../adapters/server/storage/migrate.ts";
import { openPglite } from "../../adapters/server/storage/pglite.engine.ts";
import { openPostgres } from "../../adapters/server/storage/postgres.engine.ts";
import { noon } from "../adapters/server/harness.ts";
import { seedOrg, type TestOrg } from "../adapters/server/two-orgs.ts";
import { startPostgres } from "../setup/postgres.ts";
import { type DirectusServer, startDirectus } from "./directus-server.ts";
import { installDirectus } from "./install-directus.ts";
import { type Load, type Measured, turnAbout } from "./load.ts";
import { signedIn, startOwnServer } from "./own-server.ts";
import type { Bench, Row } from "./table.ts";

const contacts = 100_000;
const batch = 10_000;

type Seeded = { readonly database: Database; readonly org: TestOrg };

const seeded = async (database: Database): Promise<Seeded> => {
  await migrate(database);
  const org = await seedOrg(database, "bench");
  await seedContacts(database, org.org, contacts, noon);
  return { database, org };
};

const rowsOf = async function* ({ database, org }: Seeded): AsyncGenerator<string> {
  for (let after = 0; ;) {
    const from = after;
    const { rows } = await database.asSystem(({ db }) =>
      sql<{
        last: number | null;
        text: string;
      }>`select max(con_id) as last, json_agg(row_to_json(r))::text as text from (select con_id, first_name, last_name, email, mobile, tags, fields, photo, sort_name, version, archived_at, created_at, updated_at from contacts where org_id = ${org.org} and deleted_at is null and con_id > ${from} order by con_id limit ${batch}) r`.execute(
        db,
      ),
    );
    const [found] = rows;
    if (found === undefined || found.last === null) return;
    yield found.text;
    after = found.last;
  }
};

const fields = [
  "con_id",
  "first_name",
  "last_name",
  "email",
  "mobile",
  "tags",
  "fields",
  "photo",
  "version",
  "created_at",
  "updated_at",
].join(",");
/** Somebody new with an email that nobody has. */
const newContact = (): string => JSON.stringify({ first_name: "Bench", last_name: "Mark", email: [`bench.${randomUUID()}@mail.example`] });
const createAt = (url: string, headers: Load["headers"]): Load => ({
  url,
  method: "POST",
  headers: { ...headers, "content-type": "application/json" },
  body: newContact,
});
const listOfDirectus = ({ origin, headers }: DirectusServer): Load => ({
  url: `${origin}/items/contacts?limit=50&sort=sort_name,con_id&fields=${fields}&filter[archived_at][_null]=true`,
  method: "GET",
  headers,
});

/** The contacts that a list answers, by number and first name. */
const answered = async ({ url, headers }: Load, part: "results" | "data"): Promise<string> => {
  const body: unknown = await (await fetch(url, { headers: { ...headers } })).json();
  const rows: unknown = typeof body === "object" && body !== null ? Reflect.get(body, part) : null;
  if (!Array.isArray(rows) || rows.length !== 50) throw new Error(`${url} answered ${JSON.stringify(body).slice(0, 300)}`);
  return JSON.stringify(
    rows.map((row: unknown) =>
      typeof row === "object" && row !== null
        ? [Number(Reflect.get(row, "con_id")), Reflect.get(row, "first_name"), Reflect.get(row, "email")]
        : null,
    ),
  );
};

const said = ({ perSecond, p50, p99 }: Measured): string => `${Math.round(perSecond)} req/s, p50 ${p50} ms, p99 ${p99} ms`;

type Target = { readonly what: string; readonly least: number; readonly most: number | null };

const compared = (engine: string, [ours, theirs]: readonly [Measured, Measured], { what, least, most }: Target): readonly Row[] => [
  {
    what: `${engine}: ${what}`,
    value: said(ours),
    limit: `Directus ${said(theirs)}`,
    ratio: (ours.perSecond / theirs.perSecond).toFixed(1),
    target: `≥ ${least}`,
    met: ours.perSecond / theirs.perSecond >= least,
  },
  ...(most === null
    ? []
    : [
        {
          what: `${engine}: p99 of it`,
          value: `${ours.p99} ms`,
          limit: `Directus ${theirs.p99} ms`,
          ratio: (ours.p99 / theirs.p99).toFixed(2),
          target: `≤ ${most}`,
          met: ours.p99 / theirs.p99 <= most,
        },
      ]),
];

type Least = { readonly list: number; readonly p99: number; readonly create: number };

type Ours = { readonly environment: Readonly<Record<string, string>>; readonly headers: Load["headers"]; readonly org: number };

/**
 * Both calls of our server, in a process of its own, turn about with those of Directus; then the create of a bare handler over the same
 * rows, which says what the machine allows.
 */
const measured = async (
  engine: string,
  { environment, headers, org }: Ours,
  directus: DirectusServer,
  least: Least,
): Promise<readonly Row[]> => {
  const createOfDirectus = createAt(`${directus.origin}/items/contacts`, directus.headers);
  const server = await startOwnServer(environment);
  const rows: Row[] = [];
  try {
    const [ours, theirs]: [Load, Load] = [
      { url: `${server.origin}/api/contacts?limit=50`, method: "GET", headers },
      listOfDirectus(directus),
    ];
    if ((await answered(ours, "results")) !== (await answered(theirs, "data")))
      throw new Error("Both sides must answer the same contacts.");
    rows.push(
      ...compared(engine, await turnAbout(ours, theirs), {
        what: `50 of ${contacts.toLocaleString("en")} contacts`,
        least: least.list,
        most: least.p99,
      }),
    );
    rows.push(
      ...compared(engine, await turnAbout(createAt(`${server.origin}/api/contacts`, headers), createOfDirectus), {
        what: "create a contact",
        least: least.create,
        most: null,
      }),
    );
  } finally {
    await server.stop();
  }
  const bare = await startOwnServer({ ...environment, BENCH_ORG: String(org) }, "bare");
  try {
    const [reached, theirs] = await turnAbout(createAt(`${bare.origin}/create`, {}), createOfDirectus);
    return [
      ...rows,
      {
        what: `${engine}: a bare handler's create, one insert`,
        value: said(reached),
        limit: `Directus ${said(theirs)}`,
        ratio: (reached.perSecond / theirs.perSecond).toFixed(1),
        target: "–",
        met: true,
      },
    ];
  } finally {
    await bare.stop();
  }
};

const embedded = async (directus: DirectusServer): Promise<readonly Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), "cygnet-bench-"));
  try {
    const { database, org } = await seeded(makeDatabase(await openPglite(join(folder, "db"))));
    const headers = await signedIn(database, org.owner);
    await database.close();
    return await measured("embedded", { environment: { CYGNET_DATA: folder }, headers, org: org.org }, directus, {
      list: 3,
      p99: 0.5,
      create: 6,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * The list and the create call beside those of Directus, over the same rows on the same machine; left out, and said so, where Directus
 * cannot be installed.
 */
export const directusBench: Bench = {
  title: "Calls beside Directus",
  run: async () => {
    const missing = installDirectus();
    if (missing !== null) {
      process.stderr.write(`Left out, nothing was measured. ${missing}\n`);
      return [];
    }
    const postgres = await startPostgres();
    try {
      const ours = await seeded(makeDatabase(await openPostgres(postgres.url, () => undefined)));
      const headers = await signedIn(ours.database, ours.org.owner);
      const directus = await startDirectus(postgres, rowsOf(ours));
      try {
        await ours.database.close();
        return [
          ...(await measured("PostgreSQL", { environment: { DATABASE_URL: postgres.url }, headers, org: ours.org.org }, directus, {
            list: 8,
            p99: 0.25,
            create: 15,
          })),
          ...(await embedded(directus)),
        ];
      } finally {
        await directus.stop();
      }
    } finally {
      await postgres.stop();
    }
  },
};
