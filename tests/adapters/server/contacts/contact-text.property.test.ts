import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { contactPageText } from "../../../../adapters/server/contacts/contact-list.store.ts";
import { contactColumns } from "../../../../adapters/server/contacts/contact-row.ts";
import { type Database, makeDatabase } from "../../../../adapters/server/storage/database.ts";
import { openPostgres } from "../../../../adapters/server/storage/postgres.engine.ts";
import { Role } from "../../../../core/access/role.model.ts";
import { firstContacts } from "../../../../core/contacts/contact-query.model.ts";
import { ContactPage } from "../../../../core/contacts/contact.model.ts";
import { slowRuns } from "../../../setup/intensity.ts";
import { freshDatabase } from "../../../setup/postgres.ts";
import { noon, openEmbeddedDatabase } from "../harness.ts";
import { seedOrg } from "../two-orgs.ts";

const engines = {
  pglite: openEmbeddedDatabase,
  postgres: async (): Promise<Database> =>
    makeDatabase(await openPostgres(await freshDatabase(inject("postgresUrl"), "contact_text"), () => undefined)),
} as const;

const text = fc.oneof(
  fc.constantFrom("", " ", '"', "\\", "\u0001", "\t\n", "</script>", "Ünï 𝒳", "'"),
  fc.string({ unit: "binary", maxLength: 12 }).map((value) => value.replaceAll("\u0000", "")),
);
const moment = fc.option(fc.integer({ min: 1, max: 4_000_000_000 }));
const person = fc.record({
  first: text,
  last: text,
  email: fc.array(text, { maxLength: 2 }),
  mobile: fc.array(text, { maxLength: 2 }),
  tags: fc.array(text, { maxLength: 3 }),
  photo: fc.option(text),
  archived_at: moment,
  blocked_at: moment,
  fields: fc.record({ open: text, guarded: text, number: fc.integer() }, { requiredKeys: [] }),
});

describe.each(["pglite", "postgres"] as const)("The text of a contact in lists, on %s", (engine) => {
  let database: Database;
  let org = 0;
  beforeAll(async () => {
    database = await engines[engine]();
    ({ org } = await seedOrg(database, "texts"));
    await database.asSystem(async ({ db }) => {
      for (const [name, type, access] of [
        ["open", "text", "guest"],
        ["guarded", "id_number", "admin"],
        ["number", "number", null],
      ] as const)
        await sql`insert into fields (org_id, name, label, type, section, position, access, created_at, updated_at) values (${org}, ${name}, ${name}, ${type}, '', 0, ${access}, 1, 1)`.execute(
          db,
        );
    });
  });
  afterAll(() => database.close());

  it("should give each role what the columns of the contact give, whatever their values", async () => {
    await fc.assert(
      fc.asyncProperty(
        person,
        fc.constantFrom(...Object.keys(Role.keys).filter(Role.is)),
        async ({ first, last, email, mobile, tags, photo, archived_at, blocked_at, fields }, viewer) => {
          await database.asSystem(async ({ db }) => {
            await sql`delete from contacts where org_id = ${org}`.execute(db);
            await sql`insert into contacts (org_id, first_name, last_name, email, mobile, tags, photo, archived_at, blocked_at, fields, created_at, updated_at)
            values (${org}, ${first}, ${last}, ${email}, ${mobile}, ${tags}, ${photo}, ${archived_at}, ${blocked_at}, ${JSON.stringify(fields)}::jsonb, 5, 6)`.execute(
              db,
            );
          });
          const [page, rows] = await database.inOrg(org, async (tx) => [
            await contactPageText({ tx, viewer, now: noon }, { ...firstContacts, archived: archived_at !== null }),
            (await sql`select ${contactColumns(viewer)} from own_contacts c`.execute(tx.db)).rows,
          ]);
          const read: unknown = JSON.parse(E.getOrElse(() => "null")(page));
          expect(ContactPage.is(read)).toBe(true);
          expect(read).toMatchObject({ results: rows, count: 1, pages: 1 });
          expect(Object.keys(rows[0] ?? {}).length).toBe(ContactPage.is(read) ? Object.keys(read.results[0] ?? {}).length : 0);
        },
      ),
      { numRuns: slowRuns(60) },
    );
  });
});
