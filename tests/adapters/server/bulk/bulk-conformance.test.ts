import { sql } from "kysely";
import { afterAll, beforeAll } from "vitest";
import { makeBulkHttp } from "../../../../adapters/http/bulk.http.ts";
import type { Caller } from "../../../../adapters/http/caller.ts";
import type { BulkContact } from "../../../../core/bulk/bulk-contact.model.ts";
import { emptyWrittenValues } from "../../../../core/contacts/contact-field-kinds.rule.ts";
import { type BulkBench, bulkConformance } from "../../../conformance/bulk.conformance.ts";
import { makeBulkStoreFake } from "../../../fakes/bulk-store.fake.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { noon } from "../harness.ts";
import { type Engine, type Engines, startBoth } from "../two-engines.ts";
import { seedOrg } from "../two-orgs.ts";

let engines: Engines;
beforeAll(async () => {
  engines = await startBoth("bulk_conformance");
});
afterAll(() => engines.close());

const nobody = {
  ...emptyWrittenValues,
  fields: {},
  archived_at: null,
  deleted_at: null,
  blocked_at: null,
  updated_at: noon,
  version: 1,
} as const;

bulkConformance("the fake", async () => {
  const clock = fakeClock(noon);
  const contacts = new Map<number, BulkContact>([
    [1, { ...nobody, con_id: 1, first_name: "Ada", email: ["ada@bulk.example"], tags: ["old"] }],
    [2, { ...nobody, con_id: 2, first_name: "Bo" }],
    [3, { ...nobody, con_id: 3, first_name: "Cy" }],
  ]);
  const storeOf = makeBulkStoreFake(contacts, clock.now);
  return {
    store: storeOf(1),
    other: storeOf(2),
    people: { ada: 1, bo: 2, cy: 3 },
    tags: async () => new Map([...contacts].map(([id, { tags }]) => [id, tags])),
    changed: async () => new Map([...contacts].map(([id, { updated_at }]) => [id, updated_at])),
    edit: async (id, values) => {
      const contact = contacts.get(id);
      if (contact !== undefined) contacts.set(id, { ...contact, ...values, version: contact.version + 1, updated_at: clock.now() });
    },
    wait: clock.advance,
  };
});

const overHttp = async ({ server, clock }: Engine): Promise<BulkBench> => {
  const org = await seedOrg(server.database, `c${crypto.randomUUID().slice(0, 8)}`);
  await server.database.asSystem(({ db }) => db.deleteFrom("contacts").where("org_id", "=", org.org).execute());
  // Asked for anew each time, since waiting ends a session.
  const callerOf =
    (who: "owner" | "admin"): Caller =>
    (endpoint, input, how) =>
    async () =>
      (await server.callerOf(org[who]))(endpoint, input, how)();
  const owner = await server.as(org.owner);
  const made = async (values: Readonly<Record<string, unknown>>): Promise<number> =>
    Number(Reflect.get(Object((await owner.post("/api/contacts", values)).body), "con_id"));
  const people = {
    ada: await made({ first_name: "Ada", email: ["ada@bulk.example"], tags: ["old"] }),
    bo: await made({ first_name: "Bo" }),
    cy: await made({ first_name: "Cy" }),
  };
  return {
    store: makeBulkHttp(callerOf("owner")),
    other: makeBulkHttp(callerOf("admin")),
    people,
    tags: async () => {
      const { rows } = await server.database.asSystem(({ db }) =>
        sql<{
          con_id: number;
          tags: readonly string[];
        }>`select con_id, tags from contacts where org_id = ${org.org} order by con_id`.execute(db),
      );
      return new Map(rows.map(({ con_id, tags }) => [con_id, tags]));
    },
    changed: async () => {
      const { rows } = await server.database.asSystem(({ db }) =>
        sql<{
          con_id: number;
          updated_at: number;
        }>`select con_id, updated_at from contacts where org_id = ${org.org} order by con_id`.execute(db),
      );
      return new Map(rows.map(({ con_id, updated_at }) => [con_id, updated_at]));
    },
    edit: async (id, values) => {
      const editor = await server.as(org.owner);
      const { version } = Object((await editor.get(`/api/contacts/${id}`)).body);
      await editor.put(`/api/contacts/${id}`, { version, ...values });
    },
    wait: clock.advance,
  };
};

bulkConformance("the server over HTTP, on the embedded database", () => overHttp(engines.pglite));
bulkConformance("the server over HTTP, on PostgreSQL", () => overHttp(engines.postgres));
