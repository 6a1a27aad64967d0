import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { workOnGroups } from "../../../../adapters/server/groups/group-work.flow.ts";
import { makeGroupStore } from "../../../../adapters/server/groups/groups.routes.ts";
import type { Database, Tx } from "../../../../adapters/server/storage/database.ts";
import type { GroupPreview } from "../../../../core/groups/group-answers.model.ts";
import { filterDocument, filterFields } from "../../../arbitraries/filters.arb.ts";
import { activityDocument, activityEvent } from "../../../arbitraries/groups.arb.ts";
import { given } from "../../../conformance/answer-of.ts";
import { slowRuns } from "../../../setup/intensity.ts";
import { noon } from "../harness.ts";
import { actorOf, seedOrg, type TestOrg } from "../two-orgs.ts";
import { addContacts, addEvents, engines } from "./group-rows.ts";

const people = 14;
const everyone = people + 5;
const plain: ReadonlySet<string> = new Set(["con_id", "first_name", "last_name", "email", "mobile", "tags", "created_at"]);
const rollBack = new Error("enough seen");

/** Values by turns, some of them missing and some not of their field's type, as earlier types leave them. */
const valuesOf = (at: number): Readonly<Record<string, unknown>> => {
  const all = {
    city: ["Oslo", "", "new york", "ÉTÉ"][at % 4],
    notes: ["a b", "Notes"][at % 2],
    code: ["12", "+1 (212) 555-1234"][at % 2],
    mails: ["a@mail.example", "b@mail.example"][at % 2],
    age: [0, 1, -3, "7"][at % 4],
    vip: [true, false, "true"][at % 3],
    born: ["2024-03-01", "2026-02-30", ""][at % 3],
    seen: [noon, noon - 90_000, noon - 40 * 86_400][at % 3],
    labels: [["vip", "a, b"], [], ["Lead"]][at % 3],
    friends: [[1, 2], []][at % 2],
    home: [["7"], []][at % 2],
    picture: ["", "x.png"][at % 2],
    pin: "••••",
  };
  return Object.fromEntries(Object.entries(all).filter((_, index) => (at + index) % 3 !== 0));
};

const seedPeople = async (tx: Tx, org: number): Promise<readonly number[]> => {
  for (const [name, type] of Object.entries(filterFields))
    if (!plain.has(name))
      await sql`insert into fields (org_id, name, label, type, created_at, updated_at) values (${org}, ${name}, ${name}, ${type}, 0, 0)`.execute(
        tx.db,
      );
  const ids = await addContacts(tx, org, people);
  for (const [at, id] of ids.entries())
    await sql`
      update contacts set last_name = ${["", "Hill", "O'Neil"][at % 3]}, tags = ${[[], ["vip"], ["lead", "a, b"]][at % 3]}::text[], email = ${[[], [`p${at}@mail.example`]][at % 2]}::text[], mobile = ${[["+12125551234"], [], ["+442079460958"]][at % 3]}::text[],
        created_at = ${noon - at * 50_000}, fields = ${JSON.stringify(valuesOf(at))}::jsonb, archived_at = ${at % 7 === 6 ? 5 : null} where con_id = ${id}`.execute(
      tx.db,
    );
  return ids;
};

const part = fc.oneof({ weight: 2, arbitrary: filterDocument }, { weight: 1, arbitrary: activityDocument });
/** What no call brings: a body with one of these is refused before anybody reads it. */
const cannotCome = /\\u(?:0000|d[89a-f][0-9a-f]{2})/i;
const document = fc
  .tuple(fc.constantFrom("$and", "$or"), fc.array(part, { minLength: 1, maxLength: 3 }))
  .map(([key, parts]) => ({ [key]: parts }))
  .filter((one) => !cannotCome.test(JSON.stringify(one)));

describe.each(engines(() => inject("postgresUrl"), "verdicts"))("the evaluations of a group on %s", (_, open) => {
  let database: Database;
  let org: TestOrg;
  let ids: readonly number[] = [];

  beforeAll(async () => {
    database = await open();
    org = await seedOrg(database, "verdicts");
    ids = await database.inOrg(org.org, (tx) => seedPeople(tx, org.org));
    await workOnGroups(database, noon);
  });
  afterAll(() => database.close());

  it("should agree: its members, the count in the editor, the explanation, and the preview of a change", async () => {
    const actor = actorOf(org.owner);
    await fc.assert(
      fc.asyncProperty(document, document, fc.array(activityEvent([1, 2, 3, 4], noon), { maxLength: 12 }), async (first, second, drawn) => {
        const seen = database.inOrg(org.org, async (tx) => {
          await addEvents(
            tx,
            org.org,
            drawn.map((event) => ({ ...event, con_id: ids[event.con_id] ?? 0 })),
          );
          const store = makeGroupStore({ tx, actor, request: { id: "test", ip: "", now: noon } });
          const membersOf = async (id: number): Promise<ReadonlySet<number>> =>
            new Set((await given(store.members(id, 1, everyone))).results.map(({ con_id }) => con_id));
          const created = await store.create({ name: "G", filters: first })();
          if (E.isLeft(created)) throw rollBack;
          const { id, version, count } = created.right;
          const members = await membersOf(id);
          expect(count).toBe(members.size);
          expect(await given(store.count(first))).toEqual({ count: members.size });
          for (const contact of ids)
            expect((await given(store.explain(id, contact))).belongs, JSON.stringify([contact, first])).toBe(members.has(contact));
          const foretold: E.Either<unknown, GroupPreview> = await store.preview(id, second)();
          const saved = await store.update(id, { filters: second, version })();
          expect(E.isLeft(foretold)).toBe(E.isLeft(saved));
          if (E.isRight(foretold)) {
            const after = await membersOf(id);
            const [came, went] = [after.difference(members), members.difference(after)];
            expect(foretold.right).toMatchObject({ count: after.size, added: came.size, removed: went.size });
            expect(foretold.right.joining.every(({ con_id }) => came.has(con_id))).toBe(true);
            expect(foretold.right.leaving.every(({ con_id }) => went.has(con_id))).toBe(true);
          }
          throw rollBack;
        });
        await expect(seen).rejects.toBe(rollBack);
      }),
      { numRuns: slowRuns(60) },
    );
  }, 240_000);
});
