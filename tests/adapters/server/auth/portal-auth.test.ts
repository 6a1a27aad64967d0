import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { passwordHash } from "../../../../adapters/server/auth/password.crypto.ts";
import { PortalSignedIn, PortalUser } from "../../../../core/auth/portal-auth.model.ts";
import { startServer, type TestServer } from "../harness.ts";
import { mailsIn } from "../mails.ts";
import { seedTwoOrgs, type TestOrg } from "../two-orgs.ts";

const password = "Correct-horse-1";
const wrong = { status: 401, body: { status: "failed", message: "The sign-in details are incorrect." } };

describe("signing in to a portal", () => {
  let server: TestServer;
  let a: TestOrg;
  let b: TestOrg;
  beforeAll(async () => {
    server = await startServer();
    ({ a, b } = await seedTwoOrgs(server.database, { passwordHash: await passwordHash(password) }));
    await server.database.asSystem(({ db }) =>
      db
        .updateTable("contacts")
        .set({ mobile: ["+12125550142"] })
        .where("con_id", "=", a.learner.contact)
        .execute(),
    );
  });
  afterAll(() => server.close());

  const signIn = (body: Readonly<Record<string, string>>) => server.stranger().post("/api/cg/auth", body);
  const sent = (recipient: string) => mailsIn(server.database, { recipient });
  const pinFor = async (who: Readonly<Record<string, string>>, recipient: string): Promise<string> => {
    await server.stranger().post("/api/cg/pin", { pid: a.pid, ...who });
    return /\b(\d{6})\b/.exec((await sent(recipient)).at(-1)?.body ?? "")?.[1] ?? "";
  };
  const otherThan = (pin: string): string => String((Number(pin) + 1) % 1_000_000).padStart(6, "0");

  it("should accept an email and the contact's password [C3.59]", async () => {
    const reply = await signIn({ pid: a.pid, email: a.learner.email, password });
    expect(PortalSignedIn.is(reply.body)).toBe(true);
    expect(reply.body).toMatchObject({
      pid: a.pid,
      con_id: a.learner.contact,
      meta: { portal: { title: "Academy a" }, has_password: true },
    });
  });

  it("should accept an email and the pin that was mailed, once [C3.59]", async () => {
    const pin = await pinFor({ email: a.learner.email }, a.learner.email);
    expect((await signIn({ pid: a.pid, email: a.learner.email, pin })).status).toBe(200);
    expect(await signIn({ pid: a.pid, email: a.learner.email, pin })).toMatchObject(wrong);
  });

  it("should accept a mobile in any notation, and the pin that was texted [C3.59]", async () => {
    const pin = await pinFor({ mobile: "(212) 555-0142" }, "+12125550142");
    expect(await sent("+12125550142")).toMatchObject([{ channel: "sms" }]);
    expect((await signIn({ pid: a.pid, mobile: "212-555-0142", pin })).status).toBe(200);
  });

  it("should open a session for the cookie and for the bearer token alike", async () => {
    const client = server.stranger();
    const { body } = await client.post("/api/cg/auth", { pid: a.pid, email: a.learner.email, password });
    expect(PortalUser.is((await client.get("/api/cg/info?schema=full")).body)).toBe(true);
    const bearer = PortalSignedIn.is(body) ? body.access_token : "";
    const byBearer = await server.app.inject({ method: "GET", url: "/api/cg/info", headers: { authorization: `Bearer ${bearer}` } });
    expect(byBearer.json()).toMatchObject({ con_id: a.learner.contact });
  });

  it.each([
    ["a wrong password", () => ({ pid: a.pid, email: a.learner.email, password: "Wrong-horse-1" })],
    ["an unknown contact", () => ({ pid: a.pid, email: "nobody@a.example", password })],
    ["an unknown portal", () => ({ pid: "nowhere", email: a.learner.email, password })],
    ["a contact of another organisation", () => ({ pid: b.pid, email: a.learner.email, password })],
    ["no portal where there are two", () => ({ email: a.learner.email, password })],
    ["a pin that was never sent", () => ({ pid: b.pid, email: b.learner.email, pin: "000000" })],
  ])("should answer %s with the same message", async (_what, body) => {
    expect(await signIn(body())).toMatchObject(wrong);
  });

  it.each([
    ["neither email nor mobile", { password }, { email: ["Give an email or a mobile number."] }],
    ["neither pin nor password", { email: "learner@a.example" }, { pin: ["Give a pin or a password."] }],
  ])("should name what is missing: %s", async (_what, body, errors) => {
    expect(await signIn({ pid: a.pid, ...body })).toMatchObject({ status: 422, body: { errors } });
  });

  it("should send no pin to unknown addresses, with the same answer for all", async () => {
    const known = await server.stranger().post("/api/cg/pin", { pid: b.pid, email: b.learner.email });
    const unknown = await server.stranger().post("/api/cg/pin", { pid: b.pid, email: "nobody@b.example" });
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
    expect(await sent("nobody@b.example")).toEqual([]);
  });

  it("should write in the learner's language, with the same pin", async () => {
    const speaks = (language: "en" | "es" | null) =>
      server.database.asSystem(({ db }) => db.updateTable("contacts").set({ language }).where("con_id", "=", b.learner.contact).execute());
    await speaks("es");
    await server.stranger().post("/api/cg/pin", { pid: b.pid, email: b.learner.email });
    const mail = (await mailsIn(server.database, { recipient: b.learner.email })).at(-1);
    expect(mail).toMatchObject({
      subject: "Tu pin para Academy b",
      body: expect.stringMatching(/^\d{6} es tu pin para Academy b\. Funciona durante 10 minutos\.$/),
    });
    await speaks(null);
  });

  it("should end a pin after ten minutes", async () => {
    const pin = await pinFor({ email: a.learner.email }, a.learner.email);
    server.clock.advance(10 * 60);
    expect(await signIn({ pid: a.pid, email: a.learner.email, pin })).toMatchObject(wrong);
  });

  it("should end a pin after five wrong attempts, even by the learner", async () => {
    server.clock.advance(16 * 60);
    const pin = await pinFor({ mobile: "+12125550142" }, "+12125550142");
    const other = otherThan(pin);
    for (const _ of [1, 2, 3, 4, 5]) expect(await signIn({ pid: a.pid, mobile: "+12125550142", pin: other })).toMatchObject(wrong);
    expect(await signIn({ pid: a.pid, mobile: "+12125550142", pin })).toMatchObject({
      status: 403,
      body: { message: "Too many attempts. Try again in 15 minutes." },
    });
    expect(await signIn({ pid: a.pid, email: a.learner.email, pin })).toMatchObject(wrong);
  });

  it("should send no more than five pins in 15 minutes", async () => {
    server.clock.advance(16 * 60);
    const before = (await sent(a.learner.email)).length;
    for (const _ of [1, 2, 3, 4, 5, 6, 7]) await server.stranger().post("/api/cg/pin", { pid: a.pid, email: a.learner.email });
    expect((await sent(a.learner.email)).length - before).toBe(5);
  });

  it("should store only the hash of a pin", async () => {
    server.clock.advance(16 * 60);
    const pin = await pinFor({ email: a.learner.email }, a.learner.email);
    const held = await server.database.asSystem(({ db }) =>
      db.selectFrom("one_time_codes").select("code_hash").where("purpose", "=", "pin").execute(),
    );
    expect(held.every(({ code_hash }) => code_hash.startsWith("$argon2id$") && !code_hash.includes(pin))).toBe(true);
  });

  it("should let the learner change name and language, and name unknown keys", async () => {
    const client = await server.as(a.learner);
    expect(await client.put("/api/cg/info", { first_name: "Lenka", language: "es" })).toMatchObject({
      status: 200,
      body: { first_name: "Lenka", language: "es" },
    });
    expect(await client.put("/api/cg/info", { password_hash: "x" })).toMatchObject({
      status: 422,
      body: { errors: { password_hash: ["is not a known field"] } },
    });
    expect((await client.get("/api/cg/info")).body).toMatchObject({ first_name: "Lenka", language: "es" });
  });

  it("should end the session at logout", async () => {
    const client = await server.as(a.learner);
    const cookies = client.cookies();
    expect((await client.post("/api/cg/logout")).status).toBe(200);
    expect((await server.app.inject({ method: "GET", url: "/api/cg/info", cookies })).statusCode).toBe(401);
  });

  it("should not let a learner's session act as staff, nor a staff session as a learner", async () => {
    expect((await (await server.as(a.learner)).get("/api/users/current")).status).toBe(401);
    expect((await (await server.as(a.owner)).get("/api/cg/info")).status).toBe(401);
  });

  it("should end a learner's access when the contact is archived", async () => {
    const client = await server.as(b.learner);
    expect((await client.get("/api/cg/info")).status).toBe(200);
    await server.database.asSystem(({ db }) =>
      db.updateTable("contacts").set({ archived_at: server.clock.now() }).where("con_id", "=", b.learner.contact).execute(),
    );
    server.clock.advance(1);
    expect((await client.get("/api/cg/info")).status).toBe(401);
    expect(await signIn({ pid: b.pid, email: b.learner.email, password })).toMatchObject(wrong);
  });

  it("should describe a portal publicly, and the only one without naming it", async () => {
    expect((await server.stranger().get(`/api/cg/portals/${a.pid}`)).body).toEqual({
      pid: a.pid,
      title: "Academy a",
      theme: {},
      full_screen: true,
      pin_by: ["email", "sms"],
    });
    expect((await server.stranger().get("/api/cg/portals/nowhere")).status).toBe(404);
    expect((await server.stranger().get("/api/cg/portals")).status).toBe(404);
    await server.database.asSystem(({ db }) => db.updateTable("orgs").set({ features: [] }).where("org_id", "=", b.org).execute());
    expect((await server.stranger().get(`/api/cg/portals/${b.pid}`)).status).toBe(404);
    expect((await server.stranger().get("/api/cg/portals")).body).toMatchObject({ pid: a.pid });
    expect((await signIn({ email: a.learner.email, password })).status).toBe(200);
  });
});
