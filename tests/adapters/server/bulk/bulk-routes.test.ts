import * as E from "fp-ts/lib/Either.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBulkHttp } from "../../../../adapters/http/bulk.http.ts";
import { bulkUndoSeconds } from "../../../../core/bulk/bulk-run.model.ts";
import type { BulkStore } from "../../../../core/bulk/bulk.port.ts";
import { given, refusal } from "../../../conformance/answer-of.ts";
import type { Client } from "../client.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedTwoOrgs, type TestOrg } from "../two-orgs.ts";

let server: TestServer;
let a: TestOrg;
let b: TestOrg;
let admin: Client;
let store: BulkStore;

beforeAll(async () => {
  server = await startServer();
  ({ a, b } = await seedTwoOrgs(server.database, { flags: ["contacts"] }));
  admin = await server.as(a.admin);
  store = makeBulkHttp(await server.callerOf(a.admin));
});
afterAll(() => server.close());

const key = (): string => crypto.randomUUID();
const made = async (values: Readonly<Record<string, unknown>>): Promise<number> =>
  Number(Reflect.get(Object((await admin.post("/api/contacts", values)).body), "con_id"));
const contact = async (id: number): Promise<Readonly<Record<string, unknown>>> => Object((await admin.get(`/api/contacts/${id}`)).body);
const chosen = (...ids: readonly number[]) => ({ of: "chosen", ids }) as const;

describe("a bulk action on a few contacts", () => {
  it("should be planned without changing any contact, run in one call, and undone", async () => {
    const [one, two] = [await made({ first_name: "Ada", tags: ["vip"] }), await made({ first_name: "Bea" })];
    const plan = await given(
      store.plan({ key: key(), action: { do: "add", field: "tags", value: ["#VIP "] }, selection: chosen(one, two) }),
    );
    expect(plan).toMatchObject({
      state: "planned",
      total: 2,
      about: "Tags",
      plan: { counts: { changed: 1, same: 1, refused: 0, skipped: 0 } },
    });
    expect(await contact(two)).toMatchObject({ tags: [] });
    expect(await given(store.run(plan.id))).toMatchObject({ state: "done", counts: { changed: 1, same: 1 } });
    expect(await contact(two)).toMatchObject({ tags: ["vip"] });
    expect(await given(store.undo(plan.id))).toMatchObject({ state: "undone", undo: { reversed: 1, kept: 0, impossible: 0 } });
    expect(await contact(two)).toMatchObject({ tags: [] });
    expect(await given(store.undo(plan.id))).toMatchObject({ state: "undone", undo: { reversed: 1 } });
  });

  it("should be created once, however often it is sent and started", async () => {
    const one = await made({ first_name: "Cleo" });
    const wanted = { key: key(), action: { do: "set", field: "last_name", value: "Once" }, selection: chosen(one) } as const;
    const [first, again] = [await given(store.plan(wanted)), await given(store.plan(wanted))];
    expect(again.id).toBe(first.id);
    await given(store.run(first.id));
    const { version } = await contact(one);
    await given(store.run(first.id));
    expect((await contact(one))["version"]).toBe(version);
  });

  it("should name the contacts that it skips, and the conflicting contacts", async () => {
    const [one, two] = [await made({ first_name: "Dora", email: ["dora@mail.example"] }), await made({ first_name: "Emil" })];
    const run = await given(
      store.plan({ key: key(), action: { do: "set", field: "email", value: ["dora@mail.example"] }, selection: chosen(one, two) }),
    );
    expect(run.plan).toMatchObject({
      counts: { same: 1, refused: 1 },
      causes: [{ cause: "taken", count: 1, examples: [{ con_id: two, name: "Emil", note: "Dora" }] }],
    });
    await given(store.run(run.id));
    expect(await given(store.rows(run.id, "refused", 1))).toMatchObject({
      count: 1,
      results: [{ con_id: two, name: "Emil", cause: "taken", note: "Dora" }],
    });
  });

  it("should name the contacts that its undo skipped because they were edited since", async () => {
    const [one, two] = [await made({ first_name: "Finn" }), await made({ first_name: "Gina" })];
    const run = await given(
      store.plan({ key: key(), action: { do: "set", field: "last_name", value: "Bulk" }, selection: chosen(one, two) }),
    );
    await given(store.run(run.id));
    await admin.put(`/api/contacts/${one}`, { version: (await contact(one))["version"], last_name: "Edited" });
    expect(await given(store.undo(run.id))).toMatchObject({ undo: { reversed: 1, kept: 1, impossible: 0 } });
    expect(await given(store.rows(run.id, "kept", 1))).toMatchObject({ results: [{ con_id: one, name: "Finn Edited" }] });
    expect(await contact(one)).toMatchObject({ last_name: "Edited" });
  });

  it("should be logged in the history of each contact and as a whole", async () => {
    const one = await made({ first_name: "Hugo" });
    const run = await given(store.plan({ key: key(), action: { do: "archive" }, selection: chosen(one) }));
    await given(store.run(run.id));
    await given(store.undo(run.id));
    const told = await server.database.asSystem(({ db }) =>
      db
        .selectFrom("audit")
        .select(["action", "after"])
        .where("org_id", "=", a.org)
        .where("object_id", "in", [String(one), String(run.id)])
        .where("action", "<>", "contact.create")
        .orderBy("audit_id")
        .execute(),
    );
    expect(told.map(({ action }) => action)).toEqual(["contact.archive", "contacts.bulk", "contact.unarchive", "contacts.bulk-undo"]);
    expect(told[0]?.after).toEqual({ bulk: run.id });
  });

  it("should delete only for users who may delete, and sign out the deleted contacts", async () => {
    const one = await made({ first_name: "Ivo" });
    const asUser = makeBulkHttp(await server.callerOf(a.user));
    expect(await refusal(asUser.plan({ key: key(), action: { do: "delete" }, selection: chosen(one) }))).toMatchObject({
      tag: "forbidden",
    });
    const run = await given(store.plan({ key: key(), action: { do: "delete" }, selection: chosen(one, a.learner.contact) }));
    await server.as(a.learner);
    await given(store.run(run.id));
    const sessions = await server.database.asSystem(({ db }) =>
      db.selectFrom("sessions").select("con_id").where("con_id", "=", a.learner.contact).execute(),
    );
    expect(sessions).toEqual([]);
    expect(await given(store.undo(run.id))).toMatchObject({ undo: { reversed: 2 } });
  });

  it("should be visible to its user only, as are starting and undoing it", async () => {
    const one = await made({ first_name: "Jana" });
    const run = await given(store.plan({ key: key(), action: { do: "block" }, selection: chosen(one) }));
    for (const person of [a.owner, b.admin]) {
      const other = makeBulkHttp(await server.callerOf(person));
      for (const call of [other.get(run.id), other.run(run.id), other.undo(run.id), other.cancel(run.id)])
        expect(await refusal(call)).toMatchObject({ tag: "not-found" });
      expect(await refusal(other.rows(run.id, "refused", 1))).toMatchObject({ tag: "not-found" });
    }
    expect(await contact(one)).toMatchObject({ blocked: false });
  });

  it("should never change another organisation's contacts", async () => {
    const theirs = b.learner.contact;
    expect(await refusal(store.plan({ key: key(), action: { do: "archive" }, selection: chosen(theirs) }))).toMatchObject({
      tag: "invalid",
      errors: { selection: [expect.any(String)] },
    });
  });

  it("should not write a field that its caller cannot see", async () => {
    const field = await admin.post("/api/fields", { label: "Salary", type: "int", access: "admin" });
    const name = String(Reflect.get(Object(field.body), "name"));
    const one = await made({ first_name: "Kai" });
    const asUser = makeBulkHttp(await server.callerOf(a.user));
    expect(
      await refusal(asUser.plan({ key: key(), action: { do: "set", field: `fields.${name}`, value: 5 }, selection: chosen(one) })),
    ).toMatchObject({ tag: "invalid", errors: { "action.field": ["There is no such field."] } });
    const run = await given(store.plan({ key: key(), action: { do: "set", field: `fields.${name}`, value: 5 }, selection: chosen(one) }));
    await given(store.run(run.id));
    expect(await contact(one)).toMatchObject({ fields: { [name]: 5 } });
    await given(store.undo(run.id));
    expect(Reflect.get(Object((await contact(one))["fields"]), name)).toBeUndefined();
  });

  it("should not be undone after its 30 days", async () => {
    const one = await made({ first_name: "Lia" });
    const run = await given(store.plan({ key: key(), action: { do: "archive" }, selection: chosen(one) }));
    await given(store.run(run.id));
    server.clock.advance(bulkUndoSeconds + 1);
    const late = makeBulkHttp(await server.callerOf(a.admin));
    expect(E.isLeft(await late.undo(run.id)())).toBe(true);
  });
});
