import type { ReactNode } from "react";
import { itemFacts } from "../../../../core/lessons/editor/editor-shown.view-model.ts";
import type { EditorStatus } from "../../../../core/lessons/editor/lesson-editor.model.ts";
import { outlineOf } from "../../../../core/lessons/editor/outline.rule.ts";
import type { LessonItem } from "../../../../core/lessons/item.model.ts";
import type { GalleryEntry } from "../../../gallery/gallery-entry.ts";
import { EditorNotice } from "./editor-notice.view.tsx";
import { type EditorPane, LessonEditorView } from "./editor.view.tsx";
import { authors, copy, items } from "./gallery-lesson.ts";
import { Inspector } from "./inspector.view.tsx";
import { LessonDetails } from "./lesson-details.view.tsx";
import type { ItemSelection } from "./use-item-selection.ts";

const nothing = (): void => undefined;

type Shown = {
  readonly items?: readonly LessonItem[];
  readonly chosen?: readonly string[];
  readonly status?: EditorStatus;
  readonly published?: "none" | "changed" | "current";
  readonly isReadOnly?: boolean;
  readonly isAlone?: boolean;
  readonly pane?: EditorPane;
  readonly notice?: ReactNode;
};

export const editorWith = ({
  items: shown = items,
  chosen = [],
  status = "saved",
  published = "changed",
  isReadOnly = false,
  isAlone = false,
  pane = "canvas",
  notice = null,
}: Shown) => {
  const selection: ItemSelection = {
    active: chosen.at(-1) ?? null,
    chosen: new Set(chosen),
    isSeveral: false,
    open: nothing,
    visit: nothing,
    toggle: nothing,
    extend: nothing,
    choose: nothing,
    onSeveral: nothing,
  };
  const parts = {
    items: shown,
    screens: outlineOf(shown),
    selection,
    authors: isAlone ? [] : authors,
    problems: itemFacts(shown).problems,
    isReadOnly,
    onAction: nothing,
    onEdit: nothing,
    onAdd: nothing,
    onUndo: nothing,
    onRedo: nothing,
  };
  return (
    <LessonEditorView
      bar={{
        ...parts,
        name: copy.name,
        backHref: "/ui/lessons",
        status,
        published,
        canUndo: true,
        canRedo: false,
        isPublishing: false,
        isStored: true,
        isTemplate: false,
        nameRef: { current: null },
        onName: nothing,
        onPreview: nothing,
        onPlay: nothing,
        onHistory: nothing,
        onPublish: nothing,
        onPrint: nothing,
        onDetails: nothing,
        onKeepTemplate: nothing,
        onQuestions: nothing,
        onCheck: nothing,
        onExport: nothing,
        onReviews: nothing,
      }}
      outline={{ ...parts, onMove: nothing }}
      canvas={{ ...parts, name: copy.name, banner: null, onTemplate: nothing }}
      inspector={
        <Inspector item={null} position={0} total={shown.length} onClose={nothing} onLeave={nothing}>
          <LessonDetails
            copy={copy}
            estimated={3}
            knownTags={["safety"]}
            isReadOnly={isReadOnly}
            onChange={nothing}
            onChooseBanner={nothing}
          />
        </Inspector>
      }
      pane={pane}
      onPane={nothing}
      notice={notice}
      over={null}
      said=""
      onPaste={() => false}
      onCopy={() => null}
    />
  );
};

const noticeOf = (draft: { readonly at: number } | null, status: EditorStatus, isReadOnly = false) => (
  <EditorNotice
    state={{ draft, status, failure: status === "failed" ? { tag: "timeout" } : null }}
    isReadOnly={isReadOnly}
    onTake={nothing}
    onDrop={nothing}
    onRetry={nothing}
  />
);

export const gallery: GalleryEntry = {
  name: "lesson-editor",
  group: "staff/lessons",
  isWhole: true,
  states: {
    editor: () => editorWith({}),
    chosen: () => editorWith({ chosen: items.slice(1, 3).map(({ uuid }) => uuid) }),
    outline: () => editorWith({ pane: "outline", chosen: items.slice(0, 1).map(({ uuid }) => uuid) }),
    details: () => editorWith({ pane: "inspector" }),
    empty: () => editorWith({ items: [], published: "none", status: "idle", isAlone: true }),
    draft: () => editorWith({ notice: noticeOf({ at: 1_790_000_000 }, "idle"), status: "idle" }),
    failed: () => editorWith({ notice: noticeOf(null, "failed"), status: "failed" }),
    offline: () => editorWith({ status: "offline" }),
    "read only": () => editorWith({ isReadOnly: true, published: "current", notice: noticeOf(null, "idle", true) }),
  },
};
