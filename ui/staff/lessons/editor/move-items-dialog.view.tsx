import { useState } from "react";
import type { LessonItem } from "../../../../core/lessons/item.model.ts";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { Dialog } from "../../../kit/dialog.view.tsx";
import { RadioGroup } from "../../../kit/radio-group.view.tsx";
import { useItemWords } from "./use-item-words.ts";

type MoveItemsDialogProps = {
  readonly items: readonly LessonItem[];
  readonly moved: ReadonlySet<string>;
  /** @param after null: to the top */
  readonly onMove: (after: string | null) => void;
  readonly onClose: () => void;
};

const top = "top";

/** Chooses the place that items are moved to. */
export const MoveItemsDialog = ({ items, moved, onMove, onClose }: MoveItemsDialogProps) => {
  const text = useText(lessonEditorText);
  const words = useItemWords();
  const [target, setTarget] = useState("");
  const options = [
    { id: top, label: text("move.first") },
    ...items.flatMap((item, at) =>
      moved.has(item.uuid) ? [] : [{ id: item.uuid, label: text("move.after", { item: words(item, at + 1) }) }],
    ),
  ];
  return (
    <Dialog
      title={text("move.title", { count: moved.size })}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text("actions.cancel")}</Button>
          <Button kind="primary" isDisabled={target === ""} onPress={() => onMove(target === top ? null : target)}>
            {text("move.action")}
          </Button>
        </>
      }
    >
      <RadioGroup label={text("move.to")} options={options} value={target} onChange={setTarget} />
    </Dialog>
  );
};
