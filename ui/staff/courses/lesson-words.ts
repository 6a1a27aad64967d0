import type { CampaignTrigger } from "../../../core/campaigns/campaign-record.model.ts";
import { coursesText } from "../../i18n/en/courses.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";

/** The name of a lesson in a course. */
export const lessonName = ({ name, lesson_name }: Pick<CampaignTrigger, "name" | "lesson_name">): string =>
  name === "" ? lesson_name : name;

/** A time of day as the user's language writes it. */
const useTime = (): ((clock: string) => string) => {
  const format = new Intl.DateTimeFormat(useLanguage(), { timeStyle: "short", timeZone: "UTC" });
  return (clock) => format.format(Date.parse(`1970-01-01T${clock}:00Z`));
};

/** When a lesson opens, in words. */
export const useReleaseWords = (): ((trigger: CampaignTrigger) => string) => {
  const text = useText(coursesText);
  const time = useTime();
  const day = new Intl.DateTimeFormat(useLanguage(), { dateStyle: "medium", timeZone: "UTC" });
  return ({ release, join_delay, start_date, start_at, automatic }) => {
    if (!automatic) return text("lessons.byStaff");
    const at = time(start_at ?? "09:00");
    if (release === "immediately") return text("release.immediately");
    if (release === "delay")
      return (join_delay ?? 0) === 0 ? text("release.delayNone", { at }) : text("release.delay", { count: join_delay ?? 0, at });
    return start_date === null
      ? text("release.dateUnknown")
      : text("release.date", { date: day.format(Date.parse(`${start_date}T00:00:00Z`)), at });
  };
};
