import { CompiledQuery } from "kysely";
import { afterAll, beforeAll, describe, inject, it } from "vitest";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { engines } from "../groups/group-rows.ts";
import type { Query } from "./filter-sql-agreement.ts";
import { expectAgreement, expectComplements, expectEveryOperator, expectListsToldApart } from "./filter-sql-agreement.ts";

describe.each(engines(() => inject("postgresUrl"), "filter_sql"))("filters on %s", (_, open) => {
  let database: Database;
  const query: Query = (text, params) =>
    database.asSystem(async ({ db }) => (await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [...params]))).rows);

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it("should select the same contacts as memory [C5.12, C5.13, C5.14, C5.15, C5.16, C5.17, C5.18]", () => expectAgreement(query));

  it("should select the same by every operator of every field, also of contacts at its edges [C5.12, C5.13, C5.14, C5.15, C5.16, C5.17, C5.18]", () =>
    expectEveryOperator(query));

  it("should split all contacts in two by an operator and its negation [C5.12, C5.13, C5.14, C5.15, C5.16]", () =>
    expectComplements(query));

  it("should distinguish the texts of a list, whatever their characters [C5.12]", () => expectListsToldApart(query));
});
