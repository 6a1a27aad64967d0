import type { CampaignStatus } from "./campaign-status.rule.ts";

/** The state of a course as lists name it, in the order in which the conditions are checked. */
export const courseStates = ["archived", "draft", "paused", "scheduled", "ended", "live"] as const;
export type CourseState = (typeof courseStates)[number];

/** Archived, then draft, then paused, else its status by time. */
export const courseState = ({
  archived_at,
  draft,
  paused,
  status,
}: {
  readonly archived_at: number | null;
  readonly draft: boolean;
  readonly paused: boolean;
  readonly status: CampaignStatus;
}): CourseState => {
  if (archived_at !== null) return "archived";
  if (draft) return "draft";
  return paused && status !== "ended" ? "paused" : status;
};
