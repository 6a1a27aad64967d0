import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { WebhookDispatcher } from "../../../../adapters/server/webhooks/deliver-webhooks.flow.ts";
import { firstDue } from "../../../../adapters/server/webhooks/due-deliveries.store.ts";
import { lockedWebhook } from "../../../../adapters/server/webhooks/webhooks.store.ts";
import { retryWaits } from "../../../../core/webhooks/after-delivery.rule.ts";
import { actionsInTrail } from "../actions-in-trail.ts";
import type { Client, Reply } from "../client.ts";
import { noon, type TestServer } from "../harness.ts";
import { mailsIn } from "../mails.ts";
import { type Engines, startBoth } from "../two-engines.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";
import { dispatcherOf, fieldOf, isSignedWith, makeReceivers, type Receivers } from "./receivers.ts";

let engines: Engines;
beforeAll(async () => {
  engines = await startBoth("webhooks");
}, 60_000);
afterAll(() => engines.close());

const day = 86_400;
const url = "https://hooks.example.com/in";
let count = 0;

describe.each(["pglite", "postgres"] as const)("Webhooks on %s", (engine) => {
  let server: TestServer;
  let org: TestOrg;
  let admin: Client;
  let receivers: Receivers;
  let dispatcher: WebhookDispatcher;
  /** Sessions end when nobody works for long. */
  const wait = async (seconds: number): Promise<void> => {
    engines[engine].clock.advance(seconds);
    admin = await server.as(org.owner);
  };
  const make = (more: object = {}): Promise<Reply> =>
    admin.post("/api/webhooks", { url, events: ["contact.create"], role: "admin", ...more });
  const idOf = ({ body }: Reply): number => Number(fieldOf(body, "webhook", "id") ?? fieldOf(body, "id"));
  const secretOf = ({ body }: Reply): string => String(fieldOf(body, "secret"));
  const addContact = async (first_name = "Ada"): Promise<number> =>
    Number(fieldOf((await admin.post("/api/contacts", { first_name })).body, "id"));
  const deliveries = async (id: number): Promise<readonly unknown[]> => {
    const found = fieldOf((await admin.get(`/api/webhooks/${id}/deliveries`)).body, "deliveries");
    return Array.isArray(found) ? found : [];
  };
  const hook = async (id: number): Promise<unknown> => {
    const { body } = await admin.get("/api/webhooks");
    return Array.isArray(body) ? body.find((one) => fieldOf(one, "id") === id) : null;
  };

  beforeEach(async () => {
    server = engines[engine].server;
    org = await seedOrg(server.database, `hooks${(count += 1)}`);
    admin = await server.as(org.owner);
    receivers = makeReceivers();
    dispatcher = dispatcherOf({ database: server.database, clock: engines[engine].clock }, receivers.post);
  });

  it("should be told of the events that they name, signed as in Standard Webhooks, and of nothing else", async () => {
    const made = await make();
    expect(made).toMatchObject({
      status: 200,
      body: { webhook: { url, is_on: true, waiting: 0 }, secret: expect.stringMatching(/^whsec_/) },
    });
    const contact = await addContact("Grace");
    await admin.post("/api/teams", { label: "Crew" });
    expect(await dispatcher.runDue()).toBe(1);
    const [got] = receivers.received;
    if (got === undefined) throw new Error("Nothing was received.");
    expect(JSON.parse(got.body)).toMatchObject({
      type: "contact.create",
      timestamp: new Date(engines[engine].clock.now() * 1000).toISOString(),
      data: { record: { type: "contact", id: String(contact) }, actor: { kind: "staff", id: org.owner.user } },
    });
    expect(fieldOf(JSON.parse(got.body), "data", "changes")).toContainEqual({
      field: "first_name",
      before: null,
      after: "Grace",
      masked: false,
    });
    expect(isSignedWith(got, secretOf(made))).toBe(true);
    expect(got.headers["webhook-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(await hook(idOf(made))).toMatchObject({ waiting: 0, succeeded_at: engines[engine].clock.now(), problem: null });
    expect(await deliveries(idOf(made))).toMatchObject([{ event: "contact.create", state: "sent", attempts: 1, status: 204 }]);
    expect(JSON.stringify((await admin.get("/api/webhooks")).body)).not.toContain("whsec_");
  });

  it("should not be told of what was rolled back, nor of events of another organisation", async () => {
    const made = await make();
    const other = await seedOrg(server.database, `hooks${(count += 1)}`);
    await (await server.as(other.owner)).post("/api/contacts", { first_name: "Elsewhere" });
    expect((await admin.post("/api/contacts", { first_name: "No", email: ["no address"] })).status).toBe(422);
    expect(await deliveries(idOf(made))).toEqual([]);
  });

  it("should retry after 5 s, 5 min, 30 min, 2 h, 5 h and 10 h under the same id, then give the event up", async () => {
    receivers.answers.set("hooks.example.com", E.right(500));
    const made = await make();
    await addContact();
    for (const seconds of retryWaits) {
      expect(await dispatcher.runDue()).toBe(1);
      await wait(seconds - 1);
      expect(await dispatcher.runDue()).toBe(0);
      await wait(1);
    }
    expect(await dispatcher.runDue()).toBe(1);
    expect(new Set(receivers.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(new Set(receivers.received.map(({ body }) => body)).size).toBe(1);
    expect(receivers.received).toHaveLength(retryWaits.length + 1);
    await wait(day);
    expect(await dispatcher.runDue()).toBe(0);
    expect(await deliveries(idOf(made))).toMatchObject([
      { state: "dead", attempts: 7, status: 500, problem: "The address answered with status 500." },
    ]);
    expect(await hook(idOf(made))).toMatchObject({ is_on: true, problem: "The address answered with status 500." });
  });

  it("should send a delivery again, one or all since a time, under the id that it had", async () => {
    receivers.answers.set("hooks.example.com", E.left("not allowed"));
    const id = idOf(await make());
    await addContact("First");
    await dispatcher.runDue();
    expect(await deliveries(id)).toMatchObject([{ state: "dead", attempts: 1, problem: expect.stringContaining("private network") }]);
    await wait(100);
    const since = engines[engine].clock.now();
    await addContact("Second");
    await dispatcher.runDue();
    receivers.answers.clear();
    const [second, first] = await deliveries(id);
    expect(await admin.post(`/api/webhooks/${id}/deliveries/${String(fieldOf(first, "id"))}/resend`)).toMatchObject({ body: { count: 1 } });
    expect(await admin.post(`/api/webhooks/${id}/resend`, { since, failed: true })).toMatchObject({ body: { count: 1 } });
    expect(await dispatcher.runDue()).toBe(2);
    const sent = receivers.received.slice(2).map(({ headers }) => headers["webhook-id"]);
    expect(sent).toEqual([fieldOf(first, "message_id"), fieldOf(second, "message_id")]);
    expect(await admin.post(`/api/webhooks/${id}/resend`, { since: 0, failed: true })).toMatchObject({ body: { count: 0 } });
    expect(await admin.post(`/api/webhooks/${id}/resend`, { since: 0, failed: false })).toMatchObject({ body: { count: 2 } });
    expect((await actionsInTrail(server, org.org, "webhook")).slice(1)).toEqual(["webhook.resend", "webhook.resend", "webhook.resend"]);
  });

  it("should switch a webhook off after five days of failures, and mail the administrators", async () => {
    receivers.answers.set("hooks.example.com", E.left("unreachable"));
    const id = idOf(await make());
    for (let hours = 0; hours <= 5 * 24; hours += 20) {
      await addContact();
      await dispatcher.runDue();
      await wait(20 * 3600);
    }
    await addContact();
    await dispatcher.runDue();
    expect(await hook(id)).toMatchObject({ is_on: false, gave_up: true, waiting: 0 });
    const mails = await mailsIn(server.database, { org: org.org });
    expect(mails.map(({ recipient }) => recipient)).toEqual([org.owner.email, org.admin.email]);
    expect(mails[0]?.body).toContain(url);
    await addContact();
    expect(await dispatcher.runDue()).toBe(0);
    receivers.answers.clear();
    const version = fieldOf(await hook(id), "version");
    expect(await admin.put(`/api/webhooks/${id}`, { version, is_on: true })).toMatchObject({ body: { is_on: true, gave_up: false } });
    await addContact();
    expect(await dispatcher.runDue()).toBe(1);
  });

  it("should sign with the old and the new secret for a day after a rotation", async () => {
    const made = await make();
    const rotated = await admin.post(`/api/webhooks/${idOf(made)}/rotate`);
    expect(rotated.body).toMatchObject({ webhook: { old_until: engines[engine].clock.now() + day } });
    await addContact();
    await wait(day - 1);
    await dispatcher.runDue();
    await wait(1);
    await addContact();
    await dispatcher.runDue();
    const [both, one] = receivers.received;
    if (both === undefined || one === undefined) throw new Error("Two deliveries were expected.");
    expect([isSignedWith(both, secretOf(made)), isSignedWith(both, secretOf(rotated))]).toEqual([true, true]);
    expect([isSignedWith(one, secretOf(made)), isSignedWith(one, secretOf(rotated))]).toEqual([false, true]);
  });

  it("should not be called with a secret of another key, until it is rotated", async () => {
    const id = idOf(await make());
    await server.database.asSystem(({ db }) => db.updateTable("webhooks").set({ sealed: "AAAA" }).where("webhook_id", "=", id).execute());
    await addContact();
    await dispatcher.runDue();
    expect(receivers.received).toEqual([]);
    expect(await deliveries(id)).toMatchObject([{ state: "dead", problem: expect.stringContaining("Rotate it") }]);
    const rotated = await admin.post(`/api/webhooks/${id}/rotate`);
    await admin.post(`/api/webhooks/${id}/resend`, { since: 0, failed: true });
    await dispatcher.runDue();
    expect(receivers.received.map((got) => isSignedWith(got, secretOf(rotated)))).toEqual([true]);
  });

  it("should hold up nobody because of a slow receiver, and deliver under the same id after a crash between event and delivery", async () => {
    const slow = Promise.withResolvers<E.Either<never, number>>();
    receivers.answers.set("slow.example.com", slow.promise);
    const stuck = idOf(await make({ url: "https://slow.example.com/" }));
    const quick = idOf(await make());
    for (const name of ["One", "Two", "Three"]) await addContact(name);
    const crashed = dispatcher.runDue();
    await expect.poll(() => receivers.received.length).toBe(2);
    const next = dispatcherOf({ database: server.database, clock: engines[engine].clock }, receivers.post);
    expect(await next.runDue()).toBe(2);
    expect((await deliveries(quick)).map((one) => fieldOf(one, "state"))).toEqual(["sent", "sent", "sent"]);
    expect((await deliveries(stuck)).map((one) => fieldOf(one, "attempts"))).toEqual([0, 0, 1]);
    const lost = receivers.received.find(({ url: to }) => to.includes("slow"))?.headers["webhook-id"];
    receivers.answers.clear();
    await wait(61);
    expect(await next.runDue()).toBe(3);
    expect(receivers.received.filter(({ headers }) => headers["webhook-id"] === lost)).toHaveLength(2);
    expect((await deliveries(stuck)).map((one) => fieldOf(one, "attempts"))).toEqual([1, 1, 2]);
    slow.resolve(E.right(500));
    await crashed;
    expect((await deliveries(stuck)).map((one) => fieldOf(one, "state"))).toEqual(["sent", "sent", "sent"]);
  });

  it("should wait while the organisation is closed", async () => {
    await make();
    await addContact();
    const close = (closed_at: number | null): Promise<unknown> =>
      server.database.asSystem(({ db }) => db.updateTable("orgs").set({ closed_at }).where("org_id", "=", org.org).execute());
    await close(engines[engine].clock.now());
    expect(await dispatcher.runDue()).toBe(0);
    await close(null);
    expect(await dispatcher.runDue()).toBe(1);
  });

  it("should be found without reading all that wait", async () => {
    const id = idOf(await make());
    const at = engines[engine].clock.now();
    const plan = await server.database.asSystem(async ({ db }) => {
      await sql`
        insert into webhook_deliveries (org_id, webhook_id, audit_id, event, next_at, created_at)
        select ${org.org}, ${id}, n, 'contact.create', ${at}, ${at} from generate_series(1, 20000) n`.execute(db);
      await sql`analyze webhook_deliveries`.execute(db);
      const { rows } = await sql<{ "QUERY PLAN": string }>`explain (analyze, costs off, timing off) ${firstDue(64, at)}`.execute(db);
      await sql`delete from webhook_deliveries where webhook_id = ${id}`.execute(db);
      return rows.map((row) => row["QUERY PLAN"]).join("\n");
    });
    const read = [...plan.matchAll(/(?:rows=|Rows Removed by .*: )(\d+)/g)].map(([, rows]) => Number(rows));
    expect(read.length).toBeGreaterThan(0);
    expect(Math.max(...read), plan).toBeLessThan(1_000);
  });

  it("should hold what the chosen role may see, and never secrets", async () => {
    const names: string[] = [];
    for (const field of [
      { label: "Badge", type: "secret" },
      { label: "Salary", type: "string", access: "admin" },
    ])
      names.push(String(fieldOf((await admin.post("/api/fields", field)).body, "name")));
    const [badge = "", salary = ""] = names;
    const events = ["contact.create", "contact.update", "note.create"];
    await make({ events });
    await make({ url: "https://members.example.com/", events, role: "user" });
    const contact = await addContact();
    const fields = { [badge]: "hush-hush", [salary]: "90,000" };
    expect(await admin.put(`/api/contacts/${contact}`, { version: 1, fields })).toMatchObject({ status: 200 });
    await admin.post(`/api/contacts/${contact}/notes`, { body: "Between us" });
    await dispatcher.runDue();
    const told = (host: string): string =>
      receivers.received
        .filter((one) => one.url.includes(host))
        .map(({ body }) => body)
        .join();
    expect(told("hooks.")).toContain("90,000");
    expect(told("members.")).toContain("Ada");
    expect(told("members.")).not.toContain(salary);
    expect(told("members.")).not.toContain("Between us");
    expect(told("")).not.toContain("hush-hush");
    expect(told("")).not.toContain("whsec_");
  });

  it("should name the field that is wrong: the address, its network, the events, the limit", async () => {
    const errors = async (more: object): Promise<unknown> => fieldOf((await make(more)).body, "errors");
    expect(await errors({ url: "http://hooks.example.com" })).toMatchObject({ url: [expect.stringContaining("https://")] });
    expect(await errors({ url: "https://user:pass@hooks.example.com" })).toMatchObject({ url: [expect.stringContaining("https://")] });
    for (const host of ["127.0.0.1", "2130706433", "0x7f.1", "10.1.2.3", "localhost", "printer.local", "intranet"])
      expect(await errors({ url: `https://${host}/` }), host).toMatchObject({ url: [expect.stringContaining("private network")] });
    expect(await errors({ events: [] })).toEqual({ events: ["Choose at least one event."] });
    expect(await errors({ role: "user", events: ["org.update"] })).toMatchObject({ events: [expect.stringContaining("org.update")] });
    for (let more = 0; more < 20; more += 1) expect((await make()).status).toBe(200);
    expect(await errors({})).toMatchObject({ url: [expect.stringContaining("20 webhooks")] });
  });

  it("should be changed, deleted and restored by administrators in person, and refuse a change of an old state", async () => {
    const id = idOf(await make());
    expect(await admin.put(`/api/webhooks/${id}`, { version: 1, events: ["task.create"] })).toMatchObject({ body: { version: 2 } });
    expect((await admin.put(`/api/webhooks/${id}`, { version: 1, events: ["task.delete"] })).status).toBe(409);
    expect((await admin.delete(`/api/webhooks/${id}`)).status).toBe(200);
    expect((await admin.get(`/api/webhooks/${id}/deliveries`)).status).toBe(404);
    expect(await admin.post(`/api/webhooks/${id}/restore`)).toMatchObject({ status: 200, body: { id, events: ["task.create"] } });
    const token = fieldOf((await admin.post("/api/users/token", { name: "script" })).body, "token");
    const byToken = await server.app.inject({
      method: "POST",
      url: "/api/webhooks",
      headers: { "x-app-key": org.appKey, "x-token": String(token) },
      payload: { url, events: ["contact.create"] },
    });
    expect(byToken.statusCode).toBe(403);
    expect(await actionsInTrail(server, org.org, "webhook")).toEqual([
      "webhook.create",
      "webhook.update",
      "webhook.delete",
      "webhook.restore",
    ]);
  });
});

describe("A webhook dispatcher that stops", () => {
  it("should give up a slow receiver at once, so that the next process sends the same id again", async () => {
    const { server, clock } = engines.pglite;
    const org = await seedOrg(server.database, "stopping");
    const admin = await server.as(org.owner);
    const ids: (string | undefined)[] = [];
    const slow = dispatcherOf({ database: server.database, clock }, (_address, _body, headers, stop) => {
      ids.push(headers["webhook-id"]);
      return new Promise((resolve) => stop?.addEventListener("abort", () => resolve(E.left("too slow")), { once: true }));
    });
    await admin.post("/api/webhooks", { url, events: ["contact.create"], role: "admin" });
    slow.start();
    await admin.post("/api/contacts", { first_name: "Slow" });
    await expect.poll(() => ids.length).toBe(1);
    const began = performance.now();
    await slow.stop();
    expect(performance.now() - began).toBeLessThan(8_000);
    const receivers = makeReceivers();
    await dispatcherOf({ database: server.database, clock }, receivers.post).runDue();
    expect(receivers.received.map(({ headers }) => headers["webhook-id"])).toContain(ids[0]);
  });

  it("should count failures anew for a webhook that was restored", async () => {
    const { server } = engines.pglite;
    const org = await seedOrg(server.database, "restored");
    const admin = await server.as(org.owner);
    const { body } = await admin.post("/api/webhooks", { url, events: ["contact.create"], role: "admin" });
    const id = Number(fieldOf(body, "webhook", "id"));
    const since = async () =>
      (
        await server.database.inOrg(org.org, ({ db }) =>
          sql<{ at: number | null }>`select failing_since as at from webhooks where webhook_id = ${id}`.execute(db),
        )
      ).rows[0]?.at;
    await server.database.inOrg(org.org, ({ db }) => sql`update webhooks set failing_since = ${noon} where webhook_id = ${id}`.execute(db));
    await admin.delete(`/api/webhooks/${id}`);
    expect(await since()).toBe(noon);
    await admin.post(`/api/webhooks/${id}/restore`);
    expect(await since()).toBe(null);
  });
});

describe("Webhooks on PostgreSQL", () => {
  it("should hold up no change of a contact while one of them is changed", async () => {
    const { server } = engines.postgres;
    const org = await seedOrg(server.database, "hooklock");
    const admin = await server.as(org.owner);
    const made = await admin.post("/api/webhooks", { url, events: ["contact.create"], role: "admin" });
    const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const change = server.database.inOrg(org.org, async (tx) => {
      await lockedWebhook({ tx, request: { id: "", ip: "", now: noon } }, Number(fieldOf(made.body, "webhook", "id")));
      locked.resolve();
      await released.promise;
    });
    await locked.promise;
    const late = new Promise((resolve) => setTimeout(() => resolve("held up"), 2_000));
    const added = admin.post("/api/contacts", { first_name: "Ada" });
    const first = await Promise.race([added, late]);
    released.resolve();
    await Promise.all([change, added]);
    expect(first).toMatchObject({ status: 200 });
  });
});
