import * as E from "fp-ts/lib/Either.js";
import { useEffect, useState } from "react";
import type { LessonEditorState } from "../../../../core/lessons/editor/lesson-editor.model.ts";
import type { LessonEditor } from "../../../../core/lessons/editor/lesson-editor.service.ts";
import { problemsOfItem } from "../../../../core/lessons/item-problems.rule.ts";
import { LessonStore } from "../../../../core/lessons/lessons.port.ts";
import { useService } from "../../../react/services.tsx";
import { ItemForm } from "../forms/item-form.screen.tsx";
import { Inspector } from "./inspector.view.tsx";
import { LessonDetails } from "./lesson-details.view.tsx";
import { useBannerChoice } from "./use-banner-choice.ts";

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
  const store = useService(LessonStore);
  const [tags, setTags] = useState<readonly string[]>([]);
  const { items } = state.copy;
  const at = items.findIndex(({ uuid }) => uuid === active);
  const item = items[at] ?? null;
  const chooseBanner = useBannerChoice(editor);
  useEffect(() => {
    void store.tags().then((known) => (E.isRight(known) ? setTags(known.right) : undefined));
  }, [store]);
  return (
    <Inspector item={item} position={at + 1} total={items.length} onClose={onClose}>
      {item === null ? (
        <LessonDetails
          copy={state.copy}
          estimated={minutes}
          knownTags={tags}
          isReadOnly={isReadOnly}
          onChange={(key, value) => editor.set(null, key, value)}
          onChooseBanner={chooseBanner}
        />
      ) : (
        <ItemForm
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
