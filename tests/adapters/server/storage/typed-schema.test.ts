import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { openEmbeddedDatabase } from "../harness.ts";
import { schemaDifferences, storedSchema, type StoredColumn } from "./stored-schema.ts";
import { typedSchema } from "./typed-schema.ts";

let database: Database;
beforeAll(async () => {
  database = await openEmbeddedDatabase();
});
afterAll(() => database.close());

describe("the type of the database", () => {
  it("should have exactly the tables and columns of a migrated database, with their types and nulls", async () => {
    const stored = await storedSchema(database);
    expect(stored.size).toBeGreaterThan(500);
    expect(schemaDifferences(typedSchema(), stored)).toEqual([]);
  });

  it("should differ from a database that differs in anything", () => {
    const plain: StoredColumn = { kind: "string", isNullable: false, isOptional: false, isGenerated: false };
    const typed = { kinds: ["string"], isNullable: false, insert: "required" } as const;
    const told = (
      column: Partial<StoredColumn>,
      declared: Partial<typeof typed> | { readonly insert: "optional" | "never" } | { readonly kinds: readonly string[] } = {},
    ) => schemaDifferences(new Map([["a.b", { ...typed, ...declared }]]), new Map([["a.b", { ...plain, ...column }]]));
    expect(told({})).toEqual([]);
    expect(told({ kind: "number" })).toEqual(["a.b: is number, typed string"]);
    expect(told({ kind: "json" })).toEqual(["a.b: is json, typed string"]);
    expect(told({ kind: "json" }, { kinds: ["unknown"] })).toEqual([]);
    expect(told({ isNullable: true, isOptional: true })).toEqual(["a.b: may be null"]);
    expect(told({}, { insert: "optional" })).toEqual(["a.b: has to be inserted"]);
    expect(told({}, { insert: "never" })).toEqual(["a.b: is no generated column"]);
    expect(told({ isGenerated: true, isOptional: true })).toEqual(["a.b: cannot be inserted"]);
    expect(schemaDifferences(new Map([["a.b", typed]]), new Map([["a.c", plain]]))).toEqual([
      "a.c: has no type",
      "a.b: is not in the database",
    ]);
  });
});
