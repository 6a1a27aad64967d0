import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { contactPageText } from "../../../../adapters/server/contacts/contact-list.store.ts";
import { courseLearners } from "../../../../adapters/server/enrolments/course-learners.store.ts";
import { enrolmentCall } from "../../../../adapters/server/enrolments/enrolment-call.store.ts";
import { contactCsv } from "../../../../adapters/server/export/contact-csv.ts";
import { type Database, makeDatabase, type Tx } from "../../../../adapters/server/storage/database.ts";
import { openPostgres } from "../../../../adapters/server/storage/postgres.engine.ts";
import { allContacts } from "../../../../core/contacts/contact-find.model.ts";
import { firstContacts } from "../../../../core/contacts/contact-query.model.ts";
import { contactWall, seesContact } from "../../../../core/contacts/contact-wall.rule.ts";
import { ContactPage } from "../../../../core/contacts/contact.model.ts";
import { firstLearners } from "../../../../core/enrolments/enrolment.model.ts";
import { slowRuns } from "../../../setup/intensity.ts";
import { freshDatabase } from "../../../setup/postgres.ts";
import { noon, openEmbeddedDatabase } from "../harness.ts";
import { actorOf, seedOrg, type TestOrg } from "../two-orgs.ts";

const engines = {
  pglite: openEmbeddedDatabase,
  postgres: async (): Promise<Database> =>
    makeDatabase(await openPostgres(await freshDatabase(inject("postgresUrl"), "guest_wall"), () => undefined)),
} as const;

const everybody = { of: "matching", find: allContacts, except: [] } as const;

const team = fc.integer({ min: 1, max: 4 });
const held = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(team.map(String)) },
  fc.tuple(team),
  fc.constantFrom<unknown[]>([], "1", null, 1, ["12"], [null], [true], {}, [{}], [["1"]], [["1"], "1"]),
  fc.constant(undefined),
);
const person = fc.record({
  held,
  assigned: held,
  related: fc.array(fc.nat({ max: 7 }), { maxLength: 3 }),
  archived: fc.boolean(),
  deleted: fc.boolean(),
});
const world = fc.record({
  people: fc.array(person, { minLength: 1, maxLength: 8 }),
  teams: fc.uniqueArray(team, { maxLength: 3 }),
  role: fc.constantFrom(
    "guest" as const,
    "guest" as const,
    "user" as const,
    "user" as const,
    "user" as const,
    "admin" as const,
    "owner" as const,
  ),
  row_rule: fc.constantFrom("all" as const, "teams" as const, "assigned" as const),
  hasTeams: fc.boolean(),
});

const numbers = async (tx: Tx, statement: RawBuilder<{ id: number }>): Promise<readonly number[]> =>
  (await statement.execute(tx.db)).rows.map(({ id }) => Number(id)).toSorted((a, b) => a - b);

describe.each(["pglite", "postgres"] as const)("The wall around what guests and users with a row rule see of contacts, on %s", (engine) => {
  let database: Database;
  let org = 0;
  let owner: TestOrg["owner"];
  let group = 0;
  let course = 0;
  beforeAll(async () => {
    database = await engines[engine]();
    ({ org, owner } = await seedOrg(database, "walls"));
    group = await database.asSystem(async ({ db }) => {
      await sql`insert into fields (org_id, name, label, type, section, position, access, created_at, updated_at) values (${org}, 'friends', 'Friends', 'related_contacts', '', 0, 'guest', 1, 1)`.execute(
        db,
      );
      const { rows } = await sql<{
        group_id: number;
      }>`insert into contact_groups (org_id, name, filters, created_at, updated_at) values (${org}, 'All', '{}', 1, 1) returning group_id`.execute(
        db,
      );
      return rows[0]?.group_id ?? 0;
    });
    course = await database.asSystem(async ({ db }) => {
      const { rows } = await sql<{
        campaign_id: number;
      }>`insert into campaigns (org_id, name, created_at, updated_at) values (${org}, 'Ropes', 1, 1) returning campaign_id`.execute(db);
      return rows[0]?.campaign_id ?? 0;
    });
  });
  afterAll(() => database.close());

  it("should show, count, relate, export and change exactly the contacts that the rule allows, and keep what is not seen of them", async () => {
    await fc.assert(
      fc.asyncProperty(world, async ({ people, teams, role, row_rule, hasTeams }) => {
        const made = await database.asSystem(async ({ db }) => {
          await sql`delete from group_states`.execute(db);
          await sql`delete from group_members`.execute(db);
          await sql`delete from contact_notes`.execute(db);
          await sql`delete from course_joins`.execute(db);
          await sql`delete from contacts`.execute(db);
          const { rows } = await sql<{
            con_id: number;
          }>`select nextval(pg_get_serial_sequence('contacts', 'con_id')) as con_id from generate_series(1, ${people.length})`.execute(db);
          const ids = rows.map(({ con_id }) => Number(con_id));
          const all = people.map((one, at) => {
            const friends = one.related.flatMap((of) => ids[of] ?? []).filter((id) => id !== ids[at]);
            return {
              ...one,
              id: ids[at] ?? 0,
              friends,
              fields: {
                ...(one.held === undefined ? {} : { contactTeam: one.held }),
                ...(one.assigned === undefined ? {} : { assignedUser: one.assigned }),
                ...(friends.length === 0 ? {} : { friends }),
              },
            };
          });
          for (const { id, fields, archived, deleted } of all) {
            await sql`insert into contacts (con_id, org_id, first_name, last_name, fields, archived_at, deleted_at, created_at, updated_at) overriding system value
              values (${id}, ${org}, 'Person', ${String(id)}, ${JSON.stringify(fields)}::jsonb, ${archived ? 5 : null}, ${deleted ? 6 : null}, 5, 6)`.execute(
              db,
            );
            await sql`insert into contact_notes (org_id, con_id, body, created_at, updated_at) values (${org}, ${id}, 'Note', 1, 1)`.execute(
              db,
            );
            await sql`insert into group_members (org_id, group_id, con_id) values (${org}, ${group}, ${id})`.execute(db);
            await sql`insert into course_joins (org_id, con_id, campaign_id, joined_at) values (${org}, ${id}, ${course}, 5)`.execute(db);
          }
          await sql`insert into group_states (group_id, org_id, basis, timezone, evaluated_at, members) values (${group}, ${org}, '', 'UTC', 1, ${all.length})`.execute(
            db,
          );
          return all;
        });
        const wall = contactWall({ user_id: 2, role, row_rule, teams, features: hasTeams ? ["teams"] : [] });
        const seen = made.filter(({ fields, deleted }) => !deleted && seesContact(wall, fields));
        const ids = seen.map(({ id }) => id).toSorted((a, b) => a - b);
        const inUse = seen.filter(({ archived }) => !archived);
        await database.inOrg(
          org,
          async (tx) => {
            expect(await numbers(tx, sql`select con_id as id from own_contacts c`)).toEqual(ids);
            expect(await numbers(tx, sql`select con_id as id from contacts c where deleted_at is null`)).toEqual(ids);
            expect(await numbers(tx, sql`select con_id as id from public.contacts c where deleted_at is null`)).toEqual(ids);
            expect(await numbers(tx, sql`select con_id as id from own_contact_names c`)).toEqual(
              inUse.map(({ id }) => id).toSorted((a, b) => a - b),
            );
            expect(
              await numbers(tx, sql`select n.con_id as id from contact_notes n join contacts c using (con_id) where c.deleted_at is null`),
            ).toEqual(ids);
            expect(await numbers(tx, sql`select con_id as id from public.contact_notes`)).toEqual(
              wall === null ? made.map(({ id }) => id).toSorted((a, b) => a - b) : ids,
            );
            const page: unknown = JSON.parse(
              E.getOrElse(() => "null")(await contactPageText({ tx, viewer: role, now: noon }, firstContacts)),
            );
            if (!ContactPage.is(page)) throw new Error("This is no page of contacts.");
            expect(page.results.map(({ con_id }) => con_id).toSorted((a, b) => a - b)).toEqual(
              inUse.map(({ id }) => id).toSorted((a, b) => a - b),
            );
            expect(page.count).toBe(inUse.length);
            for (const { con_id, fields } of page.results) {
              const friends = made.find(({ id }) => id === con_id)?.friends ?? [];
              expect(fields["friends"] ?? []).toEqual(wall === null ? friends : friends.filter((id) => ids.includes(id)));
            }
            expect(await numbers(tx, sql`select con_id as id from group_members where group_id = ${group}`)).toEqual(
              wall === null ? made.map(({ id }) => id).toSorted((a, b) => a - b) : ids,
            );
            expect(await numbers(tx, sql`select con_id as id from own_joins`)).toEqual(
              wall === null ? made.map(({ id }) => id).toSorted((a, b) => a - b) : ids,
            );
            const actor = { ...actorOf(owner), user_id: 2, role, row_rule, teams, features: hasTeams ? ["teams"] : [] };
            const call = enrolmentCall({ tx, actor, request: { id: "test", ip: "127.0.0.1", now: noon } });
            for (const fewJoins of [0, people.length]) {
              const learners = await courseLearners(call, course, { ...firstLearners, sort: "joined", limit: 100 }, fewJoins);
              expect(learners.results.map(({ con_id }) => con_id)).toEqual(ids);
              expect(learners).toMatchObject({ count: ids.length, current: ids.length, completed: 0, left: 0 });
            }
            const { rows } = await sql<{ members: number }>`select members from group_states where group_id = ${group}`.execute(tx.db);
            expect(rows).toEqual([{ members: wall === null ? made.length : ids.length }]);
            const related = await numbers(
              tx,
              sql`select con_id as id from contact_relations union all select parent_id from contact_relations`,
            );
            expect(wall === null ? [] : related.filter((id) => !ids.includes(id))).toEqual([]);
          },
          wall,
        );
        const exported: string[] = [];
        for await (const text of contactCsv(database, org, {
          viewer: role,
          selection: everybody,
          columns: ["con_id"],
          bom: false,
          now: noon,
          wall,
        }))
          exported.push(text);
        expect(
          exported
            .join("")
            .split("\r\n")
            .slice(1, -1)
            .map(Number)
            .toSorted((a, b) => a - b),
        ).toEqual(inUse.map(({ id }) => id).toSorted((a, b) => a - b));
        if (wall === null || wall.rule === "guest") return;
        const reached = await database.inOrg(
          org,
          (tx) => numbers(tx, sql`update contacts set last_name = 'Written', fields = fields || '{"town": "Kiel"}' returning con_id as id`),
          wall,
        );
        const visible = made.filter(({ fields }) => seesContact(wall, fields)).map(({ id }) => id);
        expect(reached).toEqual(visible.toSorted((a, b) => a - b));
        const stored = await database.asSystem(
          async ({ db }) =>
            (
              await sql<{
                id: number;
                name: string;
                fields: unknown;
              }>`select con_id as id, last_name as name, fields from contacts`.execute(db)
            ).rows,
        );
        for (const { id, name, fields } of stored) {
          const isReached = visible.includes(Number(id));
          expect(name === "Written").toBe(isReached);
          expect(fields).toEqual({ ...made.find((one) => one.id === Number(id))?.fields, ...(isReached ? { town: "Kiel" } : {}) });
        }
      }),
      { numRuns: slowRuns(60) },
    );
  }, 240_000);

  it("should restrict every table that refers to contacts, and every view of one", async () => {
    await database.asSystem(async ({ db }) => {
      const { rows: bare } = await sql`
        select distinct c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
        left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f' and k.confrelid = 'contacts'::regclass and k.conkey[1] = a.attnum
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity and (c.relname = 'contacts' or a.attname = 'con_id' or k.oid is not null)
          and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'own_team' and not p.polpermissive)`.execute(db);
      expect(bare).toEqual([]);
      const { rows: walled } = await sql<{ n: number }>`select count(*)::int as n from pg_policy where polname = 'own_team'`.execute(db);
      expect(walled[0]?.n).toBeGreaterThan(15);
      const { rows: views } = await sql<{ relname: string; same: boolean }>`
        with columns as (select relnamespace::regnamespace::text as place, relname, relkind, string_agg(a.attname || ' ' || a.atttypid::regtype, ',' order by a.attnum) as list
          from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped where relnamespace in ('public'::regnamespace, 'guest'::regnamespace) and relkind in ('r', 'p', 'v') group by c.oid, 1, 2, 3)
        select p.relname, coalesce(g.list = p.list, false) as same from columns p left join columns g on g.place = 'guest' and g.relname = p.relname
        where p.place = 'public' and (p.relkind = 'v' or g.relname is not null or p.relname = 'contacts') order by 1`.execute(db);
      // tasks name contacts by their keys; whose tasks a guest sees is ruled by `maySeeTask`
      expect(views.filter(({ same }) => !same).map(({ relname }) => relname)).toEqual(["own_tasks"]);
      expect(views.length).toBeGreaterThan(8);
    });
  });
});
