import type { LessonEditorState } from "../../../../core/lessons/editor/lesson-editor.model.ts";
import type { LessonEditor } from "../../../../core/lessons/editor/lesson-editor.service.ts";
import { loadable } from "../../../kit/loadable.view.tsx";
import { SkeletonLines } from "../../../kit/skeleton.view.tsx";
import { useBackCloses } from "../../../kit/use-back-closes.ts";

type OverScreenProps = {
  readonly kind: "preview" | "history";
  readonly editor: LessonEditor;
  readonly state: LessonEditorState;
  readonly onClose: () => void;
};

const waiting = () => <SkeletonLines lines={8} />;
const preview = loadable(async () => (await import("./lesson-preview.screen.tsx")).LessonPreviewScreen, waiting);
const history = loadable(async () => (await import("./lesson-history.screen.tsx")).LessonHistoryScreen, waiting);

/** Preview or history in place of the panes; Back closes it. */
export const OverScreen = ({ kind, editor, state, onClose }: OverScreenProps) => {
  useBackCloses(true, onClose);
  return kind === "preview" ? (
    <preview.View copy={state.copy} onClose={onClose} />
  ) : (
    <history.View editor={editor} copy={state.copy} isReadOnly={state.stored?.editable !== true} onClose={onClose} />
  );
};
