import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadAreas } from "../../../../adapters/server/contributions/load-areas.ts";
import { withKindsOf } from "../../../../adapters/server/org-export/org-export.job.ts";
import { tablesOfOrgs } from "../../../../adapters/server/organisation/erase-org.store.ts";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import type { ExportedKinds } from "../../../../core/org-export/exported-kind.model.ts";
import { leftOutTables } from "../../../../core/org-export/left-out-tables.rule.ts";
import { openTestDatabase } from "../harness.ts";

let database: Database;
let exportedKinds: ExportedKinds;
beforeAll(async () => {
  exportedKinds = withKindsOf(await loadAreas());
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Names of columns that may hold what lets somebody in or signs something. */
const secretName = /hash$|sealed|secret|token|password|pin_|private|^key$|_key$|^code$|oidc|app_key/;
/** Columns with such a name that hold no secret. */
const harmless = ["audit.hash", "sender_domains.public_key", "rep_values.user_key", "imports.holds_secrets", "portal_notices.key"];

describe("the kinds of a whole export", () => {
  it("should name every table of organisations once: exported, or left out with a reason", async () => {
    const tables = await database.asSystem(tablesOfOrgs);
    const named = [...Object.keys(exportedKinds), ...Object.keys(leftOutTables)];
    expect(named.toSorted()).toEqual([...tables].toSorted());
    expect(Object.values(leftOutTables).filter((reason) => reason.length < 10)).toEqual([]);
  });

  it("should write each kind to a file of its own", () => {
    const files = Object.values(exportedKinds).map(({ file }) => file);
    expect(new Set(files).size).toBe(files.length);
  });

  it("should leave out each column that may hold a secret, and name only columns that exist", async () => {
    const { rows } = await database.asSystem(({ db }) =>
      sql<{ table: string; column: string }>`
        select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'`.execute(db),
    );
    const told = rows.filter(({ table, column }) => {
      const kind = exportedKinds[table];
      return kind !== undefined && table !== "contacts" && !(kind.without ?? []).includes(column);
    });
    const risky = told.filter(({ column }) => secretName.test(column)).map(({ table, column }) => `${table}.${column}`);
    expect(risky.filter((name) => !harmless.includes(name) && !name.endsWith(".create_key"))).toEqual([]);
    const known = new Set(rows.map(({ table, column }) => `${table}.${column}`));
    const without = Object.entries(exportedKinds).flatMap(([table, kind]) => (kind.without ?? []).map((column) => `${table}.${column}`));
    expect(without.filter((name) => !known.has(name))).toEqual([]);
  });
});
