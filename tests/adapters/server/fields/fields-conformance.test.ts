import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { sql } from "kysely";
import { afterAll, beforeAll, inject } from "vitest";
import { makeFieldsHttp } from "../../../../adapters/http/fields.http.ts";
import { makeFieldStore } from "../../../../adapters/server/fields/fields.store.ts";
import { type Database, makeDatabase } from "../../../../adapters/server/storage/database.ts";
import { migrate } from "../../../../adapters/server/storage/migrate.ts";
import { openPostgres } from "../../../../adapters/server/storage/postgres.engine.ts";
import { sealerOf } from "../../../../adapters/server/storage/sealer.ts";
import type { FieldStore } from "../../../../core/fields/fields.port.ts";
import type { Failure } from "../../../../core/kernel/failure.ts";
import { type FieldBench, fieldsConformance } from "../../../conformance/fields.conformance.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { makeFieldStoreFake } from "../../../fakes/field-store.fake.ts";
import { freshDatabase } from "../../../setup/postgres.ts";
import { noon, openEmbeddedDatabase, startServer, type TestServer } from "../harness.ts";
import { testConfig } from "../test-config.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

const sealer = sealerOf(testConfig);
const clock = fakeClock(noon);

/** The server's own store, each command in a transaction of its own. */
const inTransactions = (database: Database, org: TestOrg): FieldStore => {
  const actor = {
    kind: "staff",
    row_rule: "all",
    org_id: org.org,
    user_id: org.owner.user,
    role: "owner",
    flags: [],
    features: [],
    teams: [],
  } as const;
  const inOne =
    <A>(use: (store: FieldStore) => TaskEither<Failure, A>): TaskEither<Failure, A> =>
    () =>
      database.inOrg(org.org, (tx) =>
        use(makeFieldStore({ tx, actor, viewer: "owner", sealer, request: { id: "test", ip: "127.0.0.1", now: clock.now() } }))(),
      );
  return {
    schema: inOne((store) => store.schema),
    create: (field) => inOne((store) => store.create(field)),
    update: (id, change) => inOne((store) => store.update(id, change)),
    arrange: (arrangement) => inOne((store) => store.arrange(arrangement)),
    addSection: (title) => inOne((store) => store.addSection(title)),
    renameSection: (slug, title) => inOne((store) => store.renameSection(slug, title)),
    removeSection: (slug) => inOne((store) => store.removeSection(slug)),
    usage: (id) => inOne((store) => store.usage(id)),
    remove: (id) => inOne((store) => store.remove(id)),
    restore: (id) => inOne((store) => store.restore(id)),
    bin: inOne((store) => store.bin),
    plan: (id, to) => inOne((store) => store.plan(id, to)),
    convert: (id, to, confirmed) => inOne((store) => store.convert(id, to, confirmed)),
    revert: (id) => inOne((store) => store.revert(id)),
    validate: (values) => inOne((store) => store.validate(values)),
  };
};

/** Contacts of an organisation, read and written behind everybody's back. */
const aside = (database: Database, org: number): Pick<FieldBench, "give" | "set" | "valueOf"> => ({
  give: (name, values) =>
    database.asSystem(async ({ db }) => {
      const ids: number[] = [];
      for (const value of values) {
        const { rows } = await sql<{ con_id: number }>`
          insert into contacts (org_id, first_name, fields, created_at, updated_at) values (${org}, 'Some', ${JSON.stringify({ [name]: value })}::jsonb, ${noon}, ${noon}) returning con_id`.execute(
          db,
        );
        ids.push(...rows.map(({ con_id }) => con_id));
      }
      return ids;
    }),
  set: async (contact, name, value) => {
    await database.asSystem(({ db }) =>
      sql`update contacts set fields = case when ${JSON.stringify(value)} = 'null' then fields - ${name}::text else jsonb_set(fields, array[${name}::text], ${JSON.stringify(value)}::jsonb) end where con_id = ${contact}`.execute(
        db,
      ),
    );
  },
  valueOf: async (contact, name) => {
    const { rows } = await database.asSystem(({ db }) =>
      sql<{
        value: unknown;
      }>`select coalesce(fields -> ${name}::text, 'null'::jsonb) as value from contacts where con_id = ${contact}`.execute(db),
    );
    return rows[0]?.value;
  },
});

fieldsConformance("the fake", async () => {
  const values = new Map<number, Record<string, unknown>>();
  return {
    store: makeFieldStoreFake(values, clock.now),
    give: async (name, given) =>
      given.map((value, index) => {
        values.set(index + 1, { [name]: value });
        return index + 1;
      }),
    set: async (contact, name, value) => void values.set(contact, { ...values.get(contact), [name]: value }),
    valueOf: async (contact, name) => values.get(contact)?.[name] ?? null,
    wait: clock.advance,
  };
});

let pglite: Database;
let postgres: Database;
let server: TestServer;

beforeAll(async () => {
  pglite = await openEmbeddedDatabase();
  server = await startServer({ clock, database: pglite });
  postgres = makeDatabase(await openPostgres(await freshDatabase(inject("postgresUrl"), "fields_conformance"), () => undefined));
  await migrate(postgres);
});
afterAll(async () => {
  await server.close();
  await postgres.close();
});

const freshOrg = (database: Database): Promise<TestOrg> => seedOrg(database, `f${crypto.randomUUID().slice(0, 8)}`);

const kept = (database: () => Database) => async (): Promise<FieldBench> => {
  const org = await freshOrg(database());
  return { store: inTransactions(database(), org), ...aside(database(), org.org), wait: clock.advance };
};

fieldsConformance(
  "the embedded database",
  kept(() => pglite),
);
fieldsConformance(
  "PostgreSQL",
  kept(() => postgres),
);
fieldsConformance("the server, over HTTP", async () => {
  const org = await freshOrg(pglite);
  return {
    store: makeFieldsHttp((endpoint, input) => async () => (await server.callerOf(org.owner))(endpoint, input)()),
    ...aside(pglite, org.org),
    wait: clock.advance,
  };
});
