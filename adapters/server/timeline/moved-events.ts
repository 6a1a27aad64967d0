import { sql } from "kysely";
import { byNumber } from "../contributions/came-since.ts";
import type { MergePart } from "../contributions/merge-part.ts";
import { movedRows } from "../contributions/moved-rows.ts";

const rows = { table: "contact_events", id: "event_id" };

/** Moves a contact's events outside courses when contacts are merged. */
export const movedEvents: MergePart = {
  ...movedRows("events", 50, rows),
  ...byNumber({ ...rows, of: ({ kept }) => sql`con_id = ${kept}` }),
};
