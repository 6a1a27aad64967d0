import {
  ArrowLeft,
  BookOpen,
  CircleCheck,
  CircleDashed,
  CircleDot,
  Clapperboard,
  EllipsisVertical,
  Eye,
  FileDown,
  FileQuestion,
  History,
  LayoutTemplate,
  ListChecks,
  Printer,
  Redo2,
  Settings2,
  Undo2,
} from "lucide-react";
import type { RefObject } from "react";
import type { PublishedState } from "../../../../core/lessons/editor/editor-shown.view-model.ts";
import type { EditorStatus } from "../../../../core/lessons/editor/lesson-editor.model.ts";
import type { LessonItem } from "../../../../core/lessons/item.model.ts";
import { lessonLimits } from "../../../../core/lessons/lesson-limits.model.ts";
import type { Author } from "../../../../core/lessons/lesson.model.ts";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Anchor } from "../../../kit/anchor.view.tsx";
import { Button } from "../../../kit/button.view.tsx";
import { IconButton } from "../../../kit/icon-button.view.tsx";
import { loadable } from "../../../kit/loadable.view.tsx";
import { Menu, type MenuEntry } from "../../../kit/menu.view.tsx";
import { Pill } from "../../../kit/pill.view.tsx";
import styles from "./editor-bar.module.css";
import { SaveStatus } from "./save-status.view.tsx";

const authors = loadable(async () => (await import("./editor-authors.view.tsx")).EditorAuthors);

export type EditorBarProps = {
  readonly name: string;
  readonly backHref: string;
  readonly status: EditorStatus;
  readonly published: PublishedState;
  readonly authors: readonly Author[];
  readonly items: readonly LessonItem[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isReadOnly: boolean;
  readonly isPublishing: boolean;
  readonly isStored: boolean;
  readonly isTemplate: boolean;
  readonly nameRef: RefObject<HTMLInputElement | null>;
  readonly onName: (name: string) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onPreview: () => void;
  readonly onPlay: (mode: "take" | "test") => void;
  readonly onHistory: () => void;
  readonly onPublish: () => void;
  readonly onPrint: () => void;
  readonly onDetails: () => void;
  readonly onKeepTemplate: () => void;
  readonly onQuestions: () => void;
  readonly onCheck: () => void;
  readonly onExport: () => void;
  readonly onReviews: () => void;
};

const states = {
  none: { tone: "neutral", icon: CircleDashed },
  changed: { tone: "warning", icon: CircleDot },
  current: { tone: "success", icon: CircleCheck },
} as const;

const More = (props: EditorBarProps) => {
  const text = useText(lessonEditorText);
  const acts: Readonly<Record<string, () => void>> = {
    preview: props.onPreview,
    take: () => props.onPlay("take"),
    test: () => props.onPlay("test"),
    history: props.onHistory,
    details: props.onDetails,
    print: props.onPrint,
    template: props.onKeepTemplate,
    questions: props.onQuestions,
    check: props.onCheck,
    export: props.onExport,
    reviews: props.onReviews,
  };
  const entries: readonly MenuEntry[] = [
    { id: "preview", label: text("actions.preview"), icon: Eye },
    { id: "test", label: text("actions.test"), icon: Eye, isDisabled: !props.isStored || props.items.length === 0 },
    { id: "take", label: text("actions.take"), icon: BookOpen, isDisabled: props.published === "none" },
    ...(props.items.some(({ type }) => type === "video_upload") && props.isStored && !props.isReadOnly
      ? [{ id: "reviews", label: text("actions.reviews"), icon: Clapperboard }]
      : []),
    { id: "history", label: text("actions.history"), icon: History, isDisabled: !props.isStored },
    { id: "details", label: text("actions.lesson"), icon: Settings2 },
    { id: "print", label: text("actions.print"), icon: Printer },
    ...(props.isReadOnly
      ? []
      : [
          {
            id: "template",
            label: text(props.isTemplate ? "actions.dropTemplate" : "actions.keepTemplate"),
            icon: LayoutTemplate,
            isDisabled: props.items.length === 0,
          },
          { id: "questions", label: text("actions.questions"), icon: FileQuestion, isDisabled: !props.isStored },
          { id: "check", label: text("actions.check"), icon: ListChecks, isDisabled: props.items.length === 0 },
          { id: "export", label: text("actions.export"), icon: FileDown, isDisabled: !props.isStored },
        ]),
  ];
  return (
    <Menu
      label={text("actions.more")}
      trigger={<IconButton icon={EllipsisVertical} label={text("actions.more")} />}
      groups={[{ id: "all", entries }]}
      placement="bottom end"
      onAction={(id) => acts[id]?.()}
    />
  );
};

/** The bar of the editor: name, state of saving and publishing, undo, preview, history and publish. */
export const EditorBar = (props: EditorBarProps) => {
  const { isReadOnly } = props;
  const text = useText(lessonEditorText);
  const state = states[props.published];
  return (
    <header className={styles["bar"]} data-print="no">
      <div className={styles["first"]}>
        <Anchor href={props.backHref} className={styles["back"]} aria-label={text("lessons")}>
          <ArrowLeft className={styles["backIcon"]} aria-hidden="true" />
        </Anchor>
        <input
          ref={props.nameRef}
          aria-label={text("name")}
          className={styles["name"]}
          value={props.name}
          placeholder={text("untitled")}
          maxLength={lessonLimits.name}
          readOnly={isReadOnly}
          onChange={(event) => props.onName(event.currentTarget.value)}
        />
      </div>
      <div className={styles["states"]}>
        <Pill tone={state.tone} icon={state.icon}>
          {text(`published.${props.published}`)}
        </Pill>
        <SaveStatus status={props.status} />
        {props.authors.length === 0 ? null : <authors.View authors={props.authors} items={props.items} />}
      </div>
      <div className={styles["tools"]}>
        {isReadOnly ? null : (
          <>
            <IconButton icon={Undo2} label={text("actions.undo")} shortcut="Ctrl Z" isDisabled={!props.canUndo} onPress={props.onUndo} />
            <IconButton
              icon={Redo2}
              label={text("actions.redo")}
              shortcut="Ctrl Shift Z"
              isDisabled={!props.canRedo}
              onPress={props.onRedo}
            />
          </>
        )}
        <span className={styles["wide"]}>
          <Button icon={Eye} onPress={props.onPreview}>
            {text("actions.preview")}
          </Button>
          <Button icon={History} isDisabled={!props.isStored} onPress={props.onHistory}>
            {text("actions.history")}
          </Button>
        </span>
        {isReadOnly ? null : (
          <Button
            kind="primary"
            isPending={props.isPublishing}
            isDisabled={props.published === "current" || !props.isStored}
            onPress={props.onPublish}
          >
            {text("actions.publish")}
          </Button>
        )}
        <More {...props} />
      </div>
    </header>
  );
};
