import { sql } from "kysely";
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ContentStorage, StorageUnavailable } from "../../../../adapters/server/contents/content-storage.ts";
import { makeFolderStorage } from "../../../../adapters/server/contents/folder-storage.ts";
import { storageUse } from "../../../../adapters/server/files/quota.store.ts";
import { uploadFolder } from "../../../../adapters/server/files/uploads/upload-bytes.ts";
import { noon } from "../harness.ts";
import { type Engines, startBoth } from "../two-engines.ts";
import { seedOrg } from "../two-orgs.ts";
import { day, hashOf, sweepStage } from "./sweep-stage.ts";

const root = mkdtempSync(join(tmpdir(), "cygnet-sweep-"));
let engines: Engines;
let named = 0;

beforeAll(async () => {
  engines = await startBoth("sweep");
});
afterAll(async () => {
  await engines.close();
  rmSync(root, { recursive: true, force: true });
});

describe.each(["pglite", "postgres"] as const)("the sweep of files on %s", (name) => {
  const start = async () => {
    const { database } = engines[name].server;
    const { org } = await seedOrg(database, `sweep${(named += 1)}`);
    const contents = makeFolderStorage(join(root, name));
    // Later than what the organisations of earlier tests have queued.
    const stage = sweepStage(database, contents, org, noon + named * 400 * day);
    const key = (bytes: Buffer) => ({ org, sha256: hashOf(bytes), variant: null });
    const isStored = async (bytes: Buffer) => (await contents.size(key(bytes))) !== null;
    const used = () => database.inOrg(org, async (tx) => (await storageUse(tx)).bytes);
    return { database, org, contents, key, isStored, used, ...stage };
  };

  it("should remove an upload from which no file was made after a day, with its bytes and variants, and no sooner", async () => {
    const stage = await start();
    const [left, made] = [Buffer.from("left"), Buffer.from("made")];
    await stage.upload(left);
    await stage.create(await stage.upload(made));
    const variant = join(stage.dataFolder, "variant");
    writeFileSync(variant, "small");
    await stage.contents.put({ ...stage.key(left), variant: "w320.webp" }, variant);
    expect(await stage.sweep()).toEqual([]);
    expect([await stage.isStored(left), await stage.used()]).toEqual([true, 8]);
    stage.clock.advance(day);
    expect(await stage.sweep()).toEqual([]);
    expect([await stage.isStored(left), await stage.isStored(made), await stage.used()]).toEqual([false, true, 4]);
    expect(await stage.contents.size({ ...stage.key(left), variant: "w320.webp" })).toBeNull();
    expect(await stage.run(sql`select 1 as id from file_uploads where org_id = ${stage.org}`)).toEqual([]);
    stage.remove();
  });

  it("should keep files of the bin and earlier contents for 30 days, and content that anything else uses for ever", async () => {
    const stage = await start();
    const [binned, twice, earlier, poster] = ["binned", "used twice", "earlier", "poster"].map((text) => Buffer.from(text));
    if (!binned || !twice || !earlier || !poster) throw new Error("All are there.");
    const [gone, one, other] = [
      await stage.create(await stage.upload(binned)),
      await stage.create(await stage.upload(twice)),
      await stage.create(await stage.upload(twice)),
    ];
    await stage.upload(earlier);
    await stage.upload(poster);
    const now = stage.clock.now();
    await stage.run(sql`update files set deleted_at = ${now} where file_id in (${gone}, ${one})`);
    await stage.run(sql`update files set poster_sha256 = ${hashOf(poster)} where file_id = ${other}`);
    await stage.run(
      sql`insert into file_versions (org_id, file_id, filename, mime, bytes, sha256, replaced_at) values (${stage.org}, ${other}, 'a', 'text/plain', 7, ${hashOf(earlier)}, ${now})`,
    );
    stage.clock.advance(30 * day - 7_200);
    await stage.sweep();
    for (const bytes of [binned, twice, earlier, poster]) expect(await stage.isStored(bytes)).toBe(true);
    stage.clock.advance(7_200);
    await stage.sweep();
    expect(await stage.run(sql`select file_id as id from files where org_id = ${stage.org}`)).toEqual([other]);
    expect([await stage.isStored(binned), await stage.isStored(earlier)]).toEqual([false, false]);
    expect([await stage.isStored(twice), await stage.isStored(poster)]).toEqual([true, true]);
    stage.remove();
  });

  it("should remove folders of the bin with what is below them after 30 days, and what they are shared with", async () => {
    const stage = await start();
    const { org } = stage;
    const folder = async (parent: number | null, deleted: number | null): Promise<number> =>
      (
        await stage.run(
          sql`insert into file_folders (org_id, parent_id, name, deleted_at, created_at, updated_at) values (${org}, ${parent}, 'F', ${deleted}, 1, 1) returning folder_id as id`,
        )
      )[0] ?? 0;
    const outer = await folder(null, stage.clock.now());
    const inner = await folder(outer, null);
    const kept = await folder(null, null);
    const below = Buffer.from("below a deleted folder");
    const file = await stage.create(await stage.upload(below));
    await stage.run(sql`update files set folder_id = ${inner} where file_id = ${file}`);
    const [team] = await stage.run(
      sql`insert into teams (org_id, label, created_at, updated_at) values (${org}, 'Team', 1, 1) returning team_id as id`,
    );
    for (const [resource, id] of [
      ["files", file],
      ["files/folders", inner],
      ["files/folders", kept],
    ] as const)
      await stage.run(
        sql`insert into resource_teams (org_id, resource, resource_id, team_id, created_at) values (${org}, ${resource}, ${id}, ${team}, 1)`,
      );
    stage.clock.advance(29 * day);
    await stage.sweep();
    expect(await stage.run(sql`select folder_id as id from file_folders where org_id = ${org} order by 1`)).toEqual([outer, inner, kept]);
    stage.clock.advance(day);
    await stage.sweep();
    expect(await stage.run(sql`select folder_id as id from file_folders where org_id = ${org}`)).toEqual([kept]);
    expect(await stage.isStored(below)).toBe(false);
    expect(await stage.run(sql`select resource_id as id from resource_teams where org_id = ${org}`)).toEqual([kept]);
    stage.remove();
  });

  it("should keep content that is uploaded again during the sweep, in either order", async () => {
    const stage = await start();
    const bytes = Buffer.from("uploaded again");
    for (let round = 0; round < 6; round += 1) {
      await stage.upload(bytes);
      stage.clock.advance(2 * day);
      const [errors] = await Promise.all([stage.sweep(), stage.upload(bytes)]);
      expect(errors).toEqual([]);
      expect(await stage.isStored(bytes)).toBe(true);
      expect(await stage.used()).toBe(bytes.length);
    }
    stage.remove();
  });

  it("should not claim bytes to be there when an upload of the same content waits for their removal", async () => {
    const stage = await start();
    const bytes = Buffer.from("removed under an upload");
    await stage.upload(bytes);
    stage.clock.advance(2 * day);
    const removing = Promise.withResolvers<void>();
    const uploading = removing.promise.then(() => stage.upload(bytes));
    const slow: ContentStorage = {
      ...stage.contents,
      remove: async (key) => {
        removing.resolve();
        await new Promise((resolve) => setTimeout(resolve, 20));
        await stage.contents.remove(key);
      },
    };
    await stage.sweep(slow);
    await uploading;
    expect(await stage.isStored(bytes)).toBe(true);
    expect(await stage.used()).toBe(bytes.length);
    stage.remove();
  });

  it("should resume after an unavailable storage or a killed process, and never leave a file without bytes", async () => {
    const stage = await start();
    const [some, more] = [Buffer.from("some"), Buffer.from("more")];
    await stage.upload(some);
    await stage.upload(more);
    stage.clock.advance(2 * day);
    const away: ContentStorage = { ...stage.contents, size: () => Promise.reject(new StorageUnavailable("away")) };
    expect(await stage.sweep(away)).not.toEqual([]);
    expect(await stage.isStored(some)).toBe(true);
    // The bytes are gone and the transaction is not committed, as after kill -9.
    const dying: ContentStorage = {
      ...stage.contents,
      remove: async (key) => {
        await stage.contents.remove(key);
        throw new Error("killed");
      },
    };
    stage.clock.advance(day);
    expect(await stage.sweep(dying)).not.toEqual([]);
    expect(await stage.used()).toBe(8);
    await stage.upload(some);
    expect(await stage.isStored(some)).toBe(true);
    stage.clock.advance(day / 2);
    await stage.sweep();
    expect([await stage.isStored(some), await stage.isStored(more), await stage.used()]).toEqual([true, false, 4]);
    stage.remove();
  });

  it("should remove the bytes of unfinished uploads that were not continued for a day", async () => {
    const stage = await start();
    const folder = join(uploadFolder(stage.dataFolder), "1-staff-1");
    mkdirSync(folder, { recursive: true });
    const now = stage.clock.now();
    for (const [file, changed] of [
      ["stale", now - 2 * day],
      ["stale.json", now - 2 * day],
      ["going-on", now],
      ["going-on.json", now - 2 * day],
      ["taken-in.json", now - 2 * day],
      ["new.json", now],
    ] as const) {
      writeFileSync(join(folder, file), "x");
      utimesSync(join(folder, file), changed, changed);
    }
    await stage.sweep();
    const left = ["stale", "stale.json", "going-on", "going-on.json", "taken-in.json", "new.json"].filter((file) =>
      existsSync(join(folder, file)),
    );
    expect(left).toEqual(["going-on", "going-on.json", "new.json"]);
    stage.remove();
  });
});
