import { useMemo, useRef, useState } from "react";
import { Ids } from "../../../../core/kernel/ids.port.ts";
import { editorShown, itemFacts } from "../../../../core/lessons/editor/editor-shown.view-model.ts";
import type { LessonEditor } from "../../../../core/lessons/editor/lesson-editor.service.ts";
import { useService } from "../../../react/services.tsx";
import { useLatest } from "../../../react/use-latest.ts";
import { type EditorPlace, folderHref } from "./editor-address.ts";
import type { EditorDialog } from "./editor-dialog-entry.ts";
import { EditorDialogs } from "./editor-dialogs.screen.tsx";
import { EditorNotice } from "./editor-notice.view.tsx";
import { type EditorPane, LessonEditorView } from "./editor.view.tsx";
import { InspectorScreen } from "./inspector.screen.tsx";
import { OverScreen } from "./over.screen.tsx";
import { useEditorCommands } from "./use-editor-commands.ts";
import { useEditorLeave } from "./use-editor-leave.tsx";
import { useEditorPlace } from "./use-editor-place.ts";
import { useFormFocus } from "./use-form-focus.ts";
import { useItemActs } from "./use-item-acts.ts";
import { useItemSelection } from "./use-item-selection.ts";
import { usePublishing } from "./use-publishing.ts";
import { useTemplateMark } from "./use-template-mark.ts";
import { useUndo } from "./use-undo.ts";

/** The editor of a loaded lesson. */
export const OpenLessonScreen = ({ editor, place }: { readonly editor: LessonEditor; readonly place: EditorPlace }) => {
  const state = useLatest(editor.state$, editor.latest());
  const { newUuid } = { newUuid: useService(Ids).uuid };
  const [dialog, setDialog] = useState<EditorDialog>(null);
  const [over, setOver] = useState<"preview" | "history" | null>(null);
  const [pane, setPane] = useState<EditorPane>(place.item === null ? "canvas" : "inspector");
  const [said, onSay] = useState("");
  const nameRef = useRef<HTMLInputElement>(null);
  const { items } = state.copy;
  const selection = useItemSelection(items, place.item);
  const shown = editorShown(state);
  const facts = useMemo(() => itemFacts(items), [items]);
  const focusForm = useFormFocus();
  const acts = useItemActs({ editor, items, selection, newUuid, onSay, onAskPlace: () => setDialog({ kind: "move" }) });
  const { publish } = usePublishing(editor, () => setDialog({ kind: "problems" }));
  const undo = useUndo(editor, onSay);
  const question = useEditorLeave(editor);
  useEditorPlace({ editor, state, place, active: selection.active, nameRef });
  const edit = (uuid: string | null, field?: string): void => {
    selection.open(uuid);
    setPane("inspector");
    if (field !== undefined) focusForm(field);
  };
  const add = (after: string | null): void => setDialog({ kind: "add", after });
  const goOver = (next: typeof over) => () => setOver(next);
  const bar = {
    onPreview: goOver("preview"),
    onHistory: goOver("history"),
    onPublish: publish,
    onPrint: () => window.print(),
    onDetails: () => edit(null, ""),
    onKeepTemplate: useTemplateMark(editor),
    ...undo,
  };
  useEditorCommands({ ...bar, ...shown, isOver: over !== null, onAdd: () => add(acts.lastChosen) });
  const parts = { items, selection, authors: state.authors, problems: facts.problems, isReadOnly: shown.isReadOnly, onAction: acts.run };
  return (
    <>
      <LessonEditorView
        bar={{
          ...state,
          ...shown,
          ...bar,
          name: state.copy.name,
          items,
          nameRef,
          onName: (name) => editor.set(null, "name", name),
          backHref: folderHref(state.stored?.folder_id ?? null),
        }}
        outline={{
          ...parts,
          onMove: acts.move,
          onAdd: () => add(acts.lastChosen),
          onEdit: (uuid, isEntered) => edit(uuid, isEntered ? "" : undefined),
        }}
        canvas={{
          ...parts,
          name: state.copy.name,
          banner: state.copy.banner_img,
          onAdd: add,
          onEdit: (uuid, isEntered) => edit(uuid, isEntered ? "" : undefined),
          onTemplate: shown.mayUseTemplate ? () => setDialog({ kind: "templates" }) : null,
        }}
        inspector={
          <InspectorScreen
            editor={editor}
            state={state}
            active={selection.active}
            isReadOnly={shown.isReadOnly}
            minutes={facts.minutes}
            onClose={() => selection.open(null)}
          />
        }
        notice={
          <EditorNotice
            state={state}
            isReadOnly={shown.isReadOnly}
            onTake={editor.takeDraft}
            onDrop={editor.dropDraft}
            onRetry={() => void editor.flush()}
          />
        }
        over={over === null ? null : <OverScreen kind={over} editor={editor} state={state} onClose={goOver(null)} />}
        {...{ pane, said, onPane: setPane, onPaste: shown.isReadOnly ? () => false : acts.pasteText, onCopy: acts.copy }}
      />
      <EditorDialogs {...{ dialog, editor, state, acts, moved: selection.chosen, newUuid }} onClose={() => setDialog(null)} onEdit={edit} />
      {question}
    </>
  );
};
