import fc from "fast-check";
import { sql } from "kysely";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ContentStorage } from "../../../../adapters/server/contents/content-storage.ts";
import { makeFolderStorage } from "../../../../adapters/server/contents/folder-storage.ts";
import { makeS3Storage } from "../../../../adapters/server/contents/s3-storage.ts";
import { storageUse } from "../../../../adapters/server/files/quota.store.ts";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { type S3Fake, settingsOfS3, startS3 } from "../../../fakes/s3.fake.ts";
import { slowRuns } from "../../../setup/intensity.ts";
import { noon, openTestDatabase } from "../harness.ts";
import { seedOrg } from "../two-orgs.ts";
import { day, hashOf, sweepStage, type SweepStage } from "./sweep-stage.ts";

const root = mkdtempSync(join(tmpdir(), "cygnet-sweeps-"));
let database: Database;
let s3: S3Fake;

beforeAll(async () => {
  [database, s3] = await Promise.all([openTestDatabase(), startS3()]);
});
afterAll(async () => {
  await database.close();
  await s3.close();
  rmSync(root, { recursive: true, force: true });
});

type Step =
  | { readonly do: "upload" | "bin" | "restore" | "create" | "replace"; readonly n: number }
  | { readonly do: "wait"; readonly n: number }
  | { readonly do: "sweep" | "die"; readonly n: number };

const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom("upload", "upload", "upload", "create", "create", "bin", "restore", "replace", "wait", "sweep", "sweep", "die"),
  n: fc.nat(1_000),
});

const contentOf = (n: number): Buffer => Buffer.from(`content ${n % 6} `.repeat((n % 6) + 1));
const at = <A>(list: readonly A[], n: number): A | undefined => list[n % Math.max(1, list.length)];
const waits = [3_600, day / 2, day, 2 * day, 31 * day] as const;

type Upload = { readonly id: string; readonly n: number; readonly at: number };
type Version = { readonly n: number; readonly at: number };
type FileModel = { readonly id: number; n: number; deletedAt: number | null; versions: readonly Version[] };

/** The product's promises as a map: which contents must be there, and which may not. */
class Model {
  uploads: readonly Upload[] = [];
  files: readonly FileModel[] = [];
  readonly claimed = new Map<number, number>();
  /** What must be stored. */
  get held(): ReadonlySet<number> {
    return new Set([...this.uploads, ...this.files, ...this.files.flatMap(({ versions }) => versions)].map(({ n }) => n % 6));
  }
  expire(now: number): void {
    this.uploads = this.uploads.filter((upload) => upload.at > now - day);
    this.files = this.files.filter(({ deletedAt }) => deletedAt === null || deletedAt > now - 30 * day);
    for (const file of this.files) file.versions = file.versions.filter((version) => version.at > now - 30 * day);
    for (const [n, since] of this.claimed) if (since <= now - day && !this.held.has(n)) this.claimed.delete(n);
  }
}

/** Removes bytes and then fails before the transaction ends, as a process that is killed. */
const dying = (contents: ContentStorage): ContentStorage => ({
  ...contents,
  remove: async (key) => {
    await contents.remove(key);
    throw new Error("killed");
  },
});

const take = async (model: Model, stage: SweepStage, contents: ContentStorage, { do: what, n }: Step): Promise<void> => {
  const now = stage.clock.now();
  switch (what) {
    case "upload":
      model.uploads = [...model.uploads, { id: await stage.upload(contentOf(n)), n, at: now }];
      return void model.claimed.set(n % 6, now);
    case "create": {
      const upload = at(model.uploads, n);
      if (upload === undefined) return;
      model.files = [...model.files, { id: await stage.create(upload.id), n: upload.n, deletedAt: null, versions: [] }];
      model.uploads = model.uploads.filter((one) => one !== upload);
      return;
    }
    case "bin":
    case "restore": {
      const file = at(model.files, n);
      if (file === undefined) return;
      file.deletedAt = what === "bin" ? (file.deletedAt ?? now) : null;
      return void (await stage.run(sql`update files set deleted_at = ${file.deletedAt} where file_id = ${file.id}`));
    }
    case "replace": {
      const [file, upload] = [at(model.files, n), at(model.uploads, n)];
      if (file === undefined || upload === undefined) return;
      await stage.run(
        sql`insert into file_versions (org_id, file_id, filename, mime, bytes, sha256, replaced_at) select org_id, file_id, filename, mime, bytes, sha256, ${now} from files where file_id = ${file.id}`,
      );
      await stage.run(
        sql`with gone as (delete from file_uploads where upload_id = ${upload.id} returning *) update files set sha256 = gone.sha256, bytes = gone.bytes from gone where file_id = ${file.id}`,
      );
      file.versions = [...file.versions, { n: file.n, at: now }];
      file.n = upload.n;
      model.uploads = model.uploads.filter((one) => one !== upload);
      return;
    }
    case "wait":
      return stage.clock.advance(at(waits, n) ?? 0);
    case "die":
      return void (await stage.sweep(dying(contents)));
    case "sweep":
      return void (await stage.sweep());
  }
};

describe("uploads, files, earlier contents and sweeps in any order", () => {
  it("should always keep the bytes of every file that exists or can be restored, and after a sweep no others", async () => {
    let organisations = 0;
    const steps = fc.array(step, { minLength: 20, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(steps, fc.constantFrom("folder", "bucket"), async (story, where) => {
        organisations += 1;
        const { org } = await seedOrg(database, `model${organisations}`);
        const contents = where === "folder" ? makeFolderStorage(join(root, String(organisations))) : makeS3Storage(settingsOfS3(s3));
        const stage = sweepStage(database, contents, org, noon + organisations * 10_000 * day);
        const model = new Model();
        const check = async (isSwept: boolean): Promise<void> => {
          for (const n of model.held) {
            const stream = await contents.read({ org, sha256: hashOf(contentOf(n)), variant: null });
            expect(stream === null ? null : (await buffer(stream)).toString()).toBe(contentOf(n).toString());
          }
          if (!isSwept) return;
          const there: string[] = [];
          for await (const { key } of contents.list()) if (key.org === org) there.push(key.sha256);
          const wanted = [...model.claimed.keys()];
          expect(there.toSorted()).toEqual(wanted.map((n) => hashOf(contentOf(n))).toSorted());
          const bytes = wanted.reduce((sum, n) => sum + contentOf(n).length, 0);
          expect((await database.inOrg(org, storageUse)).bytes).toBe(bytes);
        };
        for (const one of [...story, { do: "wait", n: 2 }, { do: "sweep", n: 0 }] satisfies readonly Step[]) {
          await take(model, stage, contents, one);
          // A job that failed is tried again later; the sweep after it finds what is left.
          if (one.do === "die") stage.clock.advance(day / 4);
          if (one.do === "sweep" || one.do === "die") model.expire(stage.clock.now());
          await check(one.do === "sweep" && !diedBefore(story, one));
        }
        stage.remove();
      }),
      { numRuns: slowRuns(8) },
    );
  });
});

/** Whether a sweep comes right after one that died: its job may still wait for its next attempt. */
const diedBefore = (story: readonly Step[], one: Step): boolean => story[story.indexOf(one) - 1]?.do === "die";
