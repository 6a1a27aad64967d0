import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { passwordHash } from "../../../../adapters/server/auth/password.crypto.ts";
import { startServer, type TestServer } from "../harness.ts";
import { mailsIn } from "../mails.ts";
import { seedTwoOrgs, type StaffPerson, type TestOrg } from "../two-orgs.ts";

const fresh = "Fresh-horse-2";
const stale = { status: 422, body: { errors: { token: ["This link is no longer valid. Ask for a new one."] } } };

describe("resetting a password", () => {
  let server: TestServer;
  let a: TestOrg;
  beforeAll(async () => {
    server = await startServer();
    ({ a } = await seedTwoOrgs(server.database, { passwordHash: await passwordHash("Old-horse-1") }));
  });
  afterAll(() => server.close());

  const mails = (recipient: string) => mailsIn(server.database, { recipient });
  const tokenFor = async ({ email }: StaffPerson): Promise<string> => {
    await server.stranger().post("/api/users/reset_password", { email });
    return /#token=(\S+)/.exec((await mails(email)).at(-1)?.body ?? "")?.[1] ?? "";
  };
  const confirm = (token: string, password = fresh) => server.stranger().post("/api/users/reset_password_confirm", { token, password });
  const logIn = ({ email }: StaffPerson, password: string) => server.stranger().post("/api/users/login", { email, password });

  it.each(["owner@a.example", "nobody@a.example"])("should answer %s with the same message [C7.37]", async (email) => {
    const reply = await server.stranger().post("/api/users/reset_password", { email });
    expect(reply).toMatchObject({ status: 200, body: { status: "success", message: "If that email exists we sent a link." } });
  });

  it("should mail a link to known addresses only, in the organisation of the account", async () => {
    await tokenFor(a.admin);
    expect(await mails(a.admin.email)).toMatchObject([{ org_id: a.org }]);
    expect(await mails("nobody@a.example")).toEqual([]);
  });

  it("should check a link without using it up [C7.38]", async () => {
    const token = await tokenFor(a.user);
    for (const _ of [1, 2, 3]) expect((await server.stranger().get(`/api/users/reset_password_confirm?token=${token}`)).status).toBe(200);
    expect((await confirm(token)).status).toBe(200);
    expect(await server.stranger().get(`/api/users/reset_password_confirm?token=${token}`)).toMatchObject(stale);
  });

  it("should set the password once, and invalidate the old one [C7.38]", async () => {
    const token = await tokenFor(a.owner);
    expect((await confirm(token)).status).toBe(200);
    expect(await confirm(token, "Other-horse-3")).toMatchObject(stale);
    expect((await logIn(a.owner, "Old-horse-1")).status).toBe(401);
    expect((await logIn(a.owner, fresh)).status).toBe(200);
  });

  it("should accept one of two simultaneous confirmations", async () => {
    const token = await tokenFor(a.user);
    const both = await Promise.all([confirm(token, "First-horse-1"), confirm(token, "Second-horse-2")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it("should close every session of the user", async () => {
    const client = await server.as(a.admin);
    expect((await client.get("/api/users/current")).status).toBe(200);
    await confirm(await tokenFor(a.admin));
    expect((await client.get("/api/users/current")).status).toBe(401);
  });

  it("should lift the block after too many failed logins", async () => {
    for (const _ of [1, 2, 3, 4, 5]) await logIn(a.guest, "Wrong-horse-1");
    expect((await logIn(a.guest, "Old-horse-1")).status).toBe(403);
    await confirm(await tokenFor(a.guest));
    expect((await logIn(a.guest, fresh)).status).toBe(200);
  });

  it("should end the link after 60 minutes", async () => {
    const token = await tokenFor(a.owner);
    server.clock.advance(60 * 60 - 1);
    expect((await server.stranger().get(`/api/users/reset_password_confirm?token=${token}`)).status).toBe(200);
    server.clock.advance(1);
    expect(await confirm(token)).toMatchObject(stale);
  });

  it("should end a link when a newer one is sent", async () => {
    const older = await tokenFor(a.owner);
    const newer = await tokenFor(a.owner);
    expect(await confirm(older)).toMatchObject(stale);
    expect((await confirm(newer)).status).toBe(200);
  });

  it("should keep a link valid when the new password is refused", async () => {
    const token = await tokenFor(a.owner);
    expect(await confirm(token, "weak")).toMatchObject({
      status: 422,
      body: { errors: { password: [expect.stringContaining("8 to 128 characters")] } },
    });
    expect((await confirm(token)).status).toBe(200);
  });

  it("should store only the hash of a link", async () => {
    const token = await tokenFor(a.owner);
    const held = await server.database.asSystem(({ db }) => db.selectFrom("one_time_codes").select("code_hash").execute());
    expect(held.map(({ code_hash }) => code_hash)).not.toContain(token);
  });
});
