import { sql } from "kysely";
import { createHash, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeMergesHttp } from "../../../../adapters/http/merges.http.ts";
import { eraseContactsJob } from "../../../../adapters/server/contacts/erase-contacts.job.ts";
import { loadAreas } from "../../../../adapters/server/contributions/load-areas.ts";
import { seedCourse } from "../../../../adapters/server/demo/demo-courses.ts";
import { makeJobRunner } from "../../../../adapters/server/jobs/job-runner.ts";
import { binSeconds } from "../../../../core/contacts/deleted-contact.model.ts";
import { given } from "../../../conformance/answer-of.ts";
import { sampleCourse } from "../../../conformance/learning-sample.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { type Library, startLibrary } from "../files/library.ts";
import { credentialsOf, tusOf } from "../files/tus.ts";
import { noon } from "../harness.ts";
import { testSealer } from "../mails.ts";
import { type LearnerPerson, type Person, seedOrg, type StaffPerson, type TestOrg } from "../two-orgs.ts";

const clock = fakeClock(noon);
let library: Library;
beforeAll(async () => {
  library = await startLibrary({ clock });
});
afterAll(() => library.close());

const film = { mime: "video/webm", bytes: 5_000, duration: 12 as number | null };

/** A finished upload of somebody, as the server writes it. */
const upload = (person: Person, facts: Partial<typeof film> = {}): Promise<string> =>
  library.database.asSystem(async ({ db }) => {
    const id = randomBytes(16).toString("hex");
    const sha256 = createHash("sha256").update(id).digest("hex");
    const { mime, bytes, duration } = { ...film, ...facts };
    const [user, contact] = person.kind === "staff" ? [person.user, null] : [null, person.contact];
    await sql`insert into file_contents (org_id, sha256, bytes, created_at) values (${person.org}, ${sha256}, ${bytes}, 1)`.execute(db);
    await sql`
      insert into file_uploads (upload_id, org_id, user_id, con_id, filename, mime, bytes, sha256, duration, created_at)
      values (${id}, ${person.org}, ${user}, ${contact}, 'take.webm', ${mime}, ${bytes}, ${sha256}, ${duration}, 1)`.execute(db);
    return id;
  });

const idOf = (body: unknown): number => Number(Reflect.get(Object(body), "id"));
const pathOf = ({ kind }: Person): string => (kind === "staff" ? "/api/recordings" : "/api/cg/recordings");

const recorded = async (person: Person, facts: Partial<typeof film> = {}): Promise<number> =>
  idOf((await (await library.as(person)).post(pathOf(person), { upload: await upload(person, facts) })).body);

const begun = async () => {
  const org = await seedOrg(library.database, `r${crypto.randomUUID().slice(0, 8)}`, { flags: ["lessons", "contacts"] });
  const course = {
    ...sampleCourse,
    lessons: [
      {
        name: "First",
        items: [{ type: "video_upload", name: "Show it", values: { question: "<p>Show it.</p>", reviewing_users: [org.user.user] } }],
      },
    ],
  };
  const context = { org: org.org, now: noon, random: Math.random };
  const { triggers, course: id } = await library.database.asSystem((tx) => seedCourse(tx, context, course));
  const [trigger] = triggers;
  const item = trigger?.items[0] ?? "";
  const { rows } = await library.database.asSystem(({ db }) =>
    sql<{ lesson: number }>`select lesson_id as lesson from triggers where trigger_id = ${trigger?.id ?? 0}`.execute(db),
  );
  const learner = await library.as(org.learner);
  await learner.post("/api/cg/join", { campaign_id: id });
  const inCourse = `/api/cg/campaigns/${id}/lessons/${trigger?.id}`;
  return { org, learner, item, inCourse, answerPath: `${inCourse}/items/${item}/answer`, take: `/api/lessons/${rows[0]?.lesson}/take` };
};
const answer = (file: unknown, more: object = {}) => ({ answer: { uploaded: true, file, ...more }, answer_id: crypto.randomUUID() });

const anotherLearner = async (org: TestOrg): Promise<LearnerPerson> => {
  const made = await (
    await library.as(org.owner)
  ).post("/api/contacts", { first_name: "Other", email: [`o${crypto.randomUUID()}@x.example`] });
  return { ...org.learner, contact: Number(Reflect.get(Object(made.body), "con_id")) };
};
const deletedOf = (file: number): Promise<number | null | undefined> =>
  library.database.asSystem(
    async ({ db }) => (await db.selectFrom("files").select("deleted_at").where("file_id", "=", file).executeTakeFirst())?.deleted_at,
  );

describe("A video of a learner", () => {
  it("should be made of a finished upload once, and be read by the learner alone", async () => {
    const { org, learner } = await begun();
    const whole = await upload(org.learner);
    const made = await learner.post("/api/cg/recordings", { upload: whole });
    expect(made).toMatchObject({ status: 200, body: { filename: "take.webm", mimetype: "video/webm", duration: 12, editable: false } });
    expect(await learner.post("/api/cg/recordings", { upload: whole })).toMatchObject({ status: 200, body: { id: idOf(made.body) } });
    expect(await learner.get(`/api/cg/recordings/${idOf(made.body)}`)).toMatchObject({ status: 200, body: { id: idOf(made.body) } });
    const other = await library.as(await anotherLearner(org));
    expect((await other.get(`/api/cg/recordings/${idOf(made.body)}`)).status).toBe(404);
    expect((await other.post("/api/cg/recordings", { upload: await upload(org.learner) })).status).toBe(404);
  });

  it.each([
    [{ mime: "application/pdf" }, 422, "Choose an MP4, MOV or WebM video."],
    [{ mime: "audio/webm" }, 422, "Choose an MP4, MOV or WebM video."],
    [{ bytes: 500 * 1_048_576 + 1 }, 413, "it may have up to 500 MB"],
    [{ duration: 606 }, 422, "it may last up to 10 minutes"],
  ])("should be refused with %j, saying what was expected", async (facts, status, expected) => {
    const { org, learner } = await begun();
    const refused = await learner.post("/api/cg/recordings", { upload: await upload(org.learner, facts) });
    expect(refused.status).toBe(status);
    expect(JSON.stringify(refused.body)).toContain(expected);
  });

  it("should be taken through the upload protocol and be served to the learner", async () => {
    const { org, learner, answerPath } = await begun();
    const bytes = await readFile("adapters/server/demo/media/harbor-safety.mp4");
    const sent = await tusOf(library.app, await credentialsOf(library, org.learner)).upload(bytes, {
      filename: "me.mp4",
      filetype: "video/mp4",
    });
    expect(sent.reply.statusCode).toBe(204);
    const made = await learner.post("/api/cg/recordings", { upload: sent.id });
    expect(made).toMatchObject({ status: 200, body: { mimetype: "video/mp4" } });
    expect(await learner.post(answerPath, answer(idOf(made.body)))).toMatchObject({ status: 200, body: { completed: true } });
    expect((await learner.get(String(Reflect.get(Object(made.body), "url")))).status).toBe(200);
  });
});

describe("An answer with a video", () => {
  it("should complete the item, keep its file and count as a use of it", async () => {
    const { org, learner, answerPath, inCourse } = await begun();
    const file = await recorded(org.learner);
    expect(await learner.post(answerPath, answer(file))).toMatchObject({ status: 200, body: { completed: true } });
    expect((await learner.get(inCourse)).body).toMatchObject({ items: [{ engagementState: { lastAnswer: { uploaded: true, file } } }] });
    const { rows } = await library.database.asSystem(({ db }) =>
      sql<{ item_uuid: string | null }>`select item_uuid from recordings where file_id = ${file}`.execute(db),
    );
    expect(rows[0]?.item_uuid).not.toBeNull();
  });

  it("should be refused without a video, with one of another, and with a file of the library", async () => {
    const { org, learner, answerPath } = await begun();
    const ofOther = await recorded(await anotherLearner(org));
    const ofStaff = await recorded(org.owner);
    const { id: inLibrary } = await library.add({ org: org.org, by: org.owner.user, filename: "a.mp4", mime: "video/mp4" });
    for (const file of [null, ofOther, ofStaff, inLibrary, 999_999]) {
      const refused = await learner.post(answerPath, answer(file));
      expect([file, refused.status]).toEqual([file, 422]);
      expect(JSON.stringify(refused.body)).toMatch(/Record or choose/);
    }
    expect((await learner.post(answerPath, { answer: {}, answer_id: crypto.randomUUID() })).status).toBe(422);
  });

  it("should be accepted again with the same key, and not set reviews", async () => {
    const { org, learner, answerPath, inCourse } = await begun();
    const given = answer(await recorded(org.learner), { reviews: [{ reviewer: 1, comps: [400, 400, 400] }] });
    for (const _ of [1, 2]) expect(await learner.post(answerPath, given)).toMatchObject({ status: 200, body: { points: 0 } });
    expect((await learner.get(inCourse)).body).toMatchObject({ items: [{ engagementState: { attempts: 1 } }] });
  });

  it("should move the earlier video to the bin when another is recorded", async () => {
    const { org, learner, answerPath } = await begun();
    const [first, second] = [await recorded(org.learner), await recorded(org.learner)];
    await learner.post(answerPath, answer(first));
    expect(await learner.post(answerPath, answer(second))).toMatchObject({ status: 200, body: { completed: true } });
    expect([await deletedOf(first), await deletedOf(second)]).toEqual([clock.now(), null]);
    expect((await learner.get(`/api/cg/recordings/${first}`)).status).toBe(404);
  });

  it("should be recorded for staff who take the lesson, with a video that is not in the library", async () => {
    const { org, take, item } = await begun();
    const staff = await library.as(org.owner);
    const file = await recorded(org.owner);
    expect(await staff.post(`${take}/items/${item}/answer`, answer(file))).toMatchObject({ status: 200, body: { completed: true } });
    expect(await staff.get(`/api/recordings/${file}`)).toMatchObject({ status: 200 });
    expect((await (await library.as(org.admin)).get(`/api/recordings/${file}`)).status).toBe(404);
    expect((await staff.get(`/api/files/${file}`)).status).toBe(404);
    expect(JSON.stringify((await staff.get("/api/files")).body)).not.toContain("take.webm");
    expect((await staff.post(`${take}/items/${item}/answer`, answer(await recorded(org.learner)))).status).toBe(422);
  });
});

describe("The file of a video", () => {
  const urlOf = async (person: Person, file: number): Promise<string> =>
    String(Reflect.get(Object((await (await library.as(person)).get(`${pathOf(person)}/${file}`)).body), "url"));
  const film = async (person: LearnerPerson): Promise<number> => {
    const bytes = await readFile("adapters/server/demo/media/harbor-safety.mp4");
    const { id } = await tusOf(library.app, await credentialsOf(library, person)).upload(bytes, {
      filename: "me.mp4",
      filetype: "video/mp4",
    });
    return idOf((await (await library.as(person)).post("/api/cg/recordings", { upload: id })).body);
  };
  const reads = async (person: StaffPerson | LearnerPerson, url: string): Promise<boolean> =>
    (await (await library.as(person)).get(url)).status === 200;

  it("should be read by its learner, reviewers and those who see the lesson or the contact, and by no other learner or organisation", async () => {
    const [{ org, learner, answerPath }, other] = [await begun(), await begun()];
    const file = await film(org.learner);
    const url = await urlOf(org.learner, file);
    await learner.post(answerPath, answer(file));
    for (const person of [org.learner, org.user, org.admin]) expect([person.email, await reads(person, url)]).toEqual([person.email, true]);
    for (const person of [await anotherLearner(org), other.org.learner, other.org.owner])
      expect([person.email, await reads(person, url)]).toEqual([person.email, false]);
  });

  it("should go along in a merge of contacts, and back when it is undone", async () => {
    const { org } = await begun();
    const other = await anotherLearner(org);
    const file = await recorded(other);
    const merges = makeMergesHttp(await library.callerOf(org.owner));
    const plan = await given(merges.merge({ kept_id: org.learner.contact, merge_id: other.contact, dry_run: true }));
    expect(plan.moved).toMatchObject({ uploads: 1 });
    const seen = { kept: plan.kept.version, other: plan.other.version };
    const { id } = await given(merges.merge({ kept_id: org.learner.contact, merge_id: other.contact, seen }));
    const learner = await library.as(org.learner);
    expect((await learner.get(`/api/cg/recordings/${file}`)).status).toBe(200);
    await given(merges.unmerge(id ?? 0));
    expect((await learner.get(`/api/cg/recordings/${file}`)).status).toBe(404);
  });

  it("should be erased with the contact, and no other's", async () => {
    const { org, learner, answerPath } = await begun();
    const file = await recorded(org.learner);
    await learner.post(answerPath, answer(file));
    const stays = await recorded(await anotherLearner(org));
    await library.database.asSystem(({ db }) =>
      sql`update contacts set deleted_at = ${clock.now()} where con_id = ${org.learner.contact}`.execute(db),
    );
    clock.advance(binSeconds + 60);
    await makeJobRunner({ database: library.database, clock, warn: () => undefined }, [
      eraseContactsJob({ areas: await loadAreas(), sealer: testSealer }),
    ]).runDue();
    const { rows } = await library.database.asSystem(({ db }) =>
      sql<{ file_id: number }>`select r.file_id from recordings r join files f using (file_id) where r.org_id = ${org.org}`.execute(db),
    );
    expect(rows).toEqual([{ file_id: stays }]);
  });
});
