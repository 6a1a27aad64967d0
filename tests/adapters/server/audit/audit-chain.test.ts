import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closeTrail, writeAudits } from "../../../../adapters/server/audit/audit.store.ts";
import { chainFindings } from "../../../../adapters/server/audit/chain-findings.ts";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { noon, openTestDatabase } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

let database: Database;
let org: TestOrg;
beforeAll(async () => {
  database = await openTestDatabase();
  org = await seedOrg(database, "a");
  const other = await seedOrg(database, "b");
  const doer = { actor: { kind: "system" }, request: { id: "r", ip: "", now: noon } } as const;
  const entries = [1, 2, 3].map((id) => ({
    action: "x.change",
    object_type: "x",
    object_id: id,
    before: { name: "old", inner: { password: "hidden" } },
    after: { name: "new" },
  }));
  for (const one of [org, other, org]) await database.inOrg(one.org, (tx) => writeAudits(tx, doer, entries));
});
afterAll(() => database.close());

/** What the doctor says after a change that is taken back again. */
const after = async (change: ReturnType<typeof sql>): Promise<boolean> => {
  const undo = new Error("taken back");
  let isWhole = true;
  await database
    .asSystem(async (tx) => {
      await change.execute(tx.db);
      isWhole = (await chainFindings(tx)).every(({ ok }) => ok);
      throw undo;
    })
    .catch((error: unknown) => expect(error).toBe(undo));
  return isWhole;
};

describe("the audit log", () => {
  it("should number the rows of each organisation without a gap and verify as intact", async () => {
    const rows = await database.asSystem(({ db }) =>
      sql<{ org_id: number; seq: number }>`select org_id, seq from audit order by org_id, seq`.execute(db),
    );
    expect(rows.rows.filter(({ org_id }) => org_id === org.org).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await after(sql`select 1`)).toBe(true);
  });
  it("should mask secrets at any depth", async () => {
    const { rows } = await database.asSystem(({ db }) =>
      sql<{ n: number }>`select count(*) as n from audit where before::text like '%hidden%'`.execute(db),
    );
    expect(rows[0]?.n).toBe(0);
  });
  it.each([
    ["a value", sql`update audit set after = '{"name": "forged"}' where seq = 2`],
    ["who did it", sql`update audit set actor_id = 7 where seq = 4`],
    ["a row taken out", sql`delete from audit where seq = 3`],
    ["the last row taken out", sql`delete from audit where seq = 6`],
    ["two rows changing places", sql`update audit set seq = -seq where seq in (2, 3)`],
  ] as const)("should detect that %s was changed outside the product", async (_, change) => expect(await after(change)).toBe(false));
  it("should be append-only for the application", async () => {
    for (const statement of [
      sql`update audit set ip = 'x'`,
      sql`delete from audit`,
      sql`update audit_heads set seq = 0`,
      sql`insert into audit (org_id, at, actor_kind, action, object_type, object_id, request_id, ip, seq, hash) values (${org.org}, 1, 'system', 'x', 'x', '1', 'r', '', 99, '')`,
    ])
      await expect(database.inOrg(org.org, ({ db }) => statement.execute(db))).rejects.toThrow(/permission denied/);
  });
  it("should be linked by a transaction that ends with its entries, after its own unlinked rows, and continue from there", async () => {
    const doer = { actor: { kind: "system" }, request: { id: "r", ip: "", now: noon } } as const;
    const entry = (id: string) => ({
      action: "y.change",
      object_type: "y",
      object_id: id,
      before: null,
      after: { name: "Ünï", password: "hidden" },
    });
    const { org: third } = await seedOrg(database, "c");
    await database.inOrg(third, (tx) => closeTrail(tx, []));
    await database.inOrg(third, (tx) =>
      closeTrail(
        tx,
        [entry("1"), entry("2")].map((one) => ({ doer, entry: one })),
      ),
    );
    await database.inOrg(third, async (tx) => {
      await writeAudits(tx, doer, [entry("4")]);
      await closeTrail(tx, [{ doer, entry: entry("3") }]);
    });
    await database.inOrg(third, (tx) => writeAudits(tx, doer, [entry("5")]));
    const { rows } = await database.asSystem(({ db }) =>
      sql<{
        object_id: string;
        seq: number;
        after: unknown;
      }>`select object_id, seq, after from audit where org_id = ${third} order by seq`.execute(db),
    );
    expect(rows.map(({ object_id, seq }) => `${seq} ${object_id}`)).toEqual(["1 1", "2 2", "3 3", "4 4", "5 5"]);
    expect(rows[0]?.after).toEqual({ name: "Ünï", password: "[secret]" });
    expect(await after(sql`select 1`)).toBe(true);
    expect(await after(sql`update audit set at = 1 where org_id = ${third} and seq = 2`)).toBe(false);
  });
  it("should be written by a transaction only for its own organisation", async () => {
    await expect(database.inOrg(org.org, ({ db }) => sql`select append_audit(${org.org + 1}, '[]')`.execute(db))).rejects.toThrow(
      /its own organisation alone/,
    );
  });
});
