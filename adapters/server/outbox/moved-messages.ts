import { sql } from "kysely";
import { byNumber } from "../contributions/came-since.ts";
import type { MergePart } from "../contributions/merge-part.ts";
import { movedRows } from "../contributions/moved-rows.ts";

const rows = { table: "outbox", id: "message_id" };

/** Moves messages that staff sent to a contact when contacts are merged. */
export const movedMessages: MergePart = {
  ...movedRows("messages", 60, rows),
  ...byNumber({ ...rows, of: ({ kept }) => sql`con_id = ${kept}` }),
};
