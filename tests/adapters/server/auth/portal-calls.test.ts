import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { passwordHash } from "../../../../adapters/server/auth/password.crypto.ts";
import { makeShortLink } from "../../../../adapters/server/portal-notices/short-links.store.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

const password = "Correct-horse-9";
let server: TestServer;
let org: TestOrg;
beforeAll(async () => {
  server = await startServer();
  org = await seedOrg(server.database, "calls", { passwordHash: await passwordHash(password) });
});
afterAll(() => server.close());

it("should answer each of a learner's first calls: who they are, their role, their fields and where a short link leads [B7.23]", async () => {
  const learner = await server.as(org.learner);
  const { hash } = await server.database.inOrg(org.org, (tx) =>
    makeShortLink(tx, { contact: org.learner.contact, route: "/home", notice: null }, server.clock.now()),
  );
  await server.database.inOrg(org.org, ({ db }) =>
    sql`insert into portal_roles (org_id, name, permissions, is_default, created_at, updated_at) values (${org.org}, 'Crew', '{messages}', true, 1, 1)`.execute(
      db,
    ),
  );
  const before = await learner.get("/api/cg/info?schema=full");
  expect(before.body).toMatchObject({ con_id: org.learner.contact, pid: org.pid });
  expect((await learner.put("/api/cg/info", { first_name: "Nadia" })).body).toMatchObject({ first_name: "Nadia" });
  expect((await learner.get(`/api/cg/next?hash=${hash}`)).body).toMatchObject({ route: "/home" });
  expect((await learner.get("/api/contacts/role")).body).toMatchObject({ name: "Crew", permissions: ["messages"] });
  const fields = await learner.get("/api/cg/fields");
  expect(fields.status).toBe(200);
  expect(fields.body).toEqual((await learner.get("/api/portal/fields")).body);
  expect((await server.stranger().get("/api/cg/fields")).status).toBe(401);
  const enter = async (typed: string) =>
    (await server.stranger().post("/api/cg/auth", { pid: org.pid, email: org.learner.email, password: typed })).status;
  expect([await enter(password), await enter("wrong")]).toEqual([200, 401]);
});
