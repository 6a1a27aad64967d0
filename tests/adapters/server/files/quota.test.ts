import { sql } from "kysely";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ContentStorage, StorageFull } from "../../../../adapters/server/contents/content-storage.ts";
import { makeFolderStorage } from "../../../../adapters/server/contents/folder-storage.ts";
import { claimContent, keepContent } from "../../../../adapters/server/files/keep-content.flow.ts";
import { quotaRefusal, storageLimit, storageUse } from "../../../../adapters/server/files/quota.store.ts";
import { noon } from "../harness.ts";
import { testConfig } from "../test-config.ts";
import { type Engines, startBoth } from "../two-engines.ts";
import { seedOrg } from "../two-orgs.ts";

const folder = mkdtempSync(join(tmpdir(), "cygnet-quota-"));
const path = join(folder, "content");
const config = { ...testConfig, files: { ...testConfig.files, quotaBytes: 100 } };
const hashOf = (n: number): string => n.toString(16).padStart(64, "0");
let engines: Engines;
let named = 0;

beforeAll(async () => {
  writeFileSync(path, "x".repeat(60));
  engines = await startBoth("quota");
});
afterAll(async () => {
  await engines.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(["pglite", "postgres"] as const)("the storage of an organisation on %s", (name) => {
  const start = async () => {
    const { database, clock } = engines[name].server;
    const { org } = await seedOrg(database, `quota${(named += 1)}`);
    const contents = makeFolderStorage(join(folder, name));
    return { database, clock, org, deps: { database, clock, config, contents } };
  };

  it("should count every content once, and files in use and in the bin, of this organisation only", async () => {
    const { database, org } = await start();
    const other = await seedOrg(database, `quota${(named += 1)}`);
    for (const one of [org, other.org])
      await database.inOrg(one, async (tx) => {
        await claimContent(tx, { sha256: hashOf(1), bytes: 40 }, noon);
        await claimContent(tx, { sha256: hashOf(1), bytes: 40 }, noon);
        await claimContent(tx, { sha256: hashOf(2), bytes: 3 }, noon);
        for (const deleted of [null, null, noon])
          await sql`insert into files (address, org_id, filename, mime, bytes, sha256, deleted_at, created_at, updated_at) values (${crypto.randomUUID()}, ${one}, 'a', 'text/plain', 40, ${hashOf(1)}, ${deleted}, 1, 1)`.execute(
            tx.db,
          );
      });
    expect(await database.inOrg(org, storageUse)).toEqual({ bytes: 43, files: 2, bin: 1 });
  });

  it("should be limited by the settings and by the plan", async () => {
    const { database, org } = await start();
    const gigabyte = 1_073_741_824;
    const wide = { files: { ...testConfig.files, quotaBytes: 50 * gigabyte } };
    const limits = async (plan: string) => {
      await database.asSystem(({ db }) => sql`update orgs set plan = ${plan} where org_id = ${org}`.execute(db));
      return database.inOrg(org, async (tx) => [await storageLimit(tx, wide), await storageLimit(tx, config)]);
    };
    expect(await limits("free")).toEqual([gigabyte, 100]);
    expect(await limits("pro")).toEqual([50 * gigabyte, 100]);
  });

  it("should refuse what does not fit with its limit and use, and store nothing of it", async () => {
    const { database, org, deps } = await start();
    const keep = (n: number, bytes: number) => keepContent(deps, org, { sha256: hashOf(n), bytes }, path);
    expect(await keep(1, 60)).toEqual({ _tag: "Right", right: undefined });
    expect(await keep(2, 41)).toMatchObject({
      _tag: "Left",
      left: { tag: "full", values: { more: "41 bytes", used: "60 bytes", limit: "100 bytes" } },
    });
    expect(await deps.contents.size({ org, sha256: hashOf(2), variant: null })).toBeNull();
    expect((await database.inOrg(org, storageUse)).bytes).toBe(60);
    expect(await keep(2, 40)).toMatchObject({ _tag: "Right" });
    expect(await keep(1, 60)).toMatchObject({ _tag: "Right" });
  });

  it("should not be exceeded by uploads at the same time", async () => {
    const { database, org, deps } = await start();
    const kept = await Promise.all(Array.from({ length: 8 }, (_, n) => keepContent(deps, org, { sha256: hashOf(n), bytes: 30 }, path)));
    expect(kept.filter(({ _tag }) => _tag === "Right")).toHaveLength(3);
    expect((await database.inOrg(org, storageUse)).bytes).toBe(90);
    expect(await database.inOrg(org, (tx) => quotaRefusal(tx, config, 10))).toBeNull();
  });

  it("should not count content that could not be stored, unless another upload stored it", async () => {
    const { database, org, deps } = await start();
    const full: ContentStorage = { ...deps.contents, put: () => Promise.reject(new StorageFull("full")) };
    const fail = (n: number) => keepContent({ ...deps, contents: full }, org, { sha256: hashOf(n), bytes: 30 }, path);
    await expect(fail(1)).rejects.toThrow(StorageFull);
    expect((await database.inOrg(org, storageUse)).bytes).toBe(0);
    await keepContent(deps, org, { sha256: hashOf(2), bytes: 30 }, path);
    await expect(fail(2)).rejects.toThrow(StorageFull);
    expect((await database.inOrg(org, storageUse)).bytes).toBe(30);
  });
});
