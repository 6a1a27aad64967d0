import { sql } from "kysely";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeAudits } from "../../../../adapters/server/audit/audit.store.ts";
import { chainFindings } from "../../../../adapters/server/audit/chain-findings.ts";
import { headFindings } from "../../../../adapters/server/audit/head-findings.ts";
import { readHeads } from "../../../../adapters/server/audit/signed-heads.reader.ts";
import { signedHeads, signHeads } from "../../../../adapters/server/audit/signed-heads.store.ts";
import type { Database, Tx } from "../../../../adapters/server/storage/database.ts";
import { makeSealer } from "../../../../adapters/server/storage/sealer.ts";
import { noon, openTestDatabase } from "../harness.ts";
import { seedOrg } from "../two-orgs.ts";

const key = makeSealer(Buffer.alloc(32, 1)).keyFor("heads of the audit log");
const otherKey = makeSealer(Buffer.alloc(32, 2)).keyFor("heads of the audit log");

let database: Database;
let orgs: readonly number[] = [];

const write = (org: number, id: number) =>
  database.inOrg(org, (tx) =>
    writeAudits(tx, { actor: { kind: "system" }, request: { id: "r", ip: "", now: noon } }, [
      { action: "x.change", object_type: "x", object_id: id, before: null, after: { name: `value ${id}` } },
    ]),
  );

/** What the owner of the database does to rewrite history: a value is changed and every row after it linked anew, as the product does. */
const relink = async ({ db }: Tx, org: number): Promise<void> => {
  await sql`update audit set after = '{"name": "forged"}', seq = null, hash = null where org_id = ${org} and seq = 2`.execute(db);
  await sql`update audit set seq = null, hash = null where org_id = ${org} and seq > 2`.execute(db);
  await sql`update audit_heads set seq = 1, hash = (select hash from audit where org_id = ${org} and seq = 1) where org_id = ${org}`.execute(
    db,
  );
  await sql`select seal_audit(${org}, 0)`.execute(db);
};

/** What was found after a change that is rolled back. */
const found = async (change: (tx: Tx) => Promise<unknown>, exported: Parameters<typeof headFindings>[2] = null, by = key) => {
  const undo = new Error("rolled back");
  let findings: readonly { readonly ok: boolean; readonly what: string }[] = [];
  await database
    .asSystem(async (tx) => {
      await change(tx);
      findings = [...(await chainFindings(tx)), ...(await headFindings(tx, by, exported))];
      throw undo;
    })
    .catch((error: unknown) => expect(error).toBe(undo));
  return findings.map(({ ok }) => ok);
};

beforeAll(async () => {
  database = await openTestDatabase();
  orgs = [(await seedOrg(database, "a")).org, (await seedOrg(database, "b")).org];
  for (const org of orgs) for (const id of [1, 2, 3, 4]) await write(org, id);
  expect(await database.asSystem((tx) => signHeads(tx, key, noon))).toEqual([]);
});
afterAll(() => database.close());

describe("signed heads of the audit log", () => {
  it("should match a log that only grows, and be signed again as it grows", async () => {
    const before = await database.asSystem(signedHeads);
    expect(before.map(({ org_id, seq, at }) => [org_id, seq, at])).toEqual(orgs.map((org) => [org, 4, noon]));
    await write(orgs[0] ?? 0, 5);
    expect(await found(async () => undefined, before)).toEqual([true, true, true]);
    expect(await database.asSystem((tx) => signHeads(tx, key, noon + 60))).toEqual([]);
    expect((await database.asSystem(signedHeads)).map(({ seq, at }) => [seq, at])).toEqual([
      [5, noon + 60],
      [4, noon],
    ]);
    expect(await found(async () => undefined, before)).toEqual([true, true, true]);
  });

  it("should detect a row that was changed and linked again, which the chain alone does not", async () => {
    expect(await found((tx) => relink(tx, orgs[0] ?? 0))).toEqual([true, false]);
  });

  it("should detect that the last signed rows were deleted", async () => {
    const cut = async (tx: Tx) => {
      await sql`delete from audit where org_id = ${orgs[0]} and seq > 3`.execute(tx.db);
      await sql`update audit_heads set seq = 3, hash = (select hash from audit where org_id = ${orgs[0]} and seq = 3) where org_id = ${orgs[0]}`.execute(
        tx.db,
      );
    };
    expect(await found(cut)).toEqual([true, false]);
  });

  it.each([
    ["its hash", sql`update audit_signatures s set hash = (select hash from audit a where a.org_id = s.org_id and a.seq = 2)`],
    ["its place", sql`update audit_signatures set seq = 2`],
    ["its time", sql`update audit_signatures set at = at + 1`],
    ["its signature", sql`update audit_signatures set signature = 'forged'`],
    ["its organisation", sql`update audit_signatures set signature = (select max(signature) from audit_signatures)`],
  ] as const)("should detect that %s was changed", async (_, change) =>
    expect(await found((tx) => change.execute(tx.db))).toEqual([true, false]),
  );

  it("should not be signed over an altered log, nor with another key", async () => {
    const undo = new Error("rolled back");
    const org = orgs[0] ?? 0;
    const attempt = database.asSystem(async (tx) => {
      await relink(tx, org);
      await sql`select append_audit(${org}, '[{"at": 1, "actor_kind": "system", "action": "x", "object_type": "x", "object_id": "1", "request_id": "r", "ip": ""}]')`.execute(
        tx.db,
      );
      expect((await signHeads(tx, key, noon + 120)).map(({ head }) => head.org_id)).toEqual([org]);
      expect((await signHeads(tx, otherKey, noon + 120)).map(({ why }) => why)).toEqual(["was not signed with this server's secret key"]);
      expect((await signedHeads(tx)).every(({ at }) => at < noon + 120)).toBe(true);
      throw undo;
    });
    await expect(attempt).rejects.toBe(undo);
    expect(await found(async () => undefined, null, otherKey)).toEqual([true, false]);
  });

  it("should, stored elsewhere, detect a rewritten history whose signatures were deleted", async () => {
    const exported = await database.asSystem(signedHeads);
    const rewrite = async (tx: Tx) => {
      await sql`delete from audit_signatures`.execute(tx.db);
      await relink(tx, orgs[0] ?? 0);
      await signHeads(tx, key, noon + 120);
    };
    expect(await found(rewrite)).toEqual([true, true]);
    expect(await found(rewrite, exported)).toEqual([true, true, false]);
  });

  it("should be neither readable nor writable by a call", async () => {
    for (const statement of [sql`select * from audit_signatures`, sql`delete from audit_signatures`])
      await expect(database.inOrg(orgs[0] ?? 0, ({ db }) => statement.execute(db))).rejects.toThrow("permission denied");
  });

  it("should be read from a file, with the number of an invalid line", async () => {
    const folder = mkdtempSync(join(tmpdir(), "cygnet-heads-"));
    try {
      const file = join(folder, "heads");
      const heads = await database.asSystem(signedHeads);
      writeFileSync(file, heads.map((head) => `${JSON.stringify(head)}\n`).join(""));
      expect(await readHeads(file)).toEqual(heads);
      writeFileSync(file, `${JSON.stringify(heads[0])}\n{}\n`);
      await expect(readHeads(file)).rejects.toThrow("Line 2 of");
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
