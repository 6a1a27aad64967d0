import { sql } from "kysely";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { openEmbeddedDatabase } from "../harness.ts";
import { sqlFunctions } from "./sql-functions.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const textOf = (path: string): string => readFileSync(root + path, "utf8");
const functions = Object.entries(sqlFunctions);

let database: Database;
beforeAll(async () => {
  database = await openEmbeddedDatabase();
});
afterAll(() => database.close());

/** Functions and procedures of a migrated database, but for those of extensions. */
const inDatabase = async (): Promise<readonly string[]> => {
  const { rows } = await database.asSystem(({ db }) =>
    sql<{ name: string }>`
      select case when n.nspname = 'public' then '' else n.nspname || '.' end || p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`.execute(
      db,
    ),
  );
  return rows.map(({ name }) => name).toSorted();
};

describe("functions of the database", () => {
  it("should each have one definition and a line with the core rule that it equals, or the reason for none", async () => {
    expect(await inDatabase()).toEqual(Object.keys(sqlFunctions).toSorted());
  });

  it.each(functions.flatMap(([name, one]) => ("equals" in one ? [[name, one] as const] : [])))(
    "should be compared with the core rule by a property on both engines: %s",
    (name, { equals: [file, rule], property }) => {
      expect(existsSync(root + file), file).toBe(true);
      expect(textOf(file)).toMatch(new RegExp(`\\bconst ${rule}\\b`));
      expect(property).toMatch(/\.property\.test\.ts$/);
      expect(textOf(property)).toMatch(new RegExp(`\\b${name}\\b`));
      expect(textOf(property)).toContain("postgresUrl");
      expect(textOf(property)).toContain("fc.asyncProperty");
    },
  );

  it("should be checked by an existing test, if they decide something", () => {
    const tests = functions.flatMap(([, one]) => ("equals" in one || one.test === undefined ? [] : [one.test]));
    expect(tests.filter((path) => !existsSync(root + path))).toEqual([]);
  });
});
