import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "../harness.ts";
import { orgWithTeams } from "./org-with-teams.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe("the teams of a request", () => {
  it("should be read from query and body without being a field of the body [A7.04]", async () => {
    const { org, teams } = await orgWithTeams(server.database);
    const owner = await server.as(org.owner);
    expect(await owner.post(`/api/contacts?teams=${teams.a}`, { first_name: "Ada", teams: String(teams.a) })).toMatchObject({
      status: 200,
      body: { first_name: "Ada" },
    });
    expect(await owner.post("/api/contacts", { first_name: "Bob", team: "1" })).toMatchObject({ status: 422 });
  });

  it("should be refused in query and body unless they are ids", async () => {
    const { org } = await orgWithTeams(server.database);
    const owner = await server.as(org.owner);
    for (const reply of [
      await owner.get("/api/contacts?teams=x"),
      await owner.post("/api/contacts", { first_name: "Ada", teams: "x" }),
      await owner.post("/api/contacts", { first_name: "Ada", teams: ["1"] }),
    ])
      expect(reply).toMatchObject({ status: 422, body: { errors: { teams: [expect.any(String)] } } });
  });
});

describe("the portal of a learner's request", () => {
  it("should be the learner's own: in another one no learner is signed in [A7.03, B7.01]", async () => {
    const { org } = await orgWithTeams(server.database);
    const learner = await server.as(org.learner);
    expect((await learner.get("/api/cg/info", { "x-portal-id": org.pid })).status).toBe(200);
    expect((await learner.get("/api/cg/info")).status).toBe(200);
    expect((await learner.get("/api/cg/info", { "x-portal-id": "elsewhere" })).status).toBe(401);
  });
});
