import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { forgetImported, forgetRows } from "../../../../adapters/server/import/tidy-imports.job.ts";
import type { Database, Tx } from "../../../../adapters/server/storage/database.ts";
import { openOnPostgres } from "../groups/group-rows.ts";
import { noon } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

const rows = 60_000;
const people = 6_000;
/** Rows of a table that a step may meet, for each row that it takes: those in the table and in its index, and again to write them. */
const mostForEach = 4;
const step = 5_000;

describe("the stored values of a huge import's rows", () => {
  let database: Database;
  let org: TestOrg;
  let id = 0;
  let contacts: readonly number[] = [];
  beforeAll(async () => {
    database = await openOnPostgres(inject("postgresUrl"), "forget_rows");
    org = await seedOrg(database, "forget");
    await database.inOrg(org.org, async ({ db }) => {
      const made = await sql<{
        con_id: number;
      }>`insert into contacts (org_id, first_name, created_at, updated_at) select ${org.org}, 'C' || n, 0, 0 from generate_series(1, ${people}) n returning con_id`.execute(
        db,
      );
      contacts = made.rows.map(({ con_id }) => con_id);
      const { rows: imports } = await sql<{ import_id: number }>`
        insert into imports (org_id, user_id, file_id, filename, bytes, state, layout, columns, mapping, options, created_at, ended_at, file_gone_at)
        values (${org.org}, ${org.owner.user}, gen_random_uuid(), 'huge.csv', 1, 'done', '{}', '[]', '[]', '{}', ${noon}, ${noon}, ${noon}) returning import_id`.execute(
        db,
      );
      id = imports[0]?.import_id ?? 0;
      const decision = sql`(array['create', 'update', 'skip', 'error'])[1 + n % 4]`;
      await sql`insert into import_plan (org_id, import_id, decision, row_no, who, con_id) select ${org.org}, ${id}, ${decision}, n, 'Ada ' || n, case when n % 4 = 1 then (${[...contacts]}::bigint[])[1 + (n + 1) % ${people}::int] end from generate_series(2, ${rows + 1}) n`.execute(
        db,
      );
      await sql`insert into import_rows (org_id, import_id, row_no, outcome, con_id, after) select ${org.org}, ${id}, n, 'created', (${[...contacts]}::bigint[])[1 + n % ${people}::int], '{"first_name": "Ada"}' from generate_series(2, ${rows + 1}) n`.execute(
        db,
      );
    });
    for (const table of ["imports", "import_plan", "import_rows"])
      await database.asSystem(({ db }) => sql`analyze ${sql.table(table)}`.execute(db));
  });
  afterAll(() => database.close());

  /** How many rows of the two tables some work reads, by whichever way. */
  const readBy = (work: (tx: Tx) => Promise<unknown>): Promise<number> =>
    database.inOrg(org.org, async (tx) => {
      const look = async (): Promise<number> => {
        const { rows: told } = await sql<{
          n: number;
        }>`select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as n from pg_stat_xact_user_tables where relname in ('import_plan', 'import_rows')`.execute(
          tx.db,
        );
        return told[0]?.n ?? 0;
      };
      const before = await look();
      await work(tx);
      return (await look()) - before;
    });
  const held = async (): Promise<{ readonly planned: number; readonly told: number }> => {
    const { rows: found } = await database.inOrg(org.org, ({ db }) =>
      sql<{
        planned: number;
        told: number;
      }>`select (select count(*)::int from import_plan where import_id = ${id}) as planned, (select count(*)::int from import_rows where import_id = ${id} and after is not null) as told`.execute(
        db,
      ),
    );
    return found[0] ?? { planned: -1, told: -1 };
  };

  it("should be deleted for some contacts without reading the rows of others", async () => {
    const [one = 0] = contacts;
    expect(await readBy((tx) => forgetImported(tx, [one]))).toBeLessThan(rows / 5);
    const left = await held();
    expect(left.told).toBe(rows - rows / people);
    expect(left.planned).toBeLessThan(rows);
  });

  it("should be deleted in steps, each reading as few rows as the first, until all are", async () => {
    const reads: number[] = [];
    const next: { row: number | null } = { row: 0 };
    while (next.row !== null) {
      const from = next.row;
      reads.push(
        await readBy(async (tx) => {
          next.row = await forgetRows(tx, id, from, noon);
        }),
      );
    }
    expect(reads).toHaveLength(Math.ceil((rows + 2) / step));
    for (const read of reads) expect(read, reads.join()).toBeLessThan(step * 2 * mostForEach);
    expect(await held()).toEqual({ planned: 0, told: 0 });
    const { rows: ended } = await database.inOrg(org.org, ({ db }) =>
      sql<{ at: number }>`select values_gone_at as at from imports where import_id = ${id}`.execute(db),
    );
    expect(ended[0]?.at).toBe(noon);
  });
});
