import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { openEmbeddedDatabase } from "../harness.ts";
import { schemaDump } from "./schema-dump.ts";

let database: Database;
beforeAll(async () => {
  database = await openEmbeddedDatabase();
});
afterAll(() => database.close());

describe("the schema of a migrated database", () => {
  it("should equal the dump: roles, schemas, sequences, tables, views, functions and triggers", async () => {
    const dump = await schemaDump(database);
    for (const part of [
      "role cygnet_guest",
      "schema guest",
      "sequence public.contacts_con_id_seq",
      "table public.contacts",
      "view guest.activity_events",
      "function public.lesson_release(",
      "CREATE TRIGGER zone_changed",
      "restrictive policy own_team",
    ])
      expect(dump).toContain(part);
    await expect(dump).toMatchFileSnapshot("./schema.sql.txt");
  });
});
