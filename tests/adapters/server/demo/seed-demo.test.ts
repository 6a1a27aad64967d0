import { describe, expect, inject, it } from "vitest";
import { seedDemo } from "../../../../adapters/server/demo/seed-demo.ts";
import { makeDatabase } from "../../../../adapters/server/storage/database.ts";
import { openPostgres } from "../../../../adapters/server/storage/postgres.engine.ts";
import { freshDatabase } from "../../../setup/postgres.ts";
import { noon } from "../harness.ts";

describe("the demo on an empty PostgreSQL", () => {
  it("should be seeded by one of two servers that start at the same time, while the other waits", async () => {
    const url = await freshDatabase(inject("postgresUrl"), "seeded_at_once");
    const databases = await Promise.all([1, 2].map(async () => makeDatabase(await openPostgres(url, () => undefined))));
    const outcomes = await Promise.all(
      databases.map(async (database) => {
        const isFilled = await seedDemo(database, noon);
        const orgs = await database.asSystem(({ db }) => db.selectFrom("orgs").select("name").execute());
        return { isFilled, orgs: orgs.map(({ name }) => name) };
      }),
    );
    expect(outcomes.map(({ isFilled }) => isFilled).toSorted()).toEqual([false, true]);
    for (const { orgs } of outcomes) expect(orgs.filter((name) => name === "Harbor Learning")).toHaveLength(1);
    for (const database of databases) await database.close();
  });
});
