import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeMergesHttp } from "../../../../adapters/http/merges.http.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { actionsInTrail } from "../actions-in-trail.ts";
import { finishedUpload } from "../files/finished-upload.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { at, idOf, sharedBench, value, words } from "./shared-lessons-bench.ts";

let server: TestServer;
const clock = fakeClock(noon);
beforeAll(async () => {
  server = await startServer({ clock });
});
afterAll(() => server.close());

const begun = () => sharedBench(server);

describe("Lessons that are shared with a role", () => {
  it("should be listed by folder, from the shared one down, to learners with the role alone [B7.24] [C8.20]", async () => {
    const { staff, learner, onboarding, safety, hidden, ropes, share } = await begun();
    expect((await learner.get(at)).body).toMatchObject({ folder: null, folders: [], lessons: { count: 0 } });
    await share([onboarding]);
    expect((await learner.get(at)).body).toMatchObject({ folders: [{ id: onboarding, name: "Onboarding", lessons_count: 0 }] });
    expect((await learner.get(`${at}/${onboarding}`)).body).toMatchObject({
      folder: { name: "Onboarding" },
      above: [],
      folders: [{ id: safety, name: "Safety", lessons_count: 1 }],
      lessons: { count: 0 },
    });
    expect((await learner.get(`${at}/${safety}`)).body).toMatchObject({
      above: [{ id: onboarding, name: "Onboarding" }],
      lessons: { count: 1, results: [{ id: ropes, name: "Ropes", state: "new", percent: 0, points: 0, minutes: 1 }] },
    });
    expect((await learner.get(`${at}/${safety}?search=ROPE`)).body).toMatchObject({ lessons: { count: 1 } });
    expect((await learner.get(`${at}/${safety}?search=pay`)).body).toMatchObject({ lessons: { count: 0, results: [] } });
    expect(await learner.get(`${at}/${hidden}`)).toMatchObject({ status: 404, body: { message: "Folder not found." } });
    expect((await learner.get("/api/contacts/role")).body).toMatchObject({ lessons: true });
    expect((await learner.get("/api/cg/search?search=ropes")).body).toMatchObject({
      shared: [{ id: ropes, name: "Ropes", folder: { id: safety, name: "Safety" }, state: "new" }],
      lesson_count: 1,
    });
    expect((await learner.get("/api/cg/search?search=pay")).body).toMatchObject({ shared: [], lesson_count: 0 });
    const other = await begun();
    await other.share([other.onboarding]);
    expect((await other.learner.get(`${at}/${safety}`)).status).toBe(404);
    expect((await other.open(safety, ropes)).status).toBe(404);
    expect(
      (
        await other.staff.post("/api/portal/roles", {
          name: "Theirs",
          permissions: [],
          relation: null,
          fields: [],
          file_folders: [],
          is_default: false,
          lesson_folders: [onboarding],
        })
      ).body,
    ).toMatchObject({
      errors: { lesson_folders: [expect.anything()] },
    });
    expect((await staff.get(at)).status).toBe(401);
  });

  it("should be taken like lessons of a course, with points, progress and a place on the contact's timeline", async () => {
    const { org, staff, learner, safety, ropes, share, opened, open, answer } = await begun();
    await share([safety]);
    const place = await opened(safety, ropes);
    expect(await opened(safety, ropes)).toBe(place);
    expect((await open(safety, 999_999)).status).toBe(404);
    expect((await learner.get(place)).body).toMatchObject({ name: "Ropes", course: { name: "Safety" }, next: null, completed: false });
    await learner.post(`${place}/items/${words.uuid}/shown`, {});
    expect((await learner.get(`${at}/${safety}`)).body).toMatchObject({ lessons: { results: [{ state: "begun", percent: 50 }] } });
    expect((await answer(place, [0])).body).toMatchObject({ status: "success", correct: true, lesson_completed: true });
    const gained = value((await learner.get(place)).body, "points");
    expect(Number(gained)).toBeGreaterThan(0);
    expect((await learner.get(`${at}/${safety}`)).body).toMatchObject({
      lessons: { results: [{ state: "done", percent: 100, points: gained }] },
    });
    const stats = (await learner.get("/api/cg/stats?period=all&timezone=UTC")).body;
    expect(stats).toMatchObject({ points: gained, lessons: 1, gains: [{ lesson: "Ropes", course: "", item_name: "Knots" }] });
    const points = await staff.get(`/api/contacts/${org.learner.contact}/points`);
    expect(points.body).toMatchObject({ total: gained, gains: [{ lesson: "Ropes", course: "" }] });
    const entries = value((await staff.get(`/api/contacts/${org.learner.contact}/timeline`)).body, "entries");
    expect(entries).toContainEqual(
      expect.objectContaining({ data: expect.objectContaining({ kind: "lesson_completed", campaign: null, lesson: "Ropes" }) }),
    );
    expect(await actionsInTrail(server, org.org, "portal")).toEqual(["portal.role_added"]);
  });

  it("should close at once, with the reason, when the sharing, the role or the lesson goes, and leave learners what they earned", async () => {
    const { staff, learner, onboarding, safety, hidden, ropes, pay, share, open, opened, answer } = await begun();
    await share([onboarding]);
    const place = await opened(safety, ropes);
    await learner.post(`${place}/items/${words.uuid}/shown`, {});
    const refused = { status: 403, body: { reason: { code: "lesson_not_shared" } } };
    await share([hidden]);
    expect(await answer(place, [0])).toMatchObject(refused);
    expect(await learner.get(place)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining("not shared with you any more") },
    });
    expect((await learner.get(`${at}/${safety}`)).status).toBe(404);
    expect((await open(hidden, pay)).status).toBe(200);
    await share([onboarding]);
    expect((await answer(place, [0])).status).toBe(200);
    await staff.post("/api/lessons/mass_action", { action: "move", lessons: [ropes], folders: [], folder_id: hidden });
    expect(await learner.get(place)).toMatchObject(refused);
    await staff.post("/api/lessons/mass_action", { action: "move", lessons: [ropes], folders: [], folder_id: safety });
    expect((await learner.get(place)).body).toMatchObject({ completed: true });
    await staff.delete(`/api/lessons/${ropes}`);
    expect(await learner.get(place)).toMatchObject({ status: 403, body: { reason: { code: "lesson_withdrawn" } } });
    expect((await learner.get(`${at}/${safety}`)).body).toMatchObject({ lessons: { count: 0 } });
    await staff.post(`/api/lessons/${ropes}/restore`, {});
    await staff.delete(`/api/lessons/folders/${onboarding}`);
    expect(await learner.get(place)).toMatchObject(refused);
    expect((await learner.get("/api/cg/stats?period=all&timezone=UTC")).body).toMatchObject({ lessons: 1 });
    expect((await learner.get("/api/contacts/role")).body).toMatchObject({ lessons: false });
  });

  it("should not be found by learners who have never been in them once they are closed", async () => {
    const { learner, safety, ropes, share, opened } = await begun();
    await share([safety]);
    const place = await opened(safety, ropes);
    await share([]);
    expect(await learner.get(place)).toMatchObject({ status: 404, body: { message: "Lesson not found." } });
  });

  it("should let learners read their files, as long as they are shared", async () => {
    const { org, staff, learner, safety, lesson, share } = await begun();
    const upload = await finishedUpload(server.database, org.owner, "Knots.pdf", { mimetype: "application/pdf" });
    const url = String(value((await staff.post("/api/files", { upload, folder_id: null })).body, "url"));
    await server.database.asSystem(({ db }) =>
      sql`update files set location = 'demo/harbor-safety.mp4', sha256 = null, mime = 'video/mp4' where org_id = ${org.org}`.execute(db),
    );
    await lesson("With a picture", safety, { banner_img: url });
    const opens = async (): Promise<number> =>
      (await server.app.inject({ method: "HEAD", url, cookies: { ...learner.cookies() } })).statusCode;
    expect(await opens()).toBe(404);
    await share([safety]);
    expect(await opens()).toBe(200);
    await share([]);
    expect(await opens()).toBe(404);
  });

  it("should keep points and progress with a contact that is merged into another", async () => {
    const { org, staff, safety, ropes, share, opened, answer } = await begun();
    await share([safety]);
    await answer(await opened(safety, ropes), [0]);
    const kept = idOf((await staff.post("/api/contacts", { first_name: "Kept" })).body, "con_id");
    const store = makeMergesHttp(await server.callerOf(org.owner));
    expect(await store.merge({ kept_id: kept, merge_id: org.learner.contact })()).toMatchObject({ right: { merged: true } });
    expect((await staff.get(`/api/contacts/${kept}/points`)).body).toMatchObject({ gains: [{ lesson: "Ropes", course: "" }] });
    expect((await staff.get(`/api/contacts/${kept}/courses`)).body).toEqual([]);
  });
});
