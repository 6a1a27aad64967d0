import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { unconfirmed, unconfirmedSeconds } from "../../../../core/auth/confirmed-account.rule.ts";
import { startServer, type TestServer } from "../harness.ts";
import { mailsIn } from "../mails.ts";

const form = { first_name: "Mia", last_name: "Moor", password: "Correct-horse-1", org_name: "Moor School" };

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const tokenIn = async (recipient: string): Promise<string> => {
  const mail = (await mailsIn(server.database, { recipient })).at(-1);
  return /token=(\S+)/.exec(mail?.body ?? "")?.[1] ?? "";
};

describe("an account with an unconfirmed address", () => {
  it("should be usable for a day, and then closed with its sessions and tokens until it is confirmed", async () => {
    const email = "mia@moor.example";
    const [client, again] = [server.stranger(), server.stranger()];
    const signedUp = await client.post("/api/users/signup", { ...form, email });
    client.useCsrf(String(Reflect.get(Object(signedUp.body), "csrf_token")));
    const made: unknown = (await client.post("/api/users/token", { name: "Script" })).body;
    const script = { "x-token": String(Reflect.get(Object(made), "token")), "x-app-key": String(Reflect.get(Object(made), "app_key")) };
    server.clock.advance(11 * 3600);
    expect((await client.get("/api/contacts")).status).toBe(200);
    server.clock.advance(unconfirmedSeconds - 11 * 3600 - 2);
    expect((await again.post("/api/users/login", { email, password: form.password })).status).toBe(200);
    expect((await server.stranger().get("/api/contacts", script)).status).toBe(200);
    server.clock.advance(3);
    expect((await again.get("/api/contacts")).status).toBe(401);
    expect((await server.stranger().get("/api/contacts", script)).status).toBe(401);
    expect(await server.stranger().post("/api/users/login", { email, password: form.password })).toMatchObject({
      status: 403,
      body: { message: unconfirmed },
    });
    expect((await server.stranger().post("/api/users/activate", { token: await tokenIn(email) })).status).toBe(200);
    expect((await server.stranger().post("/api/users/login", { email, password: form.password })).status).toBe(200);
  });

  it("should be confirmed by a password reset link too, and reveal nothing without the password", async () => {
    const email = "max@moor.example";
    await server.stranger().post("/api/users/signup", { ...form, email });
    server.clock.advance(unconfirmedSeconds);
    expect((await server.stranger().post("/api/users/login", { email, password: "Wrong-horse-1" })).status).toBe(401);
    expect((await server.stranger().post("/api/users/reset_password", { email })).status).toBe(200);
    expect(
      (await server.stranger().post("/api/users/reset_password_confirm", { token: await tokenIn(email), password: "Fresh-horse-2" }))
        .status,
    ).toBe(200);
    expect((await server.stranger().post("/api/users/login", { email, password: "Fresh-horse-2" })).status).toBe(200);
  });
});
