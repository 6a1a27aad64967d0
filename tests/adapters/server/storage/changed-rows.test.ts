import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { openTestDatabase } from "../harness.ts";

/** What changes a few rows at a time: the lessons of a course, and a lesson. */
const ofFewRows = ["counted_by_lesson", "counted_by_trigger"];

describe("Triggers that see the rows before and after a statement", () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it("should not join them in a loop, which is planned for one row and kept for thousands", async () => {
    const { rows } = await database.asSystem(({ db }) =>
      sql<{ name: string; body: string; settings: readonly string[] | null; before: string; after: string }>`
        select distinct p.proname as name, p.prosrc as body, p.proconfig as settings, t.tgoldtable::text as before, t.tgnewtable::text as after
        from pg_trigger t join pg_proc p on p.oid = t.tgfoid where t.tgoldtable is not null and t.tgnewtable is not null`.execute(db),
    );
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(["note_changed_contacts", "note_changed_joins", ...ofFewRows]));
    // What is united or subtracted is sorted or hashed, whatever the plan.
    const joining = rows.filter(
      ({ body, before, after }) =>
        [before, after].every((table) => new RegExp(`\\b${table}\\b`).test(body)) && !/\b(?:union|except)\b/.test(body),
    );
    const inLoops = joining.filter(({ settings }) => !(settings ?? []).includes("enable_nestloop=off")).map(({ name }) => name);
    expect(inLoops.toSorted()).toEqual(ofFewRows);
  });
});
