import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { contactPageText } from "../../../../adapters/server/contacts/contact-list.store.ts";
import type { Database, Tx } from "../../../../adapters/server/storage/database.ts";
import { firstContacts } from "../../../../core/contacts/contact-query.model.ts";
import { filterMoment } from "../../../../core/filters/filter-moment.rule.ts";
import { type FilterRecord, filterPredicate } from "../../../../core/filters/filter-predicate.rule.ts";
import { contactFields } from "../../../../core/groups/contact-fields.rule.ts";
import { readGroupFilter } from "../../../../core/groups/group-filter.rule.ts";
import { askedAt, filterDocument, filterFields, filterLeaf, filterRecord } from "../../../arbitraries/filters.arb.ts";
import { slowRuns } from "../../../setup/intensity.ts";
import { engines } from "../groups/group-rows.ts";
import { noon } from "../harness.ts";
import { seedOrg } from "../two-orgs.ts";

const rollBack = new Error("enough seen");
const mainNames = ["first_name", "last_name", "email", "mobile", "tags", "created_at"];
const ownFields = Object.entries(filterFields).filter(([name]) => name !== "con_id" && !mainNames.includes(name));
const fields = [...contactFields, ...ownFields.map(([name, type]) => ({ name, label: name, type }))];

const addFields = async ({ db }: Tx, org: number): Promise<void> => {
  for (const [name, type] of ownFields)
    await sql`insert into fields (org_id, name, label, type, created_at, updated_at) values (${org}, ${name}, ${name}, ${type}, ${noon}, ${noon})`.execute(
      db,
    );
};

/**
 * Adds contacts as they are, whatever is odd about them.
 * @returns the records with the numbers that they got
 */
const addRecords = async ({ db }: Tx, org: number, records: readonly FilterRecord[]): Promise<readonly FilterRecord[]> => {
  const added: FilterRecord[] = [];
  for (const record of records) {
    const own = Object.fromEntries(ownFields.flatMap(([name]) => (record[name] === undefined ? [] : [[name, record[name]]])));
    const { rows } = await sql<{ con_id: number }>`
      insert into contacts (org_id, first_name, last_name, email, mobile, tags, fields, created_at, updated_at)
      values (${org}, ${record["first_name"]}, ${record["last_name"]}, ${record["email"]}::text[], ${record["mobile"]}::text[], ${record["tags"]}::text[], ${JSON.stringify(own)}::jsonb, ${record["created_at"]}, ${noon}) returning con_id`.execute(
      db,
    );
    added.push({ ...record, con_id: rows[0]?.con_id });
  }
  return added;
};

describe.each(engines(() => inject("postgresUrl"), "contact_filter"))("the list of contacts with a filter on %s", (_, open) => {
  let database: Database;
  let org: number;

  beforeAll(async () => {
    database = await open();
    ({ org } = await seedOrg(database, "filtered"));
    await database.inOrg(org, async (tx) => {
      await sql`delete from contacts where org_id = ${org}`.execute(tx.db);
      await addFields(tx, org);
    });
  });
  afterAll(() => database.close());

  it("should contain exactly the contacts that the rule matches, with their number [B7.12]", async () => {
    const documents = fc.array(fc.oneof(filterLeaf, filterDocument), { minLength: 6, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(
        documents,
        fc.array(filterRecord, { minLength: 4, maxLength: 8 }),
        askedAt,
        async (asked, records, { now, timezone }) => {
          const check = database.inOrg(org, async (tx) => {
            await sql`update orgs set timezone = ${timezone} where org_id = ${org}`.execute(tx.db);
            const added = await addRecords(tx, org, records);
            for (const filters of asked) {
              const read = readGroupFilter(filters, fields);
              if (read._tag === "Left") throw new Error(read.left.error);
              const takes = filterPredicate(read.right, filterMoment(now, timezone));
              const text = await contactPageText({ tx, viewer: "owner", now }, { ...firstContacts, filters, sort: "created" }, "names");
              if (text._tag === "Left") throw new Error(JSON.stringify(text.left));
              const page = JSON.parse(text.right);
              const expected = added.filter(takes).map(({ con_id }) => Number(con_id));
              expect(
                page.results.map(({ con_id }: { con_id: number }) => con_id).toSorted((a: number, b: number) => a - b),
                JSON.stringify(filters),
              ).toEqual(expected);
              expect(page.count).toBe(expected.length);
            }
            throw rollBack;
          });
          await expect(check).rejects.toBe(rollBack);
        },
      ),
      { numRuns: slowRuns(60) },
    );
  });
});
