import { sql } from "kysely";
import { sharedPath } from "../../../core/library/shared-folders.rule.ts";
import type { Area } from "../contributions/area.ts";
import { foldersOfLearner } from "./shared-folders.store.ts";

/** Learners read the files of folders that are shared with their role. */
export const area: Area = {
  fileReader: {
    learner: async ({ tx, part }, actor) => {
      const { rows } = await sql<{ folder_id: number | null }>`
        select f.folder_id from files f where f.org_id = ${tx.org} and f.con_id is null and f.deleted_at is null and f.address = ${part.split("/")[2] ?? ""}`.execute(
        tx.db,
      );
      const folder = rows[0]?.folder_id ?? null;
      if (folder === null) return false;
      const { folders, shared } = await foldersOfLearner(tx, actor.con_id);
      return sharedPath(folders, shared, folder) !== null;
    },
  },
};
