import type { CampaignAction } from "../campaigns/campaign-tools.model.ts";
import type { CourseEdit } from "./course-edit.model.ts";

/** The edit that an action on several courses makes of each; null where learners find nothing changed. */
export const editOfAction = (action: CampaignAction): CourseEdit | null => {
  switch (action) {
    case "pause":
    case "resume":
      return { of: "course", paused: action === "pause" };
    case "archive":
    case "unarchive":
      return { of: "course", archived: action === "archive" };
    case "delete":
      return { of: "course", deleted: true };
    case "restore":
    case "copy":
      return null;
  }
};
