import { CircleCheck, LogOut, Pause, Play } from "lucide-react";
import type { LearnerStatus } from "../../../core/enrolments/enrolment.model.ts";
import { enrolmentsText } from "../../i18n/en/enrolments.ts";
import { useText } from "../../i18n/use-text.ts";
import { Pill } from "../../kit/pill.view.tsx";

const looks = {
  current: { icon: Play, tone: "primary" },
  completed: { icon: CircleCheck, tone: "success" },
  left: { icon: LogOut, tone: "neutral" },
} as const;

/** Where a contact stands in a course, as a word. */
export const LearnerPill = ({ status, isPaused }: { readonly status: LearnerStatus; readonly isPaused: boolean }) => {
  const text = useText(enrolmentsText);
  if (isPaused && status === "current")
    return (
      <Pill icon={Pause} tone="warning">
        {text("status.paused")}
      </Pill>
    );
  return <Pill {...looks[status]}>{text(`status.${status}`)}</Pill>;
};
