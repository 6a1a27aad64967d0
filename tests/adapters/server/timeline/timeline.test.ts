import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recordSentMessage } from "../../../../adapters/server/outbox/outbox.store.ts";
import { TimelinePage } from "../../../../core/timeline/timeline.model.ts";
import type { Client } from "../client.ts";
import type { TestServer } from "../harness.ts";
import { type Engines, startBoth } from "../two-engines.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

let engines: Engines;
beforeAll(async () => {
  engines = await startBoth("timeline");
});
afterAll(() => engines.close());

const day = 86_400;

describe.each(["pglite", "postgres"] as const)("A timeline on %s", (engine) => {
  let server: TestServer;
  let org: TestOrg;
  let owner: Client;
  let user: Client;
  let contact: number;
  let now: number;

  const told = async (client: Client, query = ""): Promise<TimelinePage> => {
    const { status, body } = await client.get(`/api/contacts/${contact}/timeline?limit=100${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    if (!TimelinePage.is(body)) throw new Error("A timeline has another shape.");
    return body;
  };

  beforeAll(async () => {
    server = engines[engine].server;
    org = await seedOrg(server.database, `timeline-${engine}`, { flags: ["contacts"] });
    owner = await server.as(org.owner);
    user = await server.as(org.user);
    contact = org.learner.contact;
    now = server.clock.now();
    for (const field of [
      { label: "Visit", type: "date", is_event: true },
      { label: "Salary", type: "int", is_event: true, access: "admin" },
      { label: "Code", type: "secret", is_event: true },
    ])
      expect((await owner.post("/api/fields", field)).status).toBe(200);
    expect(
      (await owner.put(`/api/contacts/${contact}`, { version: 1, fields: { visit: "2026-06-01", salary: 4711, code: "hush-hush" } }))
        .status,
    ).toBe(200);
    await server.database.inOrg(org.org, async (tx) => {
      const { campaign_id } = await tx.db
        .insertInto("campaigns")
        .values({
          org_id: org.org,
          name: "Harbor basics",
          created_at: now,
          updated_at: now,
          user_id: null,
          deleted_at: null,
          cover: null,
          portal_section: null,
          show_order: null,
        })
        .returning("campaign_id")
        .executeTakeFirstOrThrow();
      await tx.db
        .insertInto("course_joins")
        .values({ org_id: org.org, con_id: contact, campaign_id, joined_at: now - 3 * day })
        .execute();
      await sql`insert into contact_events (org_id, con_id, at, kind, points) values (${org.org}, ${contact}, ${now - day}, 'points', 30), (${org.org}, ${contact}, ${now + day}, 'points', 99)`.execute(
        tx.db,
      );
      const items = [
        {
          uuid: "q1",
          type: "challenge",
          name: "Who stops the work?",
          values: { answers: ["Nobody", { text: "Everybody", points: 5 }], correct: [1] },
        },
      ];
      const lesson = await tx.db
        .insertInto("lessons")
        .values({
          org_id: org.org,
          uuid: crypto.randomUUID(),
          name: "Knots",
          items: JSON.stringify(items),
          created_at: now,
          updated_at: now,
          user_id: null,
          deleted_at: null,
          banner_img: null,
        })
        .returning("lesson_id")
        .executeTakeFirstOrThrow();
      for (const [answer, item] of [
        ["[1]", "q1"],
        ["[1,0]", "q1"],
        ["0", "q1"],
        ["[7]", "q1"],
        ["42", "gone"],
        ['{"a":1}', "q1"],
        ["the 2nd [one]", "q1"],
      ])
        await sql`insert into contact_events (org_id, con_id, at, kind, lesson, item, answer, correct) values (${org.org}, ${contact}, ${now - 2 * day}, 'answer', ${String(lesson.lesson_id)}, ${item}, ${answer}, true)`.execute(
          tx.db,
        );
      await recordSentMessage(
        tx,
        org.org,
        {
          channel: "email",
          recipient: "lena@example.com",
          subject: "Hello",
          body: "Log in at https://secret.example",
          about: { contact, user: org.owner.user, shown: "Log in at …" },
        },
        now,
      );
      await recordSentMessage(tx, org.org, { channel: "sms", recipient: "+15550100", subject: "", body: "123456 is your pin" }, now);
    });
  });

  it("should show custom events of a learner as reported, in their organisation only [C7.28] [C3.49]", async () => {
    const learner = await server.as(org.learner);
    const hostile = { name: "<b>Test drive</b>", data: { boat: "Gull 22", hours: 2, again: false } };
    expect((await learner.post("/api/cg/event", hostile)).status).toBe(200);
    expect((await learner.post("/api/cg/event", { name: " Called " })).status).toBe(200);
    for (const wrong of [
      { name: "  " },
      { name: "x".repeat(101) },
      { name: "a", data: { deep: { er: 1 } } },
      { name: "a", con_id: 1 },
      { name: "a", data: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`f${at}`, at])) },
    ])
      expect((await learner.post("/api/cg/event", wrong)).status, JSON.stringify(wrong)).toBe(422);
    expect((await owner.post("/api/cg/event", hostile)).status).toBe(401);
    const events = (await told(user, "&only=activity")).entries.flatMap((entry) => (entry.kind === "event" ? [entry.data] : []));
    expect(events).toEqual([{ name: "Called", data: {} }, hostile]);
    const strangers = await seedOrg(server.database, `timeline-other-${engine}`, { flags: ["contacts"] });
    expect((await (await server.as(strangers.user)).get(`/api/contacts/${contact}/timeline`)).status).toBe(404);
    await server.database.inOrg(org.org, (tx) => sql`delete from contact_events where kind = 'custom'`.execute(tx.db));
  });

  it("should show what was done, with the names of its course and lesson, and nothing in the future", async () => {
    const { entries } = await told(owner, "&only=activity");
    const answers = entries.flatMap((entry) =>
      entry.kind === "activity" && entry.data.kind === "answer" ? [[entry.data.item, entry.data.answer]] : [],
    );
    expect(answers.toReversed()).toEqual([
      ["Who stops the work?", "Everybody"],
      ["Who stops the work?", "Everybody, Nobody"],
      ["Who stops the work?", "Nobody"],
      ["Who stops the work?", null],
      [null, "42"],
      ["Who stops the work?", null],
      ["Who stops the work?", "the 2nd [one]"],
    ]);
    expect(entries.filter((entry) => entry.kind === "activity" && entry.data.kind !== "answer")).toMatchObject([
      { at: now - day, data: { kind: "points", points: 30 } },
      { at: now - 3 * day, data: { kind: "join", campaign: "Harbor basics" } },
    ]);
  });

  it("should survive any number and any text that looks like choices, and show other values unchanged", async () => {
    const answers = [
      "[99999999999]",
      "99999999999",
      "[00]",
      "[1 2]",
      "[,]",
      "[1,]",
      "[]",
      "[1e300]",
      "[-1]",
      "9".repeat(400),
      "[12345]",
      "[ 1 , 0 ]",
    ];
    const { lesson_id } = await server.database.inOrg(org.org, async (tx) =>
      tx.db.selectFrom("lessons").select("lesson_id").where("org_id", "=", org.org).executeTakeFirstOrThrow(),
    );
    const other = await server.database.inOrg(org.org, async (tx) => {
      const { con_id } = await tx.db
        .insertInto("contacts")
        .values({
          org_id: org.org,
          first_name: "Nia",
          last_name: "Numbers",
          email: [],
          mobile: [],
          photo: null,
          password_hash: null,
          language: null,
          archived_at: null,
          deleted_at: null,
          created_at: now,
          updated_at: now,
        })
        .returning("con_id")
        .executeTakeFirstOrThrow();
      for (const answer of answers)
        await sql`insert into contact_events (org_id, con_id, at, kind, lesson, item, answer, points, value) values (${org.org}, ${con_id}, ${now - day}, 'answer', ${String(lesson_id)}, 'q1', ${answer}, 1e300, -1e300)`.execute(
          tx.db,
        );
      return con_id;
    });
    const { status, body } = await owner.get(`/api/contacts/${other}/timeline?limit=100&only=activity`);
    expect({ status, entries: TimelinePage.is(body) ? body.entries.length : 0 }).toEqual({ status: 200, entries: answers.length });
    expect(JSON.stringify(body)).toContain("Everybody, Nobody");
  });

  it("should show the displayable part of a message, and no messages that the product sent by itself", async () => {
    const messages = (await told(owner, "&only=message")).entries;
    expect(messages).toMatchObject([
      {
        kind: "message",
        data: {
          channel: "email",
          recipient: "lena@example.com",
          subject: "Hello",
          body: "Log in at …",
          by: expect.stringContaining("owner"),
          failure: null,
        },
      },
    ]);
    expect(JSON.stringify(messages)).not.toMatch(/secret\.example|123456/);
    await server.database.asSystem(({ db }) =>
      db.updateTable("outbox").set({ state: "failed", reason: "refused" }).where("org_id", "=", org.org).execute(),
    );
    expect((await told(owner, "&only=message")).entries).toMatchObject([{ data: { subject: "Hello", failure: "refused" } }]);
  });

  it("should omit messages without the permission for conversations, requested or not", async () => {
    for (const query of ["", "&only=message"]) {
      const { entries, filters } = await told(user, query);
      expect(filters).toEqual(["note", "task", "activity"]);
      expect(entries.some(({ kind }) => kind === "message")).toBe(false);
    }
  });

  it("should show changes of event fields that the caller can see, and no secrets", async () => {
    const fields = async (client: Client) =>
      (await told(client, "&only=activity")).entries
        .flatMap((entry) => (entry.kind === "field" ? [entry.data] : []))
        .toSorted((a, b) => a.name.localeCompare(b.name));
    expect(await fields(owner)).toEqual([
      { name: "salary", label: "Salary", type: "int", value: "4711" },
      { name: "visit", label: "Visit", type: "date", value: "2026-06-01" },
    ]);
    expect(await fields(user)).toEqual([{ name: "visit", label: "Visit", type: "date", value: "2026-06-01" }]);
    for (const client of [owner, user]) expect(JSON.stringify(await told(client))).not.toContain("hush");
  });

  it("should be moved by a merge and restored, messages too", async () => {
    const other = Number(Reflect.get(Object((await owner.post("/api/contacts", { first_name: "Twin" })).body), "con_id"));
    await server.database.inOrg(org.org, (tx) =>
      recordSentMessage(
        tx,
        org.org,
        {
          channel: "email",
          recipient: "twin@example.com",
          subject: "To the twin",
          body: "x",
          about: { contact: other, user: null, shown: null },
        },
        now,
      ),
    );
    const subjects = async () =>
      (await told(owner, "&only=message")).entries.flatMap((entry) => (entry.kind === "message" ? [entry.data.subject] : []));
    const merged = Object((await owner.post("/api/contacts/merge", { kept_id: contact, merge_id: other })).body);
    expect(merged.moved).toMatchObject({ messages: 1 });
    expect((await subjects()).toSorted()).toEqual(["Hello", "To the twin"]);
    expect((await owner.post(`/api/contacts/merges/${merged.id}/undo`)).status).toBe(200);
    expect(await subjects()).toEqual(["Hello"]);
  });
});
