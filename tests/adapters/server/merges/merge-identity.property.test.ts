import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeMergesHttp } from "../../../../adapters/http/merges.http.ts";
import type { MergeStore } from "../../../../core/merges/merges.port.ts";
import { slowRuns } from "../../../setup/intensity.ts";
import type { Client } from "../client.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedTwoOrgs, type TestOrg } from "../two-orgs.ts";
import { type WholeContact, wholeContact } from "./whole-contact.ts";

let server: TestServer;
let org: TestOrg;
let admin: Client;
let store: MergeStore;
beforeAll(async () => {
  server = await startServer();
  ({ a: org } = await seedTwoOrgs(server.database, { flags: ["contacts"] }));
  admin = await server.as(org.admin);
  store = makeMergesHttp(await server.callerOf(org.admin));
  for (const field of [
    { label: "Mentors", type: "related_contacts" },
    { label: "Skills", type: "list", values: ["Sales", "Service"] },
    { label: "About", type: "textarea" },
  ])
    expect((await admin.post("/api/fields", field)).status).toBe(200);
});
afterAll(() => server.close());

const people = 5;
const place = fc.nat({ max: people - 1 });
const someone = fc.record({
  first_name: fc.constantFrom("Ana", "Anna", "Zoë"),
  last_name: fc.constantFrom("Lind", "", "O'Neil"),
  emails: fc.nat({ max: 3 }),
  tags: fc.uniqueArray(fc.constantFrom("vip", "guest", "lead")),
  skills: fc.uniqueArray(fc.constantFrom("Sales", "Service")),
  about: fc.constantFrom("", "Met in May"),
  notes: fc.nat({ max: 2 }),
  hasTask: fc.boolean(),
  isArchived: fc.boolean(),
});
const choice = fc.constantFrom("kept", "other", "both");
const merging = fc.record({
  kept: place,
  other: place,
  choices: fc.record({ first_name: choice, email: choice, tags: choice, skills: choice }, { requiredKeys: [] }),
});
const mentors = fc.array(fc.tuple(place, place), { maxLength: 4 });

let worlds = 0;
const makePerson = async (
  { emails, skills, about, notes, hasTask, isArchived, ...plain }: typeof someone extends fc.Arbitrary<infer A> ? A : never,
  at: number,
): Promise<number> => {
  const email = Array.from({ length: emails }, (_, n) => `p${n}@w${worlds}-${at}.example`);
  const made = await admin.post("/api/contacts", { ...plain, email, fields: { skills, about } });
  const id = Number(Reflect.get(Object(made.body), "con_id"));
  for (let n = 0; n < notes; n += 1) await admin.post(`/api/contacts/${id}/notes`, { body: `Note ${n}` });
  if (hasTask)
    await server.database.asSystem(({ db }) =>
      sql`insert into tasks (org_id, name, slug_name, related_records, created_at, updated_at) values (${org.org}, 'Call', 'call', array[${`api/contacts@${id}`}], 1, 1)`.execute(
        db,
      ),
    );
  if (isArchived) await server.database.asSystem(({ db }) => sql`update contacts set archived_at = 5 where con_id = ${id}`.execute(db));
  return id;
};

const told = (rows: readonly unknown[]): readonly string[] => rows.map((row) => JSON.stringify(row)).toSorted();

/** Everything of both belongs to the kept contact, nothing to the other, and no relation of anybody names the other. */
const expectAllWentOver = (
  ids: readonly number[],
  { kept, other }: { readonly kept: number; readonly other: number },
  before: readonly WholeContact[],
  after: readonly WholeContact[],
): void => {
  for (const part of ["notes", "tasks"] as const) {
    expect(after[other]?.[part]).toEqual([]);
    expect(told(after[kept]?.[part] ?? [])).toEqual(told([...(before[kept]?.[part] ?? []), ...(before[other]?.[part] ?? [])]));
  }
  for (const [at, { contact }] of after.entries())
    if (at !== other)
      expect(JSON.stringify(Reflect.get(Object(Reflect.get(Object(contact[0]), "fields")), "mentors") ?? [])).not.toMatch(
        new RegExp(`\\b${ids[other]}\\b`),
      );
};

describe("any chain of merges, undone in reverse order", () => {
  it("should give the kept contact all records of both, and restore all contacts and their records exactly, at each step", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(...Array.from({ length: people }, () => someone)),
        mentors,
        fc.array(merging, { minLength: 1, maxLength: 4 }),
        async (all, named, merges) => {
          worlds += 1;
          const ids: number[] = [];
          for (const [at, person] of all.entries()) ids.push(await makePerson(person, at));
          for (const [mentor, mentored] of named) {
            if (mentor < mentored)
              await server.database.asSystem(({ db }) =>
                sql`update contacts set fields = jsonb_set(fields, '{mentors}', ${JSON.stringify([ids[mentor]])}::jsonb) where con_id = ${ids[mentored] ?? 0}`.execute(
                  db,
                ),
              );
          }
          const everybody = (): Promise<readonly WholeContact[]> => Promise.all(ids.map((id) => wholeContact(server.database, id)));
          const steps: { readonly id: number; readonly before: readonly unknown[] }[] = [];
          for (const { kept, other, choices } of merges) {
            const before = await everybody();
            const merged = await store.merge({ kept_id: ids[kept] ?? 0, merge_id: ids[other] ?? 0, choices })();
            if (E.isRight(merged)) {
              steps.push({ id: merged.right.id ?? 0, before });
              expectAllWentOver(ids, { kept, other }, before, await everybody());
            } else expect(await everybody()).toEqual(before);
          }
          for (const { id, before } of steps.toReversed()) {
            expect(await store.unmerge(id)()).toMatchObject({ _tag: "Right", right: { later: [] } });
            expect(await everybody()).toEqual(before);
          }
        },
      ),
      { numRuns: slowRuns(12) },
    );
  });
});
