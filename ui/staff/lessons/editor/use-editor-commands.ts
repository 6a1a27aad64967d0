import { BookOpen, Eye, History, ListPlus, Printer, Redo2, Send, Undo2 } from "lucide-react";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useText } from "../../../i18n/use-text.ts";
import { type ScreenCommand, useScreenCommands } from "../../../react/screen-commands.ts";

type EditorCommands = {
  readonly isReadOnly: boolean;
  /** whether preview or history stands in place of the panes */
  readonly isOver: boolean;
  readonly onAdd: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onPreview: () => void;
  readonly onPlay: (mode: "take" | "test") => void;
  readonly isStored: boolean;
  readonly onHistory: (() => void) | null;
  readonly onPublish: (() => void) | null;
  readonly onDetails: () => void;
  readonly onPrint: () => void;
};

/** The commands of the lesson editor. */
export const useEditorCommands = (acts: EditorCommands): void => {
  const text = useText(lessonEditorText);
  const when = (isOffered: boolean, command: ScreenCommand): readonly ScreenCommand[] => (isOffered ? [command] : []);
  const mayEdit = !acts.isReadOnly && !acts.isOver;
  useScreenCommands([
    ...when(mayEdit, { id: "add", title: text("actions.add"), icon: ListPlus, keys: "/", run: acts.onAdd }),
    ...when(mayEdit, { id: "undo", title: text("actions.undo"), icon: Undo2, keys: "mod+z", run: acts.onUndo }),
    ...when(mayEdit, { id: "redo", title: text("actions.redo"), icon: Redo2, keys: "mod+shift+z", run: acts.onRedo }),
    { id: "preview", title: text("actions.preview"), icon: Eye, run: acts.onPreview },
    ...when(acts.isStored, { id: "test", title: text("actions.test"), icon: Eye, run: () => acts.onPlay("test") }),
    ...(acts.onHistory === null ? [] : [{ id: "history", title: text("actions.history"), icon: History, run: acts.onHistory }]),
    ...(acts.onPublish === null ? [] : [{ id: "publish", title: text("actions.publish"), icon: Send, run: acts.onPublish }]),
    { id: "details", title: text("actions.lesson"), icon: BookOpen, run: acts.onDetails },
    { id: "print", title: text("actions.print"), icon: Printer, run: acts.onPrint },
  ]);
};
