import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeContactsHttp } from "../../../../adapters/http/contacts.http.ts";
import { makeGroupsHttp } from "../../../../adapters/http/groups.http.ts";
import { fieldsSeenBy } from "../../../../adapters/server/fields/field-definition.store.ts";
import { fieldUsage } from "../../../../adapters/server/fields/field-usage.store.ts";
import { workOnGroups } from "../../../../adapters/server/groups/group-work.flow.ts";
import type { GroupStore } from "../../../../core/groups/groups.port.ts";
import type { Failure } from "../../../../core/kernel/failure.ts";
import { startServer, type TestServer } from "../harness.ts";
import { type Person, seedOrg, type TestOrg } from "../two-orgs.ts";

let server: TestServer;
let org: TestOrg;
beforeAll(async () => {
  server = await startServer();
  org = await seedOrg(server.database, "groups", { flags: ["contacts", "add_contacts"] });
});
afterAll(() => server.close());

const storeOf = async (person: Person): Promise<GroupStore> => makeGroupsHttp(await server.callerOf(person));
const right = async <A>(task: TaskEither<Failure, A>): Promise<A> => {
  const answer = await task();
  if (E.isLeft(answer)) throw new Error(`Refused: ${JSON.stringify(answer.left)}`);
  return answer.right;
};
const left = async (task: TaskEither<Failure, unknown>): Promise<Failure> => {
  const answer = await task();
  if (E.isRight(answer)) throw new Error(`Not refused: ${JSON.stringify(answer.right)}`);
  return answer.left;
};
const person = async (first_name: string, tags: readonly string[]): Promise<number> =>
  (await right(makeContactsHttp(await server.callerOf(org.owner)).create({ first_name, tags: [...tags] }))).con_id;
const vip = { tags: { $overlaps: ["vip"] } };
const never = (): never => {
  throw new Error("There is no own field.");
};
const nobodyElse = { users: [], teams: [], all: false };

describe("groups over HTTP", () => {
  it("should store id, name, filters, folder, sharing, order, owner and count [B3.35, B7.16, C3.49]", async () => {
    const store = await storeOf(org.user);
    await person("Ada", ["vip"]);
    const folder = await right(store.createFolder({ name: "Best" }));
    const made = await right(store.create({ name: " VIPs ", filters: vip, folder_id: folder.id }));
    expect(made).toMatchObject({
      name: "VIPs",
      filters: vip,
      folder_id: folder.id,
      share_to: nobodyElse,
      user_id: org.user.user,
      count: 1,
      broken: null,
      editable: true,
      version: 1,
    });
    expect(await right(store.get(made.id))).toEqual(made);
    expect((await right(store.search("vip"))).map(({ id }) => id)).toEqual([made.id]);
    expect((await right(store.members(made.id, 1, 25))).results).toMatchObject([{ name: "Ada" }]);
    const renamed = await right(store.update(made.id, { name: "Very important", version: made.version }));
    expect(renamed).toMatchObject({ name: "Very important", filters: vip, version: 2 });
    expect(await left(store.update(made.id, { name: "Late", version: made.version }))).toMatchObject({
      tag: "conflict",
      current: { name: "Very important" },
    });
    await right(store.remove(made.id));
    expect(await left(store.get(made.id))).toMatchObject({ tag: "not-found" });
    expect(await right(store.restore(made.id))).toMatchObject({ name: "Very important", count: 1 });
  });

  it("should refuse invalid filters with the position, also too deep and too long ones", async () => {
    const store = await storeOf(org.user);
    const nested = (depth: number): unknown => (depth === 0 ? vip : { $and: [nested(depth - 1)] });
    expect(await left(store.create({ name: "A", filters: { $and: [{ boat: 1 }] } }))).toMatchObject({
      tag: "invalid",
      errors: { "filters.$and.0.boat": ['Unknown field "boat".'] },
    });
    expect(await left(store.count({ tags: { $near: "x" } }))).toMatchObject({
      tag: "invalid",
      errors: { "filters.tags.$near": ['Unknown operator "$near".'] },
    });
    expect(await left(store.count(nested(6)))).toMatchObject({ tag: "invalid", message: "Groups may be nested 5 deep." });
    expect(await left(store.count({ $or: Array.from({ length: 51 }, () => vip) }))).toMatchObject({
      tag: "invalid",
      message: "A filter may have 50 conditions.",
    });
    expect(await right(store.count(nested(5)))).toEqual({ count: 1 });
  });

  it("should be usable by users they are shared with, and changed only by the owner and administrators [B3.35, B6.01]", async () => {
    const made = await right((await storeOf(org.admin)).create({ name: "Private", filters: vip }));
    const [user, guest] = [await storeOf(org.user), await storeOf(org.guest)];
    expect(await left(user.get(made.id))).toMatchObject({ tag: "not-found" });
    const shared = await right((await storeOf(org.owner)).update(made.id, { share_to: { users: [], teams: [], all: true }, version: 1 }));
    expect(await right(user.get(made.id))).toMatchObject({ editable: false });
    expect(await left(user.update(made.id, { name: "Mine", version: shared.version }))).toMatchObject({ tag: "forbidden" });
    expect((await right(guest.list())).groups).toEqual([]);
    await right(
      (await storeOf(org.owner)).update(made.id, { share_to: { users: [org.guest.user], teams: [], all: false }, version: shared.version }),
    );
    expect((await right(guest.list())).groups).toMatchObject([{ name: "Private", editable: false }]);
    expect((await right(guest.list())).groups[0]?.count).toBe(0);
    expect(await right(guest.members(made.id, 1, 25))).toEqual({ results: [], page: 1, count: 0 });
    expect(await left(guest.update(made.id, { name: "Mine", version: shared.version + 1 }))).toMatchObject({ tag: "forbidden" });
    expect(
      await left(
        (await storeOf(org.owner)).update(made.id, { share_to: { users: [999_999], teams: [], all: false }, version: shared.version + 1 }),
      ),
    ).toMatchObject({ tag: "invalid", errors: { "share_to.users": [expect.any(String)] } });
  });

  it("should preview added and removed contacts before saving, without a change", async () => {
    const store = await storeOf(org.owner);
    const [bea, cid] = [await person("Bea", ["gold"]), await person("Cid", ["silver"])];
    const made = await right(store.create({ name: "Metals", filters: { tags: { $overlaps: ["gold"] } } }));
    expect(await right(store.preview(made.id, { tags: { $overlaps: ["silver"] } }))).toMatchObject({
      count: 1,
      added: 1,
      removed: 1,
      joining: [{ con_id: cid }],
      leaving: [{ con_id: bea }],
    });
    expect((await right(store.members(made.id, 1, 25))).results).toMatchObject([{ con_id: bea }]);
  });

  it("should explain which contacts are in and which are not, and that archived contacts are in none", async () => {
    const store = await storeOf(org.owner);
    const [dot, eve] = [await person("Dot", ["opal"]), await person("Eve", ["opal", "vip"])];
    const made = await right(
      store.create({ name: "Opals", filters: { $and: [{ tags: { $overlaps: ["opal"] } }, { tags: { $none: ["vip"] } }] } }),
    );
    expect(await right(store.explain(made.id, dot))).toMatchObject({
      belongs: true,
      lines: [{ verdict: true }, { value: "opal", verdict: true }, { verdict: true }],
    });
    expect(await right(store.explain(made.id, eve))).toMatchObject({
      belongs: false,
      lines: [{ verdict: false }, { verdict: true }, { value: "opal, vip", verdict: false }],
    });
    expect((await right(store.ofContact(dot))).map(({ name }) => name)).toContain("Opals");
    await right(makeContactsHttp(await server.callerOf(org.owner)).archive(dot));
    expect(await right(store.explain(made.id, dot))).toMatchObject({ archived: true, belongs: false });
    await workOnGroups(server.database, server.clock.now());
    expect(await right(store.get(made.id))).toMatchObject({ count: 0 });
  });

  it("should be broken and empty once a field that they read is deleted, and work again when it is restored", async () => {
    const store = await storeOf(org.owner);
    const con_id = await person("Fay", []);
    const inOrg = (statement: ReturnType<typeof sql>) => server.database.inOrg(org.org, ({ db }) => statement.execute(db));
    await inOrg(
      sql`insert into fields (org_id, name, label, type, created_at, updated_at) values (${org.org}, 'boat', 'Boat', 'string', 0, 0)`,
    );
    await inOrg(sql`update contacts set fields = '{"boat":"red"}' where con_id = ${con_id}`);
    const made = await right(store.create({ name: "Not blue", filters: { boat: { $ne: "blue" } } }));
    expect(made.count).toBeGreaterThan(1);
    const usage = await server.database.inOrg(org.org, async (tx) => fieldUsage(tx, (await fieldsSeenBy(tx, "owner"))[0] ?? never()));
    expect(usage).toEqual({ contacts: 1, groups: ["Not blue"] });
    await inOrg(sql`update fields set deleted_at = 1 where name = 'boat'`);
    await workOnGroups(server.database, server.clock.now());
    expect(await right(store.get(made.id))).toMatchObject({ count: 0, broken: { error: 'Unknown field "boat".', path: "boat" } });
    expect(await left(store.explain(made.id, con_id))).toMatchObject({ tag: "conflict" });
    await inOrg(sql`update fields set deleted_at = null where name = 'boat'`);
    await workOnGroups(server.database, server.clock.now());
    expect(await right(store.get(made.id))).toMatchObject({ count: made.count, broken: null });
  });

  it("should explain a custom field by its value, whatever the field is called", async () => {
    const store = await storeOf(org.owner);
    const con_id = await person("Gus", []);
    const inOrg = (statement: ReturnType<typeof sql>) => server.database.inOrg(org.org, ({ db }) => statement.execute(db));
    for (const name of ["whole", "fields"])
      await inOrg(
        sql`insert into fields (org_id, name, label, type, created_at, updated_at) values (${org.org}, ${name}, ${name}, 'string', 0, 0)`,
      );
    await inOrg(sql`update contacts set fields = '{"whole":"yes","fields":"many"}' where con_id = ${con_id}`);
    for (const [name, value] of [
      ["whole", "yes"],
      ["fields", "many"],
    ] as const) {
      const made = await right(store.create({ name: `By ${name}`, filters: { [name]: { $eq: value } } }));
      expect(made.count).toBe(1);
      expect(await right(store.explain(made.id, con_id))).toMatchObject({ belongs: true, lines: [{ value, verdict: true }] });
    }
  });
});
