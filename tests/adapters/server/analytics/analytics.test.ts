import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "../harness.ts";
import { orgWithTeams } from "../teams/org-with-teams.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const kept = (org: number) =>
  server.database.asSystem(async ({ db }) =>
    (
      await sql<{
        line: string;
      }>`select concat_ws(' ', name, user_id, con_id, team_id, facts::text) as line from analytics_events where org_id = ${org} order by event_id`.execute(
        db,
      )
    ).rows.map(({ line }) => line),
  );
const setIntegrations = (org: number, list: readonly string[]) =>
  server.database.asSystem(({ db }) => sql`update orgs set analytics_integrations = ${list} where org_id = ${org}`.execute(db));

describe("events on the server", () => {
  it("should be stored for staff with their team and for learners, if the organisation records events [C7.10, A7.30]", async () => {
    const { org, teams } = await orgWithTeams(server.database);
    await setIntegrations(org.org, ["events"]);
    const event = { name: "page_viewed", facts: { page: "/ui/" } };
    const [user, learner] = [await server.as(org.user), await server.as(org.learner)];
    expect((await user.post(`/api/analytics?teams=${teams.b}`, { ...event, teams: String(teams.b) })).status).toBe(200);
    expect((await learner.post("/api/cg/analytics", event)).status).toBe(200);
    expect((await (await server.as(org.admin)).post("/api/analytics?teams=999999", event)).status).toBe(200);
    expect(await kept(org.org)).toEqual([
      `page_viewed ${org.user.user} ${teams.b} {"page": "/ui/"}`,
      `page_viewed ${org.learner.contact} {"page": "/ui/"}`,
      `page_viewed ${org.admin.user} {"page": "/ui/"}`,
    ]);
    expect((await user.get("/api/users/current")).body).toMatchObject({ analytics_integrations: ["events"] });
  });

  it("should be dropped if the organisation does not record events", async () => {
    const { org } = await orgWithTeams(server.database);
    expect((await (await server.as(org.user)).post("/api/analytics", { name: "page_viewed", facts: {} })).status).toBe(200);
    expect(await kept(org.org)).toEqual([]);
  });

  it("should be refused unless they are names and facts", async () => {
    const { org } = await orgWithTeams(server.database);
    const user = await server.as(org.user);
    for (const bad of [
      { name: "Page Viewed", facts: {} },
      { name: "x", facts: { deep: { a: 1 } } },
      { name: "x", facts: { long: "a".repeat(201) } },
      { name: "x" },
    ])
      expect((await user.post("/api/analytics", bad)).status).toBe(422);
  });
});
