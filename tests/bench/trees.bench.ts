import { sql } from "kysely";
import { makeRelationTree } from "../../adapters/server/contacts/relations.store.ts";
import { demoOrganisation, seedDemo } from "../../adapters/server/demo/seed-demo.ts";
import { makeDatabase } from "../../adapters/server/storage/database.ts";
import { migrate } from "../../adapters/server/storage/migrate.ts";
import { openPglite } from "../../adapters/server/storage/pglite.engine.ts";
import type { RelationTree } from "../../core/contacts/relations.port.ts";
import { type Bench, ms, type Row } from "./table.ts";
import { vacuumTables } from "./vacuum-tables.ts";

const size = 100_000;
/** How many everybody recruits. */
const breadth = 10;
const now = 1_782_907_200;
const rounds = 15;

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? Number.NaN;
const row = (what: string, value: number, target: number): Row => ({
  what,
  value: ms(value),
  limit: ms(target),
  ratio: (value / target).toFixed(2),
  target: `≤ ${ms(target)}`,
  met: value <= target,
});

/** The levels of a tree in which each of 100,000 contacts recruited ten, and how many stand under its top. */
export const treesBench: Bench = {
  title: `A tree of ${size.toLocaleString("en")} contacts, embedded database, p95 of ${rounds}`,
  run: async () => {
    const database = makeDatabase(await openPglite(undefined));
    await migrate(database);
    await seedDemo(database, now);
    const org = await demoOrganisation(database);
    const top = await database.inOrg(org, async ({ db }) => {
      const { rows } = await sql<{ n: number }>`select max(con_id) + 1 as n from contacts`.execute(db);
      const start = rows[0]?.n ?? 0;
      await sql`
        insert into contacts (con_id, org_id, first_name, last_name, fields, created_at, updated_at) overriding system value
        select ${start}::bigint + n, ${org}, 'Person', lpad(n::text, 6, '0'), case when n = 0 then '{}' else jsonb_build_object('recruited_by', jsonb_build_array(${start}::bigint + (n - 1) / ${breadth}::int)) end, ${now}, ${now}
        from generate_series(0, ${size - 1}) n`.execute(db);
      return start;
    });
    await vacuumTables(database, ["contacts", "contact_relations"]);
    const measured = async (use: (tree: RelationTree) => () => Promise<unknown>): Promise<number> => {
      const times: number[] = [];
      for (let round = 0; round <= rounds; round += 1) {
        const start = performance.now();
        await database.inOrg(org, (tx) => use(makeRelationTree(tx, "owner"))());
        if (round > 0) times.push(performance.now() - start);
      }
      return percentile(times, 0.95);
    };
    const level = { field: "recruited_by", page: 1, levels: 2, sort: "name", isWhole: true } as const;
    const rows = [
      row("one person's first three levels", await measured((tree) => tree.level({ ...level, of: top })), 100),
      row("the first page of the pyramid", await measured((tree) => tree.level({ ...level, levels: 1, of: null })), 300),
      row("a level deep down", await measured((tree) => tree.level({ ...level, of: top + 5_000 })), 100),
      row("how many stand under the top", await measured((tree) => tree.totals("recruited_by", [top])), 1_000),
      row("who stands over the last", await measured((tree) => tree.uplines("recruited_by", [top + size - 1])), 50),
    ];
    await database.close();
    return rows;
  },
};
