import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isVisibleLesson, isVisibleLessonFolder, lessonViewer } from "../../../../adapters/server/lessons/visible-lessons-condition.ts";
import type { StaffActor } from "../../../../core/access/actor.model.ts";
import { type LessonAudience, maySeeLesson } from "../../../../core/lessons/lesson-access.rule.ts";
import { guestTeam } from "../guest-team.ts";
import { type Engines, startBoth } from "../two-engines.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

let engines: Engines;
beforeAll(async () => {
  engines = await startBoth("visible_lessons");
});
afterAll(() => engines.close());

type Made = { readonly by: "admin" | "user" | "guest" | null; readonly shared: boolean };
const made: fc.Arbitrary<Made> = fc.record({ by: fc.constantFrom("admin", "user", "guest", null), shared: fc.boolean() });
const roles = ["owner", "admin", "user", "guest"] as const;

describe.each(["pglite", "postgres"] as const)("the statement of visible lessons on %s", (name) => {
  let a: TestOrg;
  let team: number;
  beforeAll(async () => {
    a = await seedOrg(engines[name].server.database, "seen", { flags: ["lessons"] });
    team = await guestTeam(engines[name].server, a);
  });

  it("should agree with the rule for every tree of folders, with and without teams", async () => {
    const { database } = engines[name].server;
    const userOf = (by: Made["by"]): number | null => (by === null ? null : a[by].user);
    const stored = (line: readonly Made[], lesson: Made) =>
      database.asSystem(async ({ db }) => {
        const share = (resource: string, id: number, shared: boolean) =>
          sql`insert into resource_teams (org_id, resource, resource_id, team_id, created_at) select ${a.org}, ${resource}, ${id}, ${team}, 1 where ${shared}`.execute(
            db,
          );
        let parent: number | null = null;
        for (const { by, shared } of line) {
          const above: number | null = parent;
          const { rows: added } = await sql<{ id: number }>`
            insert into lesson_folders (org_id, parent_id, name, user_id, created_at, updated_at) values (${a.org}, ${above}, 'x', ${userOf(by)}, 1, 1) returning folder_id as id`.execute(
            db,
          );
          const folder: number = added[0]?.id ?? 0;
          await share("lessons/folders", folder, shared);
          parent = folder;
        }
        const { rows } = await sql<{ id: number }>`
          insert into lessons (org_id, uuid, name, folder_id, user_id, created_at, updated_at) values (${a.org}, gen_random_uuid(), 'x', ${parent}, ${userOf(lesson.by)}, 1, 1) returning lesson_id as id`.execute(
          db,
        );
        await share("lessons", rows[0]?.id ?? 0, lesson.shared);
        return { lesson: rows[0]?.id ?? 0, folder: parent };
      });
    const audience = (list: readonly Made[]): LessonAudience => ({
      made_by: list.map(({ by }) => userOf(by)),
      teams: list.some(({ shared }) => shared) ? [team] : [],
    });
    const one = fc.tuple(fc.array(made, { minLength: 1, maxLength: 5 }), made, fc.boolean(), fc.boolean());
    await fc.assert(
      fc.asyncProperty(one, async ([line, lesson, hasTeams, isInTeam]) => {
        const ids = await stored(line, lesson);
        for (const role of roles) {
          const teams = isInTeam ? [team] : [];
          const features = hasTeams ? ["teams"] : [];
          const actor: StaffActor = {
            kind: "staff",
            row_rule: "all",
            org_id: a.org,
            user_id: a[role].user,
            role,
            flags: [],
            features,
            teams,
          };
          const seen = await database.inOrg(a.org, async ({ db }) => ({
            lesson: (await sql`select from lessons l where l.lesson_id = ${ids.lesson} and ${isVisibleLesson(actor)}`.execute(db)).rows
              .length,
            folder: (
              await sql`select from lesson_folders d where d.folder_id = ${ids.folder} and ${isVisibleLessonFolder(actor)}`.execute(db)
            ).rows.length,
          }));
          const viewer = lessonViewer(actor);
          expect(seen).toEqual({
            lesson: Number(maySeeLesson(audience([...line, lesson]), viewer)),
            folder: Number(maySeeLesson(audience(line), viewer)),
          });
        }
      }),
      { numRuns: 20 },
    );
  });

  it("should show nothing of another organisation", async () => {
    const { database } = engines[name].server;
    const other: StaffActor = {
      kind: "staff",
      row_rule: "all",
      org_id: a.org + 1_000,
      user_id: 1,
      role: "owner",
      flags: [],
      features: [],
      teams: [team],
    };
    const { rows } = await database.asSystem(({ db }) => sql`select from lessons l where ${isVisibleLesson(other)}`.execute(db));
    expect(rows).toEqual([]);
  });
});
