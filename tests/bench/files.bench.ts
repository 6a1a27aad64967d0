import { type RawBuilder, sql } from "kysely";
import { filePage } from "../../adapters/server/files/file-list.store.ts";
import { foldersInUse } from "../../adapters/server/files/folder-row.ts";
import { type Database, makeDatabase } from "../../adapters/server/storage/database.ts";
import { migrate } from "../../adapters/server/storage/migrate.ts";
import { openPglite } from "../../adapters/server/storage/pglite.engine.ts";
import type { StaffActor } from "../../core/access/actor.model.ts";
import { type FileQuery, firstFiles } from "../../core/files/file-query.model.ts";
import { seedOrg } from "../adapters/server/two-orgs.ts";
import { pictureBench } from "./pictures.bench.ts";
import { type Bench, ms, type Row } from "./table.ts";
import { uploadBench } from "./uploads.bench.ts";

const size = 10_000;
const folders = 200;
const rounds = 15;
const target = 100;
const now = 1_782_907_200;

/** Files in folders and in none, a third of them pictures without a description, made by two people. */
const seed = (database: Database, org: number, people: readonly [number, number]): Promise<void> =>
  database.asSystem(async ({ db }) => {
    const run = (statement: RawBuilder<unknown>) => statement.execute(db);
    await run(
      sql`insert into file_folders (org_id, name, created_by, created_at, updated_at) select ${org}, 'Folder ' || n, case when n % 2 = 0 then ${people[0]}::bigint else ${people[1]}::bigint end, ${now}, ${now} from generate_series(1, ${folders}::int) n`,
    );
    await run(sql`
      insert into files (org_id, address, filename, mime, bytes, location, folder_id, description, created_by, created_at, updated_at)
      select ${org}, gen_random_uuid(), 'Bahía ' || md5(n::text) || case when n % 3 = 0 then '.pdf' else '.jpg' end, case when n % 3 = 0 then 'application/pdf' else 'image/jpeg' end,
        1000 + n * 37 % 900000, 'demo/x.jpg', case when n % 4 = 0 then null else (select min(folder_id) from file_folders where org_id = ${org}) + n % ${folders} end,
        case when n % 2 = 0 then 'The pier in the evening, number ' || n else '' end, case when n % 2 = 0 then ${people[0]}::bigint else ${people[1]}::bigint end, ${now} - n, ${now} - n % 977
      from generate_series(1, ${size}::int) n`);
    await run(sql`analyze files`);
  });

const queries: readonly { readonly what: string; readonly query: Partial<FileQuery> }[] = [
  { what: "the newest of all folders", query: { all: true } },
  { what: "all by name", query: { all: true, sort: "name" } },
  { what: "all by size, largest first", query: { all: true, sort: "-size" } },
  { what: "all by name, the last page", query: { all: true, sort: "name", page: 100, limit: 100 } },
  { what: "250 at once", query: { all: true, limit: 250 } },
  { what: "in no folder", query: {} },
  { what: "a word in every name", query: { search: "bahia" } },
  { what: "a rare word of a description", query: { search: "number 4711" } },
  { what: "a word that is nowhere", query: { search: "nowhere" } },
  { what: "pictures", query: { all: true, type: ["image"] } },
  { what: "pictures without a description", query: { undescribed: true } },
];

const percentile = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;

const listBench: Bench = {
  title: `Lists of ${size.toLocaleString("en")} files in ${folders} folders, embedded database, p95 of ${rounds}`,
  run: async () => {
    const database = makeDatabase(await openPglite(undefined));
    await migrate(database);
    const { org, owner, user } = await seedOrg(database, "bench");
    await seed(database, org, [owner.user, user.user]);
    const actors: readonly StaffActor[] = [owner, user].map(({ user: user_id, role }) => ({
      kind: "staff",
      row_rule: "all",
      org_id: org,
      user_id,
      role,
      flags: [],
      features: [],
      teams: [],
    }));
    const rows: Row[] = [];
    for (const actor of actors) {
      const call = { actor, request: { id: "bench", ip: "127.0.0.1", now }, cdn: "", areas: [], system: { files: [], folders: [] } };
      const measured = async (
        what: string,
        read: (tx: Parameters<Parameters<Database["inOrg"]>[1]>[0]) => Promise<number>,
      ): Promise<void> => {
        const times: number[] = [];
        for (let round = -1; round < rounds; round += 1) {
          const began = performance.now();
          await database.inOrg(org, read);
          if (round >= 0) times.push(performance.now() - began);
        }
        const value = percentile(times);
        rows.push({
          what: `${actor.role}: ${what}`,
          value: ms(value),
          limit: ms(target),
          ratio: (value / target).toFixed(2),
          target: `≤ ${ms(target)}`,
          met: value <= target,
        });
      };
      for (const { what, query } of queries)
        await measured(what, async (tx) => (await filePage({ ...call, tx }, { ...firstFiles, ...query })).count);
      await measured("all folders", async (tx) => (await foldersInUse({ ...call, tx })).length);
    }
    await database.close();
    return rows;
  },
};

export const filesBenches: readonly Bench[] = [listBench, uploadBench, pictureBench];
