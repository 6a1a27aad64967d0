import type { CampaignTrigger } from "../../../core/campaigns/campaign-record.model.ts";
import { coursesText } from "../../i18n/en/courses.ts";
import { useDates } from "../../i18n/use-dates.ts";
import { useText } from "../../i18n/use-text.ts";

/** The name of a lesson in a course. */
export const lessonName = ({ name, lesson_name }: Pick<CampaignTrigger, "name" | "lesson_name">): string =>
  name === "" ? lesson_name : name;

/** When a lesson opens, in words. */
export const useReleaseWords = (): ((trigger: CampaignTrigger) => string) => {
  const text = useText(coursesText);
  const dates = useDates();
  return ({ release, join_delay, start_date, start_at, automatic }) => {
    if (!automatic) return text("lessons.byStaff");
    const at = dates.plain(`1970-01-01T${start_at ?? "09:00"}`, { timeStyle: "short" });
    if (release === "immediately") return text("release.immediately");
    if (release === "delay")
      return (join_delay ?? 0) === 0 ? text("release.delayNone", { at }) : text("release.delay", { count: join_delay ?? 0, at });
    return start_date === null
      ? text("release.dateUnknown")
      : text("release.date", { date: dates.plain(start_date, { dateStyle: "medium" }), at });
  };
};
