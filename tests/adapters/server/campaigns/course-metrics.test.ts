import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CampaignRecord } from "../../../../core/campaigns/campaign-record.model.ts";
import { FunnelStep } from "../../../../core/campaigns/course-funnel.rule.ts";
import { type FunnelGroup, funnelFilter, funnelGroups } from "../../../../core/campaigns/funnel-group.rule.ts";
import { addDays } from "../../../../core/kernel/calendar.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { learningOrg } from "../learning/learning-bench.ts";

const day = 86_400;
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock: fakeClock(noon) });
});
afterAll(() => server.close());

const begun = async () => {
  const { org, sample, later } = await learningOrg(server.database);
  const staff = await server.as(org.owner);
  const learner = await server.as(org.learner);
  await learner.post("/api/cg/join", { campaign_id: sample.course });
  const at = (trigger: number, item: number): string =>
    `/api/cg/campaigns/${sample.course}/lessons/${sample.triggers[trigger]?.id}/items/${sample.triggers[trigger]?.items[item]}`;
  return {
    org,
    sample,
    later,
    staff,
    learner,
    start: () => learner.post(`${at(0, 0)}/shown`, {}),
    finish: () => learner.post(`${at(0, 1)}/answer`, { answer: [1], answer_id: crypto.randomUUID() }),
  };
};

describe("The metrics of a course", () => {
  it("should say of those who joined in a week how many finished a lesson in each week after", async () => {
    const { staff, sample, start, finish } = await begun();
    const cohorts = () => staff.get(`/api/campaigns/${sample.course}/cohorts`);
    const [first] = JSON.parse(JSON.stringify((await cohorts()).body));
    expect(first).toMatchObject({ joined: 1, finished: 0, active: [0] });
    expect(new Date(`${String(first.week)}T00:00:00Z`).getUTCDay()).toBe(1);
    await server.database.asSystem(({ db }) =>
      db
        .updateTable("course_joins")
        .set({ joined_at: noon - 7 * day })
        .where("campaign_id", "=", sample.course)
        .execute(),
    );
    await start();
    await finish();
    expect((await cohorts()).body).toEqual([{ ...first, week: addDays(first.week, -7), active: [0, 1] }]);
    expect((await staff.get("/api/campaigns/999999/cohorts")).status).toBe(404);
  });

  it("should make groups of exactly those whom the bars of the funnel count, also once lessons are replayed and reset", async () => {
    const { staff, learner, sample, start, finish } = await begun();
    const course = CampaignRecord.decode((await staff.get(`/api/campaigns/${sample.course}`)).body);
    if (course._tag === "Left") throw new Error("no course");
    const counted = async (step: FunnelStep, group: FunnelGroup): Promise<unknown> => {
      const filters = funnelFilter(course.right, step.trigger_id, group);
      return Reflect.get(Object((await staff.post("/api/bookmarks/count", { filters })).body), "count");
    };
    /** How many reached and finished the first lesson. */
    const compared = async (): Promise<readonly (number | undefined)[]> => {
      const answer = (await staff.get(`/api/campaigns/funnel/${sample.course}`)).body;
      const steps = Array.isArray(answer) ? answer.filter(FunnelStep.is) : [];
      expect(steps).toHaveLength(3);
      for (const step of steps) {
        const stopped = step.reached === 1 && step.completed === 0 ? 1 : 0;
        const bars = { reached: step.reached, completed: step.completed, stopped };
        for (const group of funnelGroups) expect(await counted(step, group), `${group} ${step.name}`).toBe(bars[group]);
      }
      return [steps[0]?.reached, steps[0]?.completed];
    };
    const [first] = sample.triggers;
    const reset = async (path: string): Promise<void> => {
      expect((await learner.post(`/api/cg/campaigns/${sample.course}${path}/reset`, {})).status).toBe(200);
    };
    await compared();
    await start();
    expect(await compared()).toEqual([1, 0]);
    await reset(`/lessons/${first?.id}`);
    expect(await compared()).toEqual([0, 0]);
    await start();
    await finish();
    expect(await compared()).toEqual([1, 1]);
    await reset(`/lessons/${first?.id}`);
    expect(await compared()).toEqual([1, 1]);
    await start();
    expect(await compared()).toEqual([1, 1]);
    await reset("");
    expect(await compared()).toEqual([0, 0]);
  });
});

describe("The default course", () => {
  it("should be one of the organisation's, which is not deleted until another takes its place", async () => {
    const { staff, sample, later } = await begun();
    const none = await staff.get("/api/campaigns/default");
    expect(none.status).toBe(404);
    const set = async (id: number) => {
      const { body } = await staff.get(`/api/campaigns/${id}`);
      return staff.put(`/api/campaigns/${id}`, { version: Reflect.get(Object(body), "version"), is_default: true });
    };
    expect((await set(sample.course)).body).toMatchObject({ is_default: true });
    expect((await staff.get("/api/campaigns/default")).body).toMatchObject({ id: sample.course, is_default: true });
    expect((await staff.delete(`/api/campaigns/${sample.course}`)).status).toBe(403);
    expect((await staff.post("/api/campaigns/mass_action", { ids: [sample.course], action: "delete" })).body).toMatchObject({
      results: [{ id: sample.course, done: false }],
    });
    expect((await set(later)).body).toMatchObject({ is_default: true });
    expect((await staff.get("/api/campaigns/default")).body).toMatchObject({ id: later });
    expect((await staff.get(`/api/campaigns/${sample.course}`)).body).toMatchObject({ is_default: false });
    expect((await staff.delete(`/api/campaigns/${sample.course}`)).status).toBe(200);
  });
});

describe("The calls about courses", () => {
  it("should all answer, those of the default course and of tests too [B7.17]", async () => {
    const { staff, sample, later } = await begun();
    const at = "/api/campaigns";
    await staff.put(`${at}/${later}`, { version: 1, is_default: true });
    const made = (await staff.post(at, { name: "Knots" })).body;
    const id = String(Reflect.get(Object(made), "id"));
    const templates = (await staff.post(`${at}/templates`, { name: "Short", campaign_id: Number(id) })).body;
    const answers: Record<string, number> = {
      list: (await staff.get(at)).status,
      default: (await staff.get(`${at}/default`)).status,
      names: (await staff.get(`${at}/names`)).status,
      funnel: (await staff.get(`${at}/funnel/${id}`)).status,
      templates: (await staff.get(`${at}/templates`)).status,
      test: (await staff.post(`${at}/test`, { campaign_id: sample.course })).status,
      mass_action: (await staff.post(`${at}/mass_action`, { ids: [Number(id)], action: "pause" })).status,
      change: (
        await staff.put(`${at}/${id}`, {
          version: Reflect.get(Object((await staff.get(`${at}/${id}`)).body), "version"),
          name: "More knots",
        })
      ).status,
      remove: (await staff.delete(`${at}/${id}`)).status,
      remove_template: (
        await staff.delete(`${at}/templates/${String(Reflect.get(Object(Array.isArray(templates) ? templates[0] : null), "id"))}`)
      ).status,
    };
    expect(answers).toEqual(Object.fromEntries(Object.keys(answers).map((key) => [key, 200])));
  });
});
