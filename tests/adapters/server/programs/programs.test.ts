import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeNumbersHttp } from "../../../../adapters/http/phone.http.ts";
import { makeProgramsHttp } from "../../../../adapters/http/programs.http.ts";
import { portalMessaging } from "../../../../adapters/server/programs/portal-messaging.program.ts";
import type { ProgramCall } from "../../../../adapters/server/programs/program-kind.ts";
import type { ProgramStore } from "../../../../core/programs/programs.port.ts";
import { given, refusal } from "../../../conformance/answer-of.ts";
import { programsConformance } from "../../../conformance/programs.conformance.ts";
import { makeProgramsFake } from "../../../fakes/programs.fake.ts";
import { noon } from "../harness.ts";
import { type Engine, type Engines, startBoth } from "../two-engines.ts";
import { seedOrg, type StaffPerson, type TestOrg } from "../two-orgs.ts";

let engines: Engines;
beforeAll(async () => {
  engines = await startBoth("programs_conformance");
});
afterAll(() => engines.close());

const fresh = (engine: Engine): Promise<TestOrg> =>
  seedOrg(engine.server.database, `p${crypto.randomUUID().slice(0, 8)}`, { features: ["include_portal", "teams"] });
const on = (engine: () => Engine) => async (): Promise<ProgramStore> =>
  makeProgramsHttp(await engine().server.callerOf((await fresh(engine())).owner));

programsConformance("the fake", async () => makeProgramsFake());
programsConformance(
  "the server on the embedded database",
  on(() => engines.pglite),
);
programsConformance(
  "the server on PostgreSQL",
  on(() => engines.postgres),
);

describe("the effects of programs", () => {
  const form = { name: "Welcome <aboard>", greeting: "Good to have you here.\nBegin when you like.", opens: "2026-08-01" };

  it("should create a course with a lesson, for the selected team", async () => {
    const { server } = engines.pglite;
    const { org, owner } = await fresh(engines.pglite);
    const team = await server.database.asSystem(({ db }) =>
      db
        .insertInto("teams")
        .values({ org_id: org, label: "Partners", twilio_phone: null, deleted_at: null, created_at: 1, updated_at: 1 })
        .returning("team_id")
        .executeTakeFirstOrThrow(),
    );
    await given(makeProgramsHttp(await server.callerOf(owner)).enable("welcome-course", form, [team.team_id]));
    const made = await server.database.asSystem(async ({ db }) => ({
      course: await db.selectFrom("campaigns").select(["campaign_id", "name"]).where("org_id", "=", org).executeTakeFirstOrThrow(),
      lesson: await db.selectFrom("lessons").select(["lesson_id", "items"]).where("org_id", "=", org).executeTakeFirstOrThrow(),
      trigger: await db
        .selectFrom("triggers")
        .select(["lesson_id", "campaign_id", "draft", "release", "start_date"])
        .where("org_id", "=", org)
        .executeTakeFirstOrThrow(),
      shared: await db.selectFrom("resource_teams").select(["resource", "resource_id", "team_id"]).where("org_id", "=", org).execute(),
    }));
    expect(made.course.name).toBe("Welcome <aboard>");
    expect(made.trigger).toEqual({
      lesson_id: made.lesson.lesson_id,
      campaign_id: made.course.campaign_id,
      draft: false,
      release: "date",
      start_date: "2026-08-01",
    });
    expect(made.lesson.items).toMatchObject([
      { type: "rich_text", values: { body: "<h2>Welcome &lt;aboard&gt;</h2><p>Good to have you here.</p><p>Begin when you like.</p>" } },
      { type: "challenge" },
    ]);
    expect(made.shared).toEqual([{ resource: "campaigns", resource_id: made.course.campaign_id, team_id: team.team_id }]);
  });

  it("should create no course beyond the plan's limit [A8.01]", async () => {
    const { server } = engines.pglite;
    const { org, owner } = await fresh(engines.pglite);
    await server.database.asSystem(async ({ db }) => {
      await db.updateTable("orgs").set({ plan: "free" }).where("org_id", "=", org).execute();
      await db
        .insertInto("campaigns")
        .values([1, 2, 3].map((n) => ({ org_id: org, name: `Course ${n}`, created_at: 1, updated_at: 1 })))
        .execute();
    });
    expect(await refusal(makeProgramsHttp(await server.callerOf(owner)).enable("welcome-course", form, []))).toMatchObject({
      tag: "limited",
      payload: { data: { feature: "campaigns", used: 3, cap: 3 } },
    });
  });

  it("should enable a feature for the organisation, for administrators only", async () => {
    const { server } = engines.pglite;
    const { org, admin, user } = await fresh(engines.pglite);
    await server.database.inOrg(org, async (tx) => {
      const by = ({ role, user: user_id }: StaffPerson): ProgramCall => ({
        tx,
        actor: { kind: "staff", row_rule: "all", org_id: org, user_id, role, flags: [], features: [], teams: [] },
        request: { id: "test", ip: "127.0.0.1", now: noon },
      });
      expect(await portalMessaging.facts(by(user), false)).toMatchObject({
        enabled: false,
        why: "Only an administrator can turn a feature on for everyone.",
      });
      expect(await portalMessaging.facts(by(admin), false)).toMatchObject({ enabled: false, why: null });
      await given(portalMessaging.enable(by(admin), {}, []));
    });
    expect((await (await server.as(user)).get("/api/users/current")).body).toMatchObject({
      features: ["include_portal", "teams", "portal_messaging"],
    });
  });

  it("should assign a line bought for all to teams without one, and leave the others", async () => {
    const { server } = engines.pglite;
    const { org, owner } = await fresh(engines.pglite);
    const client = await server.as(owner);
    await server.database.asSystem(({ db }) =>
      db
        .insertInto("teams")
        .values(
          [
            { label: "With", twilio_phone: "+12125550199" },
            { label: "Without", twilio_phone: null },
          ].map((team) => ({ ...team, org_id: org, deleted_at: null, created_at: 1, updated_at: 1 })),
        )
        .execute(),
    );
    const numbers = makeNumbersHttp(await server.callerOf(owner));
    const line = (await given(numbers.search("313", "US")))[0]?.phoneNumber ?? "";
    await given(numbers.purchase(line, []));
    const store = makeProgramsHttp(await server.callerOf(owner));
    expect((await given(store.get("team-lines"))).can_enable).toBe(true);
    expect(await refusal(store.enable("team-lines", { line: "+12125550000" }, []))).toMatchObject({ tag: "invalid" });
    await given(store.enable("team-lines", { line }, []));
    expect((await client.get("/api/teams")).body).toMatchObject([
      { label: "With", twilio_phone: "+12125550199" },
      { label: "Without", twilio_phone: line },
    ]);
  });
});
