import fc from "fast-check";
import { sql } from "kysely";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { readBackup } from "../../../../adapters/server/backup/read-backup.ts";
import { writeBackup } from "../../../../adapters/server/backup/write-backup.ts";
import { makeFolderStorage } from "../../../../adapters/server/contents/folder-storage.ts";
import { type Database, makeDatabase } from "../../../../adapters/server/storage/database.ts";
import { openPostgres } from "../../../../adapters/server/storage/postgres.engine.ts";
import { slowRuns } from "../../../setup/intensity.ts";
import { freshDatabase } from "../../../setup/postgres.ts";
import type { Client } from "../client.ts";
import { openEmbeddedDatabase } from "../harness.ts";
import { type Engines, startBoth } from "../two-engines.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

const folder = mkdtempSync(join(tmpdir(), "cygnet-restore-"));
const contents = makeFolderStorage(join(folder, "files"));
let engines: Engines;
let targets: { readonly pglite: Database; readonly postgres: Database };

beforeAll(async () => {
  engines = await startBoth("restored_from");
  const postgres = makeDatabase(await openPostgres(await freshDatabase(inject("postgresUrl"), "restored_to"), () => undefined));
  targets = { pglite: await openEmbeddedDatabase(), postgres };
});
afterAll(async () => {
  await engines.close();
  await targets.pglite.close();
  await targets.postgres.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Numbers choose among what is there by then. */
type Step = { readonly do: "add" | "merge" | "unmerge" | "folder" | "move" | "job" | "undo"; readonly one: number; readonly other: number };

const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom("add", "merge", "merge", "unmerge", "folder", "move", "job", "undo"),
  one: fc.nat(50),
  other: fc.nat(50),
});

/** Adds, merges and takes back by the product's own calls; moves folders and lets jobs refer to each other as its tables allow. */
class Story {
  readonly #contacts: number[] = [];
  readonly #merges: number[] = [];
  readonly #folders: number[] = [];
  readonly #jobs: number[] = [];
  readonly #database: Database;
  readonly #client: Client;
  readonly #org: number;
  constructor(database: Database, client: Client, { org }: TestOrg) {
    this.#database = database;
    this.#client = client;
    this.#org = org;
  }
  async take({ do: what, one, other }: Step): Promise<void> {
    const at = (ids: readonly number[], n: number): number | null => ids[n % Math.max(1, ids.length)] ?? null;
    switch (what) {
      case "add":
        return void this.#contacts.push(
          await this.#id("/api/contacts", { first_name: `Person${this.#contacts.length}`, last_name: "Restored" }, "con_id"),
        );
      case "merge": {
        const [kept, gone] = [at(this.#contacts, one), at(this.#contacts, other)];
        if (kept === null || gone === null || kept === gone) return;
        this.#merges.push(await this.#id("/api/contacts/merge", { kept_id: kept, merge_id: gone }, "id"));
        return void this.#contacts.splice(this.#contacts.indexOf(gone), 1);
      }
      case "unmerge": {
        const merge = this.#merges.pop();
        if (merge === undefined) return;
        const { other: back } = Object((await this.#client.post(`/api/contacts/merges/${merge}/undo`, {})).body);
        return void this.#contacts.push(Number(Reflect.get(Object(back), "con_id")));
      }
      case "folder":
        return void this.#folders.push(
          await this.#row(
            sql`insert into lesson_folders (org_id, parent_id, name, created_at, updated_at) values (${this.#org}, ${at(this.#folders, one)}, 'Folder', 1, 1) returning folder_id as id`,
          ),
        );
      case "move": {
        const [moved, parent] = [at(this.#folders, one), at(this.#folders, other)];
        // A later folder becomes the parent of an earlier one, so that no circle comes about.
        if (moved === null || parent === null || moved >= parent) return;
        return void (await this.#row(
          sql`update lesson_folders set parent_id = ${parent} where folder_id = ${moved} returning folder_id as id`,
        ));
      }
      case "job":
        return void this.#jobs.push(
          await this.#row(
            sql`insert into jobs (org_id, kind, input, state, run_at, created_at) values (${this.#org}, 'test', '{}', 'done', 1, 1) returning job_id as id`,
          ),
        );
      case "undo": {
        const [undone, by] = [at(this.#jobs, one), at(this.#jobs, other)];
        if (undone !== null && by !== null && undone !== by)
          await this.#row(sql`update jobs set undoes = ${undone} where job_id = ${by} returning job_id as id`);
      }
    }
  }
  async #id(path: string, body: Readonly<Record<string, unknown>>, key: string): Promise<number> {
    const reply = await this.#client.post(path, body);
    if (reply.status !== 200) throw new Error(`${path}: ${JSON.stringify(reply.body)}`);
    return Number(Reflect.get(Object(reply.body), key));
  }
  async #row(statement: ReturnType<typeof sql<{ id: number }>>): Promise<number> {
    const { rows } = await this.#database.asSystem(({ db }) => statement.execute(db));
    return rows[0]?.id ?? 0;
  }
}

/** Every row of a backup, in an order of its own. */
const rowsOf = (file: string): readonly string[] => gunzipSync(readFileSync(file)).toString().trim().split("\n").slice(1).toSorted();

const backedUp = async (database: Database): Promise<{ readonly file: string; readonly rows: number }> => {
  const file = join(folder, `${crypto.randomUUID()}.backup`);
  return { file, rows: (await writeBackup(database, file, contents)).rows };
};

describe("a backup", () => {
  it("should restore every row in either engine, whatever was merged, moved and undone before, in batches of any size", async () => {
    let organisation = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), fc.constantFrom(1, 3, 1_000), async (steps, most) => {
        for (const from of ["pglite", "postgres"] as const) {
          const { database, as } = engines[from].server;
          organisation += 1;
          const org = await seedOrg(database, `restored${organisation}`);
          const story = new Story(database, await as(org.admin), org);
          for (const one of steps) await story.take(one);
          const backup = await backedUp(database);
          for (const to of ["pglite", "postgres"] as const) {
            expect((await readBackup(targets[to], backup.file, { contents, spool: folder, most })).rows).toBe(backup.rows);
            expect(rowsOf((await backedUp(targets[to])).file)).toEqual(rowsOf(backup.file));
          }
        }
      }),
      { numRuns: slowRuns(5) },
    );
  });

  it("should have its references checked again once it is restored", async () => {
    const { database } = engines.pglite.server;
    const org = await seedOrg(database, "checked");
    const { file } = await backedUp(database);
    for (const target of [targets.pglite, targets.postgres]) {
      await readBackup(target, file, { contents, spool: folder });
      const wrong = target.asSystem(async ({ db }) => {
        await sql`insert into lesson_folders (org_id, parent_id, name, created_at, updated_at) values (${org.org}, 999999, 'Nowhere', 1, 1)`.execute(
          db,
        );
        throw new Error("not reached");
      });
      await expect(wrong).rejects.toMatchObject({ code: "23503" });
    }
  });

  it.each([
    [
      "an earlier development version",
      "0001-foundation.sql:0123456789ab 0002-contacts.sql:0123456789ab",
      "made by an earlier development version, and only that version can restore it",
    ],
    ["another version", "0001-platform.sql:0123456789ab", "made by another version. Restore it with that version, then upgrade."],
  ])("should be refused with the reason when it was made by %s, and change nothing", async (_, level, said) => {
    await seedOrg(targets.pglite, `kept${crypto.randomUUID()}`);
    const before = rowsOf((await backedUp(targets.pglite)).file);
    const file = join(folder, `${crypto.randomUUID()}.backup`);
    writeFileSync(file, gzipSync(`${JSON.stringify({ cygnet: "backup", level })}\n`));
    await expect(readBackup(targets.pglite, file, { contents, spool: folder })).rejects.toThrow(said);
    expect(rowsOf((await backedUp(targets.pglite)).file)).toEqual(before);
  });
});
