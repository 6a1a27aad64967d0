import type { ReactNode } from "react";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Tabs } from "../../../kit/tabs.view.tsx";
import { VisuallyHidden } from "../../../kit/visually-hidden.view.tsx";
import { Canvas, type CanvasProps } from "./canvas.view.tsx";
import { EditorBar, type EditorBarProps } from "./editor-bar.view.tsx";
import styles from "./editor.module.css";
import { Outline, type OutlineProps } from "./outline.view.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";

/** The part that a small screen shows. */
export type EditorPane = "outline" | "canvas" | "inspector";
const panes: readonly EditorPane[] = ["outline", "canvas", "inspector"];

export type LessonEditorViewProps = {
  readonly bar: EditorBarProps;
  readonly outline: OutlineProps;
  readonly canvas: CanvasProps;
  readonly inspector: ReactNode;
  readonly pane: EditorPane;
  readonly onPane: (pane: EditorPane) => void;
  /** above the panes: an offered draft, a failure */
  readonly notice: ReactNode;
  /** in place of the panes: preview or history */
  readonly over: ReactNode;
  /** what screen readers announce */
  readonly said: string;
  readonly onPaste: (text: string) => boolean;
  readonly onCopy: (isCut: boolean) => string | null;
};

const isInForm = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("input, textarea, [contenteditable=true]") !== null;

/** The lesson editor: outline, canvas and inspector side by side, one at a time on small screens. */
export const LessonEditorView = (props: LessonEditorViewProps) => {
  const text = useText(lessonEditorText);
  const { pane, outline } = props;
  const frame = useKeptFocus(outline.items, outline.selection.active);
  const take = (
    event: { readonly target: EventTarget; readonly clipboardData: DataTransfer; preventDefault: () => void },
    isCut: boolean,
  ): void => {
    const copied = isInForm(event.target) ? null : props.onCopy(isCut);
    if (copied === null) return;
    event.clipboardData.setData("text/plain", copied);
    event.preventDefault();
  };
  return (
    <div className={styles["editor"]} data-fills-page="true">
      <VisuallyHidden>
        <h1>{text("title", { name: props.bar.name === "" ? text("untitled") : props.bar.name })}</h1>
      </VisuallyHidden>
      <EditorBar {...props.bar} />
      {props.notice}
      <VisuallyHidden>
        <span role="status">{props.said}</span>
      </VisuallyHidden>
      {props.over ?? (
        <>
          <div className={styles["tabs"]} data-print="no">
            <Tabs
              label={text("panes.label")}
              tabs={panes.map((id) => ({ id, label: text(`panes.${id}`) }))}
              selected={pane}
              onSelect={(id) => props.onPane(panes.find((one) => one === id) ?? "outline")}
            />
          </div>
          <div ref={frame} className={styles["panes"]} data-pane={pane}>
            <div
              className={styles["outline"]}
              data-part="outline"
              onCopy={(event) => take(event, false)}
              onCut={(event) => take(event, true)}
              onPaste={(event) => {
                if (!isInForm(event.target) && props.onPaste(event.clipboardData.getData("text/plain"))) event.preventDefault();
              }}
            >
              <Outline {...outline} />
            </div>
            <div
              className={styles["canvas"]}
              data-part="canvas"
              onCopy={(event) => take(event, false)}
              onCut={(event) => take(event, true)}
              onPaste={(event) => {
                if (!isInForm(event.target) && props.onPaste(event.clipboardData.getData("text/plain"))) event.preventDefault();
              }}
            >
              <Canvas {...props.canvas} />
            </div>
            <div className={styles["inspector"]} data-part="inspector">
              {props.inspector}
            </div>
          </div>
        </>
      )}
    </div>
  );
};
