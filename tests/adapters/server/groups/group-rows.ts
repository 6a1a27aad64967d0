import { type Database, makeDatabase, type Tx } from "../../../../adapters/server/storage/database.ts";
import { openPostgres } from "../../../../adapters/server/storage/postgres.engine.ts";
import type { ActivityEvent } from "../../../../core/filters/activity-event.model.ts";
import { freshDatabase } from "../../../setup/postgres.ts";
import { noon, openEmbeddedDatabase } from "../harness.ts";

/**
 * A migrated database of its own on PostgreSQL.
 * @param url of the server
 */
export const openOnPostgres = async (url: string, name: string): Promise<Database> =>
  makeDatabase(await openPostgres(await freshDatabase(url, name), () => undefined));

/**
 * A migrated database on each engine.
 * @param url of the PostgreSQL server
 */
export const engines = (url: () => string, name: string): readonly (readonly [string, () => Promise<Database>])[] => [
  ["the embedded engine", openEmbeddedDatabase],
  ["PostgreSQL", () => openOnPostgres(url(), name)],
];

/**
 * Adds contacts who are called C1, C2 and so on.
 * @returns their con_ids
 */
export const addContacts = async ({ db }: Tx, org: number, howMany: number): Promise<readonly number[]> => {
  const plain = {
    last_name: "",
    email: [],
    mobile: [],
    photo: null,
    password_hash: null,
    language: null,
    archived_at: null,
    deleted_at: null,
    created_at: noon,
    updated_at: noon,
  };
  const rows = Array.from({ length: howMany }, (_, index) => ({ ...plain, org_id: org, first_name: `C${index + 1}` }));
  return (await db.insertInto("contacts").values(rows).returning("con_id").execute()).map(({ con_id }) => con_id);
};

/** Records what contacts did, in the order given. */
export const addEvents = async ({ db }: Tx, org: number, events: readonly ActivityEvent[]): Promise<void> => {
  const text = (id: string | number | null): string | null => (id === null ? null : String(id));
  const rows = events.map(({ watched, campaign, lesson, item, ...event }) => ({
    ...event,
    org_id: org,
    campaign: text(campaign),
    lesson: text(lesson),
    item: text(item),
    watched_from: watched?.from ?? null,
    watched_to: watched?.to ?? null,
    watched_start: watched?.start ?? null,
    watched_end: watched?.end ?? null,
  }));
  if (rows.length > 0) await db.insertInto("contact_events").values(rows).execute();
};
