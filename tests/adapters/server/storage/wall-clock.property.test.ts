import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { instantOf, wallAt } from "../../../../core/kernel/wall-clock.ts";
import { aDayAboutChanges, aLessonZone, aTimeAboutChanges } from "../../../arbitraries/releases.arb.ts";
import { slowRuns } from "../../../setup/intensity.ts";
import { engines } from "../groups/group-rows.ts";

const asked = fc.array(
  fc.record({
    day: aDayAboutChanges,
    clock: aTimeAboutChanges,
    zone: aLessonZone,
    at: fc.integer({ min: 946_684_800, max: 2_871_763_200 }),
  }),
  { minLength: 40, maxLength: 40 },
);

describe.each(engines(() => inject("postgresUrl"), "wall_clock"))("time zone functions on %s", (_, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it("should return core's instants and times by instant_of and wall_at, with zone_name for renamed zones", async () => {
    await fc.assert(
      fc.asyncProperty(asked, async (cases) => {
        const { rows } = await database.asSystem(({ db }) =>
          sql<{ instant: number; wall: number }>`select instant_of(day, clock, zone) as instant, wall_at(at, zone) as wall
            from rows from (jsonb_to_recordset(${JSON.stringify(cases)}::jsonb) as (day date, clock time, zone text, at bigint)) with ordinality c (day, clock, zone, at, place) order by place`.execute(
            db,
          ),
        );
        expect(rows.length).toBe(cases.length);
        for (const [at, one] of cases.entries())
          expect(rows[at], JSON.stringify(one)).toEqual({
            instant: instantOf(one.day, one.clock, one.zone),
            wall: wallAt(one.at, one.zone),
          });
      }),
      { numRuns: slowRuns(40) },
    );
  });
});
