import { sql } from "kysely";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { CliHost } from "../../../adapters/cli/cli.host.ts";
import { registry } from "../../../adapters/cli/registry.ts";
import { run } from "../../../adapters/cli/run.ts";
import { contentFolder } from "../../../adapters/server/contents/content-path.ts";
import { makeFolderStorage } from "../../../adapters/server/contents/folder-storage.ts";
import { makeDatabase } from "../../../adapters/server/storage/database.ts";
import { openPostgres } from "../../../adapters/server/storage/postgres.engine.ts";
import { type S3Fake, startS3 } from "../../fakes/s3.fake.ts";
import { freshDatabase } from "../../setup/postgres.ts";
import { seedOrg } from "../server/two-orgs.ts";

const folder = mkdtempSync(join(tmpdir(), "cygnet-files-"));
const bytes = Buffer.from("a file of an organisation");
const sha256 = createHash("sha256").update(bytes).digest("hex");
let s3: S3Fake;
let env: Readonly<Record<string, string>>;
let bucket: Readonly<Record<string, string>>;
let org = 0;

beforeAll(async () => {
  s3 = await startS3();
  env = {
    CYGNET_DATA: folder,
    DATABASE_URL: await freshDatabase(inject("postgresUrl"), "files_command"),
    CYGNET_SECRET_KEY: "7e".repeat(32),
  };
  const { endpoint, account } = s3;
  bucket = { S3_ENDPOINT: endpoint, S3_BUCKET: "files", S3_KEY: account.key, S3_SECRET: account.secret, S3_REGION: account.region };
  const database = makeDatabase(await openPostgres(env["DATABASE_URL"] ?? "", () => undefined));
  ({ org } = await seedOrg(database, "moved"));
  writeFileSync(join(folder, "a"), bytes);
  await makeFolderStorage(contentFolder(folder)).put({ org, sha256, variant: null }, join(folder, "a"));
  await database.inOrg(org, async ({ db }) => {
    await sql`insert into file_contents (org_id, sha256, bytes, created_at) values (${org}, ${sha256}, ${bytes.length}, 1)`.execute(db);
    await sql`insert into files (address, org_id, filename, mime, bytes, sha256, created_at, updated_at) values (gen_random_uuid(), ${org}, 'plan.txt', 'text/plain', ${bytes.length}, ${sha256}, 1, 1)`.execute(
      db,
    );
  });
  await database.close();
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const cygnet = async (given: Readonly<Record<string, string>>, ...args: readonly string[]) => {
  const lines: string[] = [];
  const host: CliHost = {
    out: async (text) => void lines.push(text),
    say: (line) => void lines.push(line),
    input: (async function* () {})(),
    env: given,
    watched: false,
  };
  const code = await run(args, registry, host, async () => "test");
  return { code, said: lines.join("\n") };
};

describe("cygnet files move", () => {
  it("should copy every content to the bucket and back, and print the settings to start the server with", async () => {
    const there = await cygnet({ ...env, ...bucket }, "files", "move", "--to", "bucket");
    expect(there.code, there.said).toBe(0);
    expect(there.said).toContain("Copied 1 contents from the folder");
    expect(there.said).toContain("Start the server with the same S3_ENDPOINT, S3_BUCKET, S3_KEY and S3_SECRET");
    expect(s3.objects.get(`${org}/${sha256.slice(0, 2)}/${sha256}`)?.bytes.equals(bytes)).toBe(true);
    rmSync(contentFolder(folder), { recursive: true });
    const back = await cygnet({ ...env, ...bucket }, "files", "move", "--to", "folder");
    expect(back).toMatchObject({ code: 0, said: expect.stringContaining("Start the server without S3_ENDPOINT") });
    expect(await makeFolderStorage(contentFolder(folder)).size({ org, sha256, variant: null })).toBe(bytes.length);
  });

  it("should name missing settings, files without bytes and a bucket that does not answer, and exit with an error", async () => {
    expect(await cygnet(env, "files", "move")).toMatchObject({ code: 2, said: expect.stringContaining("--to bucket, or --to folder") });
    expect(await cygnet(env, "files", "move", "--to", "moon")).toMatchObject({ code: 2 });
    expect(await cygnet(env, "files", "move", "--to", "bucket")).toMatchObject({
      code: 2,
      said: expect.stringContaining("Set S3_ENDPOINT"),
    });
    s3.objects.clear();
    const lost = await cygnet({ ...env, ...bucket, CYGNET_DATA: join(folder, "other") }, "files", "move", "--to", "bucket");
    expect(lost).toMatchObject({ code: 1, said: expect.stringContaining("plan.txt (moved.example)") });
    expect(lost.said).not.toContain("Start the server");
    s3.fault = () => ({ status: 500 });
    const away = await cygnet({ ...env, ...bucket }, "files", "move", "--to", "bucket");
    expect(away).toMatchObject({ code: 1, said: expect.stringContaining("the bucket files at") });
    s3.fault = () => null;
  });
});

describe("the data commands on files", () => {
  it("should restore contents of a backup into a bucket, and report missing ones", async () => {
    const file = join(folder, "with-bytes.backup");
    const written = await cygnet(env, "backup", file);
    expect(written, written.said).toMatchObject({ code: 0, said: expect.stringContaining("and 1 contents of files") });
    s3.objects.clear();
    const restored = await cygnet({ ...env, ...bucket }, "restore", file, "--yes");
    expect(restored, restored.said).toMatchObject({ code: 0, said: expect.stringContaining("and 1 contents of files") });
    expect((await cygnet({ ...env, ...bucket }, "doctor")).said).toContain("ok      Every file has its bytes in the bucket files");
    s3.objects.clear();
    const damaged = await cygnet({ ...env, ...bucket }, "doctor", "--rebuild");
    expect(damaged.code).toBe(1);
    expect(damaged.said).toContain("PROBLEM The bytes of 1 contents are missing or cut short: plan.txt (moved.example)");
    const without = await cygnet({ ...env, ...bucket }, "backup", join(folder, "without.backup"));
    expect(without).toMatchObject({ code: 1, said: expect.stringContaining("The bytes of 1 contents are missing") });
  });
});
