import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contactPageText } from "../../../../adapters/server/contacts/contact-list.store.ts";
import { meetingsOf } from "../../../../adapters/server/contacts/create-contacts.store.ts";
import { seedContacts } from "../../../../adapters/server/demo/many-contacts.ts";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { contactName } from "../../../../core/contacts/contact-name.rule.ts";
import { type ContactQuery, firstContacts } from "../../../../core/contacts/contact-query.model.ts";
import { normalContactValues } from "../../../../core/contacts/contact-values.rule.ts";
import { ContactPage } from "../../../../core/contacts/contact.model.ts";
import { typedContact } from "../../../arbitraries/contacts.arb.ts";
import { noon, openTestDatabase } from "../harness.ts";
import { seedOrg } from "../two-orgs.ts";

const many = 24_000;
let database: Database;
let org = 0;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ org } = await seedOrg(database, "many"));
  await seedContacts(database, org, many, noon);
});
afterAll(() => database.close());

const page = async (asked: Partial<ContactQuery>): Promise<ContactPage> => {
  const text = await database.inOrg(org, (tx) => contactPageText({ tx, viewer: "owner", now: noon }, { ...firstContacts, ...asked }));
  if (text._tag === "Left") throw new Error(JSON.stringify(text.left));
  const read: unknown = JSON.parse(text.right);
  if (!ContactPage.is(read)) throw new Error("The database wrote a page of another shape.");
  return read;
};

describe("The list of many contacts", () => {
  it("should return the same rows from the end as from the beginning, on every page and in every order", async () => {
    const limit = 250;
    for (const sort of ["name", "-name", "created", "-updated"] as const) {
      const { pages, count } = await page({ sort, limit });
      const seen = new Set<number>();
      const rows: string[] = [];
      for (let number = 1; number <= pages; number += 1)
        for (const { con_id } of (await page({ sort, limit, page: number })).results) {
          seen.add(con_id);
          rows.push(String(con_id));
        }
      expect(seen.size).toBe(count);
      expect(rows).toHaveLength(count);
      const column = { name: "sort_name", created: "created_at", updated: "updated_at" }[sort.replace("-", "")] ?? "";
      const direction = sql.raw(sort.startsWith("-") ? "desc" : "asc");
      const whole = await database.asSystem(({ db }) =>
        sql<{
          id: string;
        }>`select con_id::text as id from contacts where org_id = ${org} and archived_at is null order by ${sql.ref(column)} ${direction}, con_id ${direction}`.execute(
          db,
        ),
      );
      expect(rows).toEqual(whole.rows.map(({ id }) => id));
    }
  });

  it("should return the same rows without counting, from either end, and count the rows seen so far", async () => {
    const limit = 100;
    const { pages, count } = await page({ limit });
    for (const number of [1, 2, 90, 101, 120, pages - 1, pages]) {
      const counted = await page({ limit, page: number });
      const seen = await page({ limit, page: number, count: false });
      expect(seen.results).toEqual(counted.results);
      expect(seen.results.length).toBe(Math.min(limit, count - (number - 1) * limit));
      expect(seen.count).toBe((number - 1) * limit + seen.results.length);
    }
  });

  it("should have empty pages after the last", async () => {
    expect(await page({ page: 100_000 })).toMatchObject({ results: [], page: 100_000 });
  });

  it("should stop counting at ten thousand matches, and report that", async () => {
    expect(await page({ search: "mail.example" })).toMatchObject({ count: 10_000, pages: 400, at_least: true });
    const few = await page({ search: "aaliyah" });
    expect(few).toMatchObject({ at_least: false });
    expect(few.count).toBeGreaterThan(0);
  });

  it("should use an index where a search is rare, and the order where there is no search", async () => {
    const plan = async (asked: string): Promise<string> =>
      database.inOrg(org, async ({ db }) =>
        (
          await sql<{
            "QUERY PLAN": string;
          }>`explain select con_id from own_contacts where org_id = ${org} and archived_at is null ${sql.raw(asked)} order by sort_name, con_id limit 25`.execute(
            db,
          )
        ).rows
          .map((row) => row["QUERY PLAN"])
          .join("\n"),
      );
    expect(await plan("and search_text like '%zxqvw%'")).toContain("contacts_search");
    expect(await plan("")).toContain("contacts_by_name");
  });

  it("should find contacts by address or idempotency key through indexes alone", async () => {
    const { rows } = await database.inOrg(org, async ({ db }) => {
      // As it is weighed in a table four times as long.
      await sql`set local random_page_cost = 8`.execute(db);
      return sql<{ "QUERY PLAN": string }>`explain ${meetingsOf(org, "[]")}`.execute(db);
    });
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    for (const index of ["contacts_email", "contacts_mobile", "contacts_create_key"]) expect(plan).toContain(index);
    expect(plan).not.toContain("Seq Scan");
  });

  it("should read archived contacts through an index in every order", async () => {
    const plan = async (column: string): Promise<string> =>
      database.inOrg(org, async ({ db }) => {
        await sql`set local enable_sort = off`.execute(db);
        return (
          await sql<{
            "QUERY PLAN": string;
          }>`explain select con_id from own_contacts where org_id = ${org} and archived_at is not null order by ${sql.ref(column)} desc, con_id desc limit 25`.execute(
            db,
          )
        ).rows
          .map((row) => row["QUERY PLAN"])
          .join("\n");
      });
    expect(await plan("sort_name")).toContain("contacts_archived ");
    expect(await plan("created_at")).toContain("contacts_archived_by_created");
    expect(await plan("updated_at")).toContain("contacts_archived_by_updated");
  });

  it("should name every contact as core does", async () => {
    await fc.assert(
      fc.asyncProperty(typedContact, fc.boolean(), async ({ typed }, isNamed) => {
        const values = normalContactValues(isNamed ? typed : { email: typed.email, mobile: typed.mobile });
        if (values._tag === "Left") throw new Error("The contact should be fine.");
        const { first_name = "", last_name = "", email = [], mobile = [] } = values.right;
        const { rows } = await database.asSystem(({ db }) =>
          sql<{ name: string }>`select contact_name(${first_name}, ${last_name}, ${email}::text[], ${mobile}::text[], 7) as name`.execute(
            db,
          ),
        );
        expect(rows[0]?.name).toBe(contactName({ first_name, last_name, email, mobile, con_id: 7 }));
      }),
    );
  });
});
