import { sql } from "kysely";
import { byNumber } from "../contributions/came-since.ts";
import type { MergePart } from "../contributions/merge-part.ts";
import { movedRows } from "../contributions/moved-rows.ts";

const rows = { table: "threads", id: "thread_id" };

/** Moves conversations with their messages when contacts are merged. */
export const movedThreads: MergePart = {
  ...movedRows("conversations", 62, rows),
  ...byNumber({ ...rows, of: ({ kept }) => sql`con_id = ${kept}` }),
};
