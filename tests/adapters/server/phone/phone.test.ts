import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../../../adapters/server/config.ts";
import { seedDemo } from "../../../../adapters/server/demo/seed-demo.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedOrg, type StaffPerson, type TestOrg } from "../two-orgs.ts";

let server: TestServer;
let other: TestOrg;
let olivia: StaffPerson;
let film: string;
beforeAll(async () => {
  server = await startServer({ config: { demo: true } });
  await seedDemo(server.database, server.clock.now());
  other = await seedOrg(server.database, "other");
  await server.database.asSystem(async ({ db }) => {
    const { user_id, org_id } = await db
      .selectFrom("users")
      .select(["user_id", "org_id"])
      .where("email", "=", "olivia@harbor.example")
      .executeTakeFirstOrThrow();
    olivia = { kind: "staff", org: org_id, user: user_id, email: "olivia@harbor.example", role: "owner" };
    const { address, filename } = await db
      .selectFrom("files")
      .select(["address", "filename"])
      .where("org_id", "=", org_id)
      .executeTakeFirstOrThrow();
    film = `/media/${address}/${filename}`;
  });
});
afterAll(() => server.close());

const signed = async (): Promise<string> => {
  const { body } = await (await server.as(olivia)).post("/api/twilio/sign_url", { url: film });
  const url: unknown = typeof body === "object" && body !== null ? Reflect.get(body, "url") : null;
  return typeof url === "string" ? url.replace(/^https?:\/\/[^/]+/, "") : "";
};

describe("a URL signed for the carrier", () => {
  it("should return a file without a session for an hour [B7.09]", async () => {
    expect((await server.stranger().get(film)).status).toBe(401);
    const url = await signed();
    expect((await server.stranger().get(url)).status).toBe(200);
    server.clock.advance(3_599);
    expect((await server.stranger().get(url)).status).toBe(200);
    server.clock.advance(1);
    expect((await server.stranger().get(url)).status).toBe(401);
  });

  it("should not work with a changed expiry, file or signature", async () => {
    const url = await signed();
    const forged = [
      url.replace(/expires=\d+/, "expires=9999999999"),
      url.replace(/signature=./, "signature=_"),
      url.replace(/signature=.*/, "signature="),
    ];
    for (const one of forged) expect((await server.stranger().get(one)).status, one).toBe(401);
  });

  it("should not be signed by a staff user with the key of the organisation's API", async () => {
    const { app_key } = await server.database.asSystem(({ db }) =>
      db.selectFrom("orgs").select("app_key").where("org_id", "=", olivia.org).executeTakeFirstOrThrow(),
    );
    const id = film.split("/")[2] ?? "";
    for (const expires of [server.clock.now() + 3_600, 999_999_999_999])
      for (const said of [`${id}:${expires}`, `${olivia.org}:${id}:${expires}`]) {
        const signature = createHmac("sha256", app_key).update(said).digest("base64url");
        expect((await server.stranger().get(`${film}?${new URLSearchParams({ expires: String(expires), signature })}`)).status, said).toBe(
          401,
        );
      }
  });

  it("should be refused with an expiry later than any that is issued", async () => {
    const url = await signed();
    server.clock.advance(-1);
    expect((await server.stranger().get(url)).status).toBe(401);
    server.clock.advance(1);
    expect((await server.stranger().get(url)).status).toBe(200);
  });

  it("should be created only for the organisation's own files", async () => {
    const client = await server.as(other.owner);
    for (const url of [film, "https://elsewhere.example/a.png", "/media/none", "/api/users/current"])
      expect((await client.post("/api/twilio/sign_url", { url })).status, url).toBe(422);
  });
});

describe("buying a line", () => {
  it("should be allowed to users with the settings permission, and not to guests [B7.09]", async () => {
    const able = await seedOrg(server.database, "able", { flags: ["settings"] });
    expect((await (await server.as(able.user)).get("/api/twilio/search_phones?area_code=212")).status).toBe(200);
    for (const person of [other.user, other.guest])
      expect((await (await server.as(person)).get("/api/twilio/search_phones?area_code=212")).status).toBe(403);
  });

  it("should make the organisation's line the one of users without a team", async () => {
    const client = await server.as(other.owner);
    const { body } = await client.get("/api/twilio/search_phones?area_code=202");
    const number: unknown = Array.isArray(body) ? body[0].phoneNumber : null;
    expect((await client.post("/api/twilio/purchase_phone", { phone_number: number })).status).toBe(200);
    expect((await client.get("/api/users/current")).body).toMatchObject({ twilio_phone: number });
  });

  it("should log each team's previous number [A7.15]", async () => {
    const client = await server.as(other.owner);
    const { team_id } = await server.database.asSystem(({ db }) =>
      db
        .insertInto("teams")
        .values({ org_id: other.org, label: "Partners", twilio_phone: "+12125550199", deleted_at: null, created_at: 1, updated_at: 1 })
        .returning("team_id")
        .executeTakeFirstOrThrow(),
    );
    const { body } = await client.get("/api/twilio/search_phones?area_code=303");
    const number: unknown = Array.isArray(body) ? body[0].phoneNumber : null;
    expect((await client.post("/api/twilio/purchase_phone", { phone_number: number, teams: [team_id] })).status).toBe(200);
    const trail = await server.database.asSystem(({ db }) =>
      db
        .selectFrom("audit")
        .select(["action", "before", "after"])
        .where("org_id", "=", other.org)
        .where("object_type", "=", "team")
        .where("object_id", "=", String(team_id))
        .execute(),
    );
    expect(trail).toEqual([{ action: "team.update", before: { twilio_phone: "+12125550199" }, after: { twilio_phone: number } }]);
  });

  it("should be refused once the texts of the month are used up [A8.01]", async () => {
    const full = await seedOrg(server.database, "full");
    await server.database.asSystem(async ({ db }) => {
      await db.updateTable("orgs").set({ plan: "free" }).where("org_id", "=", full.org).execute();
      await db
        .insertInto("outbox")
        .values(
          Array.from({ length: 25 }, () => ({
            org_id: full.org,
            channel: "sms" as const,
            recipient: "+12125550000",
            subject: "",
            body: "Hi",
            created_at: server.clock.now(),
          })),
        )
        .execute();
    });
    expect(await (await server.as(full.owner)).post("/api/twilio/purchase_phone", { phone_number: "+12125550100" })).toMatchObject({
      status: 429,
      body: { data: { feature: "sms", used: 25, cap: 25 } },
    });
  });
});

describe("the configuration of Twilio", () => {
  it("should require account and key together, and name an invalid address", () => {
    expect(readConfig({ TWILIO_ACCOUNT_SID: "AC1", TWILIO_AUTH_TOKEN: "t" })).toMatchObject({
      right: { twilio: { url: "https://api.twilio.com", sid: "AC1", token: "t" } },
    });
    expect(readConfig({})).toMatchObject({ right: { twilio: null } });
    expect(readConfig({ TWILIO_ACCOUNT_SID: "AC1" })).toMatchObject({
      left: ["TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN go together; one is missing."],
    });
    expect(readConfig({ TWILIO_URL: "twilio" })).toMatchObject({ left: [expect.stringContaining("TWILIO_URL")] });
  });
});
