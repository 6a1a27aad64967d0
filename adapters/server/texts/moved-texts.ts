import { sql } from "kysely";
import { byNumber } from "../contributions/came-since.ts";
import type { MergePart } from "../contributions/merge-part.ts";
import { movedRows } from "../contributions/moved-rows.ts";

const rows = { table: "received_texts", id: "text_id" };

/** Moves what came by text when contacts are merged. */
export const movedTexts: MergePart = {
  ...movedRows("texts", 64, rows),
  ...byNumber({ ...rows, of: ({ kept }) => sql`con_id = ${kept}` }),
};
