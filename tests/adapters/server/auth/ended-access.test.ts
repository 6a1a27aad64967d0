import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { passwordHash } from "../../../../adapters/server/auth/password.crypto.ts";
import type { Client } from "../client.ts";
import { startServer, type TestServer } from "../harness.ts";
import { mailsIn } from "../mails.ts";
import { seedOrg, type StaffPerson, type TestOrg } from "../two-orgs.ts";

const password = "Correct-horse-1";

let server: TestServer;
let org: TestOrg;
beforeAll(async () => {
  server = await startServer();
  org = await seedOrg(server.database, "ended", { passwordHash: await passwordHash(password), flags: ["contacts", "delete_contacts"] });
});
afterAll(() => server.close());

const textIn = (body: unknown, key: string): string => String(Reflect.get(Object(body), key));

const scriptOf = async (client: Client): Promise<Record<string, string>> => {
  const { body } = await client.post("/api/users/token", { name: "Script" });
  return { "x-token": textIn(body, "token"), "x-app-key": textIn(body, "app_key") };
};
const works = async (script: Record<string, string>): Promise<number> => (await server.stranger().get("/api/users/current", script)).status;

describe("a new password", () => {
  it("should end the user's API tokens when it was changed, and give the session a new token", async () => {
    const [client, other] = [await server.as(org.owner), await server.as(org.owner)];
    const [script, ofAdmin] = [await scriptOf(client), await scriptOf(await server.as(org.admin))];
    const before = client.cookies()["sid"] ?? "";
    expect([await works(script), await works(ofAdmin)]).toEqual([200, 200]);
    expect((await client.put("/api/users/password", { current_password: password, password: "Fresh-horse-2" })).status).toBe(200);
    expect([await works(script), await works(ofAdmin)]).toEqual([401, 200]);
    expect(client.cookies()["sid"]).not.toBe(before);
    expect((await server.app.inject({ method: "GET", url: "/api/users/current", cookies: { sid: before } })).statusCode).toBe(401);
    expect((await client.get("/api/users/current")).status).toBe(200);
    expect((await client.post("/api/users/token", { name: "Again" })).status).toBe(200);
    expect((await other.get("/api/users/current")).status).toBe(401);
  });

  it("should end the user's API tokens when it was reset", async () => {
    const script = await scriptOf(await server.as(org.user));
    await server.stranger().post("/api/users/reset_password", { email: org.user.email });
    const [mail] = await mailsIn(server.database, { recipient: org.user.email });
    expect(
      (
        await server
          .stranger()
          .post("/api/users/reset_password_confirm", { token: /token=(\S+)/.exec(mail?.body ?? "")?.[1] ?? "", password: "Fresh-horse-2" })
      ).status,
    ).toBe(200);
    expect(await works(script)).toBe(401);
  });
});

describe("a login and a sign-up", () => {
  it("should return the session's token in the cookie only", async () => {
    const client = server.stranger();
    const { body } = await client.post("/api/users/login", { email: org.admin.email, password });
    const held = client.cookies()["sid"] ?? "";
    expect(held).not.toBe("");
    expect(JSON.stringify(body)).not.toContain(held);
    const newcomer = server.stranger();
    const form = { first_name: "Nia", last_name: "New", email: "nia@new.example", password, org_name: "New" };
    expect(JSON.stringify((await newcomer.post("/api/users/signup", form)).body)).not.toContain(newcomer.cookies()["sid"] ?? "");
  });
});

describe("a learner who is locked out", () => {
  const mailed = () =>
    server.database.asSystem(
      async ({ db }) => (await db.selectFrom("outbox").select("body").where("recipient", "=", org.learner.email).execute()).length,
    );
  const acts = {
    blocked: {
      out: (staff: Client, id: number) => staff.post("/api/contacts/block", { con_id: id }),
      back: (staff: Client, id: number) => staff.post("/api/contacts/unblock", { con_id: id }),
    },
    archived: {
      out: (staff: Client, id: number) => staff.post(`/api/contacts/${id}/archive`),
      back: (staff: Client, id: number) => staff.post(`/api/contacts/${id}/unarchive`),
    },
  } as const;
  const signIn = (): Promise<number> =>
    server
      .stranger()
      .post("/api/cg/auth", { pid: org.pid, email: org.learner.email, password })
      .then(({ status }) => status);

  it.each(["blocked", "archived"] as const)(
    "should be signed out immediately when %s, get no pin, and not be signed in again by an old session",
    async (how) => {
      const staff = await server.as(org.admin satisfies StaffPerson);
      const learner = await server.as(org.learner);
      expect((await learner.get("/api/cg/info")).status).toBe(200);
      expect((await acts[how].out(staff, org.learner.contact)).status).toBe(200);
      expect((await learner.get("/api/cg/info")).status).toBe(401);
      const before = await mailed();
      await server.stranger().post("/api/cg/pin", { pid: org.pid, email: org.learner.email });
      expect(await mailed()).toBe(before);
      expect(await signIn()).toBe(401);
      expect((await acts[how].back(staff, org.learner.contact)).status).toBe(200);
      server.clock.advance(2);
      expect((await learner.get("/api/cg/info")).status).toBe(401);
      expect(await signIn()).toBe(200);
    },
  );
});
