import { loadable } from "../../kit/loadable.view.tsx";
import { LessonEntryDialogs, type LessonEntryDialogsProps } from "./lesson-entry-dialogs.screen.tsx";
import { LibraryToolDialogs } from "./tools/library-tool-dialogs.screen.tsx";
import type { LessonsDialog } from "./use-lessons-run.ts";

const player = loadable(async () => (await import("../lesson-player/player-over.screen.tsx")).PlayerOverScreen);

type LessonsDialogsProps = Omit<LessonEntryDialogsProps, "dialog"> & { readonly dialog: NonNullable<LessonsDialog> };

/** The dialogs of the library of lessons. */
export const LessonsDialogs = ({ dialog, ...rest }: LessonsDialogsProps) => {
  const { library, folder, onClose } = rest;
  switch (dialog.kind) {
    case "export":
    case "import":
    case "publishing":
    case "replace":
      return <LibraryToolDialogs dialog={dialog} folder={folder?.id ?? null} onDone={() => void library.reload()} onClose={onClose} />;
    case "play":
      return <player.View played={dialog.played} onClose={onClose} />;
    default:
      return <LessonEntryDialogs dialog={dialog} {...rest} />;
  }
};
