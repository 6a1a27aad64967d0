import type { ItemClash } from "../../../../core/lessons/apply-changes.rule.ts";
import { clashShown } from "../../../../core/lessons/editor/clash-shown.view-model.ts";
import type { ClashChoice } from "../../../../core/lessons/editor/lesson-editor.model.ts";
import type { LessonItem } from "../../../../core/lessons/item.model.ts";
import { LessonClashDialog } from "./lesson-clash.view.tsx";

type ClashScreenProps = {
  readonly clashes: readonly ItemClash[];
  readonly items: readonly LessonItem[];
  readonly onResolve: (at: number, by: ClashChoice) => void;
};

/** What another author changed to something else, one after the other. */
export const ClashScreen = ({ clashes, items, onResolve }: ClashScreenProps) => {
  const [first] = clashes;
  if (first === undefined) return null;
  const position = items.findIndex(({ uuid }) => uuid === first.change.uuid) + 1;
  return (
    <LessonClashDialog clash={clashShown(first, items)} position={position} total={clashes.length} onResolve={(by) => onResolve(0, by)} />
  );
};
