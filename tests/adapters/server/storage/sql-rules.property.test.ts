import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { contactName } from "../../../../core/contacts/contact-name.rule.ts";
import { matchesSearch } from "../../../../core/contacts/contact-search.rule.ts";
import { normalContactValues } from "../../../../core/contacts/contact-values.rule.ts";
import { seesContact } from "../../../../core/contacts/contact-wall.rule.ts";
import { makesLoop } from "../../../../core/contacts/relation-loop.rule.ts";
import { type FieldViewer, isFieldHidden, learnerSeesField } from "../../../../core/fields/field-access.rule.ts";
import { fieldTypeKeys } from "../../../../core/fields/field-type.model.ts";
import { typedContact } from "../../../arbitraries/contacts.arb.ts";
import { slowRuns } from "../../../setup/intensity.ts";
import { addContacts, engines } from "../groups/group-rows.ts";
import { seedOrg } from "../two-orgs.ts";

const rollBack = new Error("enough seen");
const people = 8;
const anAccess = fc.constantFrom(null, "admin", "guest");
const aField = fc.record({
  name: fc.constantFrom("town", "pin", "assignedUser", "contactTeam"),
  type: fc.constantFrom(...fieldTypeKeys),
  access: anAccess,
  is_event: fc.boolean(),
  bucket: fc.constantFrom(null, "rep", "http", "others"),
  deleted_at: fc.constantFrom(null, 5),
});
const aTeam = fc.oneof(fc.constantFrom("1", "2", "12", 1, 2, null, true, ""), fc.constant([]), fc.constant({}));

describe.each(engines(() => inject("postgresUrl"), "sql_rules"))("SQL functions that equal core rules on %s", (_, open) => {
  let database: Database;
  let org = 0;
  let contacts: readonly number[] = [];
  beforeAll(async () => {
    database = await open();
    ({ org } = await seedOrg(database, "rules"));
    contacts = await database.inOrg(org, (tx) => addContacts(tx, org, people));
  });
  afterAll(() => database.close());

  it("should name a contact by contact_name and in contact_text as core does", async () => {
    await fc.assert(
      fc.asyncProperty(typedContact, fc.constantFrom("both", "first", "last", "none"), fc.boolean(), async ({ typed }, named, isMailed) => {
        const { first_name, last_name, email, mobile } = typed;
        const names = {
          ...(named === "none" || named === "last" ? {} : { first_name }),
          ...(named === "none" || named === "first" ? {} : { last_name }),
        };
        const values = normalContactValues({ ...names, ...(isMailed ? { email } : {}), mobile });
        if (values._tag === "Left") throw new Error("The contact should be fine.");
        const kept = { first_name: "", last_name: "", email: [], mobile: [], ...values.right };
        const { rows } = await database.asSystem(({ db }) =>
          sql`select contact_name(first, last, email, mobile, 7) as name, ('{' || contact_text(7, first, last, email, mobile, '{}', null, false, false, 1, 1, 1) || '}')::json ->> 'name' as text
            from (select ${kept.first_name}::text as first, ${kept.last_name}::text as last, ${kept.email}::text[] as email, ${kept.mobile}::text[] as mobile) given`.execute(
            db,
          ),
        );
        const expected = contactName({ ...kept, con_id: 7 });
        expect(rows).toEqual([{ name: expected, text: expected }]);
      }),
      { numRuns: slowRuns(60) },
    );
  });

  it("should match by fold_text as core does, whatever the case and the accents", async () => {
    const letters = fc.string({
      unit: fc.constantFrom("a", "A", "é", "É", "e", "ü", "U", "ñ", "N", "ç", "Å", "ö", "1", " ", "-", "."),
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(letters, letters, fc.boolean(), async (name, asked, atWordStart) => {
        const { rows } = await database.asSystem(({ db }) =>
          sql`select fold_text(${` ${name} `}) like '%' || fold_text(${`${atWordStart ? " " : ""}${asked}`}) || '%' as found`.execute(db),
        );
        expect(rows).toEqual([
          { found: matchesSearch({ first_name: name, last_name: "", email: [], mobile: [] }, [{ text: asked, atWordStart }]) },
        ]);
      }),
      { numRuns: slowRuns(100) },
    );
  });

  it("should find by leads_back the cycles that core finds", async () => {
    const parents = fc
      .array(fc.nat({ max: people }), { minLength: people, maxLength: people })
      .map((drawn) => drawn.map((parent, at) => (parent < at ? parent : null)));
    await fc.assert(
      fc.asyncProperty(parents, async (above) => {
        const parentOf = new Map(contacts.map((id, at) => [id, contacts[above[at] ?? -1]]));
        const check = database.inOrg(org, async ({ db }) => {
          const rows = contacts.flatMap((con_id) =>
            parentOf.get(con_id) === undefined
              ? []
              : [{ org_id: org, con_id, name: "friends", parent_id: parentOf.get(con_id) ?? 0, is_parent_there: true }],
          );
          if (rows.length > 0) await db.insertInto("contact_relations").values(rows).execute();
          const found = await sql<{ child: number; parent: number; loop: boolean }>`
            select child, parent, leads_back(${org}, 'friends', child, parent) as loop from unnest(${contacts}::bigint[]) child, unnest(${contacts}::bigint[]) parent`.execute(
            db,
          );
          expect(found.rows).toHaveLength(people * people);
          for (const { child, parent, loop } of found.rows)
            expect(loop, `${child} under ${parent}`).toBe(makesLoop(child, [parent], (id) => [parentOf.get(id) ?? []].flat()));
          throw rollBack;
        });
        await expect(check).rejects.toBe(rollBack);
      }),
      { numRuns: slowRuns(40) },
    );
  });

  it("should hide by hidden_fields what core hides from each role and from learners", async () => {
    const viewers: readonly FieldViewer[] = ["owner", "admin", "user", "guest", "learner"];
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(aField, { selector: ({ name }) => name, maxLength: 4 }),
        fc.constantFrom(["teams"], []),
        async (fields, features) => {
          const check = database.asSystem(async ({ db }) => {
            await sql`update orgs set features = ${features}::text[] where org_id = ${org}`.execute(db);
            await sql`delete from fields where org_id = ${org}`.execute(db);
            const dates = {
              org_id: org,
              options: null,
              share_editable: null,
              operators: null,
              custom_object_id: null,
              converting: null,
              created_at: 0,
              updated_at: 0,
            };
            if (fields.length > 0)
              await db
                .insertInto("fields")
                .values(fields.map((field) => ({ ...dates, ...field, label: field.name })))
                .execute();
            for (const viewer of viewers) {
              const { rows } = await sql<{ hidden: readonly string[] }>`select hidden_fields(${org}, ${viewer}) as hidden`.execute(db);
              const expected = fields.filter(
                (field) =>
                  isFieldHidden(field, viewer, features) ||
                  (viewer === "learner" && !learnerSeesField({ ...field, bucket_id: field.bucket })),
              );
              expect(rows[0]?.hidden.toSorted(), viewer).toEqual(expected.map(({ name }) => name).toSorted());
            }
            throw rollBack;
          });
          await expect(check).rejects.toBe(rollBack);
        },
      ),
      { numRuns: slowRuns(60) },
    );
  });

  it("should let guests and users with a row rule see by guest_sees the contacts that core lets them see", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.array(aTeam, { maxLength: 3 }), aTeam, fc.constant(undefined)),
        fc.uniqueArray(fc.constantFrom(1, 2, 12), { maxLength: 3 }),
        fc.constantFrom("guest" as const, "teams" as const, "assigned" as const),
        async (held, teams, rule) => {
          const fields = held === undefined ? {} : { contactTeam: held, assignedUser: held };
          const wall = rule === "guest" ? { rule, teams } : rule === "teams" ? { rule, teams, user: 2 } : { rule, user: 2 };
          const { rows } = await database.inOrg(
            org,
            ({ db }) => sql`select coalesce(guest_sees(${JSON.stringify(fields)}::jsonb), false) as sees`.execute(db),
            wall,
          );
          expect(rows).toEqual([{ sees: seesContact(wall, fields) }]);
        },
      ),
      { numRuns: slowRuns(60) },
    );
  });
});
