import type { LessonSettings } from "../../../core/lessons/check/lesson-settings.model.ts";
import { writeAudit } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";
import type { LessonCall } from "./lesson-row.ts";

/** The settings of the organisation for lessons. */
export const lessonSettingsOf = async ({ db, org }: Tx): Promise<LessonSettings> => {
  const row = await db.selectFrom("orgs").select("lesson_check").where("org_id", "=", org).executeTakeFirst();
  return { check_before_publishing: row?.lesson_check ?? false };
};

/** Stores the settings, with an audit log entry where they differ. */
export const putLessonSettings = async (
  call: Pick<LessonCall, "tx" | "actor" | "request">,
  after: LessonSettings,
): Promise<LessonSettings> => {
  const { tx, actor } = call;
  const before = await lessonSettingsOf(tx);
  if (before.check_before_publishing === after.check_before_publishing) return before;
  await tx.db.updateTable("orgs").set({ lesson_check: after.check_before_publishing }).where("org_id", "=", tx.org).execute();
  await writeAudit(tx, call, { action: "org.lesson_settings", object_type: "org", object_id: actor.org_id, before, after });
  return after;
};
