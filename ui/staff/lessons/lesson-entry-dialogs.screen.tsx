import { lessonLimits } from "../../../core/lessons/lesson-limits.model.ts";
import type { LessonTreeFolder } from "../../../core/lessons/library/lesson-entry.rule.ts";
import type { LessonLibrary } from "../../../core/lessons/library/lesson-library.service.ts";
import { shareChange } from "../../../core/teams/shared-teams.rule.ts";
import { lessonsText } from "../../i18n/en/lessons.ts";
import { libraryText } from "../../i18n/en/library.ts";
import { useText } from "../../i18n/use-text.ts";
import { EntryNameScreen } from "../library/entry-name.screen.tsx";
import { MoveDialog } from "../library/move-dialog.view.tsx";
import { ShareEntriesScreen } from "../library/share-entries.screen.tsx";
import { hrefOfPage } from "../named-page.ts";
import { TagDialog } from "./tag-dialog.view.tsx";
import type { LessonActions } from "./use-lesson-actions.ts";
import type { LessonsDialog } from "./use-lessons-run.ts";
import { UsedLessonsDialog } from "./used-lessons-dialog.view.tsx";

export type LessonEntryDialogsProps = {
  readonly dialog: Extract<LessonsDialog, { readonly kind: "name" | "move" | "teams" | "tag" | "used" }>;
  readonly library: LessonLibrary;
  readonly folders: readonly LessonTreeFolder[];
  readonly tags: readonly string[];
  /** the open folder; null for none */
  readonly folder: LessonTreeFolder | null;
  readonly actions: LessonActions;
  readonly onClose: () => void;
};

/** The dialogs about chosen lessons and folders. */
export const LessonEntryDialogs = ({ dialog, library, folders, tags, folder, actions, onClose }: LessonEntryDialogsProps) => {
  const [text, words] = [useText(lessonsText), useText(libraryText)];
  const closing = (task: Promise<void>): void => {
    void task;
    onClose();
  };
  switch (dialog.kind) {
    case "name": {
      const { entry } = dialog;
      return (
        <EntryNameScreen
          before={entry?.name ?? null}
          label={entry?.kind === "lesson" ? text("lesson.name") : words("folder.name")}
          maxLength={lessonLimits.name}
          command={(name) => (entry === null ? library.createFolder(name, folder?.id ?? null) : library.rename(entry, name))}
          onClose={onClose}
        />
      );
    }
    case "move":
      return (
        <MoveDialog
          items={dialog.entries}
          folders={folders}
          top={text("places.all")}
          onClose={onClose}
          onMove={(target) => closing(actions.move(dialog.entries, target))}
        />
      );
    case "teams":
      return (
        <ShareEntriesScreen
          items={dialog.entries}
          isPending={false}
          failure={null}
          onClose={onClose}
          onSubmit={(held, wished) => {
            const { add_teams: add, remove_teams: remove } = shareChange(held, wished);
            closing(actions.share(dialog.entries, { add, remove }));
          }}
        />
      );
    case "tag":
      return (
        <TagDialog
          lessons={dialog.lessons}
          tags={tags}
          onClose={onClose}
          onSave={(change) => closing(actions.tag(dialog.entries, change))}
        />
      );
    case "used":
      return (
        <UsedLessonsDialog
          entries={dialog.entries}
          used={dialog.used}
          campaignHref={(id) => hrefOfPage("campaign-edit", { campaignId: String(id) })}
          onCancel={onClose}
          onConfirm={() => closing(actions.remove(dialog.entries))}
        />
      );
  }
};
