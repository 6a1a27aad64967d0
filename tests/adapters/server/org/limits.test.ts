import * as E from "fp-ts/lib/Either.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limited } from "../../../../adapters/server/org/limits.store.ts";
import { declaredCalls } from "../declared-calls.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const orgOn = async (name: string, plan: string, trial_end: number): Promise<TestOrg> => {
  const made = await seedOrg(server.database, name);
  await server.database.asSystem(({ db }) => db.updateTable("orgs").set({ plan, trial_end }).where("org_id", "=", made.org).execute());
  return made;
};

describe("writes of staff", () => {
  const contact = { first_name: "Nia" };

  it("should be refused with 429 once the trial is over, with the data for the windows [A4.04, A8.01]", async () => {
    const { owner, admin } = await orgOn("over", "trial", noon - 1);
    const refused = await (await server.as(owner)).post("/api/contacts", contact);
    expect(refused).toMatchObject({
      status: 429,
      body: {
        status: "failed",
        message: "Your trial has expired. Please select a plan.",
        data: { feature: "plan", used: 0, cap: 0, trial_limit: true },
      },
    });
    expect((await (await server.as(admin)).post("/api/contacts", contact)).body).toMatchObject({
      message: "Your organization's trial has expired. Please have your organization's admin upgrade this account.",
    });
  });

  it("should be refused with 429 if no plan was chosen [A4.05]", async () => {
    const { owner } = await orgOn("none", "", 0);
    expect(await (await server.as(owner)).post("/api/contacts", contact)).toMatchObject({
      status: 429,
      body: { message: "You need to select a subscription plan." },
    });
  });

  it("should allow reading, logging out and searching for duplicates after the trial", async () => {
    const { owner } = await orgOn("reads", "trial", noon - 1);
    const client = await server.as(owner);
    expect((await client.get("/api/contacts")).status).toBe(200);
    expect((await client.post("/api/contacts/duplicates", { filters: { $or: [] } })).status).toBe(200);
    expect((await client.post("/api/users/logout")).status).toBe(200);
  });

  it("should be allowed during a trial or with a paid plan", async () => {
    for (const [name, plan, end] of [
      ["running", "trial", noon],
      ["paid", "free", noon - 1],
    ] as const)
      expect((await (await server.as((await orgOn(name, plan, end)).owner)).post("/api/contacts", contact)).status).toBe(200);
  });

  it("should need a plan in every call that changes something, except those listed here", () => {
    const open = declaredCalls().filter(({ method, access, needsPlan }) => method !== "GET" && access.kind === "staff" && !needsPlan);
    expect(open.map(({ name }) => name).sort()).toEqual(openWithoutPlan);
  });
});

const openWithoutPlan = [
  "assistant.feedback",
  "assistant.write",
  "auth.closeSession",
  "auth.logout",
  "auth.revokeToken",
  "billing.choosePlan",
  "billing.notify",
  "billing.share",
  "billing.unshare",
  "campaigns.impact",
  "colleague-view.begin",
  "contacts.duplicates",
  "conversations.markSeen",
  "exports.begin",
  "hooks.drop",
  "hooks.unsubscribe",
  "lessonLinks.check",
  "lessons.presence",
  "orgExports.begin",
  "orgExports.cancel",
  "orgTokens.revoke",
  "organisation.close",
  "permissions.impact",
  "permissions.presetImpact",
  "retention.due",
  "teams.choose",
  "texts.compile",
  "texts.compileFor",
  "triggers.validate",
  "twoStep.confirm",
  "twoStep.forgetDevice",
  "twoStep.renewCodes",
  "twoStep.require",
  "twoStep.start",
  "twoStep.turnOff",
  "validation.strtotime",
  "view-as.begin",
  "view-as.end",
  "webhooks.remove",
];

describe("the limit of a feature on the server", () => {
  const ask = (org: number) => server.database.inOrg(org, (tx) => limited("users")({ tx, request: { now: noon } })());

  it("should allow one more below the cap and refuse at it [A4.06]", async () => {
    const { org } = await orgOn("capped", "starter", 0);
    expect(E.isRight(await ask(org))).toBe(true);
    await server.database.asSystem(({ db }) => db.updateTable("orgs").set({ plan: "free" }).where("org_id", "=", org).execute());
    expect(await ask(org)).toEqual(
      E.left({ tag: "limited", message: "Your plan allows 2 users, and 4 are in use.", payload: { feature: "users", used: 4, cap: 2 } }),
    );
  });
});
