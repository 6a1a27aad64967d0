import type { LessonEditor } from "../../../../core/lessons/editor/lesson-editor.service.ts";
import { loadable } from "../../../kit/loadable.view.tsx";
import { type EditorPlace, folderHref } from "./editor-address.ts";
import { EditorNotice } from "./editor-notice.view.tsx";
import { LessonEditorView } from "./editor.view.tsx";
import { InspectorScreen } from "./inspector.screen.tsx";
import { OverScreen } from "./over.screen.tsx";
import { useEditorLeave } from "./use-editor-leave.tsx";
import { useLessonEditing } from "./use-lesson-editing.ts";

const dialogs = loadable(async () => (await import("./editor-dialogs.screen.tsx")).EditorDialogs);

/** The editor of a loaded lesson. */
export const OpenLessonScreen = ({ editor, place }: { readonly editor: LessonEditor; readonly place: EditorPlace }) => {
  const editing = useLessonEditing(editor, place);
  const { state, selection, shown, drawn, acts, bar, over, edit } = editing;
  const { items, name, banner_img } = state.copy;
  const { isReadOnly } = shown;
  const question = useEditorLeave(editor);
  const parts = {
    items: drawn.items,
    screens: drawn.screens,
    selection,
    authors: state.authors,
    problems: drawn.problems,
    isReadOnly,
    onAction: acts.run,
    onEdit: (uuid: string, isEntered: boolean) => edit(uuid, isEntered ? "" : null),
  };
  return (
    <>
      <LessonEditorView
        bar={{
          ...state,
          ...shown,
          ...bar,
          name,
          items,
          nameRef: editing.nameRef,
          onName: (typed) => editor.set(null, "name", typed),
          backHref: folderHref(state.stored?.folder_id ?? null),
        }}
        outline={{
          ...parts,
          onUndo: bar.onUndo,
          onRedo: bar.onRedo,
          onMove: acts.move,
          onAdd: () => editing.onAdd(acts.lastChosen),
        }}
        canvas={{
          ...parts,
          name,
          banner: banner_img,
          onAdd: editing.onAdd,
          onTemplate: shown.mayUseTemplate ? () => editing.setDialog({ kind: "templates" }) : null,
        }}
        inspector={
          <InspectorScreen
            {...{ editor, state, isReadOnly, active: selection.active, minutes: drawn.minutes, onLeave: editing.leaveForm }}
            onClose={() => selection.open(null)}
          />
        }
        notice={
          <EditorNotice
            {...{ state, isReadOnly, onTake: editor.takeDraft, onDrop: editor.dropDraft }}
            onRetry={() => void editor.flush()}
          />
        }
        over={over === null ? null : <OverScreen {...{ kind: over, editor, state }} onClose={() => editing.setOver(null)} />}
        {...{ pane: editing.pane, said: editing.said, onPane: editing.setPane }}
        onPaste={(text) => !isReadOnly && acts.pasteText(text)}
        onCopy={(isCut) => acts.copy(isCut && !isReadOnly)}
      />
      {editing.dialog === null && state.clashes.length === 0 ? null : (
        <dialogs.View
          {...{ dialog: editing.dialog, editor, state, acts, moved: selection.chosen, newUuid: editing.newUuid, onEdit: edit }}
          onClose={() => editing.setDialog(null)}
        />
      )}
      {question}
    </>
  );
};
