import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoPassword, demoPortal } from "../../../../adapters/server/demo/people.demo.ts";
import { seedDemo } from "../../../../adapters/server/demo/seed-demo.ts";
import { LoginInfo } from "../../../../core/auth/login-info.model.ts";
import { noon, startServer, type TestServer } from "../harness.ts";

describe("demo mode", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ config: { demo: true } });
    await seedDemo(server.database, noon);
  });
  afterAll(() => server.close());

  const info = async (): Promise<LoginInfo | null> => {
    const { body } = await server.stranger().get("/api/users/login");
    return LoginInfo.is(body) ? body : null;
  };

  it("should offer a working account of every role and of a learner [C7.39]", async () => {
    const accounts = (await info())?.demo_accounts ?? [];
    expect(accounts.map(({ role }) => role)).toEqual(["owner", "admin", "user", "guest", "learner"]);
    for (const { kind, email, password, pid } of accounts) {
      const reply = await server
        .stranger()
        .post(kind === "staff" ? "/api/users/login" : "/api/cg/auth", kind === "staff" ? { email, password } : { email, password, pid });
      expect({ email, status: reply.status }).toEqual({ email, status: 200 });
    }
    expect(accounts.every(({ password }) => password === demoPassword)).toBe(true);
  });

  it("should lead its learner to an open portal only", async () => {
    const close = (closed_at: number | null, ...only: readonly string[]) =>
      server.database.asSystem(({ db }) =>
        db
          .updateTable("portals")
          .set({ closed_at })
          .where("pid", "in", only.length === 0 ? [demoPortal, "harbor-partners"] : only)
          .execute(),
      );
    const pids = async () => (await info())?.demo_accounts.flatMap(({ pid }) => pid ?? []);
    expect(await pids()).toEqual([demoPortal]);
    await close(noon, demoPortal);
    expect(await pids()).toEqual(["harbor-partners"]);
    await close(noon);
    expect(await pids()).toEqual([]);
    await close(null);
  });

  it("should show undelivered messages, with their links and without their markup", async () => {
    await server.database.asSystem(({ db }) =>
      db.updateTable("users").set({ first_name: "<b>Bo</b>" }).where("email", "=", "uma@harbor.example").execute(),
    );
    await server.stranger().post("/api/users/reset_password", { email: "uma@harbor.example" });
    const page = String((await server.stranger().get("/dev/outbox")).body);
    expect(page).toContain("Choose a new password");
    expect(page).toContain("&lt;b&gt;Bo&lt;/b&gt;");
    expect(page).not.toContain("<b>Bo</b>");
    expect(page).toMatch(/<a href="http:\/\/localhost:4400\/ui\/reset-password\/confirm[?#]token=[\w-]+">/);
    expect((await server.stranger().get("/dev/outbox.json")).body).toContainEqual(
      expect.objectContaining({ recipient: "uma@harbor.example" }),
    );
  });

  it("should take texts to lines of the demo from its own page alone [G106]", async () => {
    const { rows } = await server.database.asSystem(({ db }) =>
      sql<{ to: string; from: string }>`
        select l.phone_number as to, c.mobile[1] as from from phone_lines l join contacts c on c.org_id = l.org_id and c.mobile <> '{}' limit 1`.execute(
        db,
      ),
    );
    const { to = "", from = "" } = rows[0] ?? {};
    const text = async (form: Readonly<Record<string, string>>, more: Readonly<Record<string, string>> = {}) => {
      const headers = { "content-type": "application/x-www-form-urlencoded", host: "localhost:4400", ...more };
      const payload = new URLSearchParams({ from, to, body: "STOP", ...form }).toString();
      const reply = await server.app.inject({ method: "POST", url: "/dev/outbox/texts", remoteAddress: "127.0.0.1", headers, payload });
      return reply.headers.location ?? reply.statusCode;
    };
    const page = String((await server.stranger().get("/dev/outbox")).body);
    expect(page).toContain('action="/dev/outbox/texts"');
    expect(await text({}, { "sec-fetch-site": "cross-site" })).toBe(404);
    expect(await text({}, { "x-forwarded-for": "203.0.113.9" })).toBe(404);
    expect(await text({}, { "sec-fetch-site": "same-origin" })).toBe("/dev/outbox?received=stop");
    expect(await text({ body: "Start" })).toBe("/dev/outbox?received=start");
    expect(await text({ to: "+12125559999" })).toBe("/dev/outbox?received=no_line");
    expect(await text({ from: "me" })).toBe("/dev/outbox?received=no_number");
  });

  it("should not show messages of other organisations", async () => {
    await server.stranger().post("/api/users/signup", {
      first_name: "Vic",
      last_name: "Tim",
      email: "vic@victim.example",
      password: "Correct-horse-1",
      org_name: "Victim",
    });
    await server.stranger().post("/api/users/reset_password", { email: "vic@victim.example" });
    for (const path of ["/dev/outbox", "/dev/outbox.json"])
      expect(JSON.stringify((await server.stranger().get(path)).body)).not.toContain("vic@victim.example");
  });

  const outboxSeenBy = async (remoteAddress: string, headers: Readonly<Record<string, string>>): Promise<readonly number[]> =>
    Promise.all(
      ["/dev/outbox", "/dev/outbox.json"].map(async (url) => (await server.app.inject({ url, remoteAddress, headers })).statusCode),
    );

  it.each([
    ["127.0.0.1", { host: "localhost:4400" }],
    ["::1", { host: "[::1]:4400" }],
    ["::ffff:127.0.0.1", { host: "127.0.0.1" }],
  ])("should be visible to a browser on this machine: %s, %o", async (address, headers) => {
    expect(await outboxSeenBy(address, headers)).toEqual([200, 200]);
  });

  it.each([
    ["203.0.113.9", { host: "localhost:4400" }],
    ["127.0.0.1", { host: "evil.example" }],
    ["127.0.0.1", { host: "localhost.evil.example:4400" }],
    ["127.0.0.1", { host: "localhost:4400", "x-forwarded-for": "203.0.113.9" }],
    ["127.0.0.1", { host: "localhost:4400", forwarded: "for=203.0.113.9" }],
    ["127.0.0.1", { host: "localhost:4400", "x-forwarded-host": "cygnet.example.com" }],
  ])("should be hidden from others, proxies and rebound names: %s, %o", async (address, headers) => {
    expect(await outboxSeenBy(address, headers)).toEqual([404, 404]);
  });
});
