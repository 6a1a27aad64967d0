import { useEffect, useState } from "react";
import type { LessonEditor } from "../../../../core/lessons/editor/lesson-editor.service.ts";
import { FailureState } from "../../../kit/failure-state.view.tsx";
import { SkeletonLines } from "../../../kit/skeleton.view.tsx";
import { usePath } from "../../../react/address.ts";
import { useLatest } from "../../../react/use-latest.ts";
import { itemShown } from "./canvas-parts.ts";
import { type EditorPlace, editorPlace, isSameLesson } from "./editor-address.ts";
import { OpenLessonScreen } from "./open-lesson.screen.tsx";
import { useOpenedEditor } from "./use-opened-editor.ts";

type LoadedProps = { readonly editor: LessonEditor; readonly place: EditorPlace };

const Loaded = ({ editor, place }: LoadedProps) => {
  const { phase, failure } = useLatest(editor.state$, editor.latest());
  if (phase === "failed" && failure !== null) return <FailureState failure={failure} isPage onRetry={() => void editor.open(place.at)()} />;
  return phase === "ready" ? <OpenLessonScreen editor={editor} place={place} /> : <SkeletonLines lines={8} />;
};

/**
 * The editor of a lesson: a stored one, or a new one, which is stored with its first change and has its own address from then on. The
 * editor stays the same then.
 */
export const LessonEditorScreen = () => {
  const path = usePath();
  const [opened, setOpened] = useState({ path, place: editorPlace(path) });
  const editor = useOpenedEditor(opened.place.at);
  useEffect(() => itemShown.preload(), []);
  if (opened.path !== path) {
    const next = editorPlace(path);
    setOpened({ path, place: isSameLesson(next.at, editor?.latest().stored ?? null) ? { ...opened.place, item: next.item } : next });
  }
  return editor === null ? <SkeletonLines lines={8} /> : <Loaded editor={editor} place={opened.place} />;
};
