import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { sharedLessonEntry } from "../../../core/shared-lessons/shared-lesson-entry.rule.ts";
import type { Area } from "../contributions/area.ts";
import { containing } from "../storage/text-search.ts";
import { lessonFoldersOfLearner } from "./shared-lesson-folders.store.ts";

/** Learners read the files of published lessons in folders that are shared with their role. */
export const area: Area = {
  fileReader: {
    learner: async ({ tx, part }, { con_id }) => {
      const { folders, shared } = await lessonFoldersOfLearner(tx, con_id);
      if (shared.size === 0) return false;
      const contained = containing(part);
      const { rows } = await sql<{ folder_id: number | null }>`
        select distinct l.folder_id from lessons l join lesson_versions v on v.org_id = l.org_id and v.lesson_id = l.lesson_id and v.number = l.published_version
        where l.org_id = ${tx.org} and l.deleted_at is null and l.folder_id is not null and (v.banner_img like ${contained} or v.items::text like ${contained})`.execute(
        tx.db,
      );
      return rows.some(({ folder_id }) =>
        E.isRight(sharedLessonEntry({ offered: true, folder_id, folders, shared, begun: false, since: 0 })),
      );
    },
  },
};
