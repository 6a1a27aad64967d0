import { sql } from "kysely";
import { byNumber } from "../contributions/came-since.ts";
import type { MergePart } from "../contributions/merge-part.ts";
import { movedRows } from "../contributions/moved-rows.ts";

const rows = { table: "files", id: "file_id" };

/** Moves the files that a contact has uploaded. */
export const movedUploads: MergePart = {
  ...movedRows("uploads", 80, rows),
  ...byNumber({ ...rows, of: ({ kept }) => sql`con_id = ${kept}` }),
};
