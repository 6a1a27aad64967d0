import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { registry } from "../../../adapters/cli/registry.ts";
import { run } from "../../../adapters/cli/run.ts";
import { passwordMatches } from "../../../adapters/server/auth/password.crypto.ts";
import { readConfig } from "../../../adapters/server/config.ts";
import { openDatabase } from "../../../adapters/server/storage/open-database.ts";
import { fakeCliHost } from "../../fakes/cli-host.fake.ts";
import { migratedDataFolder } from "../../setup/templates.ts";

const folder = mkdtempSync(join(tmpdir(), "cygnet-user-"));
const env = { CYGNET_DATA: folder, CYGNET_ORIGIN: "http://localhost:4400" };
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Acts for Olivia unless the arguments name somebody; the demo has several organisations. */
const asOlivia = (args: readonly string[]): readonly string[] =>
  args.includes("--as") ? args : [...args, "--as", "olivia@harbor.example"];
const cygnet = async (args: readonly string[], input = "") => {
  const fake = fakeCliHost(input);
  const code = await run(args[0] === "user" ? asOlivia(args) : args, registry, { ...fake.host, env }, async () => "test");
  return { code, out: fake.out(), said: fake.said() };
};
const stored = async (email: string) => {
  const config = readConfig(env);
  if (config._tag === "Left") throw new Error(config.left.join(" "));
  const database = await openDatabase(config.right, () => undefined);
  try {
    return await database.asSystem(async ({ db }) => {
      const user = await db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();
      const trail = await db
        .selectFrom("audit")
        .select("action")
        .where("object_type", "=", "user")
        .where("object_id", "=", String(user?.user_id ?? 0))
        .orderBy("audit_id")
        .execute();
      return { user, trail: trail.map(({ action }) => action) };
    });
  } finally {
    await database.close();
  }
};

describe("cygnet user", () => {
  beforeAll(async () => {
    migratedDataFolder(inject("templates"), folder);
    expect(await cygnet(["seed"])).toMatchObject({ code: 0 });
  });

  it("should create a user who can log in, with the password of standard input, a team by its name and a guessed name", async () => {
    const args = ["user", "create", "Ada.Lovelace@sea.example", "--role", "guest", "--team", "sales academy"];
    expect(await cygnet(args, "Battery-staple-2\n")).toMatchObject({ code: 0, out: "ada.lovelace@sea.example can log in.\n" });
    const { user, trail } = await stored("ada.lovelace@sea.example");
    expect(user).toMatchObject({ first_name: "Ada", last_name: "Lovelace", role: "guest", status: 1, activated: true, invited_at: null });
    expect(user?.teams).toHaveLength(1);
    expect(await passwordMatches(user?.password_hash ?? null, "Battery-staple-2")).toBe(true);
    expect(trail).toEqual(["user.invite", "user.accept"]);
  });

  it("should invite, archive with what is owned, and restore, as the application does", async () => {
    const invited = await cygnet(["user", "invite", "ivy@sea.example", "--as", "adam@harbor.example"]);
    expect(invited).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Invited ivy@sea\.example.*\nhttp:\/\/localhost:4400\/ui\/invite#token=\S+\n$/),
    });
    expect((await stored("ivy@sea.example")).user?.invited_at).not.toBe(null);
    expect(await cygnet(["user", "archive", "uma@harbor.example"])).toMatchObject({
      code: 2,
      said: expect.stringContaining("owns records"),
    });
    expect(await cygnet(["user", "archive", "uma@harbor.example", "--to", "adam@harbor.example"])).toMatchObject({ code: 0 });
    expect((await stored("uma@harbor.example")).user).toMatchObject({ status: 0, teams: [] });
    expect(await cygnet(["user", "restore", "uma@harbor.example", "--undo"])).toMatchObject({
      code: 0,
      out: "uma@harbor.example is active again.\n",
    });
    const { user, trail } = await stored("uma@harbor.example");
    expect(user?.status).toBe(1);
    expect(trail.slice(-2)).toEqual(["user.archive", "user.restore"]);
  });

  it.each([
    [["user"], "Say: cygnet user create|invite|archive|restore <email>\n"],
    [["user", "rename", "a@b.example"], "Say: cygnet user create|invite|archive|restore <email>\n"],
    [["user", "invite"], "Name the email of one user.\n"],
    [["user", "invite", "nothing"], "“nothing” is not an email address.\n"],
    [["user", "invite", "adam@harbor.example"], "Somebody already uses this email address.\n"],
    [["user", "invite", "a@b.example", "--role", "boss"], '--role is "boss"; expected admin, user or guest.\n'],
    [["user", "invite", "a@b.example", "--role", "owner"], "An organisation has one owner. Choose another role.\n"],
    [["user", "invite", "a@b.example", "--role", "guest"], 'Team is required for "Guest" user\n'],
    [["user", "invite", "a@b.example", "--team", "Pirates"], /^There is no team “Pirates”; there are: .*Sales academy/],
    [["user", "create", "a@b.example"], /^The password needs 8 to 128 characters/],
    [
      ["user", "archive", "olivia@harbor.example", "--as", "adam@harbor.example"],
      "The owner can be neither changed nor archived by others.\n",
    ],
    [["user", "archive", "x@harbor.example"], "There is no user x@harbor.example in this organisation.\n"],
    [["user", "invite", "a@b.example", "--as", ""], /^Option --as needs a value/],
    [["user", "restore", "uma@harbor.example", "--as", "gus@harbor.example"], "gus@harbor.example is no administrator.\n"],
    [["user", "restore", "uma@harbor.example", "--as", "x@harbor.example"], "Nobody logs in as x@harbor.example.\n"],
  ])("should do nothing for %j, and print the reason", async (args, said) => {
    expect(await cygnet(args, "weak\n")).toEqual({ code: 2, out: "", said: typeof said === "string" ? said : expect.stringMatching(said) });
  });
});
