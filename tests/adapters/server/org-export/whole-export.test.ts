import { sql } from "kysely";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { storageOf } from "../../../../adapters/server/contents/storage-of.ts";
import { openZip } from "../../../../adapters/server/import/zip-file.ts";
import { type JobRunner, makeJobRunner } from "../../../../adapters/server/jobs/job-runner.ts";
import { orgExportJob } from "../../../../adapters/server/org-export/org-export.job.ts";
import { tidyExportsJob } from "../../../../adapters/server/org-export/tidy-exports.job.ts";
import { sealerOf } from "../../../../adapters/server/storage/sealer.ts";
import { exportedKinds } from "../../../../core/org-export/exported-kinds.rule.ts";
import type { Client } from "../client.ts";
import { noon, openDemoDatabase, startServer, type TestServer } from "../harness.ts";
import { testOutbox } from "../mails.ts";
import { testConfig } from "../test-config.ts";
import { type Person, seedOrg } from "../two-orgs.ts";

const password = "Harbor-2026!";
const dataFolder = mkdtempSync(join(tmpdir(), "cygnet-export-"));
const config = { ...testConfig, dataFolder };
let server: TestServer;
let owner: Client;
let member: Client;
let org: number;
beforeAll(async () => {
  server = await startServer({ database: await openDemoDatabase(), config });
  const { rows } = await server.database.asSystem(({ db }) =>
    sql<{ org: number; user: number; email: string; role: string }>`
      select org_id as org, user_id as user, email, role from users where org_id = (select org_id from orgs where is_demo order by org_id limit 1) and kind = 'person' and status = 1 order by user_id`.execute(
      db,
    ),
  );
  const one = async (role: "owner" | "user"): Promise<Client> => {
    const found = rows.find((row) => row.role === role);
    if (found === undefined) throw new Error(`The demo has no ${role}.`);
    org = found.org;
    const person: Person = { kind: "staff", org: found.org, user: found.user, email: found.email, role };
    return server.as(person);
  };
  [owner, member] = [await one("owner"), await one("user")];
});
afterAll(async () => {
  await server.close();
  rmSync(dataFolder, { recursive: true });
});

const sealer = sealerOf(config);
const runnerOf = (): JobRunner =>
  makeJobRunner(
    {
      database: server.database,
      clock: server.clock,
      warn: (message, error) => {
        throw new Error(message, { cause: error });
      },
    },
    [
      orgExportJob({ config, sealer, areas: [], contents: storageOf(config), outbox: testOutbox, origin: () => "https://cygnet.example" }),
      tidyExportsJob(config),
    ],
  );
const begin = (): ReturnType<Client["post"]> => owner.post("/api/org/exports", { password });
const latest = async (): Promise<Readonly<Record<string, unknown>>> => {
  const { body } = await owner.get("/api/org/exports");
  return Object(Array.isArray(body) ? body[0] : null);
};
const inOrg = async (statement: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
  (await server.database.inOrg(org, ({ db }) => statement.execute(db))).rows[0]?.n ?? 0;
/** The archive of the latest export, as it was downloaded. */
const archive = async () => {
  const reply = await server.app.inject({ method: "GET", url: String((await latest())["href"]), cookies: owner.cookies() });
  const path = join(dataFolder, "downloaded.zip");
  writeFileSync(path, reply.rawPayload);
  const zip = await openZip({ path, key: null });
  const read = async (name: string): Promise<string> => {
    const part = zip.parts.get(name);
    if (part === undefined) throw new Error(`The archive has no ${name}.`);
    const chunks: Uint8Array[] = [];
    for await (const chunk of zip.bytes(part)) chunks.push(chunk);
    return Buffer.concat(chunks).toString("utf8");
  };
  return { names: [...zip.parts.keys()], read };
};

describe("an export of the whole organisation", () => {
  it("should need an administrator and the password, and be made once at a time", async () => {
    expect((await member.post("/api/org/exports", { password })).status).toBe(403);
    expect((await owner.post("/api/org/exports", { password: "Wrong-2026!" })).body).toMatchObject({
      errors: { password: ["This is not your password."] },
    });
    expect(await begin()).toMatchObject({ status: 200, body: { state: "making", href: null } });
    expect((await begin()).status).toBe(409);
  });

  it("should go on after a restart, and hold every kind, the bytes of the library and a README", async () => {
    const first = runnerOf();
    first.start();
    await vi.waitUntil(
      async () => (await inOrg(sql`select count(*)::int as n from jobs where kind = 'org.export' and (checkpoint->>'kind')::int > 2`)) > 0,
      { timeout: 20_000, interval: 5 },
    );
    await first.stop();
    expect(await latest()).toMatchObject({ state: "making" });
    await runnerOf().runDue();
    expect(await latest()).toMatchObject({ state: "ready", problem: null, until: noon + 7 * 86_400 });

    const { names, read } = await archive();
    expect(names[0]).toBe("README.txt");
    expect(names).toEqual(expect.arrayContaining(Object.values(exportedKinds).map(({ file }) => file)));
    const files = await inOrg(sql`select count(*)::int as n from files where deleted_at is null`);
    const readme = await read("README.txt");
    expect(
      names.filter((name) => name.startsWith("files/contents/")).length +
        (readme.split("could not be found")[1] ?? "").split("files/contents/").length -
        1,
    ).toBe(files);
    for (const [table, where] of [
      ["contacts", "deleted_at is null and erased_at is null and merged_into is null"],
      ["lesson_progress", "true"],
      ["item_progress", "true"],
      ["messages", "true"],
    ] as const) {
      const rows = await inOrg(sql`select count(*)::int as n from ${sql.table(table)} where org_id = ${org} and ${sql.raw(where)}`);
      expect(readme, table).toContain(`${exportedKinds[table]?.file} (${rows} rows)`);
    }
    expect((await read("contacts/contacts.csv")).split("\r\n")[0]).toMatch(/^Contact ID,First name,Last name/);
    const users = await read("organisation/users.csv");
    expect(users).toContain("olivia@harbor.example");
    expect(users).not.toContain("password_hash");
  });

  it("should keep nothing of it in plain text on the server, and mail whoever started it", async () => {
    const [file] = readdirSync(join(dataFolder, "exports"));
    expect(readFileSync(join(dataFolder, "exports", file ?? "")).includes("README.txt")).toBe(false);
    expect(await inOrg(sql`select count(*)::int as n from outbox where subject like 'The export of%is ready'`)).toBe(1);
  });

  it("should give the file to administrators of the organisation alone, and note each download in the audit log", async () => {
    const href = String((await latest())["href"]);
    const other = await seedOrg(server.database, "elsewhere");
    expect((await member.get(href)).status).toBe(403);
    expect((await server.stranger().get(href)).status).toBe(401);
    expect((await (await server.as(other.owner)).get(href)).status).toBe(404);
    expect((await owner.get("/exports/organisation/x")).status).toBe(404);
    expect(await inOrg(sql`select count(*)::int as n from audit where action = 'org.export-download'`)).toBe(1);
    expect(await inOrg(sql`select count(*)::int as n from audit where action in ('org.export', 'org.export-ready')`)).toBe(2);
  });

  it("should hold no hash of a password or code, no sealed value, no token and no key, whatever column it is in", async () => {
    const { rows: known } = await server.database.inOrg(org, ({ db }) =>
      sql<{ secret: string }>`
        select password_hash as secret from users where password_hash <> '' union select password_hash from contacts where password_hash <> ''
        union select sealed from contact_secrets union select token_hash from sessions union select token_hash from api_tokens
        union select app_key from orgs`.execute(db),
    );
    expect(known.length).toBeGreaterThan(2);
    const { names, read } = await archive();
    for (const name of names.filter((one) => /\.(csv|json|txt)$/.test(one) && !one.startsWith("files/contents/"))) {
      const text = await read(name);
      expect(text.match(/\$2[aby]\$\d|\$argon2|whsec_|PRIVATE KEY/g), name).toBeNull();
      expect(known.filter(({ secret }) => text.includes(secret)).length, name).toBe(0);
    }
  });

  it("should delete the file after 7 days, and leave nothing of one that was cancelled", async () => {
    const href = String((await latest())["href"]);
    await begin();
    const { id } = await latest();
    expect((await owner.post(`/api/org/exports/${String(id)}/cancel`)).status).toBe(200);
    await runnerOf().runDue();
    expect(await latest()).toMatchObject({ state: "cancelled", href: null });
    expect((await owner.post(`/api/org/exports/${String(id)}/cancel`)).status).toBe(409);
    server.clock.advance(7 * 86_400);
    expect((await owner.get(href)).status).toBe(401);
    await runnerOf().runDue();
    expect(readdirSync(join(dataFolder, "exports"))).toEqual([]);
  });
});
