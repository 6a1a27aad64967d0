import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeMergesHttp } from "../../../../adapters/http/merges.http.ts";
import { passwordHash } from "../../../../adapters/server/auth/password.crypto.ts";
import type { MergeStore } from "../../../../core/merges/merges.port.ts";
import type { Client } from "../client.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

const password = "Harbor-2026!";
let server: TestServer;
let org: TestOrg;
let admin: Client;
let store: MergeStore;
beforeAll(async () => {
  server = await startServer();
  org = await seedOrg(server.database, "later", { flags: ["contacts"], passwordHash: await passwordHash(password) });
  admin = await server.as(org.admin);
  expect((await admin.post("/api/users/confirm_password", { password })).body).toEqual({ confirmed: true });
  store = makeMergesHttp(await server.callerOf(org.admin));
  for (const field of [
    { label: "Mentors", type: "related_contacts" },
    { label: "Tax number", type: "secret" },
    { label: "City", type: "string" },
  ])
    expect((await admin.post("/api/fields", field)).status).toBe(200);
});
afterAll(() => server.close());

const right = async <A>(task: () => Promise<E.Either<unknown, A>>): Promise<A> => {
  const answer = await task();
  if (E.isLeft(answer)) throw new Error(`Refused: ${JSON.stringify(answer.left)}`);
  return answer.right;
};
const made = async (values: Readonly<Record<string, unknown>>): Promise<number> =>
  Number(Reflect.get(Object((await admin.post("/api/contacts", { last_name: "Lind", ...values })).body), "con_id"));
const edit = async (id: number, values: Readonly<Record<string, unknown>>): Promise<number> =>
  (
    await admin.put(`/api/contacts/${id}`, {
      version: Reflect.get(Object((await admin.get(`/api/contacts/${id}`)).body), "version"),
      ...values,
    })
  ).status;
const secretOf = async (id: number): Promise<unknown> => (await admin.get(`/api/contacts/${id}/reveal-secret?field=tax_number`)).body;
const lastDeed = async (id: number): Promise<unknown> =>
  server.database.asSystem(
    async ({ db }) =>
      (
        await sql`select action, before, after from audit where object_type = 'contact' and object_id = ${String(id)} order by audit_id desc limit 1`.execute(
          db,
        )
      ).rows[0],
  );

describe("a secret that a merge moved", () => {
  it("should stay on the kept contact if it was changed since, and be reported", async () => {
    const [kept, other] = [await made({ first_name: "Ana" }), await made({ first_name: "Anna", fields: { tax_number: "111" } })];
    const { id } = await right(store.merge({ kept_id: kept, merge_id: other }));
    expect(await secretOf(kept)).toMatchObject({ value: "111" });
    expect(await edit(kept, { fields: { tax_number: "222" } })).toBe(200);
    expect(await right(store.unmerge(id ?? 0))).toMatchObject({
      later: ["tax_number"],
      labels: { tax_number: "Tax number" },
      kept: { fields: { tax_number: "••••" } },
    });
    expect(await secretOf(kept)).toMatchObject({ value: "222" });
    expect(await secretOf(other)).toMatchObject({ value: "111" });
  });

  it("should not be restored if it was cleared since", async () => {
    const [kept, other] = [
      await made({ first_name: "Bo", fields: { tax_number: "1" } }),
      await made({ first_name: "Bob", fields: { tax_number: "2" } }),
    ];
    const plan = await right(store.merge({ kept_id: kept, merge_id: other, dry_run: true }));
    expect(plan.differing.map(({ field }) => field)).toContain("tax_number");
    const { id } = await right(store.merge({ kept_id: kept, merge_id: other, choices: { tax_number: "other" } }));
    expect(await secretOf(kept)).toMatchObject({ value: "2" });
    await edit(kept, { fields: { tax_number: null } });
    expect(await right(store.unmerge(id ?? 0))).toMatchObject({ later: ["tax_number"], kept: { fields: {} } });
    expect(
      (await server.database.asSystem(({ db }) => sql`select 1 from contact_secrets where con_id = ${kept}`.execute(db))).rows,
    ).toEqual([]);
  });

  it("should be replaced by the previous one if it was not changed since", async () => {
    const [kept, other] = [
      await made({ first_name: "Cy", fields: { tax_number: "1" } }),
      await made({ first_name: "Cyd", fields: { tax_number: "2" } }),
    ];
    const { id } = await right(store.merge({ kept_id: kept, merge_id: other, choices: { tax_number: "other" } }));
    expect(await right(store.unmerge(id ?? 0))).toMatchObject({ later: [] });
    expect([await secretOf(kept), await secretOf(other)]).toMatchObject([{ value: "1" }, { value: "2" }]);
  });
});

describe("records added to a merged contact", () => {
  it("should stay with the kept one when the merge is undone, counted by kind, and be listed from then on", async () => {
    const [kept, other, third] = [
      await made({ first_name: "Dan" }),
      await made({ first_name: "Daniel" }),
      await made({ first_name: "Dora" }),
    ];
    await admin.post(`/api/contacts/${other}/notes`, { body: "Of Daniel" });
    await admin.post("/api/tasks", { name: "Call Daniel", related_records: { add: [`api/contacts@${other}`] } });
    const { id } = await right(store.merge({ kept_id: kept, merge_id: other }));
    await admin.post(`/api/contacts/${kept}/notes`, { body: "Came later" });
    await admin.post("/api/tasks", { name: "Call Dan", related_records: { add: [`api/contacts@${kept}`] } });
    await edit(third, { fields: { mentors: [kept] } });
    await edit(kept, { fields: { city: "Bergen" } });
    const since = {
      later: ["city"],
      labels: { city: "City" },
      stayed: { notes: 1, tasks: 1, relations: 1, courses: 0, activity: 0, messages: 0, events: 0 },
    };
    expect((await right(store.pastOf(kept)))[0]).toMatchObject({ id, since: null });
    expect(await right(store.unmerge(id ?? 0))).toMatchObject(since);
    expect((await right(store.past())).find((merge) => merge.id === id)).toMatchObject({ since });
    expect((await admin.get(`/api/contacts/${kept}/notes`)).body).toMatchObject([{ body: "Came later" }]);
    expect((await admin.get(`/api/contacts/${other}/notes`)).body).toMatchObject([{ body: "Of Daniel" }]);
  });
});

describe("relations between two merged contacts", () => {
  it("should not refer to the merged contact itself, by default or by choice", async () => {
    const top = await made({ first_name: "Eli" });
    const below = await made({ first_name: "Eve", fields: { mentors: [top] } });
    const last = await made({ first_name: "Elin", fields: { mentors: [below] } });
    expect(await right(store.merge({ kept_id: top, merge_id: below, dry_run: true }))).toMatchObject({ changes: [] });
    const plan = await right(store.merge({ kept_id: top, merge_id: last, dry_run: true }));
    expect(plan.differing.find(({ field }) => field === "mentors")).toMatchObject({ loops: ["other", "both"], result: null });
    expect(await store.merge({ kept_id: top, merge_id: last, choices: { mentors: "other" } })()).toMatchObject({
      left: { tag: "invalid", errors: { "choices.mentors": ["This would create a circular relationship."] } },
    });
    const { id, kept } = await right(store.merge({ kept_id: top, merge_id: last }));
    expect(kept.fields).not.toHaveProperty("mentors");
    await right(store.unmerge(id ?? 0));
    expect((await admin.get(`/api/contacts/${last}`)).body).toMatchObject({ fields: { mentors: [below] } });
  });
});

describe("the audit log of a merge", () => {
  it("should include custom fields, the changed relations of other contacts, and what an undo restored", async () => {
    const [kept, other] = [
      await made({ first_name: "Fay" }),
      await made({ first_name: "Faye", fields: { city: "Oslo", tax_number: "333" } }),
    ];
    const third = await made({ first_name: "Finn", fields: { mentors: [other] } });
    const { id } = await right(store.merge({ kept_id: kept, merge_id: other }));
    expect(await lastDeed(kept)).toMatchObject({
      action: "contact.merge",
      before: { fields: { city: null, tax_number: null } },
      after: { merged: other, fields: { city: "Oslo", tax_number: "••••" } },
    });
    expect(await lastDeed(third)).toMatchObject({
      action: "contact.update",
      before: { fields: { mentors: [other] } },
      after: { fields: { mentors: [kept] } },
    });
    expect((await admin.get(`/api/contacts/${kept}/history`)).body).toMatchObject({
      entries: [{ changes: expect.arrayContaining([expect.objectContaining({ field: "merged", after: "Faye Lind" })]) }, {}],
    });
    expect((await admin.get(`/api/contacts/${third}/history`)).body).toMatchObject({
      entries: [{ changes: [{ label: "Mentors", before: "Faye Lind", after: "Fay Lind" }] }, {}],
    });
    await right(store.unmerge(id ?? 0));
    expect(await lastDeed(kept)).toMatchObject({
      action: "contact.unmerge",
      before: { merged: other, fields: { city: "Oslo" } },
      after: { fields: { city: null } },
    });
    expect(await lastDeed(third)).toMatchObject({ before: { fields: { mentors: [kept] } }, after: { fields: { mentors: [other] } } });
  });
});

describe("the block of one of two merged contacts", () => {
  it("should apply to the merged contact, and be undone with the merge", async () => {
    const [kept, other] = [await made({ first_name: "Gil" }), await made({ first_name: "Gill" })];
    expect((await admin.post("/api/contacts/block", { con_id: other })).status).toBe(200);
    const merged = await right(store.merge({ kept_id: kept, merge_id: other }));
    expect(merged.kept.blocked).toBe(true);
    expect(await right(store.unmerge(merged.id ?? 0))).toMatchObject({ kept: { blocked: false }, other: { blocked: true }, later: [] });
  });
});
