import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AnyEndpoint } from "../../../../adapters/contract/endpoint.ts";
import { valueOfCodec } from "../../../arbitraries/value-of-codec.arb.ts";
import type { Client, Reply } from "../client.ts";
import { callsOfPart, declaredCalls } from "../declared-calls.ts";
import { demoOrgAsTestOrg } from "../demo-org.ts";
import { openDemoDatabase, startServer, type TestServer } from "../harness.ts";
import { type Person, seedOrg } from "../two-orgs.ts";
import { makeTesters, mayMake, putOut, type Tester, walledGuest, walledUser } from "./actors.ts";
import { fingerprint } from "./fingerprint.ts";
import { policy, policyNames } from "./policy.ts";

/** Calls after which the sessions of the other checks would be gone. */
export const endsSessions = new Set(["auth.logout", "auth.closeSession", "portalAuth.logout"]);
const secret = "HARBOUR-SECRET-WORD";

const fitting = (codec: AnyEndpoint["body"]): unknown => fc.sample(valueOfCodec(codec), { numRuns: 1, seed: 44 })[0];

const send = (client: Client, { method, path, body }: AnyEndpoint, id: string): Promise<Reply> => {
  const url = path.replace(/:([A-Za-z_]+)/g, encodeURIComponent(id));
  if (method === "GET") return client.get(url);
  if (method === "DELETE") return client.delete(url);
  return method === "POST" ? client.post(url, fitting(body)) : client.put(url, fitting(body));
};

const isOfB = (person: Person | null): boolean => person?.email.endsWith("b.example") ?? false;

/**
 * Tries every fourth call as everybody.
 * @param part from 0 to 3
 */
export const tryCalls = (part: number): void =>
  void describe("the isolation matrix", () => {
    const calls = callsOfPart(part);
    let server: TestServer;
    let testers: readonly Tester[];
    const clients = new Map<string, Client>();
    /** Ids of rows of organisation A that others must not reach, with the secret word in their names. */
    let idsOfA: readonly string[];
    /** A contact of the guest's team, assigned to the user who sees their own contacts. */
    let seen = "";

    beforeAll(async () => {
      server = await startServer({ config: { demo: true }, database: await openDemoDatabase() });
      const a = await demoOrgAsTestOrg(server.database);
      const b = await seedOrg(server.database, "b");
      const { team_id } = await server.database.asSystem(({ db }) =>
        db
          .insertInto("teams")
          .values({ org_id: a.org, label: "Walled", color: "#0b7a75", twilio_phone: null, deleted_at: null, created_at: 1, updated_at: 1 })
          .returning("team_id")
          .executeTakeFirstOrThrow(),
      );
      testers = await makeTesters(server, a, b, team_id);
      const assignee = testers.find(({ name }) => name === walledUser)?.person;
      for (const { name, person } of testers) clients.set(name, person === null ? server.stranger() : await server.as(person));
      await putOut(server, testers);
      idsOfA = await server.database.asSystem(async ({ db }) => {
        await sql`update contacts set last_name = ${secret} where org_id = ${a.org} and con_id <> ${a.learner.contact}`.execute(db);
        const contacts = await db
          .selectFrom("contacts")
          .select("con_id")
          .where("org_id", "=", a.org)
          .where("last_name", "=", secret)
          .orderBy("con_id", "desc")
          .limit(2)
          .execute();
        const own = {
          org_id: a.org,
          first_name: "Sean",
          last_name: "Seen",
          email: ["sean@a.example"],
          mobile: [],
          photo: null,
          password_hash: null,
          language: null,
          archived_at: null,
          deleted_at: null,
          created_at: 1,
          updated_at: 1,
        };
        seen = String(
          (
            await db
              .insertInto("contacts")
              .values({
                ...own,
                fields: { contactTeam: [String(team_id)], assignedUser: [String(assignee?.kind === "staff" ? assignee.user : 0)] },
              })
              .returning("con_id")
              .executeTakeFirstOrThrow()
          ).con_id,
        );
        const campaigns = await db.selectFrom("campaigns").select("campaign_id").where("org_id", "=", a.org).limit(2).execute();
        const { rows: lessons } = await sql<{ id: number; uuid: string; folder: number }>`
          update lessons set name = ${secret} where lesson_id = (select min(lesson_id) from lessons where org_id = ${a.org} and folder_id is not null and deleted_at is null)
          returning lesson_id as id, uuid, folder_id as folder`.execute(db);
        await sql`update lesson_folders set name = ${secret} where folder_id = ${lessons[0]?.folder}`.execute(db);
        return [
          ...contacts.map(({ con_id }) => String(con_id)),
          ...campaigns.map(({ campaign_id }) => String(campaign_id)),
          ...lessons.flatMap(({ id, uuid, folder }) => [String(id), uuid, String(folder)]),
          a.pid,
        ];
      });
    });
    afterAll(() => server.close());

    /** What was there when it was looked at last; null once requests were allowed. */
    let known: Readonly<Record<string, string>> | null = null;
    const expectUnchanged = async (work: () => Promise<void>): Promise<void> => {
      const before = known ?? (await fingerprint(server.database));
      await work();
      known = await fingerprint(server.database);
      expect(known).toEqual(before);
    };

    const clientOf = (tester: Tester): Client => clients.get(tester.name) ?? server.stranger();

    it("should have exactly one policy for every call", () => {
      expect([...policyNames].sort()).toEqual(
        declaredCalls()
          .map(({ name }) => name)
          .sort(),
      );
    });

    it.each(calls.filter(({ name }) => policy[name] !== "everybody").map((call) => [call.name, call] as const))(
      "should refuse %s to every role that the policy excludes, without a change or information",
      async (name, call) => {
        const rule = policy[name];
        const denied = testers.filter((tester) => rule !== undefined && !mayMake(rule, tester));
        expect(denied.length).toBeGreaterThanOrEqual(4);
        await expectUnchanged(async () => {
          for (const tester of denied)
            for (const id of [...idsOfA.slice(0, 2), "999999999"]) {
              const reply = await send(clientOf(tester), call, id);
              expect([401, 403], `${tester.name} at ${id}: ${JSON.stringify(reply.body)}`).toContain(reply.status);
              expect(JSON.stringify(reply.body)).not.toContain(secret);
            }
        });
      },
      120_000,
    );

    it.each(calls.filter(({ path, access }) => path.includes(":") && access.kind !== "anyone").map((call) => [call.name, call] as const))(
      "should answer users of organisation B as if organisation A's ids did not exist in %s",
      async (name, call) => {
        const others = testers.filter(({ person }) => isOfB(person)).filter((tester) => mayMake(policy[name] ?? "everybody", tester));
        expect(others.length).toBeGreaterThan(0);
        await expectUnchanged(async () => {
          for (const tester of others)
            for (const id of idsOfA) {
              const reply = await send(clientOf(tester), call, id);
              expect([404, 422], `${tester.name} at ${id}: ${JSON.stringify(reply.body)}`).toContain(reply.status);
              expect(JSON.stringify(reply.body)).not.toContain(secret);
            }
        });
      },
      120_000,
    );

    it("should show users of organisation B nothing of A in any list", async () => {
      for (const call of calls.filter(({ method, path, access }) => method === "GET" && !path.includes(":") && access.kind !== "anyone"))
        for (const tester of testers.filter(({ person }) => isOfB(person))) {
          const reply = await send(clientOf(tester), call, "");
          expect(JSON.stringify(reply.body), `${call.name} as ${tester.name}`).not.toContain(secret);
        }
    });

    const walled = (name: string): Tester => {
      const found = testers.find((tester) => tester.name === name);
      if (found === undefined) throw new Error("There is no such tester.");
      return found;
    };
    const mayCallAs =
      (tester: Tester) =>
      ({ name, access }: AnyEndpoint): boolean =>
        access.kind === "staff" && mayMake(policy[name] ?? "everybody", tester) && !endsSessions.has(name);
    const shapeOf = ({ status, body }: Reply): unknown => [
      status,
      JSON.stringify(body)
        .replace(/"request_id":"[^"]*"/, "")
        .replaceAll(/\b(999999999|\d+)\b/g, "n"),
    ];

    it.each([walledGuest, walledUser])(
      "should answer a %s about a contact that they do not see as about one that does not exist, in every call that names one",
      async (name) => {
        const tester = walled(name);
        const client = clientOf(tester);
        let tried = 0;
        known = null;
        for (const call of calls.filter(({ path }) => /^\/api\/contacts\/(?:[a-z_]+\/)*:id|:con_id/.test(path)).filter(mayCallAs(tester))) {
          tried += 1;
          await expectUnchanged(async () => {
            const nobody = await send(client, call, "999999999");
            for (const id of idsOfA.slice(0, 2))
              expect(shapeOf(await send(client, call, id)), `${call.name} at ${id}`).toEqual(shapeOf(nobody));
            expect(name === walledGuest ? [404] : [404, 422], call.name).toContain(nobody.status);
          });
          // a call that names another record beside the contact finds that one missing
          known = null;
          if (call.method === "GET" && call.path.split(":").length === 2)
            expect(name === walledGuest ? [200] : [200, 404, 422], call.name).toContain((await send(client, call, seen)).status);
        }
        expect(tried).toBe(
          calls.filter((call) => mayCallAs(tester)(call) && /^\/api\/(contacts\/(?:[a-z_]+\/)*:id|bookmarks\/.*:con_id)/.test(call.path))
            .length,
        );
      },
      60_000,
    );

    it.each([walledGuest, walledUser])("should show a %s no contacts that they do not see in any call that names none", async (name) => {
      const tester = walled(name);
      for (const call of calls.filter(({ method, path }) => method === "GET" && !path.includes(":")).filter(mayCallAs(tester))) {
        const reply = await send(clientOf(tester), call, "");
        expect(reply.status, call.name).toBeLessThan(500);
        expect(JSON.stringify(reply.body), call.name).not.toContain(secret);
      }
    });

    it.each([walledGuest, walledUser])("should count and find for a %s only contacts that they see", async (name) => {
      const client = clientOf(walled(name));
      const ask = async (path: string): Promise<string> => JSON.stringify((await client.get(path)).body);
      expect((await client.get("/api/contacts")).body).toMatchObject({ count: 1, results: [{ last_name: "Seen" }] });
      expect((await client.get("/api/contacts/metrics")).body).toMatchObject({ total: 1, archived: 0 });
      expect((await client.get(`/api/contacts?search=${secret}`)).body).toMatchObject({ count: 0, results: [] });
      expect(await ask(`/api/contacts/names?search=${secret}`)).toBe("[]");
      expect(await client.post(`/api/contacts/${seen}/notes`, { body: "Rang" })).toMatchObject({ status: 200, body: { body: "Rang" } });
      expect(await ask(`/api/contacts/names?ids=${idsOfA.slice(0, 2).join(",")},${seen}`)).toMatch(
        /^\[\{"con_id":\d+,"name":"Sean Seen"[^}]*\}\]$/,
      );
    });

    it.each(calls.filter(({ name }) => !endsSessions.has(name)).map((call) => [call.name, call] as const))(
      "should allow %s to every role that the policy includes",
      async (name, call) => {
        const rule = policy[name] ?? "learners";
        const joined = ({ person }: Tester): boolean => rule !== "learners" || person?.email === "lena@harbor.example";
        for (const tester of testers.filter((candidate) => mayMake(rule, candidate) && joined(candidate))) {
          const reply = await send(clientOf(tester), call, idsOfA[0] ?? "1");
          if (rule !== "everybody") expect([401, 403], `${tester.name}: ${JSON.stringify(reply.body)}`).not.toContain(reply.status);
          expect(reply.status).toBeLessThan(500);
        }
      },
      120_000,
    );
  });
