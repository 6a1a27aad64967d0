import * as fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { makeRelationTree } from "../../../../adapters/server/contacts/relations.store.ts";
import { type Database, makeDatabase } from "../../../../adapters/server/storage/database.ts";
import { migrate } from "../../../../adapters/server/storage/migrate.ts";
import { openPostgres } from "../../../../adapters/server/storage/postgres.engine.ts";
import { given } from "../../../conformance/answer-of.ts";
import { forestOf, type Related } from "../../../fakes/forest.fake.ts";
import { freshDatabase } from "../../../setup/postgres.ts";
import { noon, openEmbeddedDatabase } from "../harness.ts";
import { seedOrg } from "../two-orgs.ts";

const open: Readonly<Record<string, () => Promise<Database>>> = {
  "the embedded engine": openEmbeddedDatabase,
  PostgreSQL: async () => {
    const database = makeDatabase(await openPostgres(await freshDatabase(inject("postgresUrl"), "relation_tree"), () => undefined));
    await migrate(database);
    return database;
  },
};

/**
 * What happens to the nth of some people: whom they name changes, or they come and go. Nobody names somebody after them, so nothing leads
 * back.
 */
type Step = { readonly who: number } & (
  | { readonly named: readonly number[] }
  | { readonly archived: boolean }
  | { readonly is_there: boolean }
);
const size = 12;
const strange = 999_999_999;
const who = fc.nat({ max: size - 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ who, named: fc.array(fc.oneof({ weight: 6, arbitrary: who }, fc.constant(strange)), { maxLength: 3 }) }),
  },
  fc.record({ who, archived: fc.boolean() }),
  fc.record({ who, is_there: fc.boolean() }),
);
const stories = fc.array(step, { minLength: 5, maxLength: 30 });

const told = (steps: readonly Step[]): readonly Related[] => {
  const people: Related[] = Array.from({ length: size }, (_, n) => ({ con_id: n, archived: false, is_there: true, named: [] }));
  for (const { who: n, ...change } of steps) {
    const before = people[n];
    if (before !== undefined)
      people[n] = {
        ...before,
        ...change,
        ...("named" in change ? { named: change.named.filter((one) => one < n || one === strange) } : {}),
      };
  }
  return people;
};

describe.each(Object.keys(open))("trees of contacts on %s", (engine) => {
  let database: Database;
  let org = 0;
  beforeAll(async () => {
    database = (await open[engine]?.()) ?? (await openEmbeddedDatabase());
    ({ org } = await seedOrg(database, "forest"));
    await database.inOrg(org, ({ db }) =>
      sql`insert into fields (org_id, name, label, type, created_at, updated_at) values (${org}, 'recruited_by', 'Recruited by', 'related_contacts', ${noon}, ${noon})`.execute(
        db,
      ),
    );
  });
  afterAll(() => database.close());

  const people = async (): Promise<readonly number[]> => {
    await database.inOrg(org, ({ db }) => db.deleteFrom("contacts").where("org_id", "=", org).execute());
    const rows = Array.from({ length: size }, (_, n) => ({
      org_id: org,
      first_name: `P${String(n).padStart(2, "0")}`,
      archived_at: null,
      deleted_at: null,
      photo: null,
      password_hash: null,
      language: null,
      create_key: null,
      created_at: noon,
      updated_at: noon,
    }));
    return (await database.inOrg(org, ({ db }) => db.insertInto("contacts").values(rows).returning("con_id").execute()))
      .map(({ con_id }) => con_id)
      .toSorted((a, b) => a - b);
  };

  it("should equal the tree in memory of all relations, archived and deleted contacts [G22, B9.06]", async () => {
    await fc.assert(
      fc.asyncProperty(stories, async (steps) => {
        const ids = await people();
        const idOf = (n: number): number => ids[n] ?? strange;
        const states = steps.map((_, at) => told(steps.slice(0, at + 1)));
        await database.inOrg(org, async ({ db }) => {
          for (const [at, one] of steps.entries()) {
            const person = states[at]?.[one.who];
            if (person === undefined) continue;
            const named = JSON.stringify({ recruited_by: person.named.map(idOf) });
            await sql`update contacts set fields = ${named}::jsonb, archived_at = ${person.archived ? noon : null}, deleted_at = ${person.is_there ? null : noon} where con_id = ${idOf(one.who)}`.execute(
              db,
            );
          }
        });
        const forest = forestOf(told(steps).map((person) => ({ ...person, con_id: idOf(person.con_id), named: person.named.map(idOf) })));
        const there = told(steps)
          .filter(({ is_there }) => is_there)
          .map(({ con_id }) => idOf(con_id));
        const ask = { field: null, page: 1, levels: 2, sort: "name", isWhole: true } as const;
        await database.inOrg(org, async (tx) => {
          const tree = makeRelationTree(tx, "owner");
          const top = await given(tree.level({ ...ask, of: null }));
          expect([top.field, top.count, top.results.map(({ con_id }) => con_id)]).toEqual([
            "recruited_by",
            forest.roots.length,
            [...forest.roots].toSorted((a, b) => a - b),
          ]);
          const placed = told(steps).filter(
            ({ con_id, archived, is_there }) => is_there && !archived && forest.parentOf(idOf(con_id)) !== null,
          );
          expect(top.under).toEqual({ total: placed.length, at_least: false });
          expect(top.below.map(({ con_id }) => con_id)).toEqual(
            top.results.flatMap(({ con_id }) => [...forest.childrenOf(con_id)].toSorted((a, b) => a - b)),
          );
          const parents = forest.roots.filter((id) => forest.childrenOf(id).length > 0).toSorted((a, b) => a - b);
          expect((await given(tree.level({ ...ask, of: null, isWhole: false }))).results.map(({ con_id }) => con_id)).toEqual(parents);
          for (const node of [...top.results, ...top.below])
            expect([node.parent_id, node.direct]).toEqual([forest.parentOf(node.con_id), forest.childrenOf(node.con_id).length]);
          for (const id of there)
            expect((await given(tree.level({ ...ask, of: id }))).results.map(({ con_id }) => con_id)).toEqual(
              [...forest.childrenOf(id)].toSorted((a, b) => a - b),
            );
          expect(await given(tree.totals(null, there))).toEqual(
            there.map((con_id) => ({ con_id, total: forest.under(con_id), at_least: false })),
          );
          for (const { con_id, near, more } of await given(tree.uplines(null, there))) {
            const over = forest.over(con_id);
            expect([con_id, near.map((one) => one.con_id), more]).toEqual([
              con_id,
              over.slice(0, 5).toReversed(),
              Math.max(0, over.length - 5),
            ]);
          }
        });
      }),
      { numRuns: Math.min(fc.readConfigureGlobal().numRuns ?? 200, 300) / 5 },
    );
  });

  it("should put a restored contact at the top if it would close a cycle", async () => {
    const [a = 0, b = 0, c = 0] = await people();
    const name = (child: number, parent: number) =>
      database.inOrg(org, ({ db }) =>
        sql`update contacts set fields = ${JSON.stringify({ recruited_by: [parent] })}::jsonb where con_id = ${child}`.execute(db),
      );
    const put = (id: number, at: number | null) =>
      database.inOrg(org, ({ db }) => sql`update contacts set deleted_at = ${at} where con_id = ${id}`.execute(db));
    await name(c, b);
    await name(b, a);
    await put(b, noon);
    await name(a, c);
    await put(b, null);
    await database.inOrg(org, async (tx) => {
      const tree = makeRelationTree(tx, "owner");
      expect((await given(tree.node(null, b))).parent_id).toBeNull();
      expect(await given(tree.totals(null, [a, b, c]))).toEqual([
        { con_id: a, total: 0, at_least: false },
        { con_id: b, total: 2, at_least: false },
        { con_id: c, total: 1, at_least: false },
      ]);
    });
  });

  it("should follow a chain of a thousand, and page 10,000 children 25 at a time", async () => {
    await people();
    const made = await database.inOrg(org, async ({ db }) => {
      const { rows: latest } = await sql<{ n: number }>`select max(con_id) as n from contacts`.execute(db);
      const start = (latest[0]?.n ?? 0) + 1;
      const { rows } = await sql<{ con_id: number }>`
        insert into contacts (con_id, org_id, first_name, fields, created_at, updated_at) overriding system value
        select ${start}::bigint + n, ${org}, 'Q' || lpad(n::text, 5, '0'), case when n = 0 then '{}' else jsonb_build_object('recruited_by', jsonb_build_array(${start}::bigint + case when n <= 1000 then n - 1 else 0 end)) end, ${noon}, ${noon}
        from generate_series(0, 11000) n returning con_id`.execute(db);
      return rows.map(({ con_id }) => con_id);
    });
    const [first = 0, last = 0] = [made[0], made[1000]];
    await database.inOrg(org, async (tx) => {
      const tree = makeRelationTree(tx, "owner");
      expect(await given(tree.totals(null, [first, last]))).toEqual([
        { con_id: first, total: 11_000, at_least: false },
        { con_id: last, total: 0, at_least: false },
      ]);
      const [over] = await given(tree.uplines(null, [last]));
      expect([over?.near.map(({ con_id }) => con_id), over?.more]).toEqual([made.slice(995, 1000), 995]);
      const page = await given(tree.level({ field: "recruited_by", of: first, page: 401, levels: 1, sort: "name", isWhole: true }));
      expect([page.count, page.pages, page.results.length, page.under]).toEqual([10_001, 401, 1, null]);
      const top = await given(tree.level({ field: "recruited_by", of: null, page: 1, levels: 1, sort: "name", isWhole: true }));
      expect(top.under).toEqual({ total: 10_000, at_least: true });
    });
  });

  it("should refuse an unknown relation", async () => {
    await database.inOrg(org, async (tx) => {
      const answer = await makeRelationTree(tx, "owner").level({
        field: "led_by",
        of: null,
        page: 1,
        levels: 1,
        sort: "name",
        isWhole: true,
      })();
      expect(answer).toMatchObject({ left: { tag: "invalid", errors: { field: [expect.stringContaining("led_by")] } } });
    });
  });
});
