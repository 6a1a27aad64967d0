import { sql } from "kysely";
import { setTimeout as pause } from "node:timers/promises";
import { freshSecret } from "../auth/secret.crypto.ts";
import type { ContentStorage } from "../contents/content-storage.ts";
import { demoFiles } from "../contributions/contribution.ts";
import { loadContributions } from "../contributions/load-contributions.ts";
import type { Database, Tx } from "../storage/database.ts";
import type { Sealer } from "../storage/sealer.ts";
import { type Demo, type DemoContext, randomFrom } from "./demo.ts";

const seed = 4400;
const days = 24 * 3600;

const advisoryKey = 4_400_002;
const waitMs = 250;

/** Whether this transaction may seed: of several servers starting on one database only one does. */
const isFirst = async ({ db }: Tx): Promise<boolean> =>
  (await sql<{ held: boolean }>`select pg_try_advisory_xact_lock(${advisoryKey}) as held`.execute(db)).rows[0]?.held === true;

const fill = async (tx: Tx, now: number, parts: readonly Demo[], stores: Pick<DemoContext, "contents" | "sealer">): Promise<void> => {
  const features = ["include_portal", "tags", "teams", "workflows", "custom_objects", "portal_messaging"];
  const { org_id } = await tx.db
    .insertInto("orgs")
    .values({
      name: "Harbor Learning",
      domain: "harbor.example",
      is_demo: true,
      app_key: freshSecret(),
      plan: "pro",
      timezone: "America/New_York",
      features,
      analytics_integrations: ["events"],
      created_at: now - 400 * days,
    })
    .returning("org_id")
    .executeTakeFirstOrThrow();
  const context = { org: org_id, now, random: randomFrom(seed), ...stores };
  for (const part of parts) await part.seed(tx, context);
};

/**
 * Seeds an empty database with the demo organisation in one transaction; while another server holds the seeding lock, waits for it.
 * @param areas folders that hold one folder per area; by default those of the product
 * @param contents where contents of files are stored; absent where only the database is filled
 * @param sealer of the server; absent where secrets of the demo are never read
 * @returns whether this call seeded it
 */
export const seedDemo = async (
  database: Database,
  now: number,
  areas?: readonly string[],
  contents?: ContentStorage,
  sealer?: Sealer,
): Promise<boolean> => {
  const parts = (await loadContributions(demoFiles, areas)).toSorted((a, b) => a.place - b.place);
  for (;;) {
    const outcome = await database.asSystem(async (tx) => {
      if (!(await isFirst(tx))) return "another";
      const held = await tx.db.selectFrom("orgs").select("org_id").limit(1).execute();
      if (held.length > 0) return "there";
      await fill(tx, now, parts, { contents, sealer });
      return "filled";
    });
    if (outcome !== "another") return outcome === "filled";
    await pause(waitMs);
  }
};

/** The organisation to which benchmarks and `cygnet seed` add data: the first one. */
export const demoOrganisation = (database: Database): Promise<number> =>
  database.asSystem(
    async ({ db }) => (await db.selectFrom("orgs").select("org_id").orderBy("org_id").limit(1).executeTakeFirstOrThrow()).org_id,
  );
