import { useRef, useState } from "react";
import { Ids } from "../../../../core/kernel/ids.port.ts";
import { editorShown } from "../../../../core/lessons/editor/editor-shown.view-model.ts";
import type { LessonEditor } from "../../../../core/lessons/editor/lesson-editor.service.ts";
import { useGo } from "../../../react/address.ts";
import { useService } from "../../../react/services.tsx";
import { useLatest } from "../../../react/use-latest.ts";
import { reviewsOfLessonHref } from "../../video-reviews/review-address.ts";
import type { EditorPlace } from "./editor-address.ts";
import type { EditorDialog } from "./editor-dialog-entry.ts";
import type { EditorPane } from "./editor.view.tsx";
import { useEditorCommands } from "./use-editor-commands.ts";
import { useEditorFocus } from "./use-editor-focus.ts";
import { useEditorPlace } from "./use-editor-place.ts";
import { useItemActs } from "./use-item-acts.ts";
import { useItemSelection } from "./use-item-selection.ts";
import { usePublishing } from "./use-publishing.ts";
import { useShownItems } from "./use-shown-items.ts";
import { useTemplateMark } from "./use-template-mark.ts";
import { useUndo } from "./use-undo.ts";

/** A loaded lesson as it is edited: what is shown and chosen, which dialog is open, and what can be done. */
export const useLessonEditing = (editor: LessonEditor, place: EditorPlace) => {
  const state = useLatest(editor.state$, editor.latest());
  const newUuid = useService(Ids).uuid;
  const go = useGo();
  const [dialog, setDialog] = useState<EditorDialog>(null);
  const [over, setOver] = useState<"preview" | "history" | null>(null);
  const [pane, setPane] = useState<EditorPane>(place.item === null ? "canvas" : "inspector");
  const [said, onSay] = useState("");
  const nameRef = useRef<HTMLInputElement>(null);
  const { items } = state.copy;
  const selection = useItemSelection(items, place.item);
  const shown = editorShown(state);
  const drawn = useShownItems(items);
  const focus = useEditorFocus();
  const acts = useItemActs({
    editor,
    items,
    selection,
    newUuid,
    onSay,
    onFocus: focus.onItem,
    onAskPlace: () => setDialog({ kind: "move" }),
  });
  const { publish } = usePublishing(editor, () => setDialog({ kind: "problems" }));
  const undo = useUndo(editor, onSay);
  useEditorPlace({ editor, state, place, active: selection.active, nameRef });
  const edit = (uuid: string | null, field: string | null): void => {
    selection.open(uuid);
    setPane("inspector");
    if (field !== null) focus.onField(field);
  };
  const onAdd = (after: string | null): void => setDialog({ kind: "add", after });
  const leaveForm = (): void => {
    if (pane === "inspector") setPane("canvas");
    if (selection.active !== null) focus.onItem(selection.active);
  };
  const bar = {
    onPreview: () => setOver("preview"),
    onPlay: (kind: "take" | "test") => setDialog({ kind }),
    onHistory: () => setOver("history"),
    onPublish: publish,
    onPrint: () => window.print(),
    onDetails: () => edit(null, ""),
    onKeepTemplate: useTemplateMark(editor),
    onQuestions: () => setDialog({ kind: "questions" }),
    onCheck: () => setDialog({ kind: "check" }),
    onExport: () => setDialog({ kind: "export" }),
    onReviews: () => go(reviewsOfLessonHref(state.stored?.id ?? null, items)),
    ...undo,
  };
  useEditorCommands({ ...bar, ...shown, isOver: over !== null, onAdd: () => onAdd(acts.lastChosen) });
  return {
    state,
    newUuid,
    dialog,
    setDialog,
    over,
    setOver,
    pane,
    setPane,
    said,
    nameRef,
    selection,
    shown,
    drawn,
    acts,
    bar,
    edit,
    onAdd,
    leaveForm,
  };
};
