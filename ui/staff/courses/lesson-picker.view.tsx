import type { Remote } from "../../../core/kernel/remote.ts";
import type { LessonCard } from "../../../core/lessons/lesson.model.ts";
import { coursesText } from "../../i18n/en/courses.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Checkbox } from "../../kit/checkbox.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SearchField } from "../../kit/search-field.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import styles from "./courses.module.css";

export type LessonPickerProps = {
  readonly lessons: Remote<readonly LessonCard[]>;
  readonly search: string;
  /** ids in the order in which they were chosen */
  readonly chosen: readonly number[];
  /** ids of the lessons that are in the course */
  readonly inCourse: ReadonlySet<number>;
  readonly isPending: boolean;
  readonly onSearch: (text: string) => void;
  readonly onToggle: (id: number) => void;
  readonly onAdd: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

/** Lessons of the library to add to a course, several at once; they are added in the order of choosing. */
export const LessonPickerView = ({
  lessons,
  search,
  chosen,
  inCourse,
  isPending,
  onSearch,
  onToggle,
  onAdd,
  onRetry,
  onClose,
}: LessonPickerProps) => {
  const text = useText(coursesText);
  const noteOf = ({ id, published_version }: LessonCard): string =>
    [inCourse.has(id) ? text("picker.inCourse") : null, published_version === null ? text("picker.draft") : null]
      .filter((note) => note !== null)
      .join(" · ");
  return (
    <Dialog
      title={text("picker.title")}
      isOpen
      isDirty={chosen.length > 0}
      onClose={onClose}
      footer={
        <Button kind="primary" isDisabled={chosen.length === 0} isPending={isPending} onPress={onAdd}>
          {chosen.length === 0 ? text("picker.nothing") : text("picker.action", { count: chosen.length })}
        </Button>
      }
    >
      <div className={styles["stack"]}>
        <SearchField label={text("picker.search")} placeholder={text("picker.search")} autoFocus value={search} onChange={onSearch} />
        <RemoteView remote={lessons} skeleton={<SkeletonLines lines={6} />} onRetry={onRetry}>
          {(known) =>
            known.length === 0 ? (
              <p className={styles["muted"]}>{text("picker.none")}</p>
            ) : (
              <div role="group" className={styles["options"]} aria-label={text("picker.list")}>
                {known.map((lesson) => (
                  <Checkbox
                    key={lesson.id}
                    isSelected={chosen.includes(lesson.id)}
                    note={noteOf(lesson)}
                    onChange={() => onToggle(lesson.id)}
                  >
                    {lesson.name}
                  </Checkbox>
                ))}
              </div>
            )
          }
        </RemoteView>
      </div>
    </Dialog>
  );
};
