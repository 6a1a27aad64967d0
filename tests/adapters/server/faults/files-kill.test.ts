import { sql } from "kysely";
import { type ChildProcess, spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { contentFindings } from "../../../../adapters/server/backup/content-findings.ts";
import { contentFolder, contentPath } from "../../../../adapters/server/contents/content-path.ts";
import { makeFolderStorage } from "../../../../adapters/server/contents/folder-storage.ts";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { openDatabase } from "../../../../adapters/server/storage/open-database.ts";
import { startS3 } from "../../../fakes/s3.fake.ts";
import { startedFolder } from "../../../setup/data-folder.ts";
import { noise } from "../files/noise.ts";
import { endAll, environment, root, type ServerProcess, type Signed, signIn, startProcess } from "./server-process.ts";

const place = mkdtempSync(join(tmpdir(), "cygnet-files-kill-"));
const children = new Set<ChildProcess>();
afterAll(() => {
  endAll();
  for (const child of children) child.kill("SIGKILL");
  rmSync(place, { recursive: true, force: true });
});

const tus = { "tus-resumable": "1.0.0" };
const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Uploads bytes whole. */
const uploaded = async ({ origin }: ServerProcess, { headers }: Signed, bytes: Buffer): Promise<string> => {
  const created = await fetch(`${origin}/api/files/uploads`, {
    method: "POST",
    headers: { ...headers, ...tus, "upload-length": String(bytes.length), "upload-metadata": "filename bm9pc2UuYmlu" },
  });
  const path = created.headers.get("location") ?? "";
  const sent = await fetch(origin + path, {
    method: "PATCH",
    headers: { ...headers, ...tus, "content-type": "application/offset+octet-stream", "upload-offset": "0" },
    body: new Uint8Array(bytes),
  });
  expect(sent.status).toBe(204);
  return path.slice(-32);
};

type Held = { readonly id: number; readonly url: string; readonly version: number };
const isHeld = (value: unknown): value is Held =>
  typeof value === "object" && value !== null && "id" in value && "url" in value && "version" in value;
const held = async (reply: Response): Promise<Held> => {
  const body: unknown = await reply.json();
  if (!isHeld(body)) throw new Error(`No file: ${JSON.stringify(body)}`);
  return body;
};

/** Works on the data of a server that is not running. */
const onFolder = async <A>(folder: string, work: (database: Database) => Promise<A>): Promise<A> => {
  const database = await openDatabase({ databaseUrl: null, dataFolder: folder }, () => undefined);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

const demoOrg = (database: Database): Promise<number> =>
  database.asSystem(async ({ db }) => {
    const demo = db.selectFrom("users").select("org_id").where("email", "=", "olivia@harbor.example");
    return (await demo.executeTakeFirstOrThrow()).org_id;
  });

describe("files of a server that is killed", () => {
  it("should after a replacement be the old or the new content, whole, and the new one once that was acknowledged", async () => {
    const folder = startedFolder(join(place, "replacement"));
    let server = await startProcess({ CYGNET_DATA: folder });
    let signed = await signIn(server.origin);
    const known = new Map<string, Buffer>();
    const upload = async (): Promise<{ readonly id: string; readonly hash: string }> => {
      const bytes = noise(200_000);
      known.set(hashOf(bytes), bytes);
      return { id: await uploaded(server, signed, bytes), hash: hashOf(bytes) };
    };
    const first = await upload();
    const created = await fetch(`${server.origin}/api/files`, {
      method: "POST",
      headers: signed.headers,
      body: JSON.stringify({ upload: first.id }),
    });
    const file = await held(created);
    let now = first.hash;
    for (const wait of [0, 4, 12, 40]) {
      const next = await upload();
      const asked = fetch(`${server.origin}/api/files/${file.id}/content`, {
        method: "PUT",
        headers: signed.headers,
        body: JSON.stringify({ upload: next.id }),
      }).then(
        ({ status }) => status,
        () => 0,
      );
      await pause(wait);
      await server.kill("SIGKILL");
      const isAcknowledged = (await asked) === 200;
      server = await startProcess({ CYGNET_DATA: folder });
      signed = await signIn(server.origin);
      const served = await fetch(server.origin + file.url, { headers: signed.headers });
      const hash = hashOf(Buffer.from(await served.arrayBuffer()));
      expect(isAcknowledged ? [next.hash] : [now, next.hash]).toContain(hash);
      // The same request again is the same replacement.
      const again = await fetch(`${server.origin}/api/files/${file.id}/content`, {
        method: "PUT",
        headers: signed.headers,
        body: JSON.stringify({ upload: next.id }),
      });
      expect(again.status, await again.text()).toBe(200);
      now = next.hash;
    }
    const last = await fetch(server.origin + file.url, { headers: signed.headers });
    expect(hashOf(Buffer.from(await last.arrayBuffer()))).toBe(now);
    const earlier: unknown = await (await fetch(`${server.origin}/api/files/${file.id}/content`, { headers: signed.headers })).json();
    expect(earlier).toHaveLength(4);
    await server.kill("SIGTERM");
    const problems = await onFolder(folder, (database) =>
      contentFindings(database, makeFolderStorage(contentFolder(folder)), Date.now() / 1000, false),
    );
    expect(problems.filter(({ ok }) => !ok)).toEqual([]);
  }, 300_000);

  it("should all have their bytes after a sweep that was killed, which the next start finishes", async () => {
    const folder = startedFolder(join(place, "sweep"));
    const [unused, used] = [1_500, 20];
    const contents = Array.from({ length: unused + used }, (_, at) => Buffer.from(`content ${at}`));
    const org = await onFolder(folder, async (database) => {
      const owner = await demoOrg(database);
      await database.inOrg(owner, async ({ db }) => {
        for (const [at, bytes] of contents.entries()) {
          const hash = hashOf(bytes);
          const path = join(contentFolder(folder), contentPath({ org: owner, sha256: hash, variant: null }));
          mkdirSync(dirname(path), { recursive: true });
          writeFileSync(path, bytes);
          await sql`insert into file_contents (org_id, sha256, bytes, created_at) values (${owner}, ${hash}, ${bytes.length}, 1)`.execute(
            db,
          );
          if (at >= unused)
            await sql`insert into files (address, org_id, filename, mime, bytes, sha256, created_at, updated_at) values (gen_random_uuid(), ${owner}, ${`kept-${at}.txt`}, 'text/plain', ${bytes.length}, ${hash}, 1, 1)`.execute(
              db,
            );
        }
        await sql`delete from job_schedules where kind = 'files.sweep'`.execute(db);
      });
      return owner;
    });
    const pathOf = (bytes: Buffer): string => join(contentFolder(folder), contentPath({ org, sha256: hashOf(bytes), variant: null }));
    const left = (): number => contents.slice(0, unused).filter((bytes) => existsSync(pathOf(bytes))).length;
    const until = async (isSo: () => boolean): Promise<void> => {
      while (!isSo()) await pause(20);
    };
    const seen: number[] = [];
    for (const most of [unused - 50, unused - 400]) {
      const sweeping = await startProcess({ CYGNET_DATA: folder });
      await until(() => left() <= most);
      await sweeping.kill("SIGKILL");
      seen.push(left());
    }
    expect(seen.every((count) => count > 0)).toBe(true);
    const findings = await onFolder(folder, (database) => contentFindings(database, makeFolderStorage(contentFolder(folder)), 2, false));
    expect(findings.filter(({ ok }) => !ok)).toEqual([]);
    const last = await startProcess({ CYGNET_DATA: folder });
    await until(() => left() === 0);
    await last.kill("SIGTERM");
    expect(contents.slice(unused).map((bytes) => existsSync(pathOf(bytes)))).toEqual(Array.from({ length: used }, () => true));
    const rows = await onFolder(folder, (database) =>
      database.inOrg(
        org,
        async ({ db }) => (await sql<{ n: number }>`select count(*)::int as n from file_contents where created_at = 1`.execute(db)).rows,
      ),
    );
    expect(rows).toEqual([{ n: used }]);
  }, 300_000);

  it("should be moved to a bucket by a second try when the first was killed, whole and with nothing lost", async () => {
    const folder = join(place, "move");
    const s3 = await startS3();
    const { endpoint, account } = s3;
    const env = {
      CYGNET_DATA: folder,
      S3_ENDPOINT: endpoint,
      S3_BUCKET: "files",
      S3_KEY: account.key,
      S3_SECRET: account.secret,
      S3_REGION: account.region,
    };
    const contents = Array.from({ length: 30 }, () => randomBytes(50_000));
    for (const bytes of contents) {
      const path = join(contentFolder(folder), contentPath({ org: 1, sha256: hashOf(bytes), variant: null }));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes);
    }
    const move = (): ChildProcess => {
      const child = spawn(process.execPath, ["adapters/cli/main.ts", "files", "move", "--to", "bucket"], {
        cwd: root,
        env: environment(env),
        stdio: ["ignore", "ignore", "pipe"],
      });
      children.add(child);
      return child;
    };
    for (const kill of [5, 6]) {
      let puts = 0;
      const moving = move();
      const ended = once(moving, "exit");
      // Killed while an object is on its way.
      s3.fault = (method) => {
        if (method === "PUT" && (puts += 1) === kill) moving.kill("SIGKILL");
        return null;
      };
      expect(await ended).toEqual([null, "SIGKILL"]);
    }
    s3.fault = () => null;
    const [before] = [s3.objects.size];
    expect(before).toBeGreaterThanOrEqual(8);
    expect(before).toBeLessThan(contents.length);
    for (const { bytes } of s3.objects.values()) expect(contents.some((one) => one.equals(bytes))).toBe(true);
    const again = move();
    expect(await once(again, "exit")).toEqual([0, null]);
    expect([...s3.objects.values()].map(({ bytes }) => hashOf(bytes)).toSorted()).toEqual(contents.map(hashOf).toSorted());
    const inFolder = readdirSync(contentFolder(folder), { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    expect(inFolder).toHaveLength(contents.length);
    await s3.close();
  }, 120_000);
});
