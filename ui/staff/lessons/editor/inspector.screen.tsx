import { useEffect } from "react";
import type { LessonEditorState } from "../../../../core/lessons/editor/lesson-editor.model.ts";
import type { LessonEditor } from "../../../../core/lessons/editor/lesson-editor.service.ts";
import { problemsOfItem } from "../../../../core/lessons/item-problems.rule.ts";
import { loadable } from "../../../kit/loadable.view.tsx";
import { SkeletonLines } from "../../../kit/skeleton.view.tsx";
import { Inspector } from "./inspector.view.tsx";

const waiting = () => <SkeletonLines lines={4} />;
const form = loadable(async () => (await import("../forms/item-form.screen.tsx")).ItemForm, waiting);
const details = loadable(async () => (await import("./lesson-details.screen.tsx")).LessonDetailsScreen, waiting);

type InspectorScreenProps = {
  readonly editor: LessonEditor;
  readonly state: LessonEditorState;
  /** uuid of the open item; null: the lesson itself */
  readonly active: string | null;
  readonly isReadOnly: boolean;
  /** minutes by the content */
  readonly minutes: number;
  readonly onClose: () => void;
};

/** The form of the open item, or the values of the lesson. */
export const InspectorScreen = ({ editor, state, active, isReadOnly, minutes, onClose }: InspectorScreenProps) => {
  const { items } = state.copy;
  const at = items.findIndex(({ uuid }) => uuid === active);
  const item = items[at] ?? null;
  useEffect(() => form.preload(), []);
  return (
    <Inspector item={item} position={at + 1} total={items.length} onClose={onClose}>
      {item === null ? (
        <details.View editor={editor} copy={state.copy} minutes={minutes} isReadOnly={isReadOnly} />
      ) : (
        <form.View
          item={item}
          items={items}
          problems={problemsOfItem(state.problems, at)}
          isReadOnly={isReadOnly}
          onChange={(key, value) => editor.set(item.uuid, key, value)}
        />
      )}
    </Inspector>
  );
};
