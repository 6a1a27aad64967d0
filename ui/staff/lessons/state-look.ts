import { CircleCheck, CircleDashed, PencilLine } from "lucide-react";
import type { LessonState } from "../../../core/lessons/lesson-query.model.ts";
import type { Icon } from "../../kit/icon.ts";
import type { Tone } from "../../kit/pill.view.tsx";

/** How the states of lessons are shown. */
export const stateLooks: Readonly<Record<LessonState, { readonly icon: Icon; readonly tone: Tone }>> = {
  published: { icon: CircleCheck, tone: "success" },
  changed: { icon: PencilLine, tone: "warning" },
  unpublished: { icon: CircleDashed, tone: "neutral" },
};
