import { useState } from "react";
import type { WorkingCopy } from "../../../../core/lessons/apply-changes.rule.ts";
import { PreviewDevice, type PreviewWidth } from "./preview-device.view.tsx";

type LessonPreviewScreenProps = { readonly copy: WorkingCopy; readonly onClose: () => void };

/** The lesson as learners take it; answers are marked in the page, nothing is stored. */
export const LessonPreviewScreen = ({ copy, onClose }: LessonPreviewScreenProps) => {
  const [width, setWidth] = useState<PreviewWidth>("phone");
  return <PreviewDevice name={copy.name} items={copy.items} width={width} onWidth={setWidth} onClose={onClose} />;
};
