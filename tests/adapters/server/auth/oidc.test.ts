import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { actionsInTrail } from "../actions-in-trail.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedTwoOrgs, type TestOrg } from "../two-orgs.ts";
import { startProvider, type TestProvider } from "./oidc-provider.ts";
import { makeVisitor } from "./oidc-visitor.ts";

const origin = "http://localhost:4400";

describe("single sign-on", () => {
  let provider: TestProvider;
  let server: TestServer;
  let a: TestOrg;
  let b: TestOrg;
  beforeAll(async () => {
    provider = await startProvider(`${origin}/auth/oidc/callback`);
    server = await startServer({
      config: { oidc: { issuer: provider.issuer, clientId: "cygnet", clientSecret: "cygnet-secret-of-the-tests" } },
    });
    ({ a, b } = await seedTwoOrgs(server.database));
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
  });

  it("should be offered on the login page if it is configured [C7.39]", async () => {
    expect((await server.stranger().get("/api/users/login")).body).toMatchObject({ oidc_url: "/auth/oidc/start" });
  });

  it("should call the provider with PKCE, state, nonce and the exact redirect address", async () => {
    const reply = await server.stranger().get("/auth/oidc/start");
    const url = new URL(String(reply.headers["location"]));
    expect(url.origin).toBe(new URL(provider.issuer).origin);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: "code",
      redirect_uri: `${origin}/auth/oidc/callback`,
      code_challenge_method: "S256",
    });
    for (const name of ["state", "nonce", "code_challenge"]) expect(url.searchParams.get(name)?.length).toBeGreaterThan(40);
  });

  it("should sign in to the account whose email the provider has verified, and open the requested page", async () => {
    provider.person({ sub: "s-owner", email: a.owner.email, email_verified: true });
    const visitor = makeVisitor(server);
    expect(await visitor.signOn("/ui/contacts?page=2")).toBe("/ui/contacts?page=2");
    expect((await visitor.client.get("/api/users/current")).body).toMatchObject({ id: a.owner.user });
    expect(await actionsInTrail(server, a.org, "user")).toEqual(["user.link"]);
  });

  it("should recognise the user by issuer and subject, even with another email", async () => {
    provider.person({ sub: "s-owner", email: b.owner.email, email_verified: true });
    const visitor = makeVisitor(server);
    await visitor.signOn("/ui/");
    expect((await visitor.client.get("/api/users/current")).body).toMatchObject({ id: a.owner.user });
  });

  it.each([
    ["an email that is not verified", () => ({ sub: "s-1", email: a.admin.email, email_verified: false })],
    ["an account that is linked to somebody else", () => ({ sub: "s-2", email: a.owner.email, email_verified: true })],
    ["an unknown email", () => ({ sub: "s-3", email: "nobody@a.example", email_verified: true })],
  ])("should refuse %s and say so on the login page", async (_what, person) => {
    provider.person(person());
    const visitor = makeVisitor(server);
    expect(await visitor.signOn("/ui/")).toBe("/ui/login?code=unknown");
    expect((await visitor.client.get("/api/users/login?code=unknown")).body).toMatchObject({
      message: expect.stringContaining("No account here belongs to that sign-on."),
    });
  });

  it("should accept a pending invitation to the email that the provider has verified, once, and refuse an expired one", async () => {
    const admin = await server.as(a.admin);
    await admin.post("/api/users", { email: "ivy@a.example", role: "user", teams: [] });
    provider.person({ sub: "s-ivy", email: "ivy@a.example", email_verified: true });
    const visitor = makeVisitor(server);
    expect(await visitor.signOn("/ui/")).toBe("/ui/");
    expect((await visitor.client.get("/api/users/current")).body).toMatchObject({ email: "ivy@a.example", activated: true });
    expect(await actionsInTrail(server, a.org, "user")).toEqual(["user.link", "user.invite", "user.accept"]);
    await admin.post("/api/users", { email: "old@a.example", role: "user", teams: [] });
    await server.database.asSystem(({ db }) =>
      db.updateTable("users").set({ invited_at: 1 }).where("email", "=", "old@a.example").execute(),
    );
    provider.person({ sub: "s-old", email: "old@a.example", email_verified: true });
    expect(await visitor.signOn("/ui/")).toBe("/ui/login?code=invitation_expired");
  });

  it("should not be linked to an account with an unconfirmed address, and leave the account unchanged", async () => {
    const users = () =>
      server.database.asSystem(({ db }) =>
        db
          .selectFrom("users")
          .select(["activated", "oidc_subject", "password_hash"])
          .where("user_id", "=", b.user.user)
          .executeTakeFirstOrThrow(),
      );
    await server.database.asSystem(({ db }) =>
      db.updateTable("users").set({ activated: false }).where("user_id", "=", b.user.user).execute(),
    );
    const before = await users();
    provider.person({ sub: "s-victim", email: b.user.email, email_verified: true });
    const visitor = makeVisitor(server);
    expect(await visitor.signOn("/ui/")).toBe("/ui/login?code=unconfirmed");
    expect((await visitor.client.get("/api/users/current")).status).toBe(401);
    expect(await users()).toEqual({ ...before, activated: false, oidc_subject: null });
    expect((await visitor.client.get("/api/users/login?code=unconfirmed")).body).toMatchObject({
      message: expect.stringContaining("it is not confirmed yet"),
    });
  });

  it("should refuse a deactivated user", async () => {
    provider.person({ sub: "s-guest", email: b.guest.email, email_verified: true });
    await server.database.asSystem(({ db }) => db.updateTable("users").set({ status: 0 }).where("user_id", "=", b.guest.user).execute());
    expect(await makeVisitor(server).signOn("/ui/")).toBe("/ui/login?code=unknown");
  });

  it("should refuse a response in another browser than the one that began", async () => {
    provider.person({ sub: "s-admin", email: a.admin.email, email_verified: true });
    const answer = await makeVisitor(server).answerFromProvider("/ui/");
    const other = await server.stranger().get(answer);
    expect(other.headers["location"]).toBe("/ui/login?code=expired");
  });

  it("should refuse a response with another state, and a repeated one", async () => {
    provider.person({ sub: "s-admin", email: a.admin.email, email_verified: true });
    const visitor = makeVisitor(server);
    const answer = await visitor.answerFromProvider("/ui/");
    const forged = await visitor.client.get(answer.replace(/state=[^&]+/, "state=forged"));
    expect(forged.headers["location"]).toBe("/ui/login?code=failed");
    const again = await visitor.client.get(answer);
    expect(again.headers["location"]).toBe("/ui/login?code=expired");
  });

  it("should report that the user cancelled at the provider", async () => {
    const visitor = makeVisitor(server);
    const state = new URL(await visitor.begin("/ui/")).searchParams.get("state") ?? "";
    const reply = await visitor.client.get(
      `/auth/oidc/callback?error=access_denied&state=${state}&iss=${encodeURIComponent(provider.issuer)}`,
    );
    expect(reply.headers["location"]).toBe("/ui/login?code=denied");
  });

  it("should never redirect to another site afterwards", async () => {
    provider.person({ sub: "s-user", email: a.user.email, email_verified: true });
    expect(await makeVisitor(server).signOn("//evil.example/ui/")).toBe("/ui/");
  });
});
