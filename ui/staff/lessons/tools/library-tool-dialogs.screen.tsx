import type { LessonsDialog } from "../use-lessons-run.ts";
import { ExportLessonScreen } from "./export-lesson.screen.tsx";
import { ImportLessonScreen } from "./import-lesson.screen.tsx";
import { PublishingSettingsScreen } from "./publishing-settings.screen.tsx";
import { ReplaceTextScreen } from "./replace-text.screen.tsx";

type ToolDialog = Extract<LessonsDialog, { readonly kind: "export" | "import" | "publishing" | "replace" }>;

type LibraryToolDialogsProps = {
  readonly dialog: ToolDialog;
  /** the open folder; null for none */
  readonly folder: number | null;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** The dialogs of the library's tools. */
export const LibraryToolDialogs = ({ dialog, folder, onDone, onClose }: LibraryToolDialogsProps) => {
  switch (dialog.kind) {
    case "export":
      return <ExportLessonScreen lessonKey={dialog.entry.id} name={dialog.entry.name} onClose={onClose} />;
    case "import":
      return <ImportLessonScreen folder={folder} onDone={onDone} onClose={onClose} />;
    case "publishing":
      return <PublishingSettingsScreen onClose={onClose} />;
    case "replace":
      return <ReplaceTextScreen lessons={dialog.lessons} onDone={onDone} onClose={onClose} />;
  }
};
