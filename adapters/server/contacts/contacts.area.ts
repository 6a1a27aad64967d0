import { sql } from "kysely";
import type { Area } from "../contributions/area.ts";
import { erasedRows } from "../contributions/erase.ts";
import { contactFileUses, ownPictures } from "./contact-file-columns.ts";
import { movedNotes } from "./moved-notes.ts";
import { movedRelations } from "./moved-relations.ts";
import { noteTimeline } from "./note-timeline.ts";
import { ownedContacts } from "./owned-contacts.ts";

/** The audit log names contacts; their notes and relations are merged, shown in timelines and erased with them; their pictures are files. */
export const area: Area = {
  recordNames: {
    contact: sql`select con_id::text as id, contact_name(first_name, last_name, email, mobile, con_id) as name, org_id from contacts where erased_at is null`,
  },
  ownedParts: [ownedContacts],
  mergeParts: [movedNotes, movedRelations],
  timelineParts: [noteTimeline],
  fileUses: [contactFileUses],
  fileReader: ownPictures,
  erase: erasedRows("contact_notes"),
};
