import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { type FieldViewer, isFieldHidden } from "../../../../core/fields/field-access.rule.ts";
import type { Field, FieldAccess } from "../../../../core/fields/field.model.ts";
import { maskedIdNumber } from "../../../../core/fields/id-number.rule.ts";
import { relatedRecord, RelatedRecordKey } from "../../../../core/tasks/related-record.model.ts";
import { slowRuns } from "../../../setup/intensity.ts";
import { engines } from "../groups/group-rows.ts";
import { seedOrg } from "../two-orgs.ts";

const accesses: readonly (FieldAccess | null)[] = [null, "admin", "guest"];
const viewers: readonly FieldViewer[] = ["owner", "admin", "user", "guest"];
const idNumber = fc.string({ unit: fc.constantFrom("A", "z", "7", "-", "é", "𝟙"), maxLength: 32 });
const key = fc.oneof(
  fc
    .tuple(fc.constantFrom("contacts", "campaigns", "triggers", "lessons"), fc.integer({ min: 1, max: 999_999_999_999_999 }))
    .map(([kind, id]) => `api/${kind}@${id}`),
  fc.constantFrom("api/contacts@x", "api/contacts@", "contacts@1", " api/contacts@1", "api/contacts@1 ", "api/contacts@-1"),
);

describe.each(engines(() => inject("postgresUrl"), "field_sql"))("rules of the database on %s", (_, open) => {
  let database: Database;
  let org: number;
  beforeAll(async () => {
    database = await open();
    ({ org } = await seedOrg(database, "rules"));
    const add = (name: string, type: string, access: FieldAccess | null, deletedAt: number | null) =>
      database.asSystem(({ db }) =>
        sql`insert into fields (org_id, name, label, type, access, deleted_at, created_at, updated_at) values (${org}, ${name}, ${name}, ${type}, ${access}, ${deletedAt}, 0, 0)`.execute(
          db,
        ),
      );
    for (const access of accesses) {
      await add(`held_${access ?? "all"}`, "string", access, null);
      await add(`gone_${access ?? "all"}`, "string", access, 1);
    }
    await add("badge", "id_number", "guest", null);
    await add("contactTeam", "list", "guest", null);
  });
  afterAll(() => database.close());

  it("should hide from each role what the rule hides: fields of other roles, deleted fields, and the team without the feature", async () => {
    for (const features of [["teams"], []]) {
      await database.asSystem(({ db }) => sql`update orgs set features = ${features}::text[] where org_id = ${org}`.execute(db));
      const { rows: fields } = await database.asSystem(({ db }) =>
        sql<
          Pick<Field, "name" | "access"> & { deleted_at: number | null }
        >`select name, access, deleted_at from fields where org_id = ${org}`.execute(db),
      );
      expect(fields.map(({ name }) => name)).toContain("contactTeam");
      for (const viewer of viewers) {
        const { rows } = await database.asSystem(({ db }) =>
          sql<{ hidden: readonly string[] }>`select hidden_fields(${org}, ${viewer}) as hidden`.execute(db),
        );
        const expected = fields.filter((field) => isFieldHidden(field, viewer, features)).map(({ name }) => name);
        expect([...(rows[0]?.hidden ?? [])].toSorted()).toEqual(expected.toSorted());
        expect(expected.includes("contactTeam")).toBe(features.length === 0);
      }
    }
  });

  it("should mask id numbers for guests as the rule does, and nothing else", async () => {
    await fc.assert(
      fc.asyncProperty(idNumber, fc.string({ unit: "grapheme-ascii" }), async (badge, other) => {
        const own = { badge, held_all: other, unknown: [badge] };
        const { rows } = await database.asSystem(({ db }) =>
          sql<{ seen: unknown }>`select guest_values(${org}, ${JSON.stringify(own)}::jsonb) as seen`.execute(db),
        );
        expect(rows[0]?.seen).toEqual({ ...own, badge: maskedIdNumber(badge) });
      }),
      { numRuns: slowRuns(60) },
    );
  });

  it("should find the contacts that a task refers to as the rule does", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(key, { maxLength: 6 }), async (keys) => {
        const { rows } = await database.asSystem(({ db }) =>
          sql<{ ids: readonly unknown[] }>`select contact_references(${keys}::text[]) as ids`.execute(db),
        );
        const named = keys.filter(RelatedRecordKey.is).flatMap((one) => relatedRecord(one) ?? []);
        expect(rows[0]?.ids.map(Number)).toEqual(named.flatMap(({ kind, id }) => (kind === "contacts" ? [id] : [])));
      }),
      { numRuns: slowRuns(60) },
    );
  });
});
