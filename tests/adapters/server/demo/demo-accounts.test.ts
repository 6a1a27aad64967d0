import { afterEach, describe, expect, it } from "vitest";
import { passwordHash } from "../../../../adapters/server/auth/password.crypto.ts";
import { demoPassword } from "../../../../adapters/server/demo/people.demo.ts";
import { prepareDemo } from "../../../../adapters/server/run-server.ts";
import { openDemoDatabase, startServer, type TestServer } from "../harness.ts";
import { mailsIn } from "../mails.ts";
import { seedOrg } from "../two-orgs.ts";

const olivia = { email: "olivia@harbor.example", password: demoPassword };
const lena = { email: "lena@harbor.example", password: demoPassword, pid: "harbor" };

let server: TestServer;
afterEach(() => server.close());

const open = async (): Promise<void> => {
  server = await startServer({ database: await openDemoDatabase() });
};

const prepare = async (wanted: boolean): Promise<readonly string[]> => {
  const said: string[] = [];
  await prepareDemo(server.database, wanted, (line) => said.push(line));
  return said;
};

const statuses = async (): Promise<readonly number[]> =>
  Promise.all([
    server.stranger().post("/api/users/login", olivia),
    server.stranger().post("/api/users/login", { ...olivia, email: "tom@quayside.example" }),
    server.stranger().post("/api/cg/auth", lena),
  ]).then((replies) => replies.map(({ status }) => status));

describe("a start without the demo on a folder that has it", () => {
  it("should end the published password of every account, once, and report it in one line", async () => {
    await open();
    expect(await statuses()).toEqual([200, 200, 200]);
    expect(await prepare(false)).toEqual([
      "The demo is off: its 9 accounts with the published password cannot be signed in to any more. CYGNET_DEMO=true brings them back.",
    ]);
    expect(await statuses()).toEqual([401, 401, 401]);
    expect(await prepare(false)).toEqual([]);
  });

  it("should end sessions, API tokens and mailed links", async () => {
    await open();
    const browser = server.stranger();
    const login = await browser.post("/api/users/login", olivia);
    browser.useCsrf(String(Reflect.get(Object(login.body), "csrf_token")));
    const { token, app_key } = Object((await browser.post("/api/users/token", {})).body);
    await server.stranger().post("/api/users/reset_password", { email: olivia.email });
    const mail = (await mailsIn(server.database, { recipient: olivia.email })).at(-1);
    const link = /token=(\S+)/.exec(mail?.body ?? "")?.[1] ?? "";
    expect((await server.stranger().get(`/api/users/reset_password_confirm?token=${link}`)).status).toBe(200);
    const script = { "x-app-key": String(app_key), "x-token": String(token) };
    expect((await server.stranger().get("/api/users/current", script)).status).toBe(200);
    await prepare(false);
    server.clock.advance(2);
    expect((await browser.get("/api/users/current")).status).toBe(401);
    expect((await server.stranger().get("/api/users/current", script)).status).toBe(401);
    expect((await server.stranger().get(`/api/users/reset_password_confirm?token=${link}`)).status).toBe(422);
  });

  it("should leave accounts with a password of their own unchanged, and those of other organisations", async () => {
    await open();
    const own = "Correct-horse-1";
    const password_hash = await passwordHash(own);
    const { owner } = await seedOrg(server.database, "other", { passwordHash: await passwordHash(demoPassword) });
    await server.database.asSystem(({ db }) => db.updateTable("users").set({ password_hash }).where("email", "=", olivia.email).execute());
    await prepare(false);
    expect((await server.stranger().post("/api/users/login", { ...olivia, password: own })).status).toBe(200);
    expect((await server.stranger().post("/api/users/login", { email: owner.email, password: demoPassword })).status).toBe(200);
  });

  it("should restore the published password with the demo, except for accounts that have another one", async () => {
    await open();
    await prepare(false);
    const password_hash = await passwordHash("Correct-horse-1");
    await server.database.asSystem(({ db }) => db.updateTable("users").set({ password_hash }).where("email", "=", olivia.email).execute());
    expect(await prepare(true)).toEqual([]);
    expect(await statuses()).toEqual([401, 200, 200]);
  });
});
