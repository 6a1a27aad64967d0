import type { LessonEntry } from "../../../core/lessons/library/lesson-entry.rule.ts";
import type { UsedLessons } from "../../../core/lessons/library/used-lessons.service.ts";
import { lessonsText } from "../../i18n/en/lessons.ts";
import { useText } from "../../i18n/use-text.ts";
import { RemoveDialog } from "../library/remove-dialog.view.tsx";
import { UseList } from "../library/use-list.view.tsx";

type UsedLessonsDialogProps = {
  readonly entries: readonly LessonEntry[];
  readonly used: UsedLessons;
  /** the address of a campaign; null where it has no page */
  readonly campaignHref: (id: number) => string | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Asks before lessons are deleted that learners get now, and names the campaigns. */
export const UsedLessonsDialog = ({ entries, used, campaignHref, onConfirm, onCancel }: UsedLessonsDialogProps) => {
  const text = useText(lessonsText);
  const isLesson = entries.length === 1 && entries[0]?.kind === "lesson";
  const count = used.campaigns.length + used.hidden;
  return (
    <RemoveDialog items={entries} days={90} onConfirm={onConfirm} onCancel={onCancel}>
      {count === 0 ? null : <p>{text(isLesson ? "remove.used" : "remove.usedMany", { count })}</p>}
      <UseList
        uses={used.campaigns.map(({ id, name }) => ({ key: String(id), kind: text("remove.campaign"), name, href: campaignHref(id) }))}
        hidden={used.hidden}
        most={6}
      />
      {used.unchecked === 0 ? null : <p>{text("remove.unchecked", { count: used.unchecked })}</p>}
    </RemoveDialog>
  );
};
