import { Circle, CircleCheck, CirclePlay, Lock } from "lucide-react";
import type { LessonState } from "../../../core/learning/course.model.ts";
import type { Icon } from "../../kit/icon.ts";
import type { Tone } from "../../kit/pill.view.tsx";

/** The picture and color of a lesson's state. */
export const lessonLooks = {
  done: { icon: CircleCheck, tone: "success" },
  current: { icon: CirclePlay, tone: "primary" },
  open: { icon: Circle, tone: "neutral" },
  locked: { icon: Lock, tone: "neutral" },
} as const satisfies Record<LessonState, { readonly icon: Icon; readonly tone: Tone }>;
