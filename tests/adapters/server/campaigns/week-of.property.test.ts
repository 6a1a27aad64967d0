import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { weekOf } from "../../../../adapters/server/campaigns/week-of.store.ts";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { weekAt } from "../../../../core/campaigns/course-cohorts.rule.ts";
import { instantOf } from "../../../../core/kernel/wall-clock.ts";
import { aDayAboutChanges, aLessonZone } from "../../../arbitraries/releases.arb.ts";
import { slowRuns } from "../../../setup/intensity.ts";
import { engines } from "../groups/group-rows.ts";

/** Instants about midnight of days on which clocks may change. */
const asked = fc.array(
  fc
    .record({ day: aDayAboutChanges, zone: aLessonZone, seconds: fc.integer({ min: -7_200, max: 7_200 }) })
    .map(({ day, zone, seconds }) => ({ at: instantOf(day, "00:00", zone) + seconds, zone })),
  { minLength: 40, maxLength: 40 },
);

describe.each(engines(() => inject("postgresUrl"), "weeks_of_joining"))("The weeks of joining on %s", (_, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it("should be those of the core's calendar in each time zone", async () => {
    await fc.assert(
      fc.asyncProperty(asked, async (cases) => {
        const { rows } = await database.asSystem(({ db }) =>
          sql<{ week: string }>`select to_char(${weekOf(sql`at`, sql`zone`)}, 'YYYY-MM-DD') as week
            from rows from (jsonb_to_recordset(${JSON.stringify(cases)}::jsonb) as (zone text, at bigint)) with ordinality c (zone, at, place) order by place`.execute(
            db,
          ),
        );
        expect(rows.map(({ week }) => week)).toEqual(cases.map(({ at, zone }) => weekAt(at, zone)));
      }),
      { numRuns: slowRuns(40) },
    );
  });
});
