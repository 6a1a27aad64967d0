import { useState } from "react";
import type { WorkingCopy } from "../../../../core/lessons/apply-changes.rule.ts";
import { newPreview, previewAnswered, previewAt, previewShown } from "../../../../core/lessons/editor/lesson-preview.view-model.ts";
import { LessonPreview, type PreviewWidth } from "./lesson-preview.view.tsx";

type LessonPreviewScreenProps = { readonly copy: WorkingCopy; readonly onClose: () => void };

/** The lesson as learners take it; answers are marked in the page, nothing is stored. */
export const LessonPreviewScreen = ({ copy, onClose }: LessonPreviewScreenProps) => {
  const [run, setRun] = useState(newPreview);
  const [isDone, setDone] = useState(false);
  const [width, setWidth] = useState<PreviewWidth>("phone");
  const shown = previewShown(run, copy.items);
  const goTo = (index: number): void => setRun(previewAt(run, copy.items, index));
  return (
    <LessonPreview
      name={copy.name}
      shown={shown}
      isDone={isDone}
      width={width}
      onWidth={setWidth}
      onAnswer={(item, answer) => setRun((before) => previewAnswered(before, item, answer))}
      onStep={goTo}
      onBack={() => goTo(shown.index - 1)}
      onNext={() => (shown.isLast ? setDone(true) : goTo(shown.index + 1))}
      onRestart={() => {
        setRun(newPreview);
        setDone(false);
      }}
      onClose={onClose}
    />
  );
};
