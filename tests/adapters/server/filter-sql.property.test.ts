import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { afterAll, beforeAll, describe, inject, it } from "vitest";
import type { Query } from "./filter-sql-agreement.ts";
import { expectAgreement, expectComplements } from "./filter-sql-agreement.ts";

type Engine = { readonly query: Query; readonly close: () => Promise<void> };

const embedded = async (): Promise<Engine> => {
  const database = await PGlite.create();
  return {
    query: async (text, params) => (await database.query<Record<string, unknown>>(text, [...params])).rows,
    close: () => database.close(),
  };
};

const server = async (): Promise<Engine> => {
  const client = new pg.Client({ connectionString: inject("postgresUrl") });
  await client.connect();
  return { query: async (text, params) => (await client.query<Record<string, unknown>>(text, [...params])).rows, close: () => client.end() };
};

describe.each([
  ["the embedded engine", embedded],
  ["PostgreSQL", server],
])("filters on %s", (_, open) => {
  const engine: { current: Engine | null } = { current: null };
  const query: Query = (text, params) => {
    if (engine.current === null) throw new Error("The engine is not open.");
    return engine.current.query(text, params);
  };

  beforeAll(async () => {
    engine.current = await open();
  });
  afterAll(() => engine.current?.close());

  it("should select the same contacts as memory [C5.12, C5.13, C5.14, C5.15, C5.16, C5.17, C5.18]", () => expectAgreement(query));

  it("should split all contacts in two by an operator and its negation [C5.12, C5.13, C5.14, C5.15, C5.16]", () => expectComplements(query));
});
