import { sql } from "kysely";
import type { LessonCall } from "./lesson-row.ts";

const keptSeconds = 86_400;

/**
 * Notes an attempt at a change, and forgets the organisation's attempts of the day before.
 * @param key null for a request without one
 * @returns false where a request with this key is done already
 */
export const beginAttempt = async (
  { tx, request }: Pick<LessonCall, "tx" | "request">,
  lesson: number,
  key: string | null,
): Promise<boolean> => {
  if (key === null) return true;
  await sql`delete from lesson_attempts where org_id = ${tx.org} and created_at < ${request.now - keptSeconds}`.execute(tx.db);
  const { rows } = await sql`
    insert into lesson_attempts (org_id, attempt_key, lesson_id, created_at) values (${tx.org}, ${key}::uuid, ${lesson}, ${request.now})
    on conflict do nothing returning 1 as noted`.execute(tx.db);
  return rows.length > 0;
};
