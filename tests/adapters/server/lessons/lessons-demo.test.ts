import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { problemsIn } from "../../../../adapters/server/lessons/lesson-context.store.ts";
import { lessonProblems } from "../../../../core/lessons/item-problems.rule.ts";
import { LessonItem } from "../../../../core/lessons/item.model.ts";
import { itemCatalogue } from "../../../../core/lessons/items/catalogue.rule.ts";
import { openDemoDatabase, startServer, type TestServer } from "../harness.ts";

type Row = {
  readonly id: number;
  readonly name: string;
  readonly items: readonly unknown[];
  readonly banner_img: string | null;
  readonly is_dirty: boolean;
  readonly deleted_at: number | null;
  readonly published_version: number | null;
  readonly versions: number;
};

let server: TestServer;
let rows: readonly Row[];
beforeAll(async () => {
  server = await startServer({ config: { demo: true }, database: await openDemoDatabase() });
  rows = await server.database.asSystem(async ({ db }) => {
    const found = await sql<Row>`
      select l.lesson_id as id, l.name, l.items, l.banner_img, l.is_dirty, l.deleted_at, l.published_version,
        (select count(*)::int from lesson_versions v where v.lesson_id = l.lesson_id) as versions
      from lessons l where l.folder_id is not null order by l.lesson_id`.execute(db);
    return found.rows;
  });
});
afterAll(() => server.close());

describe("the lessons of the demo", () => {
  it("should be eight that together hold items of every type, one with ten versions, one with changes that are not published, one in the bin", () => {
    expect(rows).toHaveLength(8);
    const types = rows
      .filter(({ deleted_at }) => deleted_at === null)
      .flatMap(({ items }) => items.filter(LessonItem.is).map(({ type }) => type));
    expect([...new Set(types)].toSorted()).toEqual(Object.keys(itemCatalogue).toSorted());
    expect(rows.filter(({ versions }) => versions === 10).map(({ name }) => name)).toEqual(["Berthing a ship"]);
    expect(rows.filter(({ is_dirty }) => is_dirty).map(({ name }) => name)).toEqual(["Bring a friend"]);
    expect(rows.filter(({ deleted_at }) => deleted_at !== null).map(({ name }) => name)).toEqual(["Night shift before the new lights"]);
  });

  it("should all be published, with nothing that would prevent it", async () => {
    expect(rows.every(({ published_version }) => published_version !== null)).toBe(true);
    const org = await server.database.asSystem(({ db }) => db.selectFrom("orgs").select("org_id").executeTakeFirstOrThrow());
    const problems = await server.database.inOrg(org.org_id, async (tx) => {
      const problemsOf = await problemsIn({ tx });
      return rows.flatMap(({ name, items }) =>
        problemsOf(items.filter(LessonItem.is)).map((problem) => `${name}: ${problem.path} ${problem.message}`),
      );
    });
    expect(problems).toEqual([]);
    expect(rows.flatMap(({ items }) => lessonProblems(items.filter(LessonItem.is)))).toEqual([]);
  });

  it("should show only media that the demo has", async () => {
    const addresses = new Set(
      rows.flatMap((row) => [...JSON.stringify(row).matchAll(/\/media\/([0-9a-f-]{36})\//g)].map(([, address]) => address)),
    );
    const { rows: files } = await server.database.asSystem(({ db }) =>
      sql`select from files where deleted_at is null and address = any(${[...addresses]}::uuid[])`.execute(db),
    );
    expect(files).toHaveLength(addresses.size);
    expect(addresses.size).toBe(8);
  });
});
