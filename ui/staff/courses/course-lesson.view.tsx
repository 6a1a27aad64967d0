import { EllipsisVertical, GripVertical } from "lucide-react";
import type { DragEvent, KeyboardEvent } from "react";
import type { CampaignTrigger } from "../../../core/campaigns/campaign-record.model.ts";
import { coursesText } from "../../i18n/en/courses.ts";
import { useText } from "../../i18n/use-text.ts";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { Menu } from "../../kit/menu.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import styles from "./courses.module.css";
import { lessonName, useReleaseWords } from "./lesson-words.ts";

/** What is done with one lesson of a course. */
export type LessonActs = {
  readonly onEdit: (id: number) => void;
  readonly onMove: (id: number, by: -1 | 1) => void;
  readonly onDropLesson: (id: number, on: number) => void;
  readonly onSet: (id: number, change: { readonly draft?: boolean; readonly paused?: boolean }) => void;
  readonly onRemove: (id: number) => void;
};

type CourseLessonProps = {
  readonly trigger: CampaignTrigger;
  /** from 1 */
  readonly place: number;
  readonly parent: string | null;
  /** null for users who may only look */
  readonly acts: LessonActs | null;
};

const dragged = "application/x-cygnet-course-lesson";

const Notes = ({ trigger, parent }: Pick<CourseLessonProps, "trigger" | "parent">) => {
  const text = useText(coursesText);
  const words = useReleaseWords();
  const facts = [
    words(trigger),
    parent === null ? null : text("lessons.part", { name: parent }),
    trigger.include_extra_lessons ? text("lessons.extra") : null,
    trigger.send_alert ? text("lessons.told") : null,
  ].filter((fact) => fact !== null);
  return (
    <>
      <p className={styles["muted"]}>{facts.join(" · ")}</p>
      {trigger.published ? null : <p className={styles["warning"]}>{text("lessons.never")}</p>}
      {trigger.changed ? <p className={styles["muted"]}>{text("lessons.changed")}</p> : null}
    </>
  );
};

const LessonMenu = ({ trigger, acts }: { readonly trigger: CampaignTrigger; readonly acts: LessonActs }) => {
  const text = useText(coursesText);
  const name = lessonName(trigger);
  const { id, draft, paused } = trigger;
  const does: Readonly<Record<string, () => void>> = {
    edit: () => acts.onEdit(id),
    up: () => acts.onMove(id, -1),
    down: () => acts.onMove(id, 1),
    draft: () => acts.onSet(id, { draft: !draft }),
    pause: () => acts.onSet(id, { paused: !paused }),
    remove: () => acts.onRemove(id),
  };
  return (
    <Menu
      label={text("lessons.menu", { name })}
      trigger={<IconButton icon={EllipsisVertical} size="small" kind="quiet" label={text("lessons.menu", { name })} />}
      groups={[
        {
          id: "do",
          entries: [
            { id: "edit", label: text("lessons.editShort") },
            { id: "open", label: text("lessons.open"), href: `/ui/lessons/edit/${trigger.lesson_id}` },
            { id: "test", label: text("lessons.test"), href: `/ui/campaigns/${trigger.campaign_id}/test/${id}` },
            { id: "up", label: text("lessons.up"), shortcut: "Alt ↑" },
            { id: "down", label: text("lessons.down"), shortcut: "Alt ↓" },
            { id: "draft", label: text(draft ? "lessons.publish" : "lessons.draft") },
            { id: "pause", label: text(paused ? "lessons.resume" : "lessons.pause") },
          ],
        },
        { id: "end", entries: [{ id: "remove", label: text("lessons.remove"), isDangerous: true }] },
      ]}
      onAction={(action) => does[action]?.()}
    />
  );
};

/** One lesson of a course in its place; Alt with an arrow key, or dragging, moves it. */
export const CourseLesson = ({ trigger, place, parent, acts }: CourseLessonProps) => {
  const text = useText(coursesText);
  const name = lessonName(trigger);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (acts === null || !event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    event.stopPropagation();
    acts.onMove(trigger.id, event.key === "ArrowUp" ? -1 : 1);
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    const id = Number(event.dataTransfer.getData(dragged));
    if (acts !== null && Number.isSafeInteger(id) && id > 0) acts.onDropLesson(id, trigger.id);
  };
  return (
    <li
      className={styles["row"]}
      draggable={acts !== null}
      onKeyDown={onKeyDown}
      onDragStart={(event) => event.dataTransfer.setData(dragged, String(trigger.id))}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(dragged)) event.preventDefault();
      }}
      onDrop={onDrop}
    >
      {acts === null ? null : <GripVertical className={styles["grip"]} aria-hidden="true" />}
      <span className={styles["place"]}>{place}</span>
      <div className={styles["words"]}>
        <span className={styles["line"]}>
          {acts === null ? (
            <strong>{name}</strong>
          ) : (
            <button
              type="button"
              className={styles["name"]}
              data-lesson={trigger.id}
              aria-label={text("lessons.edit", { name })}
              aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
              onClick={() => acts.onEdit(trigger.id)}
            >
              {name}
            </button>
          )}
          {trigger.draft ? <Pill>{text("lessons.drafted")}</Pill> : null}
          {trigger.paused ? <Pill tone="warning">{text("lessons.paused")}</Pill> : null}
        </span>
        <Notes trigger={trigger} parent={parent} />
      </div>
      {acts === null ? null : <LessonMenu trigger={trigger} acts={acts} />}
    </li>
  );
};
