import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AuditPage } from "../../../../core/audit/audit-entry.model.ts";
import type { Client } from "../client.ts";
import { noon, type TestServer } from "../harness.ts";
import { type Engines, startBoth } from "../two-engines.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

let engines: Engines;
beforeAll(async () => {
  engines = await startBoth("audit_search");
});
afterAll(() => engines.close());

/** Numbers of the trail far behind the entries that setting up has written. */
const start = 100_000_000;

/** Entries with numbers and words of their own, as if much more had been written between them. */
const write = (
  { database }: TestServer,
  { org, owner }: TestOrg,
  entries: readonly { readonly seq: number; readonly town: string }[],
): Promise<void> =>
  database.asSystem(async ({ db }) => {
    await sql`alter table audit disable trigger user`.execute(db);
    await sql`
      insert into audit (org_id, at, actor_kind, actor_id, action, object_type, object_id, before, after, request_id, ip, seq, hash)
      select ${org}::bigint, ${noon}::bigint + r.seq - ${start}::bigint, 'staff', ${owner.user}::bigint, 'contact.update', 'contact', r.seq::text, null, jsonb_build_object('fields', jsonb_build_object('town', r.town)), 'test', '', r.seq, '\\x00'
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as r (seq bigint, town text)`.execute(db);
    await sql`alter table audit enable trigger user`.execute(db);
  });

describe.each(["pglite", "postgres"] as const)("Searching the trail on %s", (engine) => {
  let server: TestServer;
  let org: TestOrg;
  let owner: Client;
  let pages: number;

  const page = async (query: string): Promise<AuditPage> => {
    const { status, body } = await owner.get(`/api/audit?${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    if (!AuditPage.is(body)) throw new Error(JSON.stringify(body));
    return body;
  };
  const all = async (query: string): Promise<readonly string[]> => {
    const found: string[] = [];
    pages = 0;
    for (let before: string | null = ""; before !== null; pages += 1) {
      const read: AuditPage = await page(`${query}${before === "" ? "" : `&before=${before}`}`);
      found.push(...read.entries.map(({ record }) => record.id));
      before = read.next;
    }
    return found;
  };

  const sparse = Array.from({ length: 60 }, (_, at) => ({
    seq: start + at * 70_000,
    town: at === 1 || at === 58 ? "Rarewick" : "Elsewhere",
  }));
  const dense = Array.from({ length: 700 }, (_, at) => ({
    seq: start + 5_000_000 + at,
    town: at % 100 === 3 ? "Commonham Seldom" : "Commonham",
  }));

  beforeAll(async () => {
    server = engines[engine].server;
    org = await seedOrg(server.database, `find-${engine}`);
    owner = await server.as(org.owner);
    await write(server, org, [...sparse, ...dense]);
  });

  it("should find a rare word however old its entry is, and return how far it got before it continues", async () => {
    const first = await page("text=rarew");
    expect(first.entries.map(({ record }) => record.id)).toEqual([String(sparse[58]?.seq)]);
    expect(first.next).not.toBeNull();
    expect(first.searched).toBeGreaterThan(noon);
    const second = await page(`text=rarew&before=${first.next}`);
    expect(second.searched === null || second.searched < (first.searched ?? 0)).toBe(true);
    expect(await all("text=rarewick")).toEqual([sparse[58], sparse[1]].map((entry) => String(entry?.seq)));
    expect(pages).toBeGreaterThan(2);
  });

  it("should page through a common word without gaps or duplicates, newest first", async () => {
    expect(await all("text=commonh")).toEqual(dense.map(({ seq }) => String(seq)).toReversed());
    // Fourteen full pages, and three that look through what is older.
    expect(pages).toBe(17);
    expect(await all("text=commonham seldom")).toEqual(
      dense
        .filter(({ town }) => town.includes("Seldom"))
        .map(({ seq }) => String(seq))
        .toReversed(),
    );
  });

  it("should combine a text search with days, user and kind", async () => {
    const until = new Date((noon + 2_000_000) * 1000).toISOString().slice(0, 10);
    const early = await all(`text=elsewhere&to=${until}&who=person:${org.owner.user}&type=contact`);
    const end = Date.parse(`${until}T00:00:00Z`) / 1000 + 86_400;
    expect(early).toEqual(
      sparse
        .filter(({ seq, town }) => town === "Elsewhere" && noon + seq - start < end)
        .map(({ seq }) => String(seq))
        .toReversed(),
    );
    expect(await all(`text=rarewick&from=${until}`)).toEqual([String(sparse[58]?.seq)]);
    expect(await all("text=rarewick&who=learner:1")).toEqual([]);
    expect(await all("text=nowhere")).toEqual([]);
  });
});
