import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLink } from "../../../../adapters/server/auth/one-time-code.store.ts";
import { passwordHash } from "../../../../adapters/server/auth/password.crypto.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedOrg } from "../two-orgs.ts";

const old = "Correct-horse-1";
const common = { status: 422, body: { errors: { password: [expect.stringContaining("one of those that are tried first")] } } };
const own = { status: 422, body: { errors: { password: [expect.stringContaining("your name, email or organisation")] } } };

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe("a new password that is easy to guess", () => {
  it("should be refused at sign-up", async () => {
    const form = { first_name: "Nora", last_name: "Novak", email: "nora@new.example", org_name: "Lighthouse" };
    expect(await server.stranger().post("/api/users/signup", { ...form, password: "Password1!" })).toMatchObject(common);
    expect(await server.stranger().post("/api/users/signup", { ...form, password: "Lighthouse-1" })).toMatchObject(own);
    expect((await server.stranger().post("/api/users/signup", { ...form, password: "Harbor-2026!" })).status).toBe(200);
  });

  it("should be refused with a reset link, which stays valid", async () => {
    const { org, user } = await seedOrg(server.database, "ropewalk", { passwordHash: await passwordHash(old) });
    const token = await server.database.asSystem((tx) => createLink(tx, "reset", { org_id: org, user_id: user.user }, server.clock.now()));
    const send = (password: string) => server.stranger().post("/api/users/reset_password_confirm", { token, password });
    expect(await send("Qwerty12!")).toMatchObject(common);
    expect(await send("Ropewalk#26")).toMatchObject(own);
    expect((await send("Battery-staple-2")).status).toBe(200);
  });

  it("should be refused in the profile, and the current one kept", async () => {
    const { user } = await seedOrg(server.database, "seamarks", { passwordHash: await passwordHash(old) });
    const client = await server.as(user);
    expect(await client.put("/api/users/password", { current_password: old, password: "Summer2026!" })).toMatchObject(common);
    expect(await client.put("/api/users/password", { current_password: old, password: "Seamarks-26!" })).toMatchObject(own);
    expect((await client.put("/api/users/password", { current_password: old, password: "Battery-staple-2" })).status).toBe(200);
  });
});
