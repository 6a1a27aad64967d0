import { type RawBuilder, sql } from "kysely";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ContentStorage } from "../../../../adapters/server/contents/content-storage.ts";
import { claimContent, keepContent } from "../../../../adapters/server/files/keep-content.flow.ts";
import { sweepFilesJob } from "../../../../adapters/server/files/sweep.job.ts";
import { makeJobRunner } from "../../../../adapters/server/jobs/job-runner.ts";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { type FakeClock, fakeClock } from "../../../fakes/clock.fake.ts";
import { testConfig } from "../test-config.ts";

export const hour = 3_600;
export const day = 24 * hour;

export const hashOf = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

/** An organisation with contents, as uploads and commands leave them, and the job that sweeps. */
export type SweepStage = {
  readonly dataFolder: string;
  readonly clock: FakeClock;
  /** Stores bytes as an upload does; returns its id. */
  readonly upload: (bytes: Buffer, contents?: ContentStorage) => Promise<string>;
  /** Makes a file of an upload; returns its number. */
  readonly create: (upload: string) => Promise<number>;
  readonly run: (statement: RawBuilder<unknown>) => Promise<readonly number[]>;
  /**
   * Lets an hour pass and sweeps.
   * @returns errors of the job
   */
  readonly sweep: (contents?: ContentStorage) => Promise<readonly unknown[]>;
  readonly remove: () => void;
};

/** @param now epoch seconds; later than the organisation's last sweep */
export const sweepStage = (database: Database, contents: ContentStorage, org: number, now: number): SweepStage => {
  const dataFolder = mkdtempSync(join(tmpdir(), "cygnet-sweep-"));
  const config = { ...testConfig, dataFolder };
  const clock = fakeClock(now);
  const run = (statement: RawBuilder<unknown>): Promise<readonly number[]> =>
    database.inOrg(org, async ({ db }) => (await statement.execute(db)).rows.map((row) => Number(Reflect.get(Object(row), "id"))));
  return {
    dataFolder,
    clock,
    run,
    upload: async (bytes, storage = contents) => {
      const path = join(dataFolder, crypto.randomUUID());
      const [id, content] = [crypto.randomUUID().replaceAll("-", ""), { sha256: hashOf(bytes), bytes: bytes.length }];
      writeFileSync(path, bytes);
      const kept = await keepContent({ contents: storage, database, config, clock }, org, content, path);
      if (kept._tag === "Left") throw new Error("There is room in tests.");
      await database.inOrg(org, async (tx) => {
        await claimContent(tx, content, clock.now());
        await sql`insert into file_uploads (upload_id, org_id, filename, mime, bytes, sha256, created_at) values (${id}, ${org}, 'a', 'text/plain', ${content.bytes}, ${content.sha256}, ${clock.now()})`.execute(
          tx.db,
        );
      });
      return id;
    },
    create: async (upload) => {
      const [id] = await run(sql`
        with gone as (delete from file_uploads where upload_id = ${upload} returning *)
        insert into files (address, org_id, filename, mime, bytes, sha256, upload_id, created_at, updated_at)
        select gen_random_uuid(), org_id, filename, mime, bytes, sha256, upload_id, created_at, created_at from gone returning file_id as id`);
      return id ?? 0;
    },
    sweep: async (storage = contents) => {
      const errors: unknown[] = [];
      clock.advance(hour);
      const warn = (_: string, error: unknown): void => void errors.push(error);
      const runner = makeJobRunner({ database, clock, warn }, [sweepFilesJob({ config, contents: storage })]);
      await runner.runDue();
      await runner.stop();
      return errors;
    },
    remove: () => rmSync(dataFolder, { recursive: true, force: true }),
  };
};
