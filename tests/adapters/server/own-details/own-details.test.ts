import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeContactsHttp } from "../../../../adapters/http/contacts.http.ts";
import { makeFieldsHttp } from "../../../../adapters/http/fields.http.ts";
import { makeGroupsHttp } from "../../../../adapters/http/groups.http.ts";
import { makeOwnDetailsHttp } from "../../../../adapters/http/own-details.http.ts";
import { workOnGroups } from "../../../../adapters/server/groups/group-work.flow.ts";
import type { ContactStore } from "../../../../core/contacts/contacts.port.ts";
import type { OwnDetails } from "../../../../core/contacts/own-details.port.ts";
import { learnerSeesField } from "../../../../core/fields/field-access.rule.ts";
import type { NewField, StoredField } from "../../../../core/fields/field-schema.model.ts";
import { fieldTypeKeys } from "../../../../core/fields/field-type.model.ts";
import { given, refusal } from "../../../conformance/answer-of.ts";
import { type Engine, type Engines, startBoth } from "../two-engines.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

let engines: Engines;
beforeAll(async () => {
  engines = await startBoth("own_details");
});
afterAll(() => engines.close());

const people: readonly NewField[] = [
  { label: "Town", type: "string", share_editable: 1, required: true },
  { label: "Level", type: "string", share_editable: 0 },
  { label: "Pay", type: "string", access: "admin", share_editable: 1 },
  { label: "Nick", type: "string", access: "guest", share_editable: 1 },
  { label: "Badge", type: "id_number", share_editable: 1 },
  { label: "Locker", type: "secret", share_editable: 1 },
  { label: "Boss", type: "related_contacts", share_editable: 1 },
];
let orgs = 0;

type Desk = { readonly engine: Engine; readonly org: TestOrg; readonly staff: ContactStore; readonly own: OwnDetails; readonly me: number };

const desk = async (name: "pglite" | "postgres"): Promise<Desk> => {
  const engine = engines[name];
  orgs += 1;
  const org = await seedOrg(engine.server.database, `own${orgs}`);
  const fields = makeFieldsHttp(await engine.server.callerOf(org.owner));
  for (const field of people) await given(fields.create(field));
  const staff = makeContactsHttp(await engine.server.callerOf(org.owner));
  const me = org.learner.contact;
  const boss = await given(staff.create({ first_name: "Bo", fields: { town: "Ely" } }));
  await given(
    staff.update(me, {
      version: 1,
      tags: ["late payer"],
      fields: { town: "York", level: "B2", pay: "9472", nick: "Skip", badge: "AB-123456", locker: "4711", boss: [boss.con_id] },
    }),
  );
  return { engine, org, staff, own: makeOwnDetailsHttp(await engine.server.callerOf(org.learner)), me };
};

describe.each(["pglite", "postgres"] as const)("A learner's own details on %s", (name) => {
  it("should follow the roles of fields, with masked secrets and without internal staff data [C3.09, C6.01]", async () => {
    const { own, me } = await desk(name);
    const seen = await given(own.get(me));
    expect(seen).toMatchObject({
      con_id: me,
      first_name: "Lena",
      tags: [],
      blocked: false,
      fields: { town: "York", level: "B2", badge: "AB-123456", locker: "••••" },
    });
    expect(JSON.stringify(seen)).not.toMatch(/9472|Skip|4711|late payer|"boss"/);
    expect((await given(own.schema)).fields.map((field) => field.name)).toEqual(["town", "level", "badge", "locker"]);
  });

  it("should be changed in the name and share-editable fields only, normalised and visible to staff [C3.10]", async () => {
    const { own, staff, me } = await desk(name);
    const { version } = await given(own.get(me));
    const changed = await given(own.update(me, { version, last_name: " Reed ", fields: { town: "Bath" } }));
    expect(changed).toMatchObject({ name: "Lena Reed", tags: [], fields: { town: "Bath", level: "B2" }, version: version + 1 });
    expect(await given(staff.get(me))).toMatchObject({
      last_name: "Reed",
      tags: ["late payer"],
      fields: { town: "Bath", pay: "9472", nick: "Skip" },
    });
    for (const change of [
      { email: ["thief@example.com"] },
      { mobile: ["2125550100"] },
      { tags: ["vip"] },
      { fields: { level: "C2" } },
      { fields: { pay: "1" } },
      { fields: { nick: "X" } },
      { fields: { boss: null } },
      { fields: { unknown: "1" } },
      { fields: { town: "Rome", level: "C2" } },
    ])
      expect(await refusal(own.update(me, { version: changed.version, ...change })), JSON.stringify(change)).toMatchObject({
        tag: "invalid",
      });
    expect(await given(own.get(me))).toEqual(changed);
  });

  it("should not be another contact's, in the same organisation or another", async () => {
    const { own, staff, org, engine } = await desk(name);
    const other = await given(staff.create({ first_name: "Other", fields: { town: "Hull" } }));
    const elsewhere = await seedOrg(engine.server.database, `far${orgs}`);
    for (const id of [other.con_id, elsewhere.learner.contact, 999_999]) {
      expect(await refusal(own.get(id))).toEqual({
        tag: "not-found",
        message: "Contact not found.",
        code: "no_contact",
        values: {},
      });
      expect(await refusal(own.update(id, { version: 1, fields: { town: "Mine" } }))).toEqual({
        tag: "not-found",
        message: "Contact not found.",
        code: "no_contact",
        values: {},
      });
    }
    expect(await given(staff.get(other.con_id))).toEqual(other);
    const client = await engine.server.as(org.learner);
    expect((await client.get(`/api/contacts/${other.con_id}`)).status).toBe(401);
    for (const person of [org.owner, org.guest])
      expect((await (await engine.server.as(person)).get(`/api/portal/contacts/${org.learner.contact}`)).status).toBe(401);
  });

  it("should be logged with the learner as the actor, with masked secrets", async () => {
    const { own, org, engine, me } = await desk(name);
    const { version } = await given(own.get(me));
    await given(own.update(me, { version, fields: { town: "Bath", locker: "hidden-9" } }));
    const { rows } = await engine.server.database.asSystem(({ db }) =>
      sql<{
        actor_kind: string;
        actor_id: number;
        action: string;
        before: unknown;
        after: unknown;
      }>`select actor_kind, actor_id, action, before, after from audit where org_id = ${org.org} and object_type = 'contact' and object_id = ${String(me)} order by audit_id desc limit 1`.execute(
        db,
      ),
    );
    expect(rows).toEqual([
      {
        actor_kind: "learner",
        actor_id: me,
        action: "contact.update",
        before: { fields: { town: "York", locker: "••••" } },
        after: { fields: { town: "Bath", locker: "••••" } },
      },
    ]);
    const stored = await engine.server.database.asSystem(({ db }) =>
      sql<{ sealed: string }>`select sealed from contact_secrets where con_id = ${me}`.execute(db),
    );
    expect(stored.rows).toHaveLength(1);
    expect(JSON.stringify(stored.rows)).not.toContain("hidden-9");
  });

  it("should conflict in a field that staff changed meanwhile, with both values, and merge in others", async () => {
    const { own, staff, me } = await desk(name);
    const begun = await given(own.get(me));
    const theirs = await given(staff.update(me, { version: begun.version, fields: { town: "Leeds", pay: "1000" } }));
    const clash = await refusal(own.update(me, { version: begun.version, fields: { town: "Bath" } }));
    expect(clash).toMatchObject({ tag: "conflict", current: { version: theirs.version, tags: [], fields: { town: "Leeds" } } });
    expect(JSON.stringify(clash)).not.toMatch(/1000|late payer/);
    expect(await given(own.update(me, { version: begun.version, fields: { town: "Leeds" } }))).toMatchObject({ version: theirs.version });
  });

  it("should keep required values, by the label of the field", async () => {
    const { own, me } = await desk(name);
    const { version } = await given(own.get(me));
    expect(await refusal(own.update(me, { version, fields: { town: null } }))).toMatchObject({
      tag: "invalid",
      errors: { "fields.town": ["Town is required"] },
    });
  });

  it("should move the learner between groups", async () => {
    const { own, org, engine, me } = await desk(name);
    const groups = makeGroupsHttp(await engine.server.callerOf(org.owner));
    const inBath = await given(groups.create({ name: "In Bath", filters: { town: { $eq: "Bath" } } }));
    expect(inBath.count).toBe(0);
    const { version } = await given(own.get(me));
    await given(own.update(me, { version, fields: { town: "Bath" } }));
    await workOnGroups(engine.server.database, engine.clock.now());
    expect((await given(groups.members(inBath.id, 1, 25))).results.map(({ con_id }) => con_id)).toEqual([me]);
  });

  it("should hide in the database exactly the fields that the rule hides", async () => {
    const { org, engine, own } = await desk(name);
    const fields = makeFieldsHttp(await engine.server.callerOf(org.owner));
    for (const type of fieldTypeKeys)
      for (const [at, more] of [{}, { access: "admin" as const }, { access: "guest" as const }, { is_event: true }].entries())
        await fields.create({
          label: `Every ${type} ${at}`,
          type,
          ...(type === "list" ? { values: ["a"] } : {}),
          ...(type === "related_custom_object" ? { custom_object_id: 3 } : {}),
          ...more,
        })();
    const all: readonly StoredField[] = (await given(fields.schema)).fields;
    expect(all.length).toBeGreaterThan(40);
    expect((await given(own.schema)).fields.map((field) => field.name)).toEqual(all.filter(learnerSeesField).map((field) => field.name));
  });
});
