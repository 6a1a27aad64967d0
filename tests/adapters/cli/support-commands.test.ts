import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { registry } from "../../../adapters/cli/registry.ts";
import { run } from "../../../adapters/cli/run.ts";
import { secretHash } from "../../../adapters/server/auth/secret.crypto.ts";
import { readConfig } from "../../../adapters/server/config.ts";
import type { Database } from "../../../adapters/server/storage/database.ts";
import { openDatabase } from "../../../adapters/server/storage/open-database.ts";
import { fakeCliHost } from "../../fakes/cli-host.fake.ts";
import { migratedDataFolder } from "../../setup/templates.ts";

const folder = mkdtempSync(join(tmpdir(), "cygnet-support-"));
const env = { CYGNET_DATA: folder, CYGNET_ORIGIN: "http://localhost:4400" };
const olivia = "olivia@harbor.example";
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const cygnet = async (...args: readonly string[]) => {
  const fake = fakeCliHost("");
  const code = await run(args, registry, { ...fake.host, env }, async () => "test");
  return { code, out: fake.out(), said: fake.said() };
};
const inDatabase = async <A>(work: (database: Database) => Promise<A>): Promise<A> => {
  const config = readConfig(env);
  if (config._tag === "Left") throw new Error(config.left.join(" "));
  const database = await openDatabase(config.right, () => undefined);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};
const trail = (action: string) =>
  inDatabase((database) =>
    database.asSystem(({ db }) =>
      db.selectFrom("audit").select(["actor_kind", "after"]).where("action", "=", action).orderBy("audit_id", "desc").limit(1).execute(),
    ),
  );

beforeAll(async () => {
  migratedDataFolder(inject("templates"), folder);
  expect(await cygnet("seed")).toMatchObject({ code: 0 });
});

describe("cygnet token", () => {
  it("should print the token alone and once, with its scopes and days stored, and note it", async () => {
    const args = ["--scope", "contacts:read", "--scope", "files:read", "--days", "30", "--name", "Nightly"];
    const made = await cygnet("token", "create", olivia, ...args);
    expect(made).toMatchObject({ code: 0, out: expect.stringMatching(/^\S{20,}\n$/), said: expect.stringContaining("X-App-Key: ") });
    const [row] = await inDatabase((database) =>
      database.asSystem(({ db }) =>
        db.selectFrom("api_tokens").select(["name", "scopes", "days"]).where("token_hash", "=", secretHash(made.out.trim())).execute(),
      ),
    );
    expect(row).toEqual({ name: "Nightly", scopes: ["contacts:read", "files:read"], days: 30 });
    expect(await trail("create_token")).toMatchObject([{ actor_kind: "system", after: { name: "Nightly", holder: olivia } }]);
  });

  it("should refuse a scope or days that there are not, and somebody who does not log in", async () => {
    expect(await cygnet("token", "create", olivia, "--scope", "all")).toMatchObject({
      code: 2,
      out: "",
      said: expect.stringContaining("“all”"),
    });
    expect(await cygnet("token", "create", olivia, "--days", "7")).toMatchObject({
      code: 2,
      said: expect.stringContaining("30, 90 or 365"),
    });
    expect(await cygnet("token", "create", "no@harbor.example")).toMatchObject({ code: 2, said: "Nobody logs in as no@harbor.example.\n" });
    expect(await cygnet("token", olivia)).toMatchObject({ code: 2, said: expect.stringContaining("cygnet token create") });
  });
});

describe("cygnet sudo", () => {
  it("should print a link that is kept as a hash with its reason, which the audit log names", async () => {
    const made = await cygnet("sudo", "Olivia@harbor.example", "--reason", "Ticket 12");
    expect(made).toMatchObject({ code: 0, out: expect.stringMatching(/^http:\/\/localhost:4400\/ui\/sudo#token=\S{20,}\n$/) });
    const secret = made.out.trim().split("token=")[1] ?? "";
    const rows = await inDatabase((database) => database.asSystem(({ db }) => db.selectFrom("sudo_links").selectAll().execute()));
    expect(rows).toMatchObject([{ code_hash: secretHash(secret), reason: "Ticket 12", used_at: null }]);
    expect(await trail("sudo_link")).toMatchObject([{ actor_kind: "system", after: { reason: "Ticket 12" } }]);
  });

  it("should refuse to make one without a reason, and for nobody", async () => {
    for (const args of [[olivia], [olivia, "--reason", "  "]])
      expect(await cygnet("sudo", ...args)).toMatchObject({ code: 2, out: "", said: expect.stringContaining("Say why with --reason") });
    expect(await cygnet("sudo", "no@harbor.example", "--reason", "x")).toMatchObject({ code: 2, out: "" });
    expect(await cygnet("sudo", "--reason", "x")).toMatchObject({ code: 2, said: expect.stringContaining("cygnet sudo <email>") });
  });
});
