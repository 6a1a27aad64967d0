import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PlanInfo } from "../../../../core/auth/plan.model.ts";
import { SignedIn } from "../../../../core/auth/session-user.model.ts";
import { launchSteps } from "../../../../core/org/launch-steps.rule.ts";
import { TaskPage } from "../../../../core/tasks/task.model.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { mailsIn } from "../mails.ts";
import { testConfig } from "../test-config.ts";
import { seedOrg } from "../two-orgs.ts";

const form = { first_name: "Nora", last_name: "Novak", email: "nora@new.example", password: "Correct-horse-1", org_name: "Novak School" };
const days = 24 * 3600;

describe("signing up", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  it("should create an organisation with its owner and sign the owner in [C7.37]", async () => {
    const client = server.stranger();
    const reply = await client.post("/api/users/signup", form);
    expect(SignedIn.is(reply.body)).toBe(true);
    expect(reply.body).toMatchObject({
      user: { role: "owner", owner: true, activated: false, org_name: "Novak School", org_plan: "trial", trial_end: noon + 14 * days },
    });
    expect(await client.get("/api/users/current")).toMatchObject({ status: 200, body: { email: "nora@new.example" } });
  });

  it("should be refused and not offered where it is turned off", async () => {
    const closed = await startServer({ config: { ...testConfig, signUp: false } });
    try {
      const refused = await closed.stranger().post("/api/users/signup", { ...form, email: "late@new.example" });
      expect(refused.status).toBe(403);
      expect(JSON.stringify(refused.body)).toContain("Sign-up is closed here.");
      expect((await closed.stranger().get("/api/users/login")).body).toMatchObject({ sign_up: false });
      expect(
        await closed.database.asSystem(({ db }) =>
          db.selectFrom("users").select("user_id").where("email", "=", "late@new.example").execute(),
        ),
      ).toEqual([]);
    } finally {
      await closed.close();
    }
  });

  it("should mail a link that confirms the address, once", async () => {
    await server.stranger().post("/api/users/signup", { ...form, email: "ola@new.example" });
    const [mail] = await mailsIn(server.database, { recipient: "ola@new.example" });
    const token = /\/ui\/activate#token=(\S+)/.exec(mail?.body ?? "")?.[1] ?? "";
    expect(await server.stranger().post("/api/users/activate", { token })).toMatchObject({ status: 200 });
    const user = await server.database.asSystem(({ db }) =>
      db.selectFrom("users").select("activated").where("email", "=", "ola@new.example").executeTakeFirstOrThrow(),
    );
    expect(user.activated).toBe(true);
    expect(await server.stranger().post("/api/users/activate", { token })).toMatchObject({
      status: 422,
      body: { errors: { token: ["This link is no longer valid."] } },
    });
  });

  it("should start with the requested plan and its features", async () => {
    const reply = await server.stranger().post("/api/users/signup", { ...form, email: "free@new.example", plan: "Free" });
    expect(reply.body).toMatchObject({ user: { org_plan: "free", trial_end: 0, features: ["include_portal", "tags"] } });
  });

  it("should give the organisation its launch tasks, which are completed once by what they ask for [A4.01]", async () => {
    const email = "launch@new.example";
    await server.stranger().post("/api/users/signup", { ...form, email });
    const { org_id, user_id } = await server.database.asSystem(({ db }) =>
      db.selectFrom("users").select(["org_id", "user_id"]).where("email", "=", email).executeTakeFirstOrThrow(),
    );
    const client = await server.as({ kind: "staff", org: org_id, user: user_id, email, role: "owner" });
    const steps = async () => {
      const page = await client.get("/api/tasks?program_class=OrgLaunch&sort=created");
      if (!TaskPage.is(page.body)) throw new Error(JSON.stringify(page.body));
      return page.body.results;
    };
    const begun = await steps();
    expect(begun.map(({ name }) => name)).toEqual(launchSteps.map(({ name }) => name));
    expect(new Set(begun.map(({ status }) => status))).toEqual(new Set(["not_started"]));
    const [mail] = await mailsIn(server.database, { recipient: email });
    await server.stranger().post("/api/users/activate", { token: /token=(\S+)/.exec(mail?.body ?? "")?.[1] ?? "" });
    const group = (name: string) => ({ name, filters: { tags: { $overlaps: ["vip"] } } });
    expect((await client.post("/api/bookmarks", group("First"))).status).toBe(200);
    const done = (await steps()).filter(({ status }) => status === "done");
    expect(done.map(({ name, version }) => [name, version])).toEqual([
      ["Confirm your email address", 2],
      ["Create your first group", 2],
    ]);
    expect((await client.put(`/api/tasks/${done[1]?.id}`, { version: 2, status: "todo" })).status).toBe(200);
    await client.post("/api/bookmarks", group("Second"));
    await client.post("/api/bookmarks", group("Third"));
    expect((await steps()).find(({ id }) => id === done[1]?.id)).toMatchObject({ status: "done", version: 4 });
    const trail = await server.database.asSystem(({ db }) =>
      db
        .selectFrom("audit")
        .select(["actor_kind", "before", "after"])
        .where("action", "=", "task.update")
        .where("object_id", "=", String(done[0]?.id))
        .execute(),
    );
    expect(trail).toEqual([{ actor_kind: "anonymous", before: { status: "not_started" }, after: { status: "done" } }]);
  });

  it("should refuse an address that is in use, whatever its case, and create nothing", async () => {
    const { owner } = await seedOrg(server.database, "taken");
    const reply = await server.stranger().post("/api/users/signup", { ...form, email: owner.email.toUpperCase(), org_name: "Shadow" });
    expect(reply).toMatchObject({ status: 422, body: { errors: { email: ["This email address is already in use. Log in instead."] } } });
    const shadows = await server.database.asSystem(({ db }) =>
      db.selectFrom("orgs").select("org_id").where("name", "=", "Shadow").execute(),
    );
    expect(shadows).toEqual([]);
  });

  it("should accept one of two simultaneous sign-ups with the same address", async () => {
    const both = await Promise.all([1, 2].map(() => server.stranger().post("/api/users/signup", { ...form, email: "twin@new.example" })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it.each([
    ["password", "short1!", "needs 8 to 128 characters with a digit, an uppercase letter, a lowercase letter and a special character"],
    ["email", "nora", "is not an email address"],
    ["org_name", "   ", "is required"],
    ["first_name", "x".repeat(101), "must have at most 100 characters"],
  ])("should name %s when it is invalid", async (field, value, message) => {
    const reply = await server.stranger().post("/api/users/signup", { ...form, email: "wrong@new.example", [field]: value });
    expect(reply).toMatchObject({ status: 422, body: { errors: { [field]: [message] } } });
  });

  it.each([
    ["pro", "Pro"],
    ["FREE", "Free"],
    ["platinum", "Starter"],
    ["", "Starter"],
  ])("should describe the plan %j as %s [C7.40]", async (plan, label) => {
    const reply = await server.stranger().get(`/api/users/signup?plan=${plan}`);
    expect(PlanInfo.is(reply.body)).toBe(true);
    expect(reply.body).toMatchObject({ label });
  });
});
