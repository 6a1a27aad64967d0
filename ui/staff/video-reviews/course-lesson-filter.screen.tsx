import { useMemo, useState } from "react";
import { latestValue } from "../../../core/kernel/remote.ts";
import { TriggerCalls } from "../../../core/triggers/triggers.port.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { CourseLessonFilterView } from "./course-lesson-filter.view.tsx";

type CourseLessonFilterProps = {
  /** the lesson of the library */
  readonly lesson: number;
  /** the lesson of a course; null for those of all */
  readonly chosen: number | null;
  readonly onChoose: (trigger: number | null) => void;
};

const mostNames = 25;
const waitMs = 200;

/** Chooses a lesson across the courses that have it; the server finds it by the words that are typed. */
export const CourseLessonFilterScreen = ({ lesson, chosen, onChoose }: CourseLessonFilterProps) => {
  const triggers = useService(TriggerCalls);
  const [typed, setTyped] = useState("");
  const ask = useMemo(() => (search: string) => triggers.names({ search, lesson, limit: mostNames }), [triggers, lesson]);
  const { answer } = useAnswer(ask, typed, typed === "" ? 0 : waitMs);
  return (
    <CourseLessonFilterView
      found={latestValue(answer) ?? []}
      failure={answer.tag === "failed" ? answer.failure : null}
      chosen={chosen}
      onTyped={setTyped}
      onChoose={onChoose}
    />
  );
};
