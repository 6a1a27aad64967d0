import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { portalRefusals } from "../../../../core/auth/portal-refusals.ts";
import { outboxRefusals } from "../../../../core/outbox/outbox-refusals.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";
import { localSmtp } from "./post.ts";

const noMail = { status: 409, body: { message: outboxRefusals.mail_not_set_up.message, reason: { code: "mail_not_set_up" } } };
const noTexts = { status: 409, body: { message: outboxRefusals.texts_not_set_up.message } };

describe("a server that cannot send messages", () => {
  let server: TestServer;
  let org: TestOrg;
  beforeAll(async () => {
    server = await startServer({ config: { keepsMessages: false } });
    org = await seedOrg(server.database, "silent");
    await server.database.asSystem(({ db }) =>
      db
        .updateTable("contacts")
        .set({ mobile: ["+12125550142"] })
        .where("con_id", "=", org.learner.contact)
        .execute(),
    );
  });
  afterAll(() => server.close());

  const messages = () => server.database.asSystem(({ db }) => db.selectFrom("outbox").select("message_id").execute());
  const codes = () => server.database.asSystem(({ db }) => db.selectFrom("one_time_codes").select("code_hash").execute());

  it("should say so on the login page and in the portal", async () => {
    expect((await server.stranger().get("/api/users/login")).body).toMatchObject({ mail: false });
    expect((await server.stranger().get(`/api/cg/portals/${org.pid}`)).body).toMatchObject({ pin_by: [] });
  });

  it.each(["owner@silent.example", "nobody@silent.example"])(
    "should promise no mail for %s, with the same message for all",
    async (email) => {
      expect(await server.stranger().post("/api/users/reset_password", { email })).toMatchObject(noMail);
    },
  );

  it("should promise learners no pin, known or not, by mail or by text", async () => {
    for (const email of [org.learner.email, "nobody@silent.example"])
      expect(await server.stranger().post("/api/cg/pin", { pid: org.pid, email })).toMatchObject(noMail);
    for (const mobile of ["+12125550142", "+12125550199"])
      expect(await server.stranger().post("/api/cg/pin", { pid: org.pid, mobile })).toMatchObject(noTexts);
  });

  it("should tell staff what cannot be sent, and learners that their pin cannot", async () => {
    const owner = await server.as(org.owner);
    expect(await owner.post(`/api/contacts/${org.learner.contact}/token`, { send: "email" })).toMatchObject(noMail);
    expect(await owner.post(`/api/contacts/${org.learner.contact}/token`, { send: "sms" })).toMatchObject(noTexts);
    expect((await owner.post(`/api/contacts/${org.learner.contact}/token`, {})).status).toBe(200);
    expect(await owner.post("/api/org/billing_notify", { user_ids: [org.admin.user] })).toMatchObject(noMail);
    const learner = await server.as(org.learner);
    expect(await learner.post("/api/cg/secret_pin")).toMatchObject({ status: 409 });
    await server.database.asSystem(({ db }) =>
      db.updateTable("contacts").set({ email: [], mobile: [] }).where("con_id", "=", org.learner.contact).execute(),
    );
    expect(await learner.post("/api/cg/secret_pin")).toMatchObject({ status: 409, body: { message: portalRefusals.pin_nowhere.message } });
  });

  it("should have sent nothing, and created no code except the link that staff pass on themselves", async () => {
    expect(await messages()).toEqual([]);
    expect(await codes()).toHaveLength(1);
  });
});

describe("a server that can send mail but no texts", () => {
  it("should offer pins by email only", async () => {
    const server = await startServer({ config: { keepsMessages: false, smtp: localSmtp(1) } });
    const org = await seedOrg(server.database, "mailing");
    expect((await server.stranger().get(`/api/cg/portals/${org.pid}`)).body).toMatchObject({ pin_by: ["email"] });
    expect((await server.stranger().get("/api/users/login")).body).toMatchObject({ mail: true });
    expect((await server.stranger().post("/api/cg/pin", { pid: org.pid, email: org.learner.email })).status).toBe(200);
    await server.close();
  });
});
