import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eraseContactsJob } from "../../../../adapters/server/contacts/erase-contacts.job.ts";
import { loadAreas } from "../../../../adapters/server/contributions/load-areas.ts";
import { makeJobRunner } from "../../../../adapters/server/jobs/job-runner.ts";
import { rebuildProgress } from "../../../../adapters/server/learning/rebuild-progress.store.ts";
import { binSeconds } from "../../../../core/contacts/deleted-contact.model.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { testSealer } from "../mails.ts";
import { at, videoOrg } from "./video-review-bench.ts";

const clock = fakeClock(noon);
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock });
});
afterAll(() => server.close());

const review = (comps: readonly number[], comments: readonly { readonly at: number; readonly text: string }[] = []) => ({
  comps,
  comments,
});

const told = (email: string): Promise<number> =>
  server.database.asSystem(
    async ({ db }) =>
      (await db.selectFrom("outbox").select("body").where("recipient", "=", email).where("subject", "like", "A video waits%").execute())
        .length,
  );

describe("Reviews of learners' videos", () => {
  it("should give the mean of the reviewers' points, also when it falls, in player, ledger and events", async () => {
    const { org, owner, upload, uploads, points, lena, place } = await videoOrg(server);
    const { answer_id } = await upload();
    const reviewer = await server.as(org.user);
    expect(await reviewer.put(`${uploads}/${answer_id}/review`, review([600, 300], [{ at: 3, text: " Louder. " }]))).toMatchObject({
      status: 200,
      body: { points: 900, is_disputed: false, reviews: [{ comps: [600, 300], comments: [{ at: 3, text: "Louder." }] }] },
    });
    expect(await points()).toBe(900);
    expect((await owner.put(`${uploads}/${answer_id}/review`, review([0, 100]))).body).toMatchObject({ points: 500, is_disputed: true });
    expect(await points()).toBe(500);
    expect((await owner.put(`${uploads}/${answer_id}/review`, review([600, 200]))).body).toMatchObject({ points: 850 });
    expect(at((await lena.get(`${place}/points`)).body, 1)).toMatchObject({ points: -400, rule: "reviewed" });
    const { rows } = await server.database.inOrg(org.org, ({ db }) =>
      sql<{
        n: number;
      }>`select sum(points)::int as n from learning_events where con_id = ${org.learner.contact} and kind = 'points'`.execute(db),
    );
    expect(rows[0]?.n).toBe(850);
    await server.database.inOrg(org.org, (tx) => rebuildProgress(tx));
    expect(await points()).toBe(850);
  });

  it("should be given by the named reviewers and by those who edit lessons, and by no other user, guest or organisation", async () => {
    const { org, owner, upload, uploads } = await videoOrg(server);
    const { answer_id, url } = await upload();
    const named = await server.as(org.user);
    expect((await named.get(uploads)).body).toMatchObject({ count: 1, waiting: 1, lesson: "Greeting", item: "Say hello" });
    expect((await named.get("/api/lessons/reviews")).body).toMatchObject([{ uploads: 1, waiting: 1, is_mine: true }]);
    expect((await owner.get("/api/lessons/reviews")).body).toMatchObject([{ waiting: 1, is_mine: false }]);
    expect((await named.get(url)).status).toBe(200);
    const stranger = await videoOrg(server);
    for (const client of [await server.as(stranger.org.user), stranger.owner]) {
      expect((await client.get(uploads)).status).toBe(404);
      expect((await client.put(`${uploads}/${answer_id}/review`, review([1, 1]))).status).toBe(404);
      expect((await client.get(url)).status).toBe(404);
    }
    const guest = await server.as(org.guest);
    expect((await guest.get(uploads)).status).toBe(403);
    await server.database.asSystem(({ db }) =>
      sql`update lesson_versions set items = jsonb_set(items, '{0,values,reviewing_users}', '[]') where org_id = ${org.org}`.execute(db),
    );
    expect((await named.put(`${uploads}/${answer_id}/review`, review([1, 1]))).status).toBe(404);
    expect((await named.get("/api/lessons/reviews")).body).toEqual([]);
    expect((await named.get(url)).status).toBe(404);
  });

  it("should be refused with points beyond a part, comments outside the video, and for a video that was replaced", async () => {
    const { org, upload, uploads, points } = await videoOrg(server);
    const first = await upload();
    const reviewer = await server.as(org.user);
    const refused = await reviewer.put(
      `${uploads}/${first.answer_id}/review`,
      review(
        [601, 10],
        [
          { at: 21, text: "Late" },
          { at: 1, text: " " },
        ],
      ),
    );
    expect(refused).toMatchObject({ status: 422 });
    expect(Object.keys(Object(at(refused.body, "errors")))).toEqual(["comps.0", "comments.0.at", "comments.1.text"]);
    await reviewer.put(`${uploads}/${first.answer_id}/review`, review([500, 0]));
    const second = await upload();
    expect(await points()).toBe(500);
    expect((await reviewer.put(`${uploads}/${first.answer_id}/review`, review([1, 1]))).status).toBe(409);
    expect((await reviewer.get(uploads)).body).toMatchObject({
      count: 1,
      waiting: 1,
      results: [{ answer_id: second.answer_id, reviews: [] }],
    });
    await reviewer.put(`${uploads}/${second.answer_id}/review`, review([100, 0]));
    expect(await points()).toBe(100);
    expect((await reviewer.put(`${uploads}/${crypto.randomUUID()}/review`, review([1, 1]))).status).toBe(404);
  });

  it("should be asked for by one mail per upload, of active reviewers", async () => {
    const { org, lena, upload, place, item } = await videoOrg(server);
    const { answer } = await upload();
    expect(await told(org.user.email)).toBe(1);
    await lena.post(`${place}/items/${item}/answer`, answer);
    await lena.post(`${place}/items/${item}/answer`, { ...answer, answer_id: crypto.randomUUID() });
    expect(await told(org.user.email)).toBe(1);
    await server.database.asSystem(({ db }) => sql`update users set status = 0 where user_id = ${org.user.user}`.execute(db));
    await upload();
    expect(await told(org.user.email)).toBe(1);
  });

  it("should be told to the learner once for each reviewer, and shown with every comment", async () => {
    const { org, owner, lena, upload, uploads, trigger } = await videoOrg(server);
    const { answer_id } = await upload();
    const reviewer = await server.as(org.user);
    for (const comps of [
      [1, 1],
      [2, 2],
    ])
      await reviewer.put(`${uploads}/${answer_id}/review`, review(comps));
    await owner.put(`${uploads}/${answer_id}/review`, review([3, 3], [{ at: 0, text: "Well begun" }]));
    const notices = await lena.get("/api/portal/notices");
    expect(notices.body).toMatchObject({ unread: 2, results: [{ kind: "review", route: "/p/video-reviews" }, { kind: "review" }] });
    expect((await lena.get("/api/portal/video-reviews")).body).toMatchObject({
      count: 1,
      results: [
        { lesson: { id: trigger }, reviews: [{ comps: [2, 2] }, { comps: [3, 3], comments: [{ at: 0, text: "Well begun" }] }], points: 6 },
      ],
    });
  });

  it("should keep others' videos from a learner until they uploaded one, and reviews of others always", async () => {
    const { org, other, ben, upload, uploads, place, item } = await videoOrg(server);
    const mine = await upload();
    await (await server.as(org.user)).put(`${uploads}/${mine.answer_id}/review`, review([1, 1], [{ at: 1, text: "Private" }]));
    const shared = `${place}/items/${item}/shared`;
    expect(await other.get(shared)).toMatchObject({ status: 409, body: { reason: { code: "own_video_first" } } });
    expect((await other.get(mine.url)).status).toBe(404);
    await upload(ben);
    const seen = await other.get(shared);
    expect(seen.body).toMatchObject({ count: 1, results: [{ file: { url: mine.url, mime: "video/mp4" } }] });
    expect(at(seen.body, "results", 0, "name")).toMatch(/^Lena V\.$/);
    expect(JSON.stringify(seen.body)).not.toContain("Private");
    expect((await other.get(mine.url)).status).toBe(200);
  });

  it("should show the downline's videos to a role with the permission review alone", async () => {
    const { org, owner, lena, ben, upload } = await videoOrg(server);
    const theirs = await upload(ben);
    expect((await lena.get("/api/portal/video-reviews/downline")).status).toBe(403);
    const role = { name: "Leader", permissions: ["review"], relation: null, fields: [], file_folders: [], reports: [], is_default: true };
    await owner.post("/api/fields", { label: "Recruited by", type: "related_contacts" });
    await owner.post("/api/portal/roles", role);
    expect((await lena.get("/api/portal/video-reviews/downline")).body).toMatchObject({ count: 0 });
    expect((await lena.get(theirs.url)).status).toBe(404);
    const version = at((await owner.get(`/api/contacts/${ben.contact}`)).body, "version");
    await owner.put(`/api/contacts/${ben.contact}`, { fields: { recruited_by: [org.learner.contact] }, version });
    expect((await lena.get("/api/portal/video-reviews/downline")).body).toMatchObject({ count: 1, results: [{ name: "Ben Berg" }] });
    expect((await lena.get(theirs.url)).status).toBe(200);
  });

  it("should go with the contact when two are merged", async () => {
    const { org, owner, lena, ben, upload, uploads } = await videoOrg(server);
    const theirs = await upload(ben);
    await (await server.as(org.user)).put(`${uploads}/${theirs.answer_id}/review`, review([600, 0], [{ at: 2, text: "Clear" }]));
    const merged = await owner.post("/api/contacts/merge", { kept_id: org.learner.contact, merge_id: ben.contact });
    expect(merged.status).toBe(200);
    expect((await lena.get("/api/portal/video-reviews")).body).toMatchObject({
      results: [{ answer_id: theirs.answer_id, points: 600, reviews: [{ comments: [{ text: "Clear" }] }], file: { mime: "video/mp4" } }],
    });
  });

  it("should be listed no more, and their video be gone, once the contact is erased", async () => {
    const { org, ben, upload, uploads } = await videoOrg(server);
    const theirs = await upload(ben);
    const kept = await upload();
    const reviewer = await server.as(org.user);
    for (const { answer_id } of [theirs, kept])
      expect((await reviewer.put(`${uploads}/${answer_id}/review`, review([600, 0], [{ at: 2, text: "Clear" }]))).status).toBe(200);
    await server.database.asSystem(({ db }) =>
      sql`update contacts set deleted_at = ${clock.now()} where con_id = ${ben.contact}`.execute(db),
    );
    clock.advance(binSeconds + 60);
    await makeJobRunner({ database: server.database, clock, warn: () => undefined }, [
      eraseContactsJob({ areas: await loadAreas(), sealer: testSealer }),
    ]).runDue();
    expect((await (await server.as(org.user)).get(uploads)).body).toMatchObject({ count: 1, results: [{ answer_id: kept.answer_id }] });
    const { rows } = await server.database.asSystem(({ db }) =>
      sql<{ n: number }>`select count(*)::int as n from files where con_id = ${ben.contact}`.execute(db),
    );
    expect(rows).toEqual([{ n: 0 }]);
    expect((await (await server.as(org.user)).get(theirs.url)).status).toBe(404);
  });

  it("should not be given, nor the video be read, by a user whose row rule hides the contact", async () => {
    const { org, upload, uploads } = await videoOrg(server);
    const { answer_id, url } = await upload();
    await server.database.asSystem(({ db }) =>
      sql`update users set row_rule = 'assigned', flags = array['contacts', 'lessons'] where user_id = ${org.user.user}`.execute(db),
    );
    const walled = await server.as(org.user);
    expect((await walled.get(`/api/contacts/${org.learner.contact}`)).status).toBe(404);
    expect((await walled.put(`${uploads}/${answer_id}/review`, review([1, 1]))).status).toBe(404);
    expect((await walled.get(uploads)).body).toMatchObject({ count: 0 });
    expect((await walled.get(url)).status).toBe(404);
  });
});
