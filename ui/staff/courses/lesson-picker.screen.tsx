import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { useMemo, useState } from "react";
import { firstLessons } from "../../../core/lessons/lesson-query.model.ts";
import { LessonStore } from "../../../core/lessons/lessons.port.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { LessonPickerView } from "./lesson-picker.view.tsx";

type PickerProps = {
  readonly inCourse: ReadonlySet<number>;
  readonly onAdd: (lessons: readonly number[]) => Promise<void>;
  readonly onClose: () => void;
};

const waitMs = 150;
const lately = { ...firstLessons, all: true, sort: "-updated", limit: 50 } as const;

/** The dialog that adds lessons: those edited lately, or those that match a search. */
export const LessonPicker = ({ inCourse, onAdd, onClose }: PickerProps) => {
  const store = useService(LessonStore);
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [isPending, setPending] = useState(false);
  const ask = useMemo(
    () => (words: string) =>
      pipe(
        store.list({ ...lately, search: words }),
        TE.map(({ results }) => results),
      ),
    [store],
  );
  const { answer, again } = useAnswer(ask, search.trim(), search === "" ? 0 : waitMs);
  const add = async (): Promise<void> => {
    setPending(true);
    await onAdd(chosen);
    setPending(false);
    onClose();
  };
  return (
    <LessonPickerView
      lessons={answer}
      search={search}
      chosen={chosen}
      inCourse={inCourse}
      isPending={isPending}
      onSearch={setSearch}
      onToggle={(id) => setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]))}
      onAdd={() => void add()}
      onRetry={again}
      onClose={onClose}
    />
  );
};
