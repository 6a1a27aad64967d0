import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { findDuplicatePairs } from "../../../../adapters/server/merges/duplicate-pairs.store.ts";
import type { Database, Tx } from "../../../../adapters/server/storage/database.ts";
import { isSimilarName, mostNamesakes } from "../../../../core/merges/similar-name.rule.ts";
import { slowRuns } from "../../../setup/intensity.ts";
import { engines } from "../groups/group-rows.ts";
import { noon } from "../harness.ts";
import { seedOrg } from "../two-orgs.ts";

type Person = { readonly first_name: string; readonly last_name: string };

const folded = (text: string): string => text.trim().normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const name = fc.oneof(
  fc.constantFrom(
    "",
    "Ana",
    "Anna",
    "Änne",
    "Anne-Marie",
    "Jon",
    "Jonathan",
    "John",
    "Jo",
    "O'Neil",
    "Mary Ann",
    "Mary Anne",
    "Catherine",
    "Katherine",
    " Ana ",
  ),
  fc.stringMatching(/^[A-C][a-c]{1,5}$/),
);
const person = fc.record({ first_name: name, last_name: fc.constantFrom("Doe", "DOÉ", "Lind", "") });
const rollBack = new Error("enough seen");

describe.each(engines(() => inject("postgresUrl"), "similar_names"))("similar names on %s", (_, open) => {
  let database: Database;
  let org: number;
  beforeAll(async () => {
    database = await open();
    ({ org } = await seedOrg(database, "names"));
  });
  afterAll(() => database.close());

  const add = async ({ db }: Tx, people: readonly Person[]): Promise<readonly number[]> => {
    const plain = {
      org_id: org,
      email: [],
      mobile: [],
      photo: null,
      password_hash: null,
      language: null,
      archived_at: null,
      deleted_at: null,
      created_at: noon,
      updated_at: noon,
    };
    return (
      await db
        .insertInto("contacts")
        .values(people.map((one) => ({ ...plain, ...one })))
        .returning("con_id")
        .execute()
    ).map(({ con_id }) => con_id);
  };
  const pairsOf = async (tx: Tx): Promise<readonly string[]> =>
    (
      await sql<{ pair: string }>`select first_id || '-' || second_id as pair from duplicate_pairs where org_id = ${org}`.execute(tx.db)
    ).rows.map(({ pair }) => pair);
  const tried = async (check: (tx: Tx) => Promise<void>): Promise<void> => {
    const trial = database.inOrg(org, async (tx) => {
      await sql`delete from contacts where org_id = ${org}`.execute(tx.db);
      await check(tx);
      throw rollBack;
    });
    await expect(trial).rejects.toBe(rollBack);
  };

  it("should be those that the rule finds", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(person, { minLength: 2, maxLength: 8 }), (people) =>
        tried(async (tx) => {
          const ids = await add(tx, people);
          await findDuplicatePairs(tx, org);
          const named = people.map(({ first_name, last_name }) => ({ first_name: folded(first_name), last_name: folded(last_name) }));
          const expected = named.flatMap((one, at) =>
            named.flatMap((other, place) => (at < place && isSimilarName(one, other) ? [`${ids[at]}-${ids[place]}`] : [])),
          );
          expect([...(await pairsOf(tx))].toSorted()).toEqual(expected.toSorted());
        }),
      ),
      { numRuns: slowRuns(60) },
    );
  });

  it("should not be matched by a family name that too many share", async () => {
    const family = (count: number): readonly Person[] => Array.from({ length: count }, () => ({ first_name: "Ana", last_name: "Smith" }));
    await tried(async (tx) => {
      await add(tx, family(mostNamesakes + 1));
      expect(await findDuplicatePairs(tx, org)).toBe(0);
    });
    await tried(async (tx) => {
      await add(tx, family(3));
      expect(await findDuplicatePairs(tx, org)).toBe(3);
    });
  });
});
