import { sql } from "kysely";
import type { Tx } from "../../../adapters/server/storage/database.ts";
import { noon } from "./harness.ts";

/**
 * Adds a lesson without items that was published once.
 * @returns its id
 */
export const addPublishedLesson = async ({ db }: Tx, org: number, name: string): Promise<number> => {
  const { rows } = await sql<{ lesson_id: number }>`
    insert into lessons (org_id, uuid, name, created_at, updated_at) values (${org}, gen_random_uuid(), ${name}, ${noon}, ${noon}) returning lesson_id`.execute(
    db,
  );
  const id = Number(rows[0]?.lesson_id);
  await sql`insert into lesson_versions (org_id, lesson_id, number, kind, name, items, created_at) values (${org}, ${id}, 1, 'publish', ${name}, '[]', ${noon})`.execute(
    db,
  );
  await sql`update lessons set published_version = 1 where org_id = ${org} and lesson_id = ${id}`.execute(db);
  return id;
};
