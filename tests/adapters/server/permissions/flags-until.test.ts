import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeJobRunner } from "../../../../adapters/server/jobs/job-runner.ts";
import { endGrantsJob } from "../../../../adapters/server/permissions/end-grants.job.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { seedOrg } from "../two-orgs.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock: fakeClock(noon) });
});
afterAll(() => server.close());

const fieldOf = (body: unknown, key: string): unknown => Reflect.get(Object(body), key);

describe("A permission granted until a day", () => {
  it("should be in force until it in open sessions, tokens and the matrix, be out of force at once, and be tidied away with an entry in the trail", async () => {
    const org = await seedOrg(server.database, "until", { flags: [] });
    const [admin, user] = [await server.as(org.admin), await server.as(org.user)];
    const at = `/api/users/${org.user.user}`;
    const end = server.clock.now() + 3600;
    const mark = async () => fieldOf((await user.get("/api/users/permissions/own")).body, "mark");
    const before = await mark();
    const change = { version: 1, feature_flags: { contacts: true, add_contacts: true }, flags_until: { contacts: end, add_contacts: end } };
    expect(await admin.put(at, change)).toMatchObject({
      status: 200,
      body: { flags_until: { value: { contacts: end, add_contacts: end } } },
    });
    server.clock.advance(2);
    expect((await user.get("/api/contacts/metrics")).status).toBe(200);
    const row = async (): Promise<unknown> => {
      const users = fieldOf((await admin.get("/api/users/permissions/matrix")).body, "users");
      return Array.isArray(users) ? users.find((one) => fieldOf(one, "id") === org.user.user) : null;
    };
    expect(await row()).toMatchObject({ flags: ["contacts", "add_contacts"], flags_until: { contacts: end, add_contacts: end } });
    const during = await mark();
    expect(during).not.toBe(before);

    server.clock.advance(3600);
    expect((await user.get("/api/contacts/metrics")).status).toBe(403);
    expect(await mark()).toBe(before);
    expect(fieldOf((await user.get("/api/users/current")).body, "flags")).toEqual([]);
    const matrix = fieldOf((await admin.get("/api/users/permissions/matrix")).body, "users");
    expect(Array.isArray(matrix) ? matrix.find((one) => fieldOf(one, "id") === org.user.user) : null).toMatchObject({
      flags: [],
      flags_until: {},
    });
    expect((await admin.get(`${at}/access?path=/contacts`)).body).toMatchObject({ is_open: false });

    const runner = makeJobRunner({ database: server.database, clock: server.clock, warn: () => undefined }, [endGrantsJob]);
    const stored = () =>
      server.database.asSystem(async ({ db }) => {
        const { rows } = await sql<{
          flags: string[];
          flags_until: unknown;
          version: number;
        }>`select flags, flags_until, version from users where user_id = ${org.user.user}`.execute(db);
        return rows[0];
      });
    expect(await stored()).toMatchObject({ flags: ["contacts", "add_contacts"], version: 2 });
    await runner.runDue();
    expect(await stored()).toEqual({ flags: [], flags_until: {}, version: 3 });
    const trail = await server.database.asSystem(async ({ db }) => {
      const { rows } =
        await sql`select actor_kind as kind, before, after from audit where org_id = ${org.org} and action = 'user.change' order by audit_id desc limit 1`.execute(
          db,
        );
      return rows[0];
    });
    expect(trail).toMatchObject({ before: { flags_until: { contacts: end } }, after: { flags: [], flags_until: {} } });
  });

  it("should be refused with an end that has come, and stored as before", async () => {
    const org = await seedOrg(server.database, "past", { flags: [] });
    const admin = await server.as(org.admin);
    const refused = await admin.put(`/api/users/${org.user.user}`, {
      version: 1,
      feature_flags: { lessons: true },
      flags_until: { lessons: noon - 10 },
    });
    expect(refused).toMatchObject({ status: 422, body: { errors: { flags_until: [expect.stringContaining("This day has passed")] } } });
  });
});
