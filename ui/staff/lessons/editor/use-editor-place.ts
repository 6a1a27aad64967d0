import { type RefObject, useEffect } from "react";
import { lessonFocus, type LessonEditorState } from "../../../../core/lessons/editor/lesson-editor.model.ts";
import type { LessonEditor } from "../../../../core/lessons/editor/lesson-editor.service.ts";
import { useGo } from "../../../react/address.ts";
import { editHref, type EditorPlace } from "./editor-address.ts";

type Placed = {
  readonly editor: LessonEditor;
  readonly state: LessonEditorState;
  readonly place: EditorPlace;
  /** the open item */
  readonly active: string | null;
  readonly nameRef: RefObject<HTMLInputElement | null>;
};

/** Gives a new lesson its address, focuses its name, and says in which item the author is. */
export const useEditorPlace = ({ editor, state, place, active, nameRef }: Placed): void => {
  const go = useGo();
  const { isNamed } = place;
  const made = "newIn" in place.at ? (state.stored?.id ?? null) : null;
  useEffect(() => {
    if (made !== null) go(editHref(made), { replace: true });
  }, [go, made]);
  useEffect(() => {
    if (isNamed) nameRef.current?.select();
  }, [isNamed, nameRef]);
  useEffect(() => editor.focus(active ?? lessonFocus), [editor, active]);
};
