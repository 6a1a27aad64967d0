import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TooltipCategory, TooltipStories } from "../../../../core/tooltips/tooltip.model.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

let server: TestServer;
let org: TestOrg;
beforeAll(async () => {
  server = await startServer();
  org = await seedOrg(server.database, "tips");
});
afterAll(() => server.close());

const categories = Object.keys(TooltipCategory.keys);
const articles = new Set(
  readdirSync(new URL("../../../../adapters/server/assistant/articles/", import.meta.url)).map(
    (name) => `/ui/help/${name.replace(/\.md$/, "")}`,
  ),
);

describe("tooltips on the server", () => {
  it.each(categories)("should be stories and rels for %s, each slug beginning with the category [C7.30, A3.13]", async (category) => {
    const { status, body } = await (await server.as(org.guest)).get(`/api/cms/tooltips?tags=${category}`);
    expect(status).toBe(200);
    expect(TooltipStories.is(body)).toBe(true);
    if (!TooltipStories.is(body)) return;
    expect(body.rels).toEqual([]);
    expect(body.stories.length).toBeGreaterThan(0);
    for (const { slug, content } of body.stories) {
      expect(slug.startsWith(`${category}-`)).toBe(true);
      for (const { url } of content.resources) expect(articles).toContain(url);
    }
  });

  it("should be refused for an unknown category", async () => {
    expect((await (await server.as(org.guest)).get("/api/cms/tooltips?tags=weather")).status).toBe(422);
  });
});
