import fc from "fast-check";
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { describe, expect, it } from "vitest";
import { filterCondition, filterToSql } from "../../../../adapters/server/filters/filter-sql.ts";
import { fold } from "../../../../core/filters/fold.rule.ts";
import { filterFields } from "../../../arbitraries/filters.arb.ts";

const asked = { now: 1_711_886_400, timezone: "UTC" };

const compiled = (document: unknown, options = {}): { readonly text: string; readonly params: readonly unknown[] } => {
  const statement = filterToSql(document, filterFields, { ...asked, ...options });
  if (statement._tag === "Left") throw new Error(statement.left.path);
  return statement.right;
};

describe("a filter as a condition of a query", () => {
  it("should bind every value and every name of a custom field, whatever their characters", () => {
    const operators = ["$eq", "$ne", "$contains", "$ncontains", "$starts", "$nstarts", "$ends", "$nends", "$in", "$nin"];
    const evil = fc
      .oneof(fc.constantFrom("'; drop table contacts; --", "$1", "\\'", '"', "%' or '1'='1", "x') or true --"), fc.string({ minLength: 1 }))
      .filter((text) => text.trim() !== "");
    fc.assert(
      fc.property(fc.constantFrom(...operators), evil, (operator, value) => {
        const statement = (field: string, text: string) =>
          filterToSql({ [field]: { [operator]: operator.endsWith("in") ? [text] : text } }, { [field]: "string" }, asked);
        // Letters alone have a case: a text without any is looked for as it stands.
        const harmless = statement("city", /[a-z]/i.test(fold(value)) ? "harmless" : "12");
        const attempted = statement(`f${value}`, value);
        const textOf = (made: typeof harmless): string => (made._tag === "Right" ? made.right.text : made.left.error);
        const impossible = /\0|\p{Surrogate}/u.test(value);
        if (impossible) expect(textOf(attempted)).toMatch(/FALSE/);
        else expect(textOf(attempted)).toBe(textOf(harmless));
      }),
    );
  });

  it("should number its parameters in order", () => {
    const { text, params } = compiled({ $and: [{ age: { $gt: 5 } }, { $or: [{ con_id: 7 }, { vip: true }] }] });
    expect(text).toMatch(/^\(.*\$1::text.*\$2::text.*\$3::float8.* AND \(.*\$4::float8.* OR .*\$5::text.*\$6::boolean.*\)\)$/);
    expect(params).toEqual(["age", "age", 5, 7, "vip", true]);
  });

  it("should be true for all contacts or none where it is constant", () => {
    expect([compiled({ $and: [] }), compiled({ $or: [] })]).toEqual([
      { text: "TRUE", params: [] },
      { text: "FALSE", params: [] },
    ]);
  });

  it("should read its columns from the given table", () => {
    expect(compiled({ first_name: { $any: true } }, { table: 'c"x' }).text).toContain('"c""x"."first_name"');
  });

  it("should take activity from the given source", () => {
    const document = { $activity: { activity: "shared" } };
    expect(compiled(document, { activity: () => [3, 4] })).toEqual({ text: '"contacts".con_id = ANY($1::bigint[])', params: [[3, 4]] });
    expect(filterToSql(document, filterFields, asked)).toMatchObject({ _tag: "Left", left: { path: "$activity" } });
  });

  it("should report the errors of a document", () => {
    expect(filterToSql({ age: { $starts: "1" } }, filterFields, asked)).toMatchObject({ _tag: "Left", left: { path: "age.$starts" } });
  });

  it("should work in the where clause of a Kysely query", () => {
    const database = new Kysely<{ contacts: { con_id: number } }>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    });
    const condition = filterCondition({ con_id: { $gte: 7 } }, filterFields, asked);
    if (condition._tag === "Left") throw new Error(condition.left.error);
    const query = database.selectFrom("contacts").select("con_id").where("con_id", "<", 9).where(condition.right).compile();
    expect(query.sql).toBe(
      'select "con_id" from "contacts" where "con_id" < $1 and COALESCE(("contacts"."con_id")::float8 >= $2::float8, FALSE)',
    );
    expect(query.parameters).toEqual([9, 7]);
  });
});
