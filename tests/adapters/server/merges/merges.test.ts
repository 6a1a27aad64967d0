import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeContactsHttp } from "../../../../adapters/http/contacts.http.ts";
import { makeMergesHttp } from "../../../../adapters/http/merges.http.ts";
import { type SeededCourse, seedCourse } from "../../../../adapters/server/demo/demo-courses.ts";
import { appendActivity } from "../../../../adapters/server/learning/progress.store.ts";
import { rebuildProgress } from "../../../../adapters/server/learning/rebuild-progress.store.ts";
import { takenKey } from "../../../../adapters/server/learning/taken-row.ts";
import { findDuplicatePairs } from "../../../../adapters/server/merges/duplicate-pairs.store.ts";
import { certificateCode } from "../../../../core/certificates/certificate-code.rule.ts";
import { firstContacts } from "../../../../core/contacts/contact-query.model.ts";
import { createRefusals } from "../../../../core/contacts/create-refusals.ts";
import type { Failure } from "../../../../core/kernel/failure.ts";
import { planIsOld } from "../../../../core/merges/merge.model.ts";
import type { MergeStore } from "../../../../core/merges/merges.port.ts";
import { sampleCourse } from "../../../conformance/learning-sample.ts";
import type { Client } from "../client.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { seedTwoOrgs, type TestOrg } from "../two-orgs.ts";
import { wholeContact } from "./whole-contact.ts";

let server: TestServer;
let a: TestOrg;
let b: TestOrg;
let admin: Client;
let store: MergeStore;
let course: SeededCourse;

beforeAll(async () => {
  server = await startServer();
  ({ a, b } = await seedTwoOrgs(server.database, { flags: ["contacts"] }));
  admin = await server.as(a.admin);
  course = await server.database.asSystem((tx) => seedCourse(tx, { org: a.org, now: noon, random: Math.random }, sampleCourse));
  store = makeMergesHttp(await server.callerOf(a.admin));
});
afterAll(() => server.close());

const right = async <A>(task: () => Promise<E.Either<Failure, A>>): Promise<A> => {
  const answer = await task();
  if (E.isLeft(answer)) throw new Error(`Refused: ${JSON.stringify(answer.left)}`);
  return answer.right;
};
const left = async <A>(task: () => Promise<E.Either<Failure, A>>): Promise<Failure> => {
  const answer = await task();
  if (E.isRight(answer)) throw new Error(`Not refused: ${JSON.stringify(answer.right)}`);
  return answer.left;
};
const made = async (values: Readonly<Record<string, unknown>>): Promise<number> =>
  Number(Reflect.get(Object((await admin.post("/api/contacts", values)).body), "con_id"));
const everything = (id: number): Promise<unknown> => wholeContact(server.database, id);
const join = (contact: number, campaign: number, at: number): Promise<unknown> =>
  server.database.asSystem(({ db }) =>
    sql`insert into course_joins (org_id, con_id, campaign_id, joined_at) values (${a.org}, ${contact}, ${campaign}, ${at})`.execute(db),
  );
/** Answers the question of a lesson. */
const answered = (contact: number, lesson: number, points: number): Promise<unknown> =>
  server.database.inOrg(a.org, async (tx) => {
    const { id = 0, items = [] } = course.triggers[lesson] ?? {};
    const key = { org_id: a.org, ...takenKey({ kind: "contact", id: contact }, { course: course.course, trigger: id }) };
    const score = { points, correct: points > 150, completed: true, final: false };
    const answer_id = crypto.randomUUID();
    const event = { kind: "answer", at: noon, item: items[1] ?? "", answer_id, answer: [1], score, completes: false } as const;
    await appendActivity(tx, key, { event, version: 1, id: answer_id });
    await rebuildProgress(tx, [contact]);
  });
const pair = async (label: string): Promise<readonly [number, number]> => [
  await made({ first_name: "Ana", last_name: label, email: [`ana@${label}.example`], tags: ["vip"] }),
  await made({ first_name: "Anna", last_name: label, email: [`anna@${label}.example`], tags: ["guest"] }),
];

describe("two contacts that are merged", () => {
  it("should be previewed without a write by a dry run [B7.13] [B5.10]", async () => {
    const [kept, other] = await pair("dry");
    const before = [await everything(kept), await everything(other)];
    const plan = await right(store.merge({ kept_id: kept, merge_id: other, dry_run: true }));
    expect(plan).toMatchObject({ merged: false, id: null, moved: { activity: 0, courses: 0, tasks: 0 } });
    expect(plan.changes.map(({ field, result }) => [field, result])).toEqual([
      ["email", ["ana@dry.example", "anna@dry.example"]],
      ["tags", ["vip", "guest"]],
    ]);
    expect(plan.differing.map(({ field }) => field)).toEqual(["first_name", "email", "tags"]);
    expect([await everything(kept), await everything(other)]).toEqual(before);
  });

  it("should not be merged by a plan with an outdated contact, which is planned again", async () => {
    const [kept, other] = await pair("seen");
    const plan = await right(store.merge({ kept_id: kept, merge_id: other, dry_run: true }));
    const seen = { kept: plan.kept.version, other: plan.other.version };
    const late = await right(
      makeContactsHttp(await server.callerOf(a.owner)).update(other, { last_name: "Changed", version: plan.other.version }),
    );
    const before = [await everything(kept), await everything(other)];
    expect(await left(store.merge({ kept_id: kept, merge_id: other, seen }))).toMatchObject({
      tag: "conflict",
      message: planIsOld,
      current: { con_id: other, last_name: "Changed" },
    });
    expect(await left(store.merge({ kept_id: kept, merge_id: other, seen: { kept: seen.kept + 1, other: late.version } }))).toMatchObject({
      tag: "conflict",
      current: { con_id: kept },
    });
    expect([await everything(kept), await everything(other)]).toEqual(before);
    const again = await right(store.merge({ kept_id: kept, merge_id: other, dry_run: true, seen }));
    const merged = await right(
      store.merge({ kept_id: kept, merge_id: other, seen: { kept: again.kept.version, other: again.other.version } }),
    );
    expect(merged).toMatchObject({ merged: true, kept: { con_id: kept } });
  });

  it("should refuse a repeated creation whose contact has been merged since, and create none", async () => {
    const contacts = makeContactsHttp(await server.callerOf(a.admin));
    const attempt = { first_name: "Ivo", last_name: "Again", email: ["ivo@again.example"], key: crypto.randomUUID() };
    const { con_id: other } = await right(contacts.create(attempt));
    const kept = await made({ first_name: "Iva", last_name: "Again", email: ["iva@again.example"] });
    const last = await made({ first_name: "Ivy", last_name: "Again", email: ["ivy@again.example"] });
    await right(store.merge({ kept_id: kept, merge_id: other }));
    expect(await left(contacts.create(attempt))).toMatchObject({
      tag: "conflict",
      ...createRefusals.contact_merged,
      current: [{ con_id: kept, first_name: "Iva" }],
    });
    const { id } = await right(store.merge({ kept_id: last, merge_id: kept }));
    expect(await left(contacts.create({ ...attempt, last_name: "Corrected" }))).toMatchObject({
      tag: "conflict",
      ...createRefusals.contact_merged,
      current: [{ con_id: last, first_name: "Ivy" }],
    });
    expect((await right(contacts.list({ ...firstContacts, search: "Again" }))).results.map(({ con_id }) => con_id)).toEqual([last]);
    await right(store.unmerge(id ?? 0));
    expect(await left(contacts.create(attempt))).toMatchObject({ current: [{ con_id: kept }] });
  });

  it("should be one with the chosen values, and two again exactly as before after an undo [B7.13]", async () => {
    const [kept, other] = await pair("whole");
    const campaign = course.course;
    await join(kept, campaign, 200);
    await join(other, campaign, 100);
    const [opened] = course.triggers;
    await server.database.asSystem(async ({ db }) => {
      await sql`insert into drip_pauses (org_id, campaign_id, con_id, paused_at) select ${a.org}, ${campaign}, unnest(array[${kept}, ${other}]::bigint[]), 110`.execute(
        db,
      );
      await sql`insert into drip_pauses (org_id, campaign_id, con_id, paused_at, resumed_at) values (${a.org}, ${campaign}, ${other}, 101, 105)`.execute(
        db,
      );
      await sql`insert into lock_overrides (org_id, con_id, trigger_id, opened_at, reason) values (${a.org}, ${other}, ${opened?.id ?? 0}, 120, 'Asked for it')`.execute(
        db,
      );
      await sql`insert into certificates (org_id, con_id, campaign_id, code, name, course, language, issued_at)
        values (${a.org}, ${other}, ${campaign}, ${certificateCode(crypto.getRandomValues(new Uint8Array(16)))}, 'Anna', 'Course', 'en', 140)`.execute(
        db,
      );
      await sql`insert into portal_testers (org_id, con_id, added_at) values (${a.org}, ${other}, 130)`.execute(db);
      await sql`update course_joins set left_at = 300 where con_id = ${other} and campaign_id = ${campaign}`.execute(db);
    });
    await server.database.asSystem(({ db }) =>
      sql`insert into tasks (org_id, name, slug_name, related_records, created_at, updated_at) values (${a.org}, 'Call', 'call', array[${`api/contacts@${other}`}], 1, 1)`.execute(
        db,
      ),
    );
    await admin.post(`/api/contacts/${other}/notes`, { body: "Called in May" });
    await server.database.asSystem(async ({ db }) => {
      await sql`insert into analytics_events (org_id, con_id, name, at) values (${a.org}, ${other}, 'page_viewed', 1)`.execute(db);
      await sql`insert into contact_events (org_id, con_id, kind, at) values (${a.org}, ${other}, 'share', 1)`.execute(db);
    });
    const before = [await everything(kept), await everything(other)];
    const merged = await right(store.merge({ kept_id: kept, merge_id: other, choices: { first_name: "other" } }));
    expect(merged).toMatchObject({
      merged: true,
      kept: { first_name: "Anna", email: ["ana@whole.example", "anna@whole.example"], tags: ["vip", "guest"] },
      moved: {
        courses: 1,
        "course-pauses": 1,
        "lesson-openings": 1,
        certificates: 1,
        "portal-testers": 1,
        tasks: 1,
        notes: 1,
        events: 1,
        analytics: 1,
      },
    });
    expect(await everything(kept)).toMatchObject({
      joins: [{ joined_at: 100, left_at: null }],
      pauses: [{ paused_at: 110 }, { paused_at: 101, resumed_at: 105 }],
      openings: [{ opened_at: 120 }],
      certificates: [{ campaign_id: expect.any(Number) }],
      tests: [{ added_at: 130 }],
      tasks: [expect.anything()],
      notes: [{ body: "Called in May" }],
      events: [{ name: "page_viewed" }, { name: "share" }],
    });
    expect((await admin.get("/api/contacts/bin")).body).toMatchObject({ results: [] });
    expect((await admin.post(`/api/contacts/${other}/restore`, {})).status).toBe(404);
    expect((await admin.get(`/api/contacts/${other}`)).status).toBe(404);
    expect((await right(store.past())).at(0)).toMatchObject({ kept_id: kept, other_id: other, undone_at: null });
    const back = await right(store.unmerge(merged.id ?? 0));
    expect(back).toMatchObject({ later: [], stayed: { activity: 0 } });
    expect([await everything(kept), await everything(other)]).toEqual(before);
  });

  it("should refuse a choice about an unknown field, without merging", async () => {
    const [kept, other] = await pair("unknown");
    const asked = { kept_id: kept, merge_id: other, choices: { "fields.skills": "other" } };
    for (const dry_run of [true, false])
      expect(await admin.post("/api/contacts/merge", { ...asked, dry_run })).toMatchObject({
        status: 422,
        body: { errors: { "choices.fields.skills": ['Unknown field "fields.skills"'] } },
      });
    expect((await admin.get(`/api/contacts/${other}`)).status).toBe(200);
  });

  it("should keep later changes on the kept contact, and list them", async () => {
    const [kept, other] = await pair("later");
    const merged = await right(store.merge({ kept_id: kept, merge_id: other }));
    await admin.put(`/api/contacts/${kept}`, {
      version: merged.kept.version,
      last_name: "Married",
      email: [...merged.kept.email, "new@later.example"],
    });
    const back = await right(store.unmerge(merged.id ?? 0));
    expect(back.later.toSorted()).toEqual(["email", "last_name"]);
    expect(back.kept).toMatchObject({ last_name: "Married", email: ["ana@later.example", "new@later.example"], tags: ["vip"] });
    expect(back.other).toMatchObject({ last_name: "later", email: ["anna@later.example"], tags: ["guest"] });
  });

  it("should move a learner's progress, keep the better points of an item that both answered, and leave later progress", async () => {
    const learner = a.learner.contact;
    const survivor = await made({ first_name: "Lena", last_name: "Twin" });
    await join(learner, course.course, noon);
    await answered(learner, 0, 1200);
    await answered(survivor, 0, 150);
    await answered(learner, 1, 1200);
    const before = [await everything(survivor), await everything(learner)];
    const merged = await right(store.merge({ kept_id: survivor, merge_id: learner }));
    expect(merged.moved).toMatchObject({ activity: 2, courses: 1 });
    expect(await everything(survivor)).toMatchObject({
      activity: [{ kind: "answer" }, { kind: "answer" }, { kind: "answer" }],
      progress: [{ points: 1200 }, { points: 1200 }],
    });
    await answered(survivor, 1, 150);
    expect(await right(store.unmerge(merged.id ?? 0))).toMatchObject({ stayed: { activity: 1 } });
    expect(await everything(learner)).toEqual(before[1]);
    expect(await everything(survivor)).toMatchObject({
      activity: [{ kind: "answer" }, { kind: "answer" }],
      progress: [{ points: 150 }, { points: 150 }],
    });
  });

  it("should refuse the same contact twice, unknown contacts, a second undo, and a late one", async () => {
    const [kept, other] = await pair("refused");
    expect(await left(store.merge({ kept_id: kept, merge_id: kept }))).toMatchObject({
      tag: "invalid",
      errors: { merge_id: [expect.stringContaining("another contact")] },
    });
    expect(await left(store.merge({ kept_id: kept, merge_id: b.learner.contact }))).toMatchObject({ tag: "not-found" });
    const merged = await right(store.merge({ kept_id: kept, merge_id: other }));
    expect(await left(store.merge({ kept_id: kept, merge_id: other }))).toMatchObject({ tag: "not-found" });
    await right(store.unmerge(merged.id ?? 0));
    expect(await left(store.unmerge(merged.id ?? 0))).toMatchObject({
      tag: "invalid",
      errors: { merge: ["This merge has already been undone"] },
    });
    const again = await right(store.merge({ kept_id: kept, merge_id: other }));
    await server.database.asSystem(({ db }) => sql`update merges set at = at - ${30 * 86_400} where merge_id = ${again.id}`.execute(db));
    expect(await left(store.unmerge(again.id ?? 0))).toMatchObject({
      tag: "invalid",
      errors: { merge: ["A merge can be undone for 30 days"] },
    });
  });

  it("should be undone in reverse order for a chain of merges", async () => {
    const [kept, other] = await pair("chain");
    const third = await made({ first_name: "Anne", last_name: "chain" });
    const first = await right(store.merge({ kept_id: kept, merge_id: other }));
    const second = await right(store.merge({ kept_id: kept, merge_id: third }));
    expect(await left(store.unmerge(first.id ?? 0))).toMatchObject({ errors: { merge: [expect.stringContaining("undo that first")] } });
    await right(store.unmerge(second.id ?? 0));
    expect(await right(store.unmerge(first.id ?? 0))).toMatchObject({ later: [] });
  });
});

describe("possible duplicates", () => {
  const pairs = async () =>
    (await right(store.pairs(1))).results.map(({ first, second, reasons }) => [first.last_name, second.first_name, reasons]);

  it("should be found by email, mobile and name, the most certain first, until a user dismisses them", async () => {
    await server.database.asSystem(({ db }) => sql`update contacts set archived_at = 1 where org_id = ${a.org}`.execute(db));
    await made({ first_name: "Jon", last_name: "Doe" });
    await made({ first_name: "Jonathan", last_name: "Doe" });
    const one = await made({ first_name: "Ida", last_name: "Lund", email: ["ida@lund.example"] });
    const two = await made({ first_name: "I.", last_name: "Lundgren" });
    await made({ first_name: "Bo", last_name: "Doe" });
    await server.database.asSystem(({ db }) =>
      sql`update contacts set email = array['ida@lund.example'] where con_id = ${two}`.execute(db),
    );
    await server.database.inOrg(a.org, (tx) => findDuplicatePairs(tx, a.org));
    expect(await pairs()).toEqual([
      ["Lund", "I.", ["email"]],
      ["Doe", "Jonathan", ["name"]],
    ]);
    await right(store.dismiss(`${one}-${two}`, true));
    expect(await pairs()).toEqual([["Doe", "Jonathan", ["name"]]]);
    await right(store.dismiss(`${one}-${two}`, false));
    expect(await pairs()).toHaveLength(2);
    expect(await left(store.dismiss(`${one}-${b.learner.contact}`, true))).toMatchObject({ tag: "not-found" });
    await right(store.dismiss(`${one}-${two}`, false));
    const { rows } = await server.database.inOrg(a.org, ({ db }) =>
      sql<{
        action: string;
        before: unknown;
        after: unknown;
      }>`select action, before, after from audit where object_id = ${String(one)} and object_type = 'contact' order by audit_id`.execute(
        db,
      ),
    );
    expect(rows.slice(1)).toEqual([
      { action: "contact.tell_apart", before: { different_from: null }, after: { different_from: two } },
      { action: "contact.maybe_same", before: { different_from: two }, after: { different_from: null } },
    ]);
  });

  it("should be searched in the background on request, one search at a time", async () => {
    const first = await admin.post("/api/contacts/pairs/find", {});
    const second = await admin.post("/api/contacts/pairs/find", {});
    expect(first).toMatchObject({ status: 200, body: { kind: "contacts.duplicates", state: "queued" } });
    expect(Reflect.get(Object(second.body), "id")).toBe(Reflect.get(Object(first.body), "id"));
  });
});
