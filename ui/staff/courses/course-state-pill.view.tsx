import { Archive, CalendarClock, CircleCheck, CircleStop, Pause, PencilLine } from "lucide-react";
import type { CourseState } from "../../../core/campaigns/course-state.rule.ts";
import { coursesText } from "../../i18n/en/courses.ts";
import { useText } from "../../i18n/use-text.ts";
import { Pill } from "../../kit/pill.view.tsx";

const looks = {
  archived: { icon: Archive, tone: "neutral" },
  draft: { icon: PencilLine, tone: "neutral" },
  paused: { icon: Pause, tone: "warning" },
  scheduled: { icon: CalendarClock, tone: "info" },
  ended: { icon: CircleStop, tone: "neutral" },
  live: { icon: CircleCheck, tone: "success" },
} as const;

/** The state of a course as a word. */
export const CourseStatePill = ({ state }: { readonly state: CourseState }) => (
  <Pill {...looks[state]}>{useText(coursesText)(`state.${state}`)}</Pill>
);
