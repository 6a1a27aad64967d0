import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { CliHost } from "../../../adapters/cli/cli.host.ts";
import { registry } from "../../../adapters/cli/registry.ts";
import { run } from "../../../adapters/cli/run.ts";
import { readConfig } from "../../../adapters/server/config.ts";
import { type Database } from "../../../adapters/server/storage/database.ts";
import { openDatabase } from "../../../adapters/server/storage/open-database.ts";
import { migratedDataFolder } from "../../setup/templates.ts";

const folder = mkdtempSync(join(tmpdir(), "cygnet-two-step-"));
const env = { CYGNET_DATA: folder };
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const cygnet = async (...args: readonly string[]) => {
  const lines: string[] = [];
  const host: CliHost = {
    out: async (text) => void lines.push(text),
    say: (line) => void lines.push(line),
    input: (async function* () {})(),
    env,
    watched: false,
  };
  const code = await run(args, registry, host, async () => "test");
  return { code, said: lines.join("\n") };
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

describe("cygnet two-step-off", () => {
  beforeAll(async () => {
    migratedDataFolder(inject("templates"), folder);
    expect(await cygnet("seed")).toMatchObject({ code: 0 });
    await inDatabase((database) =>
      database.asSystem(async ({ db }) => {
        const { org_id, user_id } = await db
          .selectFrom("users")
          .select(["org_id", "user_id"])
          .where("email", "=", "olivia@harbor.example")
          .executeTakeFirstOrThrow();
        await db
          .insertInto("two_steps")
          .values({ org_id, user_id, secret: "sealed", on_since: 1, pending_secret: null, pending_since: null })
          .execute();
        await db.insertInto("recovery_codes").values({ org_id, user_id, code_hash: "hash", used_at: null }).execute();
      }),
    );
  });

  it("should turn it off for one staff user, delete the recovery codes, and write an audit log entry", async () => {
    expect(await cygnet("two-step-off", "Olivia@harbor.example")).toEqual({
      code: 0,
      said: "olivia@harbor.example logs in with the password alone.",
    });
    const left = await inDatabase((database) =>
      database.asSystem(async ({ db }) => ({
        steps: await db.selectFrom("two_steps").selectAll().execute(),
        codes: await db.selectFrom("recovery_codes").selectAll().execute(),
        trail: await db.selectFrom("audit").select(["action", "actor_kind"]).where("action", "=", "turn_off_two_step").execute(),
      })),
    );
    expect(left).toEqual({ steps: [], codes: [], trail: [{ action: "turn_off_two_step", actor_kind: "system" }] });
  });

  it.each([
    [[], "Say the email of one member of staff."],
    [["nobody@harbor.example"], "Nobody logs in as nobody@harbor.example."],
    [["adam@harbor.example"], "adam@harbor.example has no two-step sign-in."],
  ])("should do nothing for %j, and print the reason", async (words, said) => {
    expect(await cygnet("two-step-off", ...words)).toEqual({ code: 2, said });
  });
});
