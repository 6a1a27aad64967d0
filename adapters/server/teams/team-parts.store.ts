import type { TeamKind } from "../../../core/teams/team-kinds.rule.ts";
import type { TeamPart } from "../contributions/team-part.ts";
import { contactsPart } from "./contacts-part.store.ts";
import { groupsPart } from "./groups-part.store.ts";
import { linesPart } from "./lines-part.store.ts";
import { sharedPart } from "./shared-part.store.ts";

/** Everything that a team can have, by kind: the one list for counting, deleting and restoring. */
export const teamParts: Readonly<Record<TeamKind, TeamPart>> = {
  lines: linesPart,
  contacts: contactsPart,
  campaigns: sharedPart({ resource: "campaigns", table: "campaigns", id: "campaign_id" }),
  lessons: sharedPart({ resource: "lessons", table: "lessons", id: "lesson_id" }),
  folders: sharedPart({ resource: "lessons/folders", table: "lesson_folders", id: "folder_id" }),
  files: sharedPart({ resource: "files", table: "files", id: "file_id" }),
  file_folders: sharedPart({ resource: "files/folders", table: "file_folders", id: "folder_id" }),
  groups: groupsPart,
};
