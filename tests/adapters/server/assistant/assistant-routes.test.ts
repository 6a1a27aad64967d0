import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { binSeconds } from "../../../../core/contacts/deleted-contact.model.ts";
import type { Client } from "../client.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { seedOrg, seedTwoOrgs, type TestOrg } from "../two-orgs.ts";
import { eventsIn, responseIdOf, textOf } from "./streamed.ts";

let server: TestServer;
let a: TestOrg;
let owner: Client;
let plain: Client;

const ask = async (client: Client, q: string, previousResponseId?: string) => {
  const reply = await client.get(
    `/chatbot/v1/?${new URLSearchParams({ q, ...(previousResponseId === undefined ? {} : { previousResponseId }) })}`,
  );
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return eventsIn(reply.body);
};
const answer = async (client: Client, q: string): Promise<string> => textOf(await ask(client, q));

beforeAll(async () => {
  server = await startServer();
  const orgs = await seedTwoOrgs(server.database);
  a = orgs.a;
  owner = await server.as(a.owner);
  plain = await server.as(a.user);
  expect((await owner.post("/api/contacts", { first_name: "Mei", last_name: "Tanaka", email: ["mei@tanaka.example"] })).status).toBe(200);
  const old = await owner.post("/api/contacts", { first_name: "Otto", last_name: "Tanaka" });
  await owner.post(`/api/contacts/${String(Reflect.get(Object(old.body), "id"))}/archive`);
  const other = await server.as(orgs.b.owner);
  await other.post("/api/contacts", { first_name: "Secret", last_name: "Tanaka" });
});
afterAll(() => server.close());

describe("a reply", () => {
  it("should be streamed as created, in progress, an item added, its deltas, the item done and completed [A7.26] [A1.07]", async () => {
    const events = await ask(owner, "How do I archive a contact?");
    const types = events.map(({ type }) => type);
    expect([...new Set(types)]).toEqual([
      "response.created",
      "response.in_progress",
      "response.output_item.added",
      "response.output_text.delta",
      "response.output_item.done",
      "response.completed",
    ]);
    expect(types.filter((type) => type === "response.output_text.delta").length).toBeGreaterThan(5);
    const item = events.find((event) => event.type === "response.output_item.added")?.item.id;
    expect(events.every((event) => event.type !== "response.output_text.delta" || event.item_id === item)).toBe(true);
    expect(events[0]).toEqual({ type: "response.created", response: { id: responseIdOf(events) } });
  });

  it("should be an event stream that no cache stores", async () => {
    const { headers } = await owner.get("/chatbot/v1/?q=hello");
    expect(headers["content-type"]).toBe("text/event-stream; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  it.each([
    ["How do I archive a contact?", "/ui/help/archive-a-contact"],
    ["I forgot my password", "/ui/help/reset-password"],
    ["cy, why is a lesson locked?", "/ui/help/locked-lessons"],
    ["how do I turn on dark mode", "/ui/help/dark-mode"],
    ["can you tell me how to move to postgres please", "/ui/help/move-to-postgresql"],
    ["How do I merge two contacts?", "/ui/help/duplicates"],
    ["how do I change my password", "/ui/help/change-your-password"],
    ["how do i imort a csv", "/ui/help/import-contacts"],
    ["how do I create a group", "/ui/help/create-a-group"],
    ["how do I create a task", "/ui/help/tasks"],
    ["show my tasks", "/ui/help/tasks"],
    ["how do I add a custom field", "/ui/help/own-fields"],
    ["how do I upgrade my plan", "/ui/help/plans-and-billing"],
    ["how do I set up text messaging", "/ui/help/text-line"],
    ["how do I choose a team", "/ui/help/teams"],
    ["how do I change the colors", "/ui/help/colours-and-fonts"],
    ["¿Cómo archivo un contacto?", "/ui/help/archive-a-contact"],
  ])("should answer %s from the article at %s", async (question, article) => {
    expect(await answer(owner, question)).toContain(`](${article})`);
  });

  it.each(["What is the capital of France?", "how do I bake bread", "qwertz"])("should answer %s with not knowing", async (question) => {
    expect(await answer(owner, question)).toMatch(/^I do not know\./);
  });

  it("should count only what the caller can see in their organisation", async () => {
    expect(await answer(owner, "How many contacts are there?")).toBe("There are **2** contacts.");
    expect(await answer(owner, "how many archived contacts do we have?")).toBe("There is **1** archived contact.");
    expect(await answer(owner, "how many users are there")).toBe("There are **4** users.");
    expect(await answer(owner, "how many contacts are blocked")).toBe("There are **0** blocked contacts.");
    expect(await answer(owner, "how many contacts were made this week")).toMatch(
      /^There are \*\*2\*\* contacts altogether\. I can only count all of them for now\./,
    );
    expect(await answer(owner, "¿Cuántos contactos hay?")).toBe("Por ahora solo respondo en inglés.\n\nThere are **2** contacts.");
  });

  it("should count tasks and groups as the caller sees them", async () => {
    expect((await owner.post("/api/tasks", { name: "Call the harbour", status: "doing" })).status).toBe(200);
    expect((await owner.post("/api/tasks", { name: "Paint the boat", status: "done" })).status).toBe(200);
    expect(await answer(owner, "how many tasks are open?")).toBe("There is **1** open task.");
    expect(await answer(owner, "how many tasks do I have")).toBe("You have **2** tasks.");
    expect(await answer(await server.as(a.guest), "how many tasks are there")).toBe("There are **0** tasks.");
    expect(await answer(owner, "find harbour")).toMatch(/- \[Call the harbour\]\(\/ui\/tasks\/\d+\) \(task, doing\)/);
    expect(await answer(owner, "how many groups are there")).toBe("There are **0** groups.");
    expect(await answer(plain, "how many groups are there")).toMatch(/^Your permissions do not let you see groups/);
  });

  it("should neither count nor find what the caller cannot see", async () => {
    expect(await answer(plain, "How many contacts are there?")).toBe(
      "Your permissions do not let you see contacts, so I cannot count them for you.",
    );
    expect(await answer(plain, "find Mei Tanaka")).toMatch(/^I found no record for “Mei Tanaka”/);
    expect(await answer(await server.as(a.guest), "find Mei Tanaka")).toMatch(/^I found no record/);
  });

  it("should count as deleted the contacts in the bin, without erased, merged and expired ones", async () => {
    const { org, owner: someone, learner } = await seedOrg(server.database, "bin");
    const gone = (deleted_at: number, more: { readonly erased_at?: number; readonly merged_into?: number }) => ({
      ...more,
      org_id: org,
      photo: null,
      password_hash: null,
      language: null,
      archived_at: null,
      deleted_at,
      create_key: null,
      created_at: 1,
      updated_at: 1,
    });
    await server.database.asSystem(({ db }) =>
      db
        .insertInto("contacts")
        .values([
          gone(noon - 60, {}),
          gone(noon - binSeconds, {}),
          gone(noon - 60, { erased_at: noon }),
          gone(noon - 60, { merged_into: learner.contact }),
        ])
        .execute(),
    );
    expect(await answer(await server.as(someone), "How many people are in the bin?")).toBe("There is **1** deleted contact.");
  });

  it("should list for guests only lessons and courses that are shared with their teams, as the search does", async () => {
    const { org, owner: someone, guest } = await seedOrg(server.database, "sharing");
    const own = { org_id: org, created_at: noon, updated_at: noon, deleted_at: null };
    await server.database.asSystem(async ({ db }) => {
      const { team_id } = await db
        .insertInto("teams")
        .values({ ...own, label: "North", twilio_phone: null })
        .returning("team_id")
        .executeTakeFirstOrThrow();
      await db
        .updateTable("users")
        .set({ teams: [team_id], flags: ["lessons", "campaigns"] })
        .where("user_id", "=", guest.user)
        .execute();
      const lesson = (name: string) => ({ ...own, name, uuid: crypto.randomUUID(), banner_img: null, user_id: null });
      const [shared] = await db
        .insertInto("lessons")
        .values([lesson("Knots for all"), lesson("Knots unshared")])
        .returning("lesson_id")
        .execute();
      await db
        .insertInto("campaigns")
        .values({ ...own, name: "Knots course", cover: null, portal_section: null, show_order: null, user_id: null })
        .execute();
      await db
        .insertInto("resource_teams")
        .values({ org_id: org, resource: "lessons", resource_id: shared?.lesson_id ?? 0, team_id, created_at: noon })
        .execute();
    });
    const asGuest = await server.as(guest);
    expect(await answer(asGuest, "find knots")).toMatch(
      /^I found one record for “knots”:\n\n- \[Knots for all\]\(\/ui\/lessons\/edit\/\d+\) \(lesson\)$/,
    );
    expect(await answer(asGuest, "how many lessons are there")).toBe("There is **1** lesson.");
    expect(await answer(asGuest, "how many courses are there")).toBe("There are **0** courses.");
    expect(await answer(await server.as(someone), "find knots")).toMatch(/^I found 3 records/);
  });

  it("should find a record by its name alone, and the contact whose number or email is asked for", async () => {
    expect(await answer(owner, "mei tanaka")).toContain("[Mei Tanaka](/ui/contacts/");
    expect(await answer(owner, "what is the email of Mei Tanaka?")).toContain("mei@tanaka.example");
    expect(await answer(plain, "mei tanaka")).toMatch(/^I do not know\./);
  });

  it("should link the records with the name, archived ones last", async () => {
    const found = await answer(owner, "Find Tanaka");
    expect(found).toMatch(
      /I found 2 records for “Tanaka”:\n\n- \[Mei Tanaka\]\(\/ui\/contacts\/\d+\) \(contact, mei@tanaka\.example\)\n- \[Otto Tanaka\]\(\/ui\/contacts\/\d+\) \(contact, archived\)$/,
    );
  });

  it("should understand a question that follows another [A7.26]", async () => {
    const first = await ask(owner, "How many contacts are there?");
    expect(textOf(await ask(owner, "and archived?", responseIdOf(first)))).toBe("There is **1** archived contact.");
    expect(textOf(await ask(plain, "and archived?", responseIdOf(first)))).not.toContain("archived contact.");
  });

  it.each([
    ["no question", "", "q"],
    ["a blank one", "?q=%20", "q"],
    ["one that is too long", `?q=${"a".repeat(2_001)}`, "q"],
    ["an id that is too long", `?q=hi&previousResponseId=${"a".repeat(201)}`, "previousResponseId"],
  ])("should be refused for %s, naming the field", async (_, query, field) => {
    const { status, body } = await owner.get(`/chatbot/v1/${query}`);
    expect(status).toBe(422);
    expect(Object.keys(Object(Reflect.get(Object(body), "errors")))).toEqual([field]);
  });
});

describe("feedback", () => {
  const rows = () => server.database.asSystem(({ db }) => db.selectFrom("assistant_feedback").selectAll().execute());

  it("should be stored once per user and reply, the first being final [A7.27]", async () => {
    const id = responseIdOf(await ask(owner, "hello"));
    expect(await owner.post(`/chatbot/submit-feedback?id=${id}`, { was_helpful: 1 })).toMatchObject({
      status: 200,
      body: { status: "success" },
    });
    expect((await owner.post(`/chatbot/submit-feedback?id=${id}`, { was_helpful: 0 })).status).toBe(200);
    expect((await plain.post(`/chatbot/submit-feedback?id=${id}`, { was_helpful: 0 })).status).toBe(200);
    expect((await rows()).map(({ user_id, response_id, was_helpful }) => ({ user_id, response_id, was_helpful }))).toEqual([
      { user_id: a.owner.user, response_id: id, was_helpful: true },
      { user_id: a.user.user, response_id: id, was_helpful: false },
    ]);
    const trail = await server.database.asSystem(({ db }) => db.selectFrom("audit").select("action").where("object_id", "=", id).execute());
    expect(trail).toHaveLength(2);
  });

  it.each([{ was_helpful: 2 }, { was_helpful: true }, {}, { was_helpful: 1, more: 1 }])("should refuse %o", async (body) => {
    expect((await owner.post("/chatbot/submit-feedback?id=resp_1", body)).status).toBe(422);
  });
});

describe("one-shot texts", () => {
  const prompt = "the harbour has a café. The harbour fee is paid by boats. Boats that pay the harbour fee may stay. Coffee is extra.";

  it.each([
    ["title", ["The harbour has a café"]],
    ["summary", ["The harbour fee is paid by boats. Boats that pay the harbour fee may stay."]],
  ])("should return the %s of a prompt as a list of one [C7.31]", async (path, expected) => {
    expect(await owner.post(`/api/cybot/${path}`, { prompt })).toMatchObject({ status: 200, body: expected });
    expect(await owner.get(`/api/cybot/${path}?text=${encodeURIComponent(prompt)}`)).toMatchObject({ status: 200, body: expected });
  });

  it("should be an empty list when there is no result", async () => {
    expect(await owner.post("/api/cybot/answer", { prompt: "how do I bake bread" })).toMatchObject({ status: 200, body: [] });
    expect(await owner.post("/api/cybot/title", { prompt: "…" })).toMatchObject({ status: 200 });
  });

  it("should refuse an unknown kind of text", async () => {
    expect((await owner.post("/api/cybot/poem", { prompt })).status).toBe(422);
  });
});

describe("help articles", () => {
  it("should be at least forty, each with a summary and working links", async () => {
    const { body } = await owner.get("/api/help");
    const entries: readonly { slug: string; summary: string }[] = Array.isArray(body) ? body : [];
    expect(entries.length).toBeGreaterThanOrEqual(40);
    const slugs = new Set(entries.map(({ slug }) => slug));
    for (const { slug, summary } of entries) {
      expect(summary.length, slug).toBeGreaterThan(30);
      const article = await owner.get(`/api/help/${slug}`);
      for (const [, linked] of JSON.stringify(article.body).matchAll(/\]\(\/ui\/help\/([^)]+)\)/g)) expect(slugs).toContain(linked);
    }
  });

  it("should be searched, best match first", async () => {
    const { body } = await plain.get("/api/help?search=dark");
    expect(Array.isArray(body) ? body[0] : null).toMatchObject({ slug: "dark-mode" });
    expect((await plain.get("/api/help?search=zzzz")).body).toEqual([]);
  });

  it("should be 404 when it does not exist", async () => {
    expect((await plain.get("/api/help/no-such-article")).status).toBe(404);
  });
});
