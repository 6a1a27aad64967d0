import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chainFindings } from "../../../../adapters/server/audit/chain-findings.ts";
import type { NewContact } from "../../../../core/contacts/contact-values.model.ts";
import { Contact } from "../../../../core/contacts/contact.model.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { makeContactStoreFake } from "../../../fakes/contact-store.fake.ts";
import { slowRuns } from "../../../setup/intensity.ts";
import type { Reply } from "../client.ts";
import { noon } from "../harness.ts";
import { type Engines, startBoth } from "../two-engines.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

let engines: Engines;
beforeAll(async () => {
  engines = await startBoth("creating_together");
});
afterAll(() => engines.close());

const emails = ["a@x.example", "b@x.example", "c@x.example", "d@x.example"] as const;
const mobiles = ["+12125550001", "+12125550002"] as const;
const keys = ["0b4f6a3e-6a53-4a57-9d7e-1c54c3bd7f11", "1b4f6a3e-6a53-4a57-9d7e-1c54c3bd7f12"] as const;

const wanted: fc.Arbitrary<NewContact> = fc.record(
  {
    first_name: fc.constantFrom("", "Ada", "Bob"),
    email: fc.subarray([...emails, "no address"], { maxLength: 2 }),
    mobile: fc.subarray([...mobiles], { maxLength: 1 }),
    key: fc.constantFrom(...keys),
  },
  { requiredKeys: ["first_name"] },
);
const calls = fc.array(fc.record({ by: fc.constantFrom("owner" as const, "admin" as const), contact: wanted }), {
  minLength: 2,
  maxLength: 12,
});

type Said = { readonly contact: NewContact; readonly reply: Reply; readonly made: Contact | null };

const said = (contact: NewContact, reply: Reply): Said => {
  const made = reply.status === 200 ? Contact.decode(reply.body) : null;
  return { contact, reply, made: made !== null && E.isRight(made) ? made.right : null };
};

const idsIn = (body: unknown): readonly number[] => {
  const data: unknown = typeof body === "object" && body !== null ? Reflect.get(body, "data") : null;
  return Array.isArray(data) ? data.flatMap((one: unknown) => (Contact.is(one) ? [one.con_id] : [])) : [];
};

const isAuthor = ({ contact, made }: Said): boolean =>
  made !== null &&
  contact.first_name === made.first_name &&
  String(contact.email ?? []) === String(made.email) &&
  String(contact.mobile ?? []) === String(made.mobile);

/**
 * In an order in which they may have been done one after the other: those that are wrong whatever is there, then those that made somebody,
 * as they were made, each before the same attempt again and before those that met it.
 */
const inTurn = (all: readonly Said[]): readonly Said[] => {
  const place = (one: Said): number => {
    if (one.made !== null) return one.made.con_id + (isAuthor(one) ? 0 : 0.25);
    return one.reply.status === 409 ? Math.min(...idsIn(one.reply.body)) + 0.5 : 0;
  };
  return all.toSorted((a, b) => place(a) - place(b));
};

const who = ({ first_name, last_name, email, mobile, tags }: Contact) => ({ first_name, last_name, email, mobile, tags });
const codes: Readonly<Record<string, number>> = { conflict: 409, invalid: 422 };

const startOrg = async (engine: "pglite" | "postgres"): Promise<TestOrg> => {
  const { database } = engines[engine].server;
  const org = await seedOrg(database, `o${crypto.randomUUID().slice(0, 8)}`);
  await database.asSystem(({ db }) => db.deleteFrom("contacts").where("org_id", "=", org.org).execute());
  return org;
};

describe.each(["pglite", "postgres"] as const)("Contacts that many people add at once, on %s", (engine) => {
  it("should be those of adding them one by one, with an intact audit log entry for each", async () => {
    const { server } = engines[engine];
    await fc.assert(
      fc.asyncProperty(calls, async (asked) => {
        const org = await startOrg(engine);
        const clients = { owner: await server.as(org.owner), admin: await server.as(org.admin) };
        const all = await Promise.all(
          asked.map(async ({ by, contact }) => said(contact, await clients[by].post("/api/contacts", contact))),
        );
        const fake = makeContactStoreFake(fakeClock(noon).now);
        for (const { contact, reply, made } of inTurn(all)) {
          const answer = await fake.create(contact)();
          expect(reply.status).toBe(E.isRight(answer) ? 200 : codes[answer.left.tag]);
          if (E.isRight(answer)) expect(made === null ? null : who(made)).toEqual(who(answer.right));
        }
        const ids = new Set(all.flatMap(({ made }) => made?.con_id ?? []));
        expect(ids.size).toBe(fake.all().length);
        await server.database.asSystem(async (tx) => {
          const { rows } = await sql<{
            object_id: string;
          }>`select object_id from audit where org_id = ${org.org} and action = 'contact.create' order by seq`.execute(tx.db);
          expect(rows.map(({ object_id }) => Number(object_id)).toSorted((a, b) => a - b)).toEqual([...ids].toSorted((a, b) => a - b));
          expect(await chainFindings(tx)).toMatchObject([{ ok: true }]);
        });
      }),
      { numRuns: slowRuns(40) },
    );
  });

  it("should not fail with another whose contact the database refuses, and leave nothing of that one", async () => {
    const { server } = engines[engine];
    const org = await startOrg(engine);
    const client = await server.as(org.owner);
    await server.database.asSystem(async ({ db }) => {
      await sql`create function refuse_boom() returns trigger language plpgsql as $$ begin raise exception 'boom'; end $$`.execute(db);
      await sql`create trigger boom before insert on contacts for each row when (new.first_name = 'Boom') execute function refuse_boom()`.execute(
        db,
      );
    });
    const names = ["Ada", "Bob", "Boom", "Cy", "Dee", "Boom", "Eve"];
    const replies = await Promise.all(names.map((first_name) => client.post("/api/contacts", { first_name })));
    await server.database.asSystem(({ db }) => sql`drop trigger boom on contacts`.execute(db));
    expect(replies.map(({ status }) => status)).toEqual(names.map((name) => (name === "Boom" ? 500 : 200)));
    await server.database.asSystem(async (tx) => {
      const { rows } = await sql<{
        told: string;
      }>`select after ->> 'first_name' as told from audit where org_id = ${org.org} and action = 'contact.create' order by told`.execute(
        tx.db,
      );
      expect(rows.map(({ told }) => told)).toEqual(["Ada", "Bob", "Cy", "Dee", "Eve"]);
      expect(await chainFindings(tx)).toMatchObject([{ ok: true }]);
    });
  });

  it("should be logged with the user and request of each", async () => {
    const { server } = engines[engine];
    const org = await startOrg(engine);
    const client = await server.as(org.owner);
    const replies = await Promise.all(["Ada", "Bob", "Cy", "Dee"].map((first_name) => client.post("/api/contacts", { first_name })));
    const { rows } = await server.database.asSystem(({ db }) =>
      sql<{
        request_id: string;
        told: string;
        actor_id: number;
      }>`select request_id, after ->> 'first_name' as told, actor_id from audit where org_id = ${org.org} and action = 'contact.create' order by told`.execute(
        db,
      ),
    );
    expect(rows).toEqual(
      ["Ada", "Bob", "Cy", "Dee"].map((told, at) => ({ request_id: replies[at]?.headers["x-request-id"], told, actor_id: org.owner.user })),
    );
  });
});
